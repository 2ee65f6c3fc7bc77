"""Where each card lies, for the law of conservation."""

from regency.core.types import EMPTY, Ints, State
from regency.games.castle_combo.data.tables import DECK_SIZE, NUM_CELLS, NUM_LOCATIONS
from regency.games.castle_combo.rules.state import MAX_SEATS, MOST_REMOVED, ROW_SIZE


def census(state: State, counts: Ints) -> None:
    """Count each card where it lies (for the law of conservation)."""
    for location in range(NUM_LOCATIONS):
        for slot in range(ROW_SIZE):
            if state.row[location, slot] != EMPTY:
                counts[int(state.row[location, slot])] += 1
        for i in range(DECK_SIZE):
            if state.deck[location, i] != EMPTY:
                counts[int(state.deck[location, i])] += 1
            if state.discards[location, i] != EMPTY:
                counts[int(state.discards[location, i])] += 1
    for seat in range(MAX_SEATS):
        for cell in range(NUM_CELLS):
            if state.cell[seat, cell] != EMPTY:
                counts[int(state.cell[seat, cell])] += 1
    for i in range(MOST_REMOVED):
        if state.removed[i] != EMPTY:
            counts[int(state.removed[i])] += 1
