"""A state as plain Python numbers: read once, for everything that is shown."""

import struct
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import itemgetter
from typing import Any

from regency.core.part import read_once
from regency.core.types import State
from regency.games.for_the_king.rules.state import STATE

Row = tuple[int, ...]
Rows = tuple[Row, ...]
#: How much is remembered: a move is shown to a handful of viewers, at many tables in turn.
RECENT = 1024
#: Fields that tell where cards are.
CARDS = (
    *("hand", "lost", "favoured", "gone", "came", "seats", "tile", "held", "centre", "hand_size"),
    *("losses", "blind", "seen", "seen_at", "sightings", "favoured_count", "king", "hammer"),
)
#: Fields with a row for each seat.
TABLES = ("hand", "lost", "favoured", "seen", "seen_at")


@dataclass(slots=True, eq=False)
class Plain:
    """The fields of a state that are shown, under their names in the record; never changed."""

    #: The bytes of all that tells where cards are: equal for states that differ in bids alone.
    cards: bytes
    seats: int
    ties_by_sum: int
    phase: int
    turn: int
    tile: Row
    gone: Row
    came: Row
    drawn: int
    adviser: int
    room: Row
    held: Row
    centre: Row
    hand_size: Row
    losses: Row
    blind: Row
    sightings: Row
    favoured_count: Row
    favours: int
    turned: int
    king: int
    ups: int
    downs: int
    choice: int
    changed: int
    first: int
    hammer: int
    high: int
    high_seat: int
    inside: int
    barred: int
    due: int
    # By seat; these come last, see `_layout`.
    hand: Rows
    lost: Rows
    favoured: Rows
    seen: Rows
    seen_at: Rows


def _layout() -> tuple[struct.Struct, Callable[[Any], Any], list[slice]]:
    """Return how to unpack a record's bytes, how to pick single values and rows, and its tables.

    Asking a record for its numbers one by one takes most of a millisecond; this a fiftieth.
    """
    wanted = [field.name for field in fields(Plain)[1:]]
    dtype = STATE.new(1).dtype
    form, at, count = "=", 0, 0
    picks: dict[str, list[int | slice]] = {}
    for name, entry in sorted(dtype.fields.items(), key=lambda item: item[1][1]):
        kind, offset = entry[0], entry[1]
        if name not in wanted:
            continue
        size = kind.itemsize // kind.base.itemsize
        form += f"{offset - at}x{size}{kind.base.char}"
        width = kind.shape[-1] if kind.shape else 1
        rows = range(count, count + size, width)
        picks[name] = [slice(i, i + width) for i in rows] if kind.shape else [count]
        at, count = offset + kind.itemsize, count + size
    flat = [pick for name in wanted for pick in picks[name]]
    tables = []
    for name in TABLES:
        start = sum(len(picks[before]) for before in wanted[: wanted.index(name)])
        tables.append(slice(start, start + len(picks[name])))
    return struct.Struct(f"{form}{dtype.itemsize - at}x"), itemgetter(*flat), tables


def _card_bytes() -> list[slice]:
    """Return where in a record's bytes the fields lie that tell where cards are."""
    places = STATE.new(1).dtype.fields
    spans = [(places[name][1], places[name][1] + places[name][0].itemsize) for name in CARDS]
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and merged[-1][1] == start:
            start = merged.pop()[0]
        merged.append((start, end))
    return [slice(start, end) for start, end in merged]


_STRUCT, _PICK, _TABLES = _layout()
_CARDS = _card_bytes()
_SINGLE = _TABLES[0].start


@read_once
def plain(state: State) -> Plain:
    """Return a state's numbers."""
    return _read(state.tobytes())


@lru_cache(maxsize=RECENT)  # view, prompt, points and sheet are asked for the same state in turn
def _read(record: bytes) -> Plain:
    values = _PICK(_STRUCT.unpack(record))
    cards = b"".join([record[part] for part in _CARDS])
    return Plain(cards, *values[:_SINGLE], *[values[rows] for rows in _TABLES])
