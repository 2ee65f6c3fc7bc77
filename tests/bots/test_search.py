"""The search: finds what is there, explains it, keeps to its budget, in one thread or several."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from regency.bots import Budget, decide, make_bot
from regency.bots.ismcts import IsmctsBot, Settings, settings_for
from regency.core.game import Game
from regency.core.match import Position
from regency.games import games

GAMES = list(games().values())
FOLD, CALL = 0, 1


def king_facing_a_bet() -> Position:
    """Return the position in which seat 1 holds the king and seat 0 has bet with the jack."""
    position = Position(games()["kuhn"], 2)
    position.chance((0, 2))
    position.play(0, 1)
    return position


def first_decision(game: Game, seats: int) -> tuple[Position, int]:
    position = Position(game, seats, seed=8)
    position.settle_chance()
    return position, position.seat_to_act()


def test_search_finds_the_move_that_cannot_lose() -> None:
    # With the king, facing a bet, calling wins two chips and folding loses one, whatever is dealt.
    position = king_facing_a_bet()
    bot = make_bot("ismcts:iterations=200", position.game, 1)
    assert bot.choose(position.seen_by(1), 1, position.mask(1), Budget()) == CALL


def test_search_tells_what_it_expects_for_every_seat() -> None:
    position = king_facing_a_bet()
    bot = make_bot("ismcts:iterations=200", position.game, 1)
    told = decide(bot, position.seen_by(1), 1, position.mask(1), Budget(), explain=True)
    assert (told.action, told.seat, told.visits) == (CALL, 1, 200)
    by_action = {thought.action: thought for thought in told.thoughts}
    assert by_action[CALL].win == [0, 1]
    assert by_action[CALL].points == [-2, 2]
    assert by_action[FOLD].win == [1, 0]
    assert by_action[FOLD].points == [1, -1]
    assert sum(thought.share for thought in told.thoughts) == pytest.approx(1)
    assert told.thoughts[0].action == CALL
    assert json.loads(json.dumps(told.to_json()))["thoughts"][0]["points"] == [-2, 2]


def test_a_bot_without_reasons_still_decides() -> None:
    position = king_facing_a_bet()
    bot = make_bot("heuristic", position.game, 1)
    told = decide(bot, position.seen_by(1), 1, position.mask(1), Budget(), explain=True)
    assert told.action == CALL
    assert told.thoughts == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_win_chances_add_up_at_every_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        position, seat = first_decision(game, seats)
        bot = IsmctsBot(game, 1)
        told = bot.explain(position.seen_by(seat), seat, position.mask(seat), Budget(iterations=40))
        assert told.visits == 40
        for thought in told.thoughts:
            assert sum(thought.win) == pytest.approx(1)
            assert len(thought.points) == len(thought.win) == seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_the_same_seed_iterations_and_threads_give_the_same_choice(
    game: Game, threads: int
) -> None:
    position, seat = first_decision(game, game.seats[-1])
    seen, mask = position.seen_by(seat), position.mask(seat)
    told = [
        IsmctsBot(game, 5, threads=threads).explain(seen, seat, mask, Budget(iterations=50))
        for _ in range(2)
    ]
    assert told[0] == told[1]
    assert told[0].visits == 50


def test_threads_search_different_worlds() -> None:
    position, seat = first_decision(games()["castle-combo"], 2)
    seen, mask = position.seen_by(seat), position.mask(seat)
    # Twice the same tree would double every count.
    one = IsmctsBot(position.game, 5).explain(seen, seat, mask, Budget(iterations=40))
    two = IsmctsBot(position.game, 5, threads=2).explain(seen, seat, mask, Budget(iterations=80))
    assert {t.action: 2 * t.visits for t in one.thoughts} != {
        t.action: t.visits for t in two.thoughts
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_stopping_early_changes_no_choice(game: Game) -> None:
    for iterations in (10, 60, 200):
        position, seat = first_decision(game, 2)
        seen, mask = position.seen_by(seat), position.mask(seat)
        budget = Budget(iterations=iterations)
        told = IsmctsBot(game, 3).explain(seen, seat, mask, budget)
        assert IsmctsBot(game, 3).choose(seen, seat, mask, budget) == told.action


def test_a_seed_of_any_size_will_do() -> None:
    position = king_facing_a_bet()
    for seed in (0, (1 << 62) - 1, 1 << 70):
        bot = make_bot("ismcts:iterations=60", position.game, seed)
        assert bot.choose(position.seen_by(1), 1, position.mask(1), Budget()) == CALL


def test_a_time_limit_is_a_limit() -> None:
    position = king_facing_a_bet()
    bot = IsmctsBot(position.game, 1, Budget(milliseconds=5))
    told = bot.explain(position.seen_by(1), 1, position.mask(1), Budget())
    assert told.visits > 0
    capped = bot.explain(position.seen_by(1), 1, position.mask(1), Budget(60_000, iterations=20))
    assert capped.visits == 20


def test_a_full_tree_is_still_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regency.bots.ismcts.TREE_SIZE", 40)
    position, seat = first_decision(games()["castle-combo"], 2)
    told = IsmctsBot(position.game, 1).explain(
        position.seen_by(seat), seat, position.mask(seat), Budget(iterations=200)
    )
    assert told.visits == 200


def test_a_game_declares_what_suits_it() -> None:
    castle, kuhn = games()["castle-combo"], games()["kuhn"]
    assert settings_for(kuhn) == Settings()
    assert settings_for(castle) == replace(Settings(), **castle.search)
    assert settings_for(castle, ask=7.0).ask == 7
    assert np.array_equal(Settings(exploration=3.0).array()[:1], [3.0])
