"""The state of a match, its actions and events, and who may see what."""

from regency.core.actions import spans
from regency.core.facts import events as event_kinds
from regency.core.record import KNOWN_BY, NOBODY, OWNER, PUBLIC, i8, i16, record, u8, u32
from regency.games.for_the_king.data.tables import (
    MAX_BID,
    MAX_DECK,
    MAX_SEATS,
    MAX_SEEN,
    MAX_TURNS,
    NUM_CARDS,
    NUM_OFFICES,
    PILE,
    TIE_ORDER,
)

MAX_CENTRE = MAX_SEATS - 1
#: One favour card a turn of the first phase.
MAX_FAVOUR = MAX_TURNS
POOL_SIZE = MAX_DECK

# Points, gold, then count (or sum) and letter of each office in the order of ties (FK-23).
SCORE_POINTS, SCORE_GOLD, SCORE_CHAIN = 0, 1, 2
STEPS_AN_OFFICE = 2
SCORE_COLUMNS = SCORE_CHAIN + STEPS_AN_OFFICE * len(TIE_ORDER)

#: A placed card may be a king of two changes; it may be taken; each favour card may be auctioned
#: once a seat, with at most MAX_BID bids and a pass a seat; a payment has at most a deck's cards.
MAX_STEPS = 2 + 4 * MAX_DECK + MAX_FAVOUR * (MAX_SEATS * (MAX_BID + MAX_SEATS + 1) + MAX_DECK)

DEAL, PLACE, TAKE, KING, SHUFFLE, BID, PAY, PENALTY, DONE = 0, 1, 2, 3, 4, 5, 6, 7, 8
# Phases that never outlast a step: what follows is done in one place (`play.go_on`), because a
# chain of calls would be compiled over and over.
TURN_BEGINS, CARD_PLACED, CARD_TAKEN, ROUND_BEGINS, ROUND_ENDS = 9, 10, 11, 12, 13

SELF, CENTRE, FAVOUR = 0, 1, 2
NUM_ZONES = 3

# Wide fields first: bytes that only fill a gap would be compared with the rest of the state.
STATE = record(
    rng=u32(NOBODY, 4),
    # --- piles
    hand=i16(KNOWN_BY("hand_known"), MAX_SEATS, PILE),  # personal decks, later hands
    lost=i16(OWNER, MAX_SEATS, PILE),  # discarded face down
    favoured=i16(OWNER, MAX_SEATS, PILE),  # what each seat put on the favour deck
    removed=i16(NOBODY, PILE),  # taken out at the start
    gone=i16(PUBLIC, PILE),  # out of the game face up: gold paid, kings, unsold cards
    came=i16(PUBLIC, PILE),  # favour cards that were turned up
    spare=i16(PUBLIC, PILE),  # scratch space of re-deals, always empty between calls
    work=i16(PUBLIC, MAX_FAVOUR),  # scratch space of re-deals, always EMPTY between calls
    # --- the match
    seats=i8(PUBLIC),
    ties_by_sum=i8(PUBLIC),  # 1: the option tie_break is "sum"
    phase=i8(PUBLIC),
    turn=i8(PUBLIC),  # the seat to act; in PENALTY the seat that failed to pay
    tile=i8(PUBLIC, NUM_OFFICES),  # primary duty tiles, 0 for an office not in play
    # --- phase 1
    deck=i8(NOBODY, MAX_DECK),  # top first, EMPTY once drawn
    drawn=i8(PUBLIC),  # cards drawn from the deck
    adviser=i8(PUBLIC),
    room=i8(PUBLIC, NUM_ZONES),  # cards each zone still takes this turn
    held=i8(OWNER, MAX_SEATS),  # the card the adviser looks at
    centre=i8(PUBLIC, MAX_CENTRE),
    # --- what is known of hands
    hand_known=u8(PUBLIC, MAX_SEATS, PILE),
    hand_size=i8(PUBLIC, MAX_SEATS),  # cards in hand
    losses=i8(PUBLIC, MAX_SEATS),  # cards discarded face down
    blind=i8(PUBLIC, MAX_SEATS),  # cards kept unseen and not come to light since
    seen=i8(PUBLIC, MAX_SEATS, MAX_SEEN),  # cards seen going to a seat, oldest first
    seen_at=i8(PUBLIC, MAX_SEATS, MAX_SEEN),  # the seat's losses at that moment
    sightings=i8(PUBLIC, MAX_SEATS),  # how many entries of `seen` are used
    # --- the favour deck
    favoured_count=i8(PUBLIC, MAX_SEATS),  # how many cards each seat put there
    favour=i8(NOBODY, MAX_FAVOUR),  # after the shuffle, top first; EMPTY once turned up
    favours=i8(PUBLIC),  # how many cards it had at the shuffle
    turned=i8(PUBLIC),  # how many of them were turned up
    # --- a king being resolved
    king=i8(PUBLIC),  # EMPTY or the card
    ups=i8(PUBLIC),  # tiles still to go up
    downs=i8(PUBLIC),  # tiles still to go down
    choice=i8(PUBLIC),  # 1: one tile up or down
    changed=u8(PUBLIC),  # offices changed already, as bits
    king_from=i8(PUBLIC),  # the passing phase that it put off
    # --- an auction
    first=i8(PUBLIC),  # the round's first bidder
    hammer=i8(PUBLIC),  # the card auctioned, EMPTY outside
    high=i8(PUBLIC),  # the highest bid, 0 before the first
    high_seat=i8(PUBLIC),  # who bid it, EMPTY before the first
    inside=u8(PUBLIC),  # seats that have not passed, as bits
    barred=u8(PUBLIC),  # seats that failed to pay for this card, as bits
    due=i8(PUBLIC),  # gold, or cards, still to pay
    largest=i8(PUBLIC),  # gold is paid from large to small: the value last paid
)

ACTIONS = spans(
    place=NUM_ZONES,
    card=NUM_CARDS,
    up=NUM_OFFICES,
    down=NUM_OFFICES,
    nothing=1,
    bid=MAX_BID,
    drop=1,
)
NUM_ACTIONS = ACTIONS.count
PLACE_ACTION = ACTIONS.start("place")  # + zone
CARD_ACTION = ACTIONS.start("card")  # + card: take it, or pay with it
UP_ACTION = ACTIONS.start("up")  # + office
DOWN_ACTION = ACTIONS.start("down")  # + office
NOTHING_ACTION = ACTIONS.start("nothing")  # a king that can change nothing
BID_ACTION = ACTIONS.start("bid")  # + amount - 1
PASS_ACTION = ACTIONS.start("drop")

_SEAT = {"seat": PUBLIC}
_OPEN = {"seat": PUBLIC, "card": PUBLIC}
_SECRET = {"seat": PUBLIC, "card": OWNER}
EVENTS = event_kinds(
    drawn=_SECRET,
    kept=_SECRET,
    offered=_OPEN,
    favoured=_SECRET,
    took=_OPEN,
    king=_OPEN,
    raised={"seat": PUBLIC, "office": PUBLIC, "value": PUBLIC},
    lowered={"seat": PUBLIC, "office": PUBLIC, "value": PUBLIC},
    unmoved=_OPEN,
    shuffled={"count": PUBLIC},
    turned=_OPEN,
    bid={"seat": PUBLIC, "amount": PUBLIC},
    passed=_SEAT,
    paid=_OPEN,
    discarded=_SECRET,
    won={"seat": PUBLIC, "card": PUBLIC, "amount": PUBLIC},
    failed={"seat": PUBLIC, "card": PUBLIC, "amount": PUBLIC},
    penalty={"seat": PUBLIC, "card": OWNER, "by_seat": PUBLIC},
    unsold={"card": PUBLIC},
    shown={"seat": PUBLIC, "office": PUBLIC, "letters": PUBLIC},
    purse={"seat": PUBLIC, "ones": PUBLIC, "twos": PUBLIC, "threes": PUBLIC},
    awarded={"seat": PUBLIC, "office": PUBLIC, "rank": PUBLIC, "value": PUBLIC, "sum": PUBLIC},
)
DRAWN = EVENTS.code("drawn")
KEPT = EVENTS.code("kept")
OFFERED = EVENTS.code("offered")
FAVOURED = EVENTS.code("favoured")
TOOK = EVENTS.code("took")
KING_CAME = EVENTS.code("king")
RAISED = EVENTS.code("raised")
LOWERED = EVENTS.code("lowered")
UNMOVED = EVENTS.code("unmoved")
SHUFFLED = EVENTS.code("shuffled")
TURNED = EVENTS.code("turned")
BID_MADE = EVENTS.code("bid")
PASSED = EVENTS.code("passed")
PAID = EVENTS.code("paid")
DISCARDED = EVENTS.code("discarded")
WON = EVENTS.code("won")
FAILED = EVENTS.code("failed")
PENALISED = EVENTS.code("penalty")
UNSOLD = EVENTS.code("unsold")
SHOWN = EVENTS.code("shown")
PURSE = EVENTS.code("purse")
AWARDED = EVENTS.code("awarded")
