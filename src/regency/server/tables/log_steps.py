"""Steps of the log as a viewer may know them: drawn, with facts and lines, or as rows of events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regency.core.bounded_cache import BoundedCache
from regency.core.game import Game
from regency.core.match import Chance
from regency.core.types import SPECTATOR
from regency.server.tables.history import PastStep
from regency.server.tables.rendering import encode
from regency.server.tables.workbench import workbench

#: Events that are kept encoded for each game: most moves bring the same ones again.
EVENTS_KEPT = 20_000

#: A step that is not told to the end: how it begins, and its events, encoded where everyone is told
#: them alike.
BegunStep = tuple[bytes, list[bytes | tuple[int, ...]]]
#: Encodes one event of a game as a viewer may know it.
EncodeEvent = Callable[[Game, tuple[int, ...], int], bytes]


class LogSteps:
    """Encodes the steps of one game's log; an event that was told before is not encoded again."""

    def __init__(self, game: Game, opening: bytes, event: EncodeEvent) -> None:
        self._game = game
        self._public = workbench(game).public
        self._opening = opening  # of the member that holds a step's events
        self._event = event
        self.kept: BoundedCache[tuple[tuple[int, ...], int], bytes] = BoundedCache(EVENTS_KEPT)

    def begun(self, past: PastStep) -> BegunStep:
        """Return how a step begins, and its events as far as everyone is told them alike."""
        step, public = past.step, self._public
        seat = b"null" if isinstance(step, Chance) else b"%d" % step.seat
        events = [self._told(row, SPECTATOR) if public[row[0]] else row for row in past.rows]
        return b'{"at":%d,"seat":%b,%b' % (past.at, seat, self._opening), events

    def log(self, steps: Sequence[BegunStep], viewer: int) -> tuple[bytes, bool]:
        """Return the steps as a viewer is told them, and whether everyone is told the same."""
        alike, parts = True, []
        for begin, events in steps:
            told = []
            for event in events:
                if isinstance(event, bytes):
                    told.append(event)
                else:
                    alike = False
                    told.append(self._told(event, viewer))
            parts.append(b"%b%b]}" % (begin, b",".join(told)))
        return b",".join(parts), alike

    def _told(self, row: tuple[int, ...], viewer: int) -> bytes:
        """Return an encoded event."""
        key = (row, viewer)
        return self.kept.get(key) or self.kept.keep(key, self._event(self._game, row, viewer))


def drawn_event(game: Game, row: tuple[int, ...], viewer: int) -> bytes:
    """Return an event by its names, with its line."""
    fact = encode(told_facts(game, [row], viewer)[0])
    # A copy: what orjson returns holds on to a page of memory, however short it is.
    return bytes(memoryview(fact))


def bare_event(game: Game, row: tuple[int, ...], viewer: int) -> bytes:
    """Return an event as a row of numbers: its kind, then the kind's own columns."""
    return b"[%b]" % b",".join([b"%d" % number for number in told_row(game, row, viewer)])


def told_row(game: Game, row: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    """Return an event's row as a viewer may know it."""
    kinds = game.rules.EVENTS
    return row[0], *kinds.redact(kinds.read(row), viewer).values.values()


_drawn: dict[str, LogSteps] = {}
_bare: dict[str, LogSteps] = {}


def drawn_steps(game: Game) -> LogSteps:
    """Return what encodes a game's log with facts and lines."""
    return _drawn.get(game.name) or _drawn.setdefault(
        game.name, LogSteps(game, b'"facts":[', drawn_event)
    )


def bare_steps(game: Game) -> LogSteps:
    """Return what encodes a game's log as rows of numbers."""
    return _bare.get(game.name) or _bare.setdefault(
        game.name, LogSteps(game, b'"events":[', bare_event)
    )


def tell(
    game: Game, steps: Sequence[PastStep], viewer: int, *, open_to_all: bool = False
) -> list[dict[str, Any]]:
    """Return log steps as a viewer may know them, or with nothing hidden after the end."""
    return [
        {
            "at": past.at,
            "seat": past.seat,
            "facts": told_facts(game, past.rows, viewer, open_to_all=open_to_all),
        }
        for past in steps
    ]


def told_facts(
    game: Game, rows: Sequence[Sequence[int]], viewer: int, *, open_to_all: bool = False
) -> list[dict[str, Any]]:
    """Return events as a viewer may know them, each with its line of the log."""
    kinds, public = game.rules.EVENTS, workbench(game).public
    told = []
    for row in rows:
        fact = kinds.read(row)
        if not (open_to_all or public[row[0]]):
            fact = kinds.redact(fact, viewer)
        line = game.view.line(fact, viewer)
        told.append({"kind": fact.kind, "values": fact.values, "line": line})
    return told
