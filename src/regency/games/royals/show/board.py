"""What everyone sees of a match of Royals, drawn from public fields; compiles."""

import numpy as np

from regency.core.drawing.page import (
    LIST_END,
    NUMBER,
    OBJECT_END,
    begin,
    end,
    write1,
    write2,
    write3,
    write4,
    write5,
    write6,
)
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import (
    COUNTRY_PILE,
    INTRIGUE_PILE,
    MAX_SEATS,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_TITLES,
)
from regency.games.royals.rules.deck import draws_left, may_scheme
from regency.games.royals.rules.standing import ranking, title_leaders
from regency.games.royals.rules.state import DRAW
from regency.games.royals.rules.turn import excess
from regency.games.royals.show.pieces import (
    BONUS,
    BY_SEAT,
    CARDS,
    CATHEDRALS,
    CITIES,
    CLAIMING,
    COUNTRIES,
    COUNTRY,
    CUBES,
    DECKS,
    DISCARDS,
    FOUR,
    HOUSES,
    INTRIGUE_DECK,
    LIMITS,
    OWNERS,
    PAY_CARDS,
    PAY_PLOTS,
    PERIODS,
    RANKING,
    ROW,
    STAGED,
    TITLE,
    TITLES,
    TURN,
    TWO,
)


def draw_open(page: Ints, seen: State) -> None:
    """Write all but the seats, whose hands differ, and the offers."""
    draw_turn(page, seen)
    begin(page, DISCARDS)
    draw_cards(page, seen.discard)
    end(page, OBJECT_END)
    draw_seats(page, OWNERS, seen.owner, NUM_NOBLES)
    draw_seats(page, CITIES, seen.city_taken, NUM_CITIES)
    cathedral, seats = seen.cathedral, seen.seats
    begin(page, CATHEDRALS)
    for city in range(NUM_CITIES):
        draw_by_seat(page, BY_SEAT, seats, cathedral[city])
    end(page, LIST_END)
    draw_countries(page, seen)
    draw_titles(page, seen)
    taken = seen.house_taken
    write4(page, HOUSES, seats, taken[0], taken[1], taken[2])


def draw_turn(page: Ints, seen: State) -> None:
    """Write how far the match is, the row, the decks, and what the turn has done and may do."""
    write4(page, TURN, seen.phase, seen.turn, seen.period, seen.ran_out)
    row, left = seen.row, seen.deck_left
    write5(page, ROW, seen.row_size, row[0], row[1], row[2], row[3])
    write1(page, DECKS, left[COUNTRY_PILE])
    write1(page, INTRIGUE_DECK, left[INTRIGUE_PILE])
    draws = may_draw(seen, COUNTRY_PILE)
    schemes = may_draw(seen, INTRIGUE_PILE)
    over = must_discard(seen, COUNTRY_PILE)
    write4(page, LIMITS, draws, schemes, over, must_discard(seen, INTRIGUE_PILE))
    write1(page, CLAIMING, seen.noble)
    staged = seen.staged
    begin(page, STAGED)
    write4(page, PAY_CARDS, staged[0], staged[1], staged[2], staged[3])
    write6(page, PAY_PLOTS, staged[4], staged[5], staged[6], staged[7], staged[8], staged[9])
    end(page, OBJECT_END)


def may_draw(seen: State, pile: int) -> int:
    """Return how many cards of a pile the turn may still draw (RY-5)."""
    if seen.phase != DRAW:
        return 0
    if pile == COUNTRY_PILE:
        return draws_left(seen)
    return 1 if may_scheme(seen) else 0


def must_discard(seen: State, pile: int) -> int:
    """Return how many cards of a pile the seat whose turn it is holds above the limit (RY-12)."""
    return max(0, excess(seen, int(seen.turn), pile))


def draw_cards(page: Ints, counts: Ints) -> None:
    """Write the cards that are there, by kind."""
    for kind in range(NUM_KINDS):
        if counts[kind] > 0:
            write2(page, CARDS, kind, counts[kind])


def draw_seats(page: Ints, kind: int, seats: Ints, count: int) -> None:
    """Write a list of seats; four together have few combinations."""
    begin(page, kind)
    at = 0
    while at + 4 <= count:
        write4(page, FOUR, seats[at], seats[at + 1], seats[at + 2], seats[at + 3])
        at += 4
    while at < count:
        write1(page, NUMBER, seats[at])
        at += 1
    end(page, LIST_END)


def draw_by_seat(page: Ints, kind: int, seats: int, counts: Ints) -> None:
    """Write a piece that has a number for each seat, all of them below 128."""
    write6(page, kind, seats, counts[0], counts[1], counts[2], counts[3], counts[4])


def draw_countries(page: Ints, seen: State) -> None:
    """Write influence, markers and leads in every country."""
    ranked = np.zeros(MAX_SEATS, np.int64)
    begin(page, COUNTRIES)
    for country in range(NUM_COUNTRIES):
        bonus, markers = seen.country_taken[country], seen.period_taken
        begin(page, COUNTRY)
        draw_influence(page, int(seen.seats), seen.influence[country])
        write2(page, BONUS, bonus[0], bonus[1])
        write6(
            page,
            PERIODS,
            markers[0, country, 0],
            markers[0, country, 1],
            markers[1, country, 0],
            markers[1, country, 1],
            markers[2, country, 0],
            markers[2, country, 1],
        )
        for place in range(ranking(seen, country, ranked), MAX_SEATS):
            ranked[place] = EMPTY
        write5(page, RANKING, ranked[0], ranked[1], ranked[2], ranked[3], ranked[4])
    end(page, LIST_END)


def draw_influence(page: Ints, seats: int, influence: Ints) -> None:
    """Write the influence of each seat; of all together there are too many combinations."""
    for seat in range(0, seats - 1, 2):
        write2(page, TWO, influence[seat], influence[seat + 1])
    if seats % 2:
        write1(page, NUMBER, influence[seats - 1])
    end(page, LIST_END)


def draw_titles(page: Ints, seen: State) -> None:
    """Write cubes and takers of every title."""
    cubes, taken = seen.title_cubes, seen.title_taken
    begin(page, TITLES)
    for title in range(NUM_TITLES):
        write3(page, TITLE, title_leaders(seen, title), taken[title, 0], taken[title, 1])
        draw_by_seat(page, CUBES, seen.seats, cubes[title])
    end(page, LIST_END)
