"""Seeds: 64 bits, nothing shared by neighbours, one match in every adapter and machine (S3)."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from regency.core.game import Game
from regency.core.match import Position
from regency.core.wasm.running import node
from regency.games import game as find_game
from regency.games import games
from regency.rl import seeds
from regency.rl.batch import Batch
from regency.rl.environments import old_ids
from regency.rl.seed_survey import survey_seeds
from regency.rl.seeds import deal_seed, derived, match_seed, row_seeds

GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
LARGEST = (1 << 63) - 1
#: Enough for several deals in every game; a call into Node takes longer than most rules.
DECISIONS_IN_PAGES = 60


def test_what_is_derived_is_the_same_for_arrays_and_numbers() -> None:
    for seed in (0, 1, LARGEST, match_seed(5, "evaluation")):
        row = row_seeds(seed, 50)
        assert row.tolist() == [seed] + [derived(seed, i, seeds.ROWS) for i in range(1, 50)]
        assert ((row < 0) == (seed < 0)).all()


def test_neighbouring_seeds_share_no_deal() -> None:
    """S3: 1,024 matches of the seeds 0 and 1 shared 1,023; here are a million deals of 1,000."""
    found = survey_seeds(seeds=1000, count=1000)
    assert found.deals == 1_000_000
    assert (found.seeds_twice, found.states_twice) == (0, 0)
    assert found.deviation < 5


def test_training_and_evaluation_never_meet() -> None:
    train = Batch(find_game("kuhn"), 2, 64, seed=3)
    held_out = Batch(find_game("kuhn"), 2, 64, seed=3, split="evaluation")
    for _ in range(30):
        assert (train.seeds >= 0).all()
        assert (held_out.seeds < 0).all()
        train.step(train.sample())
        held_out.step(held_out.sample())


@every_game
def test_one_seed_is_one_match_in_every_adapter(game: Game) -> None:
    pytest.importorskip("gymnasium", reason="pip install regency[rl]")
    pytest.importorskip("pettingzoo", reason="pip install regency[rl]")
    from regency.rl.gymnasium import env as learner
    from regency.rl.gymnasium import vector_env
    from regency.rl.language_models import Table
    from regency.rl.pettingzoo import env as table

    seats = game.seats[-1]
    for seed in (9, LARGEST):
        position = Position(game, seats, seed=seed)
        position.settle_chance()
        dealt = position.states.tobytes()
        assert Batch(game, seats, 3, seed=seed).states[:1].tobytes() == dealt
        assert Batch(game, seats, 3, seed=[1, seed, 2]).states[1:2].tobytes() == dealt
        assert Batch(game, seats, 1, seed=seed, machine="python").states.tobytes() == dealt
        assert Table(game, seats, seed=seed).position.states.tobytes() == dealt
        for made in (table(game.name, seats=seats), learner(game.name, seats=seats, seat=0)):
            made.reset(seed=seed)
            assert made._batch.states.tobytes() == dealt
        vector = vector_env(game.name, num_envs=2, seats=seats, seat=0)
        vector.reset(seed=[4, seed])
        assert vector._batch.states[1:].tobytes() == dealt
        vector.reset(seed=seed)
        assert vector._batch.states[:1].tobytes() == dealt


@every_game
@pytest.mark.parametrize("split", seeds.SPLITS)
def test_one_seed_is_one_match_in_pages_too(game: Game, split: str) -> None:
    """S3: what falls to chance and what follows is the same to the byte on the wasm machine."""
    if node() is None:
        pytest.skip("no Node here: tools/with-node installs one")
    options = {name: option.values[-1] for name, option in game.options.items()}
    for seats in {game.seats[0], game.seats[-1]}:
        batch = Batch(game, seats, 1, options=options, seed=LARGEST, split=split, again=False)
        page = Position(
            game, seats, options, seed=match_seed(LARGEST, split), machine="wasm"
        )  # fmt: skip
        page.settle_chance()
        for _ in range(DECISIONS_IN_PAGES):
            assert page.states.tobytes() == batch.states.tobytes()
            if page.over:
                break
            seat = page.seat_to_act()
            assert seat == batch.turn[0]
            legal = page.legal(seat)
            assert legal == np.flatnonzero(batch.mask[0]).tolist()
            batch.step_one(legal[-1])
            page.play(seat, legal[-1])
            page.settle_chance()


@every_game
@pytest.mark.parametrize("split", seeds.SPLITS)
def test_openspiel_deals_the_match_of_a_seed(game: Game, split: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="pip install regency[openspiel]")
    from regency.rl import openspiel

    state = pyspiel.load_game(openspiel.short_name(game)).new_initial_state()
    openspiel.settle_chance(state, seed=9, split=split)
    position = Position(game, game.seats[0], seed=match_seed(9, split))
    position.settle_chance()
    assert state.states.tobytes() == position.states.tobytes()
    while not state.is_terminal():
        action = state.legal_actions()[0]
        state.apply_action(action)
        openspiel.settle_chance(state)
        position.play(position.seat_to_act(), action)
        position.settle_chance()
        assert state.states.tobytes() == position.states.tobytes()


def test_a_split_of_openspiel_goes_with_a_seed() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="pip install regency[openspiel]")
    from regency.rl import openspiel

    state = pyspiel.load_game("regency_kuhn").new_initial_state()
    with pytest.raises(ValueError, match="train or evaluation, not 'test'"):
        openspiel.settle_chance(state, seed=1, split="test")
    with pytest.raises(ValueError, match="the split evaluation goes with a seed"):
        openspiel.settle_chance(state, split="evaluation")


def test_a_row_s_next_deals_follow_from_its_seed() -> None:
    batch = Batch(find_game("kuhn"), 2, 2, seed=[5, 6])
    batch.reset()
    assert batch.seeds.tolist() == [deal_seed(5, 1), deal_seed(6, 1)]
    batch.reset([None, 8])
    assert batch.seeds.tolist() == [deal_seed(5, 2), 8]


def test_a_vector_without_a_seed_is_dealt_by_chance() -> None:
    pytest.importorskip("gymnasium", reason="pip install regency[rl]")
    from regency.rl.gymnasium import vector_env

    first, second = (vector_env("royals", num_envs=2, opponents="random") for _ in range(2))
    first.reset()
    second.reset()
    assert first._batch.seeds.tolist() != second._batch.seeds.tolist()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seed": -1}, "from 0 to 2\\*\\*63 - 1, not -1"),
        ({"seed": 1 << 63}, "from 0 to 2"),
        ({"seed": "7"}, "whole number, not '7'|1 seeds|2 seeds"),
        ({"seed": 1.5}, "whole number, not 1.5"),
        ({"seed": [1, 2, 3]}, "2 matches take 2 seeds"),
        ({"split": "test"}, "train or evaluation, not 'test'"),
        ({"seeding": "v7"}, "v1 or v0, not 'v7'"),
        ({"seeding": "v0", "split": "evaluation"}, "no evaluation deals"),
        ({"seeding": "v0", "seed": [1, 2]}, "one for all matches"),
        ({"reward": "gold"}, "no reward named 'gold'"),
        ({"threads": 0}, "at least one match and thread"),
    ],
)
def test_bad_settings_are_refused_in_words(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Batch(find_game("kuhn"), 2, 2, **settings)


def test_old_seeds_keep_their_meaning() -> None:
    """Kept from before seeds had 64 bits: what `-v0` deals."""
    batch = Batch(find_game("kuhn"), 2, 6, seed=50, seeding="v0")
    for i in range(6):
        position = Position(find_game("kuhn"), 2, seed=50 + i)
        position.settle_chance()
        assert batch.states[i].slot.tolist() == position.state.slot.tolist()
    batch.reset()
    assert batch.seeds.tolist() == list(range(56, 62))
    assert np.array_equal(Batch(find_game("kuhn"), 2, 2, seed=1 << 39, seeding="v0").seeds, [0, 1])


#: What the environments of `-v0` showed before seeds had 64 bits, all from the seed 50: a match of
#: Gymnasium's learner, the match after it, three of a vector, a table of PettingZoo, the next.
OLD_DEALS = {
    "castle-combo": "2ed40bc1616cb090 0c526f67f826eaab eace983fcc5909d9 c79b18d893299b30 "
    "4eaff74210d766b9",
    "for-the-king": "88fd098844075112 855028297560ec59 765bc49d2a33f0ae 9c7ac59abad401fe "
    "486031b76f0a10a6",
    "kuhn": "b53c9fe85f83c958 b3d3ee0403345e1e ffed4781a7d168ed 63b5b75d825ea67f a75a8e06a7787ff1",
    "royals": "05a2ec02e5eea4eb 7b75208ec9bd5a5c d777ab74248b28ef 8869684968ed0cdd "
    "b3d437c3b0075020",
}


def hash_of(*seen: Any) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for observation in seen:
        digest.update(np.ascontiguousarray(observation, np.int16).tobytes())
    return digest.hexdigest()


@pytest.mark.filterwarnings("ignore:.*out of date")  # as Gymnasium says of any old version
@every_game
def test_old_environments_deal_what_they_dealt(game: Game) -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="pip install regency[rl]")
    pettingzoo = pytest.importorskip("pettingzoo", reason="pip install regency[rl]")
    pytest.importorskip("regency.rl.gymnasium", reason="it registers the environments")
    pytest.importorskip("regency.rl.pettingzoo", reason="it registers the environments")

    old = old_ids()[game.name]
    learner = gymnasium.make(old, opponents="random", seat=0)
    observation, info = learner.reset(seed=50)
    seen = [observation.copy()]
    for _ in range(2):
        observation, _, over, _, info = learner.step(int(info["action_mask"].argmax()))
        seen.append(observation.copy())
        if over:
            break
    found = [hash_of(*seen), hash_of(learner.reset()[0])]
    vector = gymnasium.make_vec(old, num_envs=3, opponents="random")
    found.append(hash_of(vector.reset(seed=50)[0]))
    table = pettingzoo.make("aec", old, seats=2)
    for seed in (50, None):
        table.reset(seed=seed)
        other = table.observe(table.possible_agents[1])["observation"]
        found.append(hash_of(table.last()[0]["observation"], other))
    assert found == OLD_DEALS[game.name].split()
