"""The cheapest payment for a noble: fewest cards, spending what the seat has least of first."""

from regency.core.types import EMPTY, State
from regency.games.royals.data.tables import (
    FIRST_KIND,
    JOKER,
    NOBLE_COST,
    NOBLE_COUNTRY,
    NOBLE_INTRIGUE,
    PILE_OF,
    SHOWS,
)


def held(state: State, seat: int, kind: int) -> int:
    """Return the cards of a kind in hand before the payment that is being made."""
    return int(state.hand[seat, kind]) + int(state.staged[kind])


def price(state: State, noble: int, pile: int) -> int:
    """Return what a noble costs in cards of one pile (RY-7, RY-8)."""
    if pile == 0:
        return int(NOBLE_COST[noble])
    return int(NOBLE_INTRIGUE[noble]) if state.owner[noble] != EMPTY else 0


def right_cards(state: State, seat: int, noble: int, pile: int) -> int:
    """Return how many cards of a pile in hand are of the noble's country, or show it."""
    country = int(NOBLE_COUNTRY[noble])
    total = 0
    for kind in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
        total += held(state, seat, kind) * int(SHOWS[country, kind])
    return total


def cheapest_size(state: State, seat: int, noble: int, pile: int) -> int:
    """Return how many cards the cheapest payment takes, were there enough of them."""
    cost = price(state, noble, pile)
    jokers = max(0, cost - right_cards(state, seat, noble, pile))
    return cost + (int(JOKER[pile]) - 1) * jokers


def planned(state: State, seat: int, noble: int, kind: int) -> int:
    """Return how many cards of a kind the cheapest payment uses.

    First the cards that fit, then strange ones for jokers; within each sort, kinds of which the
    seat has few go before kinds it collects.
    """
    pile = int(PILE_OF[kind])
    country = int(NOBLE_COUNTRY[noble])
    cost = price(state, noble, pile)
    fitting = right_cards(state, seat, noble, pile)
    wanted = min(cost, fitting)
    if SHOWS[country, kind] == 0:
        wanted = int(JOKER[pile]) * max(0, cost - fitting)
    mine = held(state, seat, kind)
    for other in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
        theirs = held(state, seat, other)
        same_sort = SHOWS[country, other] == SHOWS[country, kind]
        if same_sort and (theirs < mine or (theirs == mine and other < kind)):
            wanted -= theirs
    return max(0, min(mine, wanted))
