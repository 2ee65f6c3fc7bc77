"""Reading the values of a record's line: what is wanted, or a refusal that says what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

#: What is named instead of a clause when a line is malformed.
MALFORMED = "record"
#: From a card id to its number, or None for an id that is not the game's.
NumberOf = Callable[[str], int | None]


class Refused(ValueError):
    """A line that is malformed or breaks a clause; `str()` is `clause: words`.

    Where no clause tells enough, its *kind* and *values* say the same without words of ours.
    """

    def __init__(self, clause: str, words: str, kind: str = "", **values: str | int) -> None:
        super().__init__(f"{clause}: {words}")
        self.clause = clause
        self.words = words
        self.kind = kind
        self.values = values

    def __reduce__(self) -> tuple[partial[Refused], tuple[()]]:
        values: dict[str, Any] = self.values
        return partial(type(self), self.clause, self.words, self.kind, **values), ()


def malformed(words: str, kind: str = "", **values: str | int) -> NoReturn:
    """Refuse a line that is not what the format asks for."""
    raise Refused(MALFORMED, words, kind, **values)


def show(value: object) -> str:
    """Return a value as short, printable JSON for a message."""
    try:
        shown = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        shown = repr(type(value).__name__)
    return shown if len(shown) <= 60 else shown[:57] + "..."


def want_int(line: Mapping[str, object], key: str) -> int:
    """Return a whole number; `2.0`, `true` and `"2"` are refused."""
    value = line.get(key)
    if type(value) is not int:
        malformed(f"{key!r} must be a whole number, not {_given(line, key)}", "member", member=key)
    return value


def want_str(line: Mapping[str, object], key: str) -> str:
    """Return a string."""
    value = line.get(key)
    if type(value) is not str:
        malformed(f"{key!r} must be a string, not {_given(line, key)}", "member", member=key)
    return value


def want_list(line: Mapping[str, object], key: str) -> list[Any]:
    """Return a list."""
    value = line.get(key)
    if type(value) is not list:
        malformed(f"{key!r} must be a list, not {_given(line, key)}", "member", member=key)
    return value


def want_dict(line: Mapping[str, object], key: str) -> dict[str, Any]:
    """Return an object."""
    value = line.get(key)
    if type(value) is not dict:
        malformed(f"{key!r} must be an object, not {_given(line, key)}", "member", member=key)
    return value


def want_one_of(line: Mapping[str, object], key: str, allowed: Sequence[str]) -> str:
    """Return a string out of a closed list."""
    value = want_str(line, key)
    if value not in allowed:
        malformed(f"{key!r} is {show(value)}; it can be {', '.join(allowed)}", "member", member=key)
    return value


def want_ids(line: Mapping[str, object], key: str, number_of: NumberOf) -> list[int]:
    """Return a list of card ids as numbers."""
    return [_want_id(value, key, number_of) for value in want_list(line, key)]


def want_id(line: Mapping[str, object], key: str, number_of: NumberOf) -> int:
    """Return one card id as its number."""
    return _want_id(want_str(line, key), key, number_of)


def _want_id(value: object, key: str, number_of: NumberOf) -> int:
    number = number_of(value) if type(value) is str else None
    if number is None:
        malformed(f"{key!r} holds {show(value)}, which is no id of this game", "member", member=key)
    return number


def _given(line: Mapping[str, object], key: str) -> str:
    return show(line[key]) if key in line else "nothing"
