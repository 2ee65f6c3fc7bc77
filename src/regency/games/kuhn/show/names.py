"""Cards by name: the Texts that all sentences share."""

from regency.core.text import Text, text
from regency.core.types import HIDDEN
from regency.games.kuhn.data.tables import IDS


def card_name(card: int) -> Text:
    """Name a card, or say that it is hidden."""
    return text("card-hidden") if card == HIDDEN else text(f"card-{IDS[card]}")
