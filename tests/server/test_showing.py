"""Parts of a picture: encoded once, and never different from what they would be encoded anew."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import numpy as np
import orjson
import pytest

from regency.core.fair import SEED_BYTES
from regency.core.game import Game
from regency.core.part import Recent, join, merge, part
from regency.core.text import text
from regency.core.types import SPECTATOR
from regency.games import games
from regency.server.live import Live
from regency.server.showing import Gallery, Own, encode, told_facts


def test_a_part_is_encoded_once_and_joined_from_what_is_known() -> None:
    first: list[Any] = part([1, text("a", n=2)])
    second: list[Any] = part([text("b")])
    none: list[Any] = part([])
    whole = join([first, none, second])
    assert whole == [*first, *second]
    assert json.loads(encode(whole)) == json.loads(encode([*first, *second]))
    assert encode(first) is encode(first)
    merged = merge(part({"x": whole}), {"y": np.int8(3)}, part({}))
    assert merged == {"x": whole, "y": 3}
    assert json.loads(encode({"in": [merged]})) == {
        "in": [{"x": json.loads(encode(whole)), "y": 3}]
    }
    assert encode(join([none, none])) == b"[]"


def test_a_text_that_was_sent_looks_the_same_within_another() -> None:
    inner = text("inner", n=1)
    fresh = orjson.dumps(text("outer", inner=text("inner", n=1)))
    encode(inner)
    assert encode(text("outer", inner=inner)) == fresh
    assert inner == text("inner", n=1)


def test_what_is_remembered_is_bounded() -> None:
    recent: Recent[int, int] = Recent(3)
    for number in range(10):
        assert recent.keep(number, number) == number
        assert len(recent) <= 3


def forget(game: Game) -> None:
    """Let a game's modules forget everything they have worked out before."""
    package = f"regency.games.{game.folder.name}."
    for name, module in list(sys.modules.items()):
        if name.startswith(package):
            for value in vars(module).values():
                if isinstance(value, Recent):
                    value.clear()
                elif hasattr(value, "cache_clear"):
                    value.cache_clear()


@pytest.mark.parametrize("name", games())
def test_pictures_from_parts_are_those_made_anew(name: str) -> None:
    """Play at several tables in turn: what was remembered elsewhere must not be shown here."""
    game, dice = games()[name], random.Random(4)
    lives = [Live(game, game.seats[-1], {}, bytes([n]) * SEED_BYTES, ()) for n in range(3)]
    galleries = [Gallery(live) for live in lives]
    for live in lives:
        live.adopt(live.deal())
    pictures = []
    for _ in range(40):
        live, gallery = dice.choice(list(zip(lives, galleries, strict=True)))
        if live.over:
            continue
        seat, told = live.to_act()[0], live.at
        live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
        for viewer in (*range(live.seats), SPECTATOR):
            shown = json.loads(gallery.message(viewer, told, Own()))
            pictures.append((live.seen_by(viewer), viewer, shown))
    view = game.view
    for seen, viewer, shown in pictures:
        forget(game)
        anew = {
            "view": view.view(seen, viewer),
            "prompt": view.prompt(seen, viewer),
            "sheet": view.sheet(seen),
            "points": view.points(seen, viewer),
        }
        # orjson alone knows nothing of parts.
        plain = json.loads(orjson.dumps(anew, default=np.generic.item))
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
        rows = {row for past in live.line.steps for row in past.rows if live.bench.public[row[0]]}
        for row in rows:
            lines = [told_facts(game, [row], viewer) for viewer in (*range(seats), SPECTATOR)]
            assert all(line == lines[0] for line in lines)
        told += len(rows)
    assert told > 3
