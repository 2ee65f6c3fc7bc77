"""What the law of re-deals counts: the order of a few cards, since whole decks have too many."""

from collections.abc import Hashable

from regency.core.types import State

#: Re-deals are told apart by the order of so many cards of each deck, the lowest numbers in it.
COMPARED_CARDS = (3, 2)


def redeal_key(state: State, viewer: int) -> Hashable:
    """Sort re-deals into a few classes of equal size: whole decks have too many orders to count."""
    key = []
    for deck, size in zip(state.deck.tolist(), COMPARED_CARDS, strict=True):
        lowest = sorted(card for card in deck if card >= 0)[:size]
        key.append(tuple(card for card in deck if card in lowest))
    return tuple(key)
