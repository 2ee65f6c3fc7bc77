"""What each viewer gets: everything here is a function of a redacted state and redacted events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import orjson

from regency.core.game import Game, ScoreLine
from regency.core.text import Text
from regency.core.types import OVER, State
from regency.server.journal import Past
from regency.server.live import Live


@dataclass(frozen=True)
class Scene:
    """One viewer's picture of a moment, encoded piece by piece."""

    seen: State
    view: orjson.Fragment
    prompt: orjson.Fragment
    legal: orjson.Fragment
    sheet: orjson.Fragment
    points: orjson.Fragment


class Gallery:
    """The pictures of a live match at one moment, each made once however many look at it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._at = -1
        self._scenes: dict[int, Scene] = {}
        self._news: dict[int, tuple[int, bytes]] = {}

    def scene(self, viewer: int) -> Scene:
        """Return what a viewer sees now."""
        if self._at != self.live.at:
            self._at = self.live.at
            self._scenes.clear()
            self._news.clear()
        if viewer not in self._scenes:
            seen = self.live.position.seen_by(viewer)
            legal = self.live.position.legal(viewer) if viewer >= 0 else []
            self._scenes[viewer] = paint(self.live.game, seen, viewer, legal)
        return self._scenes[viewer]

    def log(self, viewer: int, since: int) -> bytes:
        """Return the encoded log of what happened after *since*, as the viewer may know it."""
        self.scene(viewer)
        kept = self._news.get(viewer)
        if kept is None or kept[0] != since:
            steps = tell(self.live.game, self.live.line.since(since), viewer)
            kept = (since, orjson.dumps(steps))
            self._news[viewer] = kept
        return kept[1]


def paint(game: Game, seen: State, viewer: int, legal: Sequence[int]) -> Scene:
    """Draw a viewer's picture from the redacted state and the viewer's legal actions."""
    view = game.view
    labels = [
        {"action": action, "label": view.label(seen, viewer, action).to_json()} for action in legal
    ]
    return Scene(
        seen=seen,
        view=_fragment(view.view(seen, viewer)),
        prompt=_fragment(view.prompt(seen, viewer).to_json()),
        legal=_fragment(labels),
        sheet=_fragment(sheet_json(view.sheet(seen))),
        points=_fragment(view.points(seen, viewer)),
    )


def state_message(
    live: Live,
    scene: Scene,
    viewer: int,
    log: bytes,
    *,
    hand_over: int | None,
    undone: int | None,
    clocks: list[int] | None,
    may_undo: str | None,
) -> bytes:
    """Return the encoded `state` message."""
    acting = live.to_act()
    return orjson.dumps(
        {
            "type": "state",
            "at": live.at,
            "viewer": viewer,
            "hand_over": hand_over,
            "view": scene.view,
            "prompt": scene.prompt,
            "to_act": acting,
            "legal": scene.legal,
            "undone": undone,
            "log": orjson.Fragment(log),
            "sheet": scene.sheet,
            "points": scene.points,
            "places": live.position.places() if live.position.to_act() == OVER else None,
            "clocks": clocks,
            "may_undo": may_undo,
        }
    )


def tell(
    game: Game, steps: Sequence[Past], viewer: int, *, open_to_all: bool = False
) -> list[dict[str, Any]]:
    """Return log steps as a viewer may know them, or with nothing hidden after the end."""
    return [
        {
            "at": past.at,
            "seat": past.seat,
            "facts": facts_json(game, past.rows, viewer, open_to_all=open_to_all),
        }
        for past in steps
    ]


def facts_json(
    game: Game, rows: Sequence[Sequence[int]], viewer: int, *, open_to_all: bool = False
) -> list[dict[str, Any]]:
    """Return events as a viewer may know them, each with its line of the log."""
    kinds = game.rules.EVENTS
    told = []
    for row in rows:
        fact = kinds.read(row)
        if not open_to_all:
            fact = kinds.redact(fact, viewer)
        line: Text | None = game.view.line(fact, viewer)
        told.append(
            {
                "kind": fact.kind,
                "values": dict(fact.values),
                "line": None if line is None else line.to_json(),
            }
        )
    return told


def sheet_json(lines: Sequence[ScoreLine]) -> list[dict[str, Any]]:
    """Return a score sheet as the wire says it."""
    return [
        {
            "seat": line.seat,
            "points": line.points,
            "reason": line.reason.to_json(),
            "clause": line.clause,
        }
        for line in lines
    ]


def _fragment(value: Any) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(value, default=_plain))


def _plain(value: Any) -> Any:
    """Let a game's view hold NumPy numbers."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")
