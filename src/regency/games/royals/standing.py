"""How a match of Royals stands now, in plain numbers: who leads, what a claim takes and brings.

The rules answer the same questions on records, for machines; reading a record number by number is
too slow for a view that is built at every move. The tests hold the two against each other.
"""

import struct
from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar

import numpy as np

from regency.core.part import Recent, read_once
from regency.core.types import EMPTY, State
from regency.games.royals import tables
from regency.games.royals.rules.state import DONE, STATE
from regency.games.royals.tables import (
    ALL_TITLES,
    COUNTRY_PILE,
    INTRIGUE_PILE,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_TITLES,
)

# The tables as plain lists, for the same reason.
COST: list[int] = tables.NOBLE_COST.tolist()
PLOTS: list[int] = tables.NOBLE_INTRIGUE.tolist()
CITY: list[int] = tables.NOBLE_CITY.tolist()
TITLE: list[int] = tables.NOBLE_TITLE.tolist()
COUNTRY: list[int] = tables.NOBLE_COUNTRY.tolist()
INFLUENCE: list[int] = tables.NOBLE_INFLUENCE.tolist()
SHOWS: list[list[int]] = tables.SHOWS.tolist()
JOKER: list[int] = tables.JOKER.tolist()
CITY_BONUS: list[int] = tables.CITY_BONUS.tolist()
COUNTRY_BONUS: list[list[int]] = tables.COUNTRY_BONUS.tolist()
HOUSE_BONUS: list[list[int]] = tables.HOUSE_BONUS.tolist()
PERIOD_MARKER: list[list[list[int]]] = tables.PERIOD_MARKER.tolist()
TITLE_MARKER: list[list[int]] = tables.TITLE_MARKER.tolist()
COUNTRY_CITIES: list[int] = tables.COUNTRY_CITIES.tolist()
PRECEDENCE: list[list[int]] = tables.PRECEDENCE.tolist()
Kept = TypeVar("Kept")
#: Fields that only claims and scorings change; all points depend on nothing else.
BOARD_FIELDS = (
    *("owned", "claimed", "present", "points", "seats", "period", "owner", "cathedral"),
    *("influence", "titles", "title_cubes", "city_taken", "country_taken", "house_taken"),
    *("period_taken", "title_taken"),
)
#: Fields that change with every card; of those nobody needs to be shown, none.
TURN_FIELDS = (
    *("phase", "turn", "turns", "ran_out", "drawn", "row_size", "row", "deck_left", "discard"),
    *("hand_size", "known", "noble", "staged"),
)
#: How many states and boards are remembered: those of the tables being played.
STATES_KEPT = 1024
#: Where a state's hands are, which alone differ from viewer to viewer.
LAYOUT = STATE.dtype
OFFSETS: dict[str, Any] = dict(LAYOUT.fields or {})
HANDS = int(OFFSETS["hand"][1])
AFTER_HANDS = HANDS + LAYOUT["hand"].itemsize
FRESH = int(OFFSETS["fresh_own"][1])
AFTER_FRESH = FRESH + LAYOUT["fresh_own"].itemsize
NO_HANDS = bytes(LAYOUT["hand"].itemsize)
PHASE = int(OFFSETS["phase"][1])
#: The kinds of each pile.
KINDS = (range(NUM_COUNTRIES), range(NUM_COUNTRIES, NUM_KINDS))


@read_once
def plain(seen: State) -> Any:
    """Return a state's fields as plain numbers and lists: a record is slow to read one by one.

    All viewers of one move see the same but for their hands, so the rest is read once for them all,
    and what follows from it is worked out once (see `kept`). Nobody may change what is returned.
    """
    return _plain(seen.tobytes())


@lru_cache(maxsize=STATES_KEPT)
def _plain(record: bytes) -> Any:
    public = record[:HANDS] + NO_HANDS + record[AFTER_HANDS:FRESH] + NO_HANDS + record[AFTER_FRESH:]
    found = SimpleNamespace()
    found.__dict__.update(_public(public))
    hands = memoryview(record)[HANDS:AFTER_HANDS].cast("b").tolist()
    found.hand = [hands[at : at + NUM_KINDS] for at in range(0, len(hands), NUM_KINDS)]
    return found


@lru_cache(maxsize=STATES_KEPT)
def _public(record: bytes) -> dict[str, Any]:
    """Return the fields of a state without its hands, and an empty notebook for `kept`."""
    over = record[PHASE] == DONE
    board = b"".join([record[span] for span in _BOARD_SPANS]) + bytes([over])
    fields = _BOARDS.get(board) or _BOARDS.keep(board, _board_fields(record))
    return {**fields, **_turn_fields(record), "notes": {}}


def _board_fields(record: bytes) -> dict[str, Any]:
    """Return the fields of the board, and an empty notebook for `settled`."""
    whole = np.frombuffer(record, LAYOUT)[0]
    return {name: whole[name].tolist() for name in BOARD_FIELDS} | {"board_notes": {}}


def _turn_reader() -> Callable[[bytes], dict[str, Any]]:
    """Return what reads the fields of a turn: numbers, lists of them, and lists of lists."""
    form, at, count = "=", 0, 0
    picks: dict[str, int | slice | list[slice]] = {}
    for name in sorted(TURN_FIELDS, key=lambda name: int(OFFSETS[name][1])):
        kind, start = OFFSETS[name][:2]
        size = kind.itemsize // kind.base.itemsize
        form += f"{start - at}x{size}{kind.base.char}"
        rows = (
            [slice(i, i + kind.shape[-1]) for i in range(count, count + size, kind.shape[-1])]
            if kind.shape
            else []
        )
        picks[name] = rows if len(kind.shape) > 1 else (rows[0] if rows else count)
        at, count = start + kind.itemsize, count + size
    unpack = struct.Struct(form).unpack_from

    def read(record: bytes) -> dict[str, Any]:
        flat = unpack(record)
        return {
            name: [flat[row] for row in pick] if isinstance(pick, list) else flat[pick]
            for name, pick in picks.items()
        }

    return read


_BOARD_SPANS = [
    slice(OFFSETS[name][1], OFFSETS[name][1] + OFFSETS[name][0].itemsize) for name in BOARD_FIELDS
]
_BOARDS: Recent[bytes, dict[str, Any]] = Recent(STATES_KEPT)
_turn_fields = _turn_reader()


def kept(seen: Any, make: Callable[[Any], Kept]) -> Kept:
    """Return what *make* says of the public fields, worked out once for all viewers of a move."""
    return _noted(seen.notes, seen, make)


def settled(seen: Any, make: Callable[[Any], Kept]) -> Kept:
    """Return what *make* says of the board's fields, worked out once until a claim changes them."""
    return _noted(seen.board_notes, seen, make)


def _noted(notes: dict[Any, Any], seen: Any, make: Callable[[Any], Kept]) -> Kept:
    if make not in notes:
        notes[make] = make(seen)
    found: Kept = notes[make]
    return found


def ranking(seats: int, country: int, influence: list[int], owned: list[int]) -> list[int]:
    """Return the seats with influence in a country, the leading one first (RY-18, RY-19)."""
    ranked = [seat for seat in range(seats) if influence[seat] > 0]
    if len(ranked) > 1:
        ranked.sort(
            key=lambda seat: (
                -influence[seat],
                [-(owned[seat] & nobles).bit_count() for nobles in PRECEDENCE[country]],
            )
        )
    return ranked


def title_leaders(cubes: list[int], seats: int) -> list[int]:
    """Return who would take a title marker now: one seat, two that share it, or nobody (RY-20)."""
    most = max(cubes[:seats])
    if most == 0:
        return []
    tied = [seat for seat in range(seats) if cubes[seat] == most]
    return tied if len(tied) <= tables.PLACES else []


def majority_points(seen: Any, seat: int, country: int, ranked: list[int]) -> int:
    """Return what a seat would take in a country if the period were scored now (RY-18)."""
    markers = PERIOD_MARKER[seen.period][country]
    return sum(markers[place] for place, taker in enumerate(ranked[:2]) if taker == seat)


def title_points(title: int, leaders: list[int], seat: int) -> int:
    """Return what a seat would take for a title if the match ended now (RY-20)."""
    return TITLE_MARKER[title][len(leaders) - 1] if seat in leaders else 0


def expected(seen: Any) -> tuple[list[list[int]], list[list[int]]]:
    """Return the rankings of the countries and the leaders of the titles; none after the end."""
    if seen.phase == DONE:
        return [[] for _ in range(NUM_COUNTRIES)], [[] for _ in range(NUM_TITLES)]
    rankings = [
        ranking(seen.seats, country, seen.influence[country], seen.owned)
        for country in range(NUM_COUNTRIES)
    ]
    leaders = [title_leaders(cubes, seen.seats) for cubes in seen.title_cubes]
    return rankings, leaders


def points_now(seen: Any) -> list[int]:
    """Return each seat's points if the match ended now: its markers and those it would take."""
    rankings, leaders = settled(seen, expected)
    points = list(seen.points[: seen.seats])
    for country, ranked in enumerate(rankings):
        for place, seat in enumerate(ranked[:2]):
            points[seat] += PERIOD_MARKER[seen.period][country][place]
    for title, leading in enumerate(leaders):
        for seat in leading:
            points[seat] += TITLE_MARKER[title][len(leading) - 1]
    return points


# --- claims


class Gain(NamedTuple):
    """What a claim brings: bonuses taken at once, and the change if the match ended now."""

    city: int
    country: int
    house: int
    standing: int


def payable(hand: list[int], country: int, cost: int, pile: int) -> bool:
    """Tell whether a hand can pay a cost in one kind of cards, jokers included (RY-9)."""
    held = sum(hand[kind] for kind in KINDS[pile])
    right = sum(hand[kind] for kind in KINDS[pile] if SHOWS[country][kind])
    joker = JOKER[pile]
    return cost <= (held + (joker - 1) * right) // joker


def claimable(seen: Any, seat: int) -> list[int]:
    """Return the nobles a seat can pay for now (RY-7, RY-8)."""
    hand = seen.hand[seat]
    found = []
    for noble in range(NUM_NOBLES):
        owner = seen.owner[noble]
        if owner == seat or not payable(hand, COUNTRY[noble], COST[noble], COUNTRY_PILE):
            continue
        if owner == EMPTY or payable(hand, COUNTRY[noble], PLOTS[noble], INTRIGUE_PILE):
            found.append(noble)
    return found


def cheapest(hand: list[int], country: int, cost: int, pile: int) -> dict[int, int]:
    """Return the cheapest payment of a cost by kind: fitting cards first, then jokers, each from
    the kinds the seat has fewest of."""
    shows = SHOWS[country]
    right = sorted((hand[kind], kind) for kind in KINDS[pile] if shows[kind])
    strange = sorted((hand[kind], kind) for kind in KINDS[pile] if not shows[kind])
    fitting = sum(held for held, _ in right)
    parts = ((right, min(cost, fitting)), (strange, JOKER[pile] * max(0, cost - fitting)))
    chosen: dict[int, int] = {}
    for cards, wanted in parts:
        left = wanted
        for held, kind in cards:
            if left > 0 and held > 0:
                chosen[kind] = min(held, left)
                left -= chosen[kind]
    return dict(sorted(chosen.items()))


def payment(seen: Any, seat: int, noble: int) -> dict[int, int]:
    """Return the cheapest whole payment for a noble, cards already laid counted in (RY-9)."""
    hand = [held + laid for held, laid in zip(seen.hand[seat], seen.staged, strict=True)]
    chosen = cheapest(hand, COUNTRY[noble], COST[noble], COUNTRY_PILE)
    if seen.owner[noble] != EMPTY:
        chosen |= cheapest(hand, COUNTRY[noble], PLOTS[noble], INTRIGUE_PILE)
    return chosen


def gain(seen: Any, seat: int, noble: int) -> Gain:
    """Return what claiming a noble brings a seat (RY-10, RY-13 … RY-15)."""
    rankings, leaders = settled(seen, expected)
    country, title, city = COUNTRY[noble], TITLE[noble], CITY[noble]
    first = CITY_BONUS[city] if seen.city_taken[city] == EMPTY else 0
    whole = COUNTRY_CITIES[country]
    complete = (seen.present[seat] | 1 << city) & whole == whole
    land = _next_marker(COUNTRY_BONUS[country], seen.country_taken[country], seat) * complete
    all_titles = seen.titles[seat] | 1 << title == ALL_TITLES
    house = _next_marker(HOUSE_BONUS[seen.seats], seen.house_taken, seat) * all_titles
    change = first + land + house
    change += _majority_after(seen, seat, noble) - majority_points(
        seen, seat, country, rankings[country]
    )
    cubes = list(seen.title_cubes[title])
    cubes[seat] += 1
    after = title_leaders(cubes, seen.seats)
    change += title_points(title, after, seat) - title_points(title, leaders[title], seat)
    return Gain(first, land, house, change)


def _next_marker(values: list[int], taken: list[int], seat: int) -> int:
    """Return the highest marker left, or 0 if the seat has one already."""
    if seat in taken:
        return 0
    return next((value for value, by in zip(values, taken, strict=True) if by == EMPTY), 0)


def _majority_after(seen: Any, seat: int, noble: int) -> int:
    """Return what a seat would take in the noble's country if it held the noble."""
    country = COUNTRY[noble]
    influence, owned = list(seen.influence[country]), list(seen.owned)
    influence[seat] += INFLUENCE[noble]
    owned[seat] |= 1 << noble
    loser = seen.owner[noble]
    if loser != EMPTY:
        influence[loser] -= INFLUENCE[noble]
        owned[loser] &= ~(1 << noble)
    return majority_points(seen, seat, country, ranking(seen.seats, country, influence, owned))
