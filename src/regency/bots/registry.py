"""Bots by name, with parameters: `heuristic`, `knight`, `ismcts:ms=500`, and other people's."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable, Mapping
from types import MappingProxyType

from regency.bots.base import Bot, Budget
from regency.bots.heuristic import HeuristicBot
from regency.bots.ismcts import IsmctsBot
from regency.bots.levels import LEVELS, LevelBot
from regency.bots.random import RandomBot
from regency.core.game import Game

#: Makes a bot from a game, a seed and the parameters after its name.
Maker = Callable[[Game, int, Mapping[str, int]], Bot]
#: Packages add bots of their own under this entry point; each is a Maker.
ENTRY_POINTS = "regency.bots"


def _random(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
    _expect(parameters)
    return RandomBot(game, seed)


def _heuristic(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
    _expect(parameters)
    return HeuristicBot(game, seed)


def _ismcts(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
    _expect(parameters, "ms", "iterations")
    budget = Budget(parameters.get("ms"), parameters.get("iterations"))
    return IsmctsBot(game, seed, None if budget == Budget() else budget)


def _level(name: str) -> Maker:
    def make(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
        _expect(parameters)
        return LevelBot(game, seed, name)

    return make


def _expect(parameters: Mapping[str, int], *known: str) -> None:
    for name in parameters:
        if name not in known:
            raise ValueError(f"no parameter {name!r}; there are: {', '.join(known) or 'none'}")


OUR_BOTS: Mapping[str, Maker] = MappingProxyType(
    {
        "random": _random,
        "heuristic": _heuristic,
        "ismcts": _ismcts,
        **{name: _level(name) for name in LEVELS},
    }
)


def bot_makers() -> dict[str, Maker]:
    """Return every bot by name: ours, and those of installed packages."""
    found = dict(OUR_BOTS)
    for entry in importlib.metadata.entry_points(group=ENTRY_POINTS):
        if entry.name not in found:
            found[entry.name] = entry.load()
    return found


def is_bot(spec: str) -> bool:
    """Tell whether *spec* names a bot rather than a person."""
    return spec.partition(":")[0] in bot_makers()


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Return a new bot from `name` or `name:parameter=number:…`; raises ValueError saying why."""
    name, *parts = spec.split(":")
    makers = bot_makers()
    if name not in makers:
        raise ValueError(f"no bot named {name!r}; there are {', '.join(makers)}")
    parameters: dict[str, int] = {}
    for part in parts:
        key, _, value = part.partition("=")
        if not value.isdecimal():
            raise ValueError(f"{spec}: a parameter is written name=number, not {part!r}")
        parameters[key] = int(value)
    try:
        return makers[name](game, seed, parameters)
    except ValueError as error:
        raise ValueError(f"{spec}: {error}") from error
