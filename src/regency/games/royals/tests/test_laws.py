"""The laws of the house on Royals."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from regency.core.drivers import HEURISTIC_PLAYER
from regency.core.engine import engine
from regency.games.royals import GAME
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
