"""Some decisions of all matches, and what each of them was worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from regency.bots.weights import VALUES
from regency.training.network import Net, draw, log_chances
from regency.training.settings import Settings

#: Returns actions, their log-probabilities and values of observations, masks and points.
Act = Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]
#: What is known of every seat after a decision: its value, the advantage, and, where only its own
#: looks count, what it earns until the next one, the advantage there and the value told there.
After = tuple[Tensor, Tensor, Tensor, Tensor, Tensor]


def acting(net: Net) -> Act:
    """Return the network as a player that draws from its policy."""

    def act(seen: Tensor, mask: Tensor, shown: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        logits, value = net(seen, shown)
        logs = log_chances(logits, mask)
        action = draw(logs)
        return action, logs.gather(1, action.unsqueeze(1)).squeeze(1), value

    return act


class Rollout:
    """What happened in `steps` decisions of every match, in arrays that are made once."""

    def __init__(self, matches: Any, settings: Settings) -> None:
        self.matches, self.settings = matches, settings
        shape, device = (settings.steps, matches.count), matches.device
        most = matches.place.shape[1]

        def zeros(*more: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((*shape, *more), dtype=kind, device=device)

        self.seen = zeros(matches.seen.shape[1], kind=torch.int8)
        self.mask = zeros(matches.mask.shape[1], kind=torch.uint8)
        self.shown = zeros(most)
        self.action = zeros(kind=torch.int64)
        self.expert = zeros(kind=torch.int64)
        self.log = zeros()
        self.weight = zeros()  # 1 where the network itself decided
        self.reward = zeros(most, VALUES)  # by seat
        self.over = zeros(kind=torch.bool)
        self.seat = torch.zeros((shape[0] + 1, shape[1]), dtype=torch.int64, device=device)
        self.value = torch.zeros((shape[0] + 1, shape[1], most, VALUES), device=device)
        self.advantage = zeros(VALUES)  # of the seat that decided
        self.goal = zeros(most, VALUES)  # for every seat, the one that decided first
        self.seats = matches.seats.long()
        self.order = torch.arange(most, device=device)
        self.there = self.order < self.seats.unsqueeze(1)
        # On a GPU small steps cost their launches: compiled, one does what thirty did.
        compiled = torch.compile(self.credit_one, dynamic=False) if device == "cuda" else None
        self._credit_one = compiled or self.credit_one
        self._league()

    def _league(self) -> None:
        """Choose the seats that past networks play: about half of them in some of the matches."""
        matches, share = self.matches, self.settings.past
        self.league = slice(0, 0, 1)
        if share > 0:
            self.league = slice(0, matches.count, max(round(1 / share), 1))
        rows = len(range(*self.league.indices(matches.count)))
        generator = torch.Generator().manual_seed(self.settings.seed)
        theirs = torch.rand((rows, self.order.shape[0]), generator=generator) < 0.5
        self.theirs = theirs.to(matches.device)

    @torch.no_grad()
    def fill(self, act: Act, past: Act | None, scale: Tensor) -> None:
        """Let the network play, with past ones in some seats; leads are told over the scale."""
        for t in range(self.settings.steps):
            action = self._look(t, act)
            self.weight[t] = 1.0
            if past is not None:
                self._past_acts(t, action, past)
            self._step(t, action, scale)
        self._look(self.settings.steps, act)

    @torch.no_grad()
    def follow(self, act: Act, scale: Tensor) -> None:
        """Let the heuristic play, with some random moves; the network only says values."""
        for t in range(self.settings.steps):
            self._look(t, act)
            self.expert[t] = self.matches.expert
            self.weight[t] = 1.0
            anything = draw(
                log_chances(torch.zeros_like(self.mask[t], dtype=torch.float32), self.mask[t])
            )
            lapse = torch.rand_like(self.log[t]) < self.settings.clone_random
            self._step(t, torch.where(lapse, anything, self.expert[t]), scale)
        self._look(self.settings.steps, act)

    def _look(self, t: int, act: Act) -> Tensor:
        """Keep what is seen, and the network's choices and values."""
        matches = self.matches
        action, log, value = act(matches.seen, matches.mask, matches.shown)
        self.seat[t], self.value[t] = matches.turn, value
        if t < self.settings.steps:
            self.seen[t], self.mask[t], self.shown[t] = matches.seen, matches.mask, matches.shown
            self.log[t] = log
        return action

    def _past_acts(self, t: int, action: Tensor, past: Act) -> None:
        """Let the past network decide in its seats."""
        rows, matches = self.league, self.matches
        chosen, _, _ = past(matches.seen[rows], matches.mask[rows], matches.shown[rows])
        its = self.theirs.gather(1, self.seat[t, rows].unsqueeze(1)).squeeze(1)
        action[rows] = torch.where(its, chosen, action[rows])
        self.weight[t, rows] = (~its).float()

    def _step(self, t: int, action: Tensor, scale: Tensor) -> None:
        matches = self.matches
        self.action[t] = action
        matches.actions.copy_(action)
        matches.step()
        torch.stack([matches.place, matches.lead / scale], 2, out=self.reward[t])
        self.over[t] = matches.done != 0

    def credit(self) -> None:
        """Find what every decision was worth: `advantage`, and `goal` for the values.

        The value of a seat is first told by whoever decides next. Where hands are secret that
        judge does not see what the decision was worth: with `judges = "own"` only a seat's own
        next look counts for its decision, and what it earns until then.
        """
        here = self.by_seat(self.value[-1], self.seat[-1])
        ahead, earned, own_ahead = (torch.zeros_like(here) for _ in range(3))
        after = (here, ahead, earned, own_ahead, here.clone())
        for t in reversed(range(self.settings.steps)):
            after, self.advantage[t], self.goal[t] = self._credit_one(
                after, self.value[t], self.seat[t], self.reward[t], self.over[t]
            )

    def credit_one(
        self, after: After, value: Tensor, seat: Tensor, reward: Tensor, over: Tensor
    ) -> tuple[After, Tensor, Tensor]:
        """Return what is known before a decision of every match, its advantage and its goal."""
        here, ahead, earned, own_ahead, own_next = after
        trace, going = self.settings.trace, (~over).float().view(-1, 1, 1)
        value = self.by_seat(value, seat)
        ahead = reward + going * (here + trace * ahead) - value
        goal = ahead + value
        mine = (self.order == seat.unsqueeze(1)).unsqueeze(2)
        found = ahead
        if self.settings.judges == "own":
            earned = reward + going * earned
            found = earned + going * (own_next + trace * own_ahead) - value
            goal = torch.where(mine, found + value, goal)
            own_next = torch.where(mine, value, going * own_next)
            own_ahead = torch.where(mine, found, going * own_ahead)
            earned = earned.masked_fill(mine, 0.0)
        known = (value, ahead, earned, own_ahead, own_next)
        return known, (found * mine).sum(1), self.by_view(goal, seat)

    def by_seat(self, value: Tensor, seat: Tensor) -> Tensor:
        """Return values told from a seat's view in the order of the seats; empty ones are 0."""
        return self._turned(value, (self.order - seat.unsqueeze(1)) % self.seats.unsqueeze(1))

    def by_view(self, value: Tensor, seat: Tensor) -> Tensor:
        """Return values in the order of the seats as a seat tells them, itself first."""
        return self._turned(value, (self.order + seat.unsqueeze(1)) % self.seats.unsqueeze(1))

    def _turned(self, value: Tensor, index: Tensor) -> Tensor:
        turned = value.gather(1, index.unsqueeze(2).expand(-1, -1, VALUES))
        return turned * self.there.unsqueeze(2)
