"""Two referees agree: the rules, and one that was written again from the specification alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from regency.core.match import Match, Position
from regency.core.notation import verify, write_match
from regency.games.royals import GAME
from regency.games.royals.tests.referee import CITIES, COUNTRIES, PAIRS, TITLES, judge
from regency.testing.walk import Plan, one_match


def verdict(lines: list[dict[str, Any]]) -> tuple[int, list[int] | None]:
    """Return the same from `verify`."""
    data = "".join(json.dumps(line) + "\n" for line in lines).encode()
    found = next(iter(verify(data, {"royals": GAME})))
    return (found.error.line, None) if found.error else (0, found.scores)


def played(seats: int, row: int, seed: int, clever: bool) -> list[dict[str, Any]]:
    """Return the lines of a match."""
    match = some_match(seats, row, seed, clever)
    return [json.loads(line) for line in write_match(match).splitlines()]


def some_match(seats: int, row: int, seed: int, clever: bool) -> Match:
    last: Position | None = None
    for visit in one_match(Plan(GAME), seats, {"open_row": row}, seed, clever):
        last = visit.position
    assert last is not None
    return last.match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("row", [3, 4])
@pytest.mark.parametrize("clever", [False, True])
def test_the_referee_agrees_on_sound_matches(seats: int, row: int, clever: bool) -> None:
    for seed in range(3):
        lines = played(seats, row, seed, clever)
        assert judge(lines) == verdict(lines) == (0, lines[-1]["result"]["scores"])


def tampered(lines: list[dict[str, Any]], dice: random.Random) -> Iterator[list[dict[str, Any]]]:
    """Yield copies with one line changed, dropped, doubled, swapped or invented."""
    for _ in range(25):
        copy = json.loads(json.dumps(lines))
        at = dice.randrange(1, len(copy))
        change = dice.randrange(8)
        line = copy[at]
        if change == 0:
            del copy[at]
        elif change == 1:
            copy.insert(at, copy[at])
        elif change == 2 and at + 1 < len(copy):
            copy[at], copy[at + 1] = copy[at + 1], copy[at]
        elif change == 3:
            copy[at] = dice.choice(lines[1:])
        elif change == 4:
            line["seat"] = dice.choice([0, 1, 2, -1, "0", None, 1.0, True])
        elif change == 5:
            for key in ("pay", "country"):
                if type(line.get(key)) is dict:
                    land = dice.choice([*COUNTRIES, *COUNTRIES, "italy"])
                    line[key][land] = dice.choice([0, 1, 2, 3, 4, 8, -1, 10**20, 1.0, True, None])
            for key in ("card", "city", "title", "from", "pile"):
                if key in line:
                    pool = [*COUNTRIES, *PAIRS, *CITIES, *TITLES, "deck", "row", "intrigue", 3]
                    line[key] = dice.choice(pool)
        elif change == 6:
            for key in ("intrigue", "order"):
                if type(line.get(key)) is list:
                    if line[key] and dice.random() < 0.5:
                        line[key].pop(dice.randrange(len(line[key])))
                    else:
                        line[key].append(dice.choice([*PAIRS, *COUNTRIES, 7]))
            if "result" in line:
                line["result"]["scores"][0] += 1
        elif change == 7 and len(line) > 1:
            del line[dice.choice(list(line))]
        yield copy


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("clever", [False, True])
def test_the_referee_agrees_on_tampered_matches(seats: int, clever: bool) -> None:
    dice = random.Random(seats + 10 * clever)
    caught = 0
    for seed in range(3):
        lines = played(seats, 3 + seed % 2, seed, clever)
        for copy in tampered(lines, dice):
            ours = judge(copy)
            assert ours == verdict(copy), f"line {ours[0]}: {copy[max(0, ours[0] - 1)]}"
            caught += ours[0] > 0
    assert caught > 25
