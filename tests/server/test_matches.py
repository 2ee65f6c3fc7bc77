"""Whole matches of every game over real WebSockets."""

from __future__ import annotations

import random

import pytest

from regency.games import games
from tests.server.playing import Person, Server, Socket

GAMES = games()


def play_on(socket: Socket, dice: random.Random) -> None:
    """Play one seat to the end, by any legal action."""
    while not socket.over():
        if socket.state and socket.state["legal"]:
            answer = socket.play(dice.choice(socket.state["legal"])["action"])
            assert answer["type"] == "done", answer
            if socket.state["at"] < answer["at"]:
                socket.until(lambda m, at=answer["at"]: m["type"] == "state" and m["at"] >= at)
        else:
            socket.wait_for_state()


@pytest.mark.parametrize("name", GAMES)
def test_a_person_against_bots_to_the_end(server: Server, name: str) -> None:
    person = Person(server)
    bots = ["page"] * (GAMES[name].seats[-1] - 1)
    table = person.open(name, ["me", *bots], start=True)
    with person.at(table) as socket:
        play_on(socket, random.Random(7))
        assert min(socket.state["places"]) == 1
        assert socket.state["to_act"] == []
