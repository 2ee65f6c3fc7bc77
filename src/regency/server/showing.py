"""What each viewer gets: everything here is a function of a redacted state and redacted events.

Texts, score lines and facts are dataclasses of the same fields as on the wire, so they are encoded
as they are. What several viewers share is made once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import orjson

from regency.core.game import Game
from regency.core.types import State, States
from regency.server.journal import Past
from regency.server.live import Live, workbench


class Gallery:
    """The pictures of a live match at one moment, each made once however many look at it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._at = -1
        self._seen: States = None
        self._ending = b""
        self._scenes: dict[int, bytes] = {}
        self._sheets: dict[bytes, bytes] = {}
        self._encoded: dict[int, tuple[Any, bytes]] = {}
        self._logs: dict[tuple[int, int], bytes] = {}

    def _refresh(self) -> None:
        live = self.live
        self._at = live.at
        self._seen = live.seen_by_all()
        self._scenes.clear()
        self._sheets.clear()
        self._encoded.clear()
        self._logs.clear()
        shared = {"to_act": live.to_act(), "places": live.places() if live.over else None}
        self._ending = orjson.dumps(shared)[1:-1]

    def scene(self, viewer: int) -> bytes:
        """Return what a viewer sees now: the pieces of a `state` message, encoded."""
        if self._at != self.live.at:
            self._refresh()
        found = self._scenes.get(viewer)
        if found is None:
            seen = self._seen[viewer]
            legal = self.live.legal(viewer)
            sheet = self._sheet(seen)
            pieces = paint(self.live.game, seen, viewer, legal, sheet, self._encode_once)
            found = self._scenes[viewer] = pieces + b"," + self._ending
        return found

    def _encode_once(self, value: Any) -> bytes:
        """Encode what a game gives to several viewers, the very same object, only once."""
        found = self._encoded.get(id(value))
        if found is None:
            # The object is kept too: as long as it lives, no other has its id.
            found = self._encoded[id(value)] = (value, encode(value))
        return found[1]

    def _sheet(self, seen: State) -> bytes:
        """Return the sheet, made once for viewers who know the same."""
        known = seen.tobytes()
        if known not in self._sheets:
            self._sheets[known] = encode(self.live.game.view.sheet(seen))
        return self._sheets[known]

    def log(self, viewer: int, since: int) -> bytes:
        """Return the encoded log of what happened after *since*, as the viewer may know it."""
        if self._at != self.live.at:
            self._refresh()
        found = self._logs.get((viewer, since))
        if found is None:
            told = tell(self.live.game, self.live.line.since(since), viewer)
            found = self._logs[viewer, since] = encode(told)
        return found


def paint(
    game: Game,
    seen: State,
    viewer: int,
    legal: Sequence[int],
    sheet: bytes,
    encode: Callable[[Any], bytes],
) -> bytes:
    """Draw a viewer's picture from the redacted state and the viewer's legal actions."""
    view = game.view
    labels = [{"action": action, "label": view.label(seen, viewer, action)} for action in legal]
    return b'"view":%b,"prompt":%b,"legal":%b,"sheet":%b,"points":%b' % (
        encode(view.view(seen, viewer)),
        encode(view.prompt(seen, viewer)),
        encode(labels),
        sheet,
        encode(view.points(seen, viewer)),
    )


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
    return b'%b,%b,"log":%b}' % (orjson.dumps(own)[:-1], scene, log)


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


def encode(value: Any) -> bytes:
    """Return anything a game's view says as JSON."""
    return orjson.dumps(value, default=_plain)


def _plain(value: Any) -> Any:
    """Let a game's view hold NumPy numbers."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")
