"""Who sits where and what was agreed: the part of a table that people arrange."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Literal

from regency.bots.levels import LEVELS
from regency.server.bodies import SeatRequest
from regency.server.messages import Clock, OptionValue

Kind = Literal["person", "bot", "empty"]

#: A bot of this level sits where none is named, and stands in by default.
DEFAULT_LEVEL = "knight"
#: Plays on where a bot of the wished level fails again and again.
LAST_RESORT = "heuristic"


@dataclass(frozen=True)
class Seat:
    """One seat: a person's, a bot's or nobody's yet."""

    kind: Kind = "empty"
    name: str = ""
    identity: str | None = None
    level: str | None = None  # of a bot, or of the one that stands in for a person

    @property
    def stand_in(self) -> bool:
        """Tell whether a bot plays for a person for the time being."""
        return self.kind == "person" and self.level is not None


@dataclass(frozen=True)
class Plan:
    """All that a table agrees on; kept whole, never changed in place."""

    host: str
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    bank: int | None = None  # milliseconds; None: untimed
    increment: int = 0
    granted: tuple[int, ...] = ()  # milliseconds given to seats that were taken back
    stand_in: str | None = DEFAULT_LEVEL
    public: bool = False
    spectators: bool = True
    rematch: str | None = None

    @property
    def clock(self) -> Clock | None:
        """Return the clock as the wire says it."""
        if self.bank is None:
            return None
        return Clock(bank=self.bank, increment=self.increment)

    def seats_of(self, identity: str | None) -> list[int]:
        """Return the seats that belong to an identity."""
        if identity is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.identity == identity]

    @cached_property
    def others(self) -> list[list[int]]:
        """Return for every seat the seats of other people who play themselves."""
        people = [
            (number, seat.identity)
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.level is None
        ]
        return [
            [number for number, identity in people if identity != mine.identity]
            for mine in self.seats
        ]

    @cached_property
    def bots_play(self) -> bool:
        """Tell whether a bot plays at any seat."""
        return any(seat.level is not None for seat in self.seats)

    def identities(self) -> frozenset[str]:
        """Return everybody who sits here."""
        return frozenset(seat.identity for seat in self.seats if seat.identity is not None)

    def with_seat(self, number: int, seat: Seat) -> Plan:
        """Return the plan with another seat in one place."""
        seats = list(self.seats)
        seats[number] = seat
        return replace(self, seats=tuple(seats))

    def names(self) -> list[str]:
        """Return what each seat is called in a record."""
        return [seat.name or seat.level or "" for seat in self.seats]

    def to_json(self) -> dict[str, Any]:
        """Return the plan as the store keeps it."""
        # `asdict` would copy everything in it as well, and a plan is written often.
        kept = {each.name: getattr(self, each.name) for each in fields(self)}
        return {**kept, "seats": [dict(vars(seat)) for seat in self.seats]}


def read_plan(kept: dict[str, Any]) -> Plan:
    """Read a kept plan back."""
    return Plan(
        **{
            **kept,
            "seats": tuple(Seat(**seat) for seat in kept["seats"]),
            "granted": tuple(kept["granted"]),
        }
    )


def is_level(level: str | None) -> bool:
    """Tell whether a bot of this level can be asked for."""
    return level in LEVELS


def arrange(wishes: Sequence[SeatRequest], identity: str, name: str) -> tuple[Seat, ...]:
    """Return the seats as wished; raises ValueError saying what is wrong with a wish."""
    seats = []
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            level = wish.level or DEFAULT_LEVEL
            if not is_level(level):
                raise ValueError(
                    f"seat {number}: no level {level!r}; there are {', '.join(LEVELS)}"
                )
            seats.append(Seat("bot", level=level))
        elif wish.kind == "me":
            seats.append(Seat("person", wish.name or name, identity))
        else:
            seats.append(Seat())
    return tuple(seats)
