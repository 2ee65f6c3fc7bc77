"""Everything of Royals that can be looked at large, with its figures and how sure they are."""

from regency.core.text import Text, text
from regency.core.told import CardInfo
from regency.games.royals.data.board import BOARD, AnyValue, City, Country, Title
from regency.games.royals.data.tables import (
    CITY_IDS,
    COUNTRY_IDS,
    KIND_IDS,
    NOBLES,
    NUM_COUNTRIES,
    PAIRS,
    TITLE_IDS,
)
from regency.games.royals.show.names import (
    card_name,
    city_name,
    country_name,
    noble_name,
    title_name,
)

YEARS: list[int] = BOARD.years.value


def catalogue() -> list[CardInfo]:
    """Return countries, intrigue cards, titles, cities, nobles, periods and the house bonus."""
    return [
        *(_country(number, country) for number, country in enumerate(BOARD.countries)),
        *(_intrigue(number) for number in range(len(PAIRS))),
        *(_title(number, title) for number, title in enumerate(BOARD.titles)),
        *(_city(number, city) for number, city in enumerate(BOARD.cities)),
        *(_noble(number) for number in range(len(NOBLES))),
        *(_period(number) for number in range(len(YEARS))),
        _house(),
    ]


def _values_mark(*values: AnyValue) -> list[Text]:
    """Return the note on figures that are not known from print."""
    return [text("about-reconstructed-value")] if any(v.reconstructed for v in values) else []


def _country(number: int, country: Country) -> CardInfo:
    words = [
        text("about-country-card"),
        text("about-country-cards", cards=country.cards.value),
        text(
            "about-country-bonus",
            cities=country.cities.value,
            first=country.bonus.value[0],
            second=country.bonus.value[1],
        ),
    ]
    for year, (first, second) in zip(YEARS, country.periods.value, strict=True):
        words.append(text("about-country-period", year=str(year), first=first, second=second))
    return CardInfo(
        country.id,
        "country",
        country_name(number),
        words + _values_mark(country.bonus, country.periods),
        {
            "number": number,
            "colour": country.colour,
            "cards": country.cards.value,
            "removed": {str(one.seats): one.removed.value[number] for one in BOARD.tables},
            "bonus": country.bonus.value,
            "periods": country.periods.value,
            "confidence": {
                "bonus": country.bonus.confidence,
                "periods": country.periods.confidence,
            },
        },
        country.bonus.reconstructed or country.periods.reconstructed,
    )


def _intrigue(number: int) -> CardInfo:
    kind = NUM_COUNTRIES + number
    country, other = PAIRS[number]
    copies = BOARD.intrigue_copies
    return CardInfo(
        KIND_IDS[kind],
        "intrigue",
        card_name(kind),
        [
            text("about-intrigue", country=country_name(country), other=country_name(other)),
            text("about-intrigue-joker", copies=copies.value),
        ],
        {"number": kind, "countries": [country, other], "copies": copies.value},
        copies.reconstructed,
    )


def _title_words(number: int, title: Title) -> list[Text]:
    full, half = title.marker.value
    return [
        text("about-title-cost", cards=title.cost.value),
        text("about-title-influence", influence=title.influence.value),
        text("about-title-plots", plots=title.intrigue.value),
        text("about-title-marker", title=title_name(number), full=full, half=half),
    ]


def _title(number: int, title: Title) -> CardInfo:
    marks = (title.cost, title.influence, title.marker)
    return CardInfo(
        title.id,
        "title",
        title_name(number),
        [
            *_title_words(number, title),
            text("about-title-count", nobles=title.count.value),
            *_values_mark(*marks),
        ],
        {
            "number": number,
            "cost": title.cost.value,
            "influence": title.influence.value,
            "intrigue": title.intrigue.value,
            "marker": title.marker.value,
            "confidence": {
                "cost": title.cost.confidence,
                "influence": title.influence.confidence,
                "marker": title.marker.confidence,
            },
        },
        any(value.reconstructed for value in marks),
    )


def _city(number: int, city: City) -> CardInfo:
    nobles = [n for n, (place, _) in enumerate(NOBLES) if place == number]
    words = [
        text("about-city-country", country=country_name(COUNTRY_IDS.index(city.country))),
        text("about-city-nobles", nobles=[title_name(NOBLES[n][1]) for n in nobles]),
        text("about-city-bonus", points=city.bonus.value),
        text("about-city-cathedral"),
    ]
    if city.reconstructed:
        words.append(text("about-reconstructed-city"))
    return CardInfo(
        city.id,
        "city",
        city_name(number),
        words + _values_mark(city.bonus),
        {
            "number": number,
            "country": COUNTRY_IDS.index(city.country),
            "lat": city.lat,
            "lon": city.lon,
            "bonus": city.bonus.value,
            "nobles": nobles,
            "confidence": {"city": city.confidence, "bonus": city.bonus.confidence},
        },
        city.reconstructed or city.bonus.reconstructed,
    )


def _noble(number: int) -> CardInfo:
    place, title_number = NOBLES[number]
    city, title = BOARD.cities[place], BOARD.titles[title_number]
    noble = next(n for n in city.nobles if n.title == title.id)
    country = COUNTRY_IDS.index(city.country)
    words = [
        text("about-city-country", country=country_name(country)),
        *_title_words(title_number, title),
        text("about-city-bonus", points=city.bonus.value),
    ]
    if noble.reconstructed:
        words.append(text("about-reconstructed-place"))
    marks = (title.influence, title.marker, city.bonus)
    return CardInfo(
        f"{CITY_IDS[place]}-{TITLE_IDS[title_number]}",
        "noble",
        noble_name(number),
        words + _values_mark(*marks),
        {
            "number": number,
            "city": place,
            "country": country,
            "title": title_number,
            "confidence": {"place": noble.confidence},
        },
        noble.reconstructed or any(value.reconstructed for value in marks),
    )


def _period(number: int) -> CardInfo:
    markers = [country.periods for country in BOARD.countries]
    words = [
        text("about-period"),
        text("about-period-last" if number == len(YEARS) - 1 else "about-period-end"),
    ]
    for country, value in enumerate(markers):
        first, second = value.value[number]
        words.append(
            text(
                "about-period-country",
                country=country_name(country),
                first=first,
                second=second,
            )
        )
    return CardInfo(
        f"period-{number + 1}",
        "period",
        text("period-name", year=str(YEARS[number])),
        words + _values_mark(*markers),
        {"number": number, "year": YEARS[number]},
        any(value.reconstructed for value in markers),
    )


def _house() -> CardInfo:
    words = [text("about-house")]
    for table in BOARD.tables:
        values = [text("points", points=value) for value in table.house.value]
        words.append(text("about-house-seats", seats=table.seats, values=values))
    houses = [table.house for table in BOARD.tables]
    return CardInfo(
        "house",
        "house",
        text("sheet-house"),
        words + _values_mark(*houses),
        {"bonus": {str(table.seats): table.house.value for table in BOARD.tables}},
        any(value.reconstructed for value in houses),
    )
