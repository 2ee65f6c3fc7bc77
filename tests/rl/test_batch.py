"""The vector machine plays the same matches as the rules one by one, on every machine."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from regency.core.drivers import HEURISTIC_PLAYER, RANDOM_PLAYER
from regency.core.game import Game
from regency.core.match import Position
from regency.core.slots import scores_now
from regency.core.types import Scores, States
from regency.games import games
from regency.rl import steps
from regency.rl.batch import Batch
from regency.rl.rewards import DIFFERENCE, PLACES, POINTS, rate

GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def scores_now_at(states: States, i: int, out: Scores) -> None:
    scores_now(states[i], out)


def lowest_legal(batch: Batch) -> np.ndarray:
    chosen: np.ndarray = batch.mask.argmax(axis=1)
    return chosen


@every_game
def test_every_match_is_the_one_its_seed_gives(game: Game) -> None:
    seats, count = game.seats[-1], 3
    batch = Batch(game, seats, count, seed=50, again=False)
    for i in range(count):
        position = Position(game, seats, seed=int(batch.seeds[i]))
        position.settle_chance()
        seen = np.zeros_like(batch.observation[0])
        position.rules.observe(position.states, 0, position.seat_to_act(), seen)
        assert batch.turn[i] == position.seat_to_act()
        assert np.array_equal(batch.mask[i], position.mask(position.seat_to_act()))
        assert np.array_equal(batch.observation[i], seen)
    assert batch.seeds[0] == 50
    positions = [Position(game, seats, seed=int(seed)) for seed in batch.seeds]
    while (batch.turn != steps.NOBODY_TO_ACT).any():
        actions = batch.sample().copy()
        before = batch.turn.copy()
        batch.step(actions)
        for i, position in enumerate(positions):
            if before[i] != steps.NOBODY_TO_ACT:
                position.settle_chance()
                position.play(int(before[i]), int(actions[i]))
                position.settle_chance()
            if batch.done[i] == steps.ENDED:
                beaten = [sum(p > mine for p in position.places()) for mine in position.places()]
                lost = [sum(p < mine for p in position.places()) for mine in position.places()]
                worth = (np.array(beaten) - np.array(lost)) / (seats - 1)
                assert batch.reward[i] == pytest.approx(worth)
    assert all(position.over for position in positions)
    batch.step(np.zeros(count))
    assert not batch.done.any()


@every_game
def test_threads_change_nothing(game: Game) -> None:
    one, two = (Batch(game, game.seats[0], 9, seed=4, threads=t) for t in (1, 2))
    for _ in range(60):
        one.step(lowest_legal(one))
        two.step(lowest_legal(two))
        assert np.array_equal(one.observation, two.observation)
        assert np.array_equal(one.reward, two.reward)
    assert one.states.tobytes() == two.states.tobytes()


@every_game
def test_a_finished_match_is_dealt_anew_and_no_deal_comes_twice(game: Game) -> None:
    batch = Batch(game, game.seats[0], 4, seed=0)
    seeds = set(batch.seeds.tolist())
    ended = 0
    for _ in range(5000):
        batch.step(batch.sample())
        ended += int((batch.done == steps.ENDED).sum())
        assert (batch.turn >= 0).all()
        fresh = batch.seeds[batch.done != steps.RUNNING].tolist()
        assert not seeds & set(fresh)
        seeds |= set(fresh)
        if ended > len(batch.turn):
            break
    assert ended


@every_game
def test_compiled_players_play_the_other_seats(game: Game) -> None:
    seats = game.seats[-1]
    players = np.full(seats, RANDOM_PLAYER)
    players[-1], players[0] = HEURISTIC_PLAYER, steps.LEARNER
    batch = Batch(game, seats, 4, players=players)
    for _ in range(50):
        assert (batch.turn == 0).all()
        batch.step(batch.sample())


@every_game
def test_an_illegal_action_forfeits_its_match_only(game: Game) -> None:
    batch = Batch(game, game.seats[0], 2, keep_finals=True)
    actions = lowest_legal(batch)
    culprit = int(batch.turn[1])
    actions[1] = -1
    batch.step(actions)
    assert batch.done.tolist() == [steps.RUNNING, steps.FORFEITED]
    assert batch.reward[1, culprit] == -1.0
    assert batch.final[1].any()


@every_game
def test_bytes_hold_what_floats_do(game: Game) -> None:
    floats = Batch(game, game.seats[-1], 2, seed=6, machine="python", element="float32")
    small = Batch(game, game.seats[-1], 2, seed=6, machine="python")
    assert small.observation.dtype == np.int8
    for _ in range(60):
        assert np.array_equal(floats.observation, small.observation)
        actions = floats.sample().copy()
        floats.step(actions)
        small.step(actions)


@every_game
def test_compiled_bytes_become_the_same_floats(game: Game) -> None:
    both = [Batch(game, game.seats[0], 3, seed=6, element=e) for e in ("int8", "float32")]
    small, floats = both
    assert [str(batch.observation.dtype) for batch in both] == ["int8", "float32"]
    for _ in range(60):
        assert np.array_equal(floats.observation, small.observation)
        assert np.array_equal(floats.look(1), small.look(1))
        actions = floats.sample().copy()
        floats.step(actions)
        small.step(actions)


def test_the_last_sight_of_a_match_is_kept_in_either_element() -> None:
    both = [Batch(games()["kuhn"], 2, 4, keep_finals=True, element=e) for e in ("int8", "float32")]
    for _ in range(3):
        for batch in both:
            batch.step(lowest_legal(batch))
    assert both[0].final.any()
    assert np.array_equal(both[0].final, both[1].final)


@pytest.mark.parametrize("size", [1, 2, 15, 16, 17, 31, 32, 33, 158])
def test_the_nth_legal_action_is_the_nth_entry_set(size: int) -> None:
    rng = np.random.default_rng(size)
    for _ in range(20):
        mask = (rng.random(size) < rng.random()).astype(np.uint8)
        mask[rng.integers(size)] = 1
        for n, action in enumerate(np.flatnonzero(mask)):
            assert steps.nth_legal(mask, n) == action


def test_observations_are_floats_or_bytes() -> None:
    with pytest.raises(ValueError, match="int8 or float32, not 'float64'"):
        Batch(GAMES[0], GAMES[0].seats[0], 1, element="float64")


@every_game
def test_progress_adds_up_to_the_points(game: Game) -> None:
    seats, count = game.seats[0], 3
    batch = Batch(game, seats, count, seed=2, reward="progress", again=False)
    points = np.zeros((game.rules.MAX_SEATS, game.rules.SCORE_COLUMNS), np.int32)
    total = np.zeros((count, seats))
    now = batch.rules.bind(scores_now_at)
    for i in range(count):
        now(batch.states, i, points)
        total[i] = points[:seats, 0]
    while (batch.turn != steps.NOBODY_TO_ACT).any():
        batch.step(batch.sample())
        total += batch.reward
    for i in range(count):
        batch.rules.scores(batch.states, i, points)
        assert total[i].tolist() == points[:seats, 0].tolist()


@pytest.mark.parametrize(("name", "decisions"), [("castle-combo", 20), ("for-the-king", 100)])
def test_progress_pays_before_the_end(name: str, decisions: int) -> None:
    """S9: For the King paid nothing before its end."""
    batch = Batch(games()[name], 2, 8, reward="progress")
    paid = np.zeros((8, 2), bool)
    for _ in range(decisions):  # a match takes 36 decisions at least, or 165
        batch.step(batch.sample())
        assert not batch.done.any()
        paid |= batch.reward != 0
    assert paid.all()


def test_arrays_are_shared_without_a_copy() -> None:
    batch = Batch(games()["kuhn"], 2, 5)
    shared = np.from_dlpack(batch.observation)
    assert np.shares_memory(shared, batch.observation)
    batch.step(batch.sample())
    assert np.array_equal(shared, batch.observation)


def test_a_batch_needs_a_learner_in_every_match() -> None:
    with pytest.raises(ValueError, match="LEARNER"):
        Batch(GAMES[0], GAMES[0].seats[0], 2, players=np.array([0] * GAMES[0].seats[0]))


@pytest.mark.parametrize(
    ("kind", "worth"), [(PLACES, [0.5, 0.5, -1.0]), (DIFFERENCE, [2.0, 2.0, -4.0])]
)
def test_rewards_share_a_place_and_add_up_to_nothing(kind: int, worth: list[float]) -> None:
    points = np.array([[7, 1], [7, 1], [3, 9]], np.int32)
    out = np.zeros(3, np.float32)
    rate(points, 3, kind, out)
    assert out.tolist() == worth


def test_points_are_paid_as_they_are() -> None:
    """S4: Kuhn's chips at their usual scale."""
    out = np.zeros(2, np.float32)
    rate(np.array([[-2], [2]], np.int32), 2, POINTS, out)
    assert out.tolist() == [-2.0, 2.0]


@every_game
def test_forced_moves_are_skipped_on_request(game: Game) -> None:
    batch = Batch(game, game.seats[0], 8, seed=3, skip_forced=True)
    for _ in range(300):
        assert (batch.mask.sum(axis=1) > 1).all()
        batch.step(batch.sample())


def test_tie_breaks_decide_places() -> None:
    out = np.zeros(2, np.float32)
    rate(np.array([[7, 1], [7, 2]], np.int32), 2, PLACES, out)
    assert out.tolist() == [-1.0, 1.0]


COMPARE = """
import numpy as np
from regency.core.cuda import cuda
from regency.games import games
from regency.rl.batch import Batch
from regency.rl.batch_cuda import CudaBatch
for game in games().values():
    element = "float32" if game.name == "kuhn" else "int8"
    ours = Batch(game, game.seats[0], 3, seed=8, machine="python", element=element)
    there = CudaBatch(game, game.seats[0], 3, seed=8, element=element)
    for step in range(12):
        assert np.array_equal(ours.turn, there.turn.copy_to_host())
        assert np.array_equal(ours.mask, there.mask.copy_to_host())
        assert np.array_equal(ours.observation, there.observation.copy_to_host())
        actions = ours.mask.argmax(axis=1)
        ours.step(actions)
        there.step(cuda.to_device(actions))
        assert np.array_equal(ours.reward, there.reward.copy_to_host())
        assert np.array_equal(ours.done, there.done.copy_to_host())
    drawn = there.sample().copy_to_host()
    assert all(there.mask.copy_to_host()[i, a] for i, a in enumerate(drawn))
    print(game.name)
"""


SAVED = """
import copy, pickle
import numpy as np
from regency.games import games
from regency.rl.batch_cuda import CudaBatch

def told(batch):
    arrays = (batch.turn, batch.done, batch.reward, batch.mask, batch.observation)
    return b"".join(array.copy_to_host().tobytes() for array in arrays)

def go_on(batch):
    heard = [told(batch)]
    for _ in range(6):
        batch.step(batch.sample())
        heard.append(told(batch))
    return heard

kuhn = games()["kuhn"]
for settings in ({}, {"reward": "points", "element": "float32", "again": False}):
    batch = CudaBatch(kuhn, 2, 5, seed=8, **settings)
    batch.step(batch.sample())
    saved = pickle.loads(pickle.dumps(batch.save()))
    ways = [batch.copy(), copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    expected = go_on(batch)
    assert len(set(expected)) > 1
    for twin in ways:
        assert go_on(twin) == expected
    other = CudaBatch(kuhn, 2, 5, seed=9, **settings)
    for again in (batch, batch, other):
        shared = again.observation
        again.restore(saved)
        assert again.observation is shared
        assert go_on(again) == expected
try:
    CudaBatch(kuhn, 2, 4).restore(saved)
except ValueError as error:
    print(error)
"""


def simulated(program: str) -> str:
    """Run a program on numba-cuda's simulator, which is chosen when that is imported."""
    pytest.importorskip(
        "numba_cuda", reason="numba-cuda is not installed: pip install regency[gpu]"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_cuda_machine_steps_the_same_matches() -> None:
    assert len(simulated(COMPARE).split()) == len(GAMES)


def test_a_cuda_batch_is_saved_copied_and_pickled() -> None:
    """S1: its twins go on alike, with the same actions drawn, and by themselves."""
    assert "can't be restored in" in simulated(SAVED)


def test_who_looks_is_a_seat_or_a_spectator() -> None:
    batch = Batch(games()["kuhn"], 2, 3, seed=1)
    assert batch.look(-1).any()
    for seat, match, words in (
        (2, 0, "seat is -1 or a number from 0 to 1, not 2"),
        (-2, 0, "seat is -1 or a number from 0 to 1, not -2"),
        (0, 3, "match is a number from 0 to 2, not 3"),
        (0, -1, "match is a number from 0 to 2, not -1"),
    ):
        with pytest.raises(ValueError, match=words):
            batch.look(seat, match)
