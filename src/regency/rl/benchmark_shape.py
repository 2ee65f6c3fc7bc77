"""The shape of a results file of the benchmark: what every line must have to be looked at."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from regency.core.record_values import show

#: What a value must be, and the check, which knows the number of seats.
Shape = tuple[str, Callable[[Any, int], bool]]


def _is_text(value: Any, _: int = 0) -> bool:
    return isinstance(value, str)


def _is_texts(value: Any, _: int = 0) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value)


def _is_whole(value: Any, _: int = 0) -> bool:
    return type(value) is int


def _is_positive(value: Any, _: int = 0) -> bool:
    return type(value) is int and value > 0


def _seats(check: Callable[[Any], bool]) -> Callable[[Any, int], bool]:
    def by_seat(value: Any, seats: int) -> bool:
        return isinstance(value, list) and len(value) == seats and all(map(check, value))

    return by_seat


def _is_luck(value: Any, seats: int) -> bool:
    return isinstance(value, dict) and all(
        _seats(_is_number)(by_seat, seats) for by_seat in value.values()
    )


_WHOLE_BY_SEAT: Shape = ("a list of whole numbers, one a seat", _seats(_is_whole))
HEADER: Mapping[str, Shape] = {
    "game": ("a name", _is_text),
    "seats": ("a whole number from 1", _is_positive),
    "agent": ("a name", _is_text),
    "deals": ("a whole number from 1", _is_positive),
    "pool": ("a list of names", _is_texts),
    "prompt_budget": ("a whole number from 1", _is_positive),
    "environment": ("a whole number from 1", _is_positive),
    "regency": ("a version", _is_text),
    "weights": ("a hash, or nothing", _is_text),
}
LINE: Mapping[str, Shape] = {
    "deal": ("a whole number", _is_whole),
    "bots": ("a list of names, one a seat", _seats(_is_text)),
    "scores": _WHOLE_BY_SEAT,
    "places": _WHOLE_BY_SEAT,
    "illegal": _WHOLE_BY_SEAT,
    "seconds": ("a list of numbers, one a seat", _seats(_is_number)),
    "record": ("a list of lines", _is_texts),
    "luck": ("lists of numbers, one a seat, by who measured it", _is_luck),
}


def shape_fault(line: Mapping[str, Any], shapes: Mapping[str, Shape], seats: int = 0) -> str | None:
    """Say what of a line is missing or has not the shape it must have, or nothing."""
    for name, (words, fits) in shapes.items():
        if name not in line:
            return f"{name} is missing: {words}"
        if not fits(line[name], seats):
            return f"{name} must be {words}, not {show(line[name])}"
    return None
