"""Castle Combo: the state, the actions, the events, and the functions that move between them."""

from regency.games.castle_combo.data.tables import NUM_CARDS
from regency.games.castle_combo.rules.census import census
from regency.games.castle_combo.rules.decks import picks, pool
from regency.games.castle_combo.rules.redeal import determinize
from regency.games.castle_combo.rules.scoring import scores
from regency.games.castle_combo.rules.setup import setup
from regency.games.castle_combo.rules.state import (
    ACTIONS,
    EVENTS,
    MAX_SEATS,
    MAX_STEPS,
    POOL_SIZE,
    SCORE_COLUMNS,
    STATE,
)
from regency.games.castle_combo.rules.turn import apply, chance, legal, sample, to_act

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
    "sample",
    "scores",
    "setup",
    "to_act",
]
