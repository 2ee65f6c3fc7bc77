"""Two referees agree: the rules and the second one written from the specification alone."""

import json
import random

import pytest

from regency.core.match import Position
from regency.core.notation import verify, write_match
from regency.games.for_the_king import GAME
from regency.games.for_the_king.rules.state import BID
from regency.games.for_the_king.tests.referee import Foul, Referee

GAMES = {GAME.name: GAME}


def a_match(seats: int, seed: int, style: str) -> str:
    """Play a match: random, by the heuristic, or with bids that people would make."""
    options = {"tie_break": ("cards", "sum")[seed % 2]}
    position = Position(GAME, seats, options, seed=seed)
    dice = random.Random(seed)
    buffers = position.rules.buffers()
    while not position.over:
        seat = position.seat_to_act()
        if seat < 0:
            position.chance()
            continue
        actions = position.legal(seat)
        action = dice.choice(actions)
        if style == "heuristic" or (style == "mixed" and seat == 0):
            buffers.rng[:] = [dice.getrandbits(32) | 1 for _ in range(4)]
            mask = position.mask(seat)
            action = int(position.rules.choose(position.states, 0, seat, mask, buffers.rng))
        elif style == "mixed" and position.state.phase == BID:
            small = actions[min(dice.randrange(3), len(actions) - 1)]
            action = small if dice.random() < 0.4 else actions[-1]
        position.play(seat, action)
    return write_match(position.match)


@pytest.mark.parametrize("style", ["random", "heuristic", "mixed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_referees_agree_on_whole_matches(seats: int, style: str) -> None:
    for seed in range(25):
        record = a_match(seats, seed, style)
        (verdict,) = verify(record.encode(), GAMES)
        assert verdict.error is None
        scores, _ = Referee(record).judge()
        assert verdict.scores == scores


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_referees_agree_on_spoilt_records(seats: int) -> None:
    """Change one line of a record: both referees accept it, or both refuse it."""
    dice = random.Random(seats)
    lines = [json.loads(line) for line in a_match(seats, 3, "mixed").splitlines()]
    refused = 0
    for _ in range(60):
        spoilt = json.loads(json.dumps(lines))
        spoil(spoilt, dice, seats)
        record = "\n".join(map(json.dumps, spoilt))
        (verdict, *_) = verify(record.encode(), GAMES)
        try:
            Referee(record).judge()
            fine = True
        except (Foul, KeyError, ValueError):
            fine = False
        assert fine == (verdict.error is None), verdict.error
        refused += not fine
    assert refused > 30


def spoil(lines: list[dict[str, object]], dice: random.Random, seats: int) -> None:
    """Change something in one line, keeping it well formed."""
    line = lines[dice.randrange(1, len(lines) - 1)]
    if "seat" in line and dice.random() < 0.2:
        line["seat"] = dice.randrange(seats)
    elif line.get("do") == "place":
        line["to"] = dice.choice(["self", "centre", "favour"])
        line.pop("card", None)
    elif line.get("do") == "bid":
        line["amount"] = dice.randrange(0, 80)
    elif line.get("do") == "pass":
        line.update(do="bid", amount=dice.randrange(0, 80))
    elif "cards" in line:
        line["cards"] = [dice.choice(["gold-1", "gold-2", "gold-3"]) for _ in range(2)]
    elif line.get("do") == "king":
        line["up"], line["down"] = line["down"], line["up"]
    else:
        line["card"] = dice.choice(["gold-1", "military-A", "provisions-I"])
