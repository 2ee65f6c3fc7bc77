"""Deep CFR of OpenSpiel on our Kuhn poker beside its own: prints how exploitable each came out.

pip install 'regency[openspiel]' torch
python examples/openspiel_deep_cfr.py --iterations 100
"""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import deep_cfr

import regency.rl.openspiel  # noqa: F401 (registers regency_kuhn and its sisters)

GAMES = ("regency_kuhn(reward=points)", "kuhn_poker")


def solve(name: str, iterations: int, traversals: int, seed: int) -> float:
    """Return the exploitability of what Deep CFR found."""
    game = pyspiel.load_game(name)
    solver = deep_cfr.DeepCFRSolver(
        game, policy_network_layers=(32, 32), advantage_network_layers=(32, 32),
        num_iterations=iterations, num_traversals=traversals, learning_rate=1e-3,
        batch_size_advantage=None, batch_size_strategy=None, memory_capacity=int(1e6),
        policy_network_train_steps=max(iterations * 10, 100), advantage_network_train_steps=100,
        seed=seed,
    )  # fmt: skip
    solver.solve()
    found = policy.tabular_policy_from_callable(game, solver.action_probabilities)
    return float(exploitability.exploitability(game, found))


def main(arguments: list[str] | None = None) -> dict[str, float]:
    """Solve both and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--traversals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    found = {}
    for name in GAMES:
        found[name] = solve(name, asked.iterations, asked.traversals, asked.seed)
        print(f"{name:<32} exploitability {found[name]:.4f}", flush=True)
    return found


if __name__ == "__main__":
    main()
