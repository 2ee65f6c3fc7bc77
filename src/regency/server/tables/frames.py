"""What each viewer gets: everything here is a function of a redacted state and redacted events.

A frame has one of two forms (`wire.common.Form`): `state` carries what a viewer may know as data,
for whoever draws with the game's own rules; `drawn` shows it, for whoever cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal

import orjson

from regency.core.bounded_cache import BoundedCache
from regency.core.types import SPECTATOR
from regency.server.tables.live import Live
from regency.server.tables.log_steps import BegunStep, LogSteps, bare_steps, drawn_steps
from regency.server.wire.common import Form

OWN_KEPT = 4_096

#: After so many moments who looks at a match is found out anew.
LOOK_AGAIN = 64

#: What is left on the clocks, in milliseconds; None: the match is not timed.
ClocksLeft = tuple[int, ...] | None
#: How a seat may take its last decision back.
MayUndo = Literal["free", "ask"] | None
#: What a message tells one connection beside the match, under the names of `OWN`.
Own = tuple[int, int | None, int | None, ClocksLeft, MayUndo]
OWN = ("viewer", "hand_over", "undone", "clocks", "may_undo")
#: How messages of each form begin.
OPENINGS: dict[Form, bytes] = {"record": b'{"type":"state"', "drawn": b'{"type":"drawn"'}


class Frames:
    """The frames of a live match at one moment, in every form that somebody asks for."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._forms: dict[Form, FormFrames] = {}

    def message(self, form: Form, since: int, own: Own) -> bytes:
        """Return a viewer's frame with the log of what happened after *since*."""
        return self.of(form).message(since, own)

    def of(self, form: Form) -> FormFrames:
        """Return the frames of one form."""
        return self._forms.get(form) or self._forms.setdefault(form, self._made(form))

    def _made(self, form: Form) -> FormFrames:
        bench, game = self._live.bench, self._live.game
        if form == "record":
            return FormFrames(self._live, OPENINGS[form], bench.packer.pack, bare_steps(game))
        return FormFrames(self._live, OPENINGS[form], bench.renderer.render, drawn_steps(game))

    def forget(self) -> None:
        """Make every frame anew."""
        self._forms.clear()


class FormFrames:
    """The frames of one form, each part made once for all."""

    def __init__(
        self,
        live: Live,
        opening: bytes,
        show: Callable[[Live, Collection[int]], dict[int, bytes]],
        log: LogSteps,
    ) -> None:
        self._live = live
        self._opening = opening
        self._show = show
        self._log = log
        self._at = -1
        self._everyone = (SPECTATOR, *range(live.seats))
        self._shown: dict[int, bytes] = {}
        self._start = self._end = b""
        #: Who asked about a moment will ask about the next.
        self._asked: set[int] = set()
        self._moments = 0
        #: By what a viewer knows already, and the viewer where it is not told to all alike.
        self._tails: dict[int | tuple[int, int], bytes] = {}
        self._news: dict[int, list[BegunStep]] = {}

    def _refresh(self) -> None:
        live = self._live
        self._shown = self._show(live, self._asked or self._everyone)
        self._start = b'%b,"at":%d,' % (self._opening, live.at)
        self._moments += 1
        if self._moments % LOOK_AGAIN == 0:
            self._asked = set()
        self._tails = {}
        self._news = {}
        self._end = b',%b,"log":[' % _ending(live)
        self._at = live.at  # last: where anything fails above, the next who asks tries anew

    def regular(
        self, since: int, clocks: ClocksLeft, may_undo: Sequence[MayUndo]
    ) -> dict[int, bytes]:
        """Return the frames of all who look on and know the match up to *since*, by viewer.

        Who is not among them is told by `message`, and is from then on.
        """
        if self._at != self._live.history.at:
            self._refresh()
        start, shown, tails = self._start, self._shown, self._tails
        frames = {}
        for viewer in self._asked:
            own = (viewer, None, None, clocks, may_undo[viewer] if viewer >= 0 else None)
            said = _own.get(own) or _say(own)
            tail = tails.get(since) or tails.get((since, viewer)) or self._tail(since, viewer)
            frames[viewer] = b"".join((start, said, shown[viewer], tail))
        return frames

    def message(self, since: int, own: Own) -> bytes:
        """Return a viewer's frame with the log of what happened after *since*."""
        if self._at != self._live.history.at:
            self._refresh()
        viewer = own[0]
        mine = self._shown.get(viewer)
        if mine is None:  # somebody new; there may be more of them
            self._shown = self._show(self._live, self._everyone)
            mine = self._shown[viewer]
        self._asked.add(viewer)
        tail = self._tails.get(since) or self._tails.get((since, viewer))
        if tail is None:
            tail = self._tail(since, viewer)
        return b"".join((self._start, _own.get(own) or _say(own), mine, tail))

    def _tail(self, since: int, viewer: int) -> bytes:
        """Return how a message ends: with the log of what happened after *since*."""
        steps = self._news.get(since)
        if steps is None:
            steps = [self._log.begun(past) for past in self._live.history.since(since)]
            self._news[since] = steps
        told, alike = self._log.log(steps, viewer)
        tail = b"%b%b]}" % (self._end, told)
        self._tails[since if alike else (since, viewer)] = tail
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


def opening(form: Form, at: int, own: Own) -> bytes:
    """Return how a message begins."""
    return b'%b,"at":%d,%b' % (OPENINGS[form], at, _say(own))


def _say(own: Own) -> bytes:
    """Return the members that concern one connection only."""
    return _own.keep(own, orjson.dumps(dict(zip(OWN, own, strict=True)))[1:-1])
