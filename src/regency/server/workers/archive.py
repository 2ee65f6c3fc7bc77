"""The archive: matches to look back at, asked for in other processes so that nobody waits."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from regency.core.fair import VERSION, commitment
from regency.core.match import Chance, Move
from regency.core.text import text
from regency.core.types import SPECTATOR
from regency.games import names
from regency.server.refusal import Refusal, Unknown
from regency.server.tables.history import PastStep, encode
from regency.server.tables.table import Table
from regency.server.wire.bodies import PlayedMatch, PlayedStep
from regency.server.workers import faults
from regency.server.workers.crew import Answer, Busy, Crew, Failed
from regency.server.workers.replay import everyone
from regency.store.store import KeptReview

COMMAND = (sys.executable, "-m", "regency.server.workers.archive_worker")
#: Requests that wait, those of one reader, and those of one address; a browser asks for six.
MOST_WAITING = 48
READER_SHARE = 12
ADDRESS_SHARE = 24
#: Seconds in which a request has to come to its turn, and be carried out.
PATIENCE = 20.0
DEADLINE = 30.0
#: What the archive tells of a review that may be kept.
REVIEW_TOLD = ("evaluator", "version", "weights", "format", "deals")


@dataclass(frozen=True)
class Reader:
    """Who looks back."""

    who: str
    address: str


@dataclass(frozen=True)
class Source:
    """A match to look back at: what a process needs in order to carry it out."""

    id: str
    moment: str  # changes whenever the match does
    game: str
    about: dict[str, Any] = field(default_factory=dict)
    steps: Sequence[PastStep] = ()
    text: str | None = None  # the record as it was brought here

    def request(self) -> dict[str, Any]:
        """Return what is asked for, without the match itself."""
        return {"id": self.id, "moment": self.moment, "game": self.game, **self.about}

    def body(self) -> bytes:
        """Return the match itself."""
        if self.text is not None:
            return self.text.encode()
        return b"\n".join(encode(past.step, 0) for past in self.steps)


@dataclass(frozen=True)
class Played:
    """A table's match, and from where this reader may see it."""

    table: Table
    viewers: list[int]
    over: bool
    source: Source

    def info(self) -> dict[str, Any]:
        """Return the `ReplayInfo`."""
        about = self.source.about
        return {
            "id": self.table.id,
            "game": self.table.game.name,
            "seats": about["seats"],
            "names": about["names"],
            "faces": [seat.shown_face for seat in self.table.plan.seats],
            "options": about["options"],
            "steps": len(self.source.steps),
            "viewers": self.viewers,
            "over": self.over,
            "aborted": self.table.plan.aborted,
        }

    def record_request(self) -> dict[str, Any]:
        """Return what the record is made from; the seed only when all is over."""
        table = self.table
        if self.over:
            held = table.plan.holders([past.at for past in self.source.steps])
            return {
                "do": "record",
                "seed": table.seed.hex(),
                "words": list(table.words),
                "held": [vars(one) for one in held],
                "notes": table.plan.notes(),
            }
        header = {
            "running": VERSION,
            "game": table.game.name,
            **self.source.about,
            "viewer": self.viewers[-1],
            "fair": {
                "version": VERSION,
                "commitment": commitment(table.seed),
                "words": list(table.words),
            },
        }
        return {"do": "record", "seed": None, "header": header}


def of_table(table: Table, identity: str | None) -> Played:
    """Return a table's match for a reader; raises Refusal where it may not be seen."""
    live = table.playing()
    own = table.plan.seats_of(identity)
    watchers = [SPECTATOR] if table.plan.spectators or own else []
    sat = bool(watchers) or identity in table.plan.met
    viewers = [*watchers, *(own if len(own) == 1 else [])]
    if live.over:
        viewers = everyone(live.seats) if sat else []
    if not viewers:
        raise Refusal("not-allowed")
    about = {"seats": live.seats, "options": live.options, "names": table.plan.names()}
    source = Source(table.id, str(live.at), table.game.name, about, tuple(live.history.steps))
    return Played(table, viewers, live.over, source)


def of_record(record_id: str, kept: str) -> Source:
    """Return a record that was brought here; all of it may be seen."""
    return Source(record_id, "", game_of(kept), text=kept)


def game_of(record: str) -> str:
    """Return the game that a record's first line names; none where it is none of ours."""
    try:
        header = orjson.loads(record.split("\n", 1)[0])
    except ValueError:
        return ""
    found = header.get("game") if isinstance(header, dict) else None
    return found if isinstance(found, str) and found in names() else ""


def _step(step: PlayedStep) -> Move | Chance:
    """Read a step that was handed in."""
    if step.seat is None:
        return Chance(tuple(step.what))
    if len(step.what) != 1:
        raise Refusal("malformed")
    return Move(step.seat, step.what[0])


class Archive:
    """Looks matches up in separate processes, for everyone in turn."""

    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self._crew = Crew(command, count, MOST_WAITING, READER_SHARE, PATIENCE)
        self._reading: Counter[str] = Counter()  # by address

    @property
    def waiting(self) -> int:
        """Return how many requests wait."""
        return self._crew.waiting

    async def info(self, source: Source, reader: Reader) -> dict[str, Any]:
        """Return the `ReplayInfo` of a record."""
        found: dict[str, Any] = (await self._look(source, {"do": "info"}, reader)).values["info"]
        return found

    async def state(
        self, source: Source, step: int, viewer: int, since: int, reader: Reader
    ) -> bytes:
        """Return an encoded `ReplayState`; raises Unknown for a step that never was."""
        wish = {"do": "state", "step": step, "viewer": viewer, "since": since}
        found = await self._look(source, wish, reader)
        if "unknown" in found.values:
            raise Unknown
        if "forbidden" in found.values:
            raise Refusal("not-allowed")
        return found.body

    async def steps(self, source: Source, reader: Reader) -> bytes:
        """Return encoded `PlayedSteps`."""
        return (await self._look(source, {"do": "steps"}, reader)).body

    async def record(self, played: Played, reader: Reader) -> bytes:
        """Return a match's record: whole when it is over, else what its reader may know."""
        return (await self._look(played.source, played.record_request(), reader)).body

    async def write(self, played: PlayedMatch, reader: Reader) -> str:
        """Return the record of a match that was handed in; raises Refusal where it cannot be."""
        about = played.model_dump(exclude={"steps"}) | {"seats": len(played.names)}
        steps = [_step(one) for one in played.steps]
        body = b"\n".join(encode(step, 0) for step in steps)
        found = await self._ask({"do": "write", **about}, reader, body)
        if "wrong" in found.values:
            raise Refusal("malformed", text("refused-malformed"))
        return found.body.decode()

    async def review(self, source: Source, lines: str, reader: Reader) -> KeptReview:
        """Return a review of a match, as it may be kept; raises Refusal."""
        found = await self._look(source, {"do": "review", "lines": lines}, reader)
        told = found.values
        if "wrong" in told:
            wrong = told["wrong"]
            raise Refusal("malformed", text(f"refused-review-{wrong['kind']}", line=wrong["line"]))
        body = found.body.decode()
        return KeptReview(body=body, **{name: told[name] for name in REVIEW_TOLD})

    async def check(self, source: Source, reader: Reader) -> dict[str, Any]:
        """Return the `ReplayInfo` of a record each line of which is right; raises Refusal."""
        request = source.request() | {"do": "check"}
        found = (await self._ask(request, reader, source.body())).values
        if "wrong" in found:
            raise Refusal("malformed", faults.reason(found["wrong"]))
        if "matches" in found:
            raise Refusal("malformed", text("refused-one-match", matches=found["matches"]))
        checked: dict[str, Any] = found["info"]
        return checked

    async def _look(self, source: Source, wish: dict[str, Any], reader: Reader) -> Answer:
        """Ask; the match itself goes along only if it is not known there yet."""
        request = source.request() | wish
        found = await self._ask(request, reader)
        return (
            await self._ask(request, reader, source.body()) if "missing" in found.values else found
        )

    async def _ask(self, request: dict[str, Any], reader: Reader, body: bytes = b"") -> Answer:
        if self._reading[reader.address] >= ADDRESS_SHARE:
            raise Refusal("unavailable", text("refused-busy"))
        self._reading[reader.address] += 1
        try:
            return await self._crew.ask(request, DEADLINE, reader.who, body)
        except Busy as error:
            raise Refusal("unavailable", text("refused-busy")) from error
        except Failed as error:
            raise Refusal("unavailable", text("refused-no-replay")) from error
        finally:
            self._reading[reader.address] -= 1
            if not self._reading[reader.address]:
                del self._reading[reader.address]

    async def warm(self, games: Sequence[str]) -> None:
        """Make every process ready for every game."""
        await self._crew.get_ready(games)

    async def close(self) -> None:
        """End every process."""
        await self._crew.close()
