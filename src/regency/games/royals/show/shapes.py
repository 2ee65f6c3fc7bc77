"""The shapes of everything that Royals shows.

Of the board only what changes in a match is shown: names, places, costs and marker values are in
the catalogue. In lists of seats -1 stands where there is none.
"""

from regency.core.drawing.drawn_view import Shapes
from regency.core.drawing.shapes import (
    Constant,
    Message,
    Object,
    Shape,
    enum,
    flag,
    hideable,
    mapping,
    names,
    nothing,
    num,
    obj,
    one_of,
    opt,
    seq,
    text,
    texts,
    tup,
    values,
)
from regency.core.text import text as said
from regency.games.royals.data.board import BOARD
from regency.games.royals.data.tables import (
    KIND_IDS,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    NUM_TITLES,
    PLACES,
)
from regency.games.royals.rules.state import ACTIONS, DONE, EVENTS
from regency.games.royals.show.names import (
    card_name,
    city_name,
    country_name,
    noble_name,
    title_name,
)

# --- what things are called

CARD = names(KIND_IDS)
#: So many cards of each kind that is there.
CARDS = mapping(CARD, num)
CARD_NAME = texts([card_name(kind) for kind in range(NUM_KINDS)])
COUNTRY_NAME = texts([country_name(country) for country in range(NUM_COUNTRIES)])
TITLE_NAME = texts([title_name(title) for title in range(NUM_TITLES)])
CITY_NAME = texts([city_name(city) for city in range(NUM_CITIES)])
NOBLE_NAME = texts([noble_name(noble) for noble in range(NUM_NOBLES)])
#: By period, the year it ends in: a word, so that no language puts a comma into it.
YEAR = names([str(year) for year in BOARD.years.value])
COUNTED = text("cards-of", count=num, card=CARD_NAME)
POINTS = text("points", points=num)

# --- the board

PILES = obj(
    "RoyalsPilesView", "A number for each of the two sorts of cards.", country=num, intrigue=num
)
SEAT = obj(
    "RoyalsSeatView",
    "A seat: points, hand sizes, cards everybody knows, and the hand where the viewer sees it.",
    points=num,  # of the markers it has
    standing=num,  # its points if the match ended now
    country_cards=num,
    intrigue_cards=num,
    known=CARDS,
    hand=one_of(hidden=nothing, seen=CARDS),
)
COUNTRY = obj(
    "RoyalsCountryView",
    "A country: influence by seat, who took its markers, and who leads now.",
    influence=seq(num),
    bonus=tup(*(num,) * PLACES),  # by place: the seat, or -1
    periods=tup(*(tup(*(num,) * PLACES),) * NUM_PERIODS),  # by period and place: the seat, or -1
    ranking=seq(num),  # seats with influence, the leading one first
)
TITLE = obj(
    "RoyalsTitleView",
    "A title marker: cubes by seat, who would take it now, and who took it in the end.",
    cubes=seq(num),
    leaders=seq(num),
    taken=seq(num),
)
PAYMENT = obj(
    "RoyalsPaymentView",
    "A payment: country cards by country, and intrigue cards.",
    pay=CARDS,
    intrigue=seq(CARD),
)
OFFER = obj(
    "RoyalsOfferView",
    "A noble the viewer may claim: the price, the cheapest payment, and what it would bring.",
    cost=num,
    plots=num,
    **PAYMENT.members,
    city=num,  # points of the bonuses taken at once
    country=num,
    house=num,
    standing=num,  # by how much the points would change if the match ended then
)
PHASES = (
    "deal",
    "deal",
    "draw",
    "play",
    "pay",
    "discard",
    "shuffle-country",
    "shuffle-intrigue",
    "done",
)
assert len(PHASES) == DONE + 1
VIEW = obj(
    "RoyalsView",
    "What a board shows; cities, nobles, countries and titles in the order of the catalogue.",
    phase=values(PHASES, {"enum": list(dict.fromkeys(PHASES))}),
    turn=num,
    period=num,
    ran_out=flag,  # the country deck ran out: the period is scored at the end of this turn
    last_round=flag,
    row=seq(opt(CARD)),
    decks=PILES,
    draws=PILES,  # cards the seat whose turn it is may still draw
    excess=PILES,  # cards it holds above the limits
    discards=CARDS,
    claiming=opt(num),
    staged=PAYMENT,
    owners=seq(num),  # by noble: the seat, or -1
    cities=seq(num),  # by city: the seat that took the bonus, or -1
    cathedrals=seq(seq(num)),  # by city: cubes by seat
    countries=seq(COUNTRY),
    titles=seq(TITLE),
    houses=seq(num),  # by place: the seat, or -1
    seats=seq(SEAT),
    offers=mapping(names([str(noble) for noble in range(NUM_NOBLES)]), OFFER),
)

# --- who must do what


def by_phase(**cases: Shape) -> dict[str, Shape]:
    """Return what is said in each phase, in their order; both deals and both shuffles are alike."""
    return {f"phase_{n}": cases[phase.partition("-")[0]] for n, phase in enumerate(PHASES)}


#: First, by phase, what those are told whose turn it is not.
PROMPT = one_of(
    **by_phase(
        deal=text("prompt-deal"),
        draw=text("prompt-other-draw", seat=num),
        play=text("prompt-other-play", seat=num),
        pay=text("prompt-other-pay", seat=num, noble=NOBLE_NAME),
        discard=text("prompt-other-discard", seat=num),
        shuffle=text("prompt-shuffle"),
        done=text("prompt-over"),
    ),
    draw=text("prompt-you-draw", "prompt-you-draw-either", cards=num),
    draw_any=text("prompt-you-draw-any"),
    play=text("prompt-you-play", nobles=num),
    end=text("prompt-you-end"),
    pay=text("prompt-you-pay", noble=NOBLE_NAME),
    discard=text("prompt-you-discard", cards=num),
    discard_plots=text("prompt-you-discard-plots", plots=num),
)
#: In the order of the spans of actions; a noble of another is usurped.
LABEL = one_of(
    draw_deck=text("label-draw-deck"),
    draw_row=text("label-draw-row", card=CARD_NAME),
    draw_intrigue=text("label-draw-intrigue"),
    claim=text("label-claim", noble=NOBLE_NAME, cards=num),
    end=text("label-end"),
    pay=text("label-pay", card=CARD_NAME),
    done=text("label-done"),
    discard=text("label-discard", card=CARD_NAME),
    usurp=text("label-usurp", noble=NOBLE_NAME, owner_seat=num, cards=num, plots=num),
)
assert list(LABEL.cases)[:-1] == [span.name for span in ACTIONS.spans]

# --- what has happened

#: In the order of the kinds of events.
LINE = one_of(
    # What is only foreseen may turn up a card that nobody knows yet.
    turned=text("line-turned", card=hideable(CARD_NAME, said("card-hidden").to_json())),
    drew=one_of(
        hidden=text("line-drew", seat=num), seen=text("line-drew-you", seat=num, card=CARD_NAME)
    ),
    took=text("line-took", seat=num, card=CARD_NAME),
    schemed=one_of(
        hidden=text("line-schemed", seat=num),
        seen=text("line-schemed-you", seat=num, card=CARD_NAME),
    ),
    shuffled=text("line-shuffled-country", "line-shuffled-intrigue", cards=num),
    laid=one_of(
        country=nothing,  # told when the payment is whole
        intrigue=text("line-plotted", seat=num, card=CARD_NAME),
    ),
    paid=text("line-paid", seat=num, cards=seq(COUNTED)),
    claimed=text("line-claimed", seat=num, noble=NOBLE_NAME),
    usurped=text("line-usurped", seat=num, noble=NOBLE_NAME, loser_seat=num),
    city=text("line-city", seat=num, city=CITY_NAME, points=num),
    country=text("line-country", seat=num, country=COUNTRY_NAME, points=num),
    house=text("line-house", seat=num, points=num),
    discarded=text("line-discarded", seat=num, card=CARD_NAME),
    ended=text("line-ended", seat=num),
    period=text("line-period", year=YEAR),
    majority=text("line-majority", seat=num, country=COUNTRY_NAME, place=num, points=num),
    title=text("line-title", "line-title-half", seat=num, title=TITLE_NAME, points=num),
    title_lost=text("line-title-lost", title=TITLE_NAME),
    over=text("line-over", turns=num),
)
assert list(LINE.cases) == [kind.name for kind in EVENTS.kinds]

# --- where points come from


def score_line(clause: str, reason: Message) -> Object:
    """One line of the score sheet."""
    return obj(seat=num, points=num, reason=reason, clause=Constant(clause))


SCORE_LINE = one_of(
    city=score_line("RY-13", text("sheet-city", city=CITY_NAME)),
    country=score_line("RY-14", text("sheet-country", country=COUNTRY_NAME)),
    house=score_line("RY-15", text("sheet-house")),
    majority=score_line(
        "RY-18",
        text("sheet-majority", "sheet-majority-now", country=COUNTRY_NAME, year=YEAR, place=num),
    ),
    title=score_line(
        "RY-20",
        text(
            "sheet-title",
            "sheet-title-half",
            "sheet-title-now",
            "sheet-title-half-now",
            title=TITLE_NAME,
        ),
    ),
)

# --- the position in sentences

SENTENCE = one_of(
    **by_phase(
        deal=text("table-deal", seat=num),
        draw=text("table-draw", seat=num),
        play=text("table-play", seat=num),
        pay=text("table-pay", seat=num, noble=NOBLE_NAME),
        discard=text("table-discard", seat=num),
        shuffle=text("table-shuffle", seat=num),
        done=text("table-over", seat=num),
    ),
    staged=text("table-staged", cards=seq(COUNTED)),
    period=text("table-period", number=num, year=YEAR, cards=num),
    last_round=text("table-last-round"),
    row=text("table-row", cards=seq(CARD_NAME)),
    seat=text("table-seat", seat=num, points=num, cards=num, plots=num),
    hand=text("table-hand", seat=num, cards=seq(COUNTED)),
    known=text("table-known", seat=num, cards=seq(COUNTED)),
    nobles=text("table-nobles", seat=num, nobles=seq(NOBLE_NAME)),
    cathedrals=text("table-cathedrals", seat=num, cities=seq(CITY_NAME)),
    titles=text(
        "table-titles", seat=num, titles=seq(text("title-cubes", title=TITLE_NAME, cubes=num))
    ),
    free=text("table-free", country=COUNTRY_NAME, nobles=seq(NOBLE_NAME)),
    influence=text(
        "table-influence",
        country=COUNTRY_NAME,
        seats=seq(text("seat-influence", seat=num, influence=num)),
    ),
    country_bonus=text("table-country-bonus", country=COUNTRY_NAME, bonuses=seq(POINTS)),
    cities=text("table-cities", cities=seq(text("city-points", city=CITY_NAME, points=num))),
    houses=text("table-houses", houses=seq(POINTS)),
)

# --- why not


def refusal(clause: str | Shape, reason: Message) -> Object:
    """Why an action is not legal: a clause, and the reason in words."""
    return obj(clause=Constant(clause) if isinstance(clause, str) else clause, reason=reason)


WHY_NOT = one_of(
    not_dealt=refusal("RY-3", text("why-not-dealt")),
    shuffle=refusal("RY-16", text("why-shuffle")),
    over=refusal("RY-17", text("why-over")),
    not_your_turn=refusal("RY-4", text("why-not-your-turn", seat=num)),
    row=refusal("RY-5", text("why-row", card=CARD_NAME)),
    intrigue=refusal("RY-5", text("why-intrigue")),
    draw_first=refusal("RY-5", text("why-draw-first")),
    draw_done=refusal("RY-5", text("why-draw-done")),
    own=refusal("RY-8", text("why-own", noble=NOBLE_NAME)),
    # To claim a free noble, or to usurp one.
    cards=refusal(
        enum("RY-7", "RY-8"), text("why-cards", noble=NOBLE_NAME, country=COUNTRY_NAME, cards=num)
    ),
    plots=refusal("RY-8", text("why-plots", noble=NOBLE_NAME, country=COUNTRY_NAME, plots=num)),
    no_claim=refusal("RY-6", text("why-no-claim")),
    pay_first=refusal("RY-9", text("why-pay-first", noble=NOBLE_NAME)),
    not_enough=refusal("RY-9", text("why-not-enough")),
    no_card=refusal("RY-9", text("why-no-card", card=CARD_NAME)),
    order=refusal("RY-9", text("why-order", card=CARD_NAME)),
    no_fit=refusal("RY-9", text("why-no-fit", card=CARD_NAME)),
    discard_first=refusal("RY-12", text("why-discard-first")),
    no_discard=refusal("RY-12", text("why-no-discard")),
)

SHAPES = Shapes(
    view=VIEW,
    prompt=PROMPT,
    label=LABEL,
    line=LINE,
    score_line=SCORE_LINE,
    sentence=SENTENCE,
    why_not=WHY_NOT,
)
