"""What a network of Castle Combo is shown beside its observation: what every card would bring.

Scrolls pay for what lies beside them, so that the worth of a card in a place follows from the whole
tableau. The rules work it out exactly; a small network would have to learn it pair by pair. All of
it follows from what everybody sees.
"""

from regency.core.game import Observation
from regency.core.types import EMPTY, Ints, State
from regency.games.castle_combo.ai.heuristic import clear, try_line
from regency.games.castle_combo.ai.worth import POINT, evaluate
from regency.games.castle_combo.data.tables import (
    CHOICE,
    FACE_DOWN,
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    NUM_CELLS,
    NUM_LOCATIONS,
)
from regency.games.castle_combo.rules.effects import has_line
from regency.games.castle_combo.rules.scoring import points_of
from regency.games.castle_combo.rules.state import ACT, MAX_SEATS, PLACE, ROW_SIZE, UP
from regency.games.castle_combo.rules.turn import cover, open_cells, price_of, tally_card

PROSPECTS = Observation(
    {
        "promise": (NUM_LOCATIONS, ROW_SIZE),  # what a card promises where it promises most
        "gain": (NUM_LOCATIONS, ROW_SIZE),  # the points it would bring there at once
        "promise_at": (NUM_CELLS,),  # of the card being recruited, by cell
        "gain_at": (NUM_CELLS,),
        "ahead": (MAX_SEATS,),  # how much more every seat's tableau promises than the viewer's
    }
)
PROMISE_AT = PROSPECTS.start("promise")
CELLS_AT = PROSPECTS.start("promise_at")
AHEAD_AT = PROSPECTS.start("ahead")
#: Promises are told in half points, at most this many of them.
HALF = POINT // 2
MOST = 127
#: Bits that hold any seat: what is cut to them is not negative for the compiler.
SEAT_BITS = 7
#: From a card's promise to its gain.
GAIN_AFTER = NUM_LOCATIONS * ROW_SIZE
NOWHERE = -1_000_000
#: No cell's trial is written.
NO_CELLS = -1
#: Promise and points of a trial are one number: the points are its last digit to this base.
BASE = 4096
SIZE = PROSPECTS.size


def prospects(state: State, viewer: int, out: Ints, start: int) -> None:
    """Write from out[start] on what cards would bring the viewer."""
    for i in range(SIZE):
        out[start + i] = 0
    own = evaluate(state, viewer)
    seats = int(state.seats)
    for i in range(1, seats):
        seat = viewer + i
        other = evaluate(state, seat if seat < seats else seat - seats)
        out[start + AHEAD_AT + (i & SEAT_BITS)] = cut((other - own) // HALF)
    if state.phase == ACT:
        row_prospects(state, viewer, out, start + PROMISE_AT, own)
    elif state.phase == PLACE:
        card = int(state.row[int(state.messenger), int(state.slot)])
        card_prospects(state, viewer, card, int(state.face), out, start + CELLS_AT, own)


def row_prospects(state: State, seat: int, out: Ints, at: int, now: int) -> None:
    """Write what each card on offer would bring a seat in its best place."""
    points = points_of(state, seat)
    for slot in range(NUM_LOCATIONS * ROW_SIZE):
        card = int(state.row[slot // ROW_SIZE, slot % ROW_SIZE])
        if card != EMPTY:
            best = card_prospects(state, seat, card, UP, out, NO_CELLS, now)
            out[at + slot] = cut((best // BASE - now) // HALF)
            out[at + GAIN_AFTER + slot] = cut(best % BASE - points)


def card_prospects(
    state: State, seat: int, card: int, face: int, out: Ints, at: int, now: int
) -> int:
    """Try a card in every place; return the best trial, and write all of them if told where."""
    gold, keys = int(state.gold[seat]), int(state.keys[seat])
    rows, columns = int(state.rows_used[seat]), int(state.columns_used[seat])
    places = open_cells(state, seat)
    price = price_of(state, seat, card)
    points = points_of(state, seat) if at != NO_CELLS else 0
    shown = card if face == UP else FACE_DOWN
    tally_card(state, seat, shown, 1)
    best = NOWHERE * BASE
    for cell in range(NUM_CELLS):
        if (places >> cell) & 1:
            cover(state, seat, cell, card, face)
            found = promise_of(state, seat, card, face, gold, keys, price)
            clear(state, seat, cell, rows, columns)
            best = max(best, found)
            if at != NO_CELLS:
                out[at + cell] = cut((found // BASE - now) // HALF)
                out[at + NUM_CELLS + cell] = cut(found % BASE - points)
    tally_card(state, seat, shown, -1)
    return best


def cut(number: int) -> int:
    """Return a number as near as an observation can tell it."""
    return max(-MOST, min(number, MOST))


def promise_of(
    state: State, seat: int, card: int, face: int, gold: int, keys: int, price: int
) -> int:
    """Return promise and points of a tableau in which a card has just been laid.

    Gold and keys are those before it was paid; they are in hand again afterwards.
    """
    ways = 2 if face == UP and CHOICE[card] != 0 else 1
    best = NOWHERE
    for way in range(ways):
        other = 0
        if face == UP:
            state.gold[seat] = gold - price
            lines = way + 1 if ways > 1 or not has_line(card, 1) else 2
            for line in range(way, lines):
                other += try_line(state, seat, card, line)
        else:
            state.gold[seat] = gold + FACE_DOWN_GOLD
            state.keys[seat] = keys + FACE_DOWN_KEYS
        best = max(best, evaluate(state, seat) + other)
        state.gold[seat] = gold
        state.keys[seat] = keys
    state.gold[seat] = max(gold - price, 0) if face == UP else gold
    points = points_of(state, seat)
    state.gold[seat] = gold
    return best * BASE + points
