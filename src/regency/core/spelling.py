"""Spelling pages: their pieces' JSON, one after the other, in compiled code.

A legend knows how pieces read. It is a table of keys in which a piece is found near the place that
its key names, and the JSON of all pieces lies in one long row of bytes.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from regency.core.page import FIRST, NEXT
from regency.core.pieces import Pieces
from regency.core.types import Ints

#: Pieces that are remembered, at a hundred bytes or two each; then all are forgotten.
MOST_PIECES = 200_000
#: A table has at least twice as many places as pieces, so that most are found at once.
FIRST_PLACES = 1 << 12
FIRST_BYTES = 1 << 16
#: No piece has this key.
NO_KEY = -1
# A key is folded, so that its kind counts as its numbers do, and its product with an odd number
# spreads its bits; high ones name the place.
_FOLD, _SPREAD, _HIGH = 31, 0x1E3779B97F4A7C15, 40

#: Keys by place, where the JSON of each begins and ends, and all the JSON.
Tables: TypeAlias = tuple[Ints, Ints, Ints]


def place_of(keys: Ints | memoryview, key: int) -> int:
    """Return where a key is in the table, or where it would be."""
    last = len(keys) - 1
    place = (((key ^ (key >> _FOLD)) * _SPREAD) >> _HIGH) & last
    while keys[place] != key and keys[place] != NO_KEY:
        place = (place + 1) & last
    return place


def copy(words: Ints, out: Ints) -> None:
    """Write bytes at the beginning of a row; counted from 0 so that it compiles to a block move."""
    for letter in range(len(words)):
        out[letter] = words[letter]


def spell_at(
    pages: Ints, keys: Ints, spans: Ints, letters: Ints, out: Ints, ends: Ints, missing: Ints
) -> int:
    """Write how the pages read; `ends` says where each ends, the return how many are missing.

    Pieces that are not in the table are written down in `missing`, and not spelt. Where there is no
    room, on a page or here, the last end is beyond it, so that a reader notices.
    """
    at = 0
    lacking = 0
    for row in range(len(pages)):
        page = pages[row]
        for i in range(FIRST, min(page[NEXT], len(page))):
            place = place_of(keys, int(page[i]))
            if keys[place] == NO_KEY:
                if lacking < len(missing):
                    missing[lacking] = page[i]
                    lacking += 1
                continue
            words = letters[spans[place, 0] : spans[place, 1]]
            if at + len(words) <= len(out):
                copy(words, out[at:])
            at += len(words)
        if page[NEXT] > len(page):
            at = len(out) + 1
        ends[row] = at
    return lacking


class Legend:
    """How a game's pieces read, as far as they have been shown."""

    def __init__(self, pieces: Pieces, most: int = MOST_PIECES) -> None:
        self._pieces = pieces
        self._most = most
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self._count = 0
        self._used = 0
        self._letters: Ints = np.zeros(FIRST_BYTES, np.uint8)
        self._set_places(FIRST_PLACES)

    def _set_places(self, count: int) -> None:
        self._keys: Ints = np.full(count, NO_KEY, np.int64)
        self._spans: Ints = np.zeros((count, 2), np.int64)

    def __len__(self) -> int:
        return self._count

    @property
    def tables(self) -> Tables:
        """Return the tables as `spell_at` reads them."""
        return self._keys, self._spans, self._letters

    def learn(self, keys: list[int]) -> None:
        """Find out how pieces read."""
        if self._count + len(keys) > self._most:
            self.forget()
        for key in dict.fromkeys(keys):
            self._add(key, self._pieces.json(key))

    def _add(self, key: int, words: bytes) -> None:
        if 2 * (self._count + 1) > len(self._keys):
            self._make_room()
        # Memory views: an array takes ten times as long to be asked for one number.
        keys, start, end = self._keys.data, self._used, self._used + len(words)
        place = place_of(keys, key)
        if keys[place] == key:
            return
        while end > len(self._letters):
            self._letters = np.concatenate([self._letters, np.zeros_like(self._letters)])
        self._letters.data[start:end] = words
        keys[place] = key
        spans = self._spans.data
        spans[place, 0], spans[place, 1] = start, end
        self._used = end
        self._count += 1

    def _make_room(self) -> None:
        """Move to a table twice as large."""
        keys, spans = self._keys, self._spans
        self._set_places(2 * len(keys))
        places = self._keys.data
        for old in np.flatnonzero(keys != NO_KEY).tolist():
            place = place_of(places, int(keys[old]))
            self._keys[place], self._spans[place] = keys[old], spans[old]
