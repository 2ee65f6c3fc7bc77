"""Why an action is not legal now: the clause, and the reason in words."""

from regency.core.game import Refusal
from regency.core.text import text
from regency.core.types import EMPTY, State
from regency.games.royals.data.tables import COUNTRY_PILE, NOBLE_COST, NOBLE_COUNTRY, NOBLE_INTRIGUE
from regency.games.royals.rules.deck import may_scheme
from regency.games.royals.rules.payment import cheapest_size
from regency.games.royals.rules.state import (
    CLAIM,
    DEAL_COUNTRY,
    DEAL_INTRIGUE,
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
    PLAY,
)
from regency.games.royals.show.names import card_name, country_name, noble_name


def why_not(seen: State, seat: int, action: int) -> Refusal:
    """Explain why an action is not legal now."""
    phase = int(seen.phase)
    if phase in (DEAL_COUNTRY, DEAL_INTRIGUE):
        return Refusal("RY-3", text("why-not-dealt"))
    if phase == DONE:
        return Refusal("RY-17", text("why-over"))
    if phase not in (DRAW, PLAY, PAY, DISCARD):
        return Refusal("RY-16", text("why-shuffle"))
    if seat != int(seen.turn):
        return Refusal("RY-4", text("why-not-your-turn", seat=int(seen.turn)))
    if phase == DRAW:
        return _why_not_draw(seen, action)
    if phase == PAY:
        return _why_not_pay(seen, seat, action)
    if phase == DISCARD:
        return Refusal("RY-12", text("why-discard-first"))
    if action <= DRAW_INTRIGUE:
        return Refusal("RY-5", text("why-draw-done"))
    if action < END:
        return _why_not_claim(seen, seat, action - CLAIM)
    if action >= DISCARD_KIND:
        return Refusal("RY-12", text("why-no-discard"))
    return Refusal("RY-6", text("why-no-claim"))


def _why_not_draw(seen: State, action: int) -> Refusal:
    if DRAW_ROW <= action < DRAW_INTRIGUE:
        return Refusal("RY-5", text("why-row", card=card_name(action - DRAW_ROW)))
    if action == DRAW_INTRIGUE:
        assert not may_scheme(seen), "a legal action has no refusal"
        return Refusal("RY-5", text("why-intrigue"))
    return Refusal("RY-5", text("why-draw-first"))


def _why_not_claim(seen: State, seat: int, noble: int) -> Refusal:
    owner = int(seen.owner[noble])
    if owner == seat:
        return Refusal("RY-8", text("why-own", noble=noble_name(noble)))
    country = country_name(int(NOBLE_COUNTRY[noble]))
    if cheapest_size(seen, seat, noble, COUNTRY_PILE) > int(seen.hand_size[seat, COUNTRY_PILE]):
        clause = "RY-7" if owner == EMPTY else "RY-8"
        cost = int(NOBLE_COST[noble])
        return Refusal(
            clause, text("why-cards", noble=noble_name(noble), country=country, cards=cost)
        )
    plots = int(NOBLE_INTRIGUE[noble])
    return Refusal("RY-8", text("why-plots", noble=noble_name(noble), country=country, plots=plots))


def _why_not_pay(seen: State, seat: int, action: int) -> Refusal:
    if not PAY_KIND <= action <= PAY_DONE:
        return Refusal("RY-9", text("why-pay-first", noble=noble_name(int(seen.noble))))
    if action == PAY_DONE:
        return Refusal("RY-9", text("why-not-enough"))
    kind = action - PAY_KIND
    if int(seen.hand[seat, kind]) == 0:
        return Refusal("RY-9", text("why-no-card", card=card_name(kind)))
    if kind < int(seen.last_kind):
        return Refusal("RY-9", text("why-order", card=card_name(int(seen.last_kind))))
    return Refusal("RY-9", text("why-no-fit", card=card_name(kind)))
