"""Regency: three royal-court games with people, with bots, and for research.

Everything for a first day is here: `from regency import Position, game, make_bot`. A name is
imported when it is first used, so that `import regency` alone stays quick.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regency import games
    from regency.bots import Bot, Budget, decide, make_bot
    from regency.core.game import Game
    from regency.core.match import Chance, IllegalChance, IllegalMove, Match, Move, Position
    from regency.games import game
    from regency.records import RecordError, Verdict, read_matches, verify, write_match
    from regency.rl.batch import Batch

__version__ = "0.1.0"
__all__ = [
    "Batch",
    "Bot",
    "Budget",
    "Chance",
    "Game",
    "IllegalChance",
    "IllegalMove",
    "Match",
    "Move",
    "Position",
    "RecordError",
    "Verdict",
    "decide",
    "game",
    "games",
    "make_bot",
    "read_matches",
    "verify",
    "write_match",
]

_HOMES = {
    "regency.bots": ("Bot", "Budget", "decide", "make_bot"),
    "regency.core.game": ("Game",),
    "regency.core.match": (
        "Chance", "IllegalChance", "IllegalMove", "Match", "Move", "Position",
    ),
    "regency.games": ("game",),
    "regency.records": ("RecordError", "Verdict", "read_matches", "verify", "write_match"),
    "regency.rl.batch": ("Batch",),
}  # fmt: skip
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # so that a wrong name is an error to a type checker

    def __getattr__(name: str) -> Any:
        if name == "games":  # the package itself: `games.names()`, `games.games()`
            return importlib.import_module("regency.games")
        if name not in _HOME_OF:
            raise AttributeError(f"module 'regency' has no attribute {name!r}")
        return getattr(importlib.import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
