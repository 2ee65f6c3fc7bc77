"""A state read once into plain ints, and what a tableau is worth, reckoned once for each tableau.

Reading a NumPy record entry by entry costs microseconds each, and a view reads hundreds. The points
themselves are the rules' own: a tableau answers to the names the rules read.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import lru_cache
from types import SimpleNamespace
from typing import NamedTuple, TypeAlias, cast

from regency.core.part import read_once
from regency.core.reading import Layout, sort_out, sorted_bytes
from regency.core.types import EMPTY, State
from regency.games.castle_combo.cards import CARDS
from regency.games.castle_combo.rules.scoring import (
    gold_on_purse,
    scroll_points,
    spare_gold,
)
from regency.games.castle_combo.rules.state import MAX_SEATS, STATE
from regency.games.castle_combo.rules.turn import open_cells, price_of
from regency.games.castle_combo.tables import (
    DISCOUNT_TALLY,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_TALLIES,
)

#: How many states and tableaux are remembered: those of the tables being played.
STATES_KEPT = 1024
TABLEAUX_KEPT = 8192


@dataclass(frozen=True, eq=False, slots=True)
class Tableau:
    """All that a seat's points and prices depend on; one object for equal ones, a quick key."""

    gold: int
    keys: int
    occupied: int  # bits by cell
    face_up: int  # bits by cell
    rows_used: int
    columns_used: int
    cell: tuple[int, ...]  # the card in each cell, or EMPTY
    purse: tuple[int, ...]  # gold on the card in each cell
    tally: tuple[int, ...]

    @property
    def discounts(self) -> tuple[int, ...]:
        """Return what it pays less, by location."""
        return self.tally[DISCOUNT_TALLY : DISCOUNT_TALLY + NUM_LOCATIONS]


@dataclass(frozen=True, eq=False, slots=True)
class Location:
    """A row, its deck and its discards; one object for equal ones, a quick key."""

    row: tuple[int, ...]
    deck_size: int
    discards: tuple[int, ...]
    cards: int  # those of row and discards, as bits


@dataclass(eq=False, slots=True)  # frozen ones take eight times as long to make
class Plain:
    """What everybody sees of a match; one object a state, so that it can be a quick key itself."""

    phase: int
    turn: int
    messenger: int
    key_used: int
    gone: int
    pile: int
    slot: int
    face: int
    placed: int
    locations: list[Location]
    seats: list[Tableau]

    @property
    def taking(self) -> int:
        """Return the card between row and tableau, or EMPTY."""
        return EMPTY if self.slot == EMPTY else self.locations[self.messenger].row[self.slot]

    @property
    def acting(self) -> int:
        """Return the card whose ability waits for its seat."""
        return self.seats[self.turn].cell[self.placed]


class Worth(NamedTuple):
    """A card of a tableau, and what it is worth if the match ended now."""

    cell: int
    card: int
    up: bool
    gold: int  # on its purse now
    gold_then: int  # on its purse once leftover gold is spread
    times: int  # how often its scroll pays
    points: int


class Reckoning(NamedTuple):
    """What a tableau comes to now."""

    taken: int  # its cards, as bits
    cards: tuple[Worth, ...]
    points: int
    spare_gold: int
    open: tuple[int, ...]  # cells the next card may go to


@read_once
def plain(seen: State) -> Plain:
    """Read a state: all that is shown and told of one move reads the same one."""
    return _read(seen.tobytes())


@lru_cache(maxsize=STATES_KEPT)
def _read(raw: bytes) -> Plain:
    # All bytes that belong together, brought together at once.
    sorted_out = sorted_bytes(raw, _ORDER)
    locations = [_location(sorted_out[where]) for where in _LOCATION_SPANS]
    seats = [_tableau(sorted_out[where]) for where in _SEAT_SPANS[: raw[_COUNT]]]
    return Plain(*_READ_SINGLE(raw), locations, seats)


#: A tableau's fields have a row for each seat.
_TABLEAU = tuple(field.name for field in fields(Tableau))
Singles: TypeAlias = tuple[int, int, int, int, int, int, int, int, int]
_SINGLE = ("phase", "turn", "messenger", "key_used", "gone", "pile", "slot", "face", "placed")
_LOCATION = ("row", "deck_size", "discards", "discards_size")

_LAYOUT = Layout(STATE)
_READ_SINGLE = cast(Callable[[bytes], Singles], _LAYOUT.read_fields(_SINGLE))
_READ_TABLEAU = _LAYOUT.read_row(_TABLEAU)
_READ_LOCATION = _LAYOUT.read_row(_LOCATION)
_COUNT = _LAYOUT.span("seats").start
_ORDER, _SPANS = sort_out(
    [_LAYOUT.row_of(_LOCATION, location) for location in range(NUM_LOCATIONS)]
    + [_LAYOUT.row_of(_TABLEAU, seat) for seat in range(MAX_SEATS)]
)
_LOCATION_SPANS, _SEAT_SPANS = _SPANS[:NUM_LOCATIONS], _SPANS[NUM_LOCATIONS:]


@lru_cache(maxsize=TABLEAUX_KEPT)
def _tableau(raw: bytes) -> Tableau:
    """Return the tableau of these bytes, the same object as long as it is remembered."""
    return Tableau(*_READ_TABLEAU(raw))


@lru_cache(maxsize=STATES_KEPT)
def _location(raw: bytes) -> Location:
    """Return the location of these bytes, the same object as long as it is remembered."""
    row, deck_size, discards, size = _READ_LOCATION(raw)
    return Location(row, deck_size, discards[:size], bits(row) | bits(discards[:size]))


def bits(cards: Iterable[int]) -> int:
    """Return cards as bits by their number."""
    found = 0
    for card in cards:
        if card != EMPTY:
            found |= 1 << card
    return found


#: Every (seat, entry) of the fields with two axes, for the one seat.
_INDICES = [(0, i) for i in range(max(NUM_CELLS, NUM_TALLIES))]


class OneSeat:
    """A tableau under the names of a state's fields: the rules see a match of one seat."""

    def __init__(self, tableau: Tableau) -> None:
        """Spread the fields the rules index by seat and cell."""
        for name in _TABLEAU:
            value = getattr(tableau, name)
            if isinstance(value, tuple):
                setattr(self, name, dict(zip(_INDICES, value, strict=False)))
            else:
                setattr(self, name, (value,))


@lru_cache(maxsize=TABLEAUX_KEPT)
def reckon(tableau: Tableau) -> Reckoning:
    """Reckon every card of a tableau as if the match ended now (CC-17, CC-18)."""
    seat = OneSeat(tableau)
    cards = tuple(
        _worth(seat, tableau, cell) for cell in range(NUM_CELLS) if tableau.occupied >> cell & 1
    )
    free = open_cells(seat, 0)
    return Reckoning(
        bits(tableau.cell),
        cards,
        tableau.keys + sum(worth.points for worth in cards),
        spare_gold(seat, 0),
        tuple(cell for cell in range(NUM_CELLS) if free >> cell & 1),
    )


def _worth(seat: State, tableau: Tableau, cell: int) -> Worth:
    card, gold = tableau.cell[cell], tableau.purse[cell]
    if not tableau.face_up >> cell & 1:
        return Worth(cell, card, False, gold, gold, 0, 0)
    printed = CARDS[card]
    points = scroll_points(seat, 0, cell)
    then = gold_on_purse(seat, 0, cell) if printed.purse else 0
    return Worth(cell, card, True, gold, then, points // printed.scroll.points, points)


def price(tableau: Tableau, card: int) -> int:
    """Return what a card would cost a seat now (CC-5)."""
    return price_at(tableau.discounts, card)


@lru_cache(maxsize=TABLEAUX_KEPT)
def price_at(discounts: tuple[int, ...], card: int) -> int:
    """Return what a card would cost with these discounts (CC-5)."""
    tally = {(0, DISCOUNT_TALLY + place): discount for place, discount in enumerate(discounts)}
    return price_of(SimpleNamespace(tally=tally), 0, card)
