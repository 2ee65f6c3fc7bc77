"""PettingZoo: every game as an AEC environment, `pettingzoo.make("aec", "regency/Kuhn-v1")`.

Importing this module registers the environments; `env(name)` makes one without the registry.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pettingzoo

from regency.core.game import Game, OptionValue
from regency.core.saving import Saving
from regency.core.types import SPECTATOR, Ints
from regency.games import game as find_game
from regency.language import Speaker, speaker
from regency.rl import picture, steps
from regency.rl.arguments import check_language, check_one_of, check_seat
from regency.rl.batch import Batch
from regency.rl.environments import bounds, environment_ids, environment_of, old_ids, whole_state
from regency.rl.rewards import AT_THE_END, MEANINGS
from regency.rl.seeds import NEW_SEEDS, OLD_SEEDS, TRAIN, fresh_seed

RENDER_MODES = ("human", "ansi", "rgb_array")
#: A state is shown whole as its bytes.
BYTE_MAX = 255
#: Seeds drawn for resets without one stay below this.
SEED_RANGE = 1 << 31


class AECGame(Saving, pettingzoo.AECEnv[str, dict[str, Ints], int | None]):
    """One match at a time; the agents are `seat_0`, `seat_1` and so on.

    An observation holds `observation` and `action_mask`; the mask is in `infos` as well. Rewards
    come at the end, by `places`, by `difference` of points or as `points`, or as points come, by
    `progress` (see `rl.rewards`). An illegal action ends the match and costs its seat 1, as in
    PettingZoo's games. A seed is a match (see `rl.seeds`); resets without one go on from the last.
    With `skip_forced` nobody is asked who has one legal action only.
    """

    metadata: dict[str, Any]
    changing = (
        "_batch", "_random", "_seeded", "agents", "agent_selection", "rewards",
        "_cumulative_rewards", "terminations", "truncations", "infos",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        viewer: int = SPECTATOR,
        language: str = "en",
        split: str = TRAIN,
        skip_forced: bool = False,
        seeding: str = NEW_SEEDS,
    ) -> None:
        super().__init__()
        check_one_of("render_mode", render_mode, (None, *RENDER_MODES))
        check_language(language)
        version = 0 if seeding == OLD_SEEDS else environment_of(game).version
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v{version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
            "reward": MEANINGS.get(reward, reward),
        }
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        check_seat("viewer", viewer, self.seats, SPECTATOR)
        self.render_mode = render_mode
        self.viewer = viewer
        self._batch = Batch(
            game, self.seats, 1, options=options, reward=reward, again=False,
            element=steps.FLOAT32, split=split, skip_forced=skip_forced, seeding=seeding,
        )  # fmt: skip
        self._old_seeds, self._seeded = seeding == OLD_SEEDS, False
        self._pays_each_step = reward not in AT_THE_END
        self.language = language
        self._random = np.random.default_rng()
        self._numbers = {f"seat_{seat}": seat for seat in range(self.seats)}
        self._nothing = np.zeros(self._batch.mask.shape[1], np.int8)
        self.possible_agents = list(self._numbers)
        self.agents: list[str] = []
        self.agent_selection: str = self.possible_agents[0]
        actions = self._batch.mask.shape[1]
        self._observation_spaces = {a: _seen_space(game) for a in self._numbers}
        self._action_spaces = {a: gymnasium.spaces.Discrete(actions) for a in self._numbers}
        self.state_space = gymnasium.spaces.Box(0, BYTE_MAX, self.state().shape, np.uint8)

    @functools.cached_property
    def _speaker(self) -> Speaker:
        return speaker(self.game, self.language)

    def fits(self) -> tuple[Any, ...]:
        """Return what the batch of the match says."""
        return ("aec", *self._batch.fits())

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_speaker"}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new match; the same seed gives the same match."""
        if self._old_seeds:
            if seed is not None:
                self._random = np.random.default_rng(seed)
            seed = int(self._random.integers(SEED_RANGE))
        elif seed is None and not self._seeded:
            seed = fresh_seed()
        self._seeded = True
        self._batch.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_turn()

    def step(self, action: int | None) -> None:
        """Carry out the selected agent's action; None for an agent whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        batch = self._batch
        batch.step_one(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        over = batch.done[0] != steps.RUNNING
        if over or self._pays_each_step:
            self._pay()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._pass_turn()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Ints]:
        """Return a copy of what an agent sees and may do now."""
        batch, seat = self._batch, self._numbers[agent]
        if seat == batch.turn[0]:
            return {
                "observation": batch.observation[0].copy(),
                "action_mask": batch.mask[0].astype(np.int8),
            }
        return {"observation": batch.look(seat), "action_mask": self._nothing.copy()}

    def state(self) -> Ints:
        """Return the whole state, hidden cards included, as bytes: for training only."""
        whole: Ints = self._batch.states.view(np.uint8).copy()
        return whole

    def global_state(self) -> dict[str, Any]:
        """Return the whole state by name, hidden cards included: for reading, and for training."""
        return whole_state(self.game, self._batch.states[0])

    def render(self) -> str | Ints | None:
        """Tell the table as `viewer` sees it: a text, a picture, or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: human, ansi or rgb_array")
            return None
        state = self._batch.states[0]
        lines = picture.sentences(self.game, self._speaker, state, self.viewer)
        if self.render_mode == "rgb_array":
            return picture.draw(lines)
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _pass_turn(self) -> None:
        batch = self._batch
        self.agent_selection = agent = self.possible_agents[batch.turn[0]]
        self.infos[agent] = {"action_mask": batch.mask[0].astype(np.int8)}

    def _pay(self) -> None:
        for agent, reward in zip(self.agents, self._batch.reward[0].tolist(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward


def _seen_space(game: Game) -> gymnasium.spaces.Dict:
    low, high = bounds(game)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(low, high, dtype=np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (game.rules.ACTIONS.count,), np.int8),
        }
    )


def env(name: str, **settings: Any) -> AECGame:
    """Return the environment of a game by its name; the settings are those of `AECGame`."""
    return AECGame(find_game(name), **settings)


def register() -> None:
    """Register every game with PettingZoo, once."""
    registered = pettingzoo.env_registry.registration.aec_registry
    for ids, seeding in ((environment_ids(), NEW_SEEDS), (old_ids(), OLD_SEEDS)):
        for name, environment_id in ids.items():
            if environment_id not in registered:
                maker = functools.partial(env, name, seeding=seeding)
                pettingzoo.register("aec", environment_id, maker)


register()
