"""Who sits where and what was agreed: the part of a table that people arrange."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Literal

from regency.bots.levels import LEVELS
from regency.core.frozen import replaced
from regency.core.text import text
from regency.server.auth.sessions import Guest, clean_name, face_of
from regency.server.refusal import Refusal
from regency.server.tables.holidays import SLOW_MILLISECONDS
from regency.server.tables.story import Deed, Held, Moved, holders, longer, read_deed
from regency.server.wire.bodies import SeatRequest
from regency.server.wire.common import Face, Language, OptionValue, Talk
from regency.server.wire.messages import Clock, Why

Kind = Literal["person", "bot", "empty"]

#: A seat that was given up for one of these is not taken back.
FINAL: tuple[Why, ...] = ("forfeit", "resigned")
#: Nobody is asked who went away for one of these: they want nothing more of the match.
GONE: tuple[Why, ...] = ("left", *FINAL)
#: A bot of this level sits where none is named, and stands in by default.
DEFAULT_LEVEL = "knight"


@dataclass(frozen=True)
class Seat:
    """One seat: a person's, a bot's or nobody's yet."""

    kind: Kind = "empty"
    name: str = ""
    identity: str | None = None
    level: str | None = None  # of a bot, or of the one that stands in for a person
    why: Why | None = None  # it stands in
    face: Face | None = None  # of a person

    @property
    def stand_in(self) -> bool:
        """Tell whether a bot plays for a person for the time being."""
        return self.kind == "person" and self.level is not None

    @property
    def shown_face(self) -> Face | None:
        """Return a person's face; whoever sat down before there were any has one too."""
        if self.kind != "person":
            return None
        return self.face or face_of(self.identity or self.name)


@dataclass(eq=False)
class Asked:
    """A late guest's wish for a seat, while people are asked about it."""

    seat: int
    identity: str
    name: str
    face: Face
    agreed: list[int]
    waiting: list[int]
    until: int  # seconds since 1970
    alarm: asyncio.TimerHandle | None = None  # then silence means no

    def stop(self) -> None:
        """Wait for nobody any more."""
        if self.alarm is not None:
            self.alarm.cancel()

    def seen_by(self, identity: str | None) -> dict[str, Any]:
        """Return it as it is sent to an identity."""
        return {
            "seat": self.seat,
            "name": self.name,
            "mine": self.identity == identity,
            "agreed": self.agreed,
            "waiting": self.waiting,
            "until": self.until,
        }


@dataclass(eq=False)
class Missing:
    """The wish that a bot plays for somebody who is away, while people are asked about it."""

    seat: int
    by: int
    agreed: list[int]
    waiting: list[int]
    until: int  # seconds since 1970
    alarm: asyncio.TimerHandle | None = None  # then silence means yes

    def stop(self) -> None:
        """Wait for nobody any more."""
        if self.alarm is not None:
            self.alarm.cancel()

    def to_json(self) -> dict[str, Any]:
        """Return it as it is sent."""
        return {name: value for name, value in vars(self).items() if name != "alarm"}


@dataclass(frozen=True)
class Plan:
    """Everything a table has agreed on; stored as a whole, never changed in place."""

    host: str
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    bank: int | None = None  # milliseconds; None: untimed
    increment: int = 0
    turn: int = 0  # milliseconds for each decision, before the bank is touched
    forfeit: bool = False  # who runs out of time has lost; else a stand-in plays until they return
    granted: tuple[int, ...] = ()  # milliseconds given to seats that were taken back
    stand_in: str | None = DEFAULT_LEVEL
    public: bool = False
    spectators: bool = True
    hints: bool = True
    takebacks: bool = True  # whether anything may be taken back, asked for or not
    chat: Talk = "words"
    rematch: str | None = None
    circle: str | None = None  # whose table it is
    worded: tuple[int, ...] = ()  # seats whose people added a word to the deal, in that order
    began: tuple[Seat, ...] = ()  # who sat where at the start
    met: tuple[str, ...] = ()  # identities that held a seat while the match ran
    abort: tuple[int, ...] = ()  # seats that want an end without a result; who asked, first
    aborted: bool = False
    practice: bool = False  # an undo against bots took back something that had been learnt
    story: tuple[Deed, ...] = ()
    language: Language = "en"  # of who opened the table, for links that say none

    @property
    def clock(self) -> Clock | None:
        """Return the clock as the wire says it."""
        if self.bank is None:
            return None
        return Clock(bank=self.bank, increment=self.increment, turn=self.turn)

    @property
    def slow(self) -> bool:
        """Tell whether people have hours or days to think."""
        return self.bank is not None and max(self.bank, self.turn) >= SLOW_MILLISECONDS

    @property
    def helped(self) -> bool:
        """Tell whether the match goes on without whoever runs out of time."""
        return self.stand_in is not None or self.forfeit

    def seats_of(self, identity: str | None) -> list[int]:
        """Return the seats that belong to an identity."""
        if identity is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.identity == identity]

    @cached_property
    def people(self) -> list[int]:
        """Return the seats of people, present or not, also while a bot plays for them."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @cached_property
    def others(self) -> list[list[int]]:
        """Return for every seat the seats of other people, also of those on the same device."""
        return [[other for other in self.people if other != n] for n in range(len(self.seats))]

    @cached_property
    def handed_on(self) -> dict[int, int]:
        """Return up to which `at` the moves of a seat are those of a person who held it before."""
        found: dict[int, int] = {}
        people = {n for n, seat in enumerate(self.began or self.seats) if seat.kind == "person"}
        for line in self.story:
            if line.kind == "sat-down":
                if line.seat in people:
                    found[line.seat] = line.at
                people.add(line.seat)
        return found

    @cached_property
    def told(self) -> list[dict[str, Any]]:
        """Return the story as the wire tells it."""
        return [deed.to_json() for deed in self.story]

    @cached_property
    def bots_play(self) -> bool:
        """Tell whether a bot plays at any seat."""
        return any(seat.level is not None for seat in self.seats)

    def identities(self) -> frozenset[str]:
        """Return everybody who sits here."""
        return frozenset(seat.identity for seat in self.seats if seat.identity is not None)

    def with_seat(self, number: int, seat: Seat) -> Plan:
        """Return the plan with another seat in one place."""
        return replace(self, seats=self._seats_with(number, seat))

    def _seats_with(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        seats = list(self.seats)
        seats[number] = seat
        return tuple(seats)

    def without_host(self, identity: str) -> Plan:
        """Return the plan with the host's right handed on by an identity that had it.

        Somebody who plays comes before somebody whom a bot stands in for.
        """
        if self.host != identity:
            return self
        others = [
            (seat.stand_in, number, seat.identity)
            for number, seat in enumerate(self.seats)
            if seat.identity is not None and seat.identity != identity
        ]
        return replace(self, host=min(others)[-1]) if others else self

    def granting(self, number: int, milliseconds: int) -> Plan:
        """Return the plan with more time for a seat."""
        if not milliseconds:
            return self
        granted = list(self.granted or [0] * len(self.seats))
        granted[number] += milliseconds
        return replace(self, granted=tuple(granted))

    def dealt_to(self) -> tuple[Any, ...]:
        """Return all that people add their words to: who sits where, and how it is played."""
        sitting = [(seat.kind, seat.identity, seat.level) for seat in self.seats]
        return sitting, self.terms()

    def terms(self) -> tuple[Any, ...]:
        """Return how it is played: what people agree to when they add their word."""
        return self.options, self.spectators, self.hints, self.takebacks, self.chat

    def with_deed(self, deed: Deed, moved: Moved, seat: Seat | None = None) -> Plan:
        """Return the plan with a line more in the story, and the *seat* it made of the old one."""
        story = longer(self.story, deed, moved)
        if seat is None:
            return replaced(self, story=story)
        return replaced(self, story=story, seats=self._seats_with(deed.seat, seat))

    def starting(self) -> Plan:
        """Return the plan of a match that begins: it is remembered who sat where."""
        began = tuple(replace(seat, identity=None) for seat in self.seats)
        return replace(self, began=began, met=tuple(sorted(self.identities())))

    def holders(self, steps: Sequence[int]) -> list[Held]:
        """Return who held which seat from which step on; *steps* are the `at` of those."""
        began = [
            Held(n, 0, seat.name if seat.kind == "person" else None, seat.level, seat.why)
            for n, seat in enumerate(self.began or self.seats)
        ]
        return holders(began, self.story, steps)

    def notes(self) -> dict[str, Any]:
        """Return what the header of a record says about how it was played, where it matters."""
        found: dict[str, Any] = {"practice": True} if self.practice else {}
        return found | {name: False for name in ("hints", "takebacks") if not getattr(self, name)}

    def names(self) -> list[str]:
        """Return what each seat is called in a record."""
        return [seat.name or seat.level or "" for seat in self.seats]

    def to_json(self) -> dict[str, Any]:
        """Return the plan as the store keeps it."""
        # `asdict` would copy everything in it as well, and a plan is written often.
        kept = {name: getattr(self, name) for name in _KEPT}
        return {
            **kept,
            "seats": [dict(vars(seat)) for seat in self.seats],
            "began": [dict(vars(seat)) for seat in self.began],
            "story": self.told,
        }


#: The parts of a plan that are stored.
_KEPT = tuple(each.name for each in fields(Plan))


def read_plan(kept: dict[str, Any]) -> Plan:
    """Read a kept plan back; what an older one does not say is as it was then."""
    return Plan(
        **{
            **kept,
            "seats": tuple(Seat(**seat) for seat in kept["seats"]),
            "granted": tuple(kept["granted"]),
            "worded": tuple(kept.get("worded", ())),
            "began": tuple(Seat(**seat) for seat in kept.get("began", ())),
            "met": tuple(kept.get("met", ())),
            "abort": tuple(kept.get("abort", ())),
            "story": tuple(read_deed(deed) for deed in kept.get("story", ())),
        }
    )


def is_level(level: str | None) -> bool:
    """Tell whether a bot of this level can be asked for."""
    return level in LEVELS


def check_level(level: str | None) -> None:
    """Refuse a level that does not exist."""
    if level is not None and not is_level(level):
        raise Refusal("malformed", text("refused-no-such-level", level=level))


def _called(wished: str | None, name: str) -> str:
    """Return what the person of a seat is called: another one on the same device, or the host."""
    if wished is None:
        return name
    if not wished:
        return ""  # nobody chose one: each reader sees "guest" in their own language
    try:
        return clean_name(wished)
    except ValueError as error:
        raise Refusal("malformed", text("refused-name")) from error


def arrange(wishes: Sequence[SeatRequest], guest: Guest) -> tuple[Seat, ...]:
    """Return the seats as wished; raises ValueError saying what is wrong with a wish."""
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            level = wish.level or DEFAULT_LEVEL
            if not is_level(level):
                raise ValueError(
                    f"seat {number}: no level {level!r}; there are {', '.join(LEVELS)}"
                )
            seats.append(Seat("bot", level=level))
        elif wish.kind == "me":
            # Others on the same device have faces of their own.
            own = wish.name is None or not any(seat.kind == "person" for seat in seats)
            face = guest.face if own else face_of(f"{guest.identity}{number}")
            called = _called(wish.name, guest.name)
            seats.append(Seat("person", called, guest.identity, face=face))
        else:
            seats.append(Seat())
    return tuple(seats)
