"""TorchRL: its wrapper of PettingZoo, masks and all, and a random policy that obeys them.

pip install 'regency[rl]' torchrl
python examples/torchrl_rollout.py --game castle-combo
"""

from __future__ import annotations

import argparse

from torchrl.envs.libs.pettingzoo import PettingZooWrapper

from regency.rl.pettingzoo import env


def main(arguments: list[str] | None = None) -> int:
    """Play one match; return how many steps it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kuhn")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    table = PettingZooWrapper(env(asked.game), use_mask=True, done_on_any=False, seed=asked.seed)
    told = table.rollout(2000)
    rewards = {
        group: told["next", group, "reward"].sum(dim=0).flatten().tolist()
        for group in table.group_map
    }
    print(f"{asked.game}: {told.shape[0]} steps, rewards {rewards}")
    return int(told.shape[0])


if __name__ == "__main__":
    main()
