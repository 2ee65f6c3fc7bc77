"""Tables for tests: exact positions, set by hand and played interpreted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from regency.core.facts import Fact
from regency.core.match import Position
from regency.core.types import EMPTY, State
from regency.games.castle_combo import GAME
from regency.games.castle_combo.data.tables import GRID, IDS, MIDDLE, number_of
from regency.games.castle_combo.rules.effects import store
from regency.games.castle_combo.rules.state import DOWN, UP
from regency.games.castle_combo.rules.turn import lay

CASTLE_IDS = IDS[:39]
VILLAGE_IDS = IDS[39:]
PILES = {"castle": 0, "village": 1}


def card(name: str) -> int:
    found = number_of(name)
    assert found is not None, name
    return found


def cell(at: Sequence[int]) -> int:
    return (at[0] + MIDDLE) * GRID + at[1] + MIDDLE


def order(location: str, top: Sequence[str]) -> list[str]:
    """A whole deck with the given cards on top and the others in their printed order."""
    deck = CASTLE_IDS if location == "castle" else VILLAGE_IDS
    return [*top, *(name for name in deck if name not in top)]


class Table:
    """A match after a given deal."""

    def __init__(
        self, seats: int = 2, castle: Sequence[str] = (), village: Sequence[str] = ()
    ) -> None:
        self.position = Position(GAME, seats, machine="python")
        for location, top in (("castle", castle), ("village", village)):
            self.position.chance([card(name) for name in order(location, top)])

    @property
    def state(self) -> State:
        return self.position.state

    def do(self, **line: Any) -> list[Fact]:
        """Carry out one line of a record for the seat whose turn it is."""
        seat = self.position.seat_to_act()
        assert seat >= 0, "no seat is to act"
        facts: list[Fact] = []
        for action in GAME.notation.read_move(self.state, seat, line):
            facts += self.position.play(seat, action)
        return facts

    def recruit(self, name: str, at: Sequence[int] = (0, 0), face: str = "up") -> list[Fact]:
        return self.do(do="recruit", card=name, face=face, at=list(at))

    def key(self, use: str) -> list[Fact]:
        return self.do(do="key", use=use)

    def shuffle(self, names: Sequence[str]) -> list[Fact]:
        return self.position.chance([card(name) for name in names])

    def row(self, location: str) -> list[str | None]:
        return [None if c == EMPTY else IDS[int(c)] for c in self.state.row[PILES[location]]]

    def discards(self, location: str) -> list[str]:
        pile = PILES[location]
        return [IDS[int(c)] for c in self.state.discards[pile][: self.state.discards_size[pile]]]

    def offer(self, name: str, slot: int = 0) -> None:
        """Put a card into its row, whatever was there, and the messenger beside it."""
        location = 0 if card(name) < len(CASTLE_IDS) else 1
        self.state.row[location, slot] = card(name)
        self.state.messenger = location

    def set_row(self, location: str, names: Sequence[str]) -> None:
        for slot, name in enumerate(names):
            self.state.row[PILES[location], slot] = card(name)

    def lay(self, seat: int, name: str, at: Sequence[int], face: str = "up", gold: int = 0) -> None:
        """Put a card straight into a tableau; nothing is paid and no ability works."""
        lay(self.state, seat, cell(at), card(name), UP if face == "up" else DOWN)
        if gold:
            store(self.state, seat, cell(at), gold, np.zeros((0, 6), np.int16), 0)

    def fill(self, seat: int, names: Sequence[str], face: str = "up") -> None:
        """Fill a tableau in reading order; `-` is a face-down card, `name:3` holds 3 gold."""
        for i, entry in enumerate(names):
            at = (i // 3, i % 3)
            name, _, gold = entry.partition(":")
            if name == "-":
                self.lay(seat, "nun", at, "down")
            elif name:
                self.lay(seat, name, at, face, int(gold or 0))

    def purse(self, seat: int, at: Sequence[int]) -> int:
        return int(self.state.purse[seat, cell(at)])

    def gold(self, seat: int) -> int:
        return int(self.state.gold[seat])

    def keys(self, seat: int) -> int:
        return int(self.state.keys[seat])

    def empty_deck(self, location: str, discards: Sequence[str] = ()) -> None:
        """Leave nothing to draw but the given discards."""
        pile = PILES[location]
        self.state.deck[pile] = EMPTY
        self.state.deck_size[pile] = 0
        self.state.discards[pile] = EMPTY
        for i, name in enumerate(discards):
            self.state.discards[pile, i] = card(name)
        self.state.discards_size[pile] = len(discards)
