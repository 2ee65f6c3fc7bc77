"""Everything that can be looked at large."""

from regency.core.text import text
from regency.core.told import CardInfo
from regency.games.kuhn.data.tables import IDS
from regency.games.kuhn.show.names import card_name


def catalogue() -> list[CardInfo]:
    """Return the three cards."""
    return [
        CardInfo(IDS[card], "card", card_name(card), [text("about-card", rank=card + 1)], {})
        for card in range(len(IDS))
    ]
