"""How strong a network is: matches against built-in players, every deal in every rotation."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from regency.core.drivers import HEURISTIC_PLAYER
from regency.core.game import Game
from regency.rl.steps import LEARNER, NOBODY_TO_ACT
from regency.training.matches import JUDGING, new_matches
from regency.training.network import NEVER, Net, draw, log_chances

#: Two standard errors: the half of a 95 % interval.
NORMAL_95 = 1.96
#: Decisions between two looks whether all matches are over.
BETWEEN_LOOKS = 16


@dataclass(frozen=True)
class Result:
    """What one network won among other players, at one number of seats."""

    seats: int
    matches: int
    won: float  # share of the matches; a shared first place counts in parts
    interval: float  # half of the 95 % interval, over deals
    place: float  # 1 is always first, -1 always last
    lead: float  # points ahead of the mean of the others

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return asdict(self)


@torch.no_grad()
def judge(
    game: Game,
    net: Net,
    device: str,
    matches: int,
    seed: int,
    *,
    seats: tuple[int, ...],
    opponent: int = HEURISTIC_PLAYER,
    told: bool = False,
    greedy: bool = True,
    against: Net | None = None,
) -> list[Result]:
    """Play one network among *opponent*s, or among copies of the network *against*.

    At least *matches* at each number of seats. Networks take their best actions, or draw. Deals are
    those of judging, never of training.
    """
    tables, chairs, deals = _draw_up(seats, matches)
    others = opponent if against is None else LEARNER
    players = np.full((len(tables), game.rules.MAX_SEATS), others, np.int8)
    players[np.arange(len(tables)), chairs] = LEARNER
    played = new_matches(
        device, game, tables, players, JUDGING + seed + deals, told=told, again=False,
        stride=int(deals.max()) + 1,
    )  # fmt: skip
    seated = torch.from_numpy(chairs).to(device)
    place, lead, won = _play_out(played, net, seated, greedy, against)
    results = []
    for count in seats:
        rows = np.flatnonzero(tables == count)
        by_deal = won[rows].reshape(-1, count).mean(1)
        interval = NORMAL_95 * float(by_deal.std()) / max(len(by_deal), 1) ** 0.5
        mean = float(by_deal.mean())
        behind = float(place[rows].mean()), float(lead[rows].mean())
        results.append(Result(count, len(rows), mean, interval, *behind))
    return results


def _draw_up(seats: tuple[int, ...], matches: int) -> tuple[Any, Any, Any]:
    """Return number of seats, the network's seat and the deal of every match."""
    tables, chairs, deals, first = [], [], [], 0
    for count in seats:
        rows = np.arange(-(-matches // count) * count)
        tables.append(np.full(len(rows), count, np.int8))
        chairs.append(rows % count)
        deals.append(first + rows // count)
        first += len(rows) // count
    return np.concatenate(tables), np.concatenate(chairs), np.concatenate(deals)


def _play_out(
    played: Any, net: Net, chairs: Any, greedy: bool, against: Net | None
) -> tuple[Any, Any, Any]:
    """Play all matches to their ends; return place, lead and share of the win of each."""
    place, lead, won = (torch.zeros(played.count, device=played.device) for _ in range(3))
    there = torch.arange(played.place.shape[1], device=played.device) < played.seats.unsqueeze(1)
    chair = chairs.unsqueeze(1)
    step = 0
    while step % BETWEEN_LOOKS or bool((played.turn != NOBODY_TO_ACT).any()):
        action = _choices(net, played, greedy)
        if against is not None:
            action = torch.where(played.turn == chairs, action, _choices(against, played, greedy))
        played.actions.copy_(action)
        played.step()
        places = played.place.masked_fill(~there, NEVER)
        first = places == places.amax(1, keepdim=True)
        share = first.gather(1, chair).squeeze(1) / first.sum(1)
        won += (played.done != 0) * share
        place += played.place.gather(1, chair).squeeze(1)
        lead += played.lead.gather(1, chair).squeeze(1)
        step += 1
    return place.cpu().numpy(), lead.cpu().numpy(), won.cpu().numpy()


def _choices(net: Net, played: Any, greedy: bool) -> Tensor:
    logits, _ = net(played.seen, played.shown)
    logs = log_chances(logits, played.mask)
    return logs.argmax(1) if greedy else draw(logs)


@torch.no_grad()
def measure_leads(game: Game, device: str, seats: tuple[int, ...], matches: int = 256) -> float:
    """Return how far apart heuristic players end: the root mean square of their leads."""
    tables, _, deals = _draw_up(seats, matches)
    players = np.full((len(tables), game.rules.MAX_SEATS), LEARNER, np.int8)
    played = new_matches(
        device, game, tables, players, deals, told=False, again=False,
        stride=int(deals.max()) + 1, ask=True,
    )  # fmt: skip
    total, ended, step = 0.0, 0.0, 0
    while step % BETWEEN_LOOKS or bool((played.turn != NOBODY_TO_ACT).any()):
        played.actions.copy_(played.expert)
        played.step()
        total = total + (played.lead**2).sum()
        ended = ended + (played.seats * (played.done != 0)).sum()
        step += 1
    return max(float(total / ended) ** 0.5, 1e-3)
