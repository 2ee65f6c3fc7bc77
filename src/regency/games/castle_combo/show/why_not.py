"""Why an action is not legal now, drawn: the clause, and the reason in words; compiles."""

from regency.core.drawing.row import put, put2, put3
from regency.core.types import Ints, State
from regency.games.castle_combo.data.tables import COLUMNS_ALLOWED, ROWS_ALLOWED
from regency.games.castle_combo.rules.state import (
    ACT,
    CHOOSE,
    CHOOSE_LINE,
    DEAL,
    DISCARD,
    DISCARD_SLOT,
    DONE,
    LAST_CHANCE_PHASE,
    PLACE,
    PLACE_AT,
    TAKE_DOWN,
    TAKE_UP,
)
from regency.games.castle_combo.rules.turn import price_of
from regency.games.castle_combo.show.shapes import WHY_NOT

_DEAL, _OVER, _SHUFFLE = (WHY_NOT.number(n) for n in ("deal", "over", "shuffle"))
_NOT_YOUR_TURN, _TOO_DEAR = WHY_NOT.number("not_your_turn"), WHY_NOT.number("too_dear")
#: In the order of the phases PLACE, CHOOSE, DISCARD.
_NO_PLACE, _FIRST_PLACE = WHY_NOT.number("no_place"), WHY_NOT.number("first_place")
_KEY_USED, _NO_KEY, _GONE = (WHY_NOT.number(n) for n in ("key_used", "no_key", "gone"))
_OCCUPIED, _FIRST_CARD = WHY_NOT.number("occupied"), WHY_NOT.number("first_card")
_TOO_WIDE, _NOT_BESIDE = WHY_NOT.number("too_wide"), WHY_NOT.number("not_beside")
_NO_CARD = WHY_NOT.number("no_card")


def draw_why_not(row: Ints, seen: State, seat: int, action: int) -> None:
    """Explain why an action is not legal now."""
    if seen.phase == DEAL:
        put(row, _DEAL)
    elif seen.phase == DONE:
        put(row, _OVER)
    elif seen.phase <= LAST_CHANCE_PHASE:
        put(row, _SHUFFLE)
    elif seat != seen.turn:
        put2(row, _NOT_YOUR_TURN, seen.turn)
    elif phase_of(action) != seen.phase:
        # Nothing asks for this, or something else must be done first.
        now = int(seen.phase)
        put(row, _NO_PLACE + phase_of(action) - PLACE if now == ACT else _FIRST_PLACE + now - PLACE)
    elif action < TAKE_UP:
        draw_why_no_key(row, seen, seat)
    elif action < TAKE_DOWN:
        card = int(seen.row[int(seen.messenger), action - TAKE_UP])
        put3(row, _TOO_DEAR, price_of(seen, seat, card), seen.gold[seat])
    elif action < CHOOSE_LINE:
        put(row, why_not_there(seen, seat, action - PLACE_AT))
    else:
        put(row, _NO_CARD)


def phase_of(action: int) -> int:
    """Return the phase that an action belongs to."""
    if action >= DISCARD_SLOT:
        return DISCARD
    if action >= CHOOSE_LINE:
        return CHOOSE
    return PLACE if action >= PLACE_AT else ACT


def draw_why_no_key(row: Ints, seen: State, seat: int) -> None:
    """Explain why no key can be spent so."""
    if seen.key_used:
        put(row, _KEY_USED)
    elif seen.keys[seat] == 0:
        put(row, _NO_KEY)
    else:
        put(row, _GONE)


def why_not_there(seen: State, seat: int, cell: int) -> int:
    """Return why no card can be placed in a cell."""
    occupied = int(seen.occupied[seat])
    if (occupied >> cell) & 1:
        return _OCCUPIED
    if occupied == 0:
        return _FIRST_CARD
    rows, columns = ROWS_ALLOWED[seen.rows_used[seat]], COLUMNS_ALLOWED[seen.columns_used[seat]]
    return _NOT_BESIDE if ((rows & columns) >> cell) & 1 else _TOO_WIDE
