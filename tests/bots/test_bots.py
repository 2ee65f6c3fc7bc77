"""Bots: legal, repeatable, and unable to cheat."""

from __future__ import annotations

import importlib.metadata
from types import SimpleNamespace

import numpy as np
import pytest

from regency.bots import Budget, is_bot, make_bot
from regency.bots.ismcts import IsmctsBot
from regency.bots.levels import LEVELS
from regency.bots.table import bot_match
from regency.core.game import Game
from regency.core.match import Position
from regency.core.notation import write_match
from regency.core.types import Mask, State
from regency.games import games

GAMES = list(games().values())
POSITIONS = 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("name", ["random", "heuristic", "ismcts:iterations=40", "page", "herald"])
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(game: Game, name: str) -> None:
    position = Position(game, game.seats[0], seed=3)
    position.settle_chance()
    for number in range(POSITIONS):
        if position.over:
            position = Position(game, game.seats[0], seed=number)
            position.settle_chance()
        seat = position.seat_to_act()
        mask = position.mask(seat)
        choices = set()
        for deal in range(3):
            other = position.rules.new(1)
            other[0] = position.state
            if deal:
                position.rules.determinize(other, 0, seat, deal)
            # Both what the seat sees and, for a bot that would peek, the whole state.
            for seen in (position.seen_by(seat), other[0]):
                bot = make_bot(name, game, seed=number)
                choices.add(bot.choose(seen, seat, mask, Budget()))
        assert len(choices) == 1
        (action,) = choices
        assert mask[action]
        position.play(seat, action)
        position.settle_chance()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    seats = game.seats[-1]
    texts = [
        write_match(bot_match(game, seats, {}, seed, ["heuristic"] * seats)) for seed in (5, 5, 6)
    ]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("magic", "no bot named 'magic'; there are random, heuristic, ismcts"),
        ("ismcts:ms", "a parameter is written name=number, not 'ms'"),
        ("ismcts:ms=-5", "a parameter is written name=number"),
        ("ismcts:depth=5", "no parameter 'depth'; there are: ms, iterations"),
        ("random:ms=5", "no parameter 'ms'; there are: none"),
    ],
)
def test_a_bot_that_cannot_be_made_says_why(spec: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make_bot(spec, games()["kuhn"], 1)


def test_bots_of_other_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Always:
        name = "always"

        def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
            return int(np.flatnonzero(legal)[0])

    entry = SimpleNamespace(name="always", load=lambda: lambda game, seed, parameters: Always())
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [entry])
    assert make_bot("always", games()["kuhn"], 1).name == "always"
    assert is_bot("always")
    assert not is_bot("Anna")


def test_search_finds_the_move_that_cannot_lose() -> None:
    # With the king, facing a bet, calling wins two chips and folding loses one, whatever is dealt.
    position = Position(games()["kuhn"], 2)
    position.chance((0, 2))
    position.play(0, 1)
    bot = make_bot("ismcts:iterations=200", position.game, 1)
    assert bot.choose(position.seen_by(1), 1, position.mask(1), Budget()) == 1


def test_search_explains_itself_and_keeps_to_its_budget() -> None:
    position = Position(games()["kuhn"], 2)
    position.chance((0, 2))
    bot = IsmctsBot(position.game, 1)
    thoughts = bot.think(position.seen_by(0), 0, position.mask(0), Budget(iterations=500))
    assert sum(thought.visits for thought in thoughts) == 500
    assert {thought.action for thought in thoughts} == {0, 1}
    assert all(abs(sum(thought.utility) - 1) < 0.01 for thought in thoughts)
    assert bot.think(position.seen_by(0), 0, position.mask(0), Budget(milliseconds=5))


def test_there_are_six_levels_within_two_seconds() -> None:
    assert len(LEVELS) == 6
    for level in LEVELS.values():
        assert level.budget.iterations is not None or (level.budget.milliseconds or 0) <= 2000


@pytest.mark.parametrize("name", ["page", "squire", "herald", "knight"])
def test_a_level_plays_legally_and_varies(name: str) -> None:
    position = Position(games()["kuhn"], 2)
    position.chance((1, 2))
    chosen = set()
    for seed in range(40):
        bot = make_bot(name, position.game, seed)
        chosen.add(bot.choose(position.seen_by(0), 0, position.mask(0), Budget()))
    assert chosen <= {0, 1}
    assert len(chosen) == 2 or name in ("herald", "knight")
