"""check_game: every law of the house, on one game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from regency.core.game import Game
from regency.testing.laws_of_drawings import check_drawings
from regency.testing.laws_of_foresight import check_foresight
from regency.testing.laws_of_play import (
    check_conservation,
    check_machines,
    check_progress,
    check_purity,
    check_scores,
)
from regency.testing.laws_of_secrecy import (
    check_no_leak,
    check_open_hands,
    check_redeals,
    check_secrecy,
)
from regency.testing.laws_of_words import check_golden, check_languages, check_notation
from regency.testing.walk import Plan

#: Every law by name, in the order they are checked: the cheap and telling ones first.
LAWS: Mapping[str, Callable[[Plan], None]] = MappingProxyType(
    {
        "progress": check_progress,
        "conservation": check_conservation,
        "purity": check_purity,
        "scores": check_scores,
        "secrecy": check_secrecy,
        "no-leak": check_no_leak,
        "re-deals": check_redeals,
        "open-hands": check_open_hands,
        "foresight": check_foresight,
        "drawings": check_drawings,
        "languages": check_languages,
        "notation": check_notation,
        "golden": check_golden,
        "machines": check_machines,
    }
)


def check_game(game: Game, laws: Collection[str] = tuple(LAWS), **plan: Any) -> None:
    """Check a game against the laws; raises LawBroken at the first breach.

    Keyword arguments are those of `Plan`: how many matches, which machines, a progress callback.
    """
    chosen = replace(Plan(game), **plan)
    for name in laws:
        chosen.progress(f"{game.name}: law of {name}")
        LAWS[name](chosen)
