"""What counts as had at the end of a match, for the count of how often a card wins."""

from collections.abc import Sequence

from regency.core.facts import Fact
from regency.core.types import State
from regency.games.castle_combo.data.cards import CARDS
from regency.games.castle_combo.data.tables import NUM_CELLS


def held(state: State, facts: Sequence[Fact], seat: int) -> set[str]:
    """Return the ids of the characters that lie face up before a seat."""
    face_up = int(state.face_up[seat])
    return {CARDS[state.cell[seat, cell]].id for cell in range(NUM_CELLS) if face_up >> cell & 1}
