"""Tianshou: DQN learns one seat of a PettingZoo table, a random policy has the other.

pip install 'regency[rl]' tianshou
python examples/tianshou_dqn.py --steps 2000
"""

from __future__ import annotations

import argparse

import numpy as np
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.utils.net.common import Net

from regency.rl.pettingzoo import env

TABLES = 8


def main(arguments: list[str] | None = None) -> float:
    """Train; return the mean reward of the learner's seat in the last matches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kuhn")
    parser.add_argument("--steps", type=int, default=2000)
    asked = parser.parse_args(arguments)
    tables = DummyVectorEnv([lambda: PettingZooEnv(env(asked.game)) for _ in range(TABLES)])
    table = PettingZooEnv(env(asked.game))
    seen, actions = table.observation_space["observation"], table.action_space
    net = Net(state_shape=seen.shape, action_shape=actions.n, hidden_sizes=[64, 64])
    policy = DiscreteQLearningPolicy(model=net, action_space=actions, eps_training=0.1)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=100)
    other = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=actions)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, other], env=table)
    collector = Collector(both, tables, VectorReplayBuffer(20_000, TABLES), exploration_noise=True)
    collector.reset()
    earned = []
    for _ in range(asked.steps // 100):
        told = collector.collect(n_step=104)
        earned += list(np.atleast_2d(told.returns)[:, 0]) if told.n_collected_episodes else []
        with_training(both, collector)
    mean = float(np.mean(earned[-200:]))
    print(f"{asked.game}: the learner's last {len(earned[-200:])} matches earned {mean:+.3f} each")
    return mean


def with_training(both: MultiAgentOffPolicyAlgorithm, collector: Collector) -> None:
    """Take ten steps of the gradient on what was collected."""
    from tianshou.utils.torch_utils import policy_within_training_step

    with policy_within_training_step(both.policy):
        for _ in range(10):
            both.update(buffer=collector.buffer, sample_size=64)


if __name__ == "__main__":
    main()
