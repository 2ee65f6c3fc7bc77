"""The shapes of everything that Castle Combo shows; EMPTY stands for what is not there."""

from regency.core.drawing.drawn_view import Shapes
from regency.core.drawing.shapes import (
    Constant,
    Message,
    Object,
    Shape,
    enum,
    flag,
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
from regency.games.castle_combo.data.cards import CARDS, LOCATIONS
from regency.games.castle_combo.data.tables import (
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    IDS,
    NUM_CELLS,
    NUM_SHIELDS,
)
from regency.games.castle_combo.notation import FACES, relative
from regency.games.castle_combo.rules.state import EVENTS
from regency.games.castle_combo.show.names import (
    card_name,
    describe_line,
    describe_scroll,
    location_name,
    place_name,
)

# --- what things are called

CARD = names(IDS)
FACE = enum(*FACES)
LOCATION = enum(*LOCATIONS)
CELL = values(
    [relative(cell) for cell in range(NUM_CELLS)], {"type": "array", "items": {"type": "integer"}}
)
CARD_NAME = texts([card_name(card) for card in range(len(CARDS))])
LOCATION_NAME = texts([location_name(location) for location in LOCATIONS])
OF_LOCATION = texts([said(f"of-{location}") for location in LOCATIONS])
TO_LOCATION = texts([said(f"to-{location}") for location in LOCATIONS])
AT_LOCATION = texts([said(f"at-{location}") for location in LOCATIONS])
#: By card and line: what an ability that lets its seat choose offers.
MOST_LINES = max(len(card.lines) for card in CARDS)
LINE_OF_CARD = texts(
    [
        describe_line(card.lines[line]) if line < len(card.lines) else None
        for card in CARDS
        for line in range(MOST_LINES)
    ]
)
SCROLL = texts([describe_scroll(card.scroll) for card in CARDS])

# --- the board

TABLEAU_CARD = obj(
    "CastleComboCardView",
    "A card of a tableau; face down it is known to all, since it was seen when taken (CC-21).",
    card=CARD,
    face=FACE,
    at=CELL,  # from the seat's first card
    gold=num,  # on its purse
    points=num,  # what it is worth if the match ended now
)
SEAT = obj(
    "CastleComboSeatView",
    "A seat's goods and tableau.",
    gold=num,
    spare_gold=num,  # the gold that breaks ties if the match ended now
    keys=num,
    points=num,
    discounts=tup(num, num),  # for castle cards, for village cards
    shields=tup(*(num,) * NUM_SHIELDS),
    cards=seq(TABLEAU_CARD),
    open=seq(CELL),  # where the next card may go
)
ROW = obj(
    "CastleComboLocationView",
    "A row, and what is known of its deck and discards.",
    deck=num,
    gone=flag,
    row=seq(opt(CARD)),
    in_deck=seq(CARD),  # what is left, as a set: its order is nobody's
    discards=seq(CARD),
)
PHASES = ("deal", "refresh", "refill", "act", "place", "choose", "discard", "done")
VIEW = obj(
    "CastleComboView",
    "What a board shows.",
    phase=enum(*PHASES),
    turn=num,
    messenger=LOCATION,
    key_used=flag,
    taking=opt(CARD),  # the card on its way from a row to the tableau of the seat to act
    taking_face=opt(FACE),
    taking_slot=opt(num),
    placed=opt(CELL),
    discarding=opt(LOCATION),  # the location whose row an ability discards from now
    locations=seq(ROW),
    seats=seq(SEAT),
    # By location and place in the row, for the viewer; a spectator reads those of the seat to act.
    prices=seq(seq(opt(num))),
)

# --- who must do what; of two keys the second speaks to the viewer

PROMPT = one_of(
    deal=text("table-deal"),
    shuffle=text("table-shuffle", location=OF_LOCATION),
    act=text(
        "prompt-other-act", "prompt-you-act", "prompt-you-act-key", seat=num, location=OF_LOCATION
    ),
    place_up=text(
        "prompt-other-place-up", "prompt-you-place-up", seat=num, card=CARD_NAME, price=num
    ),
    place_down=text(
        "prompt-other-place-down",
        "prompt-you-place-down",
        seat=num,
        card=CARD_NAME,
        gold=Constant(FACE_DOWN_GOLD),
        keys=Constant(FACE_DOWN_KEYS),
    ),
    choose=text("prompt-other-choose", "prompt-you-choose", seat=num, card=CARD_NAME),
    discard=text(
        "prompt-other-discard",
        "prompt-you-discard",
        seat=num,
        card=CARD_NAME,
        location=OF_LOCATION,
    ),
    done=text("table-done"),
)
LABEL = one_of(
    key_messenger=text("label-key-messenger", location=TO_LOCATION),
    key_refresh=text("label-key-refresh", location=OF_LOCATION),
    take_up=text("label-take-up", card=CARD_NAME, price=num),
    take_down=text("label-take-down", card=CARD_NAME),
    place=texts([place_name(cell) for cell in range(NUM_CELLS)]),
    choose=LINE_OF_CARD,
    discard=text("label-discard-gold", "label-discard-keys", card=CARD_NAME, amount=num),
)

# --- what has happened

#: In the order of the kinds of events; what nobody can know yet is not told.
LINE = one_of(
    turned=text("line-turned", location=AT_LOCATION, card=CARD_NAME),
    shuffled=text("line-shuffled", location=OF_LOCATION, cards=num),
    key_messenger=text("line-key-messenger", seat=num, location=TO_LOCATION),
    key_refresh=text("line-key-refresh", seat=num, location=OF_LOCATION),
    taking=nothing,  # told when it is placed
    recruited=one_of(
        up=text("line-recruited", seat=num, card=CARD_NAME, price=num),
        down=text("line-face-down", seat=num, card=CARD_NAME),
    ),
    gained=text("line-gained", seat=num, goods=seq(text("n-gold", "n-keys", amount=num))),
    stored=text("line-stored", seat=num, card=CARD_NAME, gold=num),
    chose=text("line-chose", seat=num, card=CARD_NAME, what=LINE_OF_CARD),
    discarded=text("line-discarded", seat=num, card=CARD_NAME),
    messenger=text("line-messenger", location=TO_LOCATION),
    emptied=text(*[f"line-emptied-{location}" for location in LOCATIONS]),
    ended=text("line-ended"),
    unknown=nothing,
)
assert list(LINE.cases)[:-1] == [kind.name for kind in EVENTS.kinds]

# --- where points come from

#: Scrolls that pay once or not at all: how often they pay says nothing more.
ALL_OR_NOTHING = ("position", "if_shield_missing", "if_face_down_card")


def score_line(clause: Shape, reason: Shape) -> Object:
    """One line of the score sheet."""
    return obj(seat=num, points=num, reason=reason, clause=clause)


SCORE_LINE = one_of(
    keys=score_line(Constant("CC-18"), text("sheet-keys", keys=num)),
    purse=score_line(Constant("CC-17"), text("sheet-purse", card=CARD_NAME, gold=num, how=SCROLL)),
    once=score_line(Constant("CC-18"), text("sheet-card", card=CARD_NAME, how=SCROLL)),
    counted=score_line(
        Constant("CC-18"), text("sheet-counted", card=CARD_NAME, how=SCROLL, times=num)
    ),
    counted_keys=score_line(
        Constant("CC-19"), text("sheet-counted", card=CARD_NAME, how=SCROLL, times=num)
    ),
    face_down=score_line(Constant("CC-6"), text("sheet-face-down")),
)

# --- the position in sentences

SENTENCE = one_of(
    deal=text("table-deal"),
    gone=text(*[f"table-gone-{location}" for location in LOCATIONS]),
    row=text(
        "table-row",
        location=LOCATION_NAME,
        cards=seq(text("table-card", card=CARD_NAME, price=num)),
        deck=num,
        discards=num,
    ),
    messenger=text("table-messenger", location=AT_LOCATION),
    seat=text("table-seat", seat=num, points=num, gold=num, keys=num),
    tableau=text(
        "table-tableau",
        cards=seq(
            one_of(
                empty=text("cell-empty"),
                face_down=text("cell-face-down"),
                card=text("cell-card", card=CARD_NAME, points=num),
                purse=text("cell-purse", card=CARD_NAME, points=num, gold=num),
            )
        ),
    ),
    shuffle=text("table-shuffle", location=OF_LOCATION),
    due=text("table-act", "table-place", "table-choose", "table-discard", seat=num),
    done=text("table-done"),
)

# --- why not


def refusal(clause: str, reason: Message) -> Object:
    """Why an action is not legal: a clause, and the reason in words."""
    return obj(clause=Constant(clause), reason=reason)


WHY_NOT = one_of(
    deal=refusal("CC-1", text("why-deal")),
    over=refusal("CC-17", text("why-over")),
    shuffle=refusal("CC-10", text("why-shuffle")),
    not_your_turn=refusal("CC-2", text("why-not-your-turn", seat=num)),
    no_place=refusal("CC-4", text("why-no-place")),
    no_choose=refusal("CC-8", text("why-no-choose")),
    no_discard=refusal("CC-14", text("why-no-discard")),
    first_place=refusal("CC-7", text("why-first-place")),
    first_choose=refusal("CC-8", text("why-first-choose")),
    first_discard=refusal("CC-14", text("why-first-discard")),
    key_used=refusal("CC-3", text("why-key-used")),
    no_key=refusal("CC-3", text("why-no-key")),
    gone=refusal("CC-11", text("why-gone")),
    too_dear=refusal("CC-5", text("why-too-dear", price=num, gold=num)),
    occupied=refusal("CC-7", text("why-occupied")),
    first_card=refusal("CC-7", text("why-first-card")),
    too_wide=refusal("CC-7", text("why-too-wide")),
    not_beside=refusal("CC-7", text("why-not-beside")),
    no_card=refusal("CC-14", text("why-no-card")),
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
