"""How the pieces of pictures read: declared by a game, put into JSON once for each key.

`PIECES.value(make)` declares a kind of piece that stands for a JSON value. *make* says which, given
the piece's numbers; it is asked once for each piece that is ever shown, so it may take its time.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, NamedTuple, TypeAlias

from regency.core.drawing.page import BITS, COMMA_BIT, FIRST, NEXT, NUMBER_BITS
from regency.core.types import Ints

Make = Callable[..., Any]
#: A page to be read: what is quickest to read for whoever wrote it.
Page: TypeAlias = "list[int] | memoryview[int] | Ints"


@dataclass(frozen=True)
class Kind:
    """A kind of piece: what it stands for, how many numbers say so, how its JSON stands."""

    make: Make
    count: int
    before: str = ""
    unwrapped: bool = False  # without the braces of an object


class Pieces:
    """The kinds of pieces of one game."""

    def __init__(self) -> None:
        self._kinds: list[Kind] = []
        # In the order of `core.page`.
        self.value(lambda: None)
        self.value(lambda number: number)
        for piece in ("{", "}", "[", "]", '"view":{', '"prompt":', '"legal":['):
            self.literal(piece)
        self.opening(lambda action: f'{{"action":{action},"label":')
        for piece in ('"sheet":[', '"points":['):
            self.literal(piece)

    # --- declaring: each returns the number of the kind

    def value(self, make: Make) -> int:
        """Declare a piece that is a JSON value."""
        return self._declare(make)

    def member(self, name: str, make: Make = lambda number: number) -> int:
        """Declare a member of an object: a number, unless *make* says what it stands for."""
        return self._declare(make, before=f'"{name}":')

    def members(self, make: Callable[..., Mapping[str, object]]) -> int:
        """Declare several members of an object."""
        return self._declare(make, unwrapped=True)

    def literal(self, words: str) -> int:
        """Declare a piece of JSON as it is: `'"seats":['` to begin with, `"}"` to end with."""
        return self._declare(lambda: _Literal(words))

    def opening(self, make: Callable[..., str]) -> int:
        """Declare a piece of JSON that depends on numbers."""
        return self._declare(lambda *numbers: _Literal(make(*numbers)), count=_arity(make))

    def _declare(
        self, make: Make, before: str = "", unwrapped: bool = False, count: int | None = None
    ) -> int:
        self._kinds.append(Kind(make, _arity(make) if count is None else count, before, unwrapped))
        return len(self._kinds) - 1

    # --- reading

    def made(self, key: int) -> Any:
        """Return what a piece stands for."""
        kind = self._kind(key)
        return kind.make(*_numbers(key, kind.count))

    def json(self, key: int, dump: Callable[[Any], str] | None = None) -> bytes:
        """Return how a piece reads, with its comma; *dump* makes JSON of what it stands for."""
        kind, made = self._kind(key), self.made(key)
        words = made.words if isinstance(made, _Literal) else (dump or _dump)(made)
        words = words[1:-1] if kind.unwrapped else words
        comma = "," if key >> COMMA_BIT else ""
        return f"{comma}{kind.before}{words}".encode()

    def read(self, page: Page) -> bytes:
        """Return how a page reads."""
        return b"".join(map(self.json, keys_of(page)))

    def _kind(self, key: int) -> Kind:
        return self._kinds[(key >> NUMBER_BITS) & ((1 << COMMA_BIT - NUMBER_BITS) - 1)]


def keys_of(page: Page) -> list[int]:
    """Return what is written on a page; raises where it had no room."""
    last = int(page[NEXT])
    if last > len(page):
        raise OverflowError(f"a picture has {last - FIRST} pieces, a page {len(page) - FIRST}")
    keys = page[FIRST:last]
    return keys if isinstance(keys, list) else keys.tolist()


class _Literal(NamedTuple):
    words: str


def _arity(make: Make) -> int:
    return len(inspect.signature(make).parameters)


def _numbers(key: int, count: int) -> list[int]:
    """Return a piece's numbers."""
    width = BITS[count]
    found = []
    for place in reversed(range(count)):
        number = key >> place * width & (1 << width) - 1
        found.append(number - (1 << width) if number >> width - 1 else number)
    return found


def _fields(value: Any) -> dict[str, Any]:
    """Return a text or a score line as it travels."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


_dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_fields).encode
