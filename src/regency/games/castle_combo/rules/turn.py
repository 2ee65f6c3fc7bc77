"""A turn: key, recruit, place, ability, messenger, refill (CC-3 … CC-11)."""

import numpy as np

from regency.core.kernel import below, emit
from regency.core.types import CHANCE, EMPTY, OVER, Events, Ints, Mask, RngState, State
from regency.games.castle_combo.data.tables import (
    CASTLE,
    CHOICE,
    COLUMN_OF,
    COLUMNS_ALLOWED,
    COST,
    DISCARD_FROM_ROW,
    DISCOUNT_TALLY,
    DISTINCT_TALLY,
    FACE_DOWN,
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    FIRST_CELL,
    GRID,
    HAS_LEFT,
    HAS_RIGHT,
    LINE_KIND,
    LINE_LOCATION,
    LINE_PAYS_KEYS,
    LOCATION,
    MESSENGER_TO,
    MISSING_TALLY,
    NUM_SHIELDS,
    NUM_TALLIES,
    OCCUPIED_TALLY,
    ROW_OF,
    ROWS_ALLOWED,
    SHIELD_TALLY,
    TABLEAU_SIZE,
    TALLY,
    VILLAGE,
)
from regency.games.castle_combo.rules.decks import discard, fill_row, gaps, remove_location, stack
from regency.games.castle_combo.rules.effects import gain, left_of, perform, perform_all
from regency.games.castle_combo.rules.scoring import end_match
from regency.games.castle_combo.rules.state import (
    ACT,
    CHOOSE,
    CHOOSE_LINE,
    CHOSE,
    DEAL,
    DISCARD_SLOT,
    DISCARDED,
    DONE,
    DOWN,
    KEY_FOR_MESSENGER,
    KEY_FOR_REFRESH,
    KEY_MESSENGER,
    KEY_REFRESH,
    LAST_CHANCE_PHASE,
    MESSENGER,
    NUM_ACTIONS,
    PLACE,
    PLACE_AT,
    RECRUITED,
    REFILL,
    REFRESH,
    ROW_SIZE,
    TAKE_DOWN,
    TAKE_UP,
    TAKING,
    UP,
)

#: Every card of the row may be taken face down (CC-6).
ALL_FACE_DOWN = ((1 << ROW_SIZE) - 1) << TAKE_DOWN

# Powers of two are all different modulo this prime, so that a small table finds a bit's position.
BIT_MODULUS = 53
BIT_POSITION = np.zeros(BIT_MODULUS, np.int8)
for _bit in range(NUM_ACTIONS):
    BIT_POSITION[(1 << _bit) % BIT_MODULUS] = _bit
BIT_POSITION.setflags(write=False)

# Adding up bits in pairs, then nibbles, then bytes; the bytes are the digits to this base plus one.
PAIRS = 0x5555555555
QUADS = 0x3333333333
NIBBLES = 0x0F0F0F0F0F
BYTE_DIGITS = 0xFF


def count_many(bits: int) -> int:
    """Return how many of up to 40 bits are set, whatever their number."""
    bits -= bits >> 1 & PAIRS
    bits = (bits & QUADS) + (bits >> 2 & QUADS)
    return (bits + (bits >> 4) & NIBBLES) % BYTE_DIGITS


def to_act(state: State) -> int:
    """Return the seat's bit, CHANCE while cards are to be ordered, OVER at the end."""
    if state.phase <= LAST_CHANCE_PHASE:
        return CHANCE
    if state.phase == DONE:
        return OVER
    return 1 << int(state.turn)


# --- what may be done


def price_of(state: State, seat: int, card: int) -> int:
    """Return the printed cost less the seat's discounts for the card's location (CC-5)."""
    discount = int(state.tally[seat, DISCOUNT_TALLY + int(LOCATION[card])])
    return max(int(COST[card]) - discount, 0)


def open_cells(state: State, seat: int) -> int:
    """Return the cells the next card may go to, as bits: beside a card, within 3x3 (CC-7)."""
    taken = int(state.occupied[seat])
    if taken == 0:
        return 1 << FIRST_CELL
    beside = taken << GRID | taken >> GRID | (taken & HAS_RIGHT) << 1 | (taken & HAS_LEFT) >> 1
    rows = int(ROWS_ALLOWED[int(state.rows_used[seat])])
    return beside & rows & int(COLUMNS_ALLOWED[int(state.columns_used[seat])]) & ~taken


def key_bits(state: State, seat: int) -> int:
    """Return what a key may be spent on, as action bits (CC-3, CC-11)."""
    if state.key_used != 0 or state.keys[seat] == 0:
        return 0
    if state.gone != EMPTY:
        return 1 << KEY_REFRESH
    return 1 << KEY_REFRESH | 1 << KEY_MESSENGER


def act_bits(state: State, seat: int) -> int:
    """Return the keys and cards a turn may go on with, as action bits (CC-3 … CC-6)."""
    bits = key_bits(state, seat) | ALL_FACE_DOWN
    location = int(state.messenger)
    # The whole row is from one location: a card is within reach if gold and discount cover it.
    reach = int(state.gold[seat]) + int(state.tally[seat, DISCOUNT_TALLY + location])
    for slot in range(ROW_SIZE):
        if int(COST[int(state.row[location, slot])]) <= reach:
            bits |= 1 << (TAKE_UP + slot)
    return bits


def discard_bits(state: State, seat: int) -> int:
    """Return the cards an ability may discard, as action bits (CC-14)."""
    card = int(state.cell[seat, int(state.placed)])
    location = discard_location(card)
    bits = 0
    for slot in range(ROW_SIZE):
        if state.row[location, slot] != EMPTY:
            bits |= 1 << (DISCARD_SLOT + slot)
    return bits


def legal_bits(state: State, seat: int) -> int:
    """Return the legal actions as bits."""
    if state.phase == ACT:
        return act_bits(state, seat)
    if state.phase == PLACE:
        return open_cells(state, seat) << PLACE_AT
    if state.phase == CHOOSE:
        return 1 << CHOOSE_LINE | 1 << (CHOOSE_LINE + 1)
    return discard_bits(state, seat)


def legal(state: State, seat: int, mask: Mask) -> int:
    """Fill the mask with the legal actions and return how many there are."""
    bits = legal_bits(state, seat)
    for action in range(NUM_ACTIONS):
        mask[action] = (bits >> action) & 1
    return count_many(bits)


def sample(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Draw a legal action without filling the mask."""
    bits = legal_bits(state, seat)
    return nth_bit(bits, below(rng, count_many(bits)))


def nth_bit(bits: int, n: int) -> int:
    """Return the position of the *n*-th bit (from 0) that is set."""
    for _ in range(n):
        bits &= bits - 1
    return int(BIT_POSITION[(bits & -bits) % BIT_MODULUS])


# --- what is done


def apply(state: State, seat: int, action: int, events: Events) -> int:
    """Carry out one staged action of a turn."""
    if action >= DISCARD_SLOT:
        return discard_for_gain(state, seat, action - DISCARD_SLOT, events)
    if action >= CHOOSE_LINE:
        return choose_line(state, seat, action - CHOOSE_LINE, events)
    if action >= PLACE_AT:
        return place(state, seat, action - PLACE_AT, events)
    if action >= TAKE_DOWN:
        return take(state, seat, action - TAKE_DOWN, DOWN, events)
    if action >= TAKE_UP:
        return take(state, seat, action - TAKE_UP, UP, events)
    if action == KEY_REFRESH:
        return use_key_for_refresh(state, seat, events)
    return use_key_for_messenger(state, seat, events)


def use_key_for_messenger(state: State, seat: int, events: Events) -> int:
    """Spend a key and move the messenger to the other location (CC-3)."""
    state.keys[seat] = int(state.keys[seat]) - 1
    state.key_used = 1
    state.messenger = 1 - int(state.messenger)
    return emit(events, 0, KEY_FOR_MESSENGER, seat, int(state.messenger), 0, 0, 0)


def use_key_for_refresh(state: State, seat: int, events: Events) -> int:
    """Spend a key, discard the messenger's row and turn up another (CC-3)."""
    location = int(state.messenger)
    state.keys[seat] = int(state.keys[seat]) - 1
    state.key_used = 1
    for slot in range(ROW_SIZE):
        discard(state, location, slot)
    count = emit(events, 0, KEY_FOR_REFRESH, seat, location, 0, 0, 0)
    return refresh(state, location, events, count)


def refresh(state: State, location: int, events: Events, count: int) -> int:
    """Turn up cards until the row is full, or wait for the shuffle (CC-3)."""
    count = fill_row(state, location, events, count)
    state.phase = ACT if state.pile == EMPTY else REFRESH
    return count


def take(state: State, seat: int, slot: int, face: int, events: Events) -> int:
    """Choose a card of the row and its face; it is paid when it is placed (CC-4)."""
    state.slot = slot
    state.face = face
    state.phase = PLACE
    card = int(state.row[int(state.messenger), slot])
    return emit(events, 0, TAKING, seat, card, face, 0, 0)


def lay(state: State, seat: int, cell: int, card: int, face: int) -> None:
    """Put a card into a cell and keep the running sums of the tableau."""
    cover(state, seat, cell, card, face)
    tally_card(state, seat, card if face == UP else FACE_DOWN, 1)


def cover(state: State, seat: int, cell: int, card: int, face: int) -> None:
    """Put a card into a cell; the running sums stay."""
    bit = 1 << cell
    state.cell[seat, cell] = card
    state.occupied[seat] = int(state.occupied[seat]) | bit
    state.rows_used[seat] = int(state.rows_used[seat]) | 1 << int(ROW_OF[cell])
    state.columns_used[seat] = int(state.columns_used[seat]) | 1 << int(COLUMN_OF[cell])
    if face == UP:
        state.face_up[seat] = int(state.face_up[seat]) | bit


def tally_card(state: State, seat: int, shown: int, times: int) -> None:
    """Add to the running sums of a tableau what a card, or FACE_DOWN, brings there, or -1 times."""
    for column in range(NUM_TALLIES):
        found = int(state.tally[seat, column]) + times * int(TALLY[shown, column])
        state.tally[seat, column] = found
    missing = 0
    for shield in range(NUM_SHIELDS):
        if state.tally[seat, SHIELD_TALLY + shield] == 0:
            missing += 1
    state.tally[seat, MISSING_TALLY] = missing
    state.tally[seat, DISTINCT_TALLY] = NUM_SHIELDS - missing


def place(state: State, seat: int, cell: int, events: Events) -> int:
    """Pay for the card, put it into the tableau and start its ability (CC-4 … CC-8)."""
    location = int(state.messenger)
    slot = int(state.slot)
    face = int(state.face)
    card = int(state.row[location, slot])
    price = price_of(state, seat, card) if face == UP else 0
    state.gold[seat] = int(state.gold[seat]) - price
    state.row[location, slot] = EMPTY
    state.slot = EMPTY
    state.face = UP
    state.placed = cell
    lay(state, seat, cell, card, face)
    count = emit(events, 0, RECRUITED, seat, card, face, price, cell)
    if face == DOWN:
        count = gain(state, seat, FACE_DOWN_GOLD, FACE_DOWN_KEYS, events, count)
        return finish_turn(state, seat, events, count)
    if CHOICE[card] != 0:
        state.phase = CHOOSE
        return count
    # Placing is over; a line that waits for the seat changes the phase.
    state.phase = REFILL
    count = perform_all(state, seat, card, events, count)
    return finish_unless_waiting(state, seat, events, count)


def choose_line(state: State, seat: int, line: int, events: Events) -> int:
    """Carry out the line the seat chose (CC-8)."""
    card = int(state.cell[seat, int(state.placed)])
    count = emit(events, 0, CHOSE, seat, card, line, 0, 0)
    state.phase = REFILL
    count = perform(state, seat, card, line, events, count)
    return finish_unless_waiting(state, seat, events, count)


def finish_unless_waiting(state: State, seat: int, events: Events, count: int) -> int:
    """Finish the turn unless an ability waits for a decision."""
    if state.phase == REFILL:
        return finish_turn(state, seat, events, count)
    return count


def discard_line(card: int) -> int:
    """Return which line of a card discards from a row."""
    return 0 if LINE_KIND[card, 0] == DISCARD_FROM_ROW else 1


def discard_location(card: int) -> int:
    """Return whose row a card's ability discards from."""
    return int(LINE_LOCATION[card, discard_line(card)])


def discard_for_gain(state: State, seat: int, slot: int, events: Events) -> int:
    """Discard a card of a row and gain its printed cost in gold or keys (CC-13, CC-14)."""
    card = int(state.cell[seat, int(state.placed)])
    gone = discard(state, discard_location(card), slot)
    count = emit(events, 0, DISCARDED, seat, gone, 0, 0, 0)
    cost = int(COST[gone])
    keys = cost if LINE_PAYS_KEYS[card, discard_line(card)] != 0 else 0
    count = gain(state, seat, cost - keys, keys, events, count)
    return finish_turn(state, seat, events, count)


def finish_turn(state: State, seat: int, events: Events, count: int) -> int:
    """Move the messenger where the new card sends it, then refill (CC-9)."""
    goal = sent_to(state, seat)
    state.placed = EMPTY
    if goal == int(state.messenger):
        return refill(state, events, count)
    state.messenger = goal
    count = emit(events, count, MESSENGER, goal, 0, 0, 0, 0)
    return refill(state, events, count)


def sent_to(state: State, seat: int) -> int:
    """Return where the messenger stands after this turn's card (CC-6, CC-9, CC-11)."""
    cell = int(state.placed)
    goal = int(MESSENGER_TO[int(state.cell[seat, cell])])
    if goal == EMPTY or state.gone != EMPTY or (int(state.face_up[seat]) >> cell) & 1 == 0:
        return int(state.messenger)
    return goal


def refill(state: State, events: Events, count: int) -> int:
    """Fill both rows, castle first; wait where a shuffle is needed (CC-9, CC-10, CC-11)."""
    state.phase = REFILL
    count = refill_row(state, CASTLE, events, count)
    if state.pile != EMPTY:
        return count
    count = refill_row(state, VILLAGE, events, count)
    if state.pile != EMPTY:
        return count
    return next_turn(state, events, count)


def refill_row(state: State, location: int, events: Events, count: int) -> int:
    """Fill a row, or take its location out of the game if nothing is left to draw (CC-11)."""
    if state.gone == location:
        return count
    count = fill_row(state, location, events, count)
    if state.deck_size[location] == 0 and state.pile == EMPTY and gaps(state, location) > 0:
        return remove_location(state, location, events, count)
    return count


def next_turn(state: State, events: Events, count: int) -> int:
    """Pass the turn to the left, or end the match when that seat has nine cards (CC-2, CC-17)."""
    seat = left_of(state, int(state.turn))
    state.turn = seat
    state.key_used = 0
    if state.tally[seat, OCCUPIED_TALLY] == TABLEAU_SIZE:
        return end_match(state, events, count)
    state.phase = ACT
    return count


def chance(state: State, outcome: Ints, events: Events) -> int:
    """Make the given order a deck, and go on with what waited for it (CC-1, CC-3, CC-9)."""
    location = int(state.pile)
    count = stack(state, location, outcome, events, 0)
    if state.phase == REFILL:
        return refill(state, events, count)
    if state.phase == REFRESH:
        return refresh(state, location, events, count)
    return deal(state, location, events, count)


def deal(state: State, location: int, events: Events, count: int) -> int:
    """Turn up a location's row; the village follows the castle (CC-1)."""
    count = fill_row(state, location, events, count)
    state.phase = DEAL if location == CASTLE else ACT
    if location == CASTLE:
        state.pile = VILLAGE
    return count
