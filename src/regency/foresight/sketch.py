"""Sketches: states in which some entries are unknown, as a viewer has them before and after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from regency.core.record import SPECTATOR_BIT, Record
from regency.core.types import EMPTY, SPECTATOR, State
from regency.foresight.unknown import Cells, Unknown, Walk


class Sketch:
    """A state as the rules use it: fields are attributes, arrays are `Cells`."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: Any) -> None:
        field = self.__dict__[name]
        if type(field) is Cells:
            field.fill(value)
        else:
            self.__dict__[name] = value

    def copied(self) -> Sketch:
        """Return a copy that can be changed on its own."""
        fields = self.__dict__.items()
        return Sketch({name: f.copied() if type(f) is Cells else f for name, f in fields})

    def is_unknown(self, name: str) -> bool:
        """Tell whether an entry of a field is unknown."""
        return _has_unknown(self.__dict__[name])

    def unknown_fields(self) -> set[str]:
        """Return the names of the fields with an unknown entry."""
        return set(filter(self.is_unknown, self.__dict__))


class Hiding(NamedTuple):
    """How a field is hidden: its visibility, and what stands for a hidden entry."""

    who: str
    mask: str
    signed: bool
    hidden: int


class Sketchpad:
    """Makes sketches of one game's states for a viewer, and states of sketches."""

    def __init__(self, layout: Record, walk: Walk) -> None:
        self._walk = walk
        self._layout = layout
        self._fields = {
            name: Hiding(field.visibility.kind, field.visibility.mask, field.signed, field.hidden)
            for name, field in layout.fields.items()
        }
        self._concealed = [name for name, field in self._fields.items() if field.who != "PUBLIC"]
        self._names = layout.dtype.names or ()
        #: What stands in a state for bytes that belong to no field.
        self._nothing = [0] * max(layout.dtype[name].itemsize for name in self._names)

    def before(self, seen: State, viewer: int) -> Sketch:
        """Return what a viewer sees, with everything hidden from it unknown."""
        (values,) = np.frombuffer(seen.tobytes(), self._layout.dtype).tolist()
        made = {name: _cells(value) for name, value in zip(self._names, values, strict=True)}
        for name in self._concealed:
            made[name] = self._unless_shown(made, name, viewer, self._unknown, self._same)
        return Sketch(made)

    def after(self, sketch: Sketch, viewer: int) -> Sketch:
        """Return a sketch as a viewer will see it: what stays hidden is not unknown to it."""
        fields = vars(sketch)
        made = dict(fields)
        for name in self._concealed:
            made[name] = self._unless_shown(fields, name, viewer, self._hidden, self._entry)
        return Sketch(made)

    def state(self, sketch: Sketch) -> State:
        """Return the sketch as a state; what is unknown has the value of a hidden entry."""
        values = [
            _plain(getattr(sketch, name), self._fields[name].hidden)
            if name in self._fields
            else self._nothing[: self._layout.dtype[name].itemsize]
            for name in self._names
        ]
        states = self._layout.new(1)
        states.view(np.ndarray)[0] = tuple(values)
        return states[0]

    def _unless_shown(
        self, fields: Mapping[str, Any], name: str, viewer: int, hidden: Any, shown: Any
    ) -> Any:
        """Return a field changed by *shown* where its viewer sees it, by *hidden* elsewhere."""
        field, entries = self._fields[name], fields[name]
        if field.who == "OWNER":
            return Cells(
                [
                    _each(row, lambda v, s=seat: (shown if s == viewer else hidden)(field, v))
                    for seat, row in enumerate(entries)
                ]
            )
        if field.who == "KNOWN_BY":
            bit = SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer

            def by_mask(value: Any, mask: Any) -> Any:
                if type(mask) is Unknown:
                    return self._walk.some
                return (shown if mask & bit else hidden)(field, value)

            return _both(entries, fields[field.mask], by_mask)
        return _each(entries, lambda value: hidden(field, value))

    # What becomes of an entry: before a move, of one that is hidden or shown …

    def _unknown(self, field: Hiding, value: Any) -> Any:
        if not field.signed:
            return self._walk.some
        return value if value == EMPTY else self._walk.filled

    def _same(self, field: Hiding, value: Any) -> Any:
        return value

    # … and after it; hidden ones as `core.secrecy.redact` does.

    def _hidden(self, field: Hiding, value: Any) -> Any:
        if not field.signed:
            return field.hidden
        if type(value) is Unknown:
            return field.hidden if value.is_never(EMPTY) else self._walk.some
        return EMPTY if value == EMPTY else field.hidden

    def _entry(self, field: Hiding, value: Any) -> Any:
        # In a field that can be hidden no true value is HIDDEN: nobody could tell them apart.
        return self._walk.entry if field.signed and value is self._walk.some else value


def _cells(value: Any) -> Any:
    """Return an array of a state, or a number, as a sketch has it."""
    if isinstance(value, np.ndarray):
        value = value.tolist()
    return Cells.of(value) if isinstance(value, list) else value


def _each(entries: Any, change: Any) -> Any:
    if isinstance(entries, list):
        return Cells([_each(entry, change) for entry in entries])
    return change(entries)


def _both(entries: Any, others: Any, change: Any) -> Any:
    if isinstance(entries, list):
        return Cells(
            [_both(one, other, change) for one, other in zip(entries, others, strict=True)]
        )
    return change(entries, others)


def _has_unknown(entries: Any) -> bool:
    if type(entries) is Cells:
        return any(map(_has_unknown, entries))
    return type(entries) is Unknown


def _plain(entries: Any, hidden: int) -> Any:
    if type(entries) is Cells:
        return [_plain(entry, hidden) for entry in entries]
    return hidden if type(entries) is Unknown else entries
