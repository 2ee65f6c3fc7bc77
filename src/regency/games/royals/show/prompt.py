"""The line that says who must do what, and the names of actions, drawn; compiles."""

from regency.core.drawing.row import put, put2, put3, put4
from regency.core.kernel import count_bits
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import COUNTRY_PILE, INTRIGUE_PILE
from regency.games.royals.rules.claim import claimable
from regency.games.royals.rules.payment import cheapest_size
from regency.games.royals.rules.state import (
    CLAIM,
    DISCARD,
    DISCARD_KIND,
    DRAW,
    DRAW_INTRIGUE,
    DRAW_ROW,
    END,
    FULL_DRAW,
    PAY,
    PAY_DONE,
    PAY_KIND,
    PLAY,
)
from regency.games.royals.show.board import may_draw, must_discard
from regency.games.royals.show.shapes import LABEL, PROMPT

_YOU_DRAW, _YOU_DRAW_ANY = PROMPT.number("draw"), PROMPT.number("draw_any")
_YOU_PLAY, _YOU_END, _YOU_PAY = (PROMPT.number(n) for n in ("play", "end", "pay"))
_YOU_DISCARD, _YOU_DISCARD_PLOTS = PROMPT.number("discard"), PROMPT.number("discard_plots")

_LABEL_DECK, _LABEL_ROW = LABEL.number("draw_deck"), LABEL.number("draw_row")
_LABEL_INTRIGUE, _LABEL_END = LABEL.number("draw_intrigue"), LABEL.number("end")
_LABEL_PAY, _LABEL_DONE = LABEL.number("pay"), LABEL.number("done")
_LABEL_CLAIM, _LABEL_USURP = LABEL.number("claim"), LABEL.number("usurp")
_LABEL_DISCARD = LABEL.number("discard")


def draw_prompt(row: Ints, seen: State, viewer: int) -> None:
    """Say who must do what, to the viewer in person where it is its turn."""
    phase = int(seen.phase)
    if phase < DRAW or phase > DISCARD:
        put(row, phase)
    elif viewer == seen.turn:
        draw_due(row, seen, viewer)
    else:
        put2(row, phase, seen.turn)
        if phase == PAY:
            put(row, seen.noble)


def draw_due(row: Ints, seen: State, seat: int) -> None:
    """Tell the seat whose turn it is what it may do or must."""
    if seen.phase == DRAW:
        cards, either = may_draw(seen, COUNTRY_PILE), may_draw(seen, INTRIGUE_PILE)
        if either and cards == FULL_DRAW:
            put(row, _YOU_DRAW_ANY)
        else:
            put3(row, _YOU_DRAW, either, cards)
    elif seen.phase == PLAY:
        nobles = count_bits(claimable(seen, seat))
        if nobles > 0:
            put2(row, _YOU_PLAY, nobles)
        else:
            put(row, _YOU_END)
    elif seen.phase == PAY:
        put2(row, _YOU_PAY, seen.noble)
    elif must_discard(seen, COUNTRY_PILE) > 0:
        put2(row, _YOU_DISCARD, must_discard(seen, COUNTRY_PILE))
    else:
        put2(row, _YOU_DISCARD_PLOTS, must_discard(seen, INTRIGUE_PILE))


def draw_label(row: Ints, seen: State, seat: int, action: int) -> None:
    """Name an action."""
    if action >= DISCARD_KIND:
        put2(row, _LABEL_DISCARD, action - DISCARD_KIND)
    elif action == PAY_DONE:
        put(row, _LABEL_DONE)
    elif action >= PAY_KIND:
        put2(row, _LABEL_PAY, action - PAY_KIND)
    elif action == END:
        put(row, _LABEL_END)
    elif action >= CLAIM:
        draw_claim_label(row, seen, seat, action - CLAIM)
    elif action == DRAW_INTRIGUE:
        put(row, _LABEL_INTRIGUE)
    elif action >= DRAW_ROW:
        put2(row, _LABEL_ROW, action - DRAW_ROW)
    else:
        put(row, _LABEL_DECK)


def draw_claim_label(row: Ints, seen: State, seat: int, noble: int) -> None:
    """Name a claim, with the cards that the cheapest payment takes."""
    cards = cheapest_size(seen, seat, noble, COUNTRY_PILE)
    if seen.owner[noble] == EMPTY:
        put3(row, _LABEL_CLAIM, noble, cards)
    else:
        put4(row, _LABEL_USURP, noble, seen.owner[noble], cards)
        put(row, cheapest_size(seen, seat, noble, INTRIGUE_PILE))
