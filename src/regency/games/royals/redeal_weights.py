"""What the law of re-deals counts in Royals: parts of a re-deal with exactly known chances.

Two hidden decks make every whole re-deal all but unique. Counted instead are the top country card
and the intrigue cards of one other seat, old and new apart (see `rules.knowledge`), wherever no
card of unknown age was spent since the last shuffle.
"""

from collections.abc import Hashable
from math import comb

from regency.core.types import State
from regency.games.royals.data.tables import (
    COUNTRY_PILE,
    FIRST_KIND,
    INTRIGUE_PILE,
    NUM_COUNTRIES,
    NUM_KINDS,
)


def others(state: State, viewer: int) -> list[int]:
    """Return every seat but the viewer's."""
    return [seat for seat in range(int(state.seats)) if seat != viewer]


def age_unknown(state: State, viewer: int, pile: int) -> bool:
    """Tell whether a card was spent of which nobody can tell whether it was old or new."""
    kinds = slice(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1]))
    return any(int(state.spent[seat, kinds].sum()) > 0 for seat in others(state, viewer))


def old_cards(state: State, seat: int, kind: int) -> int:
    """Return a seat's blind cards of a kind from before the last shuffle."""
    held = int(state.hand[seat, kind]) - int(state.known[seat, kind])
    return held - int(state.fresh_own[seat, kind])


def new_cards(state: State, viewer: int, kind: int) -> int:
    """Return the cards of a kind in the present deck that the viewer has not seen leave it."""
    seen = int(state.fresh_own[viewer, kind]) if viewer >= 0 else 0
    return int(state.fresh[kind]) - seen


def redeal_key(state: State, viewer: int) -> Hashable:
    """Return the parts of a re-deal that are counted."""
    top = -1
    if int(state.deck_left[COUNTRY_PILE]) > 0 and not age_unknown(state, viewer, COUNTRY_PILE):
        top = int(state.deck[COUNTRY_PILE, int(state.deck_at[COUNTRY_PILE])])
    plots: tuple[tuple[int, int], ...] = ()
    if not age_unknown(state, viewer, INTRIGUE_PILE):
        seat = others(state, viewer)[0]
        plots = tuple(
            (old_cards(state, seat, kind), int(state.fresh_own[seat, kind]))
            for kind in range(NUM_COUNTRIES, NUM_KINDS)
        )
    return top, plots


def redeal_weight(state: State, viewer: int) -> float:
    """Return in how many ways the counted parts can be drawn from the cards not located."""
    ways = 1.0
    if int(state.deck_left[COUNTRY_PILE]) > 0 and not age_unknown(state, viewer, COUNTRY_PILE):
        top = int(state.deck[COUNTRY_PILE, int(state.deck_at[COUNTRY_PILE])])
        ways *= new_cards(state, viewer, top)
    if not age_unknown(state, viewer, INTRIGUE_PILE):
        first, *rest = others(state, viewer)
        for kind in range(NUM_COUNTRIES, NUM_KINDS):
            mine = old_cards(state, first, kind)
            lot = mine + sum(old_cards(state, seat, kind) for seat in rest)
            ways *= comb(lot, mine)
            ways *= comb(new_cards(state, viewer, kind), int(state.fresh_own[first, kind]))
    return ways
