"""A state read once into plain ints, and what a tableau is worth, reckoned once for each tableau.

Reading a NumPy record entry by entry costs microseconds each, and a view reads hundreds. The points
themselves are the rules' own: a tableau answers to the names the rules read.
"""

from dataclasses import dataclass
from functools import lru_cache
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
from regency.games.castle_combo.rules.state import STATE
from regency.games.castle_combo.rules.turn import open_cells, price_of
from regency.games.castle_combo.tables import (
    DISCOUNT_TALLY,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_TALLIES,
)

#: How many states and tableaux are remembered: those of the tables being played.
STATES_KEPT = 256
TABLEAUX_KEPT = 2048


class Tableau(NamedTuple):
    """All that a seat's points and prices depend on."""

    gold: int
    keys: int
    occupied: int  # bits by cell
    face_up: int  # bits by cell
    rows_used: int
    columns_used: int
    cell: tuple[int, ...]  # the card in each cell, or EMPTY
    purse: tuple[int, ...]  # gold on the card in each cell
    tally: tuple[int, ...]


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
    row: list[list[int]]
    deck_size: list[int]
    discards: list[list[int]]
    seats: list[Tableau]

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
    fields = dict(zip(_NAMES, np.frombuffer(raw, STATE.dtype)[0].item(), strict=True))
    count = fields["seats"]
    several = {name: fields[name].tolist() for name in _SEVERAL}
    columns = [several[name] for name in Tableau._fields]
    sizes = several["discards_size"]
    discards = [pile[:size] for pile, size in zip(several["discards"], sizes, strict=True)]
    return Plain(
        **{name: fields[name] for name in _SINGLE},
        row=several["row"],
        deck_size=several["deck_size"],
        discards=discards,
        seats=[_tableau([column[seat] for column in columns]) for seat in range(count)],
    )


_NAMES = STATE.dtype.names or ()
_SINGLE = ("phase", "turn", "messenger", "key_used", "gone", "pile", "slot", "face", "placed")
_SEVERAL = ("row", "deck_size", "discards", "discards_size", *Tableau._fields)


def _tableau(values: list[Any]) -> Tableau:
    """Make a tableau of its fields in order; lists become tuples, so that it can be a key."""
    return Tableau._make(tuple(v) if isinstance(v, list) else v for v in values)


#: Every (seat, entry) of the fields with two axes, for the one seat.
_INDICES = [(0, i) for i in range(max(NUM_CELLS, NUM_TALLIES))]


class OneSeat:
    """A tableau under the names of a state's fields: the rules see a match of one seat."""

    def __init__(self, tableau: Tableau) -> None:
        """Spread the fields the rules index by seat and cell."""
        for name, value in zip(Tableau._fields, tableau, strict=True):
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


@lru_cache(maxsize=STATES_KEPT)
def reckon_all(now: Plain) -> tuple[Reckoning, ...]:
    """Reckon every seat."""
    return tuple(reckon(tableau) for tableau in now.seats)


def price(tableau: Tableau, card: int) -> int:
    """Return what a card would cost a seat now (CC-5)."""
    return _price(tableau.tally[DISCOUNT_TALLY : DISCOUNT_TALLY + NUM_LOCATIONS], card)


@lru_cache(maxsize=TABLEAUX_KEPT)
def _price(discounts: tuple[int, ...], card: int) -> int:
    tally = {(0, DISCOUNT_TALLY + place): discount for place, discount in enumerate(discounts)}
    return price_of(SimpleNamespace(tally=tally), 0, card)
