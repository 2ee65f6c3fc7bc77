"""Who may see what, as tables of numbers that `core.hiding` reads, made from the declarations."""

import numpy as np

from regency.core import hiding
from regency.core.facts import SEAT_COLUMN
from regency.core.game import Game
from regency.core.record import Record
from regency.core.types import EVENT_WIDTH, Ints


def hidden_fields(game: Game) -> Ints:
    """Return the table of a state's fields that are not public, as `hiding.hide` reads it."""
    layout = game.rules.STATE
    rows = []
    for name, field in layout.fields.items():
        kind = field.visibility.kind
        if kind == "PUBLIC":
            continue
        width, entries = np.dtype(field.base).itemsize, int(np.prod(field.shape))
        detail = 0
        if kind == "OWNER":
            detail = entries // field.shape[0]
        elif kind == "KNOWN_BY":
            detail = _start(layout, field.visibility.mask)
        rows.append([_start(layout, name), width, entries, _WHO[kind], detail, field.signed])
    return np.array(rows, np.int64).reshape(-1, hiding.FIELD_COLUMNS)


def event_columns(game: Game) -> Ints:
    """Return who may know which column: [kind, column] gives who, and which column says it."""
    kinds = game.rules.EVENTS.kinds
    table = np.full((len(kinds), EVENT_WIDTH, 2), hiding.NO_COLUMN, np.int64)
    table[:, 0] = hiding.EVERYONE, 0  # the kind itself
    for kind in kinds:
        places = {name: place for place, name in enumerate(kind.columns, start=1)}
        for name, seen in kind.columns.items():
            detail = {"OWNER": SEAT_COLUMN, "KNOWN_BY": seen.mask}.get(seen.kind)
            table[kind.code, places[name]] = _WHO[seen.kind], places.get(detail or "", 0)
    return table


_WHO = {
    "PUBLIC": hiding.EVERYONE,
    "OWNER": hiding.OWNER,
    "KNOWN_BY": hiding.KNOWN_BY,
    "NOBODY": hiding.NOBODY,
}


def _start(layout: Record, name: str) -> int:
    """Return where a field lies in a state's bytes."""
    found = layout.dtype.fields
    assert found is not None, "a state has fields"
    return int(found[name][1])
