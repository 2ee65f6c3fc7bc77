"""Rows, decks, discards: dealing, drawing, shuffling."""

from regency.core.kernel import emit
from regency.core.types import EMPTY, Events, Ints, State
from regency.games.castle_combo.data.tables import DECK_SIZE
from regency.games.castle_combo.rules.state import DEAL, EMPTIED, ROW_SIZE, SHUFFLED, TURNED


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
