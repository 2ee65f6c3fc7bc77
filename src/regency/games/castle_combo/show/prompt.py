"""The line that says who must do what, and the names of actions, drawn; compiles."""

from regency.core.drawing.row import put, put2, put3, put4
from regency.core.types import Ints, State
from regency.games.castle_combo.data.tables import COST, LINE_PAYS_KEYS
from regency.games.castle_combo.rules.state import (
    ACT,
    CHOOSE_LINE,
    DEAL,
    DISCARD,
    DISCARD_SLOT,
    DONE,
    KEY_REFRESH,
    LAST_CHANCE_PHASE,
    PLACE,
    PLACE_AT,
    TAKE_DOWN,
    TAKE_UP,
    UP,
)
from regency.games.castle_combo.rules.turn import discard_line, discard_location, price_of
from regency.games.castle_combo.show.board import card_acting, card_taken
from regency.games.castle_combo.show.shapes import LABEL, MOST_LINES, PROMPT

_DEAL, _SHUFFLE = PROMPT.number("deal"), PROMPT.number("shuffle")
_ACT, _DONE = PROMPT.number("act"), PROMPT.number("done")
_PLACE_UP, _PLACE_DOWN = PROMPT.number("place_up"), PROMPT.number("place_down")
_CHOOSE, _DISCARD = PROMPT.number("choose"), PROMPT.number("discard")

_LABEL_MESSENGER, _LABEL_REFRESH = LABEL.number("key_messenger"), LABEL.number("key_refresh")
_LABEL_UP, _LABEL_DOWN = LABEL.number("take_up"), LABEL.number("take_down")
_LABEL_PLACE, _LABEL_CHOOSE = LABEL.number("place"), LABEL.number("choose")
_LABEL_DISCARD = LABEL.number("discard")


def draw_prompt(row: Ints, seen: State, viewer: int) -> None:
    """Say who must do what, to the viewer in person where it is its turn."""
    if seen.phase == DEAL:
        put(row, _DEAL)
    elif seen.phase == DONE:
        put(row, _DONE)
    elif seen.phase <= LAST_CHANCE_PHASE:
        put2(row, _SHUFFLE, seen.pile)
    else:
        draw_due(row, seen, 1 if viewer == seen.turn else 0)


def draw_due(row: Ints, seen: State, you: int) -> None:
    """Say what the seat to act must do."""
    seat = int(seen.turn)
    if seen.phase == ACT:
        may_spend = you and seen.key_used == 0 and seen.keys[seat] > 0
        put4(row, _ACT, 2 if may_spend else you, seat, seen.messenger)
    elif seen.phase == PLACE:
        put4(row, _PLACE_UP if seen.face == UP else _PLACE_DOWN, you, seat, card_taken(seen))
        if seen.face == UP:
            put(row, price_of(seen, seat, card_taken(seen)))
    else:
        put4(row, _DISCARD if seen.phase == DISCARD else _CHOOSE, you, seat, card_acting(seen))
        if seen.phase == DISCARD:
            put(row, discard_location(card_acting(seen)))


def draw_label(row: Ints, seen: State, seat: int, action: int) -> None:
    """Name an action."""
    location = int(seen.messenger)
    if action >= DISCARD_SLOT:
        card = card_acting(seen)
        given = int(seen.row[discard_location(card), action - DISCARD_SLOT])
        put4(row, _LABEL_DISCARD, LINE_PAYS_KEYS[card, discard_line(card)], given, COST[given])
    elif action >= CHOOSE_LINE:
        put2(row, _LABEL_CHOOSE, card_acting(seen) * MOST_LINES + action - CHOOSE_LINE)
    elif action >= PLACE_AT:
        put2(row, _LABEL_PLACE, action - PLACE_AT)
    elif action >= TAKE_DOWN:
        put2(row, _LABEL_DOWN, seen.row[location, action - TAKE_DOWN])
    elif action >= TAKE_UP:
        card = int(seen.row[location, action - TAKE_UP])
        put3(row, _LABEL_UP, card, price_of(seen, seat, card))
    elif action == KEY_REFRESH:
        put2(row, _LABEL_REFRESH, location)
    else:
        put2(row, _LABEL_MESSENGER, 1 - location)
