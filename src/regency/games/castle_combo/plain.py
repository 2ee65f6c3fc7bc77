"""A state read once into plain ints, and what a tableau is worth, reckoned once for each tableau.

Reading a NumPy record entry by entry costs microseconds each, and a view reads hundreds. The points
themselves are the rules' own: a tableau answers to the names the rules read.
"""

import struct
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache, partial
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

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


@dataclass(frozen=True, eq=False)
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
    row: list[tuple[int, ...]]
    deck_size: tuple[int, ...]
    discards: list[tuple[int, ...]]
    seats: list[Tableau]
    #: The bytes of all that rows, decks and discards depend on.
    market: bytes

    @property
    def taking(self) -> int:
        """Return the card between row and tableau, or EMPTY."""
        return EMPTY if self.slot == EMPTY else self.row[self.messenger][self.slot]

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

    cards: tuple[Worth, ...]
    points: int
    spare_gold: int
    open: tuple[int, ...]  # cells the next card may go to


def plain(seen: State) -> Plain:
    """Read a state, or remember it: all that is shown and told of one move reads the same state."""
    return _read(seen.tobytes())


@lru_cache(maxsize=STATES_KEPT)
def _read(raw: bytes) -> Plain:
    rows, discards, sizes = _ROW(raw), _DISCARDS(raw), _DISCARDS_SIZE(raw)
    row_length, pile_length = len(rows) // NUM_LOCATIONS, len(discards) // NUM_LOCATIONS
    return Plain(
        **dict(zip(_SINGLE, _READ_SINGLE(raw), strict=True)),
        row=[rows[at : at + row_length] for at in range(0, len(rows), row_length)],
        deck_size=_DECK_SIZE(raw),
        discards=[
            discards[place * pile_length : place * pile_length + size]
            for place, size in enumerate(sizes)
        ],
        seats=[
            _tableau(b"".join([raw[part] for part in parts])) for parts in _SEATS[: raw[_COUNT]]
        ],
        market=b"".join([raw[part] for part in _MARKET]),
    )


_FIELDS: dict[str, Any] = dict(STATE.dtype.fields or {})


def _span(name: str) -> slice:
    """Return where a field lies in a state's bytes."""
    kind, start = _FIELDS[name][:2]
    return slice(start, start + kind.itemsize)


def _code(kind: np.dtype[Any], count: int) -> str:
    return f"{count}{kind.base.char}"


def _reader(name: str) -> Callable[[bytes], tuple[int, ...]]:
    """Return what reads a field's numbers out of a state's bytes."""
    kind, start = _FIELDS[name][:2]
    form = struct.Struct("=" + _code(kind, kind.itemsize // kind.base.itemsize))
    return partial(form.unpack_from, offset=start)


def _single_reader(names: tuple[str, ...]) -> Callable[[bytes], tuple[int, ...]]:
    """Return what reads several single numbers, in this order."""
    ordered = sorted(names, key=lambda name: _FIELDS[name][1])
    form, at = "=", 0
    for name in ordered:
        kind, start = _FIELDS[name][:2]
        form += f"{start - at}x{_code(kind, 1)}"
        at = start + kind.itemsize
    unpack = struct.Struct(form).unpack_from
    pick = itemgetter(*[ordered.index(name) for name in names])
    return lambda raw: pick(unpack(raw))


def _seat_spans(seat: int) -> list[slice]:
    """Return where a seat's part of every field of a tableau lies."""
    spans = []
    for name in _TABLEAU:
        kind, start = _FIELDS[name][:2]
        each = kind.itemsize // kind.shape[0]
        spans.append(slice(start + seat * each, start + (seat + 1) * each))
    return spans


def _tableau_reader() -> Callable[[bytes], tuple[Any, ...]]:
    """Return what reads a tableau out of its bytes: single numbers, and tuples of them."""
    kinds = [_FIELDS[name][0] for name in _TABLEAU]
    counts = [kind.itemsize // kind.base.itemsize // kind.shape[0] for kind in kinds]
    unpack = struct.Struct(
        "=" + "".join(_code(kind, count) for kind, count in zip(kinds, counts, strict=True))
    ).unpack
    starts = [sum(counts[:place]) for place in range(len(counts))]
    picks = [
        slice(at, at + count) if len(kind.shape) > 1 else at
        for kind, at, count in zip(kinds, starts, counts, strict=True)
    ]
    pick: Callable[[Any], tuple[Any, ...]] = itemgetter(*picks)
    return lambda raw: pick(unpack(raw))


_TABLEAU = tuple(field.name for field in fields(Tableau))
_SINGLE = ("phase", "turn", "messenger", "key_used", "gone", "pile", "slot", "face", "placed")
_READ_SINGLE = _single_reader(_SINGLE)
_COUNT = _FIELDS["seats"][1]
_ROW, _DECK_SIZE = _reader("row"), _reader("deck_size")
_DISCARDS, _DISCARDS_SIZE = _reader("discards"), _reader("discards_size")
_SEATS = [_seat_spans(seat) for seat in range(MAX_SEATS)]
_MARKET = [
    _span(name) for name in ("row", "deck_size", "discards", "discards_size", "gone", "cell")
]
_READ_TABLEAU = _tableau_reader()


@lru_cache(maxsize=TABLEAUX_KEPT)
def _tableau(raw: bytes) -> Tableau:
    """Return the tableau of these bytes, the same object as long as it is remembered."""
    return Tableau(*_READ_TABLEAU(raw))


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
