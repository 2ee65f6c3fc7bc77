"""The score sheet and the points, drawn: which tile, for which sum, what broke a tie; compiles."""

import numpy as np

from regency.core.drawing.page import NULL, NUMBER, write, write1, write2, write4, write6
from regency.core.types import EMPTY, Ints, Scores, State
from regency.games.for_the_king.data.tables import (
    MAX_SEATS,
    NEAREST,
    NUM_LETTERS,
    NUM_OFFICES,
    TIE_ORDER,
)
from regency.games.for_the_king.rules.scoring import NUM_RANKS, scores, tile_value
from regency.games.for_the_king.rules.standing import (
    SUM,
    SURE,
    TAKER,
    cards_unseen,
    is_known,
    judge,
    known_hands,
    survey,
)
from regency.games.for_the_king.rules.state import (
    DONE,
    SCORE_CHAIN,
    SCORE_COLUMNS,
    SCORE_GOLD,
    SCORE_POINTS,
    STEPS_AN_OFFICE,
)
from regency.games.for_the_king.show.texts import (
    LEAD_LINE,
    TIE_GOLD,
    TIE_LETTER,
    TIE_OFFICE,
    TIE_SHARED,
    TILE_LINE,
)


def draw_sheet(page: Ints, seen: State) -> None:
    """Explain every point: at the end with the ties broken, before it as far as cards are known."""
    hands = known_hands(seen)
    found = survey(seen, hands)
    done = int(seen.phase) == DONE
    unseen = cards_unseen(seen)
    for office in range(NUM_OFFICES):
        for rank in range(NUM_RANKS):
            seat = int(found[office, TAKER + rank])
            if seat == EMPTY or not is_known(seen, seat):
                continue
            if done:
                draw_tile_line(page, seen, found[office], office, rank)
            else:
                judge(hands, int(seen.seats), office, int(unseen[office]), found[office])
                draw_lead_line(page, seen, found[office], office, rank)
    if done:
        draw_ties(page, seen)


def draw_lead_line(page: Ints, seen: State, row: Ints, office: int, rank: int) -> None:
    """Tell which tile a seat would take, and the best sum of the others."""
    taker = int(row[TAKER + rank])
    best = 0
    for seat in range(int(seen.seats)):
        if seat != taker:
            best = max(best, int(row[SUM + seat]))
    how = 2 * rank + int(row[SURE + rank])
    value = tile_value(seen, office, rank)
    write6(page, LEAD_LINE, taker, office, value, int(row[SUM + taker]), best, how)


def draw_tile_line(page: Ints, seen: State, row: Ints, office: int, rank: int) -> None:
    """Tell which tile a seat takes, and whether the letter decided."""
    taker = int(row[TAKER + rank])
    total = int(row[SUM + taker])
    by_letter = 0
    for seat in range(int(seen.seats)):
        if seat != taker and int(row[SUM + seat]) == total:
            by_letter = 1
    letter = int(NEAREST[int(seen.hand[taker, office])])
    value = tile_value(seen, office, rank)
    write6(page, TILE_LINE, taker, office, value, total, letter, 2 * rank + by_letter)


# --- ties


def final_scores(seen: State) -> Scores:
    """Return points and tie-breaks of every seat at the end."""
    table: Scores = np.zeros((MAX_SEATS, SCORE_COLUMNS), np.int32)
    scores(seen, table)
    return table


def deciding_step(table: Scores, one: int, other: int) -> int:
    """Return the first column in which two seats differ, or SCORE_COLUMNS (FK-23)."""
    step = 0
    while step < SCORE_COLUMNS and int(table[one, step]) == int(table[other, step]):
        step += 1
    return step


def is_ahead(table: Scores, one: int, other: int) -> bool:
    """Tell whether a seat is ranked before another (FK-23)."""
    step = deciding_step(table, one, other)
    return step < SCORE_COLUMNS and int(table[one, step]) > int(table[other, step])


def draw_ties(page: Ints, seen: State) -> None:
    """Say for each seat what puts it ahead of the next one with as many points (FK-23)."""
    seats = int(seen.seats)
    table = final_scores(seen)
    order = np.zeros(MAX_SEATS, np.int64)
    for seat in range(seats):
        place = seat
        while place > 0 and is_ahead(table, seat, int(order[place - 1])):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    for place in range(seats - 1):
        ahead, behind = int(order[place]), int(order[place + 1])
        if int(table[ahead, SCORE_POINTS]) == int(table[behind, SCORE_POINTS]):
            draw_tie(page, seen, table, ahead, behind)


def draw_tie(page: Ints, seen: State, table: Scores, ahead: int, behind: int) -> None:
    """Say what puts a seat ahead of another with as many points."""
    step = deciding_step(table, ahead, behind)
    if step == SCORE_COLUMNS:
        write2(page, TIE_SHARED, ahead, behind)
        return
    ours, theirs = int(table[ahead, step]), int(table[behind, step])
    if step == SCORE_GOLD:
        write4(page, TIE_GOLD, ahead, behind, ours, theirs)
        return
    office = int(TIE_ORDER[(step - SCORE_CHAIN) // STEPS_AN_OFFICE])
    if (step - SCORE_CHAIN) % STEPS_AN_OFFICE == 1:
        write4(page, TIE_LETTER, ahead, behind, office, NUM_LETTERS - ours)
    else:
        by_sum = int(seen.ties_by_sum)
        write6(page, TIE_OFFICE, ahead, behind, office, ours, theirs, by_sum)


# --- points


def draw_points(page: Ints, seen: State) -> None:
    """Write the points of the seats whose hands are known, by all cards known to be in hands."""
    found = survey(seen, known_hands(seen))
    for seat in range(int(seen.seats)):
        if is_known(seen, seat):
            total = 0
            for office in range(NUM_OFFICES):
                for rank in range(NUM_RANKS):
                    if int(found[office, TAKER + rank]) == seat:
                        total += tile_value(seen, office, rank)
            write1(page, NUMBER, total)
        else:
            write(page, NULL)
