"""The score sheet and the points, drawn: a line for each marker; compiles."""

import numpy as np

from regency.core.drawing.page import NUMBER, write1, write2, write3, write4, write5
from regency.core.kernel import count_bits
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import (
    MAX_HOUSES,
    MAX_SEATS,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_PERIODS,
    NUM_TITLES,
    PLACES,
)
from regency.games.royals.rules.standing import points_now, ranking, title_leaders
from regency.games.royals.show.texts import (
    CITY_LINE,
    COUNTRY_LINE,
    HOUSE_LINE,
    MAJORITY_LINE,
    TITLE_LINE,
)


def draw_points(page: Ints, seen: State) -> None:
    """Write every seat's points if the match ended now."""
    standing = np.zeros(MAX_SEATS, np.int64)
    points_now(seen, standing)
    for seat in range(seen.seats):
        write1(page, NUMBER, standing[seat])


def draw_sheet(page: Ints, seen: State) -> None:
    """Write a line for each marker (RY-21), then for those that would be taken now."""
    draw_bonus_lines(page, seen)
    draw_period_lines(page, seen)
    taken = seen.title_taken
    for title in range(NUM_TITLES):
        shared = 1 if taken[title, 1] != EMPTY else 0
        for place in range(PLACES):
            if taken[title, place] != EMPTY:
                write4(page, TITLE_LINE, 0, title, shared, taken[title, place])
    draw_lines_now(page, seen)


def draw_bonus_lines(page: Ints, seen: State) -> None:
    """Write the bonuses of cities, countries and noble houses."""
    cities, countries, houses = seen.city_taken, seen.country_taken, seen.house_taken
    for city in range(NUM_CITIES):
        if cities[city] != EMPTY:
            write2(page, CITY_LINE, city, cities[city])
    for country in range(NUM_COUNTRIES):
        for place in range(PLACES):
            if countries[country, place] != EMPTY:
                write3(page, COUNTRY_LINE, country, place, countries[country, place])
    for place in range(MAX_HOUSES):
        if houses[place] != EMPTY:
            write3(page, HOUSE_LINE, seen.seats, place, houses[place])


def draw_period_lines(page: Ints, seen: State) -> None:
    """Write the markers of the periods that were scored."""
    taken = seen.period_taken
    for period in range(NUM_PERIODS):
        for country in range(NUM_COUNTRIES):
            for place in range(PLACES):
                seat = taken[period, country, place]
                if seat != EMPTY:
                    write5(page, MAJORITY_LINE, 0, period, country, place, seat)


def draw_lines_now(page: Ints, seen: State) -> None:
    """Write what this period and the titles would bring if the match ended now."""
    ranked = np.zeros(MAX_SEATS, np.int64)
    for country in range(NUM_COUNTRIES):
        for place in range(min(PLACES, ranking(seen, country, ranked))):
            write5(page, MAJORITY_LINE, 1, seen.period, country, place, ranked[place])
    for title in range(NUM_TITLES):
        leaders = title_leaders(seen, title)
        shared = count_bits(leaders) - 1
        for seat in range(seen.seats):
            if leaders >> seat & 1:
                write4(page, TITLE_LINE, 1, title, shared, seat)
