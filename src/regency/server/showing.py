"""What each viewer gets: everything here is a function of a redacted state and redacted events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson

from regency.core.game import Game
from regency.core.recent import Recent
from regency.core.types import SPECTATOR
from regency.server.journal import Past
from regency.server.live import Live, workbench
from regency.server.painting import Painter, encode

#: Lines of the log that are kept encoded for each game: most moves bring the same events again.
LINES_KEPT = 20_000
OWN_KEPT = 4_096


class Gallery:
    """The pictures of a live match at one moment, each made once however many look at it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._at = -1
        self._open = self._end = b""
        self._own: dict[int, bytes] = {}
        self._news: dict[int, tuple[Sequence[Past], bool]] = {}
        self._logs: dict[tuple[int, int], bytes] = {}

    def _refresh(self) -> None:
        live = self.live
        live.bench.on_show = None
        painter = self._painter()
        self._at = live.at
        self._own = {}
        self._news = {}
        self._logs = {}
        self._open = bytes(painter.open())
        shared = {"to_act": live.to_act(), "places": live.places() if live.over else None}
        self._end = bytes(painter.score()) + b"," + orjson.dumps(shared)[1:-1]

    def message(self, viewer: int, since: int, own: Own) -> bytes:
        """Return a viewer's `state` message with the log of what happened after *since*."""
        if self._at != self.live.at:
            self._refresh()
        mine = self._own.get(viewer)
        if mine is None:
            mine = self._own[viewer] = bytes(self._painter().own(viewer))
        log = self._log(viewer, since)
        return state_message(self._at, viewer, (self._open, mine, self._end), log, own)

    def _painter(self) -> Painter:
        """Return the painter with the pictures of this match."""
        bench = self.live.bench
        if bench.on_show is not self:
            bench.painter.draw(self.live)
            bench.on_show = self
        return bench.painter

    def _log(self, viewer: int, since: int) -> bytes:
        """Return the encoded log of what happened after *since*, as the viewer may know it."""
        news = self._news.get(since)
        if news is None:
            steps = self.live.line.since(since)
            public = self.live.bench.public
            open_to_all = all(public[row[0]] for past in steps for row in past.rows)
            news = self._news[since] = (steps, open_to_all)
        steps, open_to_all = news
        # What hides nothing is told to everyone alike.
        eyes = SPECTATOR if open_to_all else viewer
        found = self._logs.get((eyes, since))
        if found is None:
            told = [_step(self.live.game, past, eyes) for past in steps]
            found = self._logs[eyes, since] = b"[%b]" % b",".join(told)
        return found


class Own(NamedTuple):
    """What a `state` message tells one connection beside the picture."""

    hand_over: int | None = None
    undone: int | None = None
    clocks: tuple[int, ...] | None = None
    may_undo: str | None = None


#: By viewer and what it is told of its own: most messages say the same again.
_own: Recent[tuple[int, Own], bytes] = Recent(OWN_KEPT)


def state_message(at: int, viewer: int, scene: Sequence[bytes], log: bytes, own: Own) -> bytes:
    """Return the encoded `state` message: *scene* is a picture, in pieces."""
    key = (viewer, own)
    said = _own.get(key)
    if said is None:
        said = _own.keep(key, orjson.dumps({"viewer": viewer, **own._asdict()})[1:-1])
    return b"".join([b'{"type":"state","at":%d,' % at, said, *scene, b',"log":', log, b"}"])


def tell(
    game: Game, steps: Sequence[Past], viewer: int, *, open_to_all: bool = False
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


_told: dict[str, Recent[tuple[tuple[int, ...], int], bytes]] = {}


def _step(game: Game, past: Past, viewer: int) -> bytes:
    """Return one encoded step of the log; an event that was told before is not encoded again."""
    kept = _told.get(game.name) or _told.setdefault(game.name, Recent(LINES_KEPT))
    facts = []
    for row in past.rows:
        found = kept.get((row, viewer))
        if found is None:
            found = kept.keep((row, viewer), encode(told_facts(game, [row], viewer)[0]))
        facts.append(found)
    seat = b"null" if past.seat is None else b"%d" % past.seat
    return b'{"at":%d,"seat":%b,"facts":[%b]}' % (past.at, seat, b",".join(facts))
