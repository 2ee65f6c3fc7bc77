"""Royals in sentences: the whole position, for terminals and readers."""

from types import SimpleNamespace

from regency.core.text import Text, text
from regency.core.types import EMPTY, State
from regency.games.royals.data.board import BOARD
from regency.games.royals.data.tables import (
    CITY_BONUS,
    COUNTRY_BONUS,
    COUNTRY_IDS,
    COUNTRY_PILE,
    HOUSE_BONUS,
    INTRIGUE_PILE,
    NOBLES,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    NUM_TITLES,
    PLACES,
)
from regency.games.royals.rules.state import (
    DISCARD,
    DONE,
    DRAW,
    PAY,
    PLAY,
    SHUFFLE_COUNTRY,
    SHUFFLE_INTRIGUE,
)
from regency.games.royals.show.catalogue import ANY_RECONSTRUCTED
from regency.games.royals.show.names import (
    card_name,
    city_name,
    counted,
    country_name,
    noble_name,
    title_name,
    year_of,
)


def table(state: State, viewer: int) -> list[Text]:
    """Tell the whole position in sentences."""
    seen = _plain(state)
    seats = [line for seat in range(seen.seats) for line in _seat_lines(seen, seat, viewer)]
    return [*_opening(seen), *seats, *_board_lines(seen)]


def _plain(state: State) -> SimpleNamespace:
    """Return a state's fields as plain numbers and lists."""
    return SimpleNamespace(**{name: state[name].tolist() for name in state.dtype.names})


def _opening(seen: SimpleNamespace) -> list[Text]:
    """Tell the period and the row."""
    cards = seen.deck_left[COUNTRY_PILE]
    lines = [text("table-period", number=seen.period + 1, year=year_of(seen.period), cards=cards)]
    if seen.ran_out and seen.period == NUM_PERIODS - 1:
        lines.append(text("table-last-round"))
    row = [card_name(card) for card in seen.row if card != EMPTY]
    if row:
        lines.append(text("table-row", cards=row))
    return lines


def _board_lines(seen: SimpleNamespace) -> list[Text]:
    """Tell the countries, the bonuses left and what is to be done."""
    lines = [line for country in range(NUM_COUNTRIES) for line in _country_lines(seen, country)]
    cities = [
        text("city-points", city=city_name(city), points=int(CITY_BONUS[city]))
        for city in range(NUM_CITIES)
        if seen.city_taken[city] == EMPTY
    ]
    if cities:
        lines.append(text("table-cities", cities=cities))
    houses = [
        value
        for value, seat in zip(HOUSE_BONUS[seen.seats].tolist(), seen.house_taken, strict=True)
        if seat == EMPTY and value > 0
    ]
    if houses:
        lines.append(text("table-houses", houses=[text("points", points=p) for p in houses]))
    lines += _phase_lines(seen)
    if ANY_RECONSTRUCTED:
        lines.append(text("table-reconstructed"))
    return lines


def _counts_text(counts: list[int]) -> list[Text]:
    return [counted(kind, counts[kind]) for kind in range(NUM_KINDS) if counts[kind] > 0]


def _seat_lines(seen: SimpleNamespace, seat: int, viewer: int) -> list[Text]:
    """Tell points, cards, nobles, beaten cubes and titles of a seat."""
    lines = [
        text(
            "table-seat",
            seat=seat,
            points=seen.points[seat],
            cards=seen.hand_size[seat][COUNTRY_PILE],
            plots=seen.hand_size[seat][INTRIGUE_PILE],
        )
    ]
    own = seat == viewer
    cards = _counts_text(seen.hand[seat] if own else seen.known[seat])
    if cards:
        lines.append(text("table-hand" if own else "table-known", seat=seat, cards=cards))
    nobles = [noble_name(n) for n in range(NUM_NOBLES) if seen.owner[n] == seat]
    if nobles:
        lines.append(text("table-nobles", seat=seat, nobles=nobles))
    graves = [city_name(c) for c in range(NUM_CITIES) if seen.cathedral[c][seat] > 0]
    if graves:
        lines.append(text("table-cathedrals", seat=seat, cities=graves))
    cubes = [
        text("title-cubes", title=title_name(t), cubes=seen.title_cubes[t][seat])
        for t in range(NUM_TITLES)
        if seen.title_cubes[t][seat] > 0
    ]
    if cubes:
        lines.append(text("table-titles", seat=seat, titles=cubes))
    return lines


def _country_lines(seen: SimpleNamespace, country: int) -> list[Text]:
    """Tell the free nobles, influence and country bonuses of a country."""
    name = country_name(country)
    lines = []
    free = [
        noble_name(n)
        for n, (city, _) in enumerate(NOBLES)
        if BOARD.cities[city].country == COUNTRY_IDS[country] and seen.owner[n] == EMPTY
    ]
    if free:
        lines.append(text("table-free", country=name, nobles=free))
    influence = [
        text("seat-influence", seat=s, influence=seen.influence[country][s])
        for s in range(seen.seats)
        if seen.influence[country][s] > 0
    ]
    if influence:
        lines.append(text("table-influence", country=name, seats=influence))
    bonuses = [
        text("points", points=int(COUNTRY_BONUS[country, place]))
        for place in range(PLACES)
        if seen.country_taken[country][place] == EMPTY
    ]
    if bonuses:
        lines.append(text("table-country-bonus", country=name, bonuses=bonuses))
    return lines


def _phase_lines(seen: SimpleNamespace) -> list[Text]:
    """Tell what is to be done now."""
    seat = seen.turn
    phase = seen.phase
    if phase == PAY:
        noble = noble_name(seen.noble)
        lines = [text("table-pay", seat=seat, noble=noble)]
        cards = _counts_text(seen.staged)
        if cards:
            lines.append(text("table-staged", cards=cards))
        return lines
    keys = {
        DRAW: "table-draw",
        PLAY: "table-play",
        DISCARD: "table-discard",
        SHUFFLE_COUNTRY: "table-shuffle",
        SHUFFLE_INTRIGUE: "table-shuffle",
        DONE: "table-over",
    }
    key = keys.get(phase, "table-deal")
    return [text(key, seat=seat)]
