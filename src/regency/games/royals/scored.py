"""Where the points of Royals come from: markers taken and, before the end, those in reach now."""

from typing import Any

from regency.core.game import ScoreLine
from regency.core.text import Text, text
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
)
from regency.games.royals.tables import NUM_COUNTRIES, NUM_PERIODS, PLACES
from regency.games.royals.words import city_name, country_name, title_name, year_of


def points(state: State, viewer: int) -> list[int | None]:
    """Return every seat's points if the match ended now: all markers are public (RY-22)."""
    seen = plain(state)
    return list(points_now(seen, *expected(seen)))


def sheet(state: State) -> list[ScoreLine]:
    """Explain every point (RY-21): a line a marker, then those that would be taken now."""
    seen = plain(state)
    return [*_bonus_lines(seen), *_period_lines(seen), *_title_lines(seen), *_expected_lines(seen)]


def _bonus_lines(seen: Any) -> list[ScoreLine]:
    lines = [
        ScoreLine(seat, CITY_BONUS[city], text("sheet-city", city=city_name(city)), "RY-13")
        for city, seat in enumerate(seen.city_taken)
        if seat != EMPTY
    ]
    for country, taken in enumerate(seen.country_taken):
        reason = text("sheet-country", country=country_name(country))
        for value, seat in zip(COUNTRY_BONUS[country], taken, strict=True):
            if seat != EMPTY:
                lines.append(ScoreLine(seat, value, reason, "RY-14"))
    for value, seat in zip(HOUSE_BONUS[seen.seats], seen.house_taken, strict=True):
        if seat != EMPTY:
            lines.append(ScoreLine(seat, value, text("sheet-house"), "RY-15"))
    return lines


def _majority(key: str, country: int, period: int, place: int) -> Text:
    return text(key, country=country_name(country), year=year_of(period), place=place + 1)


def _period_lines(seen: Any) -> list[ScoreLine]:
    return [
        ScoreLine(
            seen.period_taken[period][country][place],
            PERIOD_MARKER[period][country][place],
            _majority("sheet-majority", country, period, place),
            "RY-18",
        )
        for period in range(NUM_PERIODS)
        for country in range(NUM_COUNTRIES)
        for place in range(PLACES)
        if seen.period_taken[period][country][place] != EMPTY
    ]


def _title_lines(seen: Any) -> list[ScoreLine]:
    lines = []
    for title, taken in enumerate(seen.title_taken):
        takers = [seat for seat in taken if seat != EMPTY]
        key = "sheet-title-half" if len(takers) > 1 else "sheet-title"
        for seat in takers:
            value = TITLE_MARKER[title][len(takers) - 1]
            lines.append(ScoreLine(seat, value, text(key, title=title_name(title)), "RY-20"))
    return lines


def _expected_lines(seen: Any) -> list[ScoreLine]:
    """Return what the present period and the titles would bring if the match ended now."""
    rankings, leaders = expected(seen)
    lines = []
    for country, ranked in enumerate(rankings):
        for place, seat in enumerate(ranked[:PLACES]):
            value = PERIOD_MARKER[seen.period][country][place]
            reason = _majority("sheet-majority-now", country, seen.period, place)
            lines.append(ScoreLine(seat, value, reason, "RY-18"))
    for title, leading in enumerate(leaders):
        key = "sheet-title-half-now" if len(leading) > 1 else "sheet-title-now"
        for seat in leading:
            value = TITLE_MARKER[title][len(leading) - 1]
            lines.append(ScoreLine(seat, value, text(key, title=title_name(title)), "RY-20"))
    return lines
