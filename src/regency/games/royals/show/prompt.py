"""The line that says who must do what, and the names of actions, drawn; compiles."""

from regency.core.drawing.page import write1, write2, write3, write4
from regency.core.kernel import count_bits
from regency.core.types import Ints, State
from regency.games.royals.data.tables import COUNTRY_PILE, INTRIGUE_PILE
from regency.games.royals.rules.claim import claimable
from regency.games.royals.rules.payment import cheapest_size
from regency.games.royals.rules.state import CLAIM, DISCARD, DRAW, END, PAY, PLAY
from regency.games.royals.show.board import may_draw, must_discard
from regency.games.royals.show.texts import (
    CLAIM_LABEL,
    LABEL,
    PROMPT_ALL,
    PROMPT_DISCARD,
    PROMPT_DRAW,
    PROMPT_PAY,
    PROMPT_PLAY,
)


def draw_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Write who must do what now."""
    phase = int(seen.phase)
    if viewer != seen.turn or phase < DRAW or phase > DISCARD:
        write3(page, PROMPT_ALL, phase, seen.turn, seen.noble)
    elif phase == DRAW:
        plots = may_draw(seen, INTRIGUE_PILE)
        write2(page, PROMPT_DRAW, may_draw(seen, COUNTRY_PILE), plots)
    elif phase == PLAY:
        write1(page, PROMPT_PLAY, count_bits(claimable(seen, viewer)))
    elif phase == PAY:
        write1(page, PROMPT_PAY, seen.noble)
    else:
        plots = must_discard(seen, INTRIGUE_PILE)
        write2(page, PROMPT_DISCARD, must_discard(seen, COUNTRY_PILE), plots)


def draw_label(page: Ints, seen: State, seat: int, action: int) -> None:
    """Write the name of an action."""
    if action < CLAIM or action >= END:
        write1(page, LABEL, action)
        return
    noble = action - CLAIM
    cards = cheapest_size(seen, seat, noble, COUNTRY_PILE)
    plots = cheapest_size(seen, seat, noble, INTRIGUE_PILE)
    write4(page, CLAIM_LABEL, noble, seen.owner[noble], cards, plots)
