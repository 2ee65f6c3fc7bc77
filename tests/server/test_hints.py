"""What the process that thinks answers when a hint is asked for, in words that can be sent."""

from __future__ import annotations

import base64

import orjson

from regency.core.match import Position
from regency.games import game as find
from regency.server.wire.messages import HintMessage
from regency.server.workers.bot_worker import exchange


def asked(name: str) -> HintMessage:
    """Ask for a hint at the first choice of a match; return the message that a page gets."""
    game = find(name)
    position = Position(game, game.seats[0], seed=4)
    position.settle_chance()
    seat = position.seat_to_act()
    seen, mask = position.seen_by(seat), position.mask(seat)
    request = {
        "do": "think",
        "game": name,
        "seat": seat,
        "seen": base64.b64encode(seen.tobytes()).decode(),
        "mask": base64.b64encode(mask.tobytes()).decode(),
        "milliseconds": 20,
    }
    thoughts = orjson.loads(exchange(orjson.dumps(request), b""))["thoughts"]
    for thought in thoughts:
        thought["label"] = game.view.label(seen, seat, thought["action"]).to_json()
    return HintMessage.model_validate({"ref": 1, "at": 1, "thoughts": thoughts})


def test_the_network_gives_hints_with_reasons() -> None:
    thoughts = asked("castle-combo").thoughts
    assert thoughts[0].why is not None
    assert thoughts[0].why.kind in ("brings", "denies", "opens")
    assert thoughts[0].points == []
    assert sum(thoughts[0].win) > 0.999
    assert asked("castle-combo").thoughts == thoughts, "the same position, the same hint"


def test_a_search_gives_them_where_there_is_no_network() -> None:
    thoughts = asked("kuhn").thoughts
    assert all(thought.why is None and len(thought.points) == 2 for thought in thoughts)
