"""Castle Combo in words: names of actions, where points come from, why something is not allowed."""

from functools import cache, lru_cache

from regency.core.game import Refusal, ScoreLine
from regency.core.part import join, part
from regency.core.text import Text, text
from regency.core.types import State
from regency.games.castle_combo.cards import CARDS, LOCATIONS
from regency.games.castle_combo.describe import card_name, describe_line, describe_scroll
from regency.games.castle_combo.notation import relative
from regency.games.castle_combo.plain import (
    STATES_KEPT,
    TABLEAUX_KEPT,
    Plain,
    Tableau,
    Worth,
    plain,
    price,
    reckon,
)
from regency.games.castle_combo.rules.state import (
    ACT,
    ACTIONS,
    CHOOSE,
    DEAL,
    DISCARD,
    DONE,
    LAST_CHANCE_PHASE,
    PLACE,
)
from regency.games.castle_combo.rules.turn import discard_line, discard_location
from regency.games.castle_combo.shown import PHASES
from regency.games.castle_combo.tables import COST, GRID, LINE_PAYS_KEYS, SIDE

#: The first and last of three rows are this far apart.
SPAN = SIDE - 1
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
#: Scrolls that pay once or not at all: how often they pay says nothing more.
ALL_OR_NOTHING = ("position", "if_shield_missing", "if_face_down_card")


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action."""
    now = plain(seen)
    span, offset = ACTIONS.decode(action)
    if span in ("key_messenger", "key_refresh"):
        return _key_label(span, now.messenger)
    if span in ("take_up", "take_down"):
        card = now.locations[now.messenger].row[offset]
        return _take_label(card, price(now.seats[seat], card) if span == "take_up" else None)
    if span == "place":
        return _place_label(offset)
    card = now.seats[seat].cell[now.placed]
    if span == "choose":
        return _choose_label(card, offset)
    return _discard_label(card, now.locations[discard_location(card)].row[offset])


# Labels of equal parameters are made once: there are a few hundred.


@cache
def _key_label(span: str, messenger: int) -> Text:
    if span == "key_messenger":
        return text("label-key-messenger", location=text(f"to-{LOCATIONS[1 - messenger]}"))
    return text("label-key-refresh", location=text(f"of-{LOCATIONS[messenger]}"))


@cache
def _take_label(card: int, cost: int | None) -> Text:
    if cost is None:
        return text("label-take-down", card=card_name(card))
    return text("label-take-up", card=card_name(card), price=cost)


@cache
def _place_label(cell: int) -> Text:
    row, column = relative(cell)
    return text(
        "label-place", row=text(f"row-{_step(row)}"), column=text(f"column-{_step(column)}")
    )


@cache
def _choose_label(card: int, offset: int) -> Text:
    return describe_line(CARDS[card].lines[offset])


@cache
def _discard_label(card: int, given: int) -> Text:
    key = "keys" if LINE_PAYS_KEYS[card, discard_line(card)] else "gold"
    return text(f"label-discard-{key}", card=card_name(given), amount=int(COST[given]))


def _step(by: int) -> str:
    return "same" if by == 0 else f"{'minus' if by < 0 else 'plus'}-{abs(by)}"


# --- where points come from


def points(seen: State, viewer: int) -> list[int | None]:
    """Return every seat's points if the match ended now: all that counts lies open (CC-21)."""
    return _points(plain(seen))


@lru_cache(maxsize=STATES_KEPT)
def _points(now: Plain) -> list[int | None]:
    return part([reckon(tableau).points for tableau in now.seats])


def sheet(state: State) -> list[ScoreLine]:
    """Explain every point, as the sheet would stand if the match ended now (CC-17 … CC-19)."""
    return _all_lines(plain(state))


@lru_cache(maxsize=STATES_KEPT)
def _all_lines(now: Plain) -> list[ScoreLine]:
    return join([_seat_lines(seat, tableau) for seat, tableau in enumerate(now.seats)])


@lru_cache(maxsize=TABLEAUX_KEPT)
def _seat_lines(seat: int, tableau: Tableau) -> list[ScoreLine]:
    """Explain a seat's points: its keys, then its cards in reading order."""
    keys = ScoreLine(seat, tableau.keys, text("sheet-keys", keys=tableau.keys), "CC-18")
    return part([keys, *(_scroll_line(seat, worth) for worth in reckon(tableau).cards)])


@lru_cache(maxsize=TABLEAUX_KEPT)
def _scroll_line(seat: int, worth: Worth) -> ScoreLine:
    if not worth.up:
        return ScoreLine(seat, 0, text("sheet-face-down"), "CC-6")
    scroll = CARDS[worth.card].scroll
    name, how = card_name(worth.card), describe_scroll(scroll)
    if scroll.kind == "per_gold_on_this_purse":
        reason = text("sheet-purse", card=name, gold=worth.gold_then, how=how)
        return ScoreLine(seat, worth.points, reason, "CC-17")
    clause = "CC-19" if scroll.kind == "per_key" else "CC-18"
    if scroll.kind in ALL_OR_NOTHING:
        return ScoreLine(seat, worth.points, text("sheet-card", card=name, how=how), clause)
    reason = text("sheet-counted", card=name, how=how, times=worth.times)
    return ScoreLine(seat, worth.points, reason, clause)


# --- why not


def why_not(seen: State, seat: int, action: int) -> Refusal:
    """Explain why an action is not legal now."""
    now = plain(seen)
    if now.phase == DEAL:
        return Refusal("CC-1", text("why-deal"))
    if now.phase == DONE:
        return Refusal("CC-17", text("why-over"))
    if now.phase <= LAST_CHANCE_PHASE:
        return Refusal("CC-10", text("why-shuffle"))
    if seat != now.turn:
        return Refusal("CC-2", text("why-not-your-turn", seat=now.turn))
    span, offset = ACTIONS.decode(action)
    if PHASE_OF[span] != now.phase:
        return _why_not_now(now.phase, span)
    if span.startswith("key"):
        return _why_no_key(now, now.seats[seat])
    if span == "take_up":
        tableau = now.seats[seat]
        cost = price(tableau, now.locations[now.messenger].row[offset])
        return Refusal("CC-5", text("why-too-dear", price=cost, gold=tableau.gold))
    if span == "place":
        return _why_not_there(now.seats[seat], offset)
    return Refusal("CC-14", text("why-no-card"))


def _why_not_now(phase: int, span: str) -> Refusal:
    """Say what must be done first, or that nothing asks for this."""
    if phase == ACT:
        clause = {"place": "CC-4", "choose": "CC-8", "discard": "CC-14"}[span]
        return Refusal(clause, text(f"why-no-{span}"))
    clause = {PLACE: "CC-7", CHOOSE: "CC-8", DISCARD: "CC-14"}[phase]
    return Refusal(clause, text(f"why-first-{PHASES[phase]}"))


def _why_no_key(now: Plain, tableau: Tableau) -> Refusal:
    if now.key_used:
        return Refusal("CC-3", text("why-key-used"))
    if tableau.keys == 0:
        return Refusal("CC-3", text("why-no-key"))
    return Refusal("CC-11", text("why-gone"))


def _why_not_there(tableau: Tableau, cell: int) -> Refusal:
    if tableau.occupied >> cell & 1:
        return Refusal("CC-7", text("why-occupied"))
    if tableau.occupied == 0:
        return Refusal("CC-7", text("why-first-card"))
    cells = [worth.cell for worth in reckon(tableau).cards] + [cell]
    rows = {taken // GRID for taken in cells}
    columns = {taken % GRID for taken in cells}
    if max(max(rows) - min(rows), max(columns) - min(columns)) > SPAN:
        return Refusal("CC-7", text("why-too-wide"))
    return Refusal("CC-7", text("why-not-beside"))
