"""Where each card lies, for the law of conservation."""

from regency.core.types import EMPTY, Ints, State
from regency.games.for_the_king.data.tables import (
    FIRST_GOLD,
    GOLD_CELL,
    NUM_LETTERS,
    NUM_OFFICES,
    PILE,
)
from regency.games.for_the_king.rules.state import MAX_CENTRE


def census(state: State, counts: Ints) -> None:
    """Count each card where it lies (for the law of conservation)."""
    count_pile(state.removed, counts)
    count_pile(state.gone, counts)
    for i in range(state.deck.shape[0]):
        count_card(int(state.deck[i]), counts)
    for i in range(MAX_CENTRE):
        count_card(int(state.centre[i]), counts)
    for seat in range(int(state.seats)):
        count_card(int(state.held[seat]), counts)
        count_pile(state.hand[seat], counts)
        count_pile(state.lost[seat], counts)
    if int(state.favours) == 0:
        for seat in range(int(state.seats)):
            count_pile(state.favoured[seat], counts)
    for i in range(state.favour.shape[0]):
        count_card(int(state.favour[i]), counts)
    count_card(int(state.hammer), counts)
    count_card(int(state.king), counts)


def count_card(card: int, counts: Ints) -> None:
    """Count one place that holds a card, or none."""
    if card != EMPTY:
        counts[card] += 1


def count_pile(pile: Ints, counts: Ints) -> None:
    """Count the cards of a pile."""
    for office in range(NUM_OFFICES):
        letters = int(pile[office])
        card = office * NUM_LETTERS
        while letters > 0:
            counts[card] += letters & 1
            letters >>= 1
            card += 1
    for cell in range(GOLD_CELL, PILE):
        counts[FIRST_GOLD + cell - GOLD_CELL] += int(pile[cell])
