"""The empty match that waits for its deal (CC-1, CC-2)."""

from regency.core.kernel import seed_words
from regency.core.types import EMPTY, Ints, State
from regency.games.castle_combo.data.tables import (
    CASTLE,
    DECK_SIZE,
    EMPTY_TABLEAU,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_TALLIES,
    START_GOLD,
    START_KEYS,
    VILLAGE,
)
from regency.games.castle_combo.rules.state import DEAL, MAX_SEATS, MOST_REMOVED, ROW_SIZE


def setup(state: State, seats: int, options: Ints, seed: int) -> None:
    """Give every seat its gold and keys and wait for the deal of the castle (CC-1, CC-2)."""
    seed_words(state.rng, seed)
    state.phase = DEAL
    state.pile = CASTLE
    state.seats = seats
    state.turn = 0
    state.messenger = VILLAGE
    state.key_used = 0
    state.gone = EMPTY
    state.slot = EMPTY
    state.face = 0
    state.placed = EMPTY
    for i in range(MOST_REMOVED):
        state.removed[i] = EMPTY
    for location in range(NUM_LOCATIONS):
        state.deck_size[location] = 0
        state.discards_size[location] = 0
        for slot in range(ROW_SIZE):
            state.row[location, slot] = EMPTY
        for i in range(DECK_SIZE):
            state.deck[location, i] = EMPTY
            state.discards[location, i] = EMPTY
    for seat in range(MAX_SEATS):
        state.gold[seat] = START_GOLD if seat < seats else 0
        state.keys[seat] = START_KEYS if seat < seats else 0
        state.occupied[seat] = 0
        state.face_up[seat] = 0
        state.rows_used[seat] = 0
        state.columns_used[seat] = 0
        for cell in range(NUM_CELLS):
            state.cell[seat, cell] = EMPTY
            state.purse[seat, cell] = 0
        for column in range(NUM_TALLIES):
            state.tally[seat, column] = EMPTY_TABLEAU[column]
