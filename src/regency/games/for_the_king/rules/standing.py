"""Who leads each office, and which cards are of unknown place, as far as cards are known; compiles.

What a viewer knows is what its redacted state says; a seat whose hand is not HIDDEN is known whole.
"""

from regency.core.types import EMPTY, HIDDEN, Scores, State
from regency.games.for_the_king.data.tables import (
    CELL,
    DEAREST,
    FULL_PILE,
    GOLD_CELL,
    IN_PLAY,
    LETTER_SUM,
    NUM_LETTERS,
    NUM_OFFICES,
    TILE_HIGHEST,
    UNIT,
)
from regency.games.for_the_king.rules.scoring import (
    NUM_RANKS,
    PRIMARY,
    SECONDARY,
    strength_of,
    tile_value,
    tile_winner,
)
from regency.games.for_the_king.rules.state import MAX_CENTRE, SCORE_POINTS

#: So many bits count to the number of offices.
SHARE = 4


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


# --- what a hand has in an office, at least and at most


def letters_seen(seen: State, seat: int, office: int) -> int:
    """Return an office's letters among the cards seen going to a seat."""
    letters = 0
    for i in range(int(seen.sightings[seat])):
        letters |= unit_in(office, int(seen.seen[seat, i]))
    return letters


def discards_before(seen: State, seat: int, card: int) -> int:
    """Return how many cards a seat had discarded face down when it was seen to get a card."""
    for i in range(int(seen.sightings[seat])):
        if int(seen.seen[seat, i]) == card:
            return int(seen.seen_at[seat, i])
    return int(seen.losses[seat])


def least_letters(seen: State, seat: int, office: int) -> int:
    """Return the letters that a hand has left if its discards took the best of them (FK-25).

    A discard took at most one card, and none that came later. The dearest cards go first, each with
    the earliest discard that may have taken it, so that later cards find one too: no other way of
    discarding leaves less.
    """
    letters = letters_seen(seen, seat, office)
    losses = int(seen.losses[seat])
    used = 0  # the discards that took one of them, as bits
    for place in range(NUM_LETTERS):
        letter = int(DEAREST[office, place])
        if (letters >> letter) & 1 != 0:
            discard = discards_before(seen, seat, office * NUM_LETTERS + letter)
            while discard < losses and (used >> discard) & 1 != 0:
                discard += 1
            if discard < losses:
                used |= 1 << discard
                letters -= 1 << letter
    return letters


def most_letters(seen: State, seat: int, office: int, unseen: int, blind: int) -> int:
    """Return the best letters that a hand may have: of those seen, and of *unseen* so many."""
    letters, left, kept = letters_seen(seen, seat, office), int(seen.hand_size[seat]), 0
    for place in range(NUM_LETTERS):
        bit = 1 << int(DEAREST[office, place])
        if left > 0 and letters & bit != 0:
            kept |= bit
            left -= 1
        elif left > 0 and blind > 0 and unseen & bit != 0:
            kept |= bit
            left -= 1
            blind -= 1
    return kept


def letters_in(seen: State, seat: int, office: int, best: int, unseen: int, blind: int) -> int:
    """Return a hand's letters in an office: as they are, or the worst or best of what is hidden."""
    if is_known(seen, seat):
        return int(seen.hand[seat, office])
    if best:
        return most_letters(seen, seat, office, unseen, blind)
    return least_letters(seen, seat, office)


def known_sum(seen: State, seat: int, office: int) -> int:
    """Return a hand's sum in an office by what must be there."""
    return int(LETTER_SUM[office, letters_in(seen, seat, office, 0, 0, 0)])


def seen_sum(seen: State, seat: int, office: int) -> int:
    """Return a hand's sum in an office if it kept as much as it could of what was seen."""
    return int(LETTER_SUM[office, letters_in(seen, seat, office, 1, 0, 0)])


def strength_in(seen: State, seat: int, office: int, best: int, unseen: int, blind: int) -> int:
    """Return the strength that a hand has in an office by such letters."""
    letters = letters_in(seen, seat, office, best, unseen, blind)
    return strength_of(int(LETTER_SUM[office, letters]), letters)


def least_strength(seen: State, seat: int, office: int) -> int:
    """Return the strength a hand has in an office by what must be there."""
    return strength_in(seen, seat, office, 0, 0, 0)


# --- who leads


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
            reach = strength_in(seen, seat, office, 1, unseen, int(seen.blind[seat]))
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


def scores_now(state: State, out: Scores) -> None:
    """Write what every seat's cards would bring if the match ended now (FK-21); whole states only.

    What a seat holds as favour or in the centre is nobody's yet.
    """
    for seat in range(int(state.seats)):
        out[seat, SCORE_POINTS] = 0
    for office in range(NUM_OFFICES):
        for rank in range(NUM_RANKS):
            winner = tile_winner(state, office, rank)
            if winner != EMPTY:
                out[winner, SCORE_POINTS] += tile_value(state, office, rank)


# --- points from the worst to the best, if the match ended now


def value_of_rank(seen: State, office: int, ahead: int) -> int:
    """Return what an office brings to a seat that has cards in it, by how many are ahead."""
    return tile_value(seen, office, ahead) if ahead <= SECONDARY else 0


def edge_points(seen: State, seat: int, best: int) -> int:
    """Return a seat's points if everything hidden is in its favour (*best* is 1), or against it."""
    total, changes = 0, 0
    for office in range(NUM_OFFICES):
        unseen, points = unseen_in(seen, office), 0
        for blind in range(2):  # by the cards seen, and with those kept unseen
            then = edge_points_in(seen, seat, office, best, unseen, blind)
            if blind == 0:
                points = then
            else:
                changes += 1 << SHARE * abs(then - points)
        total += points
    change = largest(changes, blind_cards(seen, seat, best))
    return total + change if best else total - change


def edge_points_in(seen: State, seat: int, office: int, best: int, unseen: int, blind: int) -> int:
    """Return what an office brings a seat at best or at worst, with cards kept unseen or not."""
    mine, ahead = 0, 0
    for step in range(int(seen.seats)):  # the seat itself first
        other = (seat + step) % int(seen.seats)
        side = best if step == 0 else 1 - best
        its = strength_in(seen, other, office, side, unseen, blind * int(seen.blind[other]))
        if step == 0:
            mine = its
        elif its > mine:
            ahead += 1
    return value_of_rank(seen, office, ahead) if mine > 0 else 0


def blind_cards(seen: State, seat: int, best: int) -> int:
    """Return how many cards nobody has seen can help a seat, or those against it."""
    cards = 0
    for other in range(int(seen.seats)):
        if (other == seat) == (best == 1) and not is_known(seen, other):
            cards += int(seen.blind[other])
    return cards


def largest(changes: int, cards: int) -> int:
    """Return the sum of the largest changes that so many cards nobody has seen can bring about.

    Each takes a card at least. Of *changes* every SHARE bits tell how often a change comes up.
    """
    total, left = 0, cards
    for step in range(TILE_HIGHEST):
        change = TILE_HIGHEST - step
        often = min((changes >> SHARE * change) & ((1 << SHARE) - 1), left)
        total += often * change
        left -= often
    return total


# --- what a card would bring


def strength_with(seen: State, seat: int, card: int) -> int:
    """Return the strength a seat would have in a government card's office with that card."""
    office = int(CELL[card])
    letters = letters_in(seen, seat, office, 0, 0, 0) | int(UNIT[card])
    return strength_of(int(LETTER_SUM[office, letters]), letters)


def office_points(seen: State, seat: int, office: int, taker: int, strength: int) -> int:
    """Return what an office would bring to a seat if another one, or it, had a given strength."""
    mine = strength if seat == taker else least_strength(seen, seat, office)
    if mine == 0:
        return 0
    ahead = 0
    for other in range(int(seen.seats)):
        if other != seat:
            its = strength if other == taker else least_strength(seen, other, office)
            if its > mine:
                ahead += 1
    return value_of_rank(seen, office, ahead)
