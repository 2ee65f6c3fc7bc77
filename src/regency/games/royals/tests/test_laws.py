"""The laws of the house on Royals, its words and its player."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.core.drivers import HEURISTIC_PLAYER, RANDOM_PLAYER
from regency.core.engine import engine
from regency.core.match import places
from regency.core.notation import Refused
from regency.games.royals import GAME
from regency.games.royals.rules.state import DRAW
from regency.games.royals.tests.kit import FRANCE, SPAIN, Table, refused
from regency.language import LANGUAGES, locale_keys
from regency.testing import LAWS, check_game
from regency.testing.laws_of_play import _compare_steps
from regency.testing.walk import Plan

#: Worlds are replayed from the start for every viewer: one number of seats has to do.
LONG_LAWS = ("no-leak",)
#: This one has the interpreted machine play hundreds of matches, which takes an hour.
MACHINES = ("machines",)


@pytest.mark.parametrize("law", [law for law in LAWS if law not in LONG_LAWS + MACHINES])
def test_laws(law: str) -> None:
    check_game(GAME, [law], matches=2, stride=41)


@pytest.mark.parametrize("law", LONG_LAWS)
def test_long_laws_with_three_seats(law: str) -> None:
    three = replace(GAME, seats=range(3, 4), options={})
    check_game(three, [law], matches=2)


@pytest.mark.parametrize("clever", [False, True])
def test_machines_agree_step_by_step(clever: bool) -> None:
    _compare_steps(Plan(GAME), 2 + clever, {"open_row": 4}, "python", "numba", clever)


def test_machines_agree_on_a_match_with_bounds_checked() -> None:
    options = GAME.option_values({})
    for seats in GAME.seats:
        plain = engine(GAME).play(seats, options, 9, 50, [HEURISTIC_PLAYER] * seats)
        strict = engine(GAME, boundscheck=True).play(
            seats, options, 9, 50, [HEURISTIC_PLAYER] * seats
        )
        assert np.array_equal(plain[1], strict[1])


def test_states_have_no_gaps() -> None:
    layout = GAME.rules.STATE.dtype
    assert layout.fields is not None
    assert layout.itemsize == sum(int(field[0].itemsize) for field in layout.fields.values())


def test_every_clause_is_told_in_every_language() -> None:
    for language in LANGUAGES:
        keys = locale_keys(GAME.folder / "locales", language)
        assert {f"rules-RY-{n}" for n in range(1, 23)} <= keys


# --- malformed lines

MALFORMED: list[dict[str, Any]] = [
    {"seat": 0, "do": "draw"},
    {"seat": 0, "do": "draw", "from": "hand"},
    {"seat": 0, "do": "draw", "from": 1},
    {"seat": 0, "do": "draw", "from": "row"},
    {"seat": 0, "do": "draw", "from": "row", "card": None},
    {"seat": 0, "do": "draw", "from": "row", "card": "france+spain"},
    {"seat": 0, "do": "draw", "from": "deck", "card": "italy"},
    {"seat": 0, "do": "draw", "from": "deck", "card": ["france"]},
    {"seat": 0, "do": "fly"},
    {"seat": 0, "do": None},
    {"seat": "0", "do": "draw", "from": "deck"},
    {"seat": 0.0, "do": "draw", "from": "deck"},
    {"seat": True, "do": "draw", "from": "deck"},
    {"do": "draw", "from": "deck"},
    {"seat": 7, "do": "draw", "from": "deck"},
    {"seat": -1, "do": "draw", "from": "deck"},
    {"seat": 10**40, "do": "draw", "from": "deck"},
    {"seat": 0, "do": "claim"},
    {"seat": 0, "do": "claim", "city": "rome", "title": "king", "pay": {}, "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "pope", "pay": {}, "intrigue": []},
    {"seat": 0, "do": "claim", "city": ["paris"], "title": "king", "pay": {}, "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": [], "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {}},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {"rome": 1},
     "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {"france": -1},
     "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {"france": 1.0},
     "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {"france": True},
     "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {}, "intrigue": ["spain"]},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {},
     "intrigue": ["spain+france"]},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {}, "intrigue": [[]]},
    {"seat": 0, "do": "discard"},
    {"seat": 0, "do": "discard", "country": {}},
    {"seat": 0, "do": "discard", "intrigue": []},
    {"seat": 0, "do": "discard", "country": {"france": "1"}, "intrigue": []},
]  # fmt: skip


@pytest.mark.parametrize("line", MALFORMED, ids=[json.dumps(line) for line in MALFORMED])
def test_malformed_lines(line: dict[str, Any]) -> None:
    with refused("record"):
        Table(2).read(**line)


@pytest.mark.parametrize(
    "line",
    [
        {"chance": "deal", "pile": "country", "order": []},
        {"chance": "shuffle", "order": []},
        {"chance": "shuffle", "pile": "row", "order": []},
        {"chance": "shuffle", "pile": "country"},
        {"chance": "shuffle", "pile": "country", "order": ["italy"]},
        {"chance": "shuffle", "pile": "country", "order": [1]},
        {"chance": ["shuffle"], "pile": "country", "order": []},
    ],
)
def test_malformed_shuffles(line: dict[str, Any]) -> None:
    table = Table(2)
    table.arrange(phase=DRAW)
    table.drain(0, 1)
    table.draw(0, "deck")
    with refused("record"):
        table.read(**line)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False)
    | st.sampled_from([FRANCE, SPAIN, "france+spain", "deck", "row", "paris", "king", "intrigue"])
    | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from([FRANCE, SPAIN, "x"]), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(
    do=st.sampled_from(["draw", "claim", "end", "discard", "shuffle"]),
    rest=st.dictionaries(
        st.sampled_from(["from", "card", "city", "title", "pay", "intrigue", "country", "seat"]),
        JSON,
    ),
    phase=st.sampled_from(["draw", "play", "discard"]),
)
def test_no_line_raises_anything_but_refused(do: str, rest: dict[str, Any], phase: str) -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 13 if phase == "discard" else 3, "france+spain": 2})
    if phase == "draw":
        table.state.phase = DRAW
    if phase == "discard":
        table.end(0)
    line = {"seat": 0, "do": do, **rest}
    before = table.state.copy()
    try:
        table.reader.read(line)
    except Refused:
        assert before.tobytes() == table.state.tobytes()


# --- the player


def wins(seats: int, hero: int, count: int, seed: int) -> int:
    rules = engine(GAME)
    players = [HEURISTIC_PLAYER if seat == hero else RANDOM_PLAYER for seat in range(seats)]
    states, reports = rules.play(seats, GAME.option_values({}), seed, count, players)
    assert not reports[:, 3].any()
    points = rules.buffers().points
    won = 0
    for i in range(count):
        rules.scores(states, i, points)
        won += places([tuple(row) for row in points[:seats]])[hero] == 1
    return won


def test_the_heuristic_beats_random_players() -> None:
    count = 200
    won = sum(wins(2, hero, count, seed=5) for hero in (0, 1))
    assert won >= 0.95 * 2 * count
    assert wins(4, 1, count, seed=6) >= 0.95 * count


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_heuristic_matches_look_like_real_ones(seats: int) -> None:
    rules = engine(GAME)
    count = 100
    players = [HEURISTIC_PLAYER] * seats
    states, reports = rules.play(seats, GAME.option_values({}), 1, count, players, audit=True)
    assert not reports[:, 3].any()
    kings = np.array([state.title_cubes[6].sum() for state in states])
    bonuses = np.array([(state.country_taken >= 0).sum() for state in states])
    usurped = np.array([state.cathedral.sum() for state in states])
    assert kings.mean() > 1
    assert bonuses.mean() > 0.5
    assert usurped.mean() > 3
