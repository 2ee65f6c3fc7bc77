"""Where each card lies, for the law of conservation."""

from regency.core.types import EMPTY, Ints, State
from regency.games.kuhn.rules.state import NUM_SLOTS


def census(state: State, counts: Ints) -> None:
    """Count each card where it lies (for the law of conservation)."""
    for slot in range(NUM_SLOTS):
        if state.slot[slot] != EMPTY:
            counts[int(state.slot[slot])] += 1
