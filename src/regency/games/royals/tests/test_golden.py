"""The golden matches show, between them, everything that can happen in Royals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from regency.core.match import Chance, Match, Position, replay
from regency.core.notation import read_matches
from regency.core.types import State
from regency.games.royals import GAME
from regency.games.royals.data.tables import (
    CITY_BONUS,
    NOBLE_CITY,
    NOBLE_COST,
    NOBLE_COUNTRY,
    NOBLE_INTRIGUE,
    NOBLES,
    TITLE_IDS,
)
from regency.games.royals.rules.state import DRAW, REFILL, SHUFFLE_COUNTRY, SHUFFLE_INTRIGUE

FILES = sorted((GAME.folder / "golden").glob("*.ndjson"))

#: What must be seen, with the clause it shows.
FEATURES = {
    "city bonus": "RY-13",
    "country bonus": "RY-14",
    "second country bonus": "RY-14",
    "noble-house bonus": "RY-15",
    "country joker": "RY-9",
    "intrigue joker": "RY-9",
    "usurped king": "RY-8",
    "intrigue deck renewed": "RY-11",
    "discard": "RY-12",
    "deck runs out in a draw": "RY-16",
    "deck runs out in the refill": "RY-16",
    "final round": "RY-17",
    "shuffle right before the result": "RY-12",
    "influence tie by cost": "RY-19",
    "influence tie by city": "RY-19",
    "title won": "RY-20",
    "title shared by two": "RY-20",
    "title lost by three": "RY-20",
    "title without cubes": "RY-20",
    "score tie by the highest marker": "RY-21",
    "score tie by the next marker": "RY-21",
    "score tie by a later marker": "RY-21",
    "score tie shared": "RY-21",
}
SIMPLE = {
    "city": "city bonus",
    "house": "noble-house bonus",
    "discarded": "discard",
}
SCORE_TIES = ("highest", "next", "later")


@cache
def golden(name: str) -> Match:
    data = (GAME.folder / "golden" / name).read_bytes()
    return read_matches(data, {GAME.name: GAME})[0]


def features(match: Match) -> Iterator[str]:
    """Yield what a match shows."""
    position = Position(match.game, match.seats, match.options)
    for step in match.steps:
        before = position.state.copy()
        facts = position.take(step)
        state = position.state
        if isinstance(step, Chance):
            yield from shuffle_features(before, position.over)
        if state.ran_out and state.period == 2 and state.phase == DRAW and state.turn > 0:
            yield "final round"
        for fact in facts:
            if fact.kind in SIMPLE:
                yield SIMPLE[fact.kind]
            elif fact.kind == "country":
                yield "second country bonus" if fact["place"] else "country bonus"
            elif fact.kind == "title":
                yield "title shared by two" if fact["shared"] else "title won"
            elif fact.kind == "title_lost":
                cubes = int(state.title_cubes[fact["title"]].max())
                yield "title lost by three" if cubes else "title without cubes"
            elif fact.kind in ("claimed", "usurped"):
                paid = next(f for f in facts if f.kind == "paid")
                if sum(paid.values.values()) - paid["seat"] > NOBLE_COST[fact["noble"]]:
                    yield "country joker"
            if fact.kind == "usurped":
                if NOBLES[fact["noble"]][1] == TITLE_IDS.index("king"):
                    yield "usurped king"
                added = state.discard[4:].sum() - before.discard[4:].sum()
                if added > NOBLE_INTRIGUE[fact["noble"]]:
                    yield "intrigue joker"
            if fact.kind == "period":
                yield from influence_ties(state)
    yield from score_ties(position.scores())


def shuffle_features(before: State, over: bool) -> Iterator[str]:
    if before.phase == SHUFFLE_INTRIGUE:
        yield "intrigue deck renewed"
    if before.phase == SHUFFLE_COUNTRY:
        refill = before.resume == REFILL
        yield "deck runs out in the refill" if refill else "deck runs out in a draw"
    if over:
        yield "shuffle right before the result"


def influence_ties(state: State) -> Iterator[str]:
    """Yield how ties for a marker were decided at a scoring."""
    seats = range(int(state.seats))
    for country in range(4):
        influence = [int(state.influence[country, seat]) for seat in seats]
        for a, b in combinations(seats, 2):
            ahead = sum(other > influence[a] for other in influence)
            if influence[a] == influence[b] > 0 and ahead < 2:
                best = [
                    max(
                        (int(NOBLE_COST[n]), int(CITY_BONUS[NOBLE_CITY[n]]))
                        for n in range(len(NOBLES))
                        if int(state.owner[n]) == seat and int(NOBLE_COUNTRY[n]) == country
                    )
                    for seat in (a, b)
                ]
                same = best[0][0] == best[1][0]
                yield "influence tie by city" if same else "influence tie by cost"


def score_ties(scores: list[list[int]]) -> Iterator[str]:
    for a, b in combinations(scores, 2):
        if a[0] == b[0]:
            differ = [column for column in range(1, len(a)) if a[column] != b[column]]
            if not differ:
                yield "score tie shared"
            else:
                word = SCORE_TIES[min(differ[0], len(SCORE_TIES)) - 1]
                article = "a" if word == "later" else "the"
                yield f"score tie by {article} {word} marker"


@pytest.mark.clause("RY-9", "RY-11", "RY-16", "RY-17", "RY-19", "RY-20", "RY-21")
def test_golden_matches_show_everything() -> None:
    seen = {feature for file in FILES for feature in features(golden(file.name))}
    assert set(FEATURES) <= seen


@pytest.mark.clause("RY-3", "RY-4")
def test_golden_matches_of_every_number_of_seats_and_both_rows() -> None:
    shown = {(golden(file.name).seats, golden(file.name).options["open_row"]) for file in FILES}
    assert shown >= {(seats, row) for seats in (2, 3, 4, 5) for row in (3, 4)}


def test_a_golden_match_replays_step_by_step() -> None:
    steps = list(replay(golden("seats-3-row-3.ndjson")))
    assert sum(fact.kind == "period" for step in steps for fact in step.events) == 3
