"""Redaction: what a viewer may see of a state, derived from the declarations alone."""

from typing import Any

import numpy as np

from regency.core import hiding
from regency.core.engine import Bind, Rules, undispatched
from regency.core.game import Game
from regency.core.hiding_tables import event_columns, hidden_fields
from regency.core.record import SPECTATOR_BIT, Field
from regency.core.types import EMPTY, SPECTATOR, Ints, State

#: Imagined deals in which a move must look the same to count as one that taught nothing.
IMAGINED = 8
#: … and at a glance, where nothing is imagined of a move that left what is hidden as it was.
GLANCE = hiding.GLANCE


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


def has_secrets(game: Game) -> bool:
    """Tell whether a seat may know what another may not, by the declarations alone.

    Where none may, people who share a device need not look away.
    """
    of_all = {"PUBLIC", "NOBODY"}
    fields = [field.visibility.kind for field in game.rules.STATE.fields.values()]
    columns = [seen.kind for kind in game.rules.EVENTS.kinds for seen in kind.columns.values()]
    return not of_all.issuperset([*fields, *columns])


class Redactor:
    """`redact` on a state's bytes, as quick as a live table needs it."""

    def __init__(self, game: Game, bind: Bind) -> None:
        """Prepare for a game; *bind* compiles (`engine(game).bind`) or leaves as it is."""
        self._fields = hidden_fields(game)
        self._dtype = game.rules.STATE.dtype
        row = np.zeros(self._dtype.itemsize, np.uint8)
        self._hide = undispatched(bind(hiding.hide_at), row, 0, self._fields, row)

    def seen(self, raw: Ints, viewer: int) -> State:
        """Return the state of these bytes as a viewer may know it."""
        out = np.empty(self._dtype.itemsize, np.uint8)
        self._hide(raw, viewer, self._fields, out)
        return np.frombuffer(out, self._dtype)[0]


class SampledRevealCheck:
    """Tells whether a move showed someone something hidden."""

    def __init__(self, rules: Rules) -> None:
        game = rules.game
        states = rules.new(hiding.WORK_STATES).view(np.ndarray)
        raw = states.view(np.uint8).reshape(hiding.WORK_STATES, -1)
        self._before = memoryview(raw[hiding.BEFORE])
        self._states_and_bytes = states, raw
        events = rules.buffers().events
        self._tables = (
            hidden_fields(game),
            event_columns(game),
            events,
            events.copy(),
            np.zeros((2, raw.shape[1]), np.uint8),
        )
        self._teaches = undispatched(
            rules.bind(hiding.teaches_at), states, raw, 0, 0, IMAGINED, *self._tables
        )

    def taught(self, before: bytes, seat: int, action: int, deals: int = IMAGINED) -> bool:
        """Tell whether a move of a seat taught it something, or another behind its back.

        Fewer imagined deals may miss what more of them would show, and never the other way round.
        """
        self._before[:] = before
        return bool(self._teaches(*self._states_and_bytes, seat, action, deals, *self._tables))


def same(a: State, b: State) -> bool:
    """Tell whether two states are equal byte for byte."""
    return bool(a.tobytes() == b.tobytes())


def difference(a: State, b: State) -> str:
    """Name the first field two states of one game differ in, with both values."""
    for name in a.dtype.names:
        if not np.array_equal(a[name], b[name]):
            return f"{name}: {np.array(a[name]).tolist()} against {np.array(b[name]).tolist()}"
    return "no field differs"
