"""Every card and office that can be looked at large: printed figures, and the effect in words."""

from regency.core.text import Text, text
from regency.core.told import CardInfo
from regency.games.for_the_king.data.tables import (
    COPIES,
    DATA,
    FIRST_GOLD,
    FIRST_KING,
    IDS,
    KING_CHOICE,
    KING_DOWNS,
    KING_UPS,
    KINGS,
    LETTERS,
    NUM_CARDS,
    NUM_LETTERS,
    NUM_OFFICES,
    OFFICES,
    SEAT_COUNTS,
    TIE_ORDER,
    TILE_HIGHEST,
    TILE_LOWEST,
    TILE_START,
    VALUE,
)
from regency.games.for_the_king.show.names import card_name, office_name

RECONSTRUCTED = "reconstructed"


def catalogue() -> list[CardInfo]:
    """Return the offices, then the cards in the order of their numbers."""
    return [_office(office) for office in range(NUM_OFFICES)] + [
        _card(card) for card in range(NUM_CARDS)
    ]


def _office(office: int) -> CardInfo:
    data = DATA["office"][office]
    rank = TIE_ORDER.tolist().index(office) + 1
    words = [
        text("about-office-tile", start=TILE_START, low=TILE_LOWEST, high=TILE_HIGHEST),
        text("about-office-majority"),
        text("about-office-cards", values=_values(office)),
        text("about-office-ties", rank=rank),
    ]
    if data["min_seats"] > min(SEAT_COUNTS):
        words.append(text("about-office-seats", seats=data["min_seats"]))
    values = {"office": data["id"], "colour": data["colour"], "min_seats": data["min_seats"]}
    sure = data["min_seats_confidence"] != RECONSTRUCTED
    return CardInfo(f"office:{data['id']}", "office", office_name(office), words, values, not sure)


def _values(office: int) -> list[Text]:
    cards = DATA["office"][office]["cards"]
    return [text("about-letter", letter=card["letter"], value=card["value"]) for card in cards]


def _card(card: int) -> CardInfo:
    kind, words, values, source = _government(card) if card < FIRST_GOLD else _other(card)
    values["copies"] = {str(seats): int(COPIES[seats, card]) for seats in SEAT_COUNTS}
    guessed = RECONSTRUCTED in (v for k, v in source.items() if k.endswith("confidence"))
    return CardInfo(IDS[card], kind, card_name(card), words, values, guessed)


Parts = tuple[str, list[Text], dict[str, object], dict[str, object]]


def _government(card: int) -> Parts:
    office, letter = divmod(card, NUM_LETTERS)
    name, value = office_name(office), int(VALUE[card])
    words = [
        text("about-government-value", office=name, value=value),
        text("about-government-letter", letter=LETTERS[letter]),
        text("about-government-paid"),
    ]
    values = {"office": OFFICES[office], "letter": LETTERS[letter], "value": value}
    return "government", words, values, DATA["office"][office]["cards"][letter]


def _other(card: int) -> Parts:
    if card < FIRST_KING:
        value = int(VALUE[card])
        words = [
            text("about-gold-pays", value=value),
            text("about-gold-auction"),
            text("about-gold-ties"),
        ]
        return "gold", words, {"value": value}, DATA["gold"]
    kind = card - FIRST_KING
    words = [
        text(f"about-king-{KINGS[kind]}"),
        text("about-king-limits", low=TILE_LOWEST, high=TILE_HIGHEST),
        text("about-king-once"),
    ]
    values = {
        "king": KINGS[kind],
        "ups": int(KING_UPS[kind]),
        "downs": int(KING_DOWNS[kind]),
        "choice": bool(KING_CHOICE[kind]),
    }
    return "king", words, values, DATA["king"][kind]
