"""Sketches: states in which some entries are unknown, as a viewer has them before and after.

A sketch is one array of numbers, field after field in the order in which they are declared.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from regency.core.engine import Binder
from regency.core.hiding import EVERYONE, KNOWN_BY, NOBODY, OWNER, bit_of
from regency.core.record import Record
from regency.core.slots import Derived
from regency.core.types import EMPTY, HIDDEN, Ints
from regency.foresight.names import Layout
from regency.foresight.rewriting import Rewriter
from regency.foresight.unknown import ENTRY, FILLED, SOME

# A row of the table of fields: where its first entry lies in a state's bytes, how wide entries are
# and whether they have a sign, how many there are, where the first lies in a sketch; who may see
# them and, as it takes, how many each owner has or where in a sketch the first mask lies.
START, WIDTH, SIGNED, COUNT, CELL, WHO, DETAIL, COLUMNS = 0, 1, 2, 3, 4, 5, 6, 7

_WHO = {"PUBLIC": EVERYONE, "OWNER": OWNER, "KNOWN_BY": KNOWN_BY, "NOBODY": NOBODY}
_BYTE = 8

_rewriters: WeakKeyDictionary[Binder, Rewriter] = WeakKeyDictionary()


def over_unknowns(slot: Any) -> Any:
    """Return what stands for a game's own function over numbers that may be unknown."""

    def make(binder: Binder) -> Any:
        rewriter = _rewriters.setdefault(binder, Rewriter(binder.game.rules.STATE))
        return rewriter.rewritten(binder.filled(slot))

    return Derived(make)


def sketch_fields(record: Record) -> Ints:
    """Return the table of fields that a state is turned into a sketch by."""
    layout, places = Layout(record), record.dtype.fields
    assert places is not None, "a state has fields"
    rows = []
    for name, field in record.fields.items():
        count, who = int(np.prod(field.shape)), field.visibility
        detail = layout.starts[who.mask] if who.kind == "KNOWN_BY" else 0
        if who.kind == "OWNER":
            detail = count // field.shape[0]
        width = np.dtype(field.base).itemsize
        start, cell = int(places[name][1]), layout.starts[name]
        rows.append([start, width, int(field.signed), count, cell, _WHO[who.kind], detail])
    return np.array(rows, np.int16)


FIELDS: Any = Derived(lambda binder: sketch_fields(binder.game.rules.STATE))


def widen(raw: Ints, cells: Ints) -> None:
    """Write the numbers of a state's bytes one after the other."""
    for field in range(len(FIELDS)):
        width, at = int(FIELDS[field, WIDTH]), int(FIELDS[field, START])
        first, signed = int(FIELDS[field, CELL]), int(FIELDS[field, SIGNED])
        for entry in range(int(FIELDS[field, COUNT])):
            number = int(raw[at])
            for byte in range(1, width):
                number |= int(raw[at + byte]) << (_BYTE * byte)
            if signed and number >> (_BYTE * width - 1):
                number -= 1 << (_BYTE * width)
            cells[first + entry] = number
            at += width


def sees(cells: Ints, who: int, detail: int, entry: int, viewer: int) -> int:
    """Tell whether a viewer sees an entry of a field: 0, 1, or unknown."""
    if who == OWNER:
        return 1 if entry // detail == viewer else 0
    if who == KNOWN_BY:
        mask = int(cells[detail + entry])
        return SOME if mask >= SOME else (1 if mask & bit_of(viewer) else 0)
    return 0


def forget(cells: Ints, viewer: int) -> None:
    """Make everything unknown that a viewer cannot see of a state that is redacted for it."""
    for field in range(len(FIELDS)):
        who, detail = int(FIELDS[field, WHO]), int(FIELDS[field, DETAIL])
        if who == EVERYONE:
            continue
        first, signed = int(FIELDS[field, CELL]), int(FIELDS[field, SIGNED])
        for entry in range(int(FIELDS[field, COUNT])):
            if sees(cells, who, detail, entry, viewer) == 0:
                if not signed:
                    cells[first + entry] = SOME
                elif cells[first + entry] != EMPTY:
                    cells[first + entry] = FILLED


def redact_sketch(cells: Ints, viewer: int) -> None:
    """Hide what a viewer will not see: what stays hidden is not unknown to it."""
    for field in range(len(FIELDS)):
        who, detail = int(FIELDS[field, WHO]), int(FIELDS[field, DETAIL])
        if who == EVERYONE:
            continue
        first, signed = int(FIELDS[field, CELL]), int(FIELDS[field, SIGNED])
        hidden = HIDDEN if signed else HIDDEN + (1 << (_BYTE * int(FIELDS[field, WIDTH])))
        for entry in range(int(FIELDS[field, COUNT])):
            seen = sees(cells, who, detail, entry, viewer)
            cells[first + entry] = redacted(int(cells[first + entry]), seen, signed, hidden)


def redacted(number: int, seen: int, signed: int, hidden: int) -> int:
    """Return an entry as a viewer will have it.

    In a field that can be hidden no true value is HIDDEN: nobody could tell them apart.
    """
    if seen >= SOME:
        return SOME
    if seen == 1:
        return ENTRY if signed and number == SOME else number
    if not signed or number == FILLED:
        return hidden
    if number >= SOME:
        return SOME
    return EMPTY if number == EMPTY else hidden
