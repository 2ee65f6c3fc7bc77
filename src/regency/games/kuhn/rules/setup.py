"""The empty match that waits for its deal (KU-1, KU-2)."""

from regency.core.kernel import seed_words
from regency.core.types import EMPTY, Ints, State
from regency.games.kuhn.data.tables import ANTE
from regency.games.kuhn.rules.state import DEAL, MAX_DECISIONS, MAX_SEATS, NUM_SLOTS


def setup(state: State, seats: int, options: Ints, seed: int) -> None:
    """Take the antes and wait for the deal (KU-1, KU-2)."""
    seed_words(state.rng, seed)
    state.seats = seats
    state.phase = DEAL
    state.turn = 0
    state.decisions = 0
    state.winner = EMPTY
    for slot in range(NUM_SLOTS):
        state.slot[slot] = EMPTY
        state.slot_known[slot] = 0
    for seat in range(MAX_SEATS):
        state.paid[seat] = ANTE
    for i in range(MAX_DECISIONS):
        state.history[i] = EMPTY
