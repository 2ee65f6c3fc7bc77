"""The catalogue: every card and piece with its words, and its figures for a picture."""

from regency.core.text import text
from regency.core.told import CardInfo
from regency.games.castle_combo.data.cards import CARDS, PLACES, Card, Count, Line, Scroll
from regency.games.castle_combo.data.tables import FACE_DOWN_GOLD, FACE_DOWN_KEYS, TABLEAU_SIZE
from regency.games.castle_combo.show.names import card_name, describe_card

#: A figure of a picture: a kind and what belongs to it.
Figure = dict[str, object]

#: What can be looked at beside the cards, with the numbers its words and its picture show.
PIECES: dict[str, dict[str, int]] = {
    "gold": {},
    "key": {},
    "messenger": {},
    "purse": {},
    "face-down": {"gold": FACE_DOWN_GOLD, "keys": FACE_DOWN_KEYS},
}


def catalogue() -> list[CardInfo]:
    """Return the cards in the order of their numbers, then the pieces."""
    cards = [
        CardInfo(card.id, card.location, card_name(number), describe_card(number), figures(card))
        for number, card in enumerate(CARDS)
    ]
    return cards + [
        CardInfo(
            piece, "piece", text(f"piece-{piece}"), [text(f"about-{piece}", **values)], {**values}
        )
        for piece, values in PIECES.items()
    ]


def figures(card: Card) -> Figure:
    """Return all that is printed on a card, as data a picture can be drawn from."""
    return {
        "location": card.location,
        "cost": card.cost,
        "shields": list(card.shields),
        "messenger": card.messenger,
        "purse": card.purse,
        "choice": card.choice,
        "ability": [_line(line) for line in card.lines],
        "scroll": _scroll(card.scroll),
    }


def _line(line: Line) -> Figure:
    """Return one line of an ability: its kind, its amount, what it counts or names."""
    figure: Figure = {"kind": line.kind, "amount": line.amount}
    if line.count is not None:
        figure["each"] = _count(line.count)
        figure["neighbour"] = line.count.neighbour
    if line.kind == "discard_from_row":
        figure |= {"location": line.location, "gain": line.gain}
    if line.kind == "discount":
        castle, village = line.discounts
        figure |= {"amount": castle or village, "castle": bool(castle), "village": bool(village)}
    return figure


def _count(count: Count) -> Figure:
    words = count.arguments
    if count.kind == "shield":
        return {"kind": "shield", "shields": list(words)}
    if count.kind == "banner":
        return {"kind": "banner", "banners": list(words)}
    if count.kind == "cards_with_shield_count":
        return {"kind": count.kind, "number": int(words[0])}
    if count.kind == "cards_with_cost":
        return {"kind": count.kind, "sign": words[0], "number": int(words[1])}
    return {"kind": count.kind}


def _scroll(scroll: Scroll) -> Figure:
    """Return what a scroll pays for: its kind, its points, what it counts and where."""
    words = scroll.arguments
    figure: Figure = {"kind": scroll.kind, "points": scroll.points}
    if scroll.kind == "per_shield":
        return figure | {"shields": [words[0]], "scope": words[1]}
    if scroll.kind in ("if_shield_missing", "per_shield_set"):
        return figure | {"shields": list(words)}
    if scroll.kind == "per_distinct_shield_type":
        return figure | {"scope": words[0]}
    if scroll.kind == "position":
        places = PLACES[words[0]]
        return figure | {"places": [place for place in range(TABLEAU_SIZE) if places >> place & 1]}
    if scroll.kind in ("per_banner", "per_banner_set"):
        return figure | {"banners": list(words)}
    if scroll.kind == "per_card_with_cost":
        return figure | {"sign": words[0], "number": int(words[1])}
    if words:
        return figure | {"number": int(words[0])}
    return figure
