"""Bots: legal, repeatable, and unable to cheat."""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regency.bots import Budget, bot_makers, decide, is_bot, make_bot, split_specs
from regency.bots.levels import LEVELS
from regency.bots.registry import ENTRY_POINTS
from regency.bots.table import bot_match
from regency.core.game import Game
from regency.core.match import Position
from regency.core.notation import write_match
from regency.core.types import Mask, State
from regency.games import games

GAMES = list(games().values())
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
POSITIONS = 16
#: Repeatable: time is not.
FEW = Budget(iterations=24)
LOOSE = [name for name, level in LEVELS.items() if level.looseness > 0]
#: These differ often enough to be seen in a few positions.
VARIED = ("page", "squire", "herald")


def positions(game: Game, seats: int, count: int) -> Iterator[Position]:
    """Yield decisions of random matches; each is passed by with a random move."""
    position = Position(game, seats, seed=3)
    rng = np.random.default_rng(3)
    for number in range(count):
        position.settle_chance()
        if position.over:
            position = Position(game, seats, seed=number)
            position.settle_chance()
        yield position
        seat = position.seat_to_act()
        position.play(seat, int(rng.choice(position.legal(seat))))


@EVERY_GAME
@pytest.mark.parametrize("name", [*bot_makers(), "ismcts:threads=2"])
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(game: Game, name: str) -> None:
    for number, position in enumerate(positions(game, game.seats[0], POSITIONS)):
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
                choices.add(bot.choose(seen, seat, mask, FEW))
        assert len(choices) == 1
        assert mask[choices.pop()]


def test_a_bot_that_peeks_would_be_caught() -> None:
    position = Position(games()["kuhn"], 2)
    position.chance((0, 2))
    other = position.rules.new(1)
    other[0] = position.state
    seen = {int(other[0].slot[1])}
    for deal in range(20):
        position.rules.determinize(other, 0, 0, deal)
        seen.add(int(other[0].slot[1]))
    assert len(seen) > 1


@EVERY_GAME
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
        ("magic", "no bot named 'magic'; there are random, heuristic, net, ismcts"),
        ("ismcts:ms", "a parameter is written name=number, not 'ms'"),
        ("ismcts:", "a parameter is written name=number, not ''"),
        ("ismcts:ms=-5", "a parameter is written name=number"),
        ("ismcts:ms=0", "at least 1"),
        ("ismcts:ms=5,threads=0", "threads 1 to 64"),
        ("ismcts:depth=5", "no parameter 'depth'; there are: ms, iterations, threads"),
        ("random:ms=5", "no parameter 'ms'; there are: none"),
    ],
)
def test_a_bot_that_cannot_be_made_says_why(spec: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make_bot(spec, games()["kuhn"], 1)


def test_a_list_of_bots_may_hold_parameters() -> None:
    assert split_specs("page, ismcts:ms=5,threads=2,random") == [
        "page",
        "ismcts:ms=5,threads=2",
        "random",
    ]
    assert split_specs("Anna,b=c") == ["Anna", "b=c"]


@EVERY_GAME
def test_every_level_is_legal_at_every_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        for number, position in enumerate(positions(game, seats, 12)):
            name = list(LEVELS)[number % len(LEVELS)]
            seat = position.seat_to_act()
            mask = position.mask(seat)
            action = make_bot(name, game, number).choose(position.seen_by(seat), seat, mask, FEW)
            assert mask[action], f"{name}, {seats} seats"


@EVERY_GAME
@pytest.mark.parametrize("name", LEVELS)
def test_loose_levels_vary_and_strict_ones_take_the_best(game: Game, name: str) -> None:
    varied = 0
    for position in positions(game, game.seats[0], 40):
        seat = position.seat_to_act()
        mask = position.mask(seat)
        seen = position.seen_by(seat)
        chosen = {make_bot(name, game, seed).choose(seen, seat, mask, FEW) for seed in range(6)}
        varied += len(chosen) > 1
        again = [make_bot(name, game, 1).choose(seen, seat, mask, FEW) for _ in range(2)]
        assert again[0] == again[1]
        told = decide(make_bot(name, game, 1), seen, seat, mask, FEW, explain=True)
        assert told.action == again[0]
        if told.thoughts and name not in LOOSE:
            assert told.action == told.thoughts[0].action
    assert varied or name not in VARIED


@EVERY_GAME
def test_where_there_is_a_network_it_plays_every_level_or_none(game: Game) -> None:
    assert list(game.levels) in ([], list(LEVELS))
    for name, spec in game.levels.items():
        ours, same = make_bot(name, game, 5), make_bot(spec, game, 5)
        searched = make_bot("page:counts=1", game, 5)
        assert type(ours) is type(same) is not type(searched)
        for position in positions(game, game.seats[-1], 4):
            seat = position.seat_to_act()
            seen, mask = position.seen_by(seat), position.mask(seat)
            both = {bot.choose(seen, seat, mask, Budget()) for bot in (ours, same)}
            assert len(both) == 1, name


def test_there_are_six_levels_within_two_seconds() -> None:
    assert len(LEVELS) == 6
    for level in LEVELS.values():
        # A burst and Python around the search come on top; half a second is plenty.
        assert level.budget.milliseconds is not None
        assert level.budget.milliseconds <= 1500


class Always:
    """Takes the first legal action."""

    name = "always"

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        return int(np.flatnonzero(legal)[0])


def offer(monkeypatch: pytest.MonkeyPatch, name: str, maker: object) -> None:
    """Let a bot look as if an installed package offered it."""
    entry = SimpleNamespace(name=name, load=lambda: maker)
    others = importlib.metadata.entry_points

    def entry_points(**wanted: Any) -> Any:
        return [entry] if wanted.get("group") == ENTRY_POINTS else others(**wanted)

    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)


def test_bots_of_other_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "always", lambda game, seed, parameters: Always())
    assert make_bot("always", games()["kuhn"], 1).name == "always"
    assert is_bot("always")
    assert not is_bot("Anna")


def test_the_bot_in_the_docs_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len([line for line in source.splitlines() if line]) <= 20
    names: dict[str, Any] = {}
    exec(compile(source, "docs/bots.md", "exec"), names)
    offer(monkeypatch, "hoarder", lambda game, seed, parameters: names["Hoarder"](game, seed))
    match = bot_match(games()["castle-combo"], 2, {}, 1, ["hoarder", "random"])
    assert match.steps
