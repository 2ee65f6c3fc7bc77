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

from regency.core.game import Game, ScoreLine
from regency.core.part import PartDict, PartList, Recent
from regency.core.text import Text
from regency.core.types import SPECTATOR, State
from regency.server.journal import Past
from regency.server.live import Live, workbench

#: Lines of the log that are kept encoded for each game: most moves bring the same events again.
LINES_KEPT = 20_000
OWN_KEPT = 4_096


class Gallery:
    """The pictures of a live match at one moment, each made once however many look at it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._at = -1
        self._seen: list[State] = []
        self._shared = b""
        self._sheet: tuple[State, bytes] = (None, b"")
        self._scenes: dict[int, list[bytes]] = {}
        self._news: dict[int, tuple[Sequence[Past], bool]] = {}
        self._logs: dict[tuple[int, int], bytes] = {}

    def _refresh(self) -> None:
        live = self.live
        self._at = live.at
        self._seen = live.seen_by_all()
        self._scenes = {}
        self._news = {}
        self._logs = {}
        shared = {"to_act": live.to_act(), "places": live.places() if live.over else None}
        self._shared = b"," + orjson.dumps(shared)[1:-1]

    def message(self, viewer: int, since: int, own: Own) -> bytes:
        """Return a viewer's `state` message with the log of what happened after *since*."""
        if self._at != self.live.at:
            self._refresh()
        scene = self._scenes.get(viewer)
        if scene is None:
            scene = self._scenes[viewer] = self._scene(viewer)
        return state_message(self._at, viewer, scene, self._log(viewer, since), own)

    def _scene(self, viewer: int) -> list[bytes]:
        """Return what a viewer sees now, as `paint` does."""
        game, seen = self.live.game, self._seen[viewer]
        drawn, sheet = self._sheet
        if drawn is not seen:  # several may see the very same
            sheet = encode(game.view.sheet(seen))
            self._sheet = (seen, sheet)
        scene = paint(game, seen, viewer, self.live.legal(viewer), sheet)
        scene.append(self._shared)
        return scene

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


def paint(game: Game, seen: State, viewer: int, legal: Sequence[int], sheet: bytes) -> list[bytes]:
    """Draw a viewer's picture from the redacted state and the viewer's legal actions.

    Returns pieces of a `state` message: keys and encoded values in turn.
    """
    view = game.view
    labels = [
        b'{"action":%d,"label":%b}' % (action, encode(view.label(seen, viewer, action)))
        for action in legal
    ]
    return [
        b',"view":',
        encode(view.view(seen, viewer)),
        b',"prompt":',
        encode(view.prompt(seen, viewer)),
        b',"legal":[',
        b",".join(labels),
        b'],"sheet":',
        sheet,
        b',"points":',
        encode(view.points(seen, viewer)),
    ]


class Own(NamedTuple):
    """What a `state` message tells one connection beside the picture."""

    hand_over: int | None = None
    undone: int | None = None
    clocks: tuple[int, ...] | None = None
    may_undo: str | None = None


#: By viewer and what it is told of its own: most messages say the same again.
_own: Recent[tuple[int, Own], bytes] = Recent(OWN_KEPT)


def state_message(at: int, viewer: int, scene: list[bytes], log: bytes, own: Own) -> bytes:
    """Return the encoded `state` message."""
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


# --- encoding

_PARTS = orjson.OPT_PASSTHROUGH_SUBCLASS | orjson.OPT_PASSTHROUGH_DATACLASS
#: What keeps its JSON with it.
_ENCODED_ONCE = frozenset({PartDict, PartList, Text, ScoreLine})


def encode(value: Any) -> bytes:
    """Return anything a game's view says as JSON; what is in it already encoded is not again."""
    kind = type(value)
    if kind is PartDict or kind is PartList:
        try:
            found: bytes = value.encoded
        except AttributeError:
            found = value.encoded = _fresh(value)
        return found
    if kind is Text or kind is ScoreLine:
        own: dict[str, bytes] = value.__dict__
        if "_encoded" not in own:  # orjson leaves names out that begin with an underscore
            own["_encoded"] = orjson.dumps(value, default=_plain)
        return own["_encoded"]
    return orjson.dumps(value, default=_inner, option=_PARTS)


def _inner(value: Any) -> Any:
    """Return something inside of a value that is not plain JSON, encoded if it is a part."""
    kind = type(value)
    if kind in _ENCODED_ONCE:
        return orjson.Fragment(encode(value))
    if is_dataclass(value):
        return orjson.Fragment(orjson.dumps(value, default=_plain))
    return _plain(value)


def _fresh(value: PartDict | PartList) -> bytes:
    """Encode a part for the first time, from its own parts where it has some."""
    joined = getattr(value, "joined", None)
    if joined is not None:
        inner = b",".join([encode(part)[1:-1] for part in joined if part])
        return b"{%b}" % inner if isinstance(value, PartDict) else b"[%b]" % inner
    if isinstance(value, PartDict):
        return orjson.dumps(dict(value), default=_inner, option=_PARTS)
    if value and type(value[0]) in _ENCODED_ONCE:
        return b"[%b]" % b",".join([encode(part) for part in value])
    return orjson.dumps(list(value), default=_inner, option=_PARTS)


def _plain(value: Any) -> Any:
    """Let a game's view hold NumPy numbers."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")
