"""Cards and offices by name: the Texts that all sentences of the game share."""

from regency.core.text import Text, text
from regency.games.for_the_king.data.tables import (
    FIRST_GOLD,
    FIRST_KING,
    KINGS,
    LETTERS,
    NUM_LETTERS,
    OFFICES,
    VALUE,
)


def office_name(office: int) -> Text:
    """Name an office."""
    return text(f"office-{OFFICES[office]}")


def card_name(card: int) -> Text:
    """Name a card."""
    if card >= FIRST_KING:
        return text(f"card-king-{KINGS[card - FIRST_KING]}")
    value = int(VALUE[card])
    if card >= FIRST_GOLD:
        return text("card-gold", value=value)
    office, letter = divmod(card, NUM_LETTERS)
    return text("card-government", office=office_name(office), letter=LETTERS[letter], value=value)
