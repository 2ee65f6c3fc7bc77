"""The one line that says who must do what now."""

import numpy as np

from regency.core.match import places
from regency.core.text import Text, text
from regency.core.types import State
from regency.games.for_the_king.names import card_name
from regency.games.for_the_king.plain import Plain, plain
from regency.games.for_the_king.rules.kings import down_choices, up_choices
from regency.games.for_the_king.rules.piles import is_gold
from regency.games.for_the_king.rules.scoring import scores
from regency.games.for_the_king.rules.state import (
    BID,
    CENTRE,
    DEAL,
    DONE,
    FAVOUR,
    KING,
    PENALTY,
    PLACE,
    SCORE_COLUMNS,
    SCORE_POINTS,
    SELF,
    SHUFFLE,
    TAKE,
)
from regency.games.for_the_king.tables import MAX_BID

#: The zones of a turn, in the words of the keys.
ZONES = ((SELF, "keep"), (CENTRE, "offer"), (FAVOUR, "favour"))


def prompt(seen: State, viewer: int) -> Text:
    """Say who must do what now, to the viewer in person where it is its turn."""
    p = plain(seen)
    if p.phase == DEAL:
        return text("prompt-deal")
    if p.phase == SHUFFLE:
        return text("prompt-shuffle")
    if p.phase == DONE:
        return _over(seen, viewer)
    if p.phase == PENALTY:
        return text(f"prompt-penalty-{_whom(p, viewer)}", seat=p.turn, amount=p.high)
    if p.phase == PLACE:
        return _place(p, viewer)
    if p.phase == TAKE:
        return text(f"prompt-take-{_whom(p, viewer)}", seat=p.turn)
    if p.phase == KING:
        return _king(seen, p, viewer)
    return _bid(p, viewer) if p.phase == BID else _pay(p, viewer)


def _whom(p: Plain, viewer: int) -> str:
    return "you" if p.turn == viewer else "other"


def _place(p: Plain, viewer: int) -> Text:
    if p.turn != viewer:
        return text("prompt-place-other", seat=p.turn)
    zones = [name for zone, name in ZONES if p.room[zone] > 0]
    return text(f"prompt-place-you-{'-'.join(zones)}")


def _king(seen: State, p: Plain, viewer: int) -> Text:
    if p.turn != viewer:
        return text("prompt-king-other", seat=p.turn, card=card_name(p.king))
    up, down = up_choices(seen) != 0, down_choices(seen) != 0
    if p.choice and up and down:
        return text("prompt-king-you-either")
    if up and p.downs:
        return text("prompt-king-you-up-down")
    if up:
        return text("prompt-king-you-up", left=max(p.ups, 1))
    if down:
        return text("prompt-king-you-down", left=max(p.downs, 1))
    return text("prompt-king-you-nothing")


def _bid(p: Plain, viewer: int) -> Text:
    card = card_name(p.hammer)
    if p.turn != viewer:
        return text("prompt-bid-other", seat=p.turn, card=card, high=p.high)
    if p.holdings[viewer].hand_size == 0 or p.high == MAX_BID:
        return text("prompt-bid-you-pass", card=card)
    paid = "cards" if is_gold(p.hammer) else "gold"
    if p.high == 0:
        return text(f"prompt-bid-you-open-{paid}", card=card)
    return text(f"prompt-bid-you-raise-{paid}", card=card, high=p.high)


def _pay(p: Plain, viewer: int) -> Text:
    paid = "cards" if is_gold(p.hammer) else "gold"
    card = card_name(p.hammer)
    return text(f"prompt-pay-{_whom(p, viewer)}-{paid}", seat=p.turn, due=p.due, card=card)


def _over(seen: State, viewer: int) -> Text:
    table = np.zeros((int(seen.seats), SCORE_COLUMNS), np.int32)
    scores(seen, table)
    rows = table.tolist()
    winners = [seat for seat, place in enumerate(places(rows)) if place == 1]
    points = rows[winners[0]][SCORE_POINTS]
    if len(winners) > 1:
        names = [text("prompt-seat", seat=seat) for seat in winners]
        return text("prompt-over-shared", winners=names, points=points)
    key = "prompt-over-you" if winners == [viewer] else "prompt-over-other"
    return text(key, seat=winners[0], points=points)
