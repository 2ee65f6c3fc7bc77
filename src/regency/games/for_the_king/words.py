"""The table in sentences, the names of actions, and the lines of the log."""

from regency.core.facts import Fact
from regency.core.text import Text, text
from regency.core.types import EMPTY, HIDDEN, State
from regency.games.for_the_king.names import (
    card_name,
    card_names,
    office_name,
    own_favours,
    pile_names,
)
from regency.games.for_the_king.rules.piles import is_gold, wealth
from regency.games.for_the_king.rules.scoring import (
    PRIMARY,
    SECONDARY,
    tile_value,
    tile_winner,
)
from regency.games.for_the_king.rules.state import (
    ACTIONS,
    BID,
    DONE,
    KING,
    PAY,
    PENALTY,
    PLACE,
    ROUND_ENDS,
    SHUFFLE,
    TAKE,
)
from regency.games.for_the_king.tables import (
    DECK_SIZE,
    IN_PLAY,
    LETTERS,
    NUM_LETTERS,
    NUM_OFFICES,
)

ZONE_LABELS = ("label-keep", "label-offer", "label-favour")


def table(seen: State, viewer: int) -> list[Text]:
    """Tell the whole position in sentences."""
    lines = [text("table-tiles", tiles=_tiles(seen))]
    lines += _phase_lines(seen, viewer)
    for seat in range(int(seen.seats)):
        lines += _seat_lines(seen, seat, viewer)
    return lines


def _tiles(seen: State) -> list[Text]:
    told = []
    for office in range(NUM_OFFICES):
        if not int(IN_PLAY[int(seen.seats)]) >> office & 1:
            continue
        first = tile_value(seen, office, PRIMARY)
        second = tile_value(seen, office, SECONDARY)
        name = office_name(office)
        if second > 0:
            told.append(text("tile-both", office=name, first=first, second=second))
        else:
            told.append(text("tile-one", office=name, first=first))
    return told


def _phase_lines(seen: State, viewer: int) -> list[Text]:
    phase = int(seen.phase)
    turn = int(seen.turn)
    lines = []
    if phase in (PLACE, TAKE) or (phase == KING and seen.king_from != ROUND_ENDS):
        lines.append(_influence_line(seen))
    if phase == PLACE and turn == viewer:
        lines.append(text("table-held", card=card_name(int(seen.held[turn]))))
    elif phase == PLACE:
        lines.append(text("table-placing", seat=turn))
    centre = [int(card) for card in seen.centre if card != EMPTY]
    if centre:
        lines.append(text("table-centre", cards=card_names(centre)))
    if phase == TAKE:
        lines.append(text("table-taking", seat=turn))
    if phase == KING:
        lines.append(text("table-king", seat=turn, card=card_name(int(seen.king))))
    if phase == SHUFFLE:
        lines.append(text("table-shuffle"))
    if phase in (BID, PAY, PENALTY):
        lines += _auction_lines(seen)
    if phase == DONE:
        lines += _end_lines(seen)
    own = own_favours(seen, viewer)
    if own:
        lines.append(text("table-own-favour", cards=card_names(own)))
    return lines


def _influence_line(seen: State) -> Text:
    return text(
        "table-influence",
        seat=int(seen.adviser),
        deck=int(DECK_SIZE[int(seen.seats)]) - int(seen.drawn),
        favour=sum(int(n) for n in seen.favoured_count),
    )


def _auction_lines(seen: State) -> list[Text]:
    turn = int(seen.turn)
    left = int(seen.favours) - int(seen.turned)
    lines = [text("table-hammer", card=card_name(int(seen.hammer)), left=left)]
    if seen.high_seat != EMPTY:
        lines.append(text("table-high", seat=int(seen.high_seat), amount=int(seen.high)))
    if seen.phase == BID:
        lines.append(text("table-bidding", seat=turn))
    elif seen.phase == PENALTY:
        lines.append(text("table-penalty", seat=turn))
    elif is_gold(int(seen.hammer)):
        lines.append(text("table-pay-cards", seat=turn, due=int(seen.due)))
    else:
        lines.append(text("table-pay-gold", seat=turn, due=int(seen.due)))
    return lines


def _end_lines(seen: State) -> list[Text]:
    lines = []
    for office in range(NUM_OFFICES):
        for rank, key in ((PRIMARY, "table-first"), (SECONDARY, "table-second")):
            winner = tile_winner(seen, office, rank)
            value = tile_value(seen, office, rank)
            if winner != EMPTY and value > 0:
                lines.append(text(key, seat=winner, office=office_name(office), value=value))
    return lines


def _seat_lines(seen: State, seat: int, viewer: int) -> list[Text]:
    cards = int(seen.hand_size[seat])
    if seat == viewer or seen.phase == DONE:
        if cards == 0:
            return [text("table-hand-empty", seat=seat)]
        names = pile_names(seen.hand[seat])
        return [text("table-hand", seat=seat, cards=names, gold=wealth(seen, seat))]
    lines = [text("table-others", seat=seat, count=cards, losses=int(seen.losses[seat]))]
    sightings = [int(seen.seen[seat, i]) for i in range(int(seen.sightings[seat]))]
    if sightings:
        lines.append(text("table-seen", seat=seat, cards=card_names(sightings)))
    return lines


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action."""
    span, offset = ACTIONS.decode(action)
    if span == "place":
        return text(ZONE_LABELS[offset], card=card_name(int(seen.held[seat])))
    if span == "card":
        key = "label-take"
        if seen.phase == PAY:
            key = "label-discard" if is_gold(int(seen.hammer)) else "label-pay"
        return text(key, card=card_name(offset))
    if span == "up":
        return text("label-up", office=office_name(offset), value=int(seen.tile[offset]) + 1)
    if span == "down":
        return text("label-down", office=office_name(offset), value=int(seen.tile[offset]) - 1)
    if span == "nothing":
        return text("label-nothing")
    if span == "drop":
        return text("label-pass")
    key = "label-bid-cards" if is_gold(int(seen.hammer)) else "label-bid-gold"
    return text(key, amount=offset + 1)


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
