"""The table in sentences, the names of actions, and the lines of the log."""

from functools import cache

from regency.core.facts import Fact
from regency.core.text import Text, text
from regency.core.types import EMPTY, HIDDEN, State
from regency.games.for_the_king.names import (
    card_name,
    card_names,
    office_name,
    pile_cards,
    pile_gold,
    pile_names,
)
from regency.games.for_the_king.plain import Plain, plain
from regency.games.for_the_king.rules.piles import is_gold
from regency.games.for_the_king.rules.scoring import PRIMARY
from regency.games.for_the_king.rules.state import (
    ACTIONS,
    BID,
    DONE,
    KING,
    PAY,
    PENALTY,
    PLACE,
    SHUFFLE,
    TAKE,
)
from regency.games.for_the_king.standing import (
    offices_in_play,
    own_favours,
    secondary_value,
    survey,
)
from regency.games.for_the_king.tables import (
    DECK_SIZE,
    LETTERS,
    NUM_LETTERS,
)

ZONE_LABELS = ("label-keep", "label-offer", "label-favour")


def table(seen: State, viewer: int) -> list[Text]:
    """Tell the whole position in sentences."""
    p = plain(seen)
    lines = [text("table-tiles", tiles=_tiles(p))]
    lines += _phase_lines(p, viewer)
    for seat in range(p.seats):
        lines += _seat_lines(p, seat)
    return lines


def _tiles(p: Plain) -> list[Text]:
    told = []
    for office in offices_in_play(p.seats):
        first, second = p.tile[office], secondary_value(p, office)
        name = office_name(office)
        if second > 0:
            told.append(text("tile-both", office=name, first=first, second=second))
        else:
            told.append(text("tile-one", office=name, first=first))
    return told


def _phase_lines(p: Plain, viewer: int) -> list[Text]:
    phase, turn = p.phase, p.turn
    lines = []
    if phase in (PLACE, TAKE) or (phase == KING and p.favours == 0):
        lines.append(_influence_line(p))
    if phase == PLACE and turn == viewer:
        lines.append(text("table-held", card=card_name(p.held[turn])))
    elif phase == PLACE:
        lines.append(text("table-placing", seat=turn))
    centre = [card for card in p.centre if card != EMPTY]
    if centre:
        lines.append(text("table-centre", cards=card_names(centre)))
    if phase == TAKE:
        lines.append(text("table-taking", seat=turn))
    if phase == KING:
        lines.append(text("table-king", seat=turn, card=card_name(p.king)))
    if phase == SHUFFLE:
        lines.append(text("table-shuffle"))
    if phase in (BID, PAY, PENALTY):
        lines += _auction_lines(p)
    if phase == DONE:
        lines += _end_lines(p)
    own = pile_cards(own_favours(p, viewer))
    if own:
        lines.append(text("table-own-favour", cards=card_names(own)))
    return lines


def _influence_line(p: Plain) -> Text:
    return text(
        "table-influence",
        seat=p.adviser,
        deck=int(DECK_SIZE[p.seats]) - p.drawn,
        favour=p.favoured,
    )


def _auction_lines(p: Plain) -> list[Text]:
    lines = [text("table-hammer", card=card_name(p.hammer), left=p.favours - p.turned)]
    if p.high_seat != EMPTY:
        lines.append(text("table-high", seat=p.high_seat, amount=p.high))
    if p.phase == BID:
        lines.append(text("table-bidding", seat=p.turn))
    elif p.phase == PENALTY:
        lines.append(text("table-penalty", seat=p.turn))
    elif is_gold(p.hammer):
        lines.append(text("table-pay-cards", seat=p.turn, due=p.due))
    else:
        lines.append(text("table-pay-gold", seat=p.turn, due=p.due))
    return lines


def _end_lines(p: Plain) -> list[Text]:
    lines = []
    for found in survey(p).standings:
        for seat, value, key in (
            (found.primary, p.tile[found.office], "table-first"),
            (found.secondary, secondary_value(p, found.office), "table-second"),
        ):
            if seat is not None:
                lines.append(text(key, seat=seat, office=office_name(found.office), value=value))
    return lines


def _seat_lines(p: Plain, seat: int) -> list[Text]:
    holding = p.holdings[seat]
    count, hand = holding.hand_size, holding.hand
    if holding.known:
        if count == 0:
            return [text("table-hand-empty", seat=seat)]
        return [text("table-hand", seat=seat, cards=pile_names(hand), gold=pile_gold(hand))]
    lines = [text("table-others", seat=seat, count=count, losses=holding.losses)]
    sightings = list(holding.seen[: holding.sightings])
    if sightings:
        lines.append(text("table-seen", seat=seat, cards=card_names(sightings)))
    return lines


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action."""
    p = plain(seen)
    span, offset = ACTIONS.decode(action)
    if span == "place":
        return _place_label(offset, p.held[seat])
    if span == "up":
        return _tile_label("label-up", offset, p.tile[offset] + 1)
    if span == "down":
        return _tile_label("label-down", offset, p.tile[offset] - 1)
    return _label(span, offset, p.phase == PAY, is_gold(p.hammer))


# Labels of equal parameters are made once: there are a few hundred.


@cache
def _place_label(zone: int, card: int) -> Text:
    return text(ZONE_LABELS[zone], card=card_name(card))


@cache
def _tile_label(key: str, office: int, value: int) -> Text:
    return text(key, office=office_name(office), value=value)


@cache
def _label(span: str, offset: int, paying: bool, for_gold: bool) -> Text:
    if span == "card":
        key = "label-take"
        if paying:
            key = "label-discard" if for_gold else "label-pay"
        return text(key, card=card_name(offset))
    if span == "nothing":
        return text("label-nothing")
    if span == "drop":
        return text("label-pass")
    return text("label-bid-cards" if for_gold else "label-bid-gold", amount=offset + 1)


def line(fact: Fact, viewer: int) -> Text | None:
    """Tell one event; what the viewer cannot see is told without it."""
    kind = fact.kind
    if kind == "drawn":
        if fact["card"] == HIDDEN:
            return None
        return text("line-drawn", card=card_name(fact["card"]))
    if kind in ("kept", "favoured", "discarded", "penalty"):
        return _secret_line(fact)
    if kind in ("raised", "lowered"):
        office = office_name(fact["office"])
        return text(f"line-{kind}", seat=fact["seat"], office=office, value=fact["value"])
    if kind == "shuffled":
        return text("line-shuffled", count=fact["count"])
    if kind == "bid":
        return text("line-bid", seat=fact["seat"], amount=fact["amount"])
    if kind == "passed":
        return text("line-passed", seat=fact["seat"])
    if kind in ("won", "failed"):
        card = card_name(fact["card"])
        return text(f"line-{kind}", seat=fact["seat"], card=card, amount=fact["amount"])
    if kind == "unsold":
        return text("line-unsold", card=card_name(fact["card"]))
    if kind in ("shown", "purse", "awarded"):
        return _end_line(fact)
    return text(f"line-{kind}", seat=fact["seat"], card=card_name(fact["card"]))


def _secret_line(fact: Fact) -> Text:
    """Tell what only its owner sees whole."""
    if fact.kind == "penalty":
        seats = {"seat": fact["seat"], "by_seat": fact["by_seat"]}
        if fact["card"] == HIDDEN:
            return text("line-penalty", **seats)
        return text("line-penalty-own", card=card_name(fact["card"]), **seats)
    if fact["card"] == HIDDEN:
        return text(f"line-{fact.kind}", seat=fact["seat"])
    return text(f"line-{fact.kind}-own", seat=fact["seat"], card=card_name(fact["card"]))


def _end_line(fact: Fact) -> Text:
    """Tell hands shown and tiles taken at the end."""
    seat = fact["seat"]
    if fact.kind == "purse":
        gold = fact["ones"] + 2 * fact["twos"] + 3 * fact["threes"]
        return text("line-purse", seat=seat, gold=gold)
    office = fact["office"]
    if fact.kind == "shown":
        cards = [i for i in range(NUM_LETTERS) if fact["letters"] >> i & 1]
        letters = " ".join(LETTERS[i] for i in cards)
        return text("line-shown", seat=seat, office=office_name(office), letters=letters)
    key = "line-first" if fact["rank"] == PRIMARY else "line-second"
    name = office_name(office)
    return text(key, seat=seat, office=name, value=fact["value"], sum=fact["sum"])
