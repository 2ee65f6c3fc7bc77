"""Castle Combo: nine characters a seat, hired where the messenger stands."""

from collections.abc import Hashable
from pathlib import Path

from regency.core.game import Game
from regency.core.types import State
from regency.games.castle_combo import notation, rules
from regency.games.castle_combo.ai import features, heuristic
from regency.games.castle_combo.show import picture, view

#: Re-deals are told apart by the order of so many cards of each deck, the lowest numbers in it.
COMPARED_CARDS = (3, 2)


def redeal_key(state: State, viewer: int) -> Hashable:
    """Sort re-deals into a few classes of equal size: whole decks have too many orders to count."""
    key = []
    for deck, size in zip(state.deck.tolist(), COMPARED_CARDS, strict=True):
        lowest = sorted(card for card in deck if card >= 0)[:size]
        key.append(tuple(card for card in deck if card in lowest))
    return tuple(key)


GAME = Game(
    name="castle-combo",
    seats=range(2, 6),
    rules_version=1,
    minutes=25,
    rules=rules,
    features=features,
    heuristic=heuristic,
    search=heuristic.SEARCH,
    view=view,
    picture=picture,
    notation=notation,
    folder=Path(__file__).parent,
    redeal_key=redeal_key,
)
