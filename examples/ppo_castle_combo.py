"""Self-play PPO in one file: a network learns Castle Combo at two seats from nothing but play.

    python examples/ppo_castle_combo.py --device cuda --minutes 5      # 16,384 matches at once
    python examples/ppo_castle_combo.py --device cpu --matches 256 --iterations 20

One network plays every seat. Each step of the vector environment is a decision of whoever is to act
in each match; a seat's reward for its decision is all that its points change until its next one,
less a part of what the others gain. From time to time the network plays the heuristic player, half
of the matches from each seat. The network and the learning curve are saved in --out.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from regency.core.drivers import HEURISTIC_PLAYER
from regency.games import game as find_game
from regency.games.castle_combo.ai.features import OBSERVATION, PRINTED
from regency.games.castle_combo.rules.state import NUM_ACTIONS, ROW_SIZE, TAKE_UP
from regency.rl.batch import Batch
from regency.rl.steps import LEARNER, NOBODY_TO_ACT, RUNNING

GAME = find_game("castle-combo")
SEATS = 2
#: Two standard errors: the half of a 95 % interval.
NORMAL_95 = 1.96


@dataclass
class Settings:
    """Everything that can be turned; the command line has the same names."""

    device: str = "cuda"
    minutes: float = 5.0  # of training, evaluations included; 0: until the iterations are done
    iterations: int = 1_000_000  # at most; with minutes 0 the same seed learns the same
    matches: int = 16_384  # at once
    steps: int = 64  # of every match between two updates
    epochs: int = 2
    minibatch: int = 32_768
    rate: float = 1e-3  # of learning; falls to a tenth
    clip: float = 0.2
    entropy: float = 0.01  # falls to a tenth
    trace: float = 0.95  # lambda of GAE; gamma is 1
    rivalry: float = 0.25  # how much of the others' gain counts as a loss
    scale: float = 0.1  # of rewards: a match is worth about 8
    width: int = 512
    card: int = 64  # numbers that stand for a card of a row
    cell: int = 16  # numbers that stand for a card of a tableau
    evaluate_every: float = 30.0  # seconds
    evaluate_matches: int = 512
    final_matches: int = 2000
    seed: int = 1
    out: str = "ppo-castle-combo"


class Net(nn.Module):
    """Policy and value of the seat to act, from an int8 observation.

    Cards are looked up: what is printed on them, and an embedding that is learned beside it. The
    messenger's row comes first, wherever it stands, and each card of it is scored by the same
    small head.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        width, card, cell = settings.width, settings.card, settings.cell
        self.register_buffer("printed", torch.tensor(PRINTED), persistent=False)
        self.read_card = nn.Linear(PRINTED.shape[1], card)
        self.know_card = nn.Parameter(0.1 * torch.randn(len(PRINTED), card))
        self.read_cell = nn.Linear(card, cell)
        self.plain = [
            OBSERVATION.start(name) + i
            for name, shape in OBSERVATION.pieces.items()
            if name not in ("row", "cell", "pile")
            for i in range(math.prod(shape))
        ]
        cells = SEATS * OBSERVATION.pieces["cell"][1]
        size = len(self.plain) + (2 * ROW_SIZE + 1) * card + cells * cell
        self.trunk = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, NUM_ACTIONS)
        self.value = nn.Linear(width, 1)
        self.slot = nn.Sequential(nn.Linear(width + card, card), nn.ReLU(), nn.Linear(card, 2))
        for head in (self.policy, self.value, self.slot[-1]):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of all actions and the value."""
        cards = self.read_card(self.printed) + self.know_card
        small = self.read_cell(torch.relu(cards))
        cards = cards.to(small.dtype)
        at = OBSERVATION.start
        rows = seen[:, at("row") : at("row") + 2 * ROW_SIZE].long().view(-1, 2, ROW_SIZE)
        here = seen[:, at("messenger") + 1].long()
        ours = rows.gather(1, here.view(-1, 1, 1).expand(-1, 1, ROW_SIZE)).squeeze(1)
        rows = torch.where(here.view(-1, 1, 1) == 1, rows.flip(1), rows)
        taken = (ours * seen[:, at("taking") : at("taking") + ROW_SIZE]).sum(1)
        cells = seen[:, at("cell") : at("cell") + SEATS * OBSERVATION.pieces["cell"][1]].long()
        row = functional.embedding(rows.flatten(1), cards)
        numbers = 0.2 * seen[:, self.plain].to(cards.dtype)
        hand, tableaux = functional.embedding(taken, cards), functional.embedding(cells, small)
        told = [numbers, row.flatten(1), hand, tableaux.flatten(1)]
        thought = self.trunk(torch.cat(told, 1))
        each = thought.unsqueeze(1).expand(-1, ROW_SIZE, -1)
        slots = self.slot(torch.cat([each, row[:, :ROW_SIZE]], 2)).transpose(1, 2).flatten(1)
        after = NUM_ACTIONS - TAKE_UP - slots.shape[1]
        logits = self.policy(thought) + functional.pad(slots, (TAKE_UP, after))
        return logits.float(), self.value(thought).squeeze(1).float()


class Matches:
    """The vector environment as tensors over its own memory: nothing is copied."""

    def __init__(self, settings: Settings) -> None:
        kept: dict[str, Any] = {"seed": settings.seed, "reward": "progress", "element": "int8"}
        if settings.device == "cuda":
            from regency.rl.batch_cuda import CudaBatch

            self.batch: Any = CudaBatch(GAME, SEATS, settings.matches, **kept)
            share: Callable[[Any], Tensor] = partial(torch.as_tensor, device="cuda")
        else:
            self.batch = Batch(GAME, SEATS, settings.matches, **kept)
            share = torch.from_numpy
        self.seen, self.mask = share(self.batch.observation), share(self.batch.mask)
        self.turn, self.done = share(self.batch.turn), share(self.batch.done)
        self.reward = share(self.batch.reward)

    def step(self, actions: Tensor) -> None:
        """Carry out one decision in every match."""
        self.batch.step(actions if actions.is_cuda else actions.numpy())


def masked(logits: Tensor, mask: Tensor) -> Tensor:
    """Return log-probabilities of the legal actions; the others cannot be drawn."""
    return torch.log_softmax(logits.masked_fill(mask == 0, -1e9), 1)


def draw(logs: Tensor) -> Tensor:
    """Draw an action from log-probabilities (the Gumbel trick)."""
    noise = torch.empty_like(logs).exponential_().log()
    return (logs - noise).argmax(1)


class Rollout:
    """What happened in some steps of all matches."""

    def __init__(self, matches: Matches, settings: Settings) -> None:
        shape = (settings.steps, settings.matches)
        like = {"device": settings.device}
        self.seen = torch.zeros((*shape, OBSERVATION.size), dtype=torch.int8, **like)
        self.mask = torch.zeros((*shape, NUM_ACTIONS), dtype=torch.uint8, **like)
        self.reward = torch.zeros((*shape, SEATS), **like)
        self.seat = torch.zeros(shape, dtype=torch.long, **like)
        self.action = torch.zeros(shape, dtype=torch.long, **like)
        self.log = torch.zeros(shape, **like)
        self.value = torch.zeros(shape, **like)
        self.over = torch.zeros(shape, dtype=torch.bool, **like)

    @torch.no_grad()
    def fill(self, net: Net, matches: Matches, settings: Settings) -> None:
        """Let the network play every seat."""
        for t in range(settings.steps):
            self.seen[t], self.mask[t] = matches.seen, matches.mask
            self.seat[t] = matches.turn
            with precision(settings):
                logits, self.value[t] = net(matches.seen)
            logs = masked(logits, matches.mask)
            self.action[t] = draw(logs)
            self.log[t] = logs.gather(1, self.action[t].unsqueeze(1)).squeeze(1)
            matches.step(self.action[t])
            gain = matches.reward * settings.scale
            others = (gain.sum(1, keepdim=True) - gain) / (SEATS - 1)
            self.reward[t] = gain - settings.rivalry * others
            self.over[t] = matches.done != RUNNING
        with precision(settings):
            _, self.last_value = net(matches.seen)
        self.last_seat = matches.turn.long()

    def advantages(self, trace: float) -> tuple[Tensor, Tensor]:
        """Return every decision's advantage, and 1 where it is known.

        Between two decisions of a seat others decide: all a seat earns until its next decision is
        the reward of its last one. Where the steps end before a seat is asked again, only the seat
        to act has a value to go on with; the last decision of the others is left out.
        """
        count = self.seat.shape[1]
        rows = torch.arange(count, device=self.seat.device)
        earned = torch.zeros((count, SEATS), device=self.seat.device)
        value, ahead, known = (torch.zeros_like(earned) for _ in range(3))
        value[rows, self.last_seat] = self.last_value
        known[rows, self.last_seat] = 1.0
        found, kept = torch.zeros_like(self.value), torch.zeros_like(self.value)
        for t in reversed(range(len(self.seat))):
            ended = self.over[t].unsqueeze(1)
            for tensor in (earned, value, ahead):
                tensor.masked_fill_(ended, 0.0)
            known.masked_fill_(ended, 1.0)
            earned += self.reward[t]
            seat = self.seat[t]
            change = earned[rows, seat] + value[rows, seat] - self.value[t]
            found[t] = change + trace * ahead[rows, seat]
            kept[t] = known[rows, seat]
            earned[rows, seat] = 0.0
            value[rows, seat], ahead[rows, seat] = self.value[t], found[t]
            known[rows, seat] = 1.0
        return found * kept, kept


def precision(settings: Settings) -> Any:
    """Return the context of the network's arithmetic: bfloat16 where it is fast."""
    return torch.autocast(settings.device, torch.bfloat16, enabled=settings.device == "cuda")


def update(
    net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout, settings: Settings, left: float
) -> dict[str, float]:
    """Improve the network by what happened; *left* goes from 1 to 0 over the training."""
    advantage, kept = rollout.advantages(settings.trace)
    goal = (advantage + rollout.value).flatten()
    kept = kept.flatten()
    spread = (advantage.flatten() ** 2).sum().div(kept.sum()).sqrt()
    advantage = advantage.flatten() / (spread + 1e-8)
    seen, mask = rollout.seen.flatten(0, 1), rollout.mask.flatten(0, 1)
    action, log = rollout.action.flatten(), rollout.log.flatten()
    fade = 0.1 + 0.9 * left
    for group in optimizer.param_groups:
        group["lr"] = settings.rate * fade
    told = torch.zeros(3, device=seen.device)
    parts = 0
    for _ in range(settings.epochs):
        for part in torch.randperm(len(action), device=seen.device).split(settings.minibatch):
            with precision(settings):
                logits, value = net(seen[part])
            logs = masked(logits, mask[part])
            ratio = (logs.gather(1, action[part].unsqueeze(1)).squeeze(1) - log[part]).exp()
            near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.minimum(ratio * advantage[part], near * advantage[part])
            entropy = -(logs.exp() * logs).sum(1)
            error = (value - goal[part]) ** 2
            each = 0.5 * error - gain - settings.entropy * fade * entropy
            loss = (each * kept[part]).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            told += torch.stack([entropy.mean(), error.mean(), (near != ratio).float().mean()])
            parts += 1
    entropy_now, error_now, clipped = (told / parts).tolist()
    return {"entropy": entropy_now, "value_error": error_now, "clipped": clipped}


@torch.no_grad()
def evaluate(net: Net, settings: Settings, count: int, seed: int) -> dict[str, float]:
    """Play the heuristic, the network's best action each time; a draw counts half."""
    learners = np.arange(count) % SEATS
    players = np.full((count, SEATS), HEURISTIC_PLAYER)
    players[np.arange(count), learners] = LEARNER
    how: dict[str, Any] = {"players": players, "again": False, "element": "int8"}
    batch = Batch(GAME, SEATS, count, seed=seed, split="evaluation", **how)
    won = np.zeros(count)
    while (batch.turn != NOBODY_TO_ACT).any():
        with precision(settings):
            logits, _ = net(torch.from_numpy(batch.observation).to(settings.device))
        logits = logits.masked_fill(torch.from_numpy(batch.mask).to(settings.device) == 0, -1e9)
        batch.step(logits.argmax(1).cpu().numpy())
        won += (batch.done != RUNNING) * (1 + batch.reward[np.arange(count), learners]) / 2
    points = np.zeros((count, SEATS, GAME.rules.SCORE_COLUMNS), np.int32)
    for i in range(count):
        batch.rules.scores(batch.states, i, points[i])
    share = float(won.mean())
    return {
        "matches": count,
        "won": share,
        "interval": NORMAL_95 * math.sqrt(float(won.var()) / count),
        "points": float(points[np.arange(count), learners, 0].mean()),
        "heuristic_points": float(points[np.arange(count), 1 - learners, 0].mean()),
    }


def train(settings: Settings) -> list[dict[str, float]]:
    """Train until the time or the iterations are spent; return and save the learning curve."""
    torch.manual_seed(settings.seed)
    out = Path(settings.out)
    out.mkdir(parents=True, exist_ok=True)
    matches = Matches(settings)
    net = Net(settings).to(settings.device)
    optimizer = torch.optim.Adam(
        net.parameters(), lr=settings.rate, eps=1e-5, fused=settings.device == "cuda"
    )
    rollout = Rollout(matches, settings)
    curve: list[dict[str, float]] = []
    evaluate(net, settings, SEATS, 0)  # compiles; the clock starts after it
    started = time.perf_counter()
    limit, next_look, decisions = 60 * settings.minutes or math.inf, 0.0, 0
    for iteration in range(settings.iterations):
        elapsed = time.perf_counter() - started
        if elapsed > limit:
            break
        left = 1 - max(elapsed / limit, iteration / settings.iterations)
        rollout.fill(net, matches, settings)
        told = update(net, optimizer, rollout, settings, left)
        decisions += settings.matches * settings.steps
        elapsed = time.perf_counter() - started
        if elapsed >= next_look:
            next_look = elapsed + settings.evaluate_every
            found = evaluate(net, settings, settings.evaluate_matches, settings.seed + iteration)
            curve.append({"seconds": elapsed, "decisions": decisions, **told, **found})
            print(line(curve[-1]), flush=True)
            save(out, net, settings, curve)
    elapsed = time.perf_counter() - started
    found = evaluate(net, settings, settings.final_matches, settings.seed + (1 << 30))
    curve.append({"seconds": elapsed, "decisions": decisions, **found})
    print(line(curve[-1]), flush=True)
    save(out, net, settings, curve)
    return curve


def line(point: dict[str, float]) -> str:
    """Tell one point of the learning curve."""
    return (
        f"{point['seconds']:7.1f} s {point['decisions'] / 1e6:8.2f} M decisions: won "
        f"{100 * point['won']:.1f} ± {100 * point['interval']:.1f} % of {point['matches']:.0f}, "
        f"points {point['points']:.1f} to {point['heuristic_points']:.1f}, "
        f"entropy {point.get('entropy', math.nan):.2f}"
    )


def save(out: Path, net: Net, settings: Settings, curve: list[dict[str, float]]) -> None:
    """Keep the network and the learning curve."""
    torch.save(net.state_dict(), out / "net.pt")
    told = {"settings": asdict(settings), "curve": curve}
    (out / "curve.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def main(arguments: list[str] | None = None) -> list[dict[str, float]]:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, value in asdict(Settings()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    return train(Settings(**vars(parser.parse_args(arguments))))


if __name__ == "__main__":
    main()
