"""The end: who takes which tile, and how ties for a place are broken."""

from regency.core.kernel import emit
from regency.core.record import EVERYONE
from regency.core.types import EMPTY, Events, Scores, State
from regency.games.for_the_king.data.tables import (
    GOLD_CELL,
    LETTER_COUNT,
    LETTER_SUM,
    MIN_SEATS,
    NEAREST,
    NUM_LETTERS,
    NUM_OFFICES,
    PILE,
    TIE_ORDER,
)
from regency.games.for_the_king.rules.piles import clear, wealth
from regency.games.for_the_king.rules.state import (
    AWARDED,
    DONE,
    PURSE,
    SCORE_CHAIN,
    SCORE_COLUMNS,
    SCORE_GOLD,
    SCORE_POINTS,
    SHOWN,
    STEPS_AN_OFFICE,
)

PRIMARY, SECONDARY = 0, 1
NUM_RANKS = 2

ONES_CELL, TWOS_CELL, THREES_CELL = GOLD_CELL, GOLD_CELL + 1, GOLD_CELL + 2


def finish(state: State, events: Events, count: int) -> int:
    """End the match: hands are shown and tiles are taken (FK-20, FK-21)."""
    state.phase = DONE
    for seat in range(int(state.seats)):
        clear(state.favoured[seat])  # nothing is left of it
        state.favoured_count[seat] = 0
        for cell in range(PILE):
            state.hand_known[seat, cell] = EVERYONE
        count = show(state, seat, events, count)
    for office in range(NUM_OFFICES):
        for rank in range(NUM_RANKS):
            winner = tile_winner(state, office, rank)
            value = tile_value(state, office, rank)
            if winner != EMPTY and value > 0:
                total = int(LETTER_SUM[office, int(state.hand[winner, office])])
                count = emit(events, count, AWARDED, winner, office, rank, value, total)
    return count


def show(state: State, seat: int, events: Events, count: int) -> int:
    """Tell what a seat holds at the end."""
    for office in range(NUM_OFFICES):
        letters = int(state.hand[seat, office])
        if letters != 0:
            count = emit(events, count, SHOWN, seat, office, letters, 0, 0)
    ones = int(state.hand[seat, ONES_CELL])
    twos = int(state.hand[seat, TWOS_CELL])
    threes = int(state.hand[seat, THREES_CELL])
    return emit(events, count, PURSE, seat, ones, twos, threes, 0)


def tile_value(state: State, office: int, rank: int) -> int:
    """Return what a tile is worth; the secondary is half the primary (FK-2)."""
    value = int(state.tile[office])
    if rank == PRIMARY:
        return value
    return value >> 1 if int(state.seats) > MIN_SEATS else 0


def strength(state: State, seat: int, office: int) -> int:
    """Return a number by which seats rank in an office: the sum, then the letter (FK-21)."""
    letters = int(state.hand[seat, office])
    return strength_of(int(LETTER_SUM[office, letters]), letters)


def strength_of(total: int, letters: int) -> int:
    """Return how a sum and a set of letters rank, 0 without any."""
    if letters == 0:
        return 0
    return total * (NUM_LETTERS + 1) + NUM_LETTERS - int(NEAREST[letters])


def tile_winner(state: State, office: int, rank: int) -> int:
    """Return the seat that takes the primary or the secondary tile, or EMPTY (FK-21)."""
    best = EMPTY
    second = EMPTY
    best_strength = 0
    second_strength = 0
    for seat in range(int(state.seats)):
        mine = strength(state, seat, office)
        if mine > best_strength:
            second = best
            second_strength = best_strength
            best = seat
            best_strength = mine
        elif mine > second_strength:
            second = seat
            second_strength = mine
    return best if rank == PRIMARY else second


def scores(state: State, out: Scores) -> None:
    """Write points and the chain that breaks ties (FK-22, FK-23); nothing before the end."""
    for seat in range(int(state.seats)):
        for column in range(SCORE_COLUMNS):
            out[seat, column] = 0
    if int(state.phase) != DONE:
        return
    for office in range(NUM_OFFICES):
        for rank in range(NUM_RANKS):
            winner = tile_winner(state, office, rank)
            if winner != EMPTY:
                out[winner, SCORE_POINTS] += tile_value(state, office, rank)
    for seat in range(int(state.seats)):
        for column in range(SCORE_GOLD, SCORE_COLUMNS):
            out[seat, column] = tie_break(state, seat, column)


def tie_break(state: State, seat: int, column: int) -> int:
    """Return what a seat has in a column that breaks ties (FK-23)."""
    if column == SCORE_GOLD:
        return wealth(state, seat)
    step = column - SCORE_CHAIN
    office = int(TIE_ORDER[step // STEPS_AN_OFFICE])
    letters = int(state.hand[seat, office])
    if step % STEPS_AN_OFFICE == 1:
        return NUM_LETTERS - int(NEAREST[letters])
    return int(LETTER_SUM[office, letters] if state.ties_by_sum else LETTER_COUNT[letters])
