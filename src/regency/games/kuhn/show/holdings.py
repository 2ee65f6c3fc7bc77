"""What counts as had at the end of a match, for the count of how often a card wins."""

from collections.abc import Sequence

from regency.core.facts import Fact
from regency.core.types import State
from regency.games.kuhn.data.tables import IDS


def held(state: State, facts: Sequence[Fact], seat: int) -> set[str]:
    """Return the id of a seat's card."""
    return {IDS[state.slot[seat]]}
