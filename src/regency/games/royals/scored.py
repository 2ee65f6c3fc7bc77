"""Where the points of Royals come from: markers taken and, before the end, those in reach now."""

from functools import cache
from typing import Any

from regency.core.game import ScoreLine
from regency.core.part import part
from regency.core.text import text
from regency.core.types import EMPTY, State
from regency.games.royals.standing import (
    CITY_BONUS,
    COUNTRY_BONUS,
    HOUSE_BONUS,
    PERIOD_MARKER,
    TITLE_MARKER,
    expected,
    plain,
    points_now,
    settled,
)
from regency.games.royals.tables import PLACES
from regency.games.royals.words import city_name, country_name, title_name, year_of


def points(state: State, viewer: int) -> list[int | None]:
    """Return every seat's points if the match ended now: all markers are public (RY-22)."""
    return settled(plain(state), _points)


def _points(seen: Any) -> list[int | None]:
    return part(list[int | None](settled(seen, points_now)))


def sheet(state: State) -> list[ScoreLine]:
    """Explain every point (RY-21): a line a marker, then those that would be taken now."""
    return settled(plain(state), _all_lines)


def _all_lines(seen: Any) -> list[ScoreLine]:
    lines = [*_bonus_lines(seen), *_period_lines(seen), *_title_lines(seen)]
    return part(lines + _expected_lines(seen))


# Lines of equal parameters are made once: there are a few hundred.


@cache
def _city_line(city: int, seat: int) -> ScoreLine:
    return ScoreLine(seat, CITY_BONUS[city], text("sheet-city", city=city_name(city)), "RY-13")


@cache
def _country_line(country: int, place: int, seat: int) -> ScoreLine:
    reason = text("sheet-country", country=country_name(country))
    return ScoreLine(seat, COUNTRY_BONUS[country][place], reason, "RY-14")


@cache
def _house_line(points: int, seat: int) -> ScoreLine:
    return ScoreLine(seat, points, text("sheet-house"), "RY-15")


@cache
def _majority_line(key: str, period: int, country: int, place: int, seat: int) -> ScoreLine:
    reason = text(key, country=country_name(country), year=year_of(period), place=place + 1)
    return ScoreLine(seat, PERIOD_MARKER[period][country][place], reason, "RY-18")


@cache
def _title_line(key: str, title: int, takers: int, seat: int) -> ScoreLine:
    points = TITLE_MARKER[title][takers - 1]
    return ScoreLine(seat, points, text(key, title=title_name(title)), "RY-20")


def _bonus_lines(seen: Any) -> list[ScoreLine]:
    lines = [_city_line(c, seat) for c, seat in enumerate(seen.city_taken) if seat != EMPTY]
    for country, taken in enumerate(seen.country_taken):
        lines += [_country_line(country, p, s) for p, s in enumerate(taken) if s != EMPTY]
    houses = zip(HOUSE_BONUS[seen.seats], seen.house_taken, strict=True)
    return lines + [_house_line(points, seat) for points, seat in houses if seat != EMPTY]


def _period_lines(seen: Any) -> list[ScoreLine]:
    return [
        _majority_line("sheet-majority", period, country, place, seat)
        for period, countries in enumerate(seen.period_taken[: seen.period + 1])
        for country, taken in enumerate(countries)
        for place, seat in enumerate(taken)
        if seat != EMPTY
    ]


def _title_lines(seen: Any) -> list[ScoreLine]:
    lines = []
    for title, taken in enumerate(seen.title_taken):
        takers = [seat for seat in taken if seat != EMPTY]
        key = "sheet-title-half" if len(takers) > 1 else "sheet-title"
        lines += [_title_line(key, title, len(takers), seat) for seat in takers]
    return lines


def _expected_lines(seen: Any) -> list[ScoreLine]:
    """Return what the present period and the titles would bring if the match ended now."""
    rankings, leaders = settled(seen, expected)
    lines = [
        _majority_line("sheet-majority-now", seen.period, country, place, seat)
        for country, ranked in enumerate(rankings)
        for place, seat in enumerate(ranked[:PLACES])
    ]
    for title, leading in enumerate(leaders):
        key = "sheet-title-half-now" if len(leading) > 1 else "sheet-title-now"
        lines += [_title_line(key, title, len(leading), seat) for seat in leading]
    return lines
