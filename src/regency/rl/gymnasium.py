"""Gymnasium: a learner against chosen bots, one match at a time or thousands in a vector.

Importing this module registers both under one id: `gymnasium.make("regency/Kuhn-v1")` and
`gymnasium.make_vec("regency/Kuhn-v1", num_envs=1024)`.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space

from regency.bots import Bot, Budget, make_bot
from regency.core.drivers import HEURISTIC_PLAYER, RANDOM_PLAYER
from regency.core.game import Game, OptionValue
from regency.core.saving import Saving
from regency.core.secrecy import redact
from regency.core.types import Ints
from regency.games import game as find_game
from regency.language import Speaker, speaker
from regency.rl import picture, steps
from regency.rl.arguments import check_language, check_one_of, check_seat
from regency.rl.batch import Batch
from regency.rl.environments import bounds, environment_ids, old_ids, whole_state
from regency.rl.rewards import MEANINGS
from regency.rl.seeds import BOTS, NEW_SEEDS, OLD_SEEDS, TRAIN, derived, fresh_seed

RENDER_MODES = ("ansi", "rgb_array")
#: Seeds drawn for deals and bots stay below this.
SEED_RANGE = 1 << 31
#: Bots take seeds of these bits.
BOT_SEEDS = (1 << 62) - 1
#: The players that are compiled into the vector machine.
COMPILED_PLAYERS = {"random": RANDOM_PLAYER, "heuristic": HEURISTIC_PLAYER}


def spaces(game: Game) -> tuple[gymnasium.spaces.Box, gymnasium.spaces.Discrete]:
    """Return the space of observations and of actions of a game."""
    low, high = bounds(game)
    return (
        gymnasium.spaces.Box(low, high, dtype=np.float32),
        gymnasium.spaces.Discrete(game.rules.ACTIONS.count),
    )


def opponents_of(opponents: str | Sequence[str], seats: int) -> list[str]:
    """Return one opponent for each seat but the learner's; a single name stands for all."""
    named = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(named) != seats - 1:
        raise ValueError(f"{seats} seats have {seats - 1} opponents, not {len(named)}")
    return named


class LearnerGame(Saving, gymnasium.Env[Ints, Any]):
    """One seat is the learner's; bots play the others, in order of seats after it.

    `opponents` are specs of bots as the arena takes them (`random`, `heuristic`, `ismcts:ms=50`),
    `seat` is the learner's, or None for another one in each match. The mask of legal actions is in
    `info["action_mask"]` and in `action_masks()`. The reward is what the learner earns until its
    next decision (see `rl.rewards`); an illegal action ends the match and costs 1. A seed is a
    match (see `rl.seeds`); resets without one go on from the last. With `skip_forced` the learner
    is not asked where it has one legal action only.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012
    changing = ("_batch", "_seeded", "seat", "_bots", "_np_random", "_np_random_seed")

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        opponents: str | Sequence[str] = "heuristic",
        seat: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        language: str = "en",
        split: str = TRAIN,
        skip_forced: bool = False,
        seeding: str = NEW_SEEDS,
    ) -> None:
        check_one_of("render_mode", render_mode, (None, *RENDER_MODES))
        check_language(language)
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        check_seat("seat", seat, self.seats, None)
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces(game)
        self.seat = 0
        self._fixed_seat = seat
        self._specs = opponents_of(opponents, self.seats)
        self._batch = Batch(
            game, self.seats, 1, options=options, reward=reward, again=False,
            element=steps.FLOAT32, split=split, skip_forced=skip_forced, seeding=seeding,
        )  # fmt: skip
        for spec in self._specs:  # a wrong name is refused now, not at the first reset
            make_bot(spec, game, 0)
        self.metadata = {**self.metadata, "reward": MEANINGS[reward]}
        self._old_seeds, self._seeded = seeding == OLD_SEEDS, False
        self._bots: list[Bot] = []
        self.language = language

    @functools.cached_property
    def _speaker(self) -> Speaker:
        return speaker(self.game, self.language)

    def fits(self) -> tuple[Any, ...]:
        """Return what the batch of the match says, and who plays."""
        return ("learner", *self._specs, *self._batch.fits())

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_speaker"}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Ints, dict[str, Any]]:
        """Deal a new match and let the bots play until the learner's first decision."""
        super().reset(seed=seed)
        if self._old_seeds and (seed is not None or not self._bots):
            self._bots = [make_bot(spec, self.game, self._draw(SEED_RANGE)) for spec in self._specs]
        while True:
            self.seat = self._draw(self.seats) if self._fixed_seat is None else self._fixed_seat
            self._deal(seed)
            self._let_bots_play()
            if self._batch.turn[0] != steps.NOBODY_TO_ACT:
                return self._seen(), self._info()
            seed = None

    def _deal(self, seed: int | None) -> None:
        """Begin the match of a seed, or the next one."""
        if self._old_seeds:
            self._batch.reset(self._draw(SEED_RANGE))
            return
        if seed is None and not self._seeded:
            seed = fresh_seed()
        self._batch.reset(seed)
        self._seeded = True
        if seed is not None:
            first = int(self._batch.seeds[0])
            self._bots = [
                make_bot(spec, self.game, derived(first, i, BOTS) & BOT_SEEDS)
                for i, spec in enumerate(self._specs)
            ]

    def step(self, action: Any) -> tuple[Ints, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action and let the bots play until its next one."""
        self._batch.step_one(int(action))
        reward = float(self._batch.reward[0, self.seat]) + self._let_bots_play()
        over = bool(self._batch.turn[0] == steps.NOBODY_TO_ACT)
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> Ints:
        """Return bool[NUM_ACTIONS], where an action is legal; MaskablePPO asks for it."""
        masks: Ints = self._batch.mask[0].astype(bool)
        return masks

    def global_state(self) -> dict[str, Any]:
        """Return the whole state by name, hidden cards included: for reading, and for training."""
        return whole_state(self.game, self._batch.states[0])

    def render(self) -> Any:
        """Tell the table as the learner sees it: a text or a picture."""
        state = self._batch.states[0]
        lines = picture.sentences(self.game, self._speaker, state, self.seat)
        return picture.draw(lines) if self.render_mode == "rgb_array" else "\n".join(lines)

    def _draw(self, below: int) -> int:
        return int(self.np_random.integers(below))

    def _let_bots_play(self) -> float:
        """Step the matches until the learner is to act; return what it earns meanwhile."""
        batch, earned = self._batch, 0.0
        while batch.turn[0] not in (self.seat, steps.NOBODY_TO_ACT):
            seat = int(batch.turn[0])
            bot = self._bots[(seat - self.seat - 1) % self.seats]
            seen = redact(self.game, batch.states[0], seat)
            batch.step_one(bot.choose(seen, seat, batch.mask[0].copy(), Budget()))
            earned += float(batch.reward[0, self.seat])
        return earned

    def _seen(self) -> Ints:
        return self._batch.look(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.mask[0].astype(np.int8), "seat": self.seat}


class VectorGame(Saving, gymnasium.vector.VectorEnv[Ints, Ints, Ints]):
    """Thousands of learners, each in its own match against compiled players.

    `opponents` are `random` or `heuristic`; the learner of match i sits at seat i modulo the seats,
    or at `seat`. A match that ends is dealt anew within the step (SAME_STEP): its last observation
    is in `infos["final_obs"]`. Seeds are one for all, or one a match. With `copy=False` the arrays
    are the batch's own and are overwritten by the next step. The masks are in
    `infos["action_mask"]` and in `action_masks()`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP
    }
    changing = ("_batch", "_seeded", "learners")

    def __init__(
        self,
        game: Game,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: str | Sequence[str] = "heuristic",
        seat: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "places",
        threads: int = 1,
        copy: bool = True,
        split: str = TRAIN,
        skip_forced: bool = False,
        seeding: str = NEW_SEEDS,
    ) -> None:
        self.game = game
        self.num_envs = num_envs
        self.seats = game.seats[0] if seats is None else seats
        check_seat("seat", seat, self.seats, None)
        self.single_observation_space, self.single_action_space = spaces(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        order = np.arange(num_envs) if seat is None else np.full(num_envs, seat)
        self.learners: Ints = order % self.seats
        self._copy = copy
        self._all = np.arange(num_envs)
        self._batch = Batch(
            game, self.seats, num_envs, options=options, reward=reward, threads=threads,
            players=self._players(opponents), keep_finals=True, element=steps.FLOAT32,
            split=split, skip_forced=skip_forced, seeding=seeding,
        )  # fmt: skip
        self.metadata = {**self.metadata, "reward": MEANINGS[reward]}
        self._old_seeds, self._seeded = seeding == OLD_SEEDS, False

    def fits(self) -> tuple[Any, ...]:
        """Return what the batch of the matches says."""
        return ("vector", *self._batch.fits())

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Ints, dict[str, Any]]:
        """Deal all matches anew: from a seed for all, from one for each, or each from its next."""
        if self._old_seeds:
            seed = seed[0] if isinstance(seed, list) else seed
        elif not self._seeded and (seed is None or isinstance(seed, list)):
            self._batch.reset(fresh_seed())  # what is not given is dealt by chance
        self._seeded = True
        self._batch.reset(seed)
        return self._own(self._batch.observation), self._infos()

    def step(self, actions: Ints) -> tuple[Ints, Ints, Ints, Ints, dict[str, Any]]:
        """Carry out every learner's action."""
        batch = self._batch
        batch.step(actions)
        over: Ints = batch.done != steps.RUNNING
        infos = self._infos()
        if over.any():
            infos["final_obs"], infos["_final_obs"] = self._own(batch.final), over
        rewards = batch.reward[self._all, self.learners]
        return self._own(batch.observation), rewards, over, np.zeros_like(over), infos

    def action_masks(self) -> Ints:
        """Return bool[num_envs, NUM_ACTIONS], where an action is legal."""
        masks: Ints = self._batch.mask.view(bool)
        return self._own(masks)

    def _players(self, opponents: str | Sequence[str]) -> Ints:
        players = np.full((self.num_envs, self.seats), steps.LEARNER, np.int8)
        for after, name in enumerate(opponents_of(opponents, self.seats), start=1):
            if name not in COMPILED_PLAYERS:
                known = ", ".join(COMPILED_PLAYERS)
                raise ValueError(f"no compiled player named {name!r}; there are {known}")
            players[np.arange(self.num_envs), (self.learners + after) % self.seats] = (
                COMPILED_PLAYERS[name]
            )
        return players

    def _own(self, array: Ints) -> Ints:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._own(self._batch.mask), "seat": self.learners}


def env(name: str, **settings: Any) -> LearnerGame:
    """Return a game by name with one learner; the settings are those of `LearnerGame`."""
    return LearnerGame(find_game(name), **settings)


def vector_env(name: str, **settings: Any) -> VectorGame:
    """Return a game by name with many learners; the settings are those of `VectorGame`."""
    return VectorGame(find_game(name), **settings)


def register() -> None:
    """Register every game with Gymnasium, once."""
    for ids, seeding in ((environment_ids(), NEW_SEEDS), (old_ids(), OLD_SEEDS)):
        for name, environment_id in ids.items():
            if environment_id not in gymnasium.registry:
                gymnasium.register(
                    environment_id,
                    entry_point=f"{__name__}:env",
                    vector_entry_point=f"{__name__}:vector_env",
                    kwargs={"name": name, "seeding": seeding},
                    disable_env_checker=True,
                )


register()
