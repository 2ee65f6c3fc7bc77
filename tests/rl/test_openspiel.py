"""OpenSpiel's own tests, unmodified, on every game, and its agents at our tables."""

from __future__ import annotations

import importlib.util
import io
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is missing: pip install regency[openspiel]")

import open_spiel
import pyspiel
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

from regency.core.game import Game
from regency.games import games
from regency.rl.openspiel import short_name

GAMES = list(games().values())
KUHN = "regency_kuhn"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def load(game: Game, seats: int | None = None, **parameters: Any) -> Any:
    return pyspiel.load_game(short_name(game), {"players": seats or game.seats[0], **parameters})


def start(game: Any, seed: int) -> Any:
    """Return a state after the deal."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state, rng)
    return state


def draw(state: Any, rng: np.random.Generator) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(rng.choice(outcomes, p=weights)))


def api_test() -> Any:
    """Import OpenSpiel's API test, which lies in its package without being a module of it."""
    path = Path(open_spiel.__file__).parent / "integration_tests" / "api_test.py"
    spec = importlib.util.spec_from_file_location("open_spiel_api_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def their_tests() -> Any:
    return api_test()


def run_case(base: Any, leave_out: set[str], **attributes: Any) -> None:
    case = type("Case", (base,), attributes)
    names = [n for n in unittest.TestLoader().getTestCaseNames(case) if n not in leave_out]
    assert names
    suite = unittest.TestSuite(case(name) for name in names)
    out = io.StringIO()
    result = unittest.TextTestRunner(out).run(suite)
    assert result.testsRun == len(names)
    assert result.wasSuccessful(), out.getvalue()


@every_game
def test_random_simulations(game: Game) -> None:
    for seats in game.seats:
        pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@every_game
def test_api_on_part_of_the_tree(game: Game, their_tests: Any) -> None:
    for seats in game.seats:
        run_case(
            their_tests.EnforceAPIOnPartialTreeBase, set(), game=load(game, seats),
            game_name=short_name(game),
        )  # fmt: skip


def test_api_on_the_full_tree_of_kuhn_poker(their_tests: Any) -> None:
    # Named like OpenSpiel's own Kuhn poker, it must have as many nodes of each kind.
    run_case(
        their_tests.EnforceAPIOnFullTreeBase,
        set(),
        game=pyspiel.load_game(KUHN),
        game_name="kuhn_poker",
    )


def test_uniform_play_is_as_exploitable_as_in_the_literature() -> None:
    game = pyspiel.load_game(f"{KUHN}(reward=difference)")
    # A lead over the other seat is twice what is won from it.
    assert exploitability.nash_conv(game, UniformRandomPolicy(game)) == pytest.approx(2 * 11 / 12)
    assert pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)) == pytest.approx(11 / 12)


def test_points_have_the_usual_scale_and_bounds() -> None:
    """S4: chips as everybody counts them; S7: tensors with perfect recall."""
    ours, theirs = pyspiel.load_game(f"{KUHN}(reward=points)"), pyspiel.load_game("kuhn_poker")
    assert (ours.min_utility(), ours.max_utility()) == (-2, 2)
    assert ours.get_type().utility == theirs.get_type().utility
    uniform = [exploitability.nash_conv(game, UniformRandomPolicy(game)) for game in (ours, theirs)]
    assert uniform[0] == pytest.approx(uniform[1])


def test_what_need_not_add_up_is_general_sum() -> None:
    assert load(games()["royals"], reward="points").utility_sum() is None
    assert load(games()["royals"], reward="places").utility_sum() == 0


@every_game
def test_tensors_recall_everything_and_nothing_else(game: Game) -> None:
    """S7: two histories that a seat can tell apart have different tensors, and only those."""
    theirs = load(game)
    strings: dict[str, bytes] = {}
    for seed in range(4):
        state, rng = start(theirs, seed), np.random.default_rng(seed % 2)
        for _ in range(25):
            while state.is_chance_node():
                draw(state, rng)
            if state.is_terminal():
                break
            for seat in range(theirs.num_players()):
                tensor = np.array(state.information_state_tensor(seat)).tobytes()
                told = state.information_state_string(seat)
                assert strings.setdefault(told, tensor) == tensor
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(set(strings.values())) == len(strings)


def test_cfr_written_in_cpp_solves_our_kuhn_poker() -> None:
    game = pyspiel.load_game(f"{KUHN}(reward=difference)")
    solver = pyspiel.CFRSolver(game)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.3


@every_game
def test_ismcts_and_random_agents_play_to_the_end(game: Game) -> None:
    theirs = load(game)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    searcher = ismcts.ISMCTSBot(theirs, evaluator, 1.4, 3, random_state=rng)
    others = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(theirs.num_players())]
    state = start(theirs, 3)
    chance = np.random.default_rng(0)
    thought = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, chance)
            continue
        seat = state.current_player()
        searching = seat == 0 and thought < 6
        thought += searching
        state.apply_action(searcher.step(state) if searching else others[seat].step(state))
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_a_resampled_state_is_the_same_to_its_seat_and_another_to_the_rest(game: Game) -> None:
    theirs = load(game)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = start(theirs, 5)
    seat = state.current_player()
    worlds = set()
    for _ in range(20):
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        worlds.add(str(other))
    assert len(worlds) > 1


def observation_type(private: Any) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=False, private_info=private)


@every_game
def test_observers_have_the_named_pieces(game: Game) -> None:
    theirs = load(game)
    state = start(theirs, 1)
    observer = make_observation(theirs)
    observer.set_from(state, 0)
    assert list(observer.dict) == list(game.features.OBSERVATION.pieces)
    assert observer.tensor.tolist() == state.observation_tensor(0)
    assert observer.tensor.any()
    public = make_observation(theirs, observation_type(pyspiel.PrivateInfoType.NONE))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    with pytest.raises(ValueError, match="all seats"):
        make_observation(theirs, observation_type(pyspiel.PrivateInfoType.ALL_PLAYERS))


@every_game
def test_structs_are_json_and_lead_back_to_actions(game: Game) -> None:
    state = start(load(game), 2)
    seat = state.current_player()
    for action in state.legal_actions():
        assert state.struct_to_actions(state.action_to_struct(seat, action)) == [action]
    assert state.to_observation_struct(seat).to_dict()["seat"] == seat
    assert state.to_struct().to_dict()["seats"] == state.num_players()


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="is played by 2 seats, not 9"):
        pyspiel.load_game(f"{KUHN}(players=9)")
