"""Deep CFR of OpenSpiel on our Kuhn poker beside its own: how exploitable each comes out.

pip install 'regency[openspiel]' torch dm-tree
python examples/openspiel_deep_cfr.py --iterations 100

Both are solved by the same program with the same settings and seeds; a curve is printed for each.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import deep_cfr

import regency.rl.openspiel  # noqa: F401 (registers regency_kuhn and its sisters)

OURS, THEIRS = "regency_kuhn(reward=points)", "kuhn_poker"
#: Policies and advantages are learnt from batches of so many rows of the memories.
BATCH = 256


class Solver(deep_cfr.DeepCFRSolver):
    """OpenSpiel's own, which also tells how exploitable it is every so many iterations."""

    def __init__(self, name: str, iterations: int, traversals: int, seed: int) -> None:
        np.random.seed(seed)  # what it draws from
        super().__init__(
            pyspiel.load_game(name), policy_network_layers=(64, 64),
            advantage_network_layers=(64, 64), num_iterations=iterations,
            num_traversals=traversals, learning_rate=1e-3, batch_size_advantage=BATCH,
            batch_size_strategy=BATCH, memory_capacity=200_000, policy_network_train_steps=1_000,
            advantage_network_train_steps=100, seed=seed,
        )  # fmt: skip

    def curve(self, every: int) -> list[float]:
        """Solve; return how exploitable the average policy was on the way, and at the end."""
        found = []
        whole, self._num_iterations = self._num_iterations, every
        for _ in range(0, whole, every):
            self._reinitialize_policy_network()
            self.solve()
            average = policy.tabular_policy_from_callable(self._game, self.action_probabilities)
            found.append(float(exploitability.exploitability(self._game, average)))
        return found


def main(arguments: list[str] | None = None) -> dict[str, list[list[float]]]:
    """Solve both with every seed; return the curves by the game's name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--traversals", type=int, default=40)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--seeds", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = pyspiel.load_game(THEIRS)
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    print(f"exploitability every {asked.every} iterations; random play has {uniform:.3f}")
    found: dict[str, list[list[float]]] = {OURS: [], THEIRS: []}
    for seed in range(1, asked.seeds + 1):
        for name, curves in found.items():
            curves.append(Solver(name, asked.iterations, asked.traversals, seed).curve(asked.every))
            told = "  ".join(f"{value:.3f}" for value in curves[-1])
            print(f"{name:<28} seed {seed}: {told}", flush=True)
    return found


if __name__ == "__main__":
    main()
