"""The rules of Kuhn poker: all that the house looks for, gathered from the modules beside this."""

from regency.games.kuhn.data.tables import NUM_CARDS
from regency.games.kuhn.rules.census import census
from regency.games.kuhn.rules.redeal import determinize, reshuffle
from regency.games.kuhn.rules.scoring import scores
from regency.games.kuhn.rules.setup import setup
from regency.games.kuhn.rules.state import (
    ACTIONS,
    EVENTS,
    MAX_SEATS,
    MAX_STEPS,
    POOL_SIZE,
    SCORE_COLUMNS,
    STATE,
)
from regency.games.kuhn.rules.turn import apply, chance, legal, picks, pool, to_act

__all__ = [
    "ACTIONS",
    "EVENTS",
    "MAX_SEATS",
    "MAX_STEPS",
    "NUM_CARDS",
    "POOL_SIZE",
    "SCORE_COLUMNS",
    "STATE",
    "apply",
    "census",
    "chance",
    "determinize",
    "legal",
    "picks",
    "pool",
    "reshuffle",
    "scores",
    "setup",
    "to_act",
]
