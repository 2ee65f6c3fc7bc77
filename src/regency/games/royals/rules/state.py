"""The state of a match of Royals, its actions and its events."""

from regency.core.actions import spans
from regency.core.facts import events as event_kinds
from regency.core.record import NOBODY, OWNER, PUBLIC, i8, i16, record, u8, u32
from regency.games.royals.data.tables import (
    DECK_SIZE,
    MAX_HOUSES,
    MAX_MARKERS,
    MAX_ROW,
    MAX_SEATS,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    NUM_PILES,
    NUM_TITLES,
    PLACES,
)

POOL_SIZE = DECK_SIZE
NUM_CARDS = NUM_KINDS
SCORE_COLUMNS = 1 + MAX_MARKERS
#: Every card drawn is paid or discarded once, every claim takes at most two actions more; the
#: country decks of a match hold about 310 cards, and a turn draws one of them or more.
MAX_STEPS = 4096

#: Phases. A seat acts from DRAW to DISCARD; the DEAL and SHUFFLE phases wait for chance.
DEAL_COUNTRY, DEAL_INTRIGUE, DRAW, PLAY, PAY, DISCARD, SHUFFLE_COUNTRY, SHUFFLE_INTRIGUE, DONE = (
    range(9)
)

#: What goes on after a country shuffle: the phase DRAW or PLAY, or the refill at the turn's end.
REFILL = DONE

#: A turn's draw after the first round (RY-5).
FULL_DRAW = 3
MIXED_DRAW = 1

#: Bytes that bring a state to a multiple of four.
PADDING = 2

STATE = record(
    # The widest fields come first and the sum is a multiple of four bytes: no gaps between fields.
    rng=u32(NOBODY, 4),
    owned=u32(PUBLIC, MAX_SEATS),  # bits of the nobles each seat holds
    claimed=u32(PUBLIC),  # bits of all nobles that are held
    present=u32(PUBLIC, MAX_SEATS),  # bits of cities with a cube on a noble or in the cathedral
    turns=i16(PUBLIC),  # turns finished so far
    points=i16(PUBLIC, MAX_SEATS),
    title_cubes=i16(PUBLIC, NUM_TITLES, MAX_SEATS),
    seats=i8(PUBLIC),
    phase=i8(PUBLIC),
    turn=i8(PUBLIC),
    period=i8(PUBLIC),  # 0, 1, 2
    ran_out=i8(PUBLIC),  # 1 from the moment the deck runs out until the period is scored
    resume=i8(PUBLIC),  # what a country shuffle interrupts
    drawn=i8(PUBLIC, NUM_PILES),  # cards drawn this turn
    row_size=i8(PUBLIC),
    row=i8(PUBLIC, MAX_ROW),
    # The decks: the next card of pile p is deck[p, deck_at[p]], EMPTY once it has left.
    deck=i8(NOBODY, NUM_PILES, DECK_SIZE),
    deck_at=i8(PUBLIC, NUM_PILES),
    deck_left=i8(PUBLIC, NUM_PILES),
    discard=i8(PUBLIC, NUM_KINDS),
    # Hands, as counts by kind, and what everybody knows of them (RY-22).
    hand=i8(OWNER, MAX_SEATS, NUM_KINDS),
    hand_size=i8(PUBLIC, MAX_SEATS, NUM_PILES),
    known=i8(PUBLIC, MAX_SEATS, NUM_KINDS),  # taken from the row and not played since
    # Which cards make up a renewed deck is public: see `knowledge`.
    fresh=i8(PUBLIC, NUM_KINDS),
    fresh_own=i8(OWNER, MAX_SEATS, NUM_KINDS),
    old_slots=i8(PUBLIC, MAX_SEATS, NUM_PILES),
    new_slots=i8(PUBLIC, MAX_SEATS, NUM_PILES),
    spent=i8(PUBLIC, MAX_SEATS, NUM_KINDS),
    scratch=i8(NOBODY, 4, NUM_KINDS),  # work space of re-deals, otherwise 0
    # The payment or discard being put together, card by card.
    noble=i8(PUBLIC),  # the noble being claimed, EMPTY outside a payment
    staged=i8(PUBLIC, NUM_KINDS),
    last_kind=i8(PUBLIC),  # kinds are laid in rising order
    laid_count=i8(PUBLIC),  # cards of the pile being paid, and how many of them fit
    laid_right=i8(PUBLIC),
    # The board.
    owner=i8(PUBLIC, NUM_NOBLES),  # a seat, or EMPTY
    cathedral=i8(PUBLIC, NUM_CITIES, MAX_SEATS),  # beaten cubes
    influence=i8(PUBLIC, NUM_COUNTRIES, MAX_SEATS),
    titles=u8(PUBLIC, MAX_SEATS),  # bits of title markers with a cube
    # Markers: the seat that took each, or EMPTY.
    city_taken=i8(PUBLIC, NUM_CITIES),
    country_taken=i8(PUBLIC, NUM_COUNTRIES, PLACES),
    house_taken=i8(PUBLIC, MAX_HOUSES),
    period_taken=i8(PUBLIC, NUM_PERIODS, NUM_COUNTRIES, PLACES),
    title_taken=i8(PUBLIC, NUM_TITLES, PLACES),  # the second place only where it is shared
    unused=i8(PUBLIC, PADDING),
)

ACTIONS = spans(
    draw_deck=1,
    draw_row=NUM_COUNTRIES,
    draw_intrigue=1,
    claim=NUM_NOBLES,
    end=1,
    pay=NUM_KINDS,
    done=1,
    discard=NUM_KINDS,
)
DRAW_DECK = ACTIONS.start("draw_deck")
DRAW_ROW = ACTIONS.start("draw_row")  # by country
DRAW_INTRIGUE = ACTIONS.start("draw_intrigue")
CLAIM = ACTIONS.start("claim")  # by noble
END = ACTIONS.start("end")
PAY_KIND = ACTIONS.start("pay")  # by kind of card
PAY_DONE = ACTIONS.start("done")
DISCARD_KIND = ACTIONS.start("discard")  # by kind of card
NUM_ACTIONS = ACTIONS.count

EVENTS = event_kinds(
    turned={"slot": PUBLIC, "card": PUBLIC},
    drew={"seat": PUBLIC, "card": OWNER},
    took={"seat": PUBLIC, "card": PUBLIC, "slot": PUBLIC},
    schemed={"seat": PUBLIC, "card": OWNER},
    shuffled={"pile": PUBLIC, "cards": PUBLIC},
    laid={"seat": PUBLIC, "card": PUBLIC},
    # The country cards of a whole payment, in the order of the countries.
    paid={
        "seat": PUBLIC,
        "france": PUBLIC,
        "german": PUBLIC,
        "britain": PUBLIC,
        "spain": PUBLIC,
    },
    claimed={"seat": PUBLIC, "noble": PUBLIC},
    usurped={"seat": PUBLIC, "noble": PUBLIC, "loser": PUBLIC},
    city={"seat": PUBLIC, "city": PUBLIC, "points": PUBLIC},
    country={"seat": PUBLIC, "country": PUBLIC, "place": PUBLIC, "points": PUBLIC},
    house={"seat": PUBLIC, "place": PUBLIC, "points": PUBLIC},
    discarded={"seat": PUBLIC, "card": PUBLIC},
    ended={"seat": PUBLIC},
    period={"period": PUBLIC},
    majority={
        "seat": PUBLIC,
        "country": PUBLIC,
        "period": PUBLIC,
        "place": PUBLIC,
        "points": PUBLIC,
    },
    title={"seat": PUBLIC, "title": PUBLIC, "shared": PUBLIC, "points": PUBLIC},
    title_lost={"title": PUBLIC},
    over={"turns": PUBLIC},
)
TURNED = EVENTS.code("turned")
DREW = EVENTS.code("drew")
TOOK = EVENTS.code("took")
SCHEMED = EVENTS.code("schemed")
SHUFFLED = EVENTS.code("shuffled")
LAID = EVENTS.code("laid")
PAID = EVENTS.code("paid")
CLAIMED = EVENTS.code("claimed")
USURPED = EVENTS.code("usurped")
CITY_WON = EVENTS.code("city")
COUNTRY_WON = EVENTS.code("country")
HOUSE_WON = EVENTS.code("house")
DISCARDED = EVENTS.code("discarded")
ENDED = EVENTS.code("ended")
PERIOD_SCORED = EVENTS.code("period")
MAJORITY_WON = EVENTS.code("majority")
TITLE_WON = EVENTS.code("title")
TITLE_LOST = EVENTS.code("title_lost")
OVER_TOLD = EVENTS.code("over")
