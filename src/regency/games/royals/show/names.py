"""Cards, countries, titles, cities and nobles by name: the Texts that all sentences share."""

from regency.core.text import Text, text
from regency.games.royals.data.tables import CITY_IDS, COUNTRY_IDS, KIND_IDS, NOBLES, TITLE_IDS


def card_name(kind: int) -> Text:
    """Name a card."""
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
