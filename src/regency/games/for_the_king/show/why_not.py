"""Why an action is not possible now, drawn: the clause, and the reason in words; compiles."""

import numpy as np

from regency.core.drawing.row import put, put2, put3
from regency.core.types import Ints, State
from regency.games.for_the_king.data.tables import (
    FIRST_GOLD,
    FIRST_KING,
    MAX_BID,
    TILE_HIGHEST,
    TILE_LOWEST,
    VALUE,
)
from regency.games.for_the_king.rules.piles import count_of
from regency.games.for_the_king.rules.standing import is_in_play
from regency.games.for_the_king.rules.state import (
    ACTIONS,
    BID,
    BID_ACTION,
    CARD_ACTION,
    DOWN_ACTION,
    NOTHING_ACTION,
    PAY,
    PLACE,
    TAKE,
    UP_ACTION,
)
from regency.games.for_the_king.show.prompt import SPAN
from regency.games.for_the_king.show.shapes import PHASES, WHY_NOT

#: The spans of actions that a phase uses; the others wait for nobody.
USED = {
    "place": ("place",),
    "take": ("card",),
    "king": ("up", "down", "nothing"),
    "bid": ("bid", "drop"),
    "pay": ("card",),
}
#: By phase and span: whether it uses it.
USES: Ints = np.array(
    [[span.name in USED.get(phase, ()) for span in ACTIONS.spans] for phase in PHASES], np.int8
)
#: By phase: whether it waits for a seat.
WAITS: Ints = np.array([phase in USED for phase in PHASES], np.int8)
for _table in (USES, WAITS):
    _table.setflags(write=False)

_TURN, _ZONE_FULL = WHY_NOT.number("turn"), WHY_NOT.number("zone_full")
_NOT_IN_CENTRE, _NO_CARDS = WHY_NOT.number("not_in_centre"), WHY_NOT.number("no_cards")
_HIGHEST_BID, _LOW_BID = WHY_NOT.number("highest_bid"), WHY_NOT.number("low_bid")
_NOT_HELD, _PAY_IN_GOLD = WHY_NOT.number("not_held"), WHY_NOT.number("pay_in_gold")
_LARGE_FIRST, _SHORT = WHY_NOT.number("large_first"), WHY_NOT.number("short")
_MUST_CHANGE, _NOT_IN_PLAY = WHY_NOT.number("must_change"), WHY_NOT.number("not_in_play")
_CHANGED, _SPOILS = WHY_NOT.number("changed"), WHY_NOT.number("spoils")
_HIGHEST, _LOWEST = WHY_NOT.number("highest"), WHY_NOT.number("lowest")
_NO_UP, _NO_DOWN, _UP_FIRST = (WHY_NOT.number(n) for n in ("no_up", "no_down", "up_first"))


def draw_why_not(row: Ints, seen: State, seat: int, action: int) -> None:
    """Explain why an action is not legal now."""
    phase = int(seen.phase)
    if WAITS[phase] and seat != seen.turn:
        put3(row, _TURN, phase, seen.turn)
    elif not USES[phase, SPAN[action]]:
        put(row, phase)  # what must be done
    elif phase == PLACE:
        put(row, _ZONE_FULL)
    elif phase == TAKE:
        put2(row, _NOT_IN_CENTRE, action - CARD_ACTION)
    elif phase == BID:
        draw_why_no_bid(row, seen, seat, action - BID_ACTION + 1)
    elif phase == PAY:
        draw_why_no_payment(row, seen, seat, action - CARD_ACTION)
    elif action == NOTHING_ACTION:
        put(row, _MUST_CHANGE)
    elif action < DOWN_ACTION:
        draw_why_not_up(row, seen, action - UP_ACTION)
    else:
        draw_why_not_down(row, seen, action - DOWN_ACTION)


def draw_why_no_bid(row: Ints, seen: State, seat: int, amount: int) -> None:
    """Explain why a bid cannot be made."""
    if seen.hand_size[seat] == 0:
        put(row, _NO_CARDS)
    elif seen.high == MAX_BID:
        put(row, _HIGHEST_BID)
    else:
        put3(row, _LOW_BID, amount, seen.high)


def draw_why_no_payment(row: Ints, seen: State, seat: int, card: int) -> None:
    """Explain why a card does not pay; for gold any card that is held does."""
    if card >= FIRST_KING or count_of(seen.hand[seat], card) == 0:
        put2(row, _NOT_HELD, card)
    elif card < FIRST_GOLD:
        put(row, _PAY_IN_GOLD)
    elif VALUE[card] > seen.largest:
        put(row, _LARGE_FIRST)
    else:
        put3(row, _SHORT, seen.due, card)


def draw_why_not_up(row: Ints, seen: State, office: int) -> None:
    """Explain why a tile cannot go up."""
    if is_unchangeable(seen, office):
        put2(row, _CHANGED if is_in_play(seen, office) else _NOT_IN_PLAY, office)
    elif seen.tile[office] == TILE_HIGHEST:
        put2(row, _HIGHEST, office)
    elif seen.ups == 0:
        put(row, _NO_UP)
    else:
        put2(row, _SPOILS, office)


def draw_why_not_down(row: Ints, seen: State, office: int) -> None:
    """Explain why a tile cannot go down."""
    if is_unchangeable(seen, office):
        put2(row, _CHANGED if is_in_play(seen, office) else _NOT_IN_PLAY, office)
    elif seen.tile[office] == TILE_LOWEST:
        put2(row, _LOWEST, office)
    elif seen.downs == 0:
        put(row, _NO_DOWN)
    else:
        put(row, _UP_FIRST)


def is_unchangeable(seen: State, office: int) -> bool:
    """Tell whether this king cannot change a tile at all."""
    return not is_in_play(seen, office) or (int(seen.changed) >> office) & 1 != 0
