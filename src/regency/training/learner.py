"""Improves a network by what happened: clipped PPO, or copying the heuristic at the start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from regency.bots.weights import LEAD, PLACE
from regency.training.network import Net, log_chances
from regency.training.rollout import Rollout
from regency.training.settings import Settings

#: What an update tells, each a mean over its minibatches.
TOLD = ("entropy", "place_error", "lead_error", "clipped", "kl", "gradient")
#: Steps before a CUDA graph is recorded, so that nothing is set up inside it.
WARM_UPS = 3
_TINY = 1e-8


class Learner:
    """A network, its average, its optimiser, and one step of learning as fast as it gets.

    On a GPU the loss is compiled and a whole step, optimiser included, is one CUDA graph.
    """

    def __init__(
        self,
        net: Net,
        average: Net,
        rollout: Rollout,
        settings: Settings,
        anchor: Net | None = None,
    ) -> None:
        self.net, self.average, self.rollout, self.settings = net, average, rollout, settings
        self.anchor = anchor
        device = rollout.matches.device
        self.cuda = device == "cuda"
        self.rate = torch.tensor(0.0, device=device)
        self.entropy = torch.tensor(0.0, device=device)
        self.parameters = list(net.parameters())
        fast = {"fused": True, "capturable": True} if self.cuda else {"foreach": False}
        self.optimizer = torch.optim.AdamW(
            self.parameters, lr=self.rate, eps=1e-5, weight_decay=0.0, **fast
        )
        flat = ("seen", "mask", "shown", "action", "expert", "log", "weight", "goal")
        self.data = {name: getattr(rollout, name).flatten(0, 1) for name in flat}
        self.size = len(self.data["action"])
        self.data["advantage"] = torch.zeros(self.size, device=device)
        there = rollout.there.unsqueeze(0).expand(settings.steps, -1, -1)
        self.data["there"] = there.flatten(0, 1).float()
        self.part = torch.arange(settings.minibatch, device=device)
        self.told = torch.zeros(len(TOLD), device=device)
        self._graphs: dict[str, Any] = {}
        self._losses = {"learn": self.learn_loss, "copy": self.copy_loss}
        if self.cuda:
            self._losses = {
                name: torch.compile(loss, dynamic=False) for name, loss in self._losses.items()
            }

    def learn(self, lead: float) -> dict[str, float]:
        """Improve the network by PPO; *lead* is the worth of leads beside places."""
        self.rollout.credit()
        found = self.rollout.advantage
        advantage = (found[..., PLACE] + lead * found[..., LEAD]).flatten()
        weight = self.data["weight"]
        spread = ((advantage**2 * weight).sum() / (weight.sum() + _TINY)).sqrt()
        torch.div(advantage, spread + _TINY, out=self.data["advantage"])
        return self._update("learn", self.settings.epochs)

    def copy(self) -> dict[str, float]:
        """Bring the network nearer to what the heuristic did, and its values to what followed."""
        self.rollout.credit()
        return self._update("copy", 1)

    def learn_loss(self, part: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Return the loss of PPO, and what is told of it."""
        settings, weight = self.settings, part["weight"]
        logits, value = self.net(part["seen"], part["shown"])
        logs = log_chances(logits, part["mask"])
        log = logs.gather(1, part["action"].unsqueeze(1)).squeeze(1)
        # A probability that fell to nothing would make the ratio infinite.
        change = (log - part["log"]).clamp(-settings.log_ratio, settings.log_ratio)
        ratio = change.exp()
        near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = torch.minimum(ratio * part["advantage"], near * part["advantage"])
        entropy = -(logs.exp() * logs).sum(1)
        error = self._errors(value, part)
        whole = weight.sum() + _TINY
        loss = -((gain + self.entropy * entropy) * weight).sum() / whole
        loss = loss + settings.value_weight * error.sum()
        if self.anchor is not None:
            loss = loss + settings.anchor * (self._strayed(logs, part) * weight).sum() / whole
        clipped = ((near != ratio) * weight).sum() / whole
        away = (change**2 * weight).sum() / whole / 2
        told = [(entropy * weight).sum() / whole, error[PLACE], error[LEAD], clipped, away]
        return loss, torch.stack(told).detach()

    def copy_loss(self, part: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Return how unlikely the heuristic's choices seem to the network, and value errors."""
        logits, value = self.net(part["seen"], part["shown"])
        logs = log_chances(logits, part["mask"])
        surprise = -logs.gather(1, part["expert"].unsqueeze(1)).squeeze(1).mean()
        error = self._errors(value, part)
        entropy = -(logs.exp() * logs).sum(1).mean()
        missed = (logs.argmax(1) != part["expert"]).float().mean()
        told = [entropy, error[PLACE], error[LEAD], missed, surprise]
        loss = surprise + self.settings.value_weight * error.sum()
        return loss, torch.stack(told).detach()

    def _strayed(self, logs: Tensor, part: dict[str, Tensor]) -> Tensor:
        """Return how far the network chooses from what its anchor would (KL)."""
        assert self.anchor is not None
        with torch.no_grad():
            was = log_chances(self.anchor(part["seen"], part["shown"])[0], part["mask"])
        return (logs.exp() * (logs - was)).sum(1)

    def _errors(self, value: Tensor, part: dict[str, Tensor]) -> Tensor:
        """Return the mean squared errors of the values for place and lead."""
        there = part["there"]
        squares = (value - part["goal"]) ** 2 * there.unsqueeze(2)
        return squares.sum((0, 1)) / there.sum()

    def _update(self, kind: str, epochs: int) -> dict[str, float]:
        self.told.zero_()
        count, width = 0, self.settings.minibatch
        for _ in range(epochs):
            order = torch.randperm(self.size, device=self.part.device)
            for start in range(0, self.size - width + 1, width):
                self.part.copy_(order[start : start + width])
                self._step(kind)
                count += 1
        with torch.no_grad():
            pairs = zip(self.average.parameters(), self.parameters, strict=True)
            for mean, weight in pairs:
                mean.lerp_(weight, 1 - self.settings.average)
        return dict(zip(TOLD, (self.told / count).tolist(), strict=True))

    def _step(self, kind: str) -> None:
        if not self.cuda:
            self._take_step(self._losses[kind])
            return
        if kind not in self._graphs:
            self._graphs[kind] = self._record(self._losses[kind])
        self._graphs[kind].replay()

    def _take_step(self, loss_of: Callable[..., tuple[Tensor, Tensor]]) -> None:
        loss, told = loss_of({name: tensor[self.part] for name, tensor in self.data.items()})
        loss.backward()
        norm = nn.utils.clip_grad_norm_(self.parameters, self.settings.gradient, foreach=self.cuda)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=False)
        self.told[:-1].add_(told)
        self.told[-1].add_(norm.detach())

    def _record(self, loss_of: Callable[..., tuple[Tensor, Tensor]]) -> Any:
        """Record a step as a CUDA graph; the steps that warm it up leave no trace."""
        before = [tensor.clone() for tensor in self._moments()]
        told, rate = self.told.clone(), self.rate.clone()
        self.rate.zero_()
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(WARM_UPS):
                self._take_step(loss_of)
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._take_step(loss_of)
        for i, tensor in enumerate(self._moments()):
            tensor.copy_(before[i]) if before else tensor.zero_()
        self.told.copy_(told)
        self.rate.copy_(rate)
        return graph

    def _moments(self) -> list[Tensor]:
        """Return the optimiser's memory, in a fixed order."""
        state = self.optimizer.state
        kept = [state[parameter] for parameter in self.parameters if parameter in state]
        return [one[name] for one in kept for name in sorted(one)]

    def snapshot(self) -> dict[str, Any]:
        """Return copies of all that learning changes."""
        return {
            "net": _copies(self.net), "average": _copies(self.average),
            "moments": [tensor.clone() for tensor in self._moments()],
        }  # fmt: skip

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Go back to a snapshot, in place, so that recorded graphs still hold."""
        self.net.load_state_dict(snapshot["net"])
        self.average.load_state_dict(snapshot["average"])
        if snapshot["moments"] and not self._moments():
            self._make_moments()
        for i, tensor in enumerate(self._moments()):
            if snapshot["moments"]:
                tensor.copy_(snapshot["moments"][i])
            else:
                tensor.zero_()

    def _make_moments(self) -> None:
        """Let the optimiser make its memory, by a step that changes nothing."""
        rate = self.rate.clone()
        self.rate.zero_()
        for parameter in self.parameters:
            parameter.grad = torch.zeros_like(parameter)
        self.optimizer.step()
        self.rate.copy_(rate)


def _copies(net: Net) -> dict[str, Tensor]:
    return {name: tensor.detach().clone() for name, tensor in net.state_dict().items()}
