"""PPO as CleanRL writes it, in one file: thousands of matches a step, masks, held-out deals.

pip install 'regency[train]'
python examples/cleanrl_ppo.py                                      Kuhn poker: seconds
python examples/cleanrl_ppo.py --game castle-combo --updates 200    minutes
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import regency.rl.gymnasium  # noqa: F401 (registers the environments)
from regency.rl.environments import environment_ids

ROLLOUT, EPOCHS, MINIBATCHES, CLIP = 32, 3, 8, 0.2
ENTROPY, VALUE, GAMMA, GAE = 0.01, 0.5, 1.0, 0.95
#: Held-out matches of an evaluation, and how many updates lie between two.
EVALUATED, TELL_EVERY = 512, 10


class Agent(nn.Module):
    """A policy and a value over one body."""

    def __init__(self, inputs: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Return the legal actions' distribution, and the value."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


def evaluate(agent: Agent, game: str, matches: int) -> float:
    """Return the mean points ahead of the best actions on deals that are never trained on."""
    vector = gymnasium.make_vec(
        environment_ids()[game], num_envs=matches, opponents="random", reward="difference",
        split="evaluation",
    )  # fmt: skip
    seen, infos = vector.reset(seed=0)
    total, done = np.zeros(matches), np.zeros(matches, bool)
    while not done.all():
        with torch.no_grad():
            chosen, _ = agent(torch.as_tensor(seen), torch.as_tensor(infos["action_mask"]))
        seen, rewards, over, _, infos = vector.step(chosen.probs.argmax(1).numpy())
        total += rewards * ~done
        done |= over
    return float(total.mean())


def update(agent: Agent, optimiser: torch.optim.Optimizer, kept: list[torch.Tensor]) -> None:
    """Improve the agent by one rollout."""
    whole = [part.flatten(0, 1) for part in kept]
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(whole[0])).chunk(MINIBATCHES):
            seen, mask, action, old, target, advantage = (part[rows] for part in whole)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            chosen, value = agent(seen, mask)
            ratio = (chosen.log_prob(action) - old).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
            loss = VALUE * (value - target).pow(2).mean() - gain.mean()
            loss -= ENTROPY * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Train; return what the agent earned before and after, on held-out deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kuhn")
    parser.add_argument("--matches", type=int, default=128)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; nets are small")
    asked = parser.parse_args(arguments)
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    vector = gymnasium.make_vec(
        environment_ids()[asked.game], num_envs=asked.matches, opponents="random",
        reward="difference",
    )  # fmt: skip
    after = 0.0
    agent = Agent(vector.single_observation_space.shape[0], int(vector.single_action_space.n))
    optimiser = torch.optim.Adam(agent.parameters(), 1e-3)
    before = evaluate(agent, asked.game, EVALUATED)
    print(f"{asked.game}: {before:+.3f} points ahead of random before", flush=True)
    began = time.perf_counter()
    seen, infos = vector.reset(seed=asked.seed)
    for done in range(1, asked.updates + 1):
        steps: list[tuple[torch.Tensor, ...]] = []
        for _ in range(ROLLOUT):
            here, mask = torch.as_tensor(seen), torch.as_tensor(infos["action_mask"])
            with torch.no_grad():
                chosen, value = agent(here, mask)
            action = chosen.sample()
            seen, rewards, over, _, infos = vector.step(action.numpy())
            steps.append((here, mask, action, chosen.log_prob(action), value,
                          torch.as_tensor(rewards), torch.as_tensor(over).float()))  # fmt: skip
        with torch.no_grad():
            _, following = agent(torch.as_tensor(seen), torch.as_tensor(infos["action_mask"]))
        advantages, gained = [], torch.zeros(asked.matches)
        for *_, value, reward, ended in reversed(steps):
            error = reward + GAMMA * following * (1 - ended) - value
            gained = error + GAMMA * GAE * (1 - ended) * gained
            advantages.append(gained)
            following = value
        advantage = torch.stack(advantages[::-1])
        columns = [torch.stack(column) for column in zip(*steps, strict=True)]
        update(agent, optimiser, [*columns[:4], advantage + columns[4], advantage])
        if done % TELL_EVERY == 0 or done == asked.updates:
            after = evaluate(agent, asked.game, EVALUATED)
            spent = time.perf_counter() - began
            print(f"update {done} of {asked.updates}, {spent:.0f} s: {after:+.3f}", flush=True)
    return before, after


if __name__ == "__main__":
    main()
