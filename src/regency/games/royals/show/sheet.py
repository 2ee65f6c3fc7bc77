"""The score sheet and the points, drawn: a line for each marker; compiles."""

from regency.core.drawing.row import add, put, put2, put3, put4, start_list
from regency.core.kernel import count_bits
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import (
    CITY_BONUS,
    COUNTRY_BONUS,
    HOUSE_BONUS,
    MAX_HOUSES,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_PERIODS,
    NUM_TITLES,
    PERIOD_MARKER,
    PLACES,
    TITLE_MARKER,
)
from regency.games.royals.rules.standing import next_in_rank, points_now, title_leaders
from regency.games.royals.show.shapes import SCORE_LINE

_CITY, _COUNTRY, _HOUSE = (SCORE_LINE.number(n) for n in ("city", "country", "house"))
_MAJORITY, _TITLE = SCORE_LINE.number("majority"), SCORE_LINE.number("title")


def draw_points(row: Ints, seen: State) -> None:
    """Draw every seat's points if the match ended now: all markers are public (RY-22)."""
    put(row, seen.seats)
    for seat in range(int(seen.seats)):
        put2(row, 1, points_now(seen, seat))


def draw_sheet(row: Ints, seen: State) -> None:
    """Explain every point (RY-21): a line a marker, then those that would be taken now."""
    lines = start_list(row)
    draw_bonuses(row, lines, seen)
    for period in range(NUM_PERIODS):
        for country in range(NUM_COUNTRIES):
            for place in range(PLACES):
                seat = int(seen.period_taken[period, country, place])
                draw_majority(row, lines, 0, period, country, place, seat)
    for title in range(NUM_TITLES):
        shared = 1 if seen.title_taken[title, 1] != EMPTY else 0
        for place in range(PLACES):
            draw_title(row, lines, 0, title, shared, int(seen.title_taken[title, place]))
    draw_leads(row, lines, seen)


def draw_bonuses(row: Ints, lines: int, seen: State) -> None:
    """Explain the bonuses of cities, countries and noble houses."""
    for city in range(NUM_CITIES):
        if seen.city_taken[city] != EMPTY:
            add(row, lines)
            put4(row, _CITY, seen.city_taken[city], CITY_BONUS[city], city)
    for country in range(NUM_COUNTRIES):
        for place in range(PLACES):
            seat = int(seen.country_taken[country, place])
            if seat != EMPTY:
                add(row, lines)
                put4(row, _COUNTRY, seat, COUNTRY_BONUS[country, place], country)
    for place in range(MAX_HOUSES):
        if seen.house_taken[place] != EMPTY:
            add(row, lines)
            put3(row, _HOUSE, seen.house_taken[place], HOUSE_BONUS[int(seen.seats), place])


def draw_leads(row: Ints, lines: int, seen: State) -> None:
    """Explain what this period and the titles would bring if the match ended now."""
    for country in range(NUM_COUNTRIES):
        before = 0
        for place in range(PLACES):
            seat = next_in_rank(seen, country, before)
            if seat != EMPTY:
                draw_majority(row, lines, 1, int(seen.period), country, place, seat)
                before |= 1 << seat
    for title in range(NUM_TITLES):
        leaders = title_leaders(seen, title)
        for seat in range(int(seen.seats)):
            if leaders >> seat & 1:
                draw_title(row, lines, 1, title, count_bits(leaders) - 1, seat)


def draw_majority(
    row: Ints, lines: int, now: int, period: int, country: int, place: int, seat: int
) -> None:
    """Explain a period's marker that a seat has taken, or would take now."""
    if seat != EMPTY:
        add(row, lines)
        put3(row, _MAJORITY, seat, PERIOD_MARKER[period, country, place])
        put4(row, now, country, period, place + 1)


def draw_title(row: Ints, lines: int, now: int, title: int, shared: int, seat: int) -> None:
    """Explain a title marker, whole or half, that a seat has taken, or would take now."""
    if seat != EMPTY:
        add(row, lines)
        put3(row, _TITLE, seat, TITLE_MARKER[title, shared])
        put2(row, 2 * now + shared, title)
