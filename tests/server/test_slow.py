"""A slow client never slows a table: it skips pictures and misses no line of the log."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.playing import Person, Server
from tests.server.test_matches import play_on

from regency.server.net.connection import LONGEST_QUEUE, TRY_AGAIN_LATER, Connection
from regency.server.net.transport import FLOODED


class Slow:
    """A line that takes what is sent together once, and then nothing until it is let go on."""

    def __init__(self) -> None:
        self.has_room = True
        self.got: list[dict[str, Any]] = []
        self.sent = 0
        self.closed: int | None = None

    def send_texts(self, *texts: bytes) -> None:
        self.got += [json.loads(text) for text in texts]
        self.sent += 1
        self.has_room = self.sent > 1

    def hang_up(self, code: int) -> None:
        self.closed = code

    def cut_off(self) -> None:
        self.closed = FLOODED

    def drop(self) -> None:
        raise AssertionError("dropped")


def follow(server: Server, table_id: str) -> tuple[Slow, Connection]:
    async def connect() -> tuple[Slow, Connection]:
        table, slow = server.services.registry.tables[table_id], Slow()
        link = Connection(table, None, slow, "drawn")
        link.enter()
        return slow, link

    return server.call(connect)


def let_go(server: Server, slow: Slow, link: Connection) -> None:
    async def go() -> None:
        slow.has_room = True
        link.write()
        link.table.listeners.go(link)

    server.call(go)


def test_it_gets_the_newest_picture_and_the_whole_log(server: Server) -> None:
    person = Person(server)
    table = person.open("castle-combo", ["me", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        slow, link = follow(server, table)
        play_on(socket, random.Random(1))
        assert slow.sent == 1  # it took nothing all the while, and the match went on
        let_go(server, slow, link)
        first, last = (message for message in slow.got if message["type"] == "drawn")
        assert first["at"] < last["at"] == socket.state["at"]
        told = [step["at"] for step in (*first["log"], *last["log"])]
        assert told == list(range(1, socket.state["at"] + 1))
        assert len(link._queue) == 0


def test_one_that_takes_nothing_at_all_is_asked_to_come_back(server: Server) -> None:
    person = Person(server)
    table = person.open("kuhn", ["me", "page"])
    slow, link = follow(server, table)

    async def flood() -> None:
        for _ in range(LONGEST_QUEUE + 1):
            link.tell(b"{}")

    server.call(flood)
    let_go(server, slow, link)
    assert slow.closed == TRY_AGAIN_LATER
    assert len(slow.got) == 1  # nothing is sent to someone who was asked to come back
