"""RLlib: PPO with its own masking module; its name for what is seen is all that differs.

pip install 'regency[rl]' 'ray[rllib]' torch
python examples/rllib_ppo.py --iterations 3
"""

from __future__ import annotations

import argparse
import os
from typing import Any

import gymnasium
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from regency.rl.gymnasium import env


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Shows mask and observation together, under the keys that RLlib looks for."""

    def __init__(self, inner: gymnasium.Env[Any, Any]) -> None:
        super().__init__(inner)
        mask = gymnasium.spaces.Box(0.0, 1.0, (int(inner.action_space.n),))
        self.observation_space = gymnasium.spaces.Dict(
            {"action_mask": mask, "observations": inner.observation_space}
        )

    def reset(self, **settings: Any) -> tuple[Any, dict[str, Any]]:
        """Deal a match."""
        seen, info = self.env.reset(**settings)
        return self._both(seen, info), {}

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Carry out an action."""
        seen, reward, over, cut, info = self.env.step(action)
        return self._both(seen, info), reward, over, cut, {}

    def _both(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"action_mask": info["action_mask"].astype("float32"), "observations": seen}


def main(arguments: list[str] | None = None) -> float:
    """Train; return the mean return of the last iteration."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kuhn")
    parser.add_argument("--iterations", type=int, default=3)
    asked = parser.parse_args(arguments)

    def make(settings: dict[str, Any]) -> Masked:

        return Masked(env(asked.game, opponents="random"))

    register_env("regency", make)
    config = (
        PPOConfig()
        .environment("regency")
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=512, minibatch_size=128, num_epochs=4)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    algorithm = config.build_algo()
    mean = 0.0
    for _ in range(asked.iterations):
        mean = float(algorithm.train()["env_runners"]["episode_return_mean"])
        print(f"{asked.game}: mean return {mean:+.3f}", flush=True)
    algorithm.stop()
    return mean


if __name__ == "__main__":
    main()
