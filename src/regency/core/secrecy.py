"""Redaction: what a viewer may see of a state, derived from the declarations alone."""

from typing import Any

import numpy as np

from regency.core.game import Game
from regency.core.record import SPECTATOR_BIT, Field
from regency.core.types import EMPTY, SPECTATOR, Ints, State


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


def same(a: State, b: State) -> bool:
    """Tell whether two states are equal byte for byte."""
    return bool(a.tobytes() == b.tobytes())


def difference(a: State, b: State) -> str:
    """Name the first field two states of one game differ in, with both values."""
    for name in a.dtype.names:
        if not np.array_equal(a[name], b[name]):
            return f"{name}: {np.array(a[name]).tolist()} against {np.array(b[name]).tolist()}"
    return "no field differs"
