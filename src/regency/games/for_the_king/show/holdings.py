"""What counts as had at the end of a match, for the count of how often a card wins."""

from collections.abc import Sequence

from regency.core.facts import Fact
from regency.core.types import State
from regency.games.for_the_king.data.tables import IDS
from regency.games.for_the_king.rules.piles import count_of


def held(state: State, facts: Sequence[Fact], seat: int) -> set[str]:
    """Return the ids of the cards in a seat's hand, and of the kings it resolved."""
    hand = {name for card, name in enumerate(IDS) if count_of(state.hand[seat], card)}
    kings = {
        IDS[fact.values["card"]]
        for fact in facts
        if fact.kind == "king" and fact.values["seat"] == seat
    }
    return hand | kings
