"""Rows, decks, discards: dealing, drawing, shuffling, and what a viewer cannot know of them."""

from regency.core.kernel import below, emit, seed_words
from regency.core.types import EMPTY, Events, Ints, State
from regency.games.castle_combo.data.tables import (
    CASTLE,
    DECK_SIZE,
    EMPTY_TABLEAU,
    LOCATION,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_TALLIES,
    START_GOLD,
    START_KEYS,
    VILLAGE,
)
from regency.games.castle_combo.rules.state import (
    DEAL,
    EMPTIED,
    MAX_SEATS,
    MOST_REMOVED,
    ROW_SIZE,
    SHUFFLED,
    TURNED,
)


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


def pool(state: State, out: Ints) -> int:
    """Write a location's whole deck before the deal, afterwards its discards (CC-1, CC-10)."""
    location = int(state.pile)
    if state.phase == DEAL:
        for i in range(DECK_SIZE):
            out[i] = location * DECK_SIZE + i
        return DECK_SIZE
    count = int(state.discards_size[location])
    for i in range(count):
        out[i] = state.discards[location, i]
    return count


def picks(state: State) -> int:
    """Return the size of the pool: chance orders all of it."""
    return DECK_SIZE if state.phase == DEAL else int(state.discards_size[int(state.pile)])


def stack(state: State, location: int, outcome: Ints, events: Events, count: int) -> int:
    """Make the cards of *outcome*, top first, the location's deck; its discards are used up."""
    size = outcome.shape[0]
    for i in range(size):
        state.deck[location, size - 1 - i] = outcome[i]
    state.deck_size[location] = size
    for i in range(int(state.discards_size[location])):
        state.discards[location, i] = EMPTY
    state.discards_size[location] = 0
    state.pile = EMPTY
    return emit(events, count, SHUFFLED, location, size, 0, 0, 0)


def fill_row(state: State, location: int, events: Events, count: int) -> int:
    """Turn up cards one by one until the row has three or nothing is left to draw (CC-9, CC-10).

    When the deck is empty and there are discards to shuffle, `pile` names the location and the row
    waits for chance.
    """
    for slot in range(ROW_SIZE):
        if state.row[location, slot] == EMPTY:
            size = int(state.deck_size[location]) - 1
            if size < 0:
                if state.discards_size[location] != 0:
                    state.pile = location
                return count
            card = int(state.deck[location, size])
            state.deck[location, size] = EMPTY
            state.deck_size[location] = size
            state.row[location, slot] = card
            count = emit(events, count, TURNED, location, slot, card, 0, 0)
    return count


def gaps(state: State, location: int) -> int:
    """Return how many cards the row lacks."""
    missing = 0
    for slot in range(ROW_SIZE):
        if state.row[location, slot] == EMPTY:
            missing += 1
    return missing


def discard(state: State, location: int, slot: int) -> int:
    """Put a card of the row on its discards and return it; the gap stays."""
    card = int(state.row[location, slot])
    size = int(state.discards_size[location])
    state.discards[location, size] = card
    state.discards_size[location] = size + 1
    state.row[location, slot] = EMPTY
    return card


def remove_location(state: State, location: int, events: Events, count: int) -> int:
    """Take the cards of a location out of the game; the messenger leaves for good (CC-11)."""
    removed = 0
    for slot in range(ROW_SIZE):
        if state.row[location, slot] != EMPTY:
            state.removed[removed] = state.row[location, slot]
            removed += 1
            state.row[location, slot] = EMPTY
    state.gone = location
    state.messenger = 1 - location
    return emit(events, count, EMPTIED, location, 0, 0, 0, 0)


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
