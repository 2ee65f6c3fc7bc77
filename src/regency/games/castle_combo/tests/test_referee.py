"""Two referees agree: the rules, and one that was written again from the specification alone."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from regency.core.engine import engine
from regency.core.match import Match, Position
from regency.core.notation import verify, write_match
from regency.games.castle_combo import GAME
from regency.games.castle_combo.tests.referee import CARD, Foul, judge


def played(seats: int, seed: int, clever: bool) -> Match:
    """A match by the compiled rules, at random or by the heuristic."""
    position = Position(GAME, seats, seed=seed)
    dice = random.Random(seed)
    buffers = position.rules.buffers()
    while not position.over:
        seat = position.seat_to_act()
        if seat < 0:
            position.chance()
        elif clever:
            buffers.rng[:] = [dice.getrandbits(32) | 1 for _ in range(4)]
            action = position.rules.choose(position.states, 0, seat, buffers.mask, buffers.rng)
            position.play(seat, int(action))
        else:
            position.play(seat, dice.choice(position.legal(seat)))
    return position.match


@pytest.mark.clause("CC-18", "CC-20")
@pytest.mark.parametrize("clever", [False, True], ids=["random", "heuristic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_referee_agrees(seats: int, clever: bool) -> None:
    assert engine(GAME).machine == "numba"
    for seed in range(40):
        record = write_match(played(seats, seed, clever))
        judge(record)
        (verdict,) = verify(record.encode(), {GAME.name: GAME})
        assert verdict.error is None


@pytest.mark.parametrize(
    "file", sorted((GAME.folder / "golden").glob("*.ndjson")), ids=lambda f: f.stem
)
def test_referee_agrees_with_the_golden_matches(file: Path) -> None:
    judge(file.read_text("utf-8"))


def test_referee_and_rules_refuse_the_same_lines() -> None:
    """Change one value of one line at random: both must refuse, or both accept."""
    refused = 0
    for seed in range(60):
        lines = [json.loads(x) for x in write_match(played(2 + seed % 4, seed, False)).splitlines()]
        dice = random.Random(seed)
        spoil(lines, dice)
        record = "".join(json.dumps(line) + "\n" for line in lines)
        try:
            judge(record)
            fair = True
        except Foul:
            fair = False
        verdicts = list(verify(record.encode(), {GAME.name: GAME}))
        assert (verdicts[0].error is None) == fair, (seed, verdicts[0].error)
        refused += not fair
    assert refused > 30


def spoil(lines: list[dict[str, Any]], dice: random.Random) -> None:
    """Exchange one legal-looking value for another."""
    index = dice.randrange(1, len(lines))
    line = lines[index]
    if line.get("do") == "recruit":
        change = dice.choice(["card", "face", "at"])
        line[change] = {
            "card": dice.choice(list(CARD)),
            "face": "up" if line["face"] == "down" else "down",
            "at": [dice.randint(-2, 2), dice.randint(-2, 2)],
        }[change]
    elif line.get("do") == "key":
        line["use"] = "refresh" if line["use"] == "messenger" else "messenger"
    elif line.get("do") == "choose":
        line["option"] = 3 - line["option"]
    elif line.get("do") == "discard":
        line["card"] = dice.choice(list(CARD))
    elif "chance" in line:
        line["order"] = [*line["order"][1:], dice.choice(list(CARD))]
    else:
        line["result"]["scores"][0] += 1
