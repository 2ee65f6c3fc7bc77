"""The rules of Royals: everything the house looks for, gathered from the modules beside this."""

from regency.games.royals.data.tables import MAX_SEATS
from regency.games.royals.rules.census import census
from regency.games.royals.rules.deck import chance, picks, pool
from regency.games.royals.rules.redeal import determinize, reshuffle
from regency.games.royals.rules.scoring import scores
from regency.games.royals.rules.setup import setup
from regency.games.royals.rules.state import (
    ACTIONS,
    EVENTS,
    MAX_STEPS,
    NUM_CARDS,
    POOL_SIZE,
    SCORE_COLUMNS,
    STATE,
)
from regency.games.royals.rules.turn import apply, legal, sample, to_act

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
    "setup",
    "to_act",
]
