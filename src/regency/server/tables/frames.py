"""What each viewer gets: everything here is a function of a redacted state and redacted events."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import orjson

from regency.core.bounded_cache import BoundedCache
from regency.core.game import Game
from regency.core.match import Chance
from regency.core.types import SPECTATOR
from regency.server.tables.history import PastStep
from regency.server.tables.live import Live
from regency.server.tables.rendering import encode
from regency.server.tables.workbench import workbench

#: Lines of the log that are kept encoded for each game: most moves bring the same events again.
LINES_KEPT = 20_000
OWN_KEPT = 4_096


#: A message in pieces: what many see alike is not copied for each of them.
Message = tuple[bytes, ...]
#: What a `state` message tells one connection beside the picture, under the names of `OWN`.
Own = tuple[int, int | None, int | None, tuple[int, ...] | None, str | None]
OWN = ("viewer", "hand_over", "undone", "clocks", "may_undo")


class Frames:
    """The `state` messages of a live match at one moment, each part made once for all."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._at = -1
        self._everyone = (SPECTATOR, *range(live.seats))
        self._pictures: dict[int, bytes] = {}
        self._end = b""
        #: Who asked about this moment: they will ask about the next.
        self._asked: set[int] = set()
        #: By what a viewer knows already, and the viewer where it is not told to all alike.
        self._tails: dict[int | tuple[int, int], bytes] = {}
        self._news: dict[int, Sequence[PastStep]] = {}

    def _refresh(self) -> None:
        live = self.live
        self._render(self._asked or self._everyone)
        self._at = live.at
        self._asked = set()
        self._tails = {}
        self._news = {}
        self._end = b',%b,"log":[' % _ending(live)

    def _render(self, viewers: Collection[int]) -> None:
        self._pictures = self.live.bench.renderer.render(self.live, viewers)

    def message(self, since: int, own: Own) -> Message:
        """Return a viewer's `state` message with the log of what happened after *since*."""
        if self._at != self.live.history.at:
            self._refresh()
        viewer = own[0]
        mine = self._pictures.get(viewer)
        if mine is None:  # somebody new; there may be more of them
            self._render(self._everyone)
            mine = self._pictures[viewer]
        self._asked.add(viewer)
        tail = self._tails.get(since) or self._tails.get((since, viewer))
        if tail is None:
            tail = self._tail(since, viewer)
        said = _own.get(own) or _say(own)
        return b'{"type":"state","at":%d,%b' % (self._at, said), mine, tail

    def _tail(self, since: int, viewer: int) -> bytes:
        """Return how a message ends: with the log of what happened after *since*."""
        game, public = self.live.game, self.live.bench.public
        steps = self._news.get(since)
        if steps is None:
            steps = self._news[since] = self.live.history.since(since)
        told = [_step(game, past, viewer, public) for past in steps]
        tail = b"%b%b]}" % (self._end, b",".join(told))
        # What hides nothing is the same for everyone.
        open_to_all = all(public[row[0]] for past in steps for row in past.rows)
        self._tails[since if open_to_all else (since, viewer)] = tail
        return tail


#: Most messages repeat who may act, and what concerns one connection only.
_endings: BoundedCache[tuple[int, ...], bytes] = BoundedCache(OWN_KEPT)
_own: BoundedCache[Own, bytes] = BoundedCache(OWN_KEPT)


def _ending(live: Live) -> bytes:
    """Return the members that say who may act, and how the match ended."""
    acting = live.to_act()
    if live.over:
        return ending(acting, live.places())
    return _endings.get(acting) or _endings.keep(acting, ending(acting, None))


def ending(acting: Sequence[int], places: Sequence[int] | None) -> bytes:
    """Return the members that say who may act, and how a match ended."""
    return orjson.dumps({"to_act": acting, "places": places})[1:-1]


def opening(at: int, own: Own) -> bytes:
    """Return how a `state` message begins."""
    return b'{"type":"state","at":%d,%b' % (at, _say(own))


def _say(own: Own) -> bytes:
    """Return the members that concern one connection only."""
    return _own.keep(own, orjson.dumps(dict(zip(OWN, own, strict=True)))[1:-1])


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


_told: dict[str, BoundedCache[tuple[tuple[int, ...], int], bytes]] = {}


def _step(game: Game, past: PastStep, viewer: int, public: Sequence[bool]) -> bytes:
    """Return one encoded step of the log; an event that was told before is not encoded again."""
    kept = _told.get(game.name) or _told.setdefault(game.name, BoundedCache(LINES_KEPT))
    facts = []
    for row in past.rows:
        key = (row, SPECTATOR if public[row[0]] else viewer)
        found = kept.get(key)
        if found is None:
            line = encode(told_facts(game, [row], key[1])[0])
            # A copy: what orjson returns holds on to a page of memory, however short it is.
            found = kept.keep(key, bytes(memoryview(line)))
        facts.append(found)
    step = past.step
    seat = b"null" if isinstance(step, Chance) else b"%d" % step.seat
    return b'{"at":%d,"seat":%b,"facts":[%b]}' % (past.at, seat, b",".join(facts))
