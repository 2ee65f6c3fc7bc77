"""Redaction: what a viewer may see of a state, derived from the declarations alone."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from regency.core.game import Game
from regency.core.part import Recent
from regency.core.record import SPECTATOR_BIT, Field
from regency.core.types import EMPTY, SPECTATOR, Ints, State, States

#: A byte of EMPTY.
_EMPTY_BYTE = 0xFF
#: Masks of KNOWN_BY fields that are remembered.
_MASKS_KEPT = 1024


def redact(game: Game, state: State, viewer: int) -> State:
    """Return a copy of *state* as *viewer* may know it: same dtype, unknown entries HIDDEN.

    Empty entries stay EMPTY: how many cards lie where is public.
    """
    seen = game.rules.STATE.new(1)
    seen[0] = state
    record = seen[0]
    for name, field in game.rules.STATE.fields.items():
        if field.visibility.kind == "PUBLIC":
            continue
        values = np.array(record[name])
        unknown = ~_known(field, values, record, viewer)
        if field.signed:
            unknown &= values != EMPTY
        values[unknown] = field.hidden
        record[name] = values
    return record


def _known(field: Field, values: Ints, record: Any, viewer: int) -> Any:
    """Return a boolean array: which entries the viewer knows."""
    known = np.zeros(values.shape, bool)
    if field.visibility.kind == "OWNER" and viewer != SPECTATOR:
        known[viewer] = True
    if field.visibility.kind == "KNOWN_BY":
        bit = SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer
        known = (np.array(record[field.visibility.mask]) & bit) != 0
    return known


class Redactor:
    """`redact` for all viewers of a state at once, on its bytes: what a live table needs.

    Which bytes are hidden from whom follows from the declarations, worked out once: everything that
    is not public is hidden first, then each seat gets its own entries back, and last everyone the
    entries of KNOWN_BY fields that they know.
    """

    def __init__(self, game: Game) -> None:
        layout = game.rules.STATE
        self._dtype = layout.dtype
        self._seats = game.rules.MAX_SEATS
        self._viewers = self._seats + 1  # the spectator's row is the last: index -1
        secret: list[tuple[slice, Field]] = []
        #: By seat: where its own entries lie.
        self._own: list[list[slice]] = [[] for _ in range(game.rules.MAX_SEATS)]
        self._known_by: list[_KnownBy] = []
        seats = [1 << seat for seat in range(self._seats)]
        bits = np.array([*seats, SPECTATOR_BIT], np.uint8)[:, None]
        for name, field in layout.fields.items():
            if field.visibility.kind != "PUBLIC":
                secret.append((self._declare(name, field, bits), field))
        self._hiders = [(span, _hider(field, span)) for span, field in _joined(secret)]

    def _declare(self, name: str, field: Field, bits: Ints) -> slice:
        """Note who gets which entries of a field back; return where it lies."""
        width = np.dtype(field.base).itemsize
        start = self._dtype.fields[name][1]
        entries = int(np.prod(field.shape))
        span = slice(start, start + entries * width)
        if field.visibility.kind == "OWNER":
            each = entries // field.shape[0] * width
            for seat in range(min(field.shape[0], self._seats)):
                self._own[seat].append(slice(start + seat * each, start + (seat + 1) * each))
        elif field.visibility.kind == "KNOWN_BY":
            mask = self._dtype.fields[field.visibility.mask][1]
            self._known_by.append(_KnownBy(start, width, slice(mask, mask + entries), bits))
        return span

    def all(self, raw: Ints) -> States:
        """Return the state of these bytes as everyone may know it; index it by the viewer."""
        data = raw.tobytes()
        hidden = self._all_hidden(data)
        known = [field.known(data) for field in self._known_by]
        rows = bytearray()
        for viewer in range(self._viewers):
            rows += self._row(data, hidden, viewer, known)
        return np.frombuffer(rows, self._dtype).view(np.recarray)

    def one(self, raw: Ints, viewer: int) -> bytes:
        """Return the bytes of the state as one viewer may know it."""
        data = raw.tobytes()
        hidden = self._all_hidden(data)
        known = [field.known(data) for field in self._known_by]
        return bytes(self._row(data, hidden, viewer % self._viewers, known))

    def _all_hidden(self, data: bytes) -> bytearray:
        hidden = bytearray(data)
        for span, hide in self._hiders:
            hidden[span] = hide(data[span])
        return hidden

    def _row(
        self, data: bytes, hidden: bytearray, viewer: int, known: list[list[list[slice]]]
    ) -> bytearray:
        """Return what a viewer may know; the spectator's number is the one after the last seat."""
        own = self._own[viewer] if viewer < self._seats else []
        if not own and not known:
            return hidden
        row = bytearray(hidden)
        for span in own:
            row[span] = data[span]
        for spans in known:
            for span in spans[viewer]:
                row[span] = data[span]
        return row


class _KnownBy:
    """A field whose entries are known by those whose bit is set in a mask."""

    def __init__(self, start: int, width: int, mask: slice, bits: Ints) -> None:
        self._start = start
        self._width = width
        self._mask = mask
        self._bits = bits  # [viewers, 1]
        #: Who knows what changes far more rarely than what there is to know.
        self._found: Recent[bytes, list[list[slice]]] = Recent(_MASKS_KEPT)

    def known(self, data: bytes) -> list[list[slice]]:
        """Return by viewer where the entries lie that it knows."""
        mask = data[self._mask]
        return self._found.get(mask) or self._found.keep(mask, self._spans(mask))

    def _spans(self, mask: bytes) -> list[list[slice]]:
        known = (np.frombuffer(mask, np.uint8) & self._bits) != 0
        return [[self._bytes(*run) for run in _runs(row)] for row in known.tolist()]

    def _bytes(self, first: int, after: int) -> slice:
        return slice(self._start + first * self._width, self._start + after * self._width)


def _runs(known: list[bool]) -> list[tuple[int, int]]:
    """Return the runs of True as (first, one after the last)."""
    edges = [
        place
        for place, (before, here) in enumerate(pairwise([False, *known, False]))
        if before != here
    ]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _joined(secret: list[tuple[slice, Field]]) -> list[tuple[slice, Field]]:
    """Join neighbours that are hidden in the same way: fewer steps for a state."""
    joined: list[tuple[slice, Field]] = []
    for span, field in sorted(secret, key=lambda found: found[0].start):
        if joined:
            before, other = joined[-1]
            if before.stop == span.start and (other.base, other.hidden) == (
                field.base,
                field.hidden,
            ):
                span = slice(joined.pop()[0].start, span.stop)
        joined.append((span, field))
    return joined


def _hider(field: Field, span: slice) -> Callable[[bytes], bytes]:
    """Return what hides a field's bytes: EMPTY stays where it can be, all else becomes HIDDEN."""
    base = np.dtype(field.base)
    entries = (span.stop - span.start) // base.itemsize
    constant = bytes(np.full(entries, field.hidden, base).tobytes())
    if not field.signed:
        return lambda _: constant
    if base.itemsize == 1:
        hidden = field.hidden & _EMPTY_BYTE
        table = bytes([hidden] * _EMPTY_BYTE + [_EMPTY_BYTE])
        return lambda data: data.translate(table)

    empty = bytes([_EMPTY_BYTE]) * base.itemsize

    def hide(data: bytes) -> bytes:
        if empty not in data:
            return constant
        values = np.frombuffer(data, base)
        shown = np.where(values == EMPTY, base.type(EMPTY), base.type(field.hidden))
        return bytes(shown.tobytes())

    return hide


def same(a: State, b: State) -> bool:
    """Tell whether two states are equal byte for byte."""
    return bool(a.tobytes() == b.tobytes())


def difference(a: State, b: State) -> str:
    """Name the first field two states of one game differ in, with both values."""
    for name in a.dtype.names:
        if not np.array_equal(a[name], b[name]):
            return f"{name}: {np.array(a[name]).tolist()} against {np.array(b[name]).tolist()}"
    return "no field differs"
