"""Cards, countries, titles, cities and nobles by name: the Texts that all sentences share."""

from regency.core.text import Text, text
from regency.core.types import HIDDEN
from regency.games.royals.data.board import BOARD
from regency.games.royals.data.tables import CITY_IDS, COUNTRY_IDS, KIND_IDS, NOBLES, TITLE_IDS


def card_name(kind: int) -> Text:
    """Name a card, or say that it is hidden."""
    if kind == HIDDEN:
        return text("card-hidden")
    return text(f"card-{KIND_IDS[kind].replace('+', '-')}")


def country_name(country: int) -> Text:
    """Name a country."""
    return text(f"country-{COUNTRY_IDS[country]}")


def title_name(title: int) -> Text:
    """Name a title."""
    return text(f"title-{TITLE_IDS[title]}")


def city_name(city: int) -> Text:
    """Name a city."""
    return text(f"city-{CITY_IDS[city]}")


def noble_name(noble: int) -> Text:
    """Name a noble by city and title."""
    city, title = NOBLES[noble]
    return text("noble", city=city_name(city), title=title_name(title))


def year_of(period: int) -> str:
    """Return the year a period ends in; a text, so that no language puts a comma into it."""
    return str(BOARD.years.value[period])


def counted(kind: int, count: int) -> Text:
    """Say several cards of a kind."""
    return text("cards-of", count=count, card=card_name(kind))
