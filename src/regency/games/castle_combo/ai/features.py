"""What a network sees of Castle Combo; seats are counted from the viewer's own.

All values are whole numbers. Cards are told by their number plus one, 0 where there is none:
`PRINTED` tells a network what that card is.
"""

import numpy as np

from regency.core.game import Observation
from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.castle_combo.ai.prospects import PROSPECTS as PROSPECTS
from regency.games.castle_combo.ai.prospects import prospects as prospects
from regency.games.castle_combo.data.tables import (
    CHOICE,
    COST,
    DECK_SIZE,
    DISCOUNT_TALLY,
    FACE_DOWN,
    LINE_AMOUNT,
    LINE_COUNT,
    LINE_KIND,
    LINE_LOCATION,
    LINE_NEIGHBOUR,
    LINE_PAYS_KEYS,
    MESSENGER_TO,
    NUM_CARDS,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_TALLIES,
    SCROLL_BANNERS,
    SCROLL_COLUMN,
    SCROLL_KIND,
    SCROLL_PLACES,
    SCROLL_POINTS,
    SCROLL_SCOPE,
    SCROLL_SET,
    SCROLL_SHIELD,
    SCROLL_SIZE,
    TALLY,
)
from regency.games.castle_combo.rules.state import DONE, MAX_SEATS, ROW_SIZE

NUM_PHASES = DONE + 1
#: More gold or keys than this say nothing new.
MOST = 127

OBSERVATION = Observation(
    {
        "phase": (NUM_PHASES,),  # one-hot
        "turn": (MAX_SEATS,),  # one-hot, 0 is the viewer
        "seats": (MAX_SEATS,),  # 1 where there is a seat
        "messenger": (NUM_LOCATIONS,),  # one-hot
        "gone": (NUM_LOCATIONS,),  # one-hot, the location that left the game
        "key_used": (1,),  # 1: the key of this turn is spent
        "taking": (ROW_SIZE,),  # one-hot, the slot being recruited
        "face": (1,),  # 1: the card being recruited lies face down
        "placed": (1,),  # the cell of the card whose ability waits, plus one
        "deck_size": (NUM_LOCATIONS,),  # cards left
        "row": (NUM_LOCATIONS, ROW_SIZE),  # card plus one
        "price": (NUM_LOCATIONS, ROW_SIZE),  # of these cards for the viewer
        "gold": (MAX_SEATS,),  # in hand
        "keys": (MAX_SEATS,),  # in hand
        "tally": (MAX_SEATS, NUM_TALLIES),  # what scrolls and abilities count in a tableau
        "cell": (MAX_SEATS, NUM_CELLS),  # card plus one; face down a number no card has
        "purse": (NUM_CELLS,),  # gold on the viewer's cards
        "pile": (1 + NUM_CARDS,),  # by card plus one: 1 in a deck, -1 in the discards
    }
)
SIZE = OBSERVATION.size
#: Pieces that tell cards, by rows of `PRINTED`.
CARD_PIECES = ("row", "cell")
#: What a network should be shown once more, by name: the rows of a piece, and the one-hot piece
#: that says which of them: the messenger's row, its prices, the card being recruited.
FOCUS = {
    "reach": ("row", "messenger"),
    "reach_price": ("price", "messenger"),
    "taken": ("reach", "taking"),
}
PHASE_AT = OBSERVATION.start("phase")
TURN_AT = OBSERVATION.start("turn")
SEATS_AT = OBSERVATION.start("seats")
MESSENGER_AT = OBSERVATION.start("messenger")
GONE_AT = OBSERVATION.start("gone")
KEY_USED_AT = OBSERVATION.start("key_used")
TAKING_AT = OBSERVATION.start("taking")
FACE_AT = OBSERVATION.start("face")
PLACED_AT = OBSERVATION.start("placed")
DECK_SIZE_AT = OBSERVATION.start("deck_size")
ROW_AT = OBSERVATION.start("row")
PRICE_AT = OBSERVATION.start("price")
GOLD_AT = OBSERVATION.start("gold")
KEYS_AT = OBSERVATION.start("keys")
TALLY_AT = OBSERVATION.start("tally")
CELL_AT = OBSERVATION.start("cell")
PURSE_AT = OBSERVATION.start("purse")
PILE_AT = OBSERVATION.start("pile")
#: Bits that hold any seat: what is cut to them is not negative for the compiler.
SEAT_BITS = 7
#: Cards of a discard pile that are written at once.
BLOCK = 8


def _one_hot(values: Ints) -> Ints:
    """Return a column for each value that occurs; EMPTY has none."""
    found = [value for value in np.unique(values) if value != EMPTY]
    hot: Ints = values[:, None] == np.array(found)
    return hot


def _bits(values: Ints) -> Ints:
    width = int(values.max()).bit_length()
    bits: Ints = values[:, None].astype(np.int32) >> np.arange(width) & 1
    return bits


def _printed() -> Ints:
    """Return what stands on each card as numbers, one row a card."""
    parts = [TALLY[:NUM_CARDS], COST[:, None], CHOICE[:, None], _one_hot(MESSENGER_TO)]
    for line in range(LINE_KIND.shape[1]):
        parts += [
            np.maximum(LINE_AMOUNT[:, line : line + 1], 0), _one_hot(LINE_KIND[:, line]),
            _one_hot(LINE_COUNT[:, line]), _one_hot(LINE_LOCATION[:, line]),
            LINE_NEIGHBOUR[:, line : line + 1] == 1, LINE_PAYS_KEYS[:, line : line + 1] == 1,
        ]  # fmt: skip
    parts += [SCROLL_POINTS[:, None], SCROLL_BANNERS, _bits(SCROLL_SCOPE), _bits(SCROLL_SET)]
    parts += [_bits(SCROLL_PLACES), _one_hot(SCROLL_KIND), _one_hot(SCROLL_SHIELD)]
    parts += [_one_hot(SCROLL_COLUMN), _one_hot(SCROLL_SIZE)]
    cards = np.concatenate(parts, axis=1).astype(np.float32)
    # No card before the first one; after the last, a card that lies face down.
    rows = np.zeros((1 + NUM_CARDS + 1, cards.shape[1] + 1), np.float32)
    rows[1:-1, :-1] = cards
    rows[-1, -1] = 1.0
    rows.setflags(write=False)
    return rows


#: float32[NUM_CARDS + 2, columns], by card plus one: what an observation's cards are.
PRINTED = _printed()


def observe(state: State, viewer: int, out: Ints) -> None:
    """Write the viewer's observation; a spectator looks from seat 0."""
    for i in range(PILE_AT + 1):
        out[i] = 0
    own = 0 if viewer == SPECTATOR else viewer
    seats = int(state.seats)
    out[PHASE_AT + int(state.phase)] = 1
    after = int(state.turn) - own
    out[TURN_AT + (after if after >= 0 else after + seats)] = 1
    out[MESSENGER_AT + int(state.messenger)] = 1
    out[KEY_USED_AT] = int(state.key_used)
    out[FACE_AT] = int(state.face)
    out[PLACED_AT] = int(state.placed) + 1
    if state.gone != EMPTY:
        out[GONE_AT + int(state.gone)] = 1
    if state.slot != EMPTY:
        out[TAKING_AT + int(state.slot)] = 1
    for i in range(NUM_CARDS):
        out[PILE_AT + 1 + i] = 1
    for i in range(seats):
        seat = own + i
        observe_seat(state, seat if seat < seats else seat - seats, i, out)
    for location in range(NUM_LOCATIONS):
        observe_location(state, own, location, out)
    for cell in range(NUM_CELLS):
        out[PURSE_AT + cell] = int(state.purse[own, cell])


def observe_seat(state: State, seat: int, i: int, out: Ints) -> None:
    """Write a seat's goods and tableau as the *i*-th from the viewer; its cards left the deck."""
    i &= SEAT_BITS
    out[SEATS_AT + i] = 1
    out[GOLD_AT + i] = min(int(state.gold[seat]), MOST)
    out[KEYS_AT + i] = min(int(state.keys[seat]), MOST)
    for column in range(NUM_TALLIES):
        out[TALLY_AT + i * NUM_TALLIES + column] = int(state.tally[seat, column])
    at = CELL_AT + i * NUM_CELLS
    hidden = int(state.occupied[seat]) ^ int(state.face_up[seat])
    for cell in range(NUM_CELLS):
        card = int(state.cell[seat, cell])
        # A value, not a branch: which cards lie face down is a coin toss to the processor.
        out[at + cell] = card + 1 if (hidden >> cell) & 1 == 0 else FACE_DOWN + 1
        out[PILE_AT + 1 + card] = 0  # EMPTY falls on the entry of no card


def observe_location(state: State, own: int, location: int, out: Ints) -> None:
    """Write a row, the viewer's prices there, its deck and discards as sets (CC-21)."""
    location &= SEAT_BITS
    out[DECK_SIZE_AT + location] = int(state.deck_size[location])
    discount = int(state.tally[own, DISCOUNT_TALLY + location])  # as in `turn.price_of`
    for slot in range(ROW_SIZE):
        card = int(state.row[location, slot])
        if card != EMPTY:
            place = location * ROW_SIZE + slot
            out[ROW_AT + place] = card + 1
            out[PRICE_AT + place] = max(int(COST[card]) - discount, 0)
            out[PILE_AT + 1 + card] = 0
    count = int(state.discards_size[location])
    # By blocks, whose surplus falls on no card: where a single round would end nobody can guess.
    for block in range(0, count, BLOCK):
        for i in range(block, block + BLOCK):
            card = int(state.discards[location, min(i, DECK_SIZE - 1)])
            out[PILE_AT + 1 + (card if i < count else EMPTY)] = -1 if i < count else 0
    if state.gone == location:
        for i in range(DECK_SIZE):
            out[PILE_AT + 1 + location * DECK_SIZE + i] = 0
