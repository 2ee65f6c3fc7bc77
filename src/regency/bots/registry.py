"""Bots by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from regency.bots.base import Bot
from regency.bots.heuristic import HeuristicBot
from regency.bots.random import RandomBot
from regency.core.game import Game

#: Every bot by the name it is asked for; called with the game and a seed.
BOTS: Mapping[str, Callable[[Game, int], Bot]] = MappingProxyType(
    {"random": RandomBot, "heuristic": HeuristicBot}
)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Return a new bot; raises ValueError with the names there are."""
    if name not in BOTS:
        raise ValueError(f"no bot named {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, seed)
