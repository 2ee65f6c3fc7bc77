"""What is said of matches that cannot be carried out tells no card: operators read it, and logs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regency.core.fair import settle
from regency.core.match import Position
from regency.games import games
from regency.server.tables.checking import check
from regency.server.tables.history import encode
from regency.server.tables.registry import new_kept
from regency.server.tables.seats import Plan, Seat
from regency.store import Stage, Table

KUHN = games()["kuhn"]
SEATS = (Seat("person", "ann", "Ann"), Seat("person", "bob", "Bob"))


def kept(stage: Stage, *entries: bytes) -> Table:
    begun = new_kept(KUHN, Plan("ann", SEATS))
    return replace(begun, id="t1", state=replace(begun.state, stage=stage), entries=entries)


def test_a_match_that_can_be_played_on_is_counted() -> None:
    found = check([kept("waiting"), kept("playing", b'["c",[2,0]]', b'["m",0,1,5]')], games())
    assert (found.running, found.finished, found.wrong) == (1, 0, [])


@pytest.mark.parametrize(
    ("stage", "entries", "why"),
    [
        ("playing", [b'["c",[2,2]]'], "IllegalChance in core/match.py:"),
        ("playing", [b'["c",[2,0]]', b'["m",1,1,5]'], "IllegalMove in core/match.py:"),
        ("over", [b"nonsense"], "JSONDecodeError in server/tables/history.py:"),
    ],
)
def test_what_is_wrong_is_named_without_a_card(
    stage: Stage, entries: list[bytes], why: str
) -> None:
    (told,) = check([kept(stage, *entries)], games()).wrong
    assert told.startswith(f"table t1: {why}")
    assert "card" not in told


def test_a_match_that_is_over_too_early_is_named() -> None:
    over = kept("over")
    position = Position(KUHN, 2)
    settle(position, over.seed, ())
    dealt = tuple(encode(step, 0) for step in position.match.steps)
    (told,) = check([replace(over, entries=dealt)], games()).wrong
    assert told == "table t1: its match is said to be over and is not"


def test_a_row_whose_seed_is_none_is_named() -> None:
    over = [b'["c",[2,0]]', b'["m",0,0,5]', b'["m",1,0,5]']
    (told,) = check([replace(kept("over", *over), seed=b"short")], games()).wrong
    assert told.startswith("table t1: ValueError in core/fair.py:")
