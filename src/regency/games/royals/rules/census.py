"""Where each card lies, for the law of conservation."""

from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import MAX_ROW, MAX_SEATS, NUM_KINDS, NUM_PILES


def census(state: State, counts: Ints) -> None:
    """Count the cards of each kind wherever they lie (for the law of conservation)."""
    for kind in range(NUM_KINDS):
        counts[kind] += int(state.discard[kind]) + int(state.staged[kind])
        for seat in range(MAX_SEATS):
            counts[kind] += int(state.hand[seat, kind])
    for slot in range(MAX_ROW):
        if state.row[slot] != EMPTY:
            counts[int(state.row[slot])] += 1
    for pile in range(NUM_PILES):
        at = int(state.deck_at[pile])
        for i in range(at, at + int(state.deck_left[pile])):
            counts[int(state.deck[pile, i])] += 1
