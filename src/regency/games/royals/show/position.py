"""The position in sentences, for terminals and screen readers, drawn; compiles."""

from regency.core.drawing.row import add, put, put2, put4, put5, start_list
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import (
    CITY_BONUS,
    COUNTRY_BONUS,
    COUNTRY_PILE,
    HOUSE_BONUS,
    INTRIGUE_PILE,
    MAX_HOUSES,
    MAX_ROW,
    NOBLE_COUNTRY,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    NUM_TITLES,
    PLACES,
)
from regency.games.royals.rules.state import PAY
from regency.games.royals.show.shapes import SENTENCE

_PERIOD, _LAST_ROUND, _ROW = (SENTENCE.number(n) for n in ("period", "last_round", "row"))
_SEAT, _HAND, _KNOWN = (SENTENCE.number(n) for n in ("seat", "hand", "known"))
_NOBLES, _CATHEDRALS, _TITLES = (SENTENCE.number(n) for n in ("nobles", "cathedrals", "titles"))
_FREE, _INFLUENCE, _BONUS = (SENTENCE.number(n) for n in ("free", "influence", "country_bonus"))
_CITIES, _HOUSES, _STAGED = (SENTENCE.number(n) for n in ("cities", "houses", "staged"))


def draw_position(row: Ints, seen: State, viewer: int) -> None:
    """Tell the whole position in sentences."""
    lines = start_list(row)
    draw_opening(row, lines, seen)
    for seat in range(int(seen.seats)):
        draw_seat(row, lines, seen, seat, viewer)
    for country in range(NUM_COUNTRIES):
        draw_country(row, lines, seen, country)
    draw_bonuses(row, lines, seen)
    draw_due(row, lines, seen)


def name_one(row: Ints, lines: int, named: int, sentence: int, about: int) -> int:
    """Make room for one thing more in what a sentence lists; its first thing begins the sentence.

    `named` is the list, EMPTY before there is one, and `about` what the sentence says first.
    """
    if named == EMPTY:
        add(row, lines)
        put(row, sentence)
        if about != EMPTY:
            put(row, about)
        named = start_list(row)
    add(row, named)
    return named


def draw_opening(row: Ints, lines: int, seen: State) -> None:
    """Tell the period and the row."""
    period, named = int(seen.period), EMPTY
    add(row, lines)
    put4(row, _PERIOD, period + 1, period, seen.deck_left[COUNTRY_PILE])
    if seen.ran_out and period == NUM_PERIODS - 1:
        add(row, lines)
        put(row, _LAST_ROUND)
    for slot in range(MAX_ROW):
        if seen.row[slot] != EMPTY:
            named = name_one(row, lines, named, _ROW, EMPTY)
            put(row, seen.row[slot])


def draw_seat(row: Ints, lines: int, seen: State, seat: int, viewer: int) -> None:
    """Tell points, cards, nobles, beaten cubes and titles of a seat."""
    sizes = seen.hand_size[seat]
    add(row, lines)
    put5(row, _SEAT, seat, seen.points[seat], sizes[COUNTRY_PILE], sizes[INTRIGUE_PILE])
    if seat == viewer:
        draw_counts(row, lines, _HAND, seat, seen.hand[seat])
    else:
        draw_counts(row, lines, _KNOWN, seat, seen.known[seat])
    nobles = cathedrals = titles = EMPTY
    for noble in range(NUM_NOBLES):
        if seen.owner[noble] == seat:
            nobles = name_one(row, lines, nobles, _NOBLES, seat)
            put(row, noble)
    for city in range(NUM_CITIES):
        if seen.cathedral[city, seat] > 0:
            cathedrals = name_one(row, lines, cathedrals, _CATHEDRALS, seat)
            put(row, city)
    for title in range(NUM_TITLES):
        if seen.title_cubes[title, seat] > 0:
            titles = name_one(row, lines, titles, _TITLES, seat)
            put2(row, title, seen.title_cubes[title, seat])


def draw_counts(row: Ints, lines: int, sentence: int, about: int, counts: Ints) -> None:
    """Tell the cards that are there, by kind."""
    named = EMPTY
    for kind in range(NUM_KINDS):
        if counts[kind] > 0:
            named = name_one(row, lines, named, sentence, about)
            put2(row, counts[kind], kind)


def draw_country(row: Ints, lines: int, seen: State, country: int) -> None:
    """Tell the free nobles, influence and country bonuses of a country."""
    free = influence = bonuses = EMPTY
    for noble in range(NUM_NOBLES):
        if NOBLE_COUNTRY[noble] == country and seen.owner[noble] == EMPTY:
            free = name_one(row, lines, free, _FREE, country)
            put(row, noble)
    for seat in range(int(seen.seats)):
        if seen.influence[country, seat] > 0:
            influence = name_one(row, lines, influence, _INFLUENCE, country)
            put2(row, seat, seen.influence[country, seat])
    for place in range(PLACES):
        if seen.country_taken[country, place] == EMPTY:
            bonuses = name_one(row, lines, bonuses, _BONUS, country)
            put(row, COUNTRY_BONUS[country, place])


def draw_bonuses(row: Ints, lines: int, seen: State) -> None:
    """Tell the bonuses of cities and noble houses that are left."""
    cities = houses = EMPTY
    for city in range(NUM_CITIES):
        if seen.city_taken[city] == EMPTY:
            cities = name_one(row, lines, cities, _CITIES, EMPTY)
            put2(row, city, CITY_BONUS[city])
    for place in range(MAX_HOUSES):
        points = int(HOUSE_BONUS[int(seen.seats), place])
        if seen.house_taken[place] == EMPTY and points > 0:
            houses = name_one(row, lines, houses, _HOUSES, EMPTY)
            put(row, points)


def draw_due(row: Ints, lines: int, seen: State) -> None:
    """Tell what is to be done now."""
    add(row, lines)
    put2(row, seen.phase, seen.turn)
    if seen.phase == PAY:
        put(row, seen.noble)
        draw_counts(row, lines, _STAGED, EMPTY, seen.staged)
