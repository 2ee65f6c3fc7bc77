"""Why an action is not legal now, drawn: the clause, and the reason in words; compiles."""

from regency.core.drawing.row import put, put2, put4, put5
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import COUNTRY_PILE, NOBLE_COST, NOBLE_COUNTRY, NOBLE_INTRIGUE
from regency.games.royals.rules.payment import cheapest_size
from regency.games.royals.rules.state import (
    CLAIM,
    DISCARD,
    DISCARD_KIND,
    DONE,
    DRAW,
    DRAW_INTRIGUE,
    DRAW_ROW,
    END,
    PAY,
    PAY_DONE,
    PAY_KIND,
)
from regency.games.royals.show.shapes import WHY_NOT

_NOT_DEALT, _SHUFFLE, _OVER = (WHY_NOT.number(n) for n in ("not_dealt", "shuffle", "over"))
_NOT_YOUR_TURN, _ROW = WHY_NOT.number("not_your_turn"), WHY_NOT.number("row")
_INTRIGUE, _DRAW_FIRST = WHY_NOT.number("intrigue"), WHY_NOT.number("draw_first")
_DRAW_DONE, _NO_CLAIM = WHY_NOT.number("draw_done"), WHY_NOT.number("no_claim")
_OWN, _CARDS, _PLOTS = (WHY_NOT.number(n) for n in ("own", "cards", "plots"))
_PAY_FIRST, _NOT_ENOUGH = WHY_NOT.number("pay_first"), WHY_NOT.number("not_enough")
_NO_CARD, _ORDER, _NO_FIT = (WHY_NOT.number(n) for n in ("no_card", "order", "no_fit"))
_DISCARD_FIRST, _NO_DISCARD = WHY_NOT.number("discard_first"), WHY_NOT.number("no_discard")


def draw_why_not(row: Ints, seen: State, seat: int, action: int) -> None:
    """Explain why an action is not legal now."""
    phase = int(seen.phase)
    if phase < DRAW:
        put(row, _NOT_DEALT)
    elif phase == DONE:
        put(row, _OVER)
    elif phase > DISCARD:
        put(row, _SHUFFLE)
    elif seat != seen.turn:
        put2(row, _NOT_YOUR_TURN, seen.turn)
    elif phase == DRAW:
        draw_why_not_draw(row, action)
    elif phase == PAY:
        draw_why_not_pay(row, seen, seat, action)
    elif phase == DISCARD:
        put(row, _DISCARD_FIRST)
    elif CLAIM <= action < END:
        draw_why_not_claim(row, seen, seat, action - CLAIM)
    elif action < CLAIM:
        put(row, _DRAW_DONE)
    else:
        put(row, _NO_DISCARD if action >= DISCARD_KIND else _NO_CLAIM)


def draw_why_not_draw(row: Ints, action: int) -> None:
    """Explain why a turn's draw does not allow an action."""
    if DRAW_ROW <= action < DRAW_INTRIGUE:
        put2(row, _ROW, action - DRAW_ROW)
    else:
        put(row, _INTRIGUE if action == DRAW_INTRIGUE else _DRAW_FIRST)


def draw_why_not_claim(row: Ints, seen: State, seat: int, noble: int) -> None:
    """Explain why a seat cannot claim a noble."""
    owner, country = int(seen.owner[noble]), NOBLE_COUNTRY[noble]
    if owner == seat:
        put2(row, _OWN, noble)
    elif cheapest_size(seen, seat, noble, COUNTRY_PILE) > int(seen.hand_size[seat, COUNTRY_PILE]):
        put5(row, _CARDS, 0 if owner == EMPTY else 1, noble, country, NOBLE_COST[noble])
    else:
        put4(row, _PLOTS, noble, country, NOBLE_INTRIGUE[noble])


def draw_why_not_pay(row: Ints, seen: State, seat: int, action: int) -> None:
    """Explain why a payment does not allow an action."""
    kind = action - PAY_KIND
    if action < PAY_KIND or action > PAY_DONE:
        put2(row, _PAY_FIRST, seen.noble)
    elif action == PAY_DONE:
        put(row, _NOT_ENOUGH)
    elif seen.hand[seat, kind] == 0:
        put2(row, _NO_CARD, kind)
    elif kind < seen.last_kind:
        put2(row, _ORDER, seen.last_kind)
    else:
        put2(row, _NO_FIT, kind)
