"""The rules of For the King (and Me): plain functions that run on every machine."""

from regency.games.for_the_king.data.tables import MAX_SEATS, NUM_CARDS
from regency.games.for_the_king.rules.census import census
from regency.games.for_the_king.rules.redeal import determinize, reshuffle
from regency.games.for_the_king.rules.scoring import scores
from regency.games.for_the_king.rules.setup import setup
from regency.games.for_the_king.rules.standing import scores_now
from regency.games.for_the_king.rules.state import (
    ACTIONS,
    EVENTS,
    MAX_STEPS,
    POOL_SIZE,
    SCORE_COLUMNS,
    STATE,
)
from regency.games.for_the_king.rules.turn import apply, chance, legal, picks, pool, sample, to_act

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
    "sample",
    "scores",
    "scores_now",
    "setup",
    "to_act",
]
