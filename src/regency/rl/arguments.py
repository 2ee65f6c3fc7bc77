"""Arguments of environments are looked at when they are given, and refused in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regency.language import LANGUAGES


def check_one_of(name: str, value: Any, known: Iterable[Any]) -> None:
    """Raise ValueError unless a value is among those there are."""
    listed = list(known)
    if value not in listed:
        said = ", ".join(str(one) for one in listed)
        raise ValueError(f"{name} is one of {said}, not {value!r}")


def check_language(language: str) -> None:
    """Raise ValueError unless tables can be told in a language."""
    check_one_of("language", language, LANGUAGES)


def check_seat(name: str, seat: Any, seats: int, otherwise: int | None) -> None:
    """Raise ValueError unless it is a seat, or what may stand for none."""
    if seat == otherwise or (isinstance(seat, int) and 0 <= seat < seats):
        return
    raise ValueError(f"{name} is {otherwise} or a number from 0 to {seats - 1}, not {seat!r}")
