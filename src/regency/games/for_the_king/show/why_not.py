"""Why an action is not possible now: the clause, and the reason in words."""

from regency.core.game import Refusal
from regency.core.text import text
from regency.core.types import State
from regency.games.for_the_king.data.tables import (
    FIRST_GOLD,
    FIRST_KING,
    IN_PLAY,
    MAX_BID,
    TILE_HIGHEST,
    TILE_LOWEST,
    VALUE,
)
from regency.games.for_the_king.rules.piles import count_of, is_gold
from regency.games.for_the_king.rules.state import (
    ACTIONS,
    BID,
    DEAL,
    DONE,
    KING,
    PAY,
    PENALTY,
    PLACE,
    SHUFFLE,
    TAKE,
)
from regency.games.for_the_king.show.names import card_name, office_name

#: For each phase: the clause that says what must be done, the words for it, the spans it uses.
DUTIES = {
    DEAL: ("FK-4", "why-deal", ()),
    PLACE: ("FK-6", "why-place", ("place",)),
    TAKE: ("FK-7", "why-take", ("card",)),
    KING: ("FK-8", "why-king", ("up", "down", "nothing")),
    SHUFFLE: ("FK-12", "why-shuffle", ()),
    BID: ("FK-13", "why-bid", ("bid", "drop")),
    PAY: ("FK-16", "why-pay", ("card",)),
    PENALTY: ("FK-18", "why-penalty", ()),
    DONE: ("FK-20", "why-over", ()),
}


def why_not(seen: State, seat: int, action: int) -> Refusal:
    """Explain why an action is not legal now."""
    phase = int(seen.phase)
    clause, duty, spans = DUTIES[phase]
    span, offset = ACTIONS.decode(action)
    if not spans:
        return Refusal(clause, text(duty))
    if seat != int(seen.turn):
        return Refusal(clause, text("why-turn", seat=int(seen.turn)))
    if span not in spans:
        return Refusal(clause, text(duty))
    if phase == PLACE:
        return Refusal("FK-6", text("why-zone-full"))
    if phase == TAKE:
        return Refusal("FK-7", text("why-not-in-centre", card=card_name(offset)))
    if phase == BID:
        return _why_not_bid(seen, seat, offset + 1)
    if phase == PAY:
        return _why_not_pay(seen, seat, offset)
    return _why_not_change(seen, span, offset)


def _why_not_bid(seen: State, seat: int, amount: int) -> Refusal:
    if int(seen.hand_size[seat]) == 0:
        return Refusal("FK-15", text("why-no-cards"))
    if int(seen.high) == MAX_BID:
        return Refusal("FK-15", text("why-highest-bid", amount=MAX_BID))
    return Refusal("FK-13", text("why-low-bid", amount=amount, high=int(seen.high)))


def _why_not_pay(seen: State, seat: int, card: int) -> Refusal:
    if card >= FIRST_KING or count_of(seen.hand[seat], card) == 0:
        return Refusal("FK-16", text("why-not-held", card=card_name(card)))
    assert not is_gold(int(seen.hammer)), "any card held pays for gold"
    if card < FIRST_GOLD:
        return Refusal("FK-16", text("why-pay-in-gold"))
    if int(VALUE[card]) > int(seen.largest):
        return Refusal("FK-16", text("why-large-first"))
    return Refusal("FK-16", text("why-short", due=int(seen.due), card=card_name(card)))


def _why_not_change(seen: State, span: str, office: int) -> Refusal:
    if span == "nothing":
        return Refusal("FK-10", text("why-must-change"))
    name = office_name(office)
    if not int(IN_PLAY[int(seen.seats)]) >> office & 1:
        return Refusal("FK-1", text("why-not-in-play", office=name))
    if int(seen.changed) >> office & 1:
        return Refusal("FK-9", text("why-changed", office=name))
    if span == "up":
        if int(seen.tile[office]) == TILE_HIGHEST:
            return Refusal("FK-9", text("why-highest", office=name, value=TILE_HIGHEST))
        if seen.ups == 0:
            return Refusal("FK-9", text("why-no-up"))
        return Refusal("FK-10", text("why-spoils", office=name))
    if int(seen.tile[office]) == TILE_LOWEST:
        return Refusal("FK-9", text("why-lowest", office=name, value=TILE_LOWEST))
    if seen.downs == 0:
        return Refusal("FK-9", text("why-no-down"))
    return Refusal("FK-9", text("why-up-first"))
