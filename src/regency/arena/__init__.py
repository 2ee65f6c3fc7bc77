"""The arena: bots against bots on duplicate deals, with ratings, intervals and nothing lost."""

from regency.arena.results import Results, open_results
from regency.arena.schedule import Pairing, Tournament
from regency.arena.standings import Standings, standings
from regency.arena.workers import play_all

__all__ = [
    "Pairing",
    "Results",
    "Standings",
    "Tournament",
    "open_results",
    "play_all",
    "standings",
]
