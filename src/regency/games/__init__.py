"""The games: every subpackage that exports GAME, and folders named by $REGENCY_GAMES."""

from __future__ import annotations

import functools
import importlib
import os
import pkgutil
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regency.core.game import Game

# A game kept outside the package is found like one inside: REGENCY_GAMES=~/my-games.
__path__.extend(p for p in os.environ.get("REGENCY_GAMES", "").split(os.pathsep) if p)


def names() -> list[str]:
    """Return the games' names without importing them."""
    found = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted(name.replace("_", "-") for name in found)


@functools.cache
def games() -> Mapping[str, Game]:
    """Return every game by name."""
    found = {}
    for name in names():
        module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
        found[name] = module.GAME
    return MappingProxyType(found)


def game(name: str) -> Game:
    """Import one game; raises KeyError with the names there are."""
    if name not in names():
        raise KeyError(f"no game named {name!r}; there are {', '.join(names())}")
    found: Game = importlib.import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return found
