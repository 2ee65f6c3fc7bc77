"""Re-deals: only the order of the decks is unknown to anyone (CC-21)."""

from regency.core.kernel import below, seed_words
from regency.core.types import EMPTY, State
from regency.games.castle_combo.data.tables import DECK_SIZE, LOCATION, NUM_CELLS, NUM_LOCATIONS
from regency.games.castle_combo.rules.state import ROW_SIZE


def determinize(state: State, viewer: int, seed: int) -> None:
    """Shuffle what is left in the decks: only its order is unknown to anyone (CC-21)."""
    seed_words(state.rng, seed)
    for location in range(NUM_LOCATIONS):
        size = int(state.deck_size[location])
        if size > 0:
            seen = seen_cards(state, location)
            i = 0
            for n in range(DECK_SIZE):
                if (seen >> n) & 1 == 0:
                    # An inside-out shuffle: each new card changes places with one before it.
                    j = below(state.rng, i + 1)
                    state.deck[location, i] = state.deck[location, j]
                    state.deck[location, j] = location * DECK_SIZE + n
                    i += 1


def seen_cards(state: State, location: int) -> int:
    """Return the location's cards that lie face up or were seen, as bits from its first card."""
    first = location * DECK_SIZE
    seen = 0
    for slot in range(ROW_SIZE):
        if state.row[location, slot] != EMPTY:
            seen |= 1 << (int(state.row[location, slot]) - first)
    for i in range(int(state.discards_size[location])):
        seen |= 1 << (int(state.discards[location, i]) - first)
    for seat in range(int(state.seats)):
        for cell in range(NUM_CELLS):
            card = int(state.cell[seat, cell])
            if card != EMPTY and LOCATION[card] == location:
                seen |= 1 << (card - first)
    return seen
