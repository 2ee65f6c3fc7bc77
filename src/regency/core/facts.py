"""Events as declared rows: each kind names its columns and who may see each of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from regency.core.record import SPECTATOR_BIT, Visibility
from regency.core.types import EMPTY, EVENT_WIDTH, HIDDEN, SPECTATOR

#: The column an OWNER column refers to: the seat it belongs to.
SEAT_COLUMN = "seat"


@dataclass(frozen=True)
class Fact:
    """One event as people and logs read it: a kind and named values, HIDDEN where unknown."""

    kind: str
    values: Mapping[str, int]

    def __getitem__(self, column: str) -> int:
        return self.values[column]


@dataclass(frozen=True)
class EventKind:
    """The declaration of one kind of event."""

    name: str
    code: int
    columns: Mapping[str, Visibility]

    def known(self, column: str, values: Mapping[str, int], viewer: int) -> bool:
        """Tell whether *viewer* may see a column of this event."""
        visibility = self.columns[column]
        if visibility.kind == "PUBLIC":
            return True
        if visibility.kind == "OWNER":
            return viewer == values[SEAT_COLUMN]
        if visibility.kind == "KNOWN_BY":
            bit = SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer
            return bool(values[visibility.mask] & bit)
        return False


@dataclass(frozen=True)
class EventKinds:
    """All kinds of events of a game."""

    kinds: tuple[EventKind, ...]

    def code(self, name: str) -> int:
        """Return the number of a kind: a plain int that compiled rules can use."""
        for kind in self.kinds:
            if kind.name == name:
                return kind.code
        known = ", ".join(kind.name for kind in self.kinds)
        raise KeyError(f"no event kind named {name!r}; there are {known}")

    def read(self, row: Sequence[int]) -> Fact:
        """Turn a row of the buffer into a fact with everything visible."""
        kind = self.kinds[int(row[0])]
        values = {column: int(row[i + 1]) for i, column in enumerate(kind.columns)}
        return Fact(kind.name, values)

    def redact(self, fact: Fact, viewer: int) -> Fact:
        """Hide from *viewer* every column the declaration does not let it see."""
        kind = self.kinds[self.code(fact.kind)]
        values = {
            column: value if value == EMPTY or kind.known(column, fact.values, viewer) else HIDDEN
            for column, value in fact.values.items()
        }
        return Fact(fact.kind, values)


def events(**kinds: Mapping[str, Visibility]) -> EventKinds:
    """Declare the events of a game: `events(bet={"seat": PUBLIC, "card": OWNER})`."""
    declared = []
    for code, (name, columns) in enumerate(kinds.items()):
        if len(columns) > EVENT_WIDTH - 1:
            raise TypeError(f"{name}: an event has at most {EVENT_WIDTH - 1} columns")
        for column, visibility in columns.items():
            if visibility.kind == "OWNER" and SEAT_COLUMN not in columns:
                raise TypeError(f"{name}.{column}: OWNER needs a column named {SEAT_COLUMN!r}")
            if visibility.kind == "KNOWN_BY" and visibility.mask not in columns:
                raise TypeError(f"{name}.{column}: its mask {visibility.mask!r} is no column")
        declared.append(EventKind(name, code, dict(columns)))
    return EventKinds(tuple(declared))
