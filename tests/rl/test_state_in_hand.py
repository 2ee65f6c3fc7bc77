"""Whatever plays can be copied, pickled, saved and restored, and searched over (S1, S2)."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install regency[rl]")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install regency[rl]")

import gymnasium

from regency.arena import Tournament
from regency.bots import Budget, make_bot
from regency.core.game import Game
from regency.core.match import Position
from regency.core.notation import write_match
from regency.games import games
from regency.rl import gymnasium as learners
from regency.rl import pettingzoo as tables
from regency.rl.agents import CommandAgent, FunctionAgent, HttpAgent
from regency.rl.batch import Batch
from regency.rl.benchmark import Benchmark
from regency.rl.dataset import Plan
from regency.rl.environments import environment_ids
from regency.rl.language_models import Table

GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def go_on_position(position: Position) -> str:
    position.settle_chance()
    for _ in range(3):
        if not position.over:
            seat = position.seat_to_act()
            position.play(seat, position.legal(seat)[-1])
            position.settle_chance()
    return f"{position.states.tobytes()!r}{position.match.steps}"


def go_on_batch(batch: Batch) -> str:
    told = ""
    for _ in range(8):
        batch.step(batch.sample())
        told += f"{batch.observation.tobytes()!r}{batch.mask.tolist()}{batch.reward.tolist()}"
    return told


def go_on_table(environment: Any) -> str:
    told = ""
    for _ in range(6):
        seen, reward, over, _, _ = environment.last()
        told += f"{environment.agent_selection}{seen}{reward}{over}"
        if over:
            environment.reset()
        else:
            environment.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    return f"{told}{environment.state().tolist()}"


def go_on_learner(environment: Any) -> str:
    told = ""
    for _ in range(5):
        masks = environment.unwrapped.action_masks()
        seen, reward, over, _, info = environment.step(int(np.flatnonzero(masks)[-1]))
        told += f"{seen.tolist()}{reward}{over}{info}"
        if over:
            told += f"{environment.reset()}"
    return told


def go_on_vector(environment: Any) -> str:
    told = ""
    for _ in range(8):
        chosen = environment.action_masks().argmax(axis=1)
        seen, rewards, over, _, _ = environment.step(chosen)
        told += f"{seen.tolist()}{rewards.tolist()}{over.tolist()}"
    return told


def go_on_words(table: Table) -> str:
    told = ""
    for _ in range(3):
        if not table.over:
            seat = table.seat_to_act()
            seen = table.observation(seat)
            table.play(seat, seen["legal_moves"][-1])
            told += f"{seen}"
    return told


def started(environment: Any) -> Any:
    environment.reset(seed=3)
    return environment


def learner(game: Game, opponents: str) -> Any:
    return started(learners.env(game.name, opponents=opponents))


#: By name: how each is made, and how it goes on; what it tells must be the same in every twin.
KINDS: dict[str, tuple[Callable[[Game], Any], Callable[[Any], str]]] = {
    "position": (lambda g: Position(g, g.seats[0], seed=4), go_on_position),
    "batch": (lambda g: Batch(g, g.seats[0], 3, seed=4, keep_finals=True), go_on_batch),
    "floats": (lambda g: Batch(g, g.seats[0], 3, seed=4, element="float32"), go_on_batch),
    "pettingzoo": (lambda g: started(tables.env(g.name)), go_on_table),
    "random": (lambda g: learner(g, "random"), go_on_learner),
    "heuristic": (lambda g: learner(g, "heuristic"), go_on_learner),
    "search": (lambda g: learner(g, "ismcts:iterations=5"), go_on_learner),
    "made": (
        lambda g: started(gymnasium.make(environment_ids()[g.name], disable_env_checker=True)),
        go_on_learner,
    ),
    "vector": (lambda g: started(learners.vector_env(g.name, num_envs=3)), go_on_vector),
    "language": (lambda g: Table(g, g.seats[0], seed=4), go_on_words),
}
TWINS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}


def cloud(value: Any) -> Any:
    cloudpickle = pytest.importorskip("cloudpickle", reason="it comes with Gymnasium")
    return pickle.loads(cloudpickle.dumps(value))


@every_game
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("way", [*TWINS, "cloudpickle"])
def test_a_twin_goes_on_alike_and_by_itself(game: Game, kind: str, way: str) -> None:
    make, go_on = KINDS[kind]
    if kind == "made" and way == "copy":
        pytest.skip("a wrapper is Gymnasium's own and copies shallowly")
    original = make(game)
    go_on(original)
    twin = TWINS.get(way, cloud)(original)
    third = TWINS.get(way, cloud)(original)
    told = go_on(twin)
    assert go_on(original) == told
    assert go_on(third) == told


@every_game
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "made"])
def test_a_saved_moment_is_restored_again_and_again(game: Game, kind: str) -> None:
    make, go_on = KINDS[kind]
    original = make(game)
    go_on(original)
    saved = pickle.loads(pickle.dumps(original.save()))
    told = go_on(original)
    for _ in range(2):
        original.restore(saved)
        assert go_on(original) == told
    other = make(game)
    other.restore(saved)
    assert go_on(other) == told


def test_a_moment_of_something_else_is_refused() -> None:
    kuhn = games()["kuhn"]
    with pytest.raises(ValueError, match="can't be restored in"):
        Batch(kuhn, 2, 3).restore(Batch(kuhn, 2, 4).save())
    with pytest.raises(ValueError, match="can't be restored in"):
        Batch(kuhn, 2, 3).restore(Position(kuhn, 2).save())


@every_game
def test_a_game_is_itself_wherever_it_goes(game: Game) -> None:
    assert copy.copy(game) is copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) is game
    assert cloud(game) is game


def test_a_restored_batch_shares_its_arrays_as_before() -> None:
    batch = Batch(games()["kuhn"], 2, 3)
    shared, saved = batch.observation, batch.save()
    batch.step(batch.sample())
    batch.restore(saved)
    assert batch.observation is shared
    twin = copy.deepcopy(batch)
    twin.step(twin.sample())
    assert np.shares_memory(twin.observation, twin._views)


def test_one_step_search_over_an_environment_finds_the_better_move() -> None:
    """Try every action from the same moment and keep the one that pays: all a search needs."""
    environment = learners.env("kuhn", opponents="random", seat=1, reward="difference")
    for seed in range(20):
        environment.reset(seed=seed)
        saved = environment.save()
        worth = []
        for action in np.flatnonzero(environment.action_masks()):
            environment.restore(saved)
            over, total = False, 0.0
            while not over:
                _, reward, over, _, _ = environment.step(int(action))
                total += reward
            worth.append(total)
        environment.restore(saved)
        best = int(np.flatnonzero(environment.action_masks())[int(np.argmax(worth))])
        assert environment.step(best)[1] == max(worth)


@every_game
def test_openspiel_states_and_games_are_pickled(game: Game) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="pip install regency[openspiel]")
    from regency.rl.openspiel import short_name

    theirs = pyspiel.load_game(short_name(game), {"players": game.seats[-1]})
    state = theirs.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(60):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), cloud(state)):
        assert str(twin) == str(state)
        assert type(twin) is type(state)
        assert twin.told == state.told
        assert twin.history() == state.history()
    again = pickle.loads(pickle.dumps(theirs))
    assert str(again) == str(theirs)
    assert type(again) is type(theirs)


@pytest.mark.parametrize(
    "spec",
    [
        "random", "heuristic", "net", "net:temperature=100", "page:counts=1", "knight",
        "sovereign", "ismcts:iterations=20,threads=2", "search:iterations=5",
    ],
)  # fmt: skip
@pytest.mark.parametrize("way", [*TWINS, "cloudpickle"])
def test_a_bot_s_twin_chooses_alike(spec: str, way: str) -> None:
    """S1: whoever plays is in hand too, in the middle of a match."""
    game = games()["castle-combo"]
    position = Position(game, 2, seed=4)
    position.settle_chance()
    counted = Budget(iterations=20)  # a clock would not choose alike twice

    def chosen(bot: Any) -> int:
        seat = position.seat_to_act()
        return int(bot.choose(position.seen_by(seat), seat, position.mask(seat), counted))

    original = make_bot(spec, game, 1)
    position.play(position.seat_to_act(), chosen(original))
    position.settle_chance()
    twin = TWINS.get(way, cloud)(original)
    assert type(twin) is type(original)
    assert [chosen(twin) for _ in range(3)] == [chosen(original) for _ in range(3)]


def listening(prompt: str) -> str:
    return prompt


@pytest.mark.parametrize("way", [*TWINS, "cloudpickle"])
def test_what_describes_play_is_its_own_twin(way: str) -> None:
    """S1: settings, matches, agents and saved moments, wherever they are sent."""
    kuhn = games()["kuhn"]
    position = Position(kuhn, 2, seed=1)
    position.settle_chance()
    position.play(0, 0)
    told = [
        Benchmark("kuhn", 2, "heuristic"), Plan(kuhn, 2, 3), HttpAgent("http://x/", "model"),
        Tournament("kuhn", ("random",), 2, 3), CommandAgent("cat"), Budget(iterations=3),
        FunctionAgent(listening, "me"), position.match.steps, write_match(position.match),
    ]  # fmt: skip
    for one in told:
        twin = TWINS.get(way, cloud)(one)
        assert type(twin) is type(one)
        assert vars(twin) == vars(one) if hasattr(one, "__dict__") else twin == one
    match = TWINS.get(way, cloud)(position.match)
    assert (match.game, match.steps) == (position.match.game, position.match.steps)
    moment = TWINS.get(way, cloud)(position.save())
    position.restore(moment)
    assert position.match.steps == match.steps
