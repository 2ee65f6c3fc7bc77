"""The search with a network: repeatable, within its budget, and it finds what is there."""

from __future__ import annotations

import pytest

from regency.bots import Budget, make_bot
from regency.bots.net import network_of
from regency.bots.net_tree import NetTree, SearchBot, SearchSettings, search_settings
from regency.bots.search import FIRST_CHILD, NEXT_SIBLING, NO_NODE, ROOT
from regency.bots.table import play_out
from regency.bots.weights import weights_path
from regency.core.game import Game
from regency.core.match import Move, Position
from regency.games import game as find_game
from regency.games import games

WITH_NETWORK = [one for one in games().values() if weights_path(one).is_file()]
EVERY_NETWORK = pytest.mark.parametrize("game", WITH_NETWORK, ids=lambda game: str(game.name))
ITERATIONS = 60
BOTH = ("search", "ismcts")


def first_decision(game: Game, seats: int) -> tuple[Position, int]:
    position = Position(game, seats, seed=8)
    position.settle_chance()
    return position, position.seat_to_act()


def grown(game: Game, seats: int, iterations: int, **changes: float) -> NetTree:
    """Return the tree of a match's first decision."""
    position, seat = first_decision(game, seats)
    tree = NetTree(game, network_of(game), search_settings(game, **changes), lambda: 0.0)
    tree.grow(position.seen_by(seat), seat, Budget(iterations=iterations), 5, patient=True)
    return tree


@EVERY_NETWORK
def test_every_iteration_tries_a_legal_action_at_every_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        position, seat = first_decision(game, seats)
        tree = grown(game, seats, ITERATIONS)
        assert tree.visits.sum() == ITERATIONS
        assert not tree.visits[position.mask(seat) == 0].any()


@EVERY_NETWORK
def test_what_is_wanted_lies_between_nothing_and_all(game: Game) -> None:
    seats = game.seats[-1]
    tree = grown(game, seats, ITERATIONS)
    mean = tree._values[ROOT, :seats] / ITERATIONS
    assert ((mean > 0) & (mean < 1)).all()
    assert mean.sum() == pytest.approx(seats / 2, abs=0.5)


@EVERY_NETWORK
def test_priors_are_the_networks_chances_made_flatter(game: Game) -> None:
    spread = []
    for sharpness in (1.0, 0.25, 0.0):
        tree = grown(game, 2, 1, sharpness=sharpness)
        found, child = [], int(tree._nodes[ROOT, FIRST_CHILD])
        while child != NO_NODE:
            found.append(float(tree._priors[child]))
            child = int(tree._nodes[child, NEXT_SIBLING])
        assert sum(found) == pytest.approx(1, abs=1e-4)
        spread.append(max(found) - min(found))
    assert spread[0] > spread[1] > spread[2] == pytest.approx(0, abs=1e-6)


@EVERY_NETWORK
def test_the_same_seed_and_iterations_give_the_same_choice(game: Game) -> None:
    position, seat = first_decision(game, game.seats[-1])
    seen, mask = position.seen_by(seat), position.mask(seat)
    chosen = {
        make_bot(f"search:iterations={ITERATIONS}", game, 5).choose(seen, seat, mask, Budget())
        for _ in range(2)
    }
    assert len(chosen) == 1


@EVERY_NETWORK
def test_a_full_tree_is_still_searched(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    position, seat = first_decision(game, 2)
    monkeypatch.setattr("regency.bots.ismcts.TREE_SIZE", len(position.legal(seat)) + 3)
    assert grown(game, 2, ITERATIONS).visits.sum() == ITERATIONS


def replayed(game: Game, seed: int, actions: list[int]) -> Position:
    """Return a match of two after some actions, up to the next choice or its end."""
    position = Position(game, 2, seed=seed)
    position.settle_chance()
    for action in actions:
        position.play(position.seat_to_act(), action)
        position.settle_chance()
    while not position.over and len(position.legal(position.seat_to_act())) == 1:
        seat = position.seat_to_act()
        position.play(seat, position.legal(seat)[0])
        position.settle_chance()
    return position


def choices_of(game: Game, seed: int) -> list[int]:
    """Return what the network chooses for both seats of a match, forced moves included."""
    position, bot = Position(game, 2, seed=seed), make_bot("net", game, 1)
    play_out(position, [bot, bot], Budget())
    return [step.action for step in position.match.steps if isinstance(step, Move)]


def worth(position: Position, seat: int) -> tuple[int, int]:
    """Return how a match of two ended for a seat: its place, then its lead."""
    points = position.points()
    return -position.places()[seat], points[seat] - points[1 - seat]


def test_the_last_choice_is_the_best_even_without_the_networks_advice() -> None:
    """In Castle Combo the last choice of a match is followed by nothing that anybody decides."""
    castle, looked_at = find_game("castle-combo"), 0
    unadvised = search_settings(castle, sharpness=0.0)
    search = SearchBot(castle, 1, Budget(iterations=300), unadvised)
    for seed in range(20):
        actions = choices_of(castle, seed)
        while replayed(castle, seed, actions[:-1]).over:
            actions.pop()
        before = replayed(castle, seed, actions[:-1])
        seat = before.seat_to_act()
        ends = {a: replayed(castle, seed, [*actions[:-1], a]) for a in before.legal(seat)}
        if all(end.over for end in ends.values()):
            results = {action: worth(end, seat) for action, end in ends.items()}
            found = search.choose(before.seen_by(seat), seat, before.mask(seat), Budget())
            assert results[found] == max(results.values()), seed
            looked_at += len(set(results.values())) > 1
    assert looked_at >= 5


def test_without_a_network_the_plain_search_plays() -> None:
    position = Position(find_game("kuhn"), 2)
    position.chance((0, 2))
    position.play(0, 1)  # the jack bets against the king
    search, plain = (make_bot(f"{name}:iterations=200", position.game, 1) for name in BOTH)
    given = position.seen_by(1), 1, position.mask(1), Budget()
    assert search.choose(*given) == plain.choose(*given) == 1


def test_settings_are_the_games_own_where_it_declares_them() -> None:
    king = find_game("for-the-king")
    assert search_settings(king).redeals == king.search["redeals"]
    assert search_settings(king, redeals=2.0).redeals == 2
    assert search_settings(find_game("kuhn")) == SearchSettings()


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("search:threads=2", "no parameter 'threads'"),
        ("search:ms=5,cpu=5", "either ms"),
        ("search:iterations=0", "at least 1"),
    ],
)
def test_a_search_that_cannot_be_made_says_why(spec: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make_bot(spec, find_game("castle-combo"), 1)
