"""Who leads each office, and which cards are of unknown place, as far as cards are known; compiles.

What a viewer knows is what its redacted state says; a seat whose hand is not HIDDEN is known whole.
"""

from regency.core.types import EMPTY, HIDDEN, State
from regency.games.for_the_king.data.tables import (
    BEST_SUM,
    CELL,
    FULL_PILE,
    GOLD_CELL,
    IN_PLAY,
    LETTER_SUM,
    NUM_LETTERS,
    NUM_OFFICES,
    UNIT,
)
from regency.games.for_the_king.rules.scoring import (
    PRIMARY,
    SECONDARY,
    strength_of,
    tile_value,
)
from regency.games.for_the_king.rules.state import MAX_CENTRE


def is_in_play(seen: State, office: int) -> bool:
    """Tell whether an office is in play (FK-1)."""
    return (int(IN_PLAY[int(seen.seats)]) >> office) & 1 != 0


def is_known(seen: State, seat: int) -> bool:
    """Tell whether a seat's hand is shown."""
    return int(seen.hand[seat, 0]) != HIDDEN


def unsure_sightings(seen: State, seat: int) -> int:
    """Return how many cards seen going to a seat may have left it: the first ones (FK-25)."""
    losses, sightings = int(seen.losses[seat]), int(seen.sightings[seat])
    count = 0
    while count < sightings and int(seen.seen_at[seat, count]) != losses:
        count += 1
    return count


# --- cards of unknown place, a cell of a pile at a time


def unseen_in(seen: State, cell: int) -> int:
    """Return what a cell has of the cards whose place is not known (FK-24, FK-25)."""
    seats = int(seen.seats)
    left = int(FULL_PILE[seats, cell]) - int(seen.gone[cell])
    left -= unit_in(cell, int(seen.hammer)) + unit_in(cell, int(seen.king))
    for i in range(MAX_CENTRE):
        left -= unit_in(cell, int(seen.centre[i]))
    for seat in range(seats):
        left -= unit_in(cell, int(seen.held[seat]))
        if is_known(seen, seat):
            left -= int(seen.hand[seat, cell])
        else:
            for i in range(int(seen.sightings[seat])):
                left -= unit_in(cell, int(seen.seen[seat, i]))
        if int(seen.lost[seat, 0]) != HIDDEN:
            left -= int(seen.lost[seat, cell])
        if int(seen.favoured[seat, 0]) != HIDDEN:
            left -= favours_left(seen, seat, cell)
    return left


def unit_in(cell: int, card: int) -> int:
    """Return what a card adds to a cell: nothing if it lies in another, is none or hidden."""
    return int(UNIT[card]) if card >= 0 and int(CELL[card]) == cell else 0


def favours_left(seen: State, seat: int, cell: int) -> int:
    """Return what is left in a cell of the pile a seat put on favour, if it is known (FK-25)."""
    put, came = int(seen.favoured[seat, cell]), int(seen.came[cell])
    return put & ~came if cell < GOLD_CELL else max(0, put - came)


# --- who leads


def letters_seen(seen: State, seat: int, office: int, start: int) -> int:
    """Return an office's letters among the cards seen going to a seat, from one of them on."""
    letters = 0
    for i in range(start, int(seen.sightings[seat])):
        letters |= unit_in(office, int(seen.seen[seat, i]))
    return letters


def sure_letters(seen: State, seat: int, office: int) -> int:
    """Return the letters of an office that must be in a hand."""
    if is_known(seen, seat):
        return int(seen.hand[seat, office])
    return letters_seen(seen, seat, office, unsure_sightings(seen, seat))


def known_sum(seen: State, seat: int, office: int) -> int:
    """Return a hand's sum in an office by what must be there."""
    return int(LETTER_SUM[office, sure_letters(seen, seat, office)])


def least_strength(seen: State, seat: int, office: int) -> int:
    """Return the strength a hand has in an office by what must be there."""
    letters = sure_letters(seen, seat, office)
    return strength_of(int(LETTER_SUM[office, letters]), letters)


def most_strength(seen: State, seat: int, office: int, unseen: int) -> int:
    """Return the strength a hand has in an office if all that is hidden is in its favour."""
    if is_known(seen, seat):
        return least_strength(seen, seat, office)
    letters = letters_seen(seen, seat, office, 0)
    total = int(LETTER_SUM[office, letters])
    blind = int(seen.blind[seat])
    if blind > 0:
        total += int(BEST_SUM[office, unseen, min(blind, NUM_LETTERS)])
        letters |= unseen
    return strength_of(total, letters)


def leaders(seen: State, office: int) -> tuple[int, int]:
    """Return the seats that would take an office's tiles by what must be in hands, or EMPTY."""
    first, second = EMPTY, EMPTY
    best, next_best = 0, 0
    for seat in range(int(seen.seats)):
        mine = least_strength(seen, seat, office)
        if mine > best:
            first, second = seat, first
            best, next_best = mine, best
        elif mine > next_best:
            second, next_best = seat, mine
    return first, second if tile_value(seen, office, SECONDARY) > 0 else EMPTY


def sure_ranks(seen: State, office: int, first: int, second: int) -> int:
    """Return how many of an office's leaders no hidden card can change: none, the first, both."""
    if first == EMPTY:
        return 0
    unseen = unseen_in(seen, office)
    mine = least_strength(seen, first, office)
    its = 0 if second == EMPTY else least_strength(seen, second, office)
    both = second != EMPTY
    for seat in range(int(seen.seats)):
        if seat != first:
            reach = most_strength(seen, seat, office, unseen)
            if reach >= mine:
                return 0
            if seat != second and reach >= its:
                both = False
    return 2 if both else 1


def known_points(seen: State, seat: int) -> int:
    """Return the points of a seat by the cards known to be in hands."""
    total = 0
    for office in range(NUM_OFFICES):
        first, second = leaders(seen, office)
        if first == seat:
            total += tile_value(seen, office, PRIMARY)
        elif second == seat:
            total += tile_value(seen, office, SECONDARY)
    return total
