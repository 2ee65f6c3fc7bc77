"""The process in which matches are looked back at, and records are checked.

It is given whole matches and answers with what one viewer may know: hidden things are taken out
here (`replay.state_at`), so none of them is in an answer. The server asks only for viewers that
the reader may look through, and gives a seed only when the match is over.
"""

from __future__ import annotations

from typing import Any

import orjson

from regency.analysis.lines import ReviewError, review_for
from regency.core.match import Match, Move
from regency.core.notation import dump, read_matches, record_lines, verify
from regency.games import game as find_game
from regency.games import games
from regency.server.tables.history import Back, PastStep, decode
from regency.server.tables.live import warm_up
from regency.server.tables.story import Held
from regency.server.workers import child, replay
from regency.server.workers.crew import Answer
from regency.server.workers.faults import fault
from regency.server.workers.replay import Reel, everyone

#: Matches that are kept, and steps of all of them together; the one used longest ago goes first.
MOST_REELS = 24
MOST_STEPS = 20_000

#: By match: which moment of it was brought here, and what was made of it.
_reels: dict[str, tuple[str, Reel]] = {}


def answer(request: dict[str, Any], body: bytes) -> Answer:
    """Carry out one request."""
    do = request["do"]
    if do == "warm":
        if request["game"]:
            warm_up(find_game(request["game"]))
        return Answer({})
    if do == "check":
        return check(request, body)
    if do == "write":
        return write(request, body)
    reel = find_reel(request, body)
    if reel is None:
        return Answer({"missing": True})
    if do == "info":
        return Answer({"info": info(request["id"], reel)})
    if do == "review":
        return check_review(reel, request["lines"].encode())
    if do == "state":
        return state(request, reel)
    if do == "steps":
        return Answer({}, orjson.dumps({"steps": [step(past) for past in reel.past]}))
    if request["seed"] is not None:
        return Answer({}, whole_record(request, reel).encode())
    return Answer({}, replay.running_record(reel, request["header"]).encode())


def whole_record(request: dict[str, Any], reel: Reel) -> str:
    """Return the record of a match that is over."""
    seed, held = bytes.fromhex(request["seed"]), [Held(**one) for one in request["held"]]
    return replay.whole_record(reel, seed, request["words"], held, request["notes"])


def find_reel(request: dict[str, Any], body: bytes) -> Reel | None:
    """Return the match asked for, from what is kept or from what came along; None: neither."""
    match_id, moment = request["id"], request["moment"]
    known = _reels.pop(match_id, None)
    if known is not None and (known[0] == moment or not body):
        _reels[match_id] = known  # used last
        return known[1] if known[0] == moment else None
    if not body:
        return None
    return keep(match_id, moment, read(request, body, known[1] if known is not None else None))


def read(request: dict[str, Any], body: bytes, known: Reel | None) -> Reel:
    """Carry a match out; of one that has gone on since it was *known*, what is new."""
    if "seats" not in request:
        match = read_matches(body, games())[0]
        reel = Reel(match.game, match.seats, match.options, match.names)
        reel.follow(match.steps)
        return reel
    game = find_game(request["game"])
    reel = known or Reel(game, request["seats"], request["options"])
    reel.names = request["names"]
    entries = [decode(line).what for line in body.split(b"\n")]
    reel.follow([step for step in entries if not isinstance(step, Back)])
    return reel


def keep(match_id: str, moment: str, reel: Reel) -> Reel:
    """Remember a match, and forget others if there are too many."""
    _reels[match_id] = (moment, reel)
    while len(_reels) > 1 and (
        len(_reels) > MOST_REELS or sum(len(kept.past) for _, kept in _reels.values()) > MOST_STEPS
    ):
        del _reels[next(iter(_reels))]
    return reel


def state(request: dict[str, Any], reel: Reel) -> Answer:
    """Return one moment, if there is such a one."""
    step, viewer = request["step"], request["viewer"]
    if step > len(reel.past):
        return Answer({"unknown": True})
    if viewer not in everyone(reel.seats):
        return Answer({"forbidden": True})
    return Answer({}, replay.state_at(reel, step, viewer, request["since"]))


def step(past: PastStep) -> dict[str, Any]:
    """Return a `PlayedStep`."""
    if isinstance(past.step, Move):
        return {"seat": past.step.seat, "what": [int(past.step.action)]}
    return {"seat": None, "what": [int(card) for card in past.step.outcome]}


def check(request: dict[str, Any], body: bytes) -> Answer:
    """Check every line of a record file of one match."""
    verdicts = list(verify(body, games()))
    for verdict in verdicts:
        if verdict.error is not None:
            return Answer({"wrong": fault(verdict.error)})
    match = verdicts[0].match
    if len(verdicts) > 1 or match is None:
        return Answer({"matches": len(verdicts)})
    reel = Reel(match.game, match.seats, match.options, match.names)
    reel.follow(match.steps)
    keep(request["id"], request["moment"], reel)
    return Answer({"info": info(request["id"], reel)})


def check_review(reel: Reel, lines: bytes) -> Answer:
    """Check that lines are a review of this match; return them with nothing foreign in them."""
    try:
        found = review_for(lines, reel.match())
    except ReviewError as error:
        return Answer({"wrong": {"kind": error.kind, "line": error.line}})
    evaluator, version, weights = found.evaluator
    about = {
        "evaluator": evaluator, "version": version, "weights": weights or "",
        "format": found.header["review"], "deals": found.deals,
    }  # fmt: skip
    return Answer(about, found.text().encode())


def write(request: dict[str, Any], body: bytes) -> Answer:
    """Return the record of a match that was played elsewhere, or say what cannot be."""
    steps = [decode(line).what for line in body.splitlines()]
    moves = [step for step in steps if not isinstance(step, Back)]
    game, seats, options = find_game(request["game"]), request["seats"], request["options"]
    try:
        lines = list(record_lines(Match(game, seats, options, moves, request["names"])))
    except ValueError as error:
        return Answer({"wrong": str(error)})
    if request["practice"]:
        lines[0]["practice"] = True
    return Answer({}, "".join(dump(line) + "\n" for line in lines).encode())


def info(match_id: str, reel: Reel) -> dict[str, Any]:
    """Return the `ReplayInfo` of a match that hides nothing."""
    return {
        "id": match_id,
        "game": reel.game.name,
        "seats": reel.seats,
        "names": reel.names or [""] * reel.seats,
        "faces": [None] * reel.seats,
        "options": reel.options,
        "steps": len(reel.past),
        "viewers": everyone(reel.seats),
        "over": True,
    }


def exchange(line: bytes, body: bytes) -> bytes:
    """Return the answer to one request as it is sent."""
    found = answer(orjson.loads(line), body)
    return orjson.dumps(found.values | {"body": len(found.body)}) + b"\n" + found.body


if __name__ == "__main__":
    child.run(exchange)
