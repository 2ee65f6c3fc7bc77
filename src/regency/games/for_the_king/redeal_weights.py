"""How likely each re-deal is among its equals: the weighting that `rules.redeal` states.

Copies of a card are told apart when deals are counted, so a deal that can be made of the copies in
more ways is likelier. For the laws and tests; CPython only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import cache
from math import factorial, prod

from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.for_the_king.data.tables import CELL, DECK_SIZE, KING_CELL, NUM_CARDS, PILE
from regency.games.for_the_king.rules.piles import cell_count, count_of, pile_count
from regency.games.for_the_king.rules.redeal import collect_spare, forget, own_left
from regency.games.for_the_king.rules.state import DONE, PAY
from regency.games.for_the_king.rules.state import STATE as GAME_STATE

Cards = Counter[int]


def redeal_key(state: State, viewer: int) -> Hashable:
    """Return the part of a re-deal that the law counts: few values, and a known probability.

    The kind of the deck's top card, or of the next favour card; after the end, everything.
    """
    if state.phase == DONE:
        return bytes(state.lost.tobytes() + state.removed.tobytes())
    card = _next_card(state)
    if card == EMPTY or (state.phase == PAY and int(state.turn) != viewer):
        return None  # the payer's purse makes some deals impossible: `deal_weight` knows, in tests
    return int(CELL[card])


def redeal_weight(state: State, viewer: int) -> float:
    """Return how likely the counted part of a re-deal is, up to a constant."""
    if state.phase == DONE:
        return deal_weight(state, viewer)
    if redeal_key(state, viewer) is None:
        return 1.0
    seen = GAME_STATE.new(1)[0]
    for name in GAME_STATE.fields:
        seen[name] = state[name]
    forget(seen, viewer)
    collect_spare(seen, viewer)
    cell = int(CELL[_next_card(state)])
    weight = _slot_chance(seen, viewer, cell)
    if int(state.favours) == 0:
        return weight
    left = int(state.favours) - int(state.turned)
    own = [CELL[card] for card in range(NUM_CARDS) for _ in range(own_left(state, viewer, card))]
    return (own.count(cell) + (left - len(own)) * weight) / left


def _next_card(state: State) -> int:
    """Return the next card to come to light: of the deck, or of the favour deck."""
    if int(state.favours) == 0:
        drawn = int(state.drawn)
        return int(state.deck[drawn]) if drawn < int(DECK_SIZE[int(state.seats)]) else EMPTY
    turned = int(state.turned)
    return int(state.favour[turned]) if turned < int(state.favours) else EMPTY


def _slot_chance(seen: State, viewer: int, cell: int) -> float:
    """Return how likely a hidden place outside the hands holds a card of a cell.

    Cards kept unseen are dealt first and are never kings, so kings are likelier elsewhere.
    """
    blind = sum(int(seen.blind[seat]) for seat in range(int(seen.seats)) if seat != viewer)
    total, plain = pile_count(seen.spare, PILE), pile_count(seen.spare, KING_CELL)
    count = cell_count(seen.spare, cell)
    if cell >= KING_CELL:
        return count / (total - blind)
    return count / plain * (plain - blind) / (total - blind)


def deal_weight(state: State, viewer: int) -> float:
    """Return in how many ways *state* can come up as a re-deal, up to a constant."""
    others = [seat for seat in range(int(state.seats)) if seat != viewer]
    weight = 1.0 / _arrangements(cards_of(state.removed))
    if state.phase == DONE:
        for seat in others:
            known = _sighted(state, seat) - cards_of(state.hand[seat])
            weight /= _arrangements(cards_of(state.lost[seat]) - known)
        return weight
    for seat in others:
        hand, lost = cards_of(state.hand[seat]), cards_of(state.lost[seat])
        blind = hand + lost - _sighted(state, seat)
        weight /= _arrangements(blind)
        weight *= _histories(state, seat, blind, lost)
    return weight * _favour_weight(state, viewer, others)


def cards_of(pile: Ints) -> Cards:
    """Return a pile as a counter of cards."""
    return +Counter({card: count_of(pile, card) for card in range(NUM_CARDS)})


def _arrangements(cards: Cards) -> int:
    return prod(factorial(n) for n in cards.values())


def _sighted(state: State, seat: int) -> Cards:
    return Counter(int(state.seen[seat, i]) for i in range(int(state.sightings[seat])))


def _favour_weight(state: State, viewer: int, others: list[int]) -> float:
    """Count the ways the favour deck can be made, ordered, and shared out among who put it."""
    came = cards_of(state.came)
    own = Counter() if viewer == SPECTATOR else cards_of(state.favoured[viewer])
    theirs: Cards = Counter()
    weight = 1.0
    for seat in others:
        put = cards_of(state.favoured[seat])
        theirs += put
        weight /= _arrangements(put)
    weight *= _arrangements(theirs)
    weight /= _arrangements(theirs - (came - own))
    if state.favours:
        left = theirs + own - came
        weight *= _arrangements(left)
    return weight


def _histories(state: State, seat: int, blind: Cards, lost: Cards) -> int:
    """Count the orders in which a seat can have discarded *lost*, card by card."""
    count = int(state.losses[seat])
    groups: Counter[tuple[int, int]] = Counter({(card, 0): n for card, n in blind.items()})
    for i in range(int(state.sightings[seat])):
        groups[int(state.seen[seat, i]), int(state.seen_at[seat, i])] += 1

    @cache
    def ways(slot: int, left: tuple[tuple[tuple[int, int], int], ...]) -> int:
        held = Counter(dict(left))
        if slot == count:
            kept: Cards = Counter()
            for (card, _), n in held.items():
                kept[card] += n
            everything: Cards = Counter()
            for (card, _), n in groups.items():
                everything[card] += n
            return int(+(everything - kept) == +lost)
        total = 0
        for (card, since), n in list(held.items()):
            if n > 0 and since <= slot:
                after = held.copy()
                after[card, since] -= 1
                total += n * ways(slot + 1, tuple(sorted(after.items())))
        return total

    return ways(0, tuple(sorted(groups.items())))
