"""Finished matches to look back at."""

from __future__ import annotations

from functools import cache

from regency.bots.table import bot_match
from regency.core.match import Match
from regency.games import game


@cache
def finished(name: str, seats: int = 2, seed: int = 3, bot: str = "random") -> Match:
    """Return a match between bots; random ones make mistakes worth finding."""
    return bot_match(game(name), seats, {}, seed, [bot] * seats)
