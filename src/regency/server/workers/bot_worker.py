"""The process in which bots think: one JSON request a line in, one answer a line out.

It is given a redacted record, a seat and a mask; it knows nothing else and holds nothing that
matters, so it can be ended at any moment.
"""

from __future__ import annotations

import base64
import secrets
from typing import Any

import numpy as np
import orjson

from regency.analysis.hints import Adviser, Hint, Why, whole_points
from regency.bots import Bot, Budget, make_bot
from regency.bots.explain import Thought, decide
from regency.bots.ismcts import IsmctsBot
from regency.bots.weights import WeightsError
from regency.core.game import Game
from regency.core.match import Position
from regency.core.types import Mask, State
from regency.games import game as find_game
from regency.server.workers import child

#: A searching bot holds some megabytes: beyond this many, the oldest is dropped.
MOST_BOTS = 12
SEED_BITS = 60
#: A level that searches; making it ready makes all of them ready.
WARM_LEVEL = "page"

_bots: dict[tuple[str, str], Bot] = {}
_advisers: dict[str, Adviser | None] = {}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Carry out one request."""
    game = find_game(request["game"])
    if request["do"] == "warm":
        return warm(game, WARM_LEVEL)
    seen, mask = read_state(game, request["seen"]), read_mask(request["mask"])
    if request["do"] == "choose":
        bot = bot_of(game, request["level"])
        return {"action": int(bot.choose(seen, request["seat"], mask, Budget()))}
    if (adviser := adviser_of(game)) is not None:
        return {"thoughts": [_told(hint) for hint in adviser.advise(seen, request["seat"], mask)]}
    thinker, budget = bot_of(game, IsmctsBot.name), Budget(request["milliseconds"])
    reasons = decide(thinker, seen, request["seat"], mask, budget, explain=True)
    return {"thoughts": [_plain(thought) for thought in reasons.thoughts]}


def warm(game: Game, level: str) -> dict[str, Any]:
    """Load or compile what a level and hints need, so that the first real ones are quick."""
    position = Position(game, game.seats[0])
    position.settle_chance()
    seat = position.seat_to_act()
    seen, mask = position.seen_by(seat), position.mask(seat)
    bot_of(game, level).choose(seen, seat, mask, Budget(iterations=1))
    if (adviser := adviser_of(game)) is not None:
        adviser.advise(seen, seat, mask)
    return {"warm": True}


def _plain(thought: Thought) -> dict[str, Any]:
    """Return what a hint says of one action."""
    return {
        "action": thought.action,
        "share": thought.share,
        "win": thought.win,
        "points": thought.points,
    }


def _told(hint: Hint) -> dict[str, Any]:
    """Return the same of a hint by the network, which tells no points but says why."""
    return {
        "action": hint.action,
        "share": hint.share,
        "win": hint.win,
        "points": [],
        "why": hint.why and _because(hint.why),
    }


def _because(why: Why) -> dict[str, Any]:
    return {
        "kind": why.kind,
        "source": why.source.to_json(),
        "points": whole_points(why.points),
        "other": why.other and why.other.to_json(),
    }


def adviser_of(game: Game) -> Adviser | None:
    """Return who gives hints by the game's network; none where it has no network to be used."""
    if game.name not in _advisers:
        try:
            _advisers[game.name] = Adviser(game)
        except WeightsError:
            _advisers[game.name] = None
    return _advisers[game.name]


def bot_of(game: Game, level: str) -> Bot:
    """Return a bot, made once and kept for a while."""
    key = (game.name, level)
    if key not in _bots:
        if len(_bots) >= MOST_BOTS:
            del _bots[next(iter(_bots))]
        _bots[key] = make_bot(level, game, secrets.randbits(SEED_BITS))
    return _bots[key]


def read_state(game: Game, sent: str) -> State:
    """Return the record whose bytes were sent."""
    states = game.rules.STATE.new(1)
    states[0] = np.frombuffer(base64.b64decode(sent), game.rules.STATE.dtype)[0]
    return states[0]


def read_mask(sent: str) -> Mask:
    """Return the mask whose bytes were sent."""
    return np.frombuffer(base64.b64decode(sent), np.uint8).copy()


def exchange(line: bytes, body: bytes) -> bytes:
    """Return the answer to one request as it is sent."""
    return orjson.dumps(answer(orjson.loads(line))) + b"\n"


def main() -> None:
    """Run the process."""
    child.run(exchange)


if __name__ == "__main__":
    main()
