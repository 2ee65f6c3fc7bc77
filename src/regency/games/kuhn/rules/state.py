"""What a match is made of: the record, the actions, the events."""

from regency.core.actions import spans
from regency.core.facts import events as event_kinds
from regency.core.record import KNOWN_BY, NOBODY, OWNER, PUBLIC, i8, record, u8, u32
from regency.games.kuhn.data.tables import NUM_CARDS

MAX_SEATS = 2
#: Slots 0 and 1 are the hands, slot 2 is the card left over.
NUM_SLOTS = 3
STOCK = 2
MAX_DECISIONS = 3

POOL_SIZE = NUM_CARDS
SCORE_COLUMNS = 1
#: The deal and the decisions; anything longer is a fault.
MAX_STEPS = 1 + MAX_DECISIONS

DEAL, PLAY, DONE = 0, 1, 2

STATE = record(
    rng=u32(NOBODY, 4),
    seats=i8(PUBLIC),
    phase=i8(PUBLIC),
    turn=i8(PUBLIC),
    slot=i8(KNOWN_BY("slot_known"), NUM_SLOTS),
    slot_known=u8(PUBLIC, NUM_SLOTS),
    paid=i8(PUBLIC, MAX_SEATS),  # chips in the pot, by seat
    history=i8(PUBLIC, MAX_DECISIONS),  # actions in order, EMPTY where none yet
    decisions=i8(PUBLIC),
    winner=i8(PUBLIC),  # EMPTY until the match is over
)

ACTIONS = spans(check=1, bet=1)
CHECK_ACTION = ACTIONS.start("check")  # declines: a check, or a fold when facing a bet
BET_ACTION = ACTIONS.start("bet")  # puts a chip in: a bet, or a call when facing one

EVENTS = event_kinds(
    dealt={"seat": PUBLIC, "card": OWNER},
    checked={"seat": PUBLIC},
    bet={"seat": PUBLIC, "chips": PUBLIC},
    called={"seat": PUBLIC, "chips": PUBLIC},
    folded={"seat": PUBLIC},
    shown={"seat": PUBLIC, "card": PUBLIC},
    won={"seat": PUBLIC, "chips": PUBLIC},
)
DEALT = EVENTS.code("dealt")
CHECKED = EVENTS.code("checked")
BETTED = EVENTS.code("bet")
CALLED = EVENTS.code("called")
FOLDED = EVENTS.code("folded")
SHOWN = EVENTS.code("shown")
WON = EVENTS.code("won")
