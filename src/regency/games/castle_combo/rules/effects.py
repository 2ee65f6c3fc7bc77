"""Abilities: each kind of line is a small function, what it counts is a column of the tally."""

from regency.core.kernel import emit
from regency.core.types import EMPTY, Events, State
from regency.games.castle_combo.data.tables import (
    ALL_PLAYERS_GAIN_KEYS,
    CAPACITY,
    CAPACITY_TALLY,
    DISCARD_FROM_ROW,
    GAIN_GOLD_PER,
    GAIN_KEYS,
    GAIN_KEYS_PER,
    LINE_AMOUNT,
    LINE_COUNT,
    LINE_KIND,
    LINE_LOCATION,
    LINE_NEIGHBOUR,
    NUM_CELLS,
    OPPONENTS_GAIN_GOLD,
    OPPONENTS_GAIN_KEYS,
    PURSE_ADD_EACH,
    PURSE_FILL,
    STORED_TALLY,
)
from regency.games.castle_combo.rules.state import DISCARD, GAINED, STORED


def gain(state: State, seat: int, gold: int, keys: int, events: Events, count: int) -> int:
    """Give a seat gold and keys from the supply."""
    if gold == 0 and keys == 0:
        return count
    state.gold[seat] = int(state.gold[seat]) + gold
    state.keys[seat] = int(state.keys[seat]) + keys
    return emit(events, count, GAINED, seat, gold, keys, 0, 0)


def gain_everyone_else(
    state: State, seat: int, gold: int, keys: int, events: Events, count: int
) -> int:
    """Give every opponent gold and keys, at once (CC-12, CC-16)."""
    for other in range(int(state.seats)):
        if other != seat:
            count = gain(state, other, gold, keys, events, count)
    return count


def gain_everyone(state: State, keys: int, events: Events, count: int) -> int:
    """Give every seat keys, the own one included."""
    for seat in range(int(state.seats)):
        count = gain(state, seat, 0, keys, events, count)
    return count


def left_of(state: State, seat: int) -> int:
    """Return the next seat."""
    return seat + 1 if seat + 1 < int(state.seats) else 0


def right_of(state: State, seat: int) -> int:
    """Return the seat before."""
    return seat - 1 if seat > 0 else int(state.seats) - 1


def counted(state: State, seat: int, card: int, line: int) -> int:
    """Return how often a line finds what it counts, in the better neighbour's tableau (CC-12)."""
    column = int(LINE_COUNT[card, line])
    if LINE_NEIGHBOUR[card, line] == 0:
        return int(state.tally[seat, column])
    left = int(state.tally[left_of(state, seat), column])
    right = int(state.tally[right_of(state, seat), column])
    return max(left, right)


def room_in(state: State, seat: int, cell: int) -> int:
    """Return how much more gold the card in a cell can hold; face down it holds none."""
    if (int(state.face_up[seat]) >> cell) & 1 == 0:
        return 0
    return int(CAPACITY[int(state.cell[seat, cell])]) - int(state.purse[seat, cell])


def room_in_all(state: State, seat: int) -> int:
    """Return how much more gold a seat's purses can hold together."""
    return int(state.tally[seat, CAPACITY_TALLY]) - int(state.tally[seat, STORED_TALLY])


def store(state: State, seat: int, cell: int, gold: int, events: Events, count: int) -> int:
    """Put gold on a purse (CC-15)."""
    state.purse[seat, cell] = int(state.purse[seat, cell]) + gold
    state.tally[seat, STORED_TALLY] = int(state.tally[seat, STORED_TALLY]) + gold
    return emit(events, count, STORED, seat, int(state.cell[seat, cell]), gold, 0, 0)


def purse_add_each(state: State, seat: int, amount: int, events: Events, count: int) -> int:
    """Put gold from the supply on every purse, up to its capacity (CC-15)."""
    for cell in range(NUM_CELLS):
        gold = min(amount, room_in(state, seat, cell))
        if gold > 0:
            count = store(state, seat, cell, gold, events, count)
    return count


def purse_fill(state: State, seat: int, cards: int, events: Events, count: int) -> int:
    """Fill the purses with the most room, the first in reading order where equal (CC-15)."""
    for _ in range(cards):
        roomiest = 0
        most = 0
        for cell in range(NUM_CELLS):
            room = room_in(state, seat, cell)
            if room > most:
                most = room
                roomiest = cell
        if most > 0:
            count = store(state, seat, roomiest, most, events, count)
    return count


def await_discard(state: State, card: int, line: int) -> None:
    """Let the seat discard a card of a row, unless the location is gone (CC-14)."""
    if state.gone != LINE_LOCATION[card, line]:
        state.phase = DISCARD


def perform(state: State, seat: int, card: int, line: int, events: Events, count: int) -> int:
    """Carry out one line of a card's ability (CC-8); a discount is in the tally already."""
    kind = LINE_KIND[card, line]
    amount = int(LINE_AMOUNT[card, line])
    if kind == GAIN_GOLD_PER:
        return gain(state, seat, amount * counted(state, seat, card, line), 0, events, count)
    if kind == GAIN_KEYS_PER:
        return gain(state, seat, 0, amount * counted(state, seat, card, line), events, count)
    if kind == GAIN_KEYS:
        return gain(state, seat, 0, amount, events, count)
    if kind == OPPONENTS_GAIN_GOLD:
        return gain_everyone_else(state, seat, amount, 0, events, count)
    if kind == OPPONENTS_GAIN_KEYS:
        return gain_everyone_else(state, seat, 0, amount, events, count)
    if kind == ALL_PLAYERS_GAIN_KEYS:
        return gain_everyone(state, amount, events, count)
    if kind == PURSE_ADD_EACH:
        return purse_add_each(state, seat, amount, events, count)
    if kind == PURSE_FILL:
        return purse_fill(state, seat, amount, events, count)
    if kind == DISCARD_FROM_ROW:
        await_discard(state, card, line)
    return count


def perform_all(state: State, seat: int, card: int, events: Events, count: int) -> int:
    """Carry out the lines of a card's ability in order (CC-8)."""
    count = perform(state, seat, card, 0, events, count)
    if has_line(card, 1):
        return perform(state, seat, card, 1, events, count)
    return count


def has_line(card: int, line: int) -> bool:
    """Tell whether the card has a line of that number."""
    return bool(LINE_KIND[card, line] != EMPTY)
