"""What a board of Royals shows, as JSON; receives redacted states only."""

from types import SimpleNamespace
from typing import Any, TypedDict

from regency.core.types import EMPTY, SPECTATOR, State
from regency.games.royals.board import BOARD
from regency.games.royals.rules.claim import claimable
from regency.games.royals.rules.payment import planned
from regency.games.royals.rules.state import (
    PAY,
    PLAY,
)
from regency.games.royals.tables import (
    CITY_BONUS,
    COUNTRY_IDS,
    COUNTRY_PILE,
    HOUSE_BONUS,
    INTRIGUE_PILE,
    KIND_IDS,
    MAX_HOUSES,
    NOBLES,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    NUM_TITLES,
    PLACES,
    TITLE_IDS,
)

PHASE_NAMES = (
    "deal",
    "deal",
    "draw",
    "play",
    "pay",
    "discard",
    "shuffle-country",
    "shuffle-intrigue",
    "done",
)


class NobleView(TypedDict):
    """A portrait: its title, who holds it, and whether its place is reconstructed."""

    number: int
    title: str
    owner: int | None
    reconstructed: bool


class CityView(TypedDict):
    """A city: its bonus (None once taken), cathedral and nobles."""

    id: str
    country: str
    lat: float
    lon: float
    reconstructed: bool
    bonus: int
    bonus_reconstructed: bool
    bonus_seat: int | None
    cathedral: list[int]
    nobles: list[NobleView]


class CountryView(TypedDict):
    """A country: influence by seat, bonuses and the markers of all periods."""

    id: str
    colour: str
    influence: list[int]
    bonus: list[int]
    bonus_reconstructed: bool
    bonus_seats: list[int | None]
    periods: list[list[int]]
    periods_reconstructed: bool
    period_seats: list[list[int | None]]


class TitleView(TypedDict):
    """A title marker: cubes by seat, and who took it in the end."""

    id: str
    cost: int
    influence: int
    influence_reconstructed: bool
    intrigue: int
    marker: list[int]
    marker_reconstructed: bool
    cubes: list[int]
    seats: list[int]


class SeatView(TypedDict):
    """A seat: points, hand sizes, cards everybody knows, and the hand where the viewer sees it."""

    points: int
    country_cards: int
    intrigue_cards: int
    known: dict[str, int]
    hand: dict[str, int] | None


class HouseView(TypedDict):
    """A noble-house bonus."""

    points: int
    reconstructed: bool
    seat: int | None


class PaymentView(TypedDict):
    """A payment: country cards by country, and intrigue cards."""

    pay: dict[str, int]
    intrigue: list[str]


class RoyalsView(TypedDict):
    """What a board shows."""

    phase: str
    turn: int
    period: int
    years: list[int]
    last_round: bool
    row: list[str | None]
    decks: dict[str, int]
    discards: dict[str, int]
    seats: list[SeatView]
    countries: list[CountryView]
    cities: list[CityView]
    titles: list[TitleView]
    houses: list[HouseView]
    claiming: int | None
    staged: PaymentView
    suggested: dict[str, PaymentView]
    reconstructed: bool


def plain(seen: State) -> Any:
    """Return a state's fields as plain numbers and lists: a record is slow to read one by one."""
    return SimpleNamespace(**{name: seen[name].tolist() for name in seen.dtype.names})


def view(state: State, viewer: int) -> RoyalsView:
    """Return what a viewer's board shows."""
    seen = plain(state)
    seats = int(seen.seats)
    return {
        "phase": PHASE_NAMES[int(seen.phase)],
        "turn": int(seen.turn),
        "period": int(seen.period),
        "years": list(BOARD.years.value),
        "last_round": last_round(seen),
        "row": [
            None if card == EMPTY else KIND_IDS[int(card)]
            for card in seen.row[: int(seen.row_size)]
        ],
        "decks": {
            "country": int(seen.deck_left[COUNTRY_PILE]),
            "intrigue": int(seen.deck_left[INTRIGUE_PILE]),
        },
        "discards": _cards(seen.discard),
        "seats": [_seat_view(seen, seat, viewer) for seat in range(seats)],
        "countries": [_country_view(seen, country) for country in range(NUM_COUNTRIES)],
        "cities": [_city_view(seen, city) for city in range(NUM_CITIES)],
        "titles": [_title_view(seen, title) for title in range(NUM_TITLES)],
        "houses": house_views(seen),
        "claiming": _seat_or_none(seen.noble),
        "staged": _payment([int(count) for count in seen.staged]),
        "suggested": suggestions(state, viewer),
        "reconstructed": ANY_RECONSTRUCTED,
    }


def last_round(seen: Any) -> bool:
    """Tell whether the last period's deck has run out."""
    return bool(seen.ran_out) and int(seen.period) == NUM_PERIODS - 1


def _seat_or_none(value: int) -> int | None:
    return None if value == EMPTY else int(value)


def _cards(counts: list[int]) -> dict[str, int]:
    return {KIND_IDS[kind]: int(counts[kind]) for kind in range(NUM_KINDS) if counts[kind] > 0}


def _payment(counts: list[int]) -> PaymentView:
    return {
        "pay": {COUNTRY_IDS[c]: counts[c] for c in range(NUM_COUNTRIES) if counts[c] > 0},
        "intrigue": [
            KIND_IDS[kind] for kind in range(NUM_COUNTRIES, NUM_KINDS) for _ in range(counts[kind])
        ],
    }


def suggestion(seen: State, seat: int, noble: int) -> PaymentView:
    """Return the cheapest payment for a noble the seat can pay for (RY-9)."""
    return _payment([planned(seen, seat, noble, kind) for kind in range(NUM_KINDS)])


def suggestions(seen: State, viewer: int) -> dict[str, PaymentView]:
    """Return the cheapest payment for every noble the viewer may claim now, by its number."""
    if viewer == SPECTATOR or viewer != int(seen.turn):
        return {}
    if seen.phase == PAY:
        noble = int(seen.noble)
        return {str(noble): suggestion(seen, viewer, noble)}
    if seen.phase != PLAY:
        return {}
    found = claimable(seen, viewer)
    return {
        str(noble): suggestion(seen, viewer, noble)
        for noble in range(NUM_NOBLES)
        if (found >> noble) & 1
    }


def _any_reconstructed() -> bool:
    """Tell whether any value of the board is not the printed one for sure."""
    values = [v for c in BOARD.countries for v in (c.bonus, c.periods)]
    values += [v for t in BOARD.titles for v in (t.cost, t.influence, t.marker)]
    values += [city.bonus for city in BOARD.cities]
    places = [c.reconstructed or any(n.reconstructed for n in c.nobles) for c in BOARD.cities]
    return any(value.reconstructed for value in values) or any(places)


ANY_RECONSTRUCTED = _any_reconstructed()


def _seat_view(seen: Any, seat: int, viewer: int) -> SeatView:
    return {
        "points": int(seen.points[seat]),
        "country_cards": int(seen.hand_size[seat][COUNTRY_PILE]),
        "intrigue_cards": int(seen.hand_size[seat][INTRIGUE_PILE]),
        "known": _cards(seen.known[seat]),
        "hand": _cards(seen.hand[seat]) if seat == viewer else None,
    }


def _country_view(seen: Any, country: int) -> CountryView:
    board = BOARD.countries[country]
    return {
        "id": board.id,
        "colour": board.colour,
        "influence": [int(seen.influence[country][s]) for s in range(int(seen.seats))],
        "bonus": list(board.bonus.value),
        "bonus_reconstructed": board.bonus.reconstructed,
        "bonus_seats": [_seat_or_none(seen.country_taken[country][p]) for p in range(PLACES)],
        "periods": [list(pair) for pair in board.periods.value],
        "periods_reconstructed": board.periods.reconstructed,
        "period_seats": [
            [_seat_or_none(seen.period_taken[period][country][p]) for p in range(PLACES)]
            for period in range(NUM_PERIODS)
        ],
    }


def _city_view(seen: Any, city: int) -> CityView:
    board = BOARD.cities[city]
    numbers = [n for n in range(NUM_NOBLES) if NOBLES[n][0] == city]
    return {
        "id": board.id,
        "country": board.country,
        "lat": board.lat,
        "lon": board.lon,
        "reconstructed": board.reconstructed,
        "bonus": int(CITY_BONUS[city]),
        "bonus_reconstructed": board.bonus.reconstructed,
        "bonus_seat": _seat_or_none(seen.city_taken[city]),
        "cathedral": [int(seen.cathedral[city][s]) for s in range(int(seen.seats))],
        "nobles": [
            {
                "number": number,
                "title": noble.title,
                "owner": _seat_or_none(seen.owner[number]),
                "reconstructed": noble.reconstructed,
            }
            for number, noble in zip(numbers, board.nobles, strict=True)
        ],
    }


def _title_view(seen: Any, title: int) -> TitleView:
    board = BOARD.titles[title]
    return {
        "id": TITLE_IDS[title],
        "cost": board.cost.value,
        "influence": board.influence.value,
        "influence_reconstructed": board.influence.reconstructed,
        "intrigue": board.intrigue.value,
        "marker": list(board.marker.value),
        "marker_reconstructed": board.marker.reconstructed,
        "cubes": [int(seen.title_cubes[title][s]) for s in range(int(seen.seats))],
        "seats": [int(s) for s in seen.title_taken[title] if s != EMPTY],
    }


def house_views(seen: Any) -> list[HouseView]:
    """Return the noble-house bonuses of this number of seats."""
    seats = int(seen.seats)
    values = next(table.house for table in BOARD.tables if table.seats == seats)
    return [
        {
            "points": int(HOUSE_BONUS[seats, place]),
            "reconstructed": values.reconstructed,
            "seat": _seat_or_none(seen.house_taken[place]),
        }
        for place in range(MAX_HOUSES)
        if HOUSE_BONUS[seats, place] > 0
    ]
