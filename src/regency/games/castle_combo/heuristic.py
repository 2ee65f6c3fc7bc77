"""A rule-of-thumb player."""

from regency.core.types import Mask, State, Words
from regency.games.castle_combo.rules.turn import sample


def choose(state: State, seat: int, mask: Mask, rng: Words) -> int:
    """Draw."""
    return sample(state, seat, mask, rng)
