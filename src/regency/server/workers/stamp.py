"""By which rules a program thinks, as one number: only who has the same may think for it."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from regency import __version__
from regency.core.game import Game

#: PostgreSQL's advisory locks take numbers below this.
_BELOW = 1 << 31


def stamp_of(games: Mapping[str, Game]) -> int:
    """Return a number that differs wherever a record or an action might be understood otherwise."""
    said = [__version__]
    for name, game in sorted(games.items()):
        layout = game.rules.STATE.dtype.descr
        said.append(f"{name} {game.rules_version} {game.seats} {layout}")
    return zlib.crc32("\n".join(said).encode()) % _BELOW


def rules_of(games: Mapping[str, Game]) -> dict[str, int]:
    """Return the version of every game's rules."""
    return {name: game.rules_version for name, game in sorted(games.items())}
