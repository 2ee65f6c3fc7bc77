"""Whether a network means what it says: the places it expects against those that followed.

python -m regency.training.calibration --game royals [--weights FILE] [--seats 2] [--matches 1000]
                                       [--fit 2000]

Copies of the network play each other, best actions. Every look says which share of the opponents
its seat will beat (at two seats: its chance to win); looks are put into ten bins by that. `--fit`
first learns, from other deals, what the network's word comes to mean, and keeps it in the file:
every machine that looks with the network then says that.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from regency.bots.network import Floats
from regency.bots.weights import CALIBRATION, KNOTS, PLACE, read_weights, weights_path
from regency.core.game import Game
from regency.core.types import Ints
from regency.games import game as find_game
from regency.rl.steps import LEARNER, NOBODY_TO_ACT
from regency.training.checkpoint import CheckpointError, add_calibration, load_weights
from regency.training.judging import NORMAL_95
from regency.training.matches import JUDGING, new_matches
from regency.training.network import Net, log_chances

BINS = 10
#: Apart from the deals of other judging.
FIRST_DEAL = JUDGING + (1 << 36)
#: Apart from those again: what is fitted is judged on other deals.
FITTING_DEAL = FIRST_DEAL + (1 << 30)
#: How many looks the network's own word is worth at a knot.
FEW_LOOKS = 50


@dataclass(frozen=True)
class Bin:
    """Looks that expected about the same."""

    looks: int
    expected: float  # the mean share of opponents that the seat would beat
    actual: float  # the mean share it beat
    interval: float  # half of the 95 % interval of their difference, over matches


@dataclass(frozen=True)
class Looks:
    """What looks of many matches expected, and what followed: places from -1, last, to 1, first."""

    match: Ints
    expected: Floats
    actual: Floats


@torch.no_grad()
def play_looks(
    game: Game, net: Net, device: str, seats: int, matches: int, told: bool, first_deal: int
) -> Looks:
    """Let copies of a network play each other, best actions, and keep every look."""
    players = np.full((matches, game.rules.MAX_SEATS), LEARNER, np.int8)
    played = new_matches(
        device, game, np.full(matches, seats, np.int8), players, first_deal + np.arange(matches),
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
    return Looks(match.cpu().numpy(), expected.cpu().numpy(), actual.cpu().numpy())


def calibration(
    game: Game, net: Net, device: str, seats: int, matches: int, told: bool,
    meaning: Floats | None = None,
) -> list[Bin]:  # fmt: skip
    """Return what a network expected and what followed, from the worst expectations to the best.

    *meaning* is what a file says its places mean at this number of seats (`weights.CALIBRATION`).
    """
    looks = play_looks(game, net, device, seats, matches, told, FIRST_DEAL)
    expected = looks.expected if meaning is None else meant(looks.expected, meaning)
    shares = [((1 + place) / 2).astype(np.float32) for place in (expected, looks.actual)]
    return bins(looks.match, np.clip(shares[0], 0, 1), shares[1])


def meant(expected: Floats, meaning: Floats) -> Floats:
    """Return what expected places mean, as a look of the compiled network says it."""
    return np.interp(expected, np.linspace(-1, 1, KNOTS), meaning).astype(np.float32)


def fit(looks: Looks, seats: int) -> Floats:
    """Return the meaning of places that is nearest to what followed, in straight lines.

    A better place expected never means a worse one; at two seats one's gain is the other's loss.
    """
    along = np.clip((looks.expected + 1) * (KNOTS - 1) / 2, 0, KNOTS - 1)
    knot = np.minimum(along.astype(int), KNOTS - 2)
    part, rows = along - knot, np.arange(len(along))
    hats = np.zeros((len(along), KNOTS))
    hats[rows, knot], hats[rows, knot + 1] = 1 - part, part
    plain = np.linspace(-1, 1, KNOTS)
    # A few looks' worth of trust in what was said, for places that are hardly ever expected.
    square = hats.T @ hats + FEW_LOOKS * np.eye(KNOTS)
    found = np.linalg.solve(square, hats.T @ looks.actual + FEW_LOOKS * plain)
    if seats == 2:
        found = (found - found[::-1]) / 2
    # Where chance made it fall it is levelled, from both ends alike.
    found = np.clip(found, -1, 1)
    risen, fallen = np.maximum.accumulate(found), np.minimum.accumulate(found[::-1])[::-1]
    return ((risen + fallen) / 2).astype(np.float32)


def calibrate(game: Game, path: Path, device: str, matches: int) -> Floats:
    """Fit the meaning of a file's places at every number of seats, and keep it in the file."""
    net, about = load_weights(path, game)
    told, rows = bool(about["settings"]["points_told"]), []
    for seats in game.seats:
        looks = play_looks(game, net.to(device), device, seats, matches, told, FITTING_DEAL)
        rows.append(fit(looks, seats))
    missing = int(game.rules.MAX_SEATS) - 1 - len(rows)
    kept = np.stack(rows + [np.linspace(-1, 1, KNOTS, dtype=np.float32)] * missing)
    add_calibration(path, kept)
    return kept


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
    parser.add_argument(
        "--fit", type=int, default=0, metavar="MATCHES",
        help="first fit what a place means, from so many matches at each number of seats",
    )  # fmt: skip
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    asked = parser.parse_args(arguments)
    try:
        game = find_game(asked.game)
        path = asked.weights or weights_path(game)
        game.check_seats(asked.seats)
        if asked.fit:
            print(calibrate(game, path, asked.device, asked.fit).round(3))
        net, about = load_weights(path, game)
    except (CheckpointError, KeyError, ValueError) as wrong:
        print(wrong.args[0], file=sys.stderr)
        return 2
    told = bool(about["settings"]["points_told"])
    meanings = read_weights(path, game)[0].get(CALIBRATION)
    meaning = None if meanings is None else meanings[asked.seats - 2]
    found = calibration(
        game, net.to(asked.device), asked.device, asked.seats, asked.matches, told, meaning
    )
    print(table(game.name, asked.seats, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
