"""The line that says who must do what, and the names of actions, drawn; compiles."""

import numpy as np

from regency.core.drawing.row import add, put, put2, put3, put4, start_list
from regency.core.types import Ints, State
from regency.games.for_the_king.rules.auction import bids_left
from regency.games.for_the_king.rules.kings import down_choices, up_choices
from regency.games.for_the_king.rules.piles import is_gold
from regency.games.for_the_king.rules.standing import known_points
from regency.games.for_the_king.rules.state import (
    ACTIONS,
    BID,
    BID_ACTION,
    CARD_ACTION,
    DONE,
    DOWN_ACTION,
    KING,
    NOTHING_ACTION,
    NUM_ZONES,
    PASS_ACTION,
    PAY,
    PENALTY,
    PLACE,
    PLACE_ACTION,
    SCORE_COLUMNS,
    TAKE,
    UP_ACTION,
)
from regency.games.for_the_king.show.shapes import BID_PROMPT, KING_PROMPT
from regency.games.for_the_king.show.sheet import deciding_step, is_ahead

#: By action: the number of its span, which is that of its label.
SPAN: Ints = np.repeat(np.arange(len(ACTIONS.spans)), [span.size for span in ACTIONS.spans])
SPAN.setflags(write=False)

# Of a prompt that has another form for the viewer whose turn it is.
_OTHER, _YOU = 0, 1
_EITHER, _UP_DOWN = KING_PROMPT.number("either"), KING_PROMPT.number("up_down")
_UP, _DOWN = KING_PROMPT.number("up"), KING_PROMPT.number("down")
_NOTHING = KING_PROMPT.number("nothing")
_DROP, _OPEN, _HIGHER = (BID_PROMPT.number(n) for n in ("drop", "open", "higher"))


def draw_prompt(row: Ints, seen: State, viewer: int) -> None:
    """Say who must do what now, to the viewer in person where it is its turn."""
    put(row, seen.phase)
    you = _YOU if seen.turn == viewer else _OTHER
    if seen.phase == PLACE:
        put2(row, you, zones_with_room(seen) - 1 if you else seen.turn)
    elif seen.phase == TAKE:
        put2(row, you, seen.turn)
    elif seen.phase == KING:
        draw_king_prompt(row, seen, you)
    elif seen.phase == BID:
        draw_bid_prompt(row, seen, you)
    elif seen.phase == PAY:
        put4(row, 2 * you + is_gold(int(seen.hammer)), seen.turn, seen.due, seen.hammer)
    elif seen.phase == PENALTY:
        put3(row, you, seen.turn, seen.high)
    elif seen.phase == DONE:
        draw_over_prompt(row, seen, viewer)


def zones_with_room(seen: State) -> int:
    """Return the zones that take a card more this turn, as bits."""
    zones = 0
    for zone in range(NUM_ZONES):
        if seen.room[zone] > 0:
            zones |= 1 << zone
    return zones


def draw_king_prompt(row: Ints, seen: State, you: int) -> None:
    """Ask which tile to change."""
    up, down = up_choices(seen) != 0, down_choices(seen) != 0
    if not you:
        put3(row, _OTHER, seen.turn, seen.king)
    elif up and down and seen.choice:
        put(row, _EITHER)
    elif up and seen.downs:
        put(row, _UP_DOWN)
    elif up:
        put2(row, _UP, max(int(seen.ups), 1))
    elif down:
        put2(row, _DOWN, max(int(seen.downs), 1))
    else:
        put(row, _NOTHING)


def draw_bid_prompt(row: Ints, seen: State, you: int) -> None:
    """Ask for a bid."""
    card = int(seen.hammer)
    if not you:
        put4(row, _OTHER, seen.turn, card, seen.high)
    elif bids_left(seen, int(seen.turn)) == 0:
        put2(row, _DROP, card)
    elif seen.high == 0:
        put3(row, _OPEN, is_gold(card), card)
    else:
        put4(row, _HIGHER, is_gold(card), card, seen.high)


def draw_over_prompt(row: Ints, seen: State, viewer: int) -> None:
    """Name the winner or winners."""
    winner, shared = 0, 0
    for seat in range(1, int(seen.seats)):
        if is_ahead(seen, seat, winner):
            winner, shared = seat, 0
        elif deciding_step(seen, seat, winner) == SCORE_COLUMNS:
            shared = 1
    put(row, shared)
    if not shared:
        put3(row, _YOU if winner == viewer else _OTHER, winner, known_points(seen, winner))
        return
    put(row, known_points(seen, winner))
    winners = start_list(row)
    for seat in range(int(seen.seats)):
        if deciding_step(seen, seat, winner) == SCORE_COLUMNS:
            add(row, winners)
            put(row, seat)


def draw_label(row: Ints, seen: State, seat: int, action: int) -> None:
    """Name an action."""
    put(row, SPAN[action])
    if action < CARD_ACTION:
        put2(row, action - PLACE_ACTION, seen.held[seat])
    elif action < UP_ACTION:
        paid = 1 + is_gold(int(seen.hammer)) if seen.phase == PAY else 0  # for gold, face down
        put2(row, paid, action - CARD_ACTION)
    elif action < DOWN_ACTION:
        put2(row, action - UP_ACTION, seen.tile[action - UP_ACTION] + 1)
    elif action < NOTHING_ACTION:
        put2(row, action - DOWN_ACTION, seen.tile[action - DOWN_ACTION] - 1)
    elif BID_ACTION <= action < PASS_ACTION:
        put2(row, is_gold(int(seen.hammer)), action - BID_ACTION + 1)
