"""Spelling pages: their pieces' JSON, one after the other, in compiled code.

A legend knows how pieces read. It is a table of keys in which a piece is found near the place that
its key names, and the JSON of all pieces lies in one long row of bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from regency.core.drawing.page import FIRST, NEXT
from regency.core.drawing.pieces import Pieces
from regency.core.engine import Bind, undispatched
from regency.core.types import Ints

#: Pieces that are remembered, at a hundred bytes or two each; then all are forgotten.
MOST_PIECES = 100_000
#: A table has at least twice as many places as pieces, so that most are found at once.
FIRST_PLACES = 1 << 12
FIRST_BYTES = 1 << 16
#: No piece has this key.
NO_KEY = -1
# A key is folded, so that its kind counts as its numbers do, and its product with an odd number
# spreads its bits; high ones name the place.
_FOLD, _SPREAD, _HIGH = 31, 0x1E3779B97F4A7C15, 40

# A row of the table: a key, and where its JSON begins and ends; as long as half a line of memory.
KEY, START, END, COLUMNS = 0, 1, 2, 4

#: The table, and all the JSON.
Tables: TypeAlias = tuple[Ints, Ints]


def place_of(table: Ints | memoryview, key: int) -> int:
    """Return where a key is in the table, or where it would be."""
    last = len(table) - 1
    place = (((key ^ (key >> _FOLD)) * _SPREAD) >> _HIGH) & last
    while table[place, KEY] != key and table[place, KEY] != NO_KEY:
        place = (place + 1) & last
    return place


def copy(words: Ints, out: Ints) -> None:
    """Write bytes at the beginning of a row; counted from 0 so that it compiles to a block move."""
    for letter in range(len(words)):
        out[letter] = words[letter]


def spell_at(pages: Ints, table: Ints, letters: Ints, out: Ints, ends: Ints, missing: Ints) -> int:
    """Write how the pages read; `ends` says where each ends, the return how many are missing.

    Pieces that are not in the table are written down in `missing`, and not spelt. Where there is no
    room, on a page or here, the last end is beyond it, so that a reader notices.
    """
    at = 0
    lacking = 0
    for row in range(len(pages)):
        page = pages[row]
        for i in range(FIRST, min(page[NEXT], len(page))):
            place = place_of(table, int(page[i]))
            if table[place, KEY] == NO_KEY:
                if lacking < len(missing):
                    missing[lacking] = page[i]
                    lacking += 1
                continue
            words = letters[table[place, START] : table[place, END]]
            if at + len(words) <= len(out):
                copy(words, out[at:])
            at += len(words)
        if page[NEXT] > len(page):
            at = len(out) + 1
        ends[row] = at
    return lacking


def move_at(old: Ints, table: Ints) -> None:
    """Move all rows to another table."""
    for row in range(len(old)):
        if old[row, KEY] != NO_KEY:
            place = place_of(table, int(old[row, KEY]))
            for column in range(COLUMNS):
                table[place, column] = old[row, column]


class Legend:
    """How a game's pieces read, as far as they have been shown."""

    def __init__(
        self,
        pieces: Pieces,
        bind: Bind,
        most: int = MOST_PIECES,
        dump: Callable[[Any], str] | None = None,
    ) -> None:
        """Prepare for a game; *bind* compiles (`engine(game).bind`) or leaves as it is."""
        self._pieces = pieces
        self._dump = dump
        self._most = most
        self.forget()
        # In Python it would take so long that a table could notice.
        self._move = undispatched(bind(move_at), self._table, self._table)

    def forget(self) -> None:
        """Begin anew."""
        self._count = 0
        self._used = 0
        self._letters: Ints = np.zeros(FIRST_BYTES, np.uint8)
        self._table: Ints = np.full((FIRST_PLACES, COLUMNS), NO_KEY, np.int64)

    def __len__(self) -> int:
        return self._count

    @property
    def tables(self) -> Tables:
        """Return the tables as `spell_at` reads them."""
        return self._table, self._letters

    def learn(self, keys: list[int]) -> None:
        """Find out how pieces read."""
        if self._count + len(keys) > self._most:
            self.forget()
        for key in dict.fromkeys(keys):
            self._add(key, self._pieces.json(key, self._dump))

    def _add(self, key: int, words: bytes) -> None:
        if 2 * (self._count + 1) > len(self._table):
            self._make_room()
        # A memory view: an array takes ten times as long to be asked for one number.
        table, start, end = self._table.data, self._used, self._used + len(words)
        place = place_of(table, key)
        if table[place, KEY] == key:
            return
        while end > len(self._letters):
            self._letters = np.concatenate([self._letters, np.zeros_like(self._letters)])
        self._letters.data[start:end] = words
        table[place, KEY], table[place, START], table[place, END] = key, start, end
        self._used = end
        self._count += 1

    def _make_room(self) -> None:
        """Move to a table twice as large."""
        old = self._table
        self._table = np.full((2 * len(old), COLUMNS), NO_KEY, np.int64)
        self._move(old, self._table)
