"""Pictures say what a game's view says, however they are drawn, and to whom they are shown."""

from __future__ import annotations

import json
import random
import tracemalloc
from typing import Any

import pytest

from regency.core.fair import SEED_BYTES
from regency.core.types import SPECTATOR
from regency.games import games
from regency.server.tables import frames as module
from regency.server.tables import rendering
from regency.server.tables.frames import Frames, told_facts
from regency.server.tables.live import Live
from regency.server.tables.rendering import encode


def picture_of(frames: Frames, viewer: int, since: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        b"".join(frames.message(since, (viewer, None, None, None, None)))
    )
    return found


@pytest.mark.parametrize("name", games())
def test_pictures_show_what_the_view_says(name: str) -> None:
    """Play at several tables in turn: what was drawn for one must not be shown at another."""
    game, dice = games()[name], random.Random(4)
    lives = [Live(game, game.seats[-1], {}, bytes([n]) * SEED_BYTES, ()) for n in range(3)]
    all_frames = [Frames(live) for live in lives]
    for live in lives:
        live.adopt(live.deal())
    pictures = []
    for _ in range(40):
        live, frames = dice.choice(list(zip(lives, all_frames, strict=True)))
        if live.over:
            continue
        seat, told = live.to_act()[0], live.at
        live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
        # Some look now and others next time: whoever did not look last time is drawn as well.
        everyone = [*range(live.seats), SPECTATOR]
        for viewer in dice.sample(everyone, dice.randint(1, len(everyone))):
            shown = picture_of(frames, viewer, told)
            assert [entry["action"] for entry in shown["legal"]] == live.legal(viewer)
            pictures.append((live.seen_by(viewer), viewer, shown))
    view = game.view
    for seen, viewer, shown in pictures:
        said = {
            "view": view.view(seen, viewer),
            "prompt": view.prompt(seen, viewer),
            "sheet": view.sheet(seen),
            "points": view.points(seen, viewer),
            "legal": [
                {"action": entry["action"], "label": view.label(seen, viewer, entry["action"])}
                for entry in shown["legal"]
            ],
        }
        plain = json.loads(encode(said))
        assert {key: shown[key] for key in plain} == plain
    assert pictures


@pytest.mark.parametrize("name", games())
def test_events_that_hide_nothing_are_told_to_everyone_alike(name: str) -> None:
    game, dice, told = games()[name], random.Random(2), 0
    for seats in {game.seats[0], game.seats[-1]}:
        live = Live(game, seats, {}, bytes(SEED_BYTES), ())
        live.adopt(live.deal())
        while not live.over:
            seat = live.to_act()[0]
            live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
        rows = {
            row for past in live.history.steps for row in past.rows if live.bench.public[row[0]]
        }
        for row in rows:
            lines = [told_facts(game, [row], viewer) for viewer in (*range(seats), SPECTATOR)]
            assert all(line == lines[0] for line in lines)
        told += len(rows)
    assert told > 3


@pytest.mark.parametrize("name", games())
def test_a_moment_looked_back_at_is_drawn_as_it_was_live(name: str) -> None:
    game, dice = games()[name], random.Random(9)
    live = Live(game, game.seats[0], {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    frames = Frames(live)
    for _ in range(12):
        if live.over:
            break
        seat = live.to_act()[0]
        live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
        for viewer in (*range(live.seats), SPECTATOR):
            shown = picture_of(frames, viewer, live.at)
            seen = live.seen_by(viewer)
            renderer = live.bench.renderer
            again = renderer.scene(seen, viewer, live.legal(viewer))
            for key, value in json.loads(b"{%b}" % again[1:]).items():
                assert shown[key] == value
            assert renderer.sheet(seen) == game.view.sheet(seen)
            assert renderer.points(seen, viewer) == game.view.points(seen, viewer)


def test_a_remembered_line_takes_little_more_than_its_letters() -> None:
    game = games()["castle-combo"]
    live = Live(game, 2, {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    frames, dice = Frames(live), random.Random(3)
    module._told.pop(game.name, None)
    tracemalloc.start()
    try:
        while not live.over:
            seat, told = live.to_act()[0], live.at
            live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
            picture_of(frames, seat, told)
        here = (
            tracemalloc.Filter(True, rendering.__file__),
            tracemalloc.Filter(True, module.__file__),
        )
        held = tracemalloc.take_snapshot().filter_traces(here).statistics("filename")
    finally:
        tracemalloc.stop()
    kept = module._told[game.name]
    assert len(kept) > 50
    assert sum(one.size for one in held) < 3 * sum(map(len, kept.values())) + 100_000
