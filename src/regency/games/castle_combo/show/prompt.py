"""The line that says who must do what, and the names of actions, drawn; compiles."""

from regency.core.drawing.page import write1, write2, write4, write5
from regency.core.types import Ints, State
from regency.games.castle_combo.rules.state import (
    ACT,
    CHOOSE_LINE,
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
from regency.games.castle_combo.rules.turn import discard_location, price_of
from regency.games.castle_combo.show.board import card_acting, card_taken
from regency.games.castle_combo.show.texts import (
    LABEL_CHOOSE,
    LABEL_DISCARD,
    LABEL_KEY_MESSENGER,
    LABEL_KEY_REFRESH,
    LABEL_PLACE,
    LABEL_TAKE_DOWN,
    LABEL_TAKE_UP,
    PROMPT_ABILITY,
    PROMPT_ACT,
    PROMPT_CHANCE,
    PROMPT_PLACE,
)


def draw_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Say who must do what, to the viewer in person where it is its turn."""
    seat = int(seen.turn)
    you = 1 if viewer == seat else 0
    if seen.phase <= LAST_CHANCE_PHASE or seen.phase == DONE:
        write2(page, PROMPT_CHANCE, seen.phase, seen.pile)
    elif seen.phase == ACT:
        may_spend = 1 if you and seen.key_used == 0 and seen.keys[seat] > 0 else 0
        write4(page, PROMPT_ACT, you, seat, seen.messenger, may_spend)
    elif seen.phase == PLACE:
        card = card_taken(seen)
        price = price_of(seen, seat, card) if seen.face == UP else 0
        write5(page, PROMPT_PLACE, you, seat, card, seen.face, price)
    else:
        discards = 1 if seen.phase == DISCARD else 0
        write4(page, PROMPT_ABILITY, you, seat, card_acting(seen), discards)


def draw_label(page: Ints, seen: State, seat: int, action: int) -> None:
    """Name an action."""
    location = int(seen.messenger)
    if action >= DISCARD_SLOT:
        card = card_acting(seen)
        given = int(seen.row[discard_location(card), action - DISCARD_SLOT])
        write2(page, LABEL_DISCARD, card, given)
    elif action >= CHOOSE_LINE:
        write2(page, LABEL_CHOOSE, card_acting(seen), action - CHOOSE_LINE)
    elif action >= PLACE_AT:
        write1(page, LABEL_PLACE, action - PLACE_AT)
    elif action >= TAKE_DOWN:
        write1(page, LABEL_TAKE_DOWN, seen.row[location, action - TAKE_DOWN])
    elif action >= TAKE_UP:
        card = int(seen.row[location, action - TAKE_UP])
        write2(page, LABEL_TAKE_UP, card, price_of(seen, seat, card))
    elif action == KEY_REFRESH:
        write1(page, LABEL_KEY_REFRESH, location)
    else:
        write1(page, LABEL_KEY_MESSENGER, location)
