"""Matches that were played without a server, handed in and kept as records."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.server.playing import Person, Server

from regency.core.match import Move, Position
from regency.core.notation import write_match
from regency.games import game as find_game
from regency.games import names


def played(name: str, seed: int = 1) -> Position:
    """Play a match of two at random."""
    dice, position = random.Random(seed), Position(find_game(name), 2, seed=seed)
    position.settle_chance()
    while not position.over:
        seat = position.seat_to_act()
        position.play(seat, dice.choice(position.legal(seat)))
        position.settle_chance()
    return position


def handed_in(position: Position, **changes: Any) -> dict[str, Any]:
    """Return what is sent of a match."""
    steps = [
        {"seat": step.seat, "what": [step.action]}
        if isinstance(step, Move)
        else {"seat": None, "what": list(step.outcome)}
        for step in position.match.steps
    ]
    match = {"game": position.game.name, "names": ["Ann", "page"], "steps": steps}
    return match | changes


@pytest.mark.parametrize("name", names())
def test_a_match_from_elsewhere_becomes_a_record(server: Server, name: str) -> None:
    person, position = Person(server), played(name)
    answer = person.http.post("/matches", json=handed_in(position, practice=True))
    assert answer.status_code == 201, answer.text
    info = answer.json()
    assert (info["names"], info["steps"]) == (["Ann", "page"], len(position.match.steps))
    kept = person.http.get(f"/matches/{info['id']}/record").text.splitlines()
    position.match.names = ["Ann", "page"]
    header, *lines = write_match(position.match).splitlines()
    assert json.loads(kept[0]) == {**json.loads(header), "practice": True}
    assert kept[1:] == lines


def test_what_cannot_be_is_refused(server: Server) -> None:
    person, whole = Person(server), handed_in(played("kuhn"))
    deal, *moves = whole["steps"]
    wrong: dict[str, dict[str, Any]] = {
        "not its turn": {"steps": [deal, {"seat": 1, "what": [0]}]},
        "no such action": {"steps": [deal, {"seat": 0, "what": [30_000]}]},
        "two actions at once": {"steps": [deal, {"seat": 0, "what": [0, 1]}]},
        "no such card": {"steps": [{"seat": None, "what": [7, 8]}, *moves]},
        "no deal": {"steps": moves},
        "after the end": {"steps": [deal, *moves, moves[-1]]},
        "too many seats": {"names": ["a", "b", "c"]},
        "no such option": {"options": {"jokers": 2}},
        "a name nobody can see": {"names": ["\u200b", "b"]},
        "beyond all numbers": {"steps": [deal, {"seat": 0, "what": [1 << 40]}]},
    }
    for why, changes in wrong.items():
        answer = person.http.post("/matches", json=whole | changes)
        assert answer.status_code == 422, (why, answer.text)
    assert person.http.post("/matches", json=whole | {"game": "chess"}).status_code == 404
    assert Person(server, None).http.post("/matches", json=whole).status_code == 403
