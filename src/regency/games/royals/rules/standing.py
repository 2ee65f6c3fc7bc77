"""How a match of Royals stands now: who leads, and what a claim would bring; compiles."""

from regency.core.kernel import count_bits
from regency.core.types import EMPTY, State
from regency.games.royals.data.tables import (
    ALL_TITLES,
    CITY_BONUS,
    COUNTRY_BONUS,
    COUNTRY_CITIES,
    HOUSE_BONUS,
    MAX_HOUSES,
    NOBLE_CITY,
    NOBLE_COUNTRY,
    NOBLE_INFLUENCE,
    NOBLE_TITLE,
    NUM_COUNTRIES,
    NUM_TITLES,
    PERIOD_MARKER,
    PLACES,
    TITLE_MARKER,
)
from regency.games.royals.rules.scoring import lead, outranks, title_takers
from regency.games.royals.rules.state import DONE

# --- who leads; nobody does after the end, when every marker is taken


def next_in_rank(state: State, country: int, before: int) -> int:
    """Return who ranks next in a country after the seats whose bits are given, or EMPTY (RY-18)."""
    found = EMPTY
    if state.phase == DONE:
        return found
    for seat in range(int(state.seats)):
        ranked = int(state.influence[country, seat]) > 0 and not before >> seat & 1
        if ranked and (found == EMPTY or outranks(state, country, seat, found)):
            found = seat
    return found


def title_leaders(state: State, title: int) -> int:
    """Return the bits of the seats that would take a title marker now (RY-20)."""
    return 0 if state.phase == DONE else title_takers(state, title, EMPTY)


def title_points(title: int, takers: int, seat: int) -> int:
    """Return what a seat gets if these take a title marker (RY-20)."""
    return int(TITLE_MARKER[title, count_bits(takers) - 1]) if takers >> seat & 1 else 0


def points_now(state: State, seat: int) -> int:
    """Return a seat's points if the match ended now: its markers and those it would take."""
    points = int(state.points[seat])
    for country in range(NUM_COUNTRIES):
        before = 0
        for place in range(PLACES):
            ranked = next_in_rank(state, country, before)
            if ranked == EMPTY:
                break
            if ranked == seat:
                points += int(PERIOD_MARKER[int(state.period), country, place])
            before |= 1 << ranked
    for title in range(NUM_TITLES):
        points += title_points(title, title_leaders(state, title), seat)
    return points


# --- what a claim would bring


def country_bonus_left(state: State, seat: int, country: int) -> int:
    """Return the country bonus a seat could still take (RY-14)."""
    for place in range(PLACES):
        if int(state.country_taken[country, place]) == seat:
            return 0
        if state.country_taken[country, place] == EMPTY:
            return int(COUNTRY_BONUS[country, place])
    return 0


def house_bonus_left(state: State, seat: int) -> int:
    """Return the noble-house bonus a seat could still take (RY-15)."""
    for place in range(MAX_HOUSES):
        if int(state.house_taken[place]) == seat:
            return 0
        if state.house_taken[place] == EMPTY:
            return int(HOUSE_BONUS[int(state.seats), place])
    return 0


def city_gain(state: State, noble: int) -> int:
    """Return the city bonus that claiming a noble brings (RY-13)."""
    city = int(NOBLE_CITY[noble])
    return int(CITY_BONUS[city]) if state.city_taken[city] == EMPTY else 0


def country_gain(state: State, seat: int, noble: int) -> int:
    """Return the country bonus that claiming a noble brings a seat (RY-14)."""
    country = int(NOBLE_COUNTRY[noble])
    missing = int(COUNTRY_CITIES[country]) & ~int(state.present[seat])
    complete = missing & ~(1 << int(NOBLE_CITY[noble])) == 0
    return country_bonus_left(state, seat, country) if complete else 0


def house_gain(state: State, seat: int, noble: int) -> int:
    """Return the noble-house bonus that claiming a noble brings a seat (RY-15)."""
    complete = int(state.titles[seat]) | 1 << int(NOBLE_TITLE[noble]) == ALL_TITLES
    return house_bonus_left(state, seat) if complete else 0


def influence_with(state: State, country: int, seat: int, noble: int, to: int) -> int:
    """Return a seat's influence in a country, were a noble in the hands of seat *to*."""
    influence = int(state.influence[country, seat])
    if to != EMPTY and int(NOBLE_COUNTRY[noble]) == country:
        if to == seat:
            influence += int(NOBLE_INFLUENCE[noble])
        elif int(state.owner[noble]) == seat:
            influence -= int(NOBLE_INFLUENCE[noble])
    return influence


def nobles_with(state: State, seat: int, noble: int, to: int) -> int:
    """Return the bits of a seat's nobles, were one of them in the hands of seat *to*."""
    nobles = int(state.owned[seat])
    if to == EMPTY:
        return nobles
    return nobles | 1 << noble if to == seat else nobles & ~(1 << noble)


def majority_with(state: State, seat: int, noble: int, to: int) -> int:
    """Return the marker a seat would take in a noble's country, were it in the hands of *to*."""
    country = int(NOBLE_COUNTRY[noble])
    mine = influence_with(state, country, seat, noble, to)
    if mine == 0:
        return 0
    nobles = nobles_with(state, seat, noble, to)
    place = 0
    for other in range(int(state.seats)):
        theirs = influence_with(state, country, other, noble, to)
        ahead = lead(country, mine, nobles, theirs, nobles_with(state, other, noble, to))
        if ahead < 0 or (ahead == 0 and other < seat):
            place += 1
    return int(PERIOD_MARKER[int(state.period), country, place]) if place < PLACES else 0


def lead_gain(state: State, seat: int, noble: int) -> int:
    """Return by how much a claim changes what period and titles would bring a seat now."""
    title = int(NOBLE_TITLE[noble])
    majority = majority_with(state, seat, noble, seat) - majority_with(state, seat, noble, EMPTY)
    after = title_points(title, title_takers(state, title, seat), seat)
    return majority + after - title_points(title, title_takers(state, title, EMPTY), seat)
