"""board.toml as checked Python values: what is wrong with an edited board is said in words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

#: The letters of confidence, best first; the last one marks a reconstruction.
CONFIDENCES = ("A", "B", "C", "D")
RECONSTRUCTED = "D"

#: What the record's ids and the rules' arrays are made for (RY-1, RY-2, RY-4).
COUNTRY_IDS = ("france", "german-states", "britain", "spain")
TITLE_IDS = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")
NUM_CITIES = 16
NUM_NOBLES = 29
NUM_PERIODS = 3
PLACES = 2
MAX_HOUSES = 3
SEAT_COUNTS = (2, 3, 4, 5)
MOST_NOBLES_IN_CITY = 2
#: Country cards a later turn draws at most (RY-5), and those a payment's joker replaces (RY-9).
MOST_DRAWN = 3
#: Numbers on the board are small; anything above this is a slip of the pen.
HIGHEST_VALUE = 99


#: A printed number, numbers in a row, or rows of numbers.
Printed = TypeVar("Printed", int, list[int], list[list[int]])


@dataclass(frozen=True)
class Value(Generic[Printed]):
    """What is printed, and how sure it is."""

    value: Printed
    confidence: str

    @property
    def reconstructed(self) -> bool:
        """Tell whether the printed value is not known."""
        return self.confidence == RECONSTRUCTED


AnyValue = Value[int] | Value[list[int]] | Value[list[list[int]]]


@dataclass(frozen=True)
class Country:
    """A country: its cards, its bonuses and the markers of the periods."""

    id: str
    colour: str
    cities: Value[int]
    cards: Value[int]
    bonus: Value[list[int]]  # [first, second]
    periods: Value[list[list[int]]]  # [period][first, second]


@dataclass(frozen=True)
class Title:
    """A title: what a noble of it costs, gives, and what its marker is worth."""

    id: str
    cost: Value[int]
    influence: Value[int]
    marker: Value[list[int]]  # [full, half]
    count: Value[int]
    intrigue: Value[int]


@dataclass(frozen=True)
class Noble:
    """A portrait in a city."""

    title: str
    confidence: str

    @property
    def reconstructed(self) -> bool:
        """Tell whether it is not known that this noble lives in this city."""
        return self.confidence == RECONSTRUCTED


@dataclass(frozen=True)
class City:
    """A city: where it is, its bonus and its nobles."""

    id: str
    country: str
    confidence: str
    lat: float
    lon: float
    bonus: Value[int]
    nobles: tuple[Noble, ...]

    @property
    def reconstructed(self) -> bool:
        """Tell whether it is not known that this city is on the board."""
        return self.confidence == RECONSTRUCTED


@dataclass(frozen=True)
class SeatTable:
    """What depends on the number of seats."""

    seats: int
    removed: Value[list[int]]  # country cards, in the order of the countries
    first_draws: Value[list[int]]  # by seat
    house: Value[list[int]]  # noble-house bonuses, highest first


@dataclass(frozen=True)
class Board:
    """The whole of board.toml, checked."""

    countries: tuple[Country, ...]
    titles: tuple[Title, ...]
    cities: tuple[City, ...]
    tables: tuple[SeatTable, ...]
    years: Value[list[int]]
    intrigue_copies: Value[int]
    limit_country: Value[int]
    limit_intrigue: Value[int]
    row: Value[int]
    row_variant: Value[int]


class _Entry:
    """One table of the file, read key by key; every complaint names file and entry."""

    def __init__(self, file: str, name: str, raw: object) -> None:
        self.file = file
        self.name = name
        if not isinstance(raw, Mapping):
            self.complain("should be a table of keys and values")
        self.raw = raw

    def complain(self, words: str) -> NoReturn:
        raise ValueError(f"{self.file}: {self.name}: {words}")

    def text(self, key: str) -> str:
        value = self.raw.get(key)
        if not isinstance(value, str) or not value:
            self.complain(f"{key} is missing; it should be a text in quotes")
        return value

    def one_of(self, key: str, allowed: Sequence[str]) -> str:
        value = self.text(key)
        if value not in allowed:
            self.complain(f"{key} is {value!r}; it should be one of {', '.join(allowed)}")
        return value

    def decimal(self, key: str) -> float:
        value = self.raw.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.complain(f"{key} is missing; it should be a number of degrees")
        return float(value)

    def value(self, key: str, low: int, shape: tuple[int, ...] = (), high: int = 0) -> Value[Any]:
        """Return `{ value = …, confidence = … }`, whole numbers of the given shape."""
        raw = self.raw.get(key)
        if not isinstance(raw, Mapping) or "value" not in raw:
            self.complain(f"{key} is missing; it should be {{ value = …, confidence = … }}")
        letter = raw.get("confidence")
        if letter not in CONFIDENCES:
            self.complain(
                f"{key}: its confidence is {letter!r}; it should be one of {', '.join(CONFIDENCES)}"
            )
        self._numbers(key, raw["value"], low, high or HIGHEST_VALUE, shape)
        return Value(raw["value"], letter)

    def _numbers(
        self, key: str, value: object, low: int, high: int, shape: tuple[int, ...]
    ) -> None:
        if shape:
            if not isinstance(value, list) or len(value) != shape[0]:
                found = len(value) if isinstance(value, list) else value
                self.complain(f"{key} should be a list of {shape[0]}, not {found}")
            for part in value:
                self._numbers(key, part, low, high, shape[1:])
        elif type(value) is not int or not low <= value <= high:
            self.complain(f"{key} is {value!r}; it should be a whole number from {low} to {high}")

    def falling(self, key: str, values: Sequence[int]) -> None:
        if list(values) != sorted(values, reverse=True):
            self.complain(f"{key} is {list(values)}; the highest should come first")


def read_board(path: Path) -> Board:
    """Read and check a board; raises ValueError naming the file, the entry and what is right."""
    file = path.name
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: not TOML: {error}") from error
    match = _Entry(file, "match", raw.get("match"))
    board = Board(
        countries=tuple(_country(entry) for entry in _entries(file, raw, "country", "id")),
        titles=tuple(_title(entry) for entry in _entries(file, raw, "title", "id")),
        cities=tuple(_city(file, entry) for entry in _entries(file, raw, "city", "id")),
        tables=tuple(_seat_table(entry) for entry in _entries(file, raw, "table", "seats")),
        years=match.value("years", 1, (NUM_PERIODS,), 9999),
        intrigue_copies=match.value("intrigue_copies", 1),
        limit_country=match.value("limit_country", 1),
        limit_intrigue=match.value("limit_intrigue", 1),
        row=match.value("row", 1, high=4),
        row_variant=match.value("row_variant", 1, high=4),
    )
    _check_ids(file, "country", [c.id for c in board.countries], COUNTRY_IDS)
    _check_ids(file, "title", [t.id for t in board.titles], TITLE_IDS)
    _check_seats(file, board)
    _check_cities(file, board)
    _check_decks(file, board)
    return board


def _entries(file: str, raw: Mapping[str, object], kind: str, key: str) -> list[_Entry]:
    found = raw.get(kind)
    if not isinstance(found, list) or not found:
        raise ValueError(f"{file}: {kind}: missing; there should be [[{kind}]] entries")
    entries = []
    for number, entry in enumerate(found, start=1):
        name = entry.get(key, f"number {number}") if isinstance(entry, Mapping) else number
        entries.append(_Entry(file, f"{kind} {name}", entry))
    return entries


def _country(entry: _Entry) -> Country:
    bonus = entry.value("bonus", 1, (PLACES,))
    periods = entry.value("periods", 1, (NUM_PERIODS, PLACES))
    entry.falling("bonus", bonus.value)
    for pair in periods.value:
        entry.falling("periods", pair)
    return Country(
        entry.text("id"),
        entry.text("colour"),
        entry.value("cities", 1),
        entry.value("cards", 1),
        bonus,
        periods,
    )


def _title(entry: _Entry) -> Title:
    marker = entry.value("marker", 1, (PLACES,))
    full, half = marker.value
    if full != PLACES * half:
        entry.complain(f"marker is [{full}, {half}]; the full value should be twice the half")
    return Title(
        entry.text("id"),
        entry.value("cost", 1, high=9),
        entry.value("influence", 1, high=9),
        marker,
        entry.value("count", 1),
        entry.value("intrigue", 1, high=2),
    )


def _city(file: str, entry: _Entry) -> City:
    raw = entry.raw.get("nobles")
    if not isinstance(raw, list) or not 1 <= len(raw) <= MOST_NOBLES_IN_CITY:
        found = len(raw) if isinstance(raw, list) else "no"
        entry.complain(f"it has {found} nobles; a city should have one or two")
    nobles = []
    for part in raw:
        noble = _Entry(file, f"{entry.name}, nobles", part)
        nobles.append(
            Noble(noble.one_of("title", TITLE_IDS), noble.one_of("confidence", CONFIDENCES))
        )
    if len({noble.title for noble in nobles}) != len(nobles):
        entry.complain(f"it has two nobles with the title {nobles[0].title}; they should differ")
    return City(
        entry.text("id"),
        entry.one_of("country", COUNTRY_IDS),
        entry.one_of("confidence", CONFIDENCES),
        entry.decimal("lat"),
        entry.decimal("lon"),
        entry.value("bonus", 1),
        tuple(nobles),
    )


def _seat_table(entry: _Entry) -> SeatTable:
    seats = entry.raw.get("seats")
    if type(seats) is not int or seats not in SEAT_COUNTS:
        entry.complain(f"seats is {seats!r}; it should be one of 2, 3, 4, 5")
    house = entry.raw.get("house")
    value = house.get("value") if isinstance(house, Mapping) else None
    count = len(value) if isinstance(value, list) else 0
    if not 1 <= count <= MAX_HOUSES:
        entry.complain(f"house has {count} markers; there should be one to {MAX_HOUSES}")
    houses = entry.value("house", 1, (count,))
    entry.falling("house", houses.value)
    return SeatTable(
        seats,
        entry.value("removed", 0, (len(COUNTRY_IDS),)),
        entry.value("first_draws", 1, (seats,), MOST_DRAWN),
        houses,
    )


def _check_ids(file: str, kind: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    if tuple(found) != tuple(wanted):
        raise ValueError(
            f"{file}: {kind}: there are {', '.join(found)}; there should be, in this order, "
            f"{', '.join(wanted)}"
        )


def _check_seats(file: str, board: Board) -> None:
    found = tuple(table.seats for table in board.tables)
    if found != SEAT_COUNTS:
        raise ValueError(
            f"{file}: table: there are tables for {found} seats; there should be one each for "
            f"{SEAT_COUNTS}, in this order"
        )


def _check_cities(file: str, board: Board) -> None:
    """Check that cities and nobles add up to what countries and titles say (RY-1)."""
    ids = [city.id for city in board.cities]
    for city_id in ids:
        if ids.count(city_id) > 1:
            raise ValueError(f"{file}: city {city_id}: it is there twice; ids should differ")
    for country in board.countries:
        there = sum(city.country == country.id for city in board.cities)
        if there != country.cities.value:
            raise ValueError(
                f"{file}: country {country.id}: it says {country.cities.value} cities, but {there} "
                "[[city]] entries are in it; the two should be equal"
            )
    for title in board.titles:
        there = sum(noble.title == title.id for city in board.cities for noble in city.nobles)
        if there != title.count.value:
            raise ValueError(
                f"{file}: title {title.id}: it says {title.count.value} nobles, but the cities "
                f"have {there}; the two should be equal"
            )
    nobles = sum(len(city.nobles) for city in board.cities)
    if (len(ids), nobles) != (NUM_CITIES, NUM_NOBLES):
        raise ValueError(
            f"{file}: city: there are {len(ids)} cities with {nobles} nobles; there should be "
            f"{NUM_CITIES} with {NUM_NOBLES}"
        )


def _check_decks(file: str, board: Board) -> None:
    """Check that the decks suffice, so that a period ends exactly three times (RY-11, RY-16)."""
    match = f"{file}: match"
    limit = int(board.limit_country.value)
    row = max(int(board.row.value), int(board.row_variant.value))
    intrigue = board.intrigue_copies.value * len(COUNTRY_IDS) * (len(COUNTRY_IDS) - 1) // 2
    for table in board.tables:
        where = f"{file}: table {table.seats}"
        cards = 0
        for country, removed in zip(board.countries, table.removed.value, strict=True):
            if removed >= country.cards.value:
                raise ValueError(
                    f"{where}: removed is {removed} for {country.id}, which has "
                    f"{country.cards.value} cards; it should be less"
                )
            cards += country.cards.value - removed
        renewed = cards - limit * table.seats - MOST_DRAWN - row
        needed = MOST_DRAWN * (table.seats + 1)
        if renewed < needed:
            raise ValueError(
                f"{where}: {cards} country cards are too few: full hands would leave {renewed} for "
                f"a renewed deck; there should be at least {needed}"
            )
        if intrigue <= board.limit_intrigue.value * table.seats:
            raise ValueError(
                f"{match}: {intrigue} intrigue cards are too few for {table.seats} hands of "
                f"{board.limit_intrigue.value}; there should be more"
            )
    if board.row_variant.value == board.row.value:
        raise ValueError(f"{match}: row_variant is {row}, the same as row; they should differ")


#: The board in play, checked at import.
BOARD = read_board(Path(__file__).parent / "board.toml")
