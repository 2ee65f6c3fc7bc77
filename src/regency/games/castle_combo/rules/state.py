"""What a match is made of: the record, the actions, the events."""

from regency.core.actions import spans
from regency.core.facts import events as event_kinds
from regency.core.record import NOBODY, PUBLIC, i8, i16, record, u8, u32
from regency.games.castle_combo.data.tables import (
    DECK_SIZE,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_TALLIES,
    TABLEAU_SIZE,
)

MAX_SEATS = 5
ROW_SIZE = 3
#: A location is gone with at most this many cards left in its row (CC-11).
MOST_REMOVED = ROW_SIZE - 1

POOL_SIZE = DECK_SIZE
SCORE_COLUMNS = 2  # points, gold that is not on purses
_DEALS = NUM_LOCATIONS
#: Key, recruit, place, choose or discard; one shuffle for the key, one a location for the refill.
_STEPS_A_TURN = 4 + 1 + NUM_LOCATIONS
MAX_STEPS = _DEALS + MAX_SEATS * TABLEAU_SIZE * _STEPS_A_TURN

# The phases: in the first three chance orders the cards of the location `pile`.
DEAL, REFRESH, REFILL, ACT, PLACE, CHOOSE, DISCARD, DONE = range(8)
LAST_CHANCE_PHASE = REFILL

UP, DOWN = 0, 1

STATE = record(
    rng=u32(NOBODY, 4),
    phase=i8(PUBLIC),
    seats=i8(PUBLIC),
    turn=i8(PUBLIC),
    messenger=i8(PUBLIC),  # the location it stands at
    key_used=i8(PUBLIC),  # 1 once the seat to act has spent its key this turn
    gone=i8(PUBLIC),  # the location that left the game (CC-11), or EMPTY
    pile=i8(PUBLIC),  # the location whose cards chance is about to order, or EMPTY
    slot=i8(PUBLIC),  # the card of the row being recruited, or EMPTY
    face=i8(PUBLIC),  # UP or DOWN, of that card
    placed=i8(PUBLIC),  # the cell of this turn's card once it lies there, or EMPTY
    row=i8(PUBLIC, NUM_LOCATIONS, ROW_SIZE),
    deck=i8(NOBODY, NUM_LOCATIONS, DECK_SIZE),  # the top is the last one that is not EMPTY
    deck_size=i8(PUBLIC, NUM_LOCATIONS),
    discards=i8(PUBLIC, NUM_LOCATIONS, DECK_SIZE),
    discards_size=i8(PUBLIC, NUM_LOCATIONS),
    removed=i8(PUBLIC, MOST_REMOVED),  # the cards that left the game with their location
    gold=i16(PUBLIC, MAX_SEATS),
    keys=i16(PUBLIC, MAX_SEATS),
    cell=i8(PUBLIC, MAX_SEATS, NUM_CELLS),  # the card in each cell of a seat's grid, or EMPTY
    occupied=u32(PUBLIC, MAX_SEATS),  # cells with a card, as bits
    face_up=u32(PUBLIC, MAX_SEATS),  # cells with a face-up card, as bits
    rows_used=u8(PUBLIC, MAX_SEATS),  # grid rows with a card, as bits
    columns_used=u8(PUBLIC, MAX_SEATS),
    purse=i8(PUBLIC, MAX_SEATS, NUM_CELLS),  # gold on the card in each cell
    tally=i8(PUBLIC, MAX_SEATS, NUM_TALLIES),  # running sums over the tableau, see tables.py
)

ACTIONS = spans(
    key_messenger=1,
    key_refresh=1,
    take_up=ROW_SIZE,
    take_down=ROW_SIZE,
    place=NUM_CELLS,
    choose=2,
    discard=ROW_SIZE,
)
KEY_MESSENGER = ACTIONS.start("key_messenger")
KEY_REFRESH = ACTIONS.start("key_refresh")
TAKE_UP = ACTIONS.start("take_up")  # + slot: recruit face up
TAKE_DOWN = ACTIONS.start("take_down")  # + slot: recruit face down
PLACE_AT = ACTIONS.start("place")  # + cell
CHOOSE_LINE = ACTIONS.start("choose")  # + line
DISCARD_SLOT = ACTIONS.start("discard")  # + slot
NUM_ACTIONS = ACTIONS.count

EVENTS = event_kinds(
    turned={"location": PUBLIC, "slot": PUBLIC, "card": PUBLIC},
    shuffled={"location": PUBLIC, "cards": PUBLIC},
    key_messenger={"seat": PUBLIC, "location": PUBLIC},
    key_refresh={"seat": PUBLIC, "location": PUBLIC},
    taking={"seat": PUBLIC, "card": PUBLIC, "face": PUBLIC},
    recruited={"seat": PUBLIC, "card": PUBLIC, "face": PUBLIC, "price": PUBLIC, "cell": PUBLIC},
    gained={"seat": PUBLIC, "gold": PUBLIC, "keys": PUBLIC},
    stored={"seat": PUBLIC, "card": PUBLIC, "gold": PUBLIC},
    chose={"seat": PUBLIC, "card": PUBLIC, "line": PUBLIC},
    discarded={"seat": PUBLIC, "card": PUBLIC},
    messenger={"location": PUBLIC},
    emptied={"location": PUBLIC},
    ended={},
)
TURNED = EVENTS.code("turned")
SHUFFLED = EVENTS.code("shuffled")
KEY_FOR_MESSENGER = EVENTS.code("key_messenger")
KEY_FOR_REFRESH = EVENTS.code("key_refresh")
TAKING = EVENTS.code("taking")
RECRUITED = EVENTS.code("recruited")
GAINED = EVENTS.code("gained")
STORED = EVENTS.code("stored")
CHOSE = EVENTS.code("chose")
DISCARDED = EVENTS.code("discarded")
MESSENGER = EVENTS.code("messenger")
EMPTIED = EVENTS.code("emptied")
ENDED = EVENTS.code("ended")
