"""Calls that wait outlive the server, and each is made by one: of several too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Person, Server, running
from tests.server.push_service import PATIENCE, PushService, push_service
from tests.server.test_calls import ALL, nobody_waits, playing
from tests.store.conftest import postgres

from regency.bench.postgres import Postgres
from regency.language import MissingText, Speaker
from regency.server.notices import caller as caller_module
from regency.server.notices.caller import Call, Caller, said
from regency.server.refusal import Elsewhere
from regency.server.tables.voices import voice_of
from regency.store import WaitingCall

__all__ = ["postgres"]
SOON: dict[str, Any] = {"call_after": 0.05, "push_own_network": True}


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def back(server: Server, person: Person) -> Person:
    """Return somebody with the browser they had at another server."""
    found = Person(server, None)
    for name, value in person.http.cookies.items():
        found.http.cookies.set(name, value, domain="127.0.0.1")
    return found


def calls_nobody(server: Server) -> None:
    """Let a server never get round to calling."""
    server.services.caller._ring = lambda identity: None  # type: ignore[method-assign]


def waiting_for(server: Server) -> list[WaitingCall]:
    waiting = server.services.store.waiting
    return server.call(lambda: waiting.due(2**60))


def waits(server: Server, kinds: set[str]) -> str:
    """Wait until somebody is to be called for these things; return who."""
    end = time.monotonic() + PATIENCE
    while {one.kind for one in waiting_for(server)} != kinds:
        assert time.monotonic() < end
        time.sleep(0.02)
    (identity,) = {one.identity for one in waiting_for(server)}
    return identity


def away(server: Server, service: PushService, wishes: dict[str, Any] = ALL) -> Person:
    """Let it be Bob's turn, who is not there; Ann has said something to him."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    bob.post("/me/calls/here", **service.browser().keys(), wishes=wishes)
    with ann.at(playing(server, ann, bob)) as socket:
        socket.wait_for_state()
        socket.play(0)
        socket.ask("chat", text="your turn")
    return bob


def titles(service: PushService, key: str, count: int) -> list[str]:
    return sorted(service.next(key)[1]["title"] for _ in range(count))


def test_a_restart_loses_no_call_and_makes_none_twice(tmp_path: Path, service: PushService) -> None:
    with running(tmp_path, **SOON) as server:
        calls_nobody(server)
        bob = away(server, service)
        waits(server, {"turn", "chat"})
        key = bob.http.get("/me/calls").json()["key"]
    assert service.messages.empty()
    with running(tmp_path, **SOON) as server:
        assert titles(service, key, 2) == ["New messages: Kuhn poker", "Your turn: Kuhn poker"]
        nobody_waits(server)
    with running(tmp_path, **SOON) as server:  # it is still his turn: he knows
        time.sleep(1.5)
        nobody_waits(server)
    assert service.messages.empty()


def test_what_waited_for_the_morning_waits_after_a_restart(
    tmp_path: Path, service: PushService
) -> None:
    night = ALL | {"quiet": {"begins": 22 * 60, "ends": 8 * 60}}
    at_night = lambda zone: datetime(2026, 5, 4, 23, 0, tzinfo=UTC)  # noqa: E731
    with running(tmp_path, **SOON) as server:
        server.services.caller.now = at_night
        bob = away(server, service, night)
        key = bob.http.get("/me/calls").json()["key"]
        waiting = server.services.store.waiting
        hours = 8.9 * 3600 * 1000 + time.time() * 1000
        identity = waits(server, {"turn", "chat"})
        time.sleep(0.5)  # what rings now finds that it is night
        server.call(lambda: server.services.caller._see_to(identity))
        assert server.call(lambda: waiting.due(int(hours))) == []
        server.call(lambda: waiting.postpone(identity, 2**60, 0))
    assert service.messages.empty()
    with running(tmp_path, **SOON) as server:  # it is day, by then
        server.services.caller.now = lambda zone: datetime(2026, 5, 5, 9, 0, tzinfo=UTC)
        assert titles(service, key, 2) == ["New messages: Kuhn poker", "Your turn: Kuhn poker"]
    assert service.messages.empty()


def test_who_sat_down_meanwhile_is_not_called_after_a_restart(
    tmp_path: Path, service: PushService
) -> None:
    with running(tmp_path, **SOON) as server:
        calls_nobody(server)
        bob = away(server, service)
        waits(server, {"turn", "chat"})
    with running(tmp_path, **SOON | {"call_after": 1.0}) as server:
        table = back(server, bob).http.get("/tables").json()["mine"][0]["id"]
        with back(server, bob).at(table) as socket:
            socket.wait_for_state()
            nobody_waits(server)
    assert service.messages.empty()


def test_what_cannot_be_judged_waits(tmp_path: Path, service: PushService) -> None:
    with running(tmp_path, **SOON) as server:
        calls_nobody(server)
        away(server, service)
        caller, mine = server.services.caller, waits(server, {"turn", "chat"})

        async def on_its_way(table_id: str) -> Any:
            raise Elsewhere("n2")

        caller._table = on_its_way
        server.call(lambda: caller._see_to(mine))
        assert len(waiting_for(server)) == 2
    assert service.messages.empty()


def test_of_two_nodes_one_calls_and_the_other_takes_over(
    tmp_path: Path, service: PushService, postgres: Postgres
) -> None:
    """The table is at the first, which never gets round to calling; its tables go to the second."""
    shared = {"database": postgres.new_database(), "lease": 5.0}
    folders = [tmp_path / "n1", tmp_path / "n2"]
    with running(folders[0], node="n1", **shared, **SOON) as first:
        calls_nobody(first)
        key_file = folders[0] / "push-key.pem"
        folders[1].mkdir()
        (folders[1] / key_file.name).write_bytes(key_file.read_bytes())
        with running(folders[1], node="n2", **shared, **SOON) as second:
            end = time.monotonic() + PATIENCE
            for one in (first, second):
                node = one.services.node
                assert node is not None
                while len(node.member.living()) < 2:
                    assert time.monotonic() < end
                    time.sleep(0.02)
            bob = away(first, service)
            key = bob.http.get("/me/calls").json()["key"]
            time.sleep(1.5)
            assert service.messages.empty()  # they are the first one's to make
            first.call(first.services.drain)
            told = titles(service, key, 2)
            assert told == ["New messages: Kuhn poker", "Your turn: Kuhn poker"]
            nobody_waits(second)
            time.sleep(1.0)
    assert service.messages.empty()


class Nobody(Caller):
    """Calls nobody: for what a caller does by itself."""

    def __init__(self) -> None:
        nothing: Any = None
        super().__init__(nothing, nothing, nothing, None, 20.0, own_network=True)


def test_one_call_that_fails_keeps_no_server_from_ending() -> None:
    async def fail() -> None:
        raise LookupError("of a kind that nobody thought of")

    async def scene() -> None:
        caller = Nobody()
        caller._begin(fail())
        await caller.close()

    asyncio.run(scene())


def test_a_game_that_does_not_speak_a_language_calls_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def only_english(game: str, language: str) -> Speaker:
        if language != "en":
            raise MissingText(f"there is no {language}")
        return voice_of(game, language)

    monkeypatch.setattr(caller_module, "voice_of", only_english)
    told = said([Call("turn", "t1", "kuhn", ("Ann",))], "uk")
    assert told == ("Your turn: Kuhn poker", "Ann")
