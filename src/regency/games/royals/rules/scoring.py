"""Markers: bonuses, periods, titles and the final score (RY-13 … RY-21)."""

from regency.core.kernel import count_bits, emit
from regency.core.types import EMPTY, Events, Scores, State
from regency.games.royals.data.tables import (
    ALL_TITLES,
    CITY_BONUS,
    COUNTRY_BONUS,
    COUNTRY_CITIES,
    COUNTRY_PILE,
    HOUSE_BONUS,
    INTRIGUE_PILE,
    MAX_HOUSES,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_PERIODS,
    NUM_RANKS,
    NUM_TITLES,
    PERIOD_MARKER,
    PLACES,
    PRECEDENCE,
    TITLE_MARKER,
)
from regency.games.royals.rules.state import (
    CITY_WON,
    COUNTRY_WON,
    DONE,
    DRAW,
    HOUSE_WON,
    MAJORITY_WON,
    OVER_TOLD,
    PERIOD_SCORED,
    SCORE_COLUMNS,
    TITLE_LOST,
    TITLE_WON,
)


def add_points(state: State, seat: int, points: int) -> None:
    """Add a marker's value to a seat's running sum."""
    state.points[seat] = int(state.points[seat]) + points


def take_bonuses(state: State, seat: int, city: int, country: int, events: Events, n: int) -> int:
    """Take every bonus that a claim in this city brings (RY-13, RY-14, RY-15)."""
    if state.city_taken[city] == EMPTY:
        state.city_taken[city] = seat
        add_points(state, seat, int(CITY_BONUS[city]))
        n = emit(events, n, CITY_WON, seat, city, int(CITY_BONUS[city]), 0, 0)
    cities = int(COUNTRY_CITIES[country])
    if int(state.present[seat]) & cities == cities:
        n = take_country(state, seat, country, events, n)
    if int(state.titles[seat]) == ALL_TITLES:
        n = take_house(state, seat, events, n)
    return n


def take_country(state: State, seat: int, country: int, events: Events, n: int) -> int:
    """Take the highest country bonus left, unless the seat has one (RY-14)."""
    for place in range(PLACES):
        if int(state.country_taken[country, place]) == seat:
            return n
        if state.country_taken[country, place] == EMPTY:
            points = int(COUNTRY_BONUS[country, place])
            state.country_taken[country, place] = seat
            add_points(state, seat, points)
            return emit(events, n, COUNTRY_WON, seat, country, place, points, 0)
    return n


def take_house(state: State, seat: int, events: Events, n: int) -> int:
    """Take the highest noble-house bonus left, unless the seat has one (RY-15)."""
    for place in range(MAX_HOUSES):
        points = int(HOUSE_BONUS[int(state.seats), place])
        if int(state.house_taken[place]) == seat or points == 0:
            return n
        if state.house_taken[place] == EMPTY:
            state.house_taken[place] = seat
            add_points(state, seat, points)
            return emit(events, n, HOUSE_WON, seat, place, points, 0, 0)
    return n


def lead(country: int, mine: int, my_nobles: int, theirs: int, their_nobles: int) -> int:
    """Compare influence and nobles of two seats in a country; above 0: the first is ahead."""
    if mine != theirs:
        return mine - theirs
    # From the best noble down: whoever holds more of the first rank where they differ.
    for rank in range(NUM_RANKS):
        nobles = int(PRECEDENCE[country, rank])
        more = count_bits(my_nobles & nobles) - count_bits(their_nobles & nobles)
        if more != 0:
            return more
    return 0


def outranks(state: State, country: int, seat: int, other: int) -> bool:
    """Tell whether a seat is ahead of another in a country (RY-18, RY-19)."""
    ahead = lead(
        country,
        int(state.influence[country, seat]),
        int(state.owned[seat]),
        int(state.influence[country, other]),
        int(state.owned[other]),
    )
    return ahead > 0 or (ahead == 0 and seat < other)


def leader(state: State, country: int, but: int) -> int:
    """Return the seat that ranks first in a country, leaving one out; EMPTY without influence."""
    best = EMPTY
    for seat in range(int(state.seats)):
        ranked = seat != but and int(state.influence[country, seat]) > 0
        if ranked and (best == EMPTY or outranks(state, country, seat, best)):
            best = seat
    return best


def score_period(state: State, events: Events, n: int) -> int:
    """Award the two markers of the period in every country (RY-18)."""
    period = int(state.period)
    n = emit(events, n, PERIOD_SCORED, period, 0, 0, 0, 0)
    for country in range(NUM_COUNTRIES):
        before = EMPTY
        for place in range(PLACES):
            seat = leader(state, country, before)
            if seat == EMPTY:
                break
            points = int(PERIOD_MARKER[period, country, place])
            state.period_taken[period, country, place] = seat
            add_points(state, seat, points)
            n = emit(events, n, MAJORITY_WON, seat, country, period, place, points)
            before = seat
    return n


def title_takers(state: State, title: int, claiming: int) -> int:
    """Return the bits of the seats that take a title marker, two if they share it (RY-20).

    A seat that is *claiming* such a noble counts with one cube more; EMPTY: nobody is.
    """
    most = 1
    bits = 0
    for seat in range(int(state.seats)):
        cubes = int(state.title_cubes[title, seat])
        if seat == claiming:
            cubes += 1
        if cubes > most:
            most = cubes
            bits = 0
        if cubes == most:
            bits |= 1 << seat
    return bits if count_bits(bits) <= PLACES else 0


def score_titles(state: State, events: Events, n: int) -> int:
    """Award the title markers, from the lowest title up (RY-20)."""
    for title in range(NUM_TITLES):
        takers = title_takers(state, title, EMPTY)
        if takers == 0:
            n = emit(events, n, TITLE_LOST, title, 0, 0, 0, 0)
            continue
        shared = count_bits(takers) - 1
        points = int(TITLE_MARKER[title, shared])
        place = 0
        for seat in range(int(state.seats)):
            if takers >> seat & 1:
                state.title_taken[title, place] = seat
                place += 1
                add_points(state, seat, points)
                n = emit(events, n, TITLE_WON, seat, title, shared, points, 0)
    return n


def finish_turn(state: State, events: Events, n: int) -> int:
    """Score a period that ended, then pass the turn or end the match (RY-12, RY-16, RY-17)."""
    seat = int(state.turn)
    last_seat = seat == int(state.seats) - 1
    last_period = int(state.period) == NUM_PERIODS - 1
    state.turns = int(state.turns) + 1
    state.drawn[COUNTRY_PILE] = 0
    state.drawn[INTRIGUE_PILE] = 0
    state.resume = 0
    if int(state.ran_out) != 0 and (last_seat or not last_period):
        n = score_period(state, events, n)
        state.ran_out = 0
        if last_period:
            n = score_titles(state, events, n)
            state.phase = DONE
            return emit(events, n, OVER_TOLD, int(state.turns), 0, 0, 0, 0)
        state.period = int(state.period) + 1
    state.turn = 0 if last_seat else seat + 1
    state.phase = DRAW
    return n


def scores(state: State, out: Scores) -> None:
    """Write the sum of a seat's markers, then the markers from the highest down (RY-21)."""
    for seat in range(int(state.seats)):
        for column in range(SCORE_COLUMNS):
            out[seat, column] = 0
    for city in range(NUM_CITIES):
        count_marker(out, int(state.city_taken[city]), int(CITY_BONUS[city]))
    for place in range(MAX_HOUSES):
        points = int(HOUSE_BONUS[int(state.seats), place])
        count_marker(out, int(state.house_taken[place]), points)
    for place in range(PLACES):
        for country in range(NUM_COUNTRIES):
            points = int(COUNTRY_BONUS[country, place])
            count_marker(out, int(state.country_taken[country, place]), points)
            for period in range(NUM_PERIODS):
                points = int(PERIOD_MARKER[period, country, place])
                count_marker(out, int(state.period_taken[period, country, place]), points)
    for title in range(NUM_TITLES):
        shared = 1 if state.title_taken[title, 1] != EMPTY else 0
        for place in range(PLACES):
            points = int(TITLE_MARKER[title, shared])
            count_marker(out, int(state.title_taken[title, place]), points)


def count_marker(out: Scores, seat: int, points: int) -> None:
    """Add a marker to a seat's row, keeping its markers in falling order."""
    if seat == EMPTY:
        return
    out[seat, 0] += points
    column = 1
    while out[seat, column] >= points:
        column += 1
    while points > 0:
        moved = int(out[seat, column])
        out[seat, column] = points
        points = moved
        column += 1
