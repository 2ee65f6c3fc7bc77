"""Whether a network means what it says: the places it expects against those that followed.

python -m regency.training.calibration --game royals [--weights FILE] [--seats 2] [--matches 1000]

Copies of the network play each other, best actions. Every look says which share of the opponents
its seat will beat (at two seats: its chance to win); looks are put into ten bins by that.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from regency.bots.network import Floats
from regency.bots.weights import PLACE, weights_path
from regency.core.game import Game
from regency.core.types import Ints
from regency.games import game as find_game
from regency.rl.steps import LEARNER, NOBODY_TO_ACT
from regency.training.checkpoint import CheckpointError, load_weights
from regency.training.judging import NORMAL_95
from regency.training.matches import JUDGING, new_matches
from regency.training.network import Net, log_chances

BINS = 10
#: Apart from the deals of other judging.
FIRST_DEAL = JUDGING + (1 << 36)


@dataclass(frozen=True)
class Bin:
    """Looks that expected about the same."""

    looks: int
    expected: float  # the mean share of opponents that the seat would beat
    actual: float  # the mean share it beat
    interval: float  # half of the 95 % interval of their difference, over matches


@torch.no_grad()
def calibration(
    game: Game, net: Net, device: str, seats: int, matches: int, told: bool
) -> list[Bin]:
    """Return what a network expected and what followed, from the worst expectations to the best."""
    players = np.full((matches, game.rules.MAX_SEATS), LEARNER, np.int8)
    played = new_matches(
        device, game, np.full(matches, seats, np.int8), players, FIRST_DEAL + np.arange(matches),
        told=told, again=False,
    )  # fmt: skip
    place = torch.zeros_like(played.place)
    looks = []
    while bool((played.turn != NOBODY_TO_ACT).any()):
        logits, value = net(played.seen, played.shown)
        rows = torch.nonzero(played.turn != NOBODY_TO_ACT).squeeze(1)
        looks.append((rows, played.turn[rows].long(), value[rows, 0, PLACE]))
        played.actions.copy_(log_chances(logits, played.mask).argmax(1))
        played.step()
        place += played.place * (played.done != 0).unsqueeze(1)
    match, seat, expected = (torch.cat(part) for part in zip(*looks, strict=True))
    actual = place[match, seat]
    shares = [((1 + told_place) / 2).cpu().numpy() for told_place in (expected, actual)]
    return bins(match.cpu().numpy(), np.clip(shares[0], 0, 1), shares[1])


def bins(match: Ints, expected: Floats, actual: Floats) -> list[Bin]:
    """Return looks by what they expected; those of one match are not independent."""
    found = []
    which = np.minimum((expected * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        inside = which == number
        count = int(inside.sum())
        if count:
            off = np.bincount(match[inside], (actual - expected)[inside])
            mean = off.sum() / count
            near = NORMAL_95 * float(np.sqrt((off**2).sum())) / count
            hoped = float(expected[inside].mean())
            found.append(Bin(count, hoped, hoped + float(mean), near))
    return found


def table(name: str, seats: int, found: list[Bin]) -> str:
    """Return bins as a table for people."""
    rows = ["| game | seats | looks | expected | followed |", "|---|---|---|---|---|"]
    for one in found:
        followed = f"{100 * one.actual:.1f} ± {100 * one.interval:.1f} %"
        rows.append(
            f"| {name} | {seats} | {one.looks:,} | {100 * one.expected:.1f} % | {followed} |"
        )
    return "\n".join(rows) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and print the table; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m regency.training.calibration", description="Compare values with results."
    )
    parser.add_argument("--game", required=True, help="which game, such as castle-combo")
    parser.add_argument("--weights", type=Path, help="weights.npz; else the game's own")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    asked = parser.parse_args(arguments)
    try:
        game = find_game(asked.game)
        net, about = load_weights(asked.weights or weights_path(game), game)
        game.check_seats(asked.seats)
    except (CheckpointError, KeyError, ValueError) as wrong:
        print(wrong.args[0], file=sys.stderr)
        return 2
    told = bool(about["settings"]["points_told"])
    found = calibration(game, net.to(asked.device), asked.device, asked.seats, asked.matches, told)
    print(table(game.name, asked.seats, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
