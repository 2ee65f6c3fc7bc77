"""How Castle Combo is shown and told; everything here receives redacted states only."""

from collections.abc import Mapping
from typing import TypedDict

from regency.core.facts import Fact
from regency.core.game import Refusal, ScoreLine
from regency.core.text import Text, text
from regency.core.types import EMPTY, State
from regency.games.castle_combo.cards import CARDS, LOCATIONS
from regency.games.castle_combo.describe import (
    card_name,
    describe_card,
    describe_line,
    describe_scroll,
    location_name,
)
from regency.games.castle_combo.notation import relative
from regency.games.castle_combo.rules.scoring import (
    gold_on_purse,
    scroll_points,
    spare_gold,
)
from regency.games.castle_combo.rules.state import (
    ACT,
    ACTIONS,
    CHOOSE,
    DEAL,
    DISCARD,
    DONE,
    DOWN,
    LAST_CHANCE_PHASE,
    PLACE,
    UP,
)
from regency.games.castle_combo.rules.turn import (
    discard_line,
    discard_location,
    open_cells,
    price_of,
)
from regency.games.castle_combo.tables import (
    COST,
    DECK_SIZE,
    DISCOUNT_TALLY,
    GRID,
    IDS,
    LINE_PAYS_KEYS,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_SHIELDS,
    SHIELD_TALLY,
    SIDE,
)

__all__ = ["describe_card", "label", "line", "sheet", "table", "view", "why_not"]

#: The first and last of three rows are this far apart.
SPAN = SIDE - 1

PHASES = ("deal", "refresh", "refill", "act", "place", "choose", "discard", "done")
FACES = ("up", "down")
#: The phase each span of actions belongs to.
PHASE_OF = {
    "key_messenger": ACT,
    "key_refresh": ACT,
    "take_up": ACT,
    "take_down": ACT,
    "place": PLACE,
    "choose": CHOOSE,
    "discard": DISCARD,
}


class CardView(TypedDict):
    """A card of a tableau; face down it is known to all, since it was seen when taken (CC-21)."""

    card: str
    face: str
    at: list[int]  # [row, column] from the seat's first card
    gold: int  # on its purse
    points: int  # what it is worth if the match ended now


class SeatView(TypedDict):
    """A seat's goods and tableau."""

    gold: int
    keys: int
    points: int  # if the match ended now
    spare_gold: int  # the gold that breaks ties then
    discounts: list[int]  # for castle cards, for village cards
    shields: list[int]
    cards: list[CardView]
    open: list[list[int]]  # where the next card may go, as [row, column]


class LocationView(TypedDict):
    """A row with its prices for the seat to act, and what is known of deck and discards."""

    row: list[str | None]
    prices: list[int | None]
    deck: int
    in_deck: list[str]  # what is left, as a set: its order is nobody's
    discards: list[str]
    gone: bool


class CastleComboView(TypedDict):
    """What a board shows."""

    phase: str
    turn: int
    messenger: str
    key_used: bool
    taking: str | None
    taking_face: str | None
    placed: list[int] | None
    locations: list[LocationView]
    seats: list[SeatView]


def view(seen: State, viewer: int) -> CastleComboView:
    """Return what a viewer's board shows."""
    taking = _taking(seen)
    return {
        "phase": PHASES[int(seen.phase)],
        "turn": int(seen.turn),
        "messenger": LOCATIONS[int(seen.messenger)],
        "key_used": bool(seen.key_used),
        "taking": None if taking == EMPTY else IDS[taking],
        "taking_face": None if taking == EMPTY else FACES[int(seen.face)],
        "placed": None if seen.placed == EMPTY else relative(int(seen.placed)),
        "locations": [_location_view(seen, location) for location in range(len(LOCATIONS))],
        "seats": [_seat_view(seen, seat) for seat in range(int(seen.seats))],
    }


def _taking(seen: State) -> int:
    """Return the card between row and tableau, or EMPTY."""
    if seen.slot == EMPTY:
        return EMPTY
    return int(seen.row[int(seen.messenger), int(seen.slot)])


def _location_view(seen: State, location: int) -> LocationView:
    row = [int(card) for card in seen.row[location]]
    left = _left_in_deck(seen, location)
    discards = seen.discards[location][: int(seen.discards_size[location])]
    seat = int(seen.turn)
    return {
        "row": [None if card == EMPTY else IDS[card] for card in row],
        "prices": [None if card == EMPTY else price_of(seen, seat, card) for card in row],
        "deck": int(seen.deck_size[location]),
        "in_deck": [IDS[card] for card in left],
        "discards": [IDS[int(card)] for card in discards],
        "gone": bool(seen.gone == location),
    }


def _left_in_deck(seen: State, location: int) -> list[int]:
    if seen.deck_size[location] == 0:
        return []
    known = {*seen.row[location].tolist(), *seen.discards[location].tolist()}
    known |= {card for tableau in seen.cell.tolist() for card in tableau}
    first = location * DECK_SIZE
    return [card for card in range(first, first + DECK_SIZE) if card not in known]


def _cells(seen: State, seat: int) -> list[int]:
    taken = int(seen.occupied[seat])
    return [cell for cell in range(NUM_CELLS) if taken >> cell & 1]


def _worth(seen: State, seat: int) -> dict[int, int]:
    """Return what every card of a tableau is worth now, by its cell."""
    return {cell: scroll_points(seen, seat, cell) for cell in _cells(seen, seat)}


def _face(seen: State, seat: int, cell: int) -> int:
    return UP if int(seen.face_up[seat]) >> cell & 1 else DOWN


def _seat_view(seen: State, seat: int) -> SeatView:
    cards: list[CardView] = [
        {
            "card": IDS[int(seen.cell[seat, cell])],
            "face": FACES[_face(seen, seat, cell)],
            "at": relative(cell),
            "gold": int(seen.purse[seat, cell]),
            "points": points,
        }
        for cell, points in _worth(seen, seat).items()
    ]
    free = open_cells(seen, seat)
    tally = [int(n) for n in seen.tally[seat]]
    return {
        "gold": int(seen.gold[seat]),
        "keys": int(seen.keys[seat]),
        "points": int(seen.keys[seat]) + sum(shown["points"] for shown in cards),
        "spare_gold": spare_gold(seen, seat),
        "discounts": tally[DISCOUNT_TALLY : DISCOUNT_TALLY + NUM_LOCATIONS],
        "shields": tally[SHIELD_TALLY : SHIELD_TALLY + NUM_SHIELDS],
        "cards": cards,
        "open": [relative(cell) for cell in range(NUM_CELLS) if free >> cell & 1],
    }


# --- in sentences


def table(seen: State, viewer: int) -> list[Text]:
    """Tell the table in sentences."""
    if seen.phase == DEAL:
        return [text("table-deal")]
    lines = [_row_line(seen, location) for location in range(len(LOCATIONS))]
    lines.append(text("table-messenger", location=text(f"at-{LOCATIONS[int(seen.messenger)]}")))
    for seat in range(int(seen.seats)):
        worth = _worth(seen, seat)
        keys = int(seen.keys[seat])
        points = keys + sum(worth.values())
        gold = int(seen.gold[seat])
        lines.append(text("table-seat", seat=seat, points=points, gold=gold, keys=keys))
        lines += _tableau_lines(seen, seat, worth)
    lines.append(_due_line(seen))
    return lines


def _row_line(seen: State, location: int) -> Text:
    if seen.gone == location:
        return text(f"table-gone-{LOCATIONS[location]}")
    seat = int(seen.turn)
    cards = [
        text("table-card", card=card_name(int(card)), price=price_of(seen, seat, int(card)))
        for card in seen.row[location]
        if card != EMPTY
    ]
    return text(
        "table-row",
        location=location_name(location),
        cards=cards,
        deck=int(seen.deck_size[location]),
        discards=int(seen.discards_size[location]),
    )


def _tableau_lines(seen: State, seat: int, worth: Mapping[int, int]) -> list[Text]:
    """Tell a tableau row by row, with gaps, as wide as it is so far."""
    columns = [cell % GRID for cell in worth]
    lines = []
    for row in sorted({cell // GRID for cell in worth}):
        cells = [row * GRID + c for c in range(min(columns), max(columns) + 1)]
        cards = [_cell_text(seen, seat, cell, worth) for cell in cells]
        lines.append(text("table-tableau", cards=cards))
    return lines


def _cell_text(seen: State, seat: int, cell: int, worth: Mapping[int, int]) -> Text:
    card = int(seen.cell[seat, cell])
    if card == EMPTY:
        return text("cell-empty")
    if _face(seen, seat, cell) == DOWN:
        return text("cell-face-down")
    gold = int(seen.purse[seat, cell])
    key = "cell-purse" if gold else "cell-card"
    params = {"gold": gold} if gold else {}
    return text(key, card=card_name(card), points=worth[cell], **params)


def _due_line(seen: State) -> Text:
    phase = int(seen.phase)
    if phase <= LAST_CHANCE_PHASE:
        return text("table-shuffle", location=text(f"of-{LOCATIONS[int(seen.pile)]}"))
    if phase == DONE:
        return text("table-done")
    return text(f"table-{PHASES[phase]}", seat=int(seen.turn))


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action."""
    span, offset = ACTIONS.decode(action)
    location = int(seen.messenger)
    if span == "key_messenger":
        return text("label-key-messenger", location=text(f"to-{LOCATIONS[1 - location]}"))
    if span == "key_refresh":
        return text("label-key-refresh", location=text(f"of-{LOCATIONS[location]}"))
    if span in ("take_up", "take_down"):
        card = int(seen.row[location, offset])
        if span == "take_down":
            return text("label-take-down", card=card_name(card))
        return text("label-take-up", card=card_name(card), price=price_of(seen, seat, card))
    if span == "place":
        row, column = relative(offset)
        return text("label-place", row=text(f"row-{_step(row)}"), column=_column(column))
    card = int(seen.cell[seat, int(seen.placed)])
    if span == "choose":
        return describe_line(CARDS[card].lines[offset])
    given = int(seen.row[discard_location(card), offset])
    key = "keys" if LINE_PAYS_KEYS[card, discard_line(card)] else "gold"
    return text(f"label-discard-{key}", card=card_name(given), amount=int(COST[given]))


def _step(by: int) -> str:
    return "same" if by == 0 else f"{'minus' if by < 0 else 'plus'}-{abs(by)}"


def _column(by: int) -> Text:
    return text(f"column-{_step(by)}")


def line(fact: Fact, viewer: int) -> Text | None:
    """Tell one event."""
    values = fact.values
    if fact.kind == "taking":
        return None  # told when it is placed
    if fact.kind == "turned":
        where = text(f"at-{LOCATIONS[fact['location']]}")
        return text("line-turned", location=where, card=card_name(fact["card"]))
    if fact.kind == "shuffled":
        whose = text(f"of-{LOCATIONS[fact['location']]}")
        return text("line-shuffled", location=whose, cards=fact["cards"])
    if fact.kind == "emptied":
        return text(f"line-emptied-{LOCATIONS[fact['location']]}")
    if fact.kind in ("key_messenger", "messenger"):
        goal = text(f"to-{LOCATIONS[fact['location']]}")
        if fact.kind == "messenger":
            return text("line-messenger", location=goal)
        return text("line-key-messenger", seat=fact["seat"], location=goal)
    if fact.kind == "key_refresh":
        whose = text(f"of-{LOCATIONS[fact['location']]}")
        return text("line-key-refresh", seat=fact["seat"], location=whose)
    if fact.kind == "ended":
        return text("line-ended")
    seat = values["seat"]
    if fact.kind == "gained":
        return _gained(seat, fact["gold"], fact["keys"])
    card = card_name(fact["card"])
    if fact.kind == "recruited":
        if fact["face"] == DOWN:
            return text("line-face-down", seat=seat, card=card)
        return text("line-recruited", seat=seat, card=card, price=fact["price"])
    if fact.kind == "stored":
        return text("line-stored", seat=seat, card=card, gold=fact["gold"])
    if fact.kind == "chose":
        chosen = describe_line(CARDS[fact["card"]].lines[fact["line"]])
        return text("line-chose", seat=seat, card=card, what=chosen)
    return text("line-discarded", seat=seat, card=card)


def _gained(seat: int, gold: int, keys: int) -> Text:
    if gold and keys:
        goods = [text("n-gold", amount=gold), text("n-keys", amount=keys)]
    else:
        goods = [text("n-gold", amount=gold) if gold else text("n-keys", amount=keys)]
    return text("line-gained", seat=seat, goods=goods)


# --- reasons


def sheet(state: State) -> list[ScoreLine]:
    """Explain every point, as the sheet would stand if the match ended now (CC-17 … CC-19)."""
    lines = []
    for seat in range(int(state.seats)):
        keys = int(state.keys[seat])
        lines.append(ScoreLine(seat, keys, text("sheet-keys", keys=keys), "CC-18"))
        for cell in _cells(state, seat):
            lines.append(_scroll_line(state, seat, cell))
    return lines


def _scroll_line(state: State, seat: int, cell: int) -> ScoreLine:
    if _face(state, seat, cell) == DOWN:
        return ScoreLine(seat, 0, text("sheet-face-down"), "CC-6")
    card = int(state.cell[seat, cell])
    scroll = CARDS[card].scroll
    points = scroll_points(state, seat, cell)
    how = describe_scroll(scroll)
    if scroll.kind == "per_gold_on_this_purse":
        gold = gold_on_purse(state, seat, cell)
        return ScoreLine(
            seat, points, text("sheet-purse", card=card_name(card), gold=gold, how=how), "CC-17"
        )
    clause = "CC-19" if scroll.kind == "per_key" else "CC-18"
    return ScoreLine(seat, points, text("sheet-card", card=card_name(card), how=how), clause)


def why_not(seen: State, seat: int, action: int) -> Refusal:
    """Explain why an action is not legal now."""
    phase = int(seen.phase)
    if phase == DEAL:
        return Refusal("CC-1", text("why-deal"))
    if phase == DONE:
        return Refusal("CC-17", text("why-over"))
    if phase <= LAST_CHANCE_PHASE:
        return Refusal("CC-10", text("why-shuffle"))
    if seat != int(seen.turn):
        return Refusal("CC-2", text("why-not-your-turn", seat=int(seen.turn)))
    span, offset = ACTIONS.decode(action)
    if PHASE_OF[span] != phase:
        return _why_not_now(phase, span)
    if span.startswith("key"):
        return _why_no_key(seen, seat)
    if span == "take_up":
        card = int(seen.row[int(seen.messenger), offset])
        price = price_of(seen, seat, card)
        return Refusal("CC-5", text("why-too-dear", price=price, gold=int(seen.gold[seat])))
    if span == "place":
        return _why_not_there(seen, seat, offset)
    return Refusal("CC-14", text("why-no-card"))


def _why_not_now(phase: int, span: str) -> Refusal:
    """Say what must be done first, or that nothing asks for this."""
    if phase == ACT:
        clause = {"place": "CC-4", "choose": "CC-8", "discard": "CC-14"}[span]
        return Refusal(clause, text(f"why-no-{span}"))
    clause = {PLACE: "CC-7", CHOOSE: "CC-8", DISCARD: "CC-14"}[phase]
    return Refusal(clause, text(f"why-first-{PHASES[phase]}"))


def _why_no_key(seen: State, seat: int) -> Refusal:
    if seen.key_used:
        return Refusal("CC-3", text("why-key-used"))
    if seen.keys[seat] == 0:
        return Refusal("CC-3", text("why-no-key"))
    return Refusal("CC-11", text("why-gone"))


def _why_not_there(seen: State, seat: int, cell: int) -> Refusal:
    if int(seen.occupied[seat]) >> cell & 1:
        return Refusal("CC-7", text("why-occupied"))
    if seen.occupied[seat] == 0:
        return Refusal("CC-7", text("why-first-card"))
    rows = {c // GRID for c in _cells(seen, seat)} | {cell // GRID}
    columns = {c % GRID for c in _cells(seen, seat)} | {cell % GRID}
    if max(max(rows) - min(rows), max(columns) - min(columns)) > SPAN:
        return Refusal("CC-7", text("why-too-wide"))
    return Refusal("CC-7", text("why-not-beside"))
