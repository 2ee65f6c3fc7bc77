"""The shapes of everything that For the King (and Me) shows; EMPTY stands for what is not there."""

from regency.core.drawing.drawn_view import Shapes
from regency.core.drawing.shapes import (
    Alternatives,
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
)
from regency.core.text import text as said
from regency.games.for_the_king.data.tables import (
    IDS,
    LETTER_SETS,
    LETTERS,
    MAX_BID,
    NUM_CARDS,
    NUM_OFFICES,
    OFFICES,
    TILE_HIGHEST,
    TILE_LOWEST,
)
from regency.games.for_the_king.notation import ZONES
from regency.games.for_the_king.rules.state import ACTIONS, EVENTS
from regency.games.for_the_king.show.names import card_name, office_name

# --- what things are called

CARD = names(IDS)
OFFICE = enum(*OFFICES)
OFFICE_NAME = texts([office_name(office) for office in range(NUM_OFFICES)])
CARD_NAME = hideable(
    texts([card_name(card) for card in range(NUM_CARDS)]), said("card-hidden").to_json()
)
LETTER = names(LETTERS)
#: By the bits of a set of letters.
LETTER_SET = names(
    [
        " ".join(letter for i, letter in enumerate(LETTERS) if letters >> i & 1)
        for letters in range(LETTER_SETS)
    ]
)


def perhaps(shape: Shape) -> Alternatives:
    """Something that may be missing or hidden: 0 is drawn for that, else 1 and the thing."""
    return one_of(none=nothing, some=shape)


# --- the board


TILE = obj(
    "ForTheKingTileView",
    "An office's duty tiles; the secondary is None where there is none.",
    office=OFFICE,
    primary=num,
    secondary=opt(num),
)
SUM = obj(
    "ForTheKingSumView",
    "A seat's sum in an office: by what must be there, and if all that was seen is there still.",
    least=num,
    most=num,
)
STANDING = obj(
    "ForTheKingStandingView",
    "Who would take an office's tiles by the cards known to the viewer, and each known sum.",
    office=OFFICE,
    sums=seq(SUM),
    primary_seat=opt(num),
    primary_sure=flag,  # no hidden card can change it
    secondary_seat=opt(num),
    secondary_sure=flag,
)
SEAT = obj(
    "ForTheKingSeatView",
    "A seat's cards, and whether it is still in the auction or barred from it.",
    hand=num,
    blind=num,
    losses=num,
    favoured=num,
    inside=flag,
    barred=flag,
    # Points of a hand that is known if the match ended now, whatever the others hide:
    points_least=opt(num),
    points_most=opt(num),
    maybe=seq(CARD),  # seen going there, and perhaps discarded face down since
    seen=seq(CARD),  # seen going there, and there still
    # None where the viewer does not know them:
    cards=perhaps(seq(CARD)),
    sums=perhaps(mapping(OFFICE, num)),
    gold=opt(num),
    lost=perhaps(seq(CARD)),
)
KING = obj(
    "ForTheKingKingView",
    "A king being resolved.",
    card=CARD,
    ups=num,
    downs=num,
    choice=flag,
    changed=seq(OFFICE),
)
AUCTION = obj(
    "ForTheKingAuctionView",
    "The card under the hammer.",
    card=opt(CARD),
    first=num,
    high=num,
    high_seat=opt(num),
    due=num,
)
CHANGE = obj("ForTheKingChangeView", "By how much a seat's points change.", seat=num, points=num)
BRINGS = obj(
    "ForTheKingBringsView",
    "What a card would bring the viewer by the cards known: its sum then, and whose points change.",
    card=CARD,
    sum=num,
    changes=seq(CHANGE),
)
PHASES = ("deal", "place", "take", "king", "shuffle", "bid", "pay", "penalty", "done")
VIEW = obj(
    "ForTheKingView",
    'What a board shows; card ids, "hidden" where a card is there but unknown.',
    phase=enum(*PHASES),
    turn=num,
    adviser=num,
    tie_break=enum("cards", "sum"),
    deck=num,
    favour=num,
    room=mapping(enum(*ZONES), num),
    tiles=seq(TILE),
    centre=seq(CARD),
    gone=seq(CARD),
    king=perhaps(KING),
    auction=perhaps(AUCTION),
    # What follows differs between viewers.
    held=hideable(opt(CARD)),
    brings=seq(BRINGS),
    favour_own=seq(CARD),
    unseen=mapping(enum(*OFFICES, "gold", "king"), num),  # how many cards are of unknown place
    standings=seq(STANDING),
    seats=seq(SEAT),
)

# --- who must do what; in the order of the phases

#: By the zones with room, as bits; at least one has.
ROOMS = [
    "-".join(zone for i, zone in enumerate(("keep", "offer", "favour")) if zones >> i & 1)
    for zones in range(1, 1 << len(ZONES))
]
PLACE_PROMPT = one_of(
    other=text("prompt-place-other", seat=num),
    you=text(*[f"prompt-place-you-{zones}" for zones in ROOMS]),
)
KING_PROMPT = one_of(
    other=text("prompt-king-other", seat=num, card=CARD_NAME),
    either=text("prompt-king-you-either"),
    up_down=text("prompt-king-you-up-down"),
    up=text("prompt-king-you-up", left=num),
    down=text("prompt-king-you-down", left=num),
    nothing=text("prompt-king-you-nothing"),
)
BID_PROMPT = one_of(
    other=text("prompt-bid-other", seat=num, card=CARD_NAME, high=num),
    drop=text("prompt-bid-you-pass", card=CARD_NAME),
    open=text("prompt-bid-you-open-gold", "prompt-bid-you-open-cards", card=CARD_NAME),
    higher=text(
        "prompt-bid-you-raise-gold", "prompt-bid-you-raise-cards", card=CARD_NAME, high=num
    ),
)
PROMPT = one_of(
    deal=text("prompt-deal"),
    place=PLACE_PROMPT,
    take=text("prompt-take-other", "prompt-take-you", seat=num),
    king=KING_PROMPT,
    shuffle=text("prompt-shuffle"),
    bid=BID_PROMPT,
    pay=text(
        "prompt-pay-other-gold",
        "prompt-pay-other-cards",
        "prompt-pay-you-gold",
        "prompt-pay-you-cards",
        seat=num,
        due=num,
        card=CARD_NAME,
    ),
    penalty=text("prompt-penalty-other", "prompt-penalty-you", seat=num, amount=num),
    done=one_of(
        won=text("prompt-over-other", "prompt-over-you", seat=num, points=num),
        shared=text("prompt-over-shared", points=num, winners=seq(text("prompt-seat", seat=num))),
    ),
)
assert tuple(PROMPT.cases) == PHASES

#: In the order of the spans of actions.
LABEL = one_of(
    place=text("label-keep", "label-offer", "label-favour", card=CARD_NAME),
    card=text("label-take", "label-pay", "label-discard", card=CARD_NAME),
    up=text("label-up", office=OFFICE_NAME, value=num),
    down=text("label-down", office=OFFICE_NAME, value=num),
    nothing=text("label-nothing"),
    bid=text("label-bid-gold", "label-bid-cards", amount=num),
    drop=text("label-pass"),
)
assert list(LABEL.cases) == [span.name for span in ACTIONS.spans]

# --- what has happened


def secret(kind: str, **others: Shape) -> Alternatives:
    """Tell what only its owner sees whole."""
    hidden = text(f"line-{kind}", seat=num, **others)
    return one_of(hidden=hidden, own=text(f"line-{kind}-own", seat=num, card=CARD_NAME, **others))


def about_card(kind: str) -> Message:
    """Tell what a seat does with a card."""
    return text(f"line-{kind}", seat=num, card=CARD_NAME)


#: In the order of the kinds of events, and mostly of their columns.
LINE = one_of(
    drawn=perhaps(text("line-drawn", card=CARD_NAME)),
    kept=secret("kept"),
    offered=about_card("offered"),
    favoured=secret("favoured"),
    took=about_card("took"),
    king=about_card("king"),
    raised=text("line-raised", seat=num, office=OFFICE_NAME, value=num),
    lowered=text("line-lowered", seat=num, office=OFFICE_NAME, value=num),
    unmoved=about_card("unmoved"),
    shuffled=text("line-shuffled", count=num),
    turned=about_card("turned"),
    bid=text("line-bid", seat=num, amount=num),
    passed=text("line-passed", seat=num),
    paid=about_card("paid"),
    discarded=secret("discarded"),
    won=text("line-won", seat=num, card=CARD_NAME, amount=num),
    failed=text("line-failed", seat=num, card=CARD_NAME, amount=num),
    penalty=secret("penalty", by_seat=num),
    unsold=text("line-unsold", card=CARD_NAME),
    shown=text("line-shown", seat=num, office=OFFICE_NAME, letters=LETTER_SET),
    purse=text("line-purse", seat=num, gold=num),
    awarded=text("line-first", "line-second", seat=num, office=OFFICE_NAME, value=num, sum=num),
)
assert list(LINE.cases) == [kind.name for kind in EVENTS.kinds]

# --- where points come from


def score_line(clause: str, reason: Message) -> Object:
    """One line of the score sheet."""
    return obj(seat=num, points=num, reason=reason, clause=Constant(clause))


#: Keys by rank, and whether it is sure or the letter decided.
SCORE_LINE = one_of(
    lead=score_line(
        "FK-21",
        text(
            "sheet-lead-now",
            "sheet-lead-sure-now",
            "sheet-next-now",
            "sheet-next-sure-now",
            office=OFFICE_NAME,
            value=num,
            sum=num,
            best=num,
        ),
    ),
    tile=score_line(
        "FK-21",
        text(
            "sheet-first",
            "sheet-first-letter",
            "sheet-second",
            "sheet-second-letter",
            office=OFFICE_NAME,
            value=num,
            sum=num,
            letter=LETTER,
        ),
    ),
    shared=score_line("FK-23", text("sheet-tie-shared", other_seat=num)),
    gold=score_line("FK-23", text("sheet-tie-gold", other_seat=num, ours=num, theirs=num)),
    letter=score_line(
        "FK-23", text("sheet-tie-letter", other_seat=num, office=OFFICE_NAME, letter=LETTER)
    ),
    office=score_line(
        "FK-23",
        text(
            "sheet-tie-cards",
            "sheet-tie-sum",
            other_seat=num,
            office=OFFICE_NAME,
            ours=num,
            theirs=num,
        ),
    ),
)

# --- the position in sentences

SENTENCE = one_of(
    tiles=text(
        "table-tiles",
        tiles=seq(
            one_of(
                one=text("tile-one", office=OFFICE_NAME, first=num),
                both=text("tile-both", office=OFFICE_NAME, first=num, second=num),
            )
        ),
    ),
    influence=text("table-influence", seat=num, deck=num, favour=num),
    held=text("table-held", card=CARD_NAME),
    placing=text("table-placing", seat=num),
    centre=text("table-centre", cards=seq(CARD_NAME)),
    taking=text("table-taking", seat=num),
    king=text("table-king", seat=num, card=CARD_NAME),
    shuffle=text("table-shuffle"),
    hammer=text("table-hammer", card=CARD_NAME, left=num),
    high=text("table-high", seat=num, amount=num),
    bidding=text("table-bidding", seat=num),
    pay=text("table-pay-gold", "table-pay-cards", seat=num, due=num),
    penalty=text("table-penalty", seat=num),
    taken=text("table-first", "table-second", seat=num, office=OFFICE_NAME, value=num),
    own_favour=text("table-own-favour", cards=seq(CARD_NAME)),
    empty_hand=text("table-hand-empty", seat=num),
    hand=text(
        "table-hand",
        seat=num,
        gold=num,
        cards=seq(one_of(one=CARD_NAME, more=text("card-copies", card=CARD_NAME, count=num))),
    ),
    hidden_hand=text("table-others", seat=num, count=num, losses=num),
    seen=text("table-seen", seat=num, cards=seq(CARD_NAME)),
)

# --- why not


def refusal(clause: str, reason: Message) -> Object:
    """Why an action is not legal: a clause, and the reason in words."""
    return obj(clause=Constant(clause), reason=reason)


#: By phase: the clause that says what must be done, and the words for it.
DUTIES = {
    "deal": ("FK-4", "why-deal"),
    "place": ("FK-6", "why-place"),
    "take": ("FK-7", "why-take"),
    "king": ("FK-8", "why-king"),
    "shuffle": ("FK-12", "why-shuffle"),
    "bid": ("FK-13", "why-bid"),
    "pay": ("FK-16", "why-pay"),
    "penalty": ("FK-18", "why-penalty"),
    "done": ("FK-20", "why-over"),
}
assert tuple(DUTIES) == PHASES
WHY_NOT = one_of(
    **{phase: refusal(clause, text(key)) for phase, (clause, key) in DUTIES.items()},
    turn=obj(
        clause=names([clause for clause, _ in DUTIES.values()]), reason=text("why-turn", seat=num)
    ),
    zone_full=refusal("FK-6", text("why-zone-full")),
    not_in_centre=refusal("FK-7", text("why-not-in-centre", card=CARD_NAME)),
    no_cards=refusal("FK-15", text("why-no-cards")),
    highest_bid=refusal("FK-15", text("why-highest-bid", amount=Constant(MAX_BID))),
    low_bid=refusal("FK-13", text("why-low-bid", amount=num, high=num)),
    not_held=refusal("FK-16", text("why-not-held", card=CARD_NAME)),
    pay_in_gold=refusal("FK-16", text("why-pay-in-gold")),
    large_first=refusal("FK-16", text("why-large-first")),
    short=refusal("FK-16", text("why-short", due=num, card=CARD_NAME)),
    must_change=refusal("FK-10", text("why-must-change")),
    not_in_play=refusal("FK-1", text("why-not-in-play", office=OFFICE_NAME)),
    changed=refusal("FK-9", text("why-changed", office=OFFICE_NAME)),
    highest=refusal("FK-9", text("why-highest", office=OFFICE_NAME, value=Constant(TILE_HIGHEST))),
    lowest=refusal("FK-9", text("why-lowest", office=OFFICE_NAME, value=Constant(TILE_LOWEST))),
    no_up=refusal("FK-9", text("why-no-up")),
    no_down=refusal("FK-9", text("why-no-down")),
    spoils=refusal("FK-10", text("why-spoils", office=OFFICE_NAME)),
    up_first=refusal("FK-9", text("why-up-first")),
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
