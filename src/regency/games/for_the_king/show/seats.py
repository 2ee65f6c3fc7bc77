"""Piles and seats, drawn: what is known of everyone's cards; compiles."""

from regency.core.drawing.row import add, put, put2, put3, put4, start_list
from regency.core.types import EMPTY, HIDDEN, Ints, State
from regency.games.for_the_king.data.tables import (
    FIRST_GOLD,
    GOLD_CELL,
    NUM_LETTERS,
    NUM_OFFICES,
    PILE,
)
from regency.games.for_the_king.rules.piles import wealth
from regency.games.for_the_king.rules.standing import (
    edge_points,
    is_in_play,
    is_known,
    known_sum,
    unsure_sightings,
)


def draw_pile(row: Ints, pile: Ints) -> None:
    """Draw the cards of a pile in the order of their numbers."""
    cards = start_list(row)
    for cell in range(PILE):
        draw_cards(row, cards, cell, int(pile[cell]))


def draw_cards(row: Ints, cards: int, cell: int, there: int) -> None:
    """Add the cards of one cell of a pile to a list: a set of letters, or copies."""
    if cell < GOLD_CELL:
        for letter in range(NUM_LETTERS):
            if (there >> letter) & 1:
                add(row, cards)
                put(row, cell * NUM_LETTERS + letter)
    else:
        for _ in range(there):
            add(row, cards)
            put(row, FIRST_GOLD + cell - GOLD_CELL)


def draw_seat(row: Ints, seen: State, seat: int) -> None:
    """Draw what is known of a seat's cards, and where it is in the auction."""
    put3(row, seen.hand_size[seat], seen.blind[seat], seen.losses[seat])
    inside, barred = (int(seen.inside) >> seat) & 1, (int(seen.barred) >> seat) & 1
    put3(row, seen.favoured_count[seat], inside, barred)
    for best in range(2):
        put(row, edge_points(seen, seat, best) if is_known(seen, seat) else EMPTY)
    unsure = unsure_sightings(seen, seat)
    draw_sightings(row, seen, seat, 0, unsure)
    draw_sightings(row, seen, seat, unsure, int(seen.sightings[seat]))
    if is_known(seen, seat):
        draw_hand(row, seen, seat)
    else:
        put4(row, 0, 0, EMPTY, 0)


def draw_sightings(row: Ints, seen: State, seat: int, start: int, stop: int) -> None:
    """Draw some of the cards seen going to a seat."""
    put(row, stop - start)
    for i in range(start, stop):
        put(row, seen.seen[seat, i])


def draw_hand(row: Ints, seen: State, seat: int) -> None:
    """Draw a hand that is known, and what was discarded from it where that is known."""
    put(row, 1)
    draw_pile(row, seen.hand[seat])
    put(row, 1)
    sums = start_list(row)
    for office in range(NUM_OFFICES):
        if is_in_play(seen, office):
            add(row, sums)
            put2(row, office, known_sum(seen, seat, office))
    put(row, wealth(seen, seat))
    if seen.lost[seat, 0] == HIDDEN:
        put(row, 0)
    else:
        put(row, 1)
        draw_pile(row, seen.lost[seat])
