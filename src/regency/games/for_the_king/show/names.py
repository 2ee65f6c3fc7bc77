"""Cards and offices by name: the Texts that all sentences of the game share."""

from regency.core.text import Text, text
from regency.core.types import HIDDEN, Ints
from regency.games.for_the_king.data.tables import (
    FIRST_GOLD,
    FIRST_KING,
    GOLD_CELL,
    KINGS,
    LETTERS,
    NUM_LETTERS,
    NUM_OFFICES,
    OFFICES,
    VALUE,
)


def office_name(office: int) -> Text:
    """Name an office."""
    return text(f"office-{OFFICES[office]}")


def card_name(card: int) -> Text:
    """Name a card, or say that it is hidden."""
    if card == HIDDEN:
        return text("card-hidden")
    if card >= FIRST_KING:
        return text(f"card-king-{KINGS[card - FIRST_KING]}")
    if card >= FIRST_GOLD:
        return text("card-gold", value=int(VALUE[card]))
    office, letter = divmod(card, NUM_LETTERS)
    value = int(VALUE[card])
    return text("card-government", office=office_name(office), letter=LETTERS[letter], value=value)


def pile_counts(pile: Ints) -> list[int]:
    """Return how many copies of each card a pile has, quicker than card by card."""
    cells = [int(cell) for cell in pile]
    counts = [cells[o] >> i & 1 for o in range(NUM_OFFICES) for i in range(NUM_LETTERS)]
    return counts + cells[GOLD_CELL:]


def pile_cards(pile: Ints) -> list[int]:
    """Return the cards of a pile in the order of their numbers."""
    return [card for card, count in enumerate(pile_counts(pile)) for _ in range(count)]


def pile_names(pile: Ints) -> list[Text]:
    """Name the cards of a pile, copies together."""
    names = []
    for card, count in enumerate(pile_counts(pile)):
        if count == 1:
            names.append(card_name(card))
        elif count > 1:
            names.append(text("card-copies", count=count, card=card_name(card)))
    return names


def card_names(cards: list[int]) -> list[Text]:
    """Name a list of cards."""
    return [card_name(card) for card in cards]
