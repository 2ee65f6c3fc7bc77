"""Redaction: what a viewer may see of a state, derived from the declarations alone."""

from typing import Any

import numpy as np

from regency.core.game import Game
from regency.core.record import SPECTATOR_BIT, Field
from regency.core.types import EMPTY, SPECTATOR, Ints, State, States

#: A byte of EMPTY, whatever the width of the entry.
_EMPTY_BYTE = 0xFF


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

    Which bytes are hidden from whom follows from the declarations, worked out once; only entries
    of KNOWN_BY fields depend on the state.
    """

    def __init__(self, game: Game) -> None:
        layout = game.rules.STATE
        size = layout.dtype.itemsize
        self._dtype = layout.dtype
        self._viewers = game.rules.MAX_SEATS + 1  # the spectator's row is the last: index -1
        self._always = np.zeros((self._viewers, size), bool)
        self._hidden = np.zeros(size, np.uint8)  # what each byte reads where it is hidden
        self._signed = np.zeros(size, bool)
        self._low_of_pairs: list[int] = []
        known_by: list[tuple[int, int]] = []  # (byte, the byte of its mask)
        for name, field in layout.fields.items():
            if field.visibility.kind != "PUBLIC":
                self._declare(name, field, known_by)
        self._pairs = np.array(self._low_of_pairs, np.intp)
        self._known_by = np.array([byte for byte, _ in known_by], np.intp)
        self._masks = np.array([mask for _, mask in known_by], np.intp)
        seats = [1 << seat for seat in range(self._viewers - 1)]
        self._bits = np.array([*seats, SPECTATOR_BIT], np.uint8)[:, None]

    def _declare(self, name: str, field: Field, known_by: list[tuple[int, int]]) -> None:
        width = np.dtype(field.base).itemsize
        start = self._dtype.fields[name][1]
        entries = int(np.prod(field.shape))
        span = slice(start, start + entries * width)
        pattern = np.array([field.hidden], field.base).view(np.uint8)
        self._hidden[span] = np.tile(pattern, entries)
        self._signed[span] = field.signed
        if field.signed and width > 1:
            self._low_of_pairs += range(span.start, span.stop, width)
        if field.visibility.kind == "KNOWN_BY":
            mask = self._dtype.fields[field.visibility.mask][1]
            known_by += [(start + byte, mask + byte // width) for byte in range(entries * width)]
            return
        self._always[:, span] = True
        if field.visibility.kind == "OWNER":
            each = entries // field.shape[0] * width
            for seat in range(min(field.shape[0], self._viewers - 1)):
                self._always[seat, start + seat * each : start + (seat + 1) * each] = False

    def all(self, raw: Ints) -> States:
        """Return the state of these bytes as everyone may know it; index it by the viewer."""
        empty = (raw == _EMPTY_BYTE) & self._signed
        if self._pairs.size:  # of a wider entry, every byte must say EMPTY
            empty[self._pairs] &= raw[self._pairs + 1] == _EMPTY_BYTE
        shown = np.where(empty, _EMPTY_BYTE, self._hidden).astype(np.uint8)
        hide = self._always.copy()
        hide[:, self._known_by] = (raw[self._masks] & self._bits) == 0
        seen = np.where(hide, shown, raw)
        return seen.view(self._dtype)[:, 0].view(np.recarray)


def same(a: State, b: State) -> bool:
    """Tell whether two states are equal byte for byte."""
    return bool(a.tobytes() == b.tobytes())


def difference(a: State, b: State) -> str:
    """Name the first field two states of one game differ in, with both values."""
    for name in a.dtype.names:
        if not np.array_equal(a[name], b[name]):
            return f"{name}: {np.array(a[name]).tolist()} against {np.array(b[name]).tolist()}"
    return "no field differs"
