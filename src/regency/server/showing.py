"""What each viewer gets: everything here is a function of a redacted state and redacted events.

Texts, score lines and facts are dataclasses of the same fields as on the wire, so they are encoded
as they are. A game gives the very same object where nothing changed (`core.part`); such objects are
encoded once, for all moves and viewers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import is_dataclass
from typing import Any

import numpy as np
import orjson

from regency.core.game import Game
from regency.core.part import PartDict, PartList, Recent
from regency.core.types import State, States
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
        self._shared: dict[str, Any] = {}
        self._scenes: dict[int, bytes] = {}
        self._news: dict[int, Sequence[Past]] = {}
        self._logs: dict[tuple[int, int], bytes] = {}

    def _refresh(self) -> None:
        live = self.live
        self._at = live.at
        self._seen = live.seen_by_all()
        self._scenes = {}
        self._news = {}
        self._logs = {}
        self._shared = {"to_act": live.to_act(), "places": live.places() if live.over else None}

    def scene(self, viewer: int) -> bytes:
        """Return what a viewer sees now: an object with those pieces of a `state` message."""
        if self._at != self.live.at:
            self._refresh()
        found = self._scenes.get(viewer)
        if found is None:
            legal = self.live.legal(viewer)
            pieces = paint(self.live.game, self._seen[viewer], viewer, legal)
            found = self._scenes[viewer] = encode({**pieces, **self._shared})
        return found

    def log(self, viewer: int, since: int) -> bytes:
        """Return the encoded log of what happened after *since*, as the viewer may know it."""
        if self._at != self.live.at:
            self._refresh()
        found = self._logs.get((viewer, since))
        if found is None:
            steps = self._news.get(since)
            if steps is None:
                steps = self._news[since] = self.live.line.since(since)
            told = [_step(self.live.game, past, viewer) for past in steps]
            found = self._logs[viewer, since] = b"[%b]" % b",".join(told)
        return found


def paint(game: Game, seen: State, viewer: int, legal: Sequence[int]) -> dict[str, Any]:
    """Draw a viewer's picture from the redacted state and the viewer's legal actions."""
    view = game.view
    return {
        "view": view.view(seen, viewer),
        "prompt": view.prompt(seen, viewer),
        "legal": [
            {"action": action, "label": view.label(seen, viewer, action)} for action in legal
        ],
        "sheet": view.sheet(seen),
        "points": view.points(seen, viewer),
    }


def state_message(
    at: int,
    viewer: int,
    scene: bytes,
    log: bytes,
    *,
    hand_over: int | None = None,
    undone: int | None = None,
    clocks: list[int] | None = None,
    may_undo: str | None = None,
) -> bytes:
    """Return the encoded `state` message."""
    own = {
        "type": "state",
        "at": at,
        "viewer": viewer,
        "hand_over": hand_over,
        "undone": undone,
        "clocks": clocks,
        "may_undo": may_undo,
    }
    return b'%b,%b,"log":%b}' % (orjson.dumps(own)[:-1], scene[1:-1], log)


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
    return orjson.dumps(value, default=_kept, option=_PARTS)


def _kept(value: Any) -> Any:
    """Return a part, a text or a score line encoded; the JSON stays with the object."""
    kind = type(value)
    if kind is PartDict or kind is PartList:
        try:
            return value.encoded
        except AttributeError:
            value.encoded = orjson.Fragment(_fresh(value))
            return value.encoded
    if is_dataclass(value):
        own = vars(value)  # orjson leaves names out that begin with an underscore
        if "_encoded" not in own:
            own["_encoded"] = orjson.Fragment(orjson.dumps(value, default=_plain))
        return own["_encoded"]
    return _plain(value)


def _fresh(value: PartDict | PartList) -> bytes:
    """Encode a part for the first time, from its own parts where it has some."""
    joined = getattr(value, "joined", None)
    if joined is not None:
        inner = b",".join([encode(part)[1:-1] for part in joined if part])
        return b"{%b}" % inner if isinstance(value, PartDict) else b"[%b]" % inner
    whole = dict(value) if isinstance(value, PartDict) else list(value)
    return orjson.dumps(whole, default=_kept, option=_PARTS)


def _plain(value: Any) -> Any:
    """Let a game's view hold NumPy numbers."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")
