"""Bots by name, with parameters: `heuristic`, `knight`, `ismcts:ms=500,threads=4`, and others'."""

from __future__ import annotations

import dataclasses
import importlib.metadata
import re
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType

from regency.bots.base import Bot, Budget
from regency.bots.heuristic import HeuristicBot
from regency.bots.ismcts import IsmctsBot, Settings, settings_for
from regency.bots.levels import LEVELS, LevelBot
from regency.bots.net import Manner, NetBot, has_network
from regency.bots.net_tree import SearchBot, SearchSettings, search_settings
from regency.bots.random import RandomBot
from regency.core.game import Game

#: Makes a bot from a game, a seed and the parameters after its name.
Maker = Callable[[Game, int, Mapping[str, int]], Bot]
#: Packages add bots of their own under this entry point; each is a Maker.
ENTRY_POINTS = "regency.bots"
MOST_THREADS = 64
#: The settings of the searches, for experiments: whole numbers stand for hundredths.
HUNDREDTHS = tuple(field.name for field in dataclasses.fields(Settings))
MANNER_HUNDREDTHS = tuple(field.name for field in dataclasses.fields(Manner))
SEARCH_HUNDREDTHS = tuple(field.name for field in dataclasses.fields(SearchSettings))


def _random(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
    _expect(parameters)
    return RandomBot(game, seed)


def _heuristic(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
    _expect(parameters)
    return HeuristicBot(game, seed)


def _net(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
    _expect(parameters, *MANNER_HUNDREDTHS)
    manner = Manner(**{key: value / 100 for key, value in parameters.items()})
    if manner.habit > 1:
        raise ValueError(f"habit is a share of 100, not {parameters['habit']}")
    return NetBot(game, seed, manner=manner)


def _ismcts(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
    _expect(parameters, "ms", "iterations", "threads", "cpu", *HUNDREDTHS)
    budget, clock = _thinking(parameters)
    changes = {key: value / 100 for key, value in parameters.items() if key in HUNDREDTHS}
    threads = parameters.get("threads", 1)
    if not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"threads 1 to {MOST_THREADS}, not {threads}")
    return IsmctsBot(game, seed, budget, settings_for(game, **changes), threads, clock)


def _search(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
    _expect(parameters, "ms", "iterations", "cpu", *SEARCH_HUNDREDTHS)
    budget, clock = _thinking(parameters)
    changes = {key: value / 100 for key, value in parameters.items() if key in SEARCH_HUNDREDTHS}
    return SearchBot(game, seed, budget, search_settings(game, **changes), clock)


def _thinking(parameters: Mapping[str, int]) -> tuple[Budget | None, Callable[[], float]]:
    """Return how long a search may take, if that is said, and by which clock."""
    if {"ms", "cpu"} <= parameters.keys():
        raise ValueError("time is either ms, by the clock on the wall, or cpu, of the processor")
    budget = Budget(parameters.get("ms", parameters.get("cpu")), parameters.get("iterations"))
    if 0 in (budget.milliseconds, budget.iterations):
        raise ValueError("ms, cpu and iterations are at least 1")
    # What a thread was given by a busy computer is what a match between bots should count.
    clock = time.thread_time if "cpu" in parameters else time.perf_counter
    return None if budget == Budget() else budget, clock


def _level(name: str) -> Maker:
    def make(game: Game, seed: int, parameters: Mapping[str, int]) -> Bot:
        _expect(parameters, "counts")
        if not parameters and name in game.levels and has_network(game):
            return make_bot(game.levels[name], game, seed)
        return LevelBot(game, seed, name, counts=parameters.get("counts", 0) != 0)

    return make


def _expect(parameters: Mapping[str, int], *known: str) -> None:
    for name in parameters:
        if name not in known:
            raise ValueError(f"no parameter {name!r}; there are: {', '.join(known) or 'none'}")


OUR_BOTS: Mapping[str, Maker] = MappingProxyType(
    {
        "random": _random,
        "heuristic": _heuristic,
        "net": _net,
        "ismcts": _ismcts,
        "search": _search,
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
    name = spec.partition(":")[0]
    return name in OUR_BOTS or name in bot_makers()


def split_specs(listed: str) -> list[str]:
    """Return the bots, or people, of a list with commas; `name=number` belongs to the one before.

    >>> split_specs("knight,ismcts:ms=500,threads=4,random")
    ['knight', 'ismcts:ms=500,threads=4', 'random']
    """
    found: list[str] = []
    for part in (piece.strip() for piece in listed.split(",")):
        if found and ":" in found[-1] and re.fullmatch(r"\w+=\w*", part):
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def parsed(spec: str) -> tuple[str, dict[str, int]]:
    """Return the name of a bot and its parameters; raises ValueError where they are ill-written.

    >>> parsed("ismcts:ms=500,threads=4")
    ('ismcts', {'ms': 500, 'threads': 4})
    """
    name, colon, rest = spec.partition(":")
    parameters: dict[str, int] = {}
    for part in re.split("[:,]", rest) if colon else ():
        key, _, value = part.partition("=")
        if not value.isdecimal():
            raise ValueError(f"{spec}: a parameter is written name=number, not {part!r}")
        parameters[key] = int(value)
    return name, parameters


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Return a new bot from `name` or `name:parameter=number,…`; raises ValueError saying why."""
    name, parameters = parsed(spec)
    # Installed packages are read from disk, which takes longer than a short match.
    makers = OUR_BOTS if name in OUR_BOTS else bot_makers()
    if name not in makers:
        raise ValueError(f"no bot named {name!r}; there are {', '.join(makers)}")
    try:
        return makers[name](game, seed, parameters)
    except ValueError as error:
        raise ValueError(f"{spec}: {error}") from error
