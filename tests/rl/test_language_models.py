"""Models at the table are told what their seat may know, and wrong answers are refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from regency.core.game import Game
from regency.core.notation import read_matches, write_match
from regency.games import game as find_game
from regency.games import games
from regency.rl.language_models import BadAnswer, Table, clauses_text

GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def play_out(table: Table, seed: int) -> None:
    """Let every seat answer with one of the moves it was offered, as text around JSON."""
    rng = random.Random(seed)
    while not table.over:
        seat = table.seat_to_act()
        told = json.loads(json.dumps(table.observation(seat)))
        assert told["you"] == told["to_act"] == seat
        move = rng.choice(told["legal_moves"])
        table.play(seat, f"I could {{think}} of {{}} … My answer: {json.dumps(move)}.")


@every_game
def test_matches_played_from_the_lists_are_matches_of_the_record(game: Game) -> None:
    table = Table(game, game.seats[-1], seed=3)
    play_out(table, 1)
    assert sorted(table.result()["places"])[0] == 1
    (again,) = read_matches(write_match(table.position.match).encode(), {game.name: game})
    assert again.steps == table.position.match.steps


@every_game
def test_a_log_told_step_by_step_is_the_log_told_at_once(game: Game) -> None:
    often, once = (Table(game, game.seats[0], seed=2) for _ in range(2))
    for _ in range(8):
        if often.over:
            break
        seat = often.seat_to_act()
        often.observation(0)["log"].clear()  # what a caller does with its copy is its own concern
        move = often.observation(seat)["legal_moves"][0]
        for table in (often, once):
            table.play(seat, move)
    for seat in range(game.seats[0]):
        assert often.observation(seat)["log"] == once.observation(seat)["log"]


@every_game
def test_all_listed_moves_are_understood_and_differ(game: Game) -> None:
    table = Table(game, game.seats[0], seed=1)
    seat = table.seat_to_act()
    moves = table.observation(seat)["legal_moves"]
    decisions = [table.parse(seat, move) for move in moves]
    assert len({decision.actions for decision in decisions}) == len(moves) > 0


@every_game
def test_a_seat_that_waits_is_offered_nothing(game: Game) -> None:
    table = Table(game, game.seats[0])
    waiting = (table.seat_to_act() + 1) % game.seats[0]
    assert table.observation(waiting)["legal_moves"] == []
    with pytest.raises(BadAnswer, match="is not to act now"):
        table.play(waiting, '{"do": "anything"}')


@every_game
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("I would rather not say.", "there is no JSON object in the answer"),
        ('{"action": 3}', 'a move has a "do"'),
        ('{"do": "dance"}', "a legal move is"),
        ({"do": 7}, "a legal move is"),
    ],
)
def test_wrong_answers_are_refused_with_the_reason_and_an_example(
    game: Game, answer: Any, why: str
) -> None:
    table = Table(game, game.seats[0])
    before = table.position.state.tobytes()
    with pytest.raises(BadAnswer, match=why):
        table.play(table.seat_to_act(), answer)
    assert table.position.state.tobytes() == before


@every_game
def test_the_rules_are_told_clause_by_clause(game: Game) -> None:
    for language in ("en", "uk"):
        lines = clauses_text(game, language).splitlines()
        assert len(lines) > 3
        assert all("-" in line.partition(":")[0] for line in lines)


def test_a_hidden_card_is_not_told() -> None:
    table = Table(find_game("kuhn"), 2, seed=5)
    told = json.dumps(table.observation(0))
    mine = table.observation(0)["view"]["cards"][0]
    others = {"jack", "queen", "king"} - {mine}
    assert not any(card in told for card in others)
