"""Whole matches of every game over real WebSockets: with bots, with people, and after a restart."""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.playing import Person, Server, Socket, running

from regency.core.fair import verify_fair
from regency.games import games

GAMES = games()


def play_on(socket: Socket, dice: random.Random, most: int = 10_000) -> None:
    """Play one seat by any legal action, to the end or for a number of actions."""
    while not socket.over() and most > 0:
        if socket.state and socket.state["legal"]:
            answer = socket.play(dice.choice(socket.state["legal"])["action"])
            assert answer["type"] == "done", answer
            socket.reach(answer["at"])
            most -= 1
        else:
            socket.wait_for_state()


def play_together(sockets: list[Socket], watcher: Socket, dice: random.Random) -> None:
    """Let several people play, each from its own socket, while somebody watches."""
    for socket in sockets:
        if not socket.state:
            socket.wait_for_state()
    while not sockets[0].over():
        seat = dice.choice(sockets[0].state["to_act"])
        answer = sockets[seat].play(dice.choice(sockets[seat].state["legal"])["action"])
        assert answer["type"] == "done", answer
        for socket in (*sockets, watcher):
            socket.reach(answer["at"])


def check_record(person: Person, table: str) -> None:
    """The record of a finished match verifies, its deals included."""
    record = person.http.get(f"/matches/{table}/record")
    verdicts = list(verify_fair(record.content, GAMES))
    assert [verdict.error for verdict in verdicts] == [None]
    assert verdicts[0].scores is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_person_and_bots_to_the_end(server: Server, name: str) -> None:
    person = Person(server)
    bots = ["page"] * (min(3, GAMES[name].seats[-1]) - 1)
    table = person.open(name, ["me", *bots], start=True)
    with person.at(table) as socket:
        play_on(socket, random.Random(7))
        assert min(socket.state["places"]) == 1
        assert socket.state["to_act"] == []
        assert [step["at"] for step in socket.log] == list(range(1, socket.state["at"] + 1))
    check_record(person, table)


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])],
)
def test_people_and_a_spectator(server: Server, name: str, seats: int) -> None:
    people = [Person(server, f"Guest {n}") for n in range(seats)]
    table = people[0].open(name, ["me"] + ["open"] * (seats - 1))
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        watcher = stack.enter_context(Person(server, None).at(table))
        people[0].post(f"/tables/{table}/start")
        play_together(sockets, watcher, random.Random(seats))
        assert watcher.state["viewer"] == -1
        assert [socket.state["viewer"] for socket in sockets] == list(range(seats))
        assert [step["at"] for step in watcher.log] == list(range(1, watcher.state["at"] + 1))
    check_record(people[0], table)


@pytest.mark.parametrize("name", ["castle-combo", "kuhn"])
def test_a_match_goes_on_after_a_restart_bots_included(tmp_path: Path, name: str) -> None:
    dice = random.Random(1)
    with running(tmp_path) as server:
        person = Person(server)
        cookies = person.http.cookies
        table = person.open(name, ["me", "page"], start=True)
        with person.at(table) as socket:
            play_on(socket, dice, most=4)
            before = socket.wait_for_state() if not socket.state else socket.state
    with running(tmp_path) as server:
        person = Person(server, None)
        person.http.cookies = cookies
        going = person.http.get("/tables").json()["mine"]
        over = person.http.get("/me/history").json()["matches"]  # four moves may end a short one
        assert [info["id"] for info in (*going, *over)] == [table]
        with person.at(table, since=before["at"]) as socket:
            socket.wait_for_state()
            assert socket.state["at"] >= before["at"]
            assert all(step["at"] > before["at"] for step in socket.log)
            play_on(socket, dice)
        check_record(person, table)
