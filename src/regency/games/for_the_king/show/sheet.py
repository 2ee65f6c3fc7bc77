"""The score sheet and the points, drawn: which tile, for which sum, what broke a tie; compiles."""

from regency.core.drawing.row import add, put, put2, put4, start_list
from regency.core.types import EMPTY, Ints, State
from regency.games.for_the_king.data.tables import NEAREST, NUM_LETTERS, NUM_OFFICES, TIE_ORDER
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tie_break, tile_value
from regency.games.for_the_king.rules.standing import (
    is_known,
    known_points,
    known_sum,
    leaders,
    sure_ranks,
)
from regency.games.for_the_king.rules.state import (
    DONE,
    SCORE_CHAIN,
    SCORE_COLUMNS,
    SCORE_GOLD,
    SCORE_POINTS,
    STEPS_AN_OFFICE,
)
from regency.games.for_the_king.show.shapes import SCORE_LINE

_LEAD, _TILE, _SHARED = (SCORE_LINE.number(n) for n in ("lead", "tile", "shared"))
_GOLD, _LETTER, _OFFICE = (SCORE_LINE.number(n) for n in ("gold", "letter", "office"))


def draw_sheet(row: Ints, seen: State) -> None:
    """Explain every point: at the end with the ties broken, before it as far as cards are known."""
    lines = start_list(row)
    for office in range(NUM_OFFICES):
        first, second = leaders(seen, office)
        if first != EMPTY and is_known(seen, first):
            add(row, lines)
            draw_tile(row, seen, office, PRIMARY, first, second)
        if second != EMPTY and is_known(seen, second):
            add(row, lines)
            draw_tile(row, seen, office, SECONDARY, first, second)
    if seen.phase == DONE:
        draw_ties(row, lines, seen)


def draw_tile(row: Ints, seen: State, office: int, rank: int, first: int, second: int) -> None:
    """Tell which tile a seat takes, or would take by the cards known (FK-21)."""
    taker = first if rank == PRIMARY else second
    total, best, tied = known_sum(seen, taker, office), 0, 0
    for seat in range(int(seen.seats)):
        if seat != taker:
            other = known_sum(seen, seat, office)
            best = max(best, other)
            if other == total:
                tied = 1
    value = tile_value(seen, office, rank)
    if seen.phase == DONE:
        put4(row, _TILE, taker, value, 2 * rank + tied)
        put4(row, office, value, total, NEAREST[int(seen.hand[taker, office])])
    else:
        sure = sure_ranks(seen, office, first, second) > rank
        put4(row, _LEAD, taker, value, 2 * rank + sure)
        put4(row, office, value, total, best)


def draw_points(row: Ints, seen: State) -> None:
    """Draw the points of the seats whose hands are known, by all cards known to be in hands."""
    put(row, seen.seats)
    for seat in range(int(seen.seats)):
        if is_known(seen, seat):
            put2(row, 1, known_points(seen, seat))
        else:
            put(row, 0)


# --- ties at the end (FK-23)


def score(seen: State, seat: int, column: int) -> int:
    """Return what a seat has in a column of the scores."""
    return known_points(seen, seat) if column == SCORE_POINTS else tie_break(seen, seat, column)


def deciding_step(seen: State, one: int, other: int) -> int:
    """Return the first column in which two seats differ, or SCORE_COLUMNS."""
    step = 0
    while step < SCORE_COLUMNS and score(seen, one, step) == score(seen, other, step):
        step += 1
    return step


def is_ahead(seen: State, one: int, other: int) -> bool:
    """Tell whether a seat is ranked before another."""
    step = deciding_step(seen, one, other)
    return step < SCORE_COLUMNS and score(seen, one, step) > score(seen, other, step)


def comes_after(seen: State, one: int, other: int) -> bool:
    """Tell whether a seat is listed after another: seats that share a place by their numbers."""
    return is_ahead(seen, other, one) or (one > other and not is_ahead(seen, one, other))


def next_after(seen: State, seat: int) -> int:
    """Return the seat listed next after one, or after EMPTY the first; EMPTY after the last."""
    found = EMPTY
    for one in range(int(seen.seats)):
        is_later = one != seat and (seat == EMPTY or comes_after(seen, one, seat))
        if is_later and (found == EMPTY or comes_after(seen, found, one)):
            found = one
    return found


def draw_ties(row: Ints, lines: int, seen: State) -> None:
    """Say for each seat what puts it ahead of the next one with as many points."""
    ahead = next_after(seen, EMPTY)
    behind = next_after(seen, ahead)
    while behind != EMPTY:
        step = deciding_step(seen, ahead, behind)
        if step != SCORE_POINTS:
            add(row, lines)
            draw_tie(row, seen, ahead, behind, step)
        ahead, behind = behind, next_after(seen, behind)


def draw_tie(row: Ints, seen: State, ahead: int, behind: int, step: int) -> None:
    """Say what puts a seat ahead of another with as many points; the line brings none."""
    if step == SCORE_COLUMNS:
        put4(row, _SHARED, ahead, 0, behind)
        return
    ours, theirs = score(seen, ahead, step), score(seen, behind, step)
    if step == SCORE_GOLD:
        put4(row, _GOLD, ahead, 0, behind)
        put2(row, ours, theirs)
        return
    office = int(TIE_ORDER[(step - SCORE_CHAIN) // STEPS_AN_OFFICE])
    if (step - SCORE_CHAIN) % STEPS_AN_OFFICE == 1:
        put4(row, _LETTER, ahead, 0, behind)
        put2(row, office, NUM_LETTERS - ours)
    else:
        put4(row, _OFFICE, ahead, 0, seen.ties_by_sum)
        put4(row, behind, office, ours, theirs)
