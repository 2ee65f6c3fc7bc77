"""What each viewer gets: everything here is a function of a redacted state and redacted events.

Texts, score lines and facts are dataclasses of the same fields as on the wire, so they are encoded
as they are. A game gives the very same object where nothing changed (`core.part`); such objects are
encoded once, for all moves and viewers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import is_dataclass
from typing import Any, NamedTuple

import numpy as np
import orjson

from regency.core.game import Game
from regency.core.part import PartDict, PartList, Recent
from regency.core.text import Text
from regency.core.types import SPECTATOR, State, States
from regency.server.journal import Past
from regency.server.live import Live, workbench

#: Lines of the log that are kept encoded for each game: most moves bring the same events again.
LINES_KEPT = 20_000


class Gallery:
    """The pictures of a live match at one moment, each made once however many look at it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._at = -1
        self._seen: States = None
        self._shared = b""
        self._scenes: dict[int, list[bytes]] = {}
        self._news: dict[int, tuple[Sequence[Past], bool]] = {}
        self._logs: dict[tuple[int, int], bytes] = {}
        self._messages: dict[tuple[int, int, Own], bytes] = {}

    def _refresh(self) -> None:
        live = self.live
        self._at = live.at
        self._seen = live.seen_by_all()
        self._scenes = {}
        self._news = {}
        self._logs = {}
        self._messages = {}
        shared = {"to_act": live.to_act(), "places": live.places() if live.over else None}
        self._shared = b"," + orjson.dumps(shared)[1:-1]

    def message(self, viewer: int, since: int, own: Own) -> bytes:
        """Return a viewer's `state` message with the log of what happened after *since*."""
        if self._at != self.live.at:
            self._refresh()
        key = (viewer, since, own)
        found = self._messages.get(key)
        if found is None:
            scene, log = self._scene(viewer), self._log(viewer, since)
            found = self._messages[key] = state_message(self._at, viewer, scene, log, own)
        return found

    def _scene(self, viewer: int) -> list[bytes]:
        """Return what a viewer sees now, as `paint` does."""
        found = self._scenes.get(viewer)
        if found is None:
            legal = self.live.legal(viewer)
            found = paint(self.live.game, self._seen[viewer], viewer, legal)
            found.append(self._shared)
            self._scenes[viewer] = found
        return found

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


def paint(game: Game, seen: State, viewer: int, legal: Sequence[int]) -> list[bytes]:
    """Draw a viewer's picture from the redacted state and the viewer's legal actions.

    Returns pieces of a `state` message: keys and encoded values in turn.
    """
    view = game.view
    labels = [{"action": action, "label": view.label(seen, viewer, action)} for action in legal]
    return [
        b',"view":',
        encode(view.view(seen, viewer)),
        b',"prompt":',
        encode(view.prompt(seen, viewer)),
        b',"legal":',
        encode(labels) if labels else b"[]",
        b',"sheet":',
        encode(view.sheet(seen)),
        b',"points":',
        encode(view.points(seen, viewer)),
    ]


class Own(NamedTuple):
    """What a `state` message tells one connection beside the picture."""

    hand_over: int | None = None
    undone: int | None = None
    clocks: tuple[int, ...] | None = None
    may_undo: str | None = None


def state_message(at: int, viewer: int, scene: list[bytes], log: bytes, own: Own) -> bytes:
    """Return the encoded `state` message."""
    said = {"type": "state", "at": at, "viewer": viewer, **own._asdict()}
    return b"".join([orjson.dumps(said)[:-1], *scene, b',"log":', log, b"}"])


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


# --- encoding

_PARTS = orjson.OPT_PASSTHROUGH_SUBCLASS | orjson.OPT_PASSTHROUGH_DATACLASS


def encode(value: Any) -> bytes:
    """Return anything a game's view says as JSON; what is in it already encoded is not again."""
    kind = type(value)
    if kind is Text or kind is PartDict or kind is PartList:
        return _once(value)
    return orjson.dumps(value, default=_inner, option=_PARTS)


def _inner(value: Any) -> Any:
    """Return something inside of a value that is not plain JSON, encoded if it is a part."""
    kind = type(value)
    if kind is Text or kind is PartDict or kind is PartList or is_dataclass(value):
        return orjson.Fragment(_once(value))
    return _plain(value)


def _once(value: Any) -> bytes:
    """Return a part, a text or a score line encoded; the JSON stays with the object."""
    if isinstance(value, PartDict | PartList):
        try:
            found: bytes = value.encoded
        except AttributeError:
            found = value.encoded = _fresh(value)
        return found
    own = vars(value)
    if "_encoded" not in own:  # orjson leaves names out that begin with an underscore
        own["_encoded"] = orjson.dumps(value, default=_plain)
    return bytes(own["_encoded"])


def _fresh(value: PartDict | PartList) -> bytes:
    """Encode a part for the first time, from its own parts where it has some."""
    joined = getattr(value, "joined", None)
    if joined is not None:
        inner = b",".join([encode(part)[1:-1] for part in joined if part])
        return b"{%b}" % inner if isinstance(value, PartDict) else b"[%b]" % inner
    whole = dict(value) if isinstance(value, PartDict) else list(value)
    return orjson.dumps(whole, default=_inner, option=_PARTS)


def _plain(value: Any) -> Any:
    """Let a game's view hold NumPy numbers."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")
