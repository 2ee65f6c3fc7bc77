"""Piles: unordered cards as a letter set for each office and a count for each gold and king."""

from regency.core.types import EMPTY, Ints, State
from regency.games.for_the_king.data.tables import (
    CELL,
    FIRST_GOLD,
    GOLD_CELL,
    KING_CELL,
    LETTER_COUNT,
    LIMIT,
    NUM_GOLDS,
    NUM_LETTERS,
    PILE,
    SHIFT,
    UNIT,
)


def add(pile: Ints, card: int) -> None:
    """Put a card into a pile."""
    cell = int(CELL[card])
    pile[cell] = int(pile[cell]) + int(UNIT[card])


def drop(pile: Ints, card: int) -> None:
    """Take a card out of a pile that has it."""
    cell = int(CELL[card])
    pile[cell] = int(pile[cell]) - int(UNIT[card])


def count_of(pile: Ints, card: int) -> int:
    """Return how many copies of a card a pile has."""
    return (int(pile[int(CELL[card])]) >> int(SHIFT[card])) & int(LIMIT[card])


def cell_count(pile: Ints, cell: int) -> int:
    """Return how many cards one cell of a pile stands for."""
    if cell < GOLD_CELL:
        return int(LETTER_COUNT[int(pile[cell])])
    return int(pile[cell])


def pile_count(pile: Ints, stop: int) -> int:
    """Return how many cards the cells before *stop* stand for (PILE: all, KING_CELL: no king)."""
    total = 0
    for cell in range(stop):
        total += cell_count(pile, cell)
    return total


def nth_card(pile: Ints, n: int) -> int:
    """Return the *n*-th card (from 0, copies counted) of a pile in the order of card numbers."""
    for cell in range(PILE):
        count = cell_count(pile, cell)
        if n < count:
            if cell < GOLD_CELL:
                return cell * NUM_LETTERS + nth_letter(int(pile[cell]), n)
            return FIRST_GOLD + cell - GOLD_CELL
        n -= count
    return EMPTY


def pile_kinds(pile: Ints) -> int:
    """Return how many different cards a hand has."""
    total = 0
    for cell in range(KING_CELL):
        total += min(cell_count(pile, cell), NUM_LETTERS if cell < GOLD_CELL else 1)
    return total


def nth_kind(pile: Ints, n: int) -> int:
    """Return the *n*-th different card (from 0) of a hand in the order of card numbers."""
    for cell in range(KING_CELL):
        kinds = min(cell_count(pile, cell), NUM_LETTERS if cell < GOLD_CELL else 1)
        if n < kinds:
            if cell < GOLD_CELL:
                return cell * NUM_LETTERS + nth_letter(int(pile[cell]), n)
            return FIRST_GOLD + cell - GOLD_CELL
        n -= kinds
    return EMPTY


def nth_letter(letters: int, n: int) -> int:
    """Return the *n*-th letter of a set."""
    for _ in range(n):
        letters &= letters - 1
    position = 0
    while (letters >> position) & 1 == 0:
        position += 1
    return position


def clear(pile: Ints) -> None:
    """Empty a pile."""
    for cell in range(PILE):
        pile[cell] = 0


def gold_up_to(pile: Ints, golds: int) -> int:
    """Return the worth of a pile's gold of the values 1 … *golds*."""
    total = 0
    for i in range(golds):
        total += (i + 1) * int(pile[GOLD_CELL + i])
    return total


def wealth(state: State, seat: int) -> int:
    """Return the worth of a seat's gold."""
    return gold_up_to(state.hand[seat], NUM_GOLDS)


def gain(state: State, seat: int, card: int, in_sight: int) -> None:
    """Put a card into a hand, and keep what everybody has seen of it (FK-24)."""
    add(state.hand[seat], card)
    state.hand_size[seat] = int(state.hand_size[seat]) + 1
    if in_sight == 0:
        state.blind[seat] = int(state.blind[seat]) + 1
        return
    i = int(state.sightings[seat])
    state.seen[seat, i] = card
    state.seen_at[seat, i] = state.losses[seat]
    state.sightings[seat] = i + 1


def lose(state: State, seat: int, card: int) -> None:
    """Discard a card of a hand face down: only its owner knows which (FK-25)."""
    drop(state.hand[seat], card)
    state.hand_size[seat] = int(state.hand_size[seat]) - 1
    add(state.lost[seat], card)
    state.losses[seat] = int(state.losses[seat]) + 1


def spend(state: State, seat: int, card: int) -> None:
    """Discard a gold card of a hand face up.

    Copies of a gold card are alike. Counting the one paid against the latest copy seen going to the
    seat leaves every hand that is still possible possible: an older copy, or one kept unseen, may
    have been discarded face down wherever a later one may have been.
    """
    drop(state.hand[seat], card)
    state.hand_size[seat] = int(state.hand_size[seat]) - 1
    add(state.gone, card)
    last = int(state.sightings[seat]) - 1
    i = last
    while i >= 0 and int(state.seen[seat, i]) != card:
        i -= 1
    if i < 0:
        state.blind[seat] = int(state.blind[seat]) - 1
        return
    while i < last:
        state.seen[seat, i] = state.seen[seat, i + 1]
        state.seen_at[seat, i] = state.seen_at[seat, i + 1]
        i += 1
    state.seen[seat, last] = EMPTY
    state.seen_at[seat, last] = 0
    state.sightings[seat] = last


def is_gold(card: int) -> bool:
    """Tell whether a card is gold."""
    cell = int(CELL[card])
    return GOLD_CELL <= cell < KING_CELL


def is_king(card: int) -> bool:
    """Tell whether a card is a king."""
    return int(CELL[card]) >= KING_CELL
