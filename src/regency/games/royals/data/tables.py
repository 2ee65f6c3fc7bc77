"""board.toml as frozen arrays; board.py checks the file before anything is built from it."""

import tomllib
from pathlib import Path

import numpy as np

from regency.core.types import Ints
from regency.games.royals.data.board import BOARD

assert BOARD  # what is wrong with the file was said in words
DATA = tomllib.loads((Path(__file__).parent / "board.toml").read_text("utf-8"))
COUNTRIES, TITLES, CITIES, TABLES = DATA["country"], DATA["title"], DATA["city"], DATA["table"]
MATCH = DATA["match"]


def _frozen(values: object, kind: type = np.int16) -> Ints:
    array: Ints = np.array(values, kind)
    array.setflags(write=False)
    return array


COUNTRY_IDS: tuple[str, ...] = tuple(country["id"] for country in COUNTRIES)
TITLE_IDS: tuple[str, ...] = tuple(title["id"] for title in TITLES)
CITY_IDS: tuple[str, ...] = tuple(city["id"] for city in CITIES)
SEAT_COUNTS: tuple[int, ...] = tuple(table["seats"] for table in TABLES)
NUM_CITIES = len(CITIES)
NUM_NOBLES = sum(len(city["nobles"]) for city in CITIES)
NUM_PERIODS = len(MATCH["years"]["value"])
#: Two seats take a marker in a country, and two may share a title (RY-18, RY-20).
PLACES = 2
MAX_HOUSES = max(len(table["house"]["value"]) for table in TABLES)
NUM_COUNTRIES = len(COUNTRY_IDS)
FRANCE, GERMAN_STATES, BRITAIN, SPAIN = range(NUM_COUNTRIES)
NUM_TITLES = len(TITLE_IDS)
MAX_SEATS = SEAT_COUNTS[-1]

# --- cards: a kind is a country card (0 … 3) or an intrigue card (4 … 9); piles are 0 and 1.
COUNTRY_PILE, INTRIGUE_PILE = 0, 1
NUM_PILES = 2
PAIRS: tuple[tuple[int, int], ...] = tuple(
    (a, b) for a in range(NUM_COUNTRIES) for b in range(a + 1, NUM_COUNTRIES)
)
NUM_KINDS = NUM_COUNTRIES + len(PAIRS)
KIND_IDS: tuple[str, ...] = COUNTRY_IDS + tuple(
    f"{COUNTRY_IDS[a]}+{COUNTRY_IDS[b]}" for a, b in PAIRS
)
#: int16[piles + 1]: the kinds of pile p are FIRST_KIND[p] … FIRST_KIND[p + 1] - 1.
FIRST_KIND = _frozen([0, NUM_COUNTRIES, NUM_KINDS])
#: int16[kinds]: the pile a kind belongs to.
PILE_OF = _frozen([COUNTRY_PILE] * NUM_COUNTRIES + [INTRIGUE_PILE] * len(PAIRS))
#: int16[countries, kinds]: 1 where the card is of the country, or shows it.
SHOWS = _frozen(
    [
        [int(kind == c) for kind in range(NUM_COUNTRIES)] + [int(c in pair) for pair in PAIRS]
        for c in range(NUM_COUNTRIES)
    ]
)


def _in_play(seats: int) -> list[int]:
    """Return how many cards of each kind a match with so many seats uses (RY-3)."""
    if seats not in SEAT_COUNTS:
        return [0] * NUM_KINDS
    removed = TABLES[SEAT_COUNTS.index(seats)]["removed"]["value"]
    country = [c["cards"]["value"] - gone for c, gone in zip(COUNTRIES, removed, strict=True)]
    return country + [MATCH["intrigue_copies"]["value"]] * len(PAIRS)


#: int16[seats, kinds]: cards in play; rows 0 and 1 are unused.
IN_PLAY = _frozen([_in_play(seats) for seats in range(MAX_SEATS + 1)])
#: Cards the larger deck has room for.
DECK_SIZE = int(IN_PLAY[:, :NUM_COUNTRIES].sum(axis=1).max())
#: int16[piles]: how many cards make a joker (RY-9).
JOKER = _frozen([3, 2])
#: int16[piles]: the hand limits (RY-12).
LIMIT = _frozen([MATCH["limit_country"]["value"], MATCH["limit_intrigue"]["value"]])
#: int16[option]: the cards in the row for each value of `open_row`.
ROW_SIZES: tuple[int, ...] = (MATCH["row"]["value"], MATCH["row_variant"]["value"])
ROW_SIZE = _frozen(ROW_SIZES)
MAX_ROW = max(ROW_SIZES)


def _by_seats(values: dict[int, list[int]], width: int) -> Ints:
    rows = [values.get(seats, []) for seats in range(MAX_SEATS + 1)]
    return _frozen([row + [0] * (width - len(row)) for row in rows])


#: int16[seats, seat]: country cards of the first turn (RY-5).
FIRST_DRAWS = _by_seats({t["seats"]: t["first_draws"]["value"] for t in TABLES}, MAX_SEATS)
#: int16[seats, place]: noble-house bonuses, 0 where there is none (RY-2).
HOUSE_BONUS = _by_seats({t["seats"]: t["house"]["value"] for t in TABLES}, MAX_HOUSES)

# --- titles
#: int16[titles]
COST = _frozen([t["cost"]["value"] for t in TITLES])
INFLUENCE = _frozen([t["influence"]["value"] for t in TITLES])
INTRIGUE_NEEDED = _frozen([t["intrigue"]["value"] for t in TITLES])
#: int16[titles, 2]: full value, half value.
TITLE_MARKER = _frozen([t["marker"]["value"] for t in TITLES])
MAX_COST = int(COST.max())
ALL_TITLES = (1 << NUM_TITLES) - 1

# --- cities and nobles
CITY_COUNTRY = _frozen([COUNTRY_IDS.index(c["country"]) for c in CITIES])
CITY_BONUS = _frozen([c["bonus"]["value"] for c in CITIES])
#: Every noble as (city, title), in the order of the file.
NOBLES: tuple[tuple[int, int], ...] = tuple(
    (number, TITLE_IDS.index(noble["title"]))
    for number, city in enumerate(CITIES)
    for noble in city["nobles"]
)
NOBLE_CITY = _frozen([city for city, _ in NOBLES])
NOBLE_TITLE = _frozen([title for _, title in NOBLES])
NOBLE_COUNTRY = _frozen([int(CITY_COUNTRY[city]) for city, _ in NOBLES])
NOBLE_COST = _frozen([int(COST[title]) for _, title in NOBLES])
NOBLE_INFLUENCE = _frozen([int(INFLUENCE[title]) for _, title in NOBLES])
NOBLE_INTRIGUE = _frozen([int(INTRIGUE_NEEDED[title]) for _, title in NOBLES])
ALL_NOBLES = (1 << NUM_NOBLES) - 1
#: int64[countries]: bits of the country's cities.
COUNTRY_CITIES = _frozen(
    [sum(1 << i for i in range(NUM_CITIES) if CITY_COUNTRY[i] == c) for c in range(NUM_COUNTRIES)],
    np.int64,
)
#: int64[countries, cost + 1]: bits of the country's nobles that cost no more.
NOBLES_UP_TO = _frozen(
    [
        [
            sum(
                1 << n for n in range(NUM_NOBLES) if NOBLE_COUNTRY[n] == c and NOBLE_COST[n] <= most
            )
            for most in range(MAX_COST + 1)
        ]
        for c in range(NUM_COUNTRIES)
    ],
    np.int64,
)
#: Bits of the nobles that take two intrigue cards to usurp.
GUARDED_NOBLES = sum(1 << n for n in range(NUM_NOBLES) if NOBLE_INTRIGUE[n] > 1)

# --- markers
#: int16[countries, place], int16[periods, countries, place]
COUNTRY_BONUS = _frozen([c["bonus"]["value"] for c in COUNTRIES])
PERIOD_MARKER = _frozen(
    [[c["periods"]["value"][period] for c in COUNTRIES] for period in range(NUM_PERIODS)]
)
#: Markers one seat can hold at most: cities, countries, a house, periods, titles.
MAX_MARKERS = NUM_CITIES + NUM_COUNTRIES + 1 + NUM_PERIODS * NUM_COUNTRIES + NUM_TITLES


def _precedence() -> list[list[int]]:
    """Return, by country, bit sets of its nobles from the best down (RY-19); equals share one."""
    rows = []
    for country in range(NUM_COUNTRIES):
        ranks: dict[tuple[int, int], int] = {}
        for n in range(NUM_NOBLES):
            if NOBLE_COUNTRY[n] == country:
                rank = (int(NOBLE_COST[n]), int(CITY_BONUS[NOBLE_CITY[n]]))
                ranks[rank] = ranks.get(rank, 0) | 1 << n
        best_first = [ranks[rank] for rank in sorted(ranks, reverse=True)]
        rows.append(best_first)
    width = max(len(row) for row in rows)
    return [row + [0] * (width - len(row)) for row in rows]


#: int64[countries, ranks]
PRECEDENCE = _frozen(_precedence(), np.int64)
NUM_RANKS = PRECEDENCE.shape[1]


def kind_of(card_id: str, pile: int) -> int | None:
    """Return the kind with this id in a pile, or None."""
    if card_id not in KIND_IDS:
        return None
    kind = KIND_IDS.index(card_id)
    return kind if PILE_OF[kind] == pile else None


def noble_at(city: int, title: int) -> int | None:
    """Return the noble with this title in a city, or None."""
    return NOBLES.index((city, title)) if (city, title) in NOBLES else None
