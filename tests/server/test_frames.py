"""Pictures say what a game's view says, however they are drawn, and to whom they are shown."""

from __future__ import annotations

import base64
import itertools
import json
import random
import tracemalloc
from typing import Any

import numpy as np
import pytest

from regency.core import hiding
from regency.core.drawing.teller import Teller
from regency.core.engine import engine
from regency.core.fair import SEED_BYTES
from regency.core.game import Game
from regency.core.types import EVENT_WIDTH, SPECTATOR, State
from regency.games import games
from regency.server.tables import log_steps, rendering
from regency.server.tables.frames import LOOK_AGAIN, Frames, MayUndo
from regency.server.tables.live import Live
from regency.server.tables.log_steps import drawn_steps, told_facts, told_row
from regency.server.tables.rendering import encode
from regency.server.wire.common import Form
from regency.server.wire.messages import FROM_SERVER


def picture_of(frames: Frames, viewer: int, since: int, form: Form = "drawn") -> dict[str, Any]:
    raw = frames.message(form, since, (viewer, None, None, None, None))
    FROM_SERVER.validate_json(raw)
    found: dict[str, Any] = json.loads(raw)
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
    log_steps._drawn.pop(game.name, None)
    frames, dice = Frames(live), random.Random(3)
    tracemalloc.start()
    try:
        while not live.over:
            seat, told = live.to_act()[0], live.at
            live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
            picture_of(frames, seat, told)
        here = (
            tracemalloc.Filter(True, rendering.__file__),
            tracemalloc.Filter(True, log_steps.__file__),
        )
        held = tracemalloc.take_snapshot().filter_traces(here).statistics("filename")
    finally:
        tracemalloc.stop()
    kept = drawn_steps(game).kept
    assert len(kept) > 50
    assert sum(one.size for one in held) < 3 * sum(map(len, kept.values())) + 100_000


def test_a_frame_that_failed_is_made_anew_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live(games()["kuhn"], 2, {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    frames = Frames(live)
    told = picture_of(frames, 0, 0)
    live.adopt(live.try_move(0, live.legal(0)[0], 0))
    with monkeypatch.context() as patched:
        patched.setattr(live, "to_act", lambda: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            picture_of(frames, 0, told["at"])
    shown = picture_of(frames, 1, told["at"])
    assert (told["to_act"], shown["to_act"]) == ([0], [1])


def seen_in(game: Game, shown: dict[str, Any]) -> State:
    """Return the redacted state that a `state` message carries."""
    record = np.frombuffer(base64.b64decode(shown["record"], validate=True), np.uint8)
    assert len(record) == game.rules.STATE.dtype.itemsize
    return record.view(game.rules.STATE.dtype)[0]


def legal_in(game: Game, shown: dict[str, Any]) -> list[int]:
    """Return the actions that a `state` message allows."""
    mask = base64.b64decode(shown["mask"], validate=True)
    assert len(mask) == (game.rules.ACTIONS.count + 7) // 8
    return [action for action in range(8 * len(mask)) if mask[action >> 3] >> (action & 7) & 1]


def drawn_from(game: Game, teller: Teller, bare: dict[str, Any]) -> dict[str, Any]:
    """Return the `drawn` message that a page makes of a `state`."""
    kinds, viewer = game.rules.EVENTS, bare["viewer"]

    def fact(row: list[int]) -> dict[str, Any]:
        line = json.loads(teller.line(row, viewer))
        return {"kind": kinds.kinds[row[0]].name, "values": kinds.read(row).values, "line": line}

    picture = teller.picture(seen_in(game, bare), viewer, legal_in(game, bare))
    log = [
        {"at": step["at"], "seat": step["seat"], "facts": [fact(row) for row in step["events"]]}
        for step in bare["log"]
    ]
    kept = {key: value for key, value in bare.items() if key not in ("record", "mask")}
    return {**kept, **json.loads(picture), "type": "drawn", "log": log}


@pytest.mark.parametrize("name", games())
def test_what_is_drawn_from_a_state_is_what_the_server_draws(name: str) -> None:
    """Whole matches, each moment from several seats and from outside."""
    game, dice = games()[name], random.Random(5)
    teller, compared = Teller(engine(game)), 0
    counts = sorted({game.seats[0], game.seats[-1]})
    for number in itertools.count():
        if number >= len(counts) and compared > 30:
            return
        live = Live(game, counts[number % len(counts)], {}, bytes([number]) * SEED_BYTES, ())
        frames, told = Frames(live), 0
        live.adopt(live.deal())
        while True:
            viewers = [*range(live.seats), SPECTATOR]
            for viewer in dice.sample(viewers, min(len(viewers), 3)):
                bare = picture_of(frames, viewer, told, "record")
                assert drawn_from(game, teller, bare) == picture_of(frames, viewer, told)
                compared += 1
            if live.over:
                break
            seat, told = live.to_act()[0], live.at
            live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))


@pytest.mark.parametrize("name", games())
def test_a_record_is_the_redacted_state(name: str) -> None:
    game, dice = games()[name], random.Random(6)
    live = Live(game, game.seats[-1], {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    frames, everyone = Frames(live), [*range(live.seats), SPECTATOR]
    while not live.over:
        for viewer in everyone:
            shown = picture_of(frames, viewer, live.at, "record")
            assert seen_in(game, shown).tobytes() == live.seen_by(viewer).tobytes()
            assert legal_in(game, shown) == live.legal(viewer)
        seat = live.to_act()[0]
        live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))


@pytest.mark.parametrize("name", games())
def test_rows_of_events_are_told_as_the_rules_of_every_machine_tell_them(name: str) -> None:
    game, dice = games()[name], random.Random(8)
    live = Live(game, game.seats[-1], {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    while not live.over:
        seat = live.to_act()[0]
        live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
    rows = sorted({row for past in live.history.steps for row in past.rows})
    events = np.zeros((len(rows), EVENT_WIDTH), np.int16)
    for number, row in enumerate(rows):
        events[number, : len(row)] = row
    tell = engine(game).bind(hiding.tell_at)
    for viewer in (*range(live.seats), SPECTATOR):
        out = np.zeros_like(events)
        tell(events, len(rows), viewer, out)
        for row, told in zip(rows, out.tolist(), strict=True):
            bare = told_row(game, row, viewer)
            assert [*bare, *[0] * (EVENT_WIDTH - len(row))] == told
    assert rows


@pytest.mark.parametrize("form", ["record", "drawn"])
@pytest.mark.parametrize("name", games())
def test_frames_made_together_are_those_made_for_each(name: str, form: Form) -> None:
    """Who looks on all the time is told by `regular`, in one go; others by `message`."""
    game, dice, compared = games()[name], random.Random(6), 0
    live = Live(game, game.seats[-1], {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    together, each = Frames(live).of(form), Frames(live).of(form)
    everyone = [SPECTATOR, *range(live.seats)]
    for number in range(LOOK_AGAIN + 6):
        if live.over:
            break
        seat = live.to_act()[0]
        live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
        clocks = None if number % 2 else tuple(range(live.seats))
        undo: list[MayUndo] = [dice.choice(("free", "ask", None)) for _ in range(live.seats)]
        regular = together.regular(live.before, clocks, undo)
        for viewer in everyone:
            own = (viewer, None, None, clocks, undo[viewer] if viewer >= 0 else None)
            alone = each.message(live.before, own)
            if viewer in regular:
                compared += 1
            assert regular.get(viewer, alone) == alone
            if viewer not in regular:
                together.message(live.before, own)
    assert compared
