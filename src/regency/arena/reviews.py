"""What reviews are held to, measured: planted blunders are found, and better players lose less.

    python -m regency.arena.reviews planted --game castle-combo --out planted.ndjson
    python -m regency.arena.reviews levels --game castle-combo --out levels.ndjson --seconds 480

With --out every finding is a line, kept at once: the same command goes on where it stopped. The
figures are in docs/analysis.md. Mean luck and the arena's intervals are `regency arena --luck`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from regency.analysis import Effort, review
from regency.analysis.decisions import first_loss
from regency.analysis.drivers import WIN
from regency.analysis.evaluator import judge_of
from regency.analysis.review import VERSION
from regency.arena.results import begin
from regency.arena.standings import NORMAL_95, wilson
from regency.bots import Budget, make_bot
from regency.bots.levels import LEVELS
from regency.bots.table import bot_match, play_out
from regency.core.game import Game
from regency.core.match import Match, Move, Position
from regency.games import game as find_game

#: A blunder is planted where this many percentage points of the win are at stake, …
STAKE = 20.0
#: … as this many deals say, which are not those of the review.
PLANTING_DEALS = 16
PLANTING_SEED = 1 << 40
#: Players who make few mistakes of their own.
STEADY = "net"
#: Decisions that are looked at in a match before it is given up.
MOST_TRIES = 40
PERCENT = 100.0
DIGITS = 3
#: Below the levels: whoever plays without a thought, and the rules of thumb.
BASELINES = ("random", "heuristic")


@dataclass(frozen=True)
class Planted:
    """A match with one blunder in it: at which step."""

    match: Match
    step: int


def before(match: Match, step: int) -> Position:
    """Return the position before a step."""
    position = Position(match.game, match.seats, match.options)
    for one in match.steps[:step]:
        position.take(one)
    return position


def plant(game: Game, seed: int) -> Planted | None:
    """Play a match, make the worst move where much is at stake, and play on; None: nowhere."""
    match = bot_match(game, 2, {}, seed, [STEADY] * 2)
    judge = judge_of(game, 2, PLANTING_SEED)
    steps = [number for number, step in enumerate(match.steps) if isinstance(step, Move)]
    random.Random(seed).shuffle(steps)
    for step in steps[:MOST_TRIES]:
        position = before(match, step)
        seat = position.seat_to_act()
        legal = position.legal(seat)
        if len(legal) < 2:
            continue
        results = judge.weigh(position.state, seat, seat, legal, PLANTING_DEALS)
        shares = PERCENT / judge.parts * results[:, :, WIN, seat].mean(axis=1)
        if shares.max() - shares.min() > STAKE:
            position.play(seat, legal[int(shares.argmin())])
            bots = [make_bot(STEADY, game, seed + number) for number in range(2)]
            return Planted(play_out(position, bots, Budget()), step)
    return None


def look_back(game: Game, seed: int, deals: int) -> dict[str, Any]:
    """Plant a blunder in the match of a seed; return where the review put it, from 1; 0: nowhere.

    Without `found` there was no place for one.
    """
    one = plant(game, seed)
    if one is None:
        return {}
    points = review(one.match, Effort(deals, deals)).turning_points()
    steps = [moment.step for moment in points]
    return {"step": one.step, "found": 1 + steps.index(one.step) if one.step in steps else 0}


def choice_in(game: Game, seed: int) -> Position | None:
    """Return a position with a choice in the match of a seed; one a match: none is like another."""
    match = bot_match(game, 2, {}, seed, [STEADY, "heuristic"])
    steps = [number for number, step in enumerate(match.steps) if isinstance(step, Move)]
    random.Random(seed).shuffle(steps)
    for step in steps:
        position = before(match, step)
        if len(position.legal(position.seat_to_act())) > 1:
            return position
    return None


def losses(game: Game, seed: int, deals: int) -> dict[str, Any]:
    """Return what each level's choice costs in one position, in percentage points of the win."""
    position = choice_in(game, seed)
    if position is None:
        return {}
    judge = judge_of(game, 2)
    seat = position.seat_to_act()
    legal, seen = position.legal(seat), position.seen_by(seat)
    results = judge.weigh(position.state, seat, seat, legal, deals)
    found = {}
    for name in (*BASELINES, *LEVELS):
        action = make_bot(name, game, seed).choose(seen, seat, position.mask(seat), Budget())
        found[name] = round(first_loss(results, legal, action, seat, judge.parts).percent, DIGITS)
    return {"lost": found}


#: By name: how a seed's finding is made, and which of its words says that there was one.
MEASURES = {"planted": (look_back, "found"), "levels": (losses, "lost")}


@dataclass(frozen=True)
class Measurement:
    """What is measured, and by what: findings of another are not mixed in."""

    what: str
    game: str
    deals: int
    seed: int

    def header(self) -> dict[str, Any]:
        """Return the first line of a file of findings."""
        game = find_game(self.game)
        judge = judge_of(game, 2)
        told = {"evaluator": judge.name, "version": judge.version, "weights": judge.weights}
        made = {"rules": game.rules_version, "review": VERSION}
        return {"reviews": self.what, **asdict(self), **made, **told}


def kept(measurement: Measurement, file: Path | None) -> dict[int, dict[str, Any]]:
    """Begin a file of findings, or read it; raises ValueError if it is another measurement's."""
    if file is None:
        return {}
    return {line["match"]: line for line in begin(file, measurement.header(), "measurement")}


def measure(
    measurement: Measurement, wanted: int, file: Path | None = None, seconds: float = inf
) -> Iterator[list[dict[str, Any]]]:
    """Yield what was found so far, each time one finding more, until there are so many."""
    make, word = MEASURES[measurement.what]
    game, known = find_game(measurement.game), kept(measurement, file)
    ends, seed = time.monotonic() + seconds, measurement.seed
    found: list[dict[str, Any]] = []
    while len(found) < wanted:
        line = known.get(seed)
        if line is None:
            if time.monotonic() > ends:
                break
            line = {"match": seed, **make(game, seed, measurement.deals)}
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(line) + "\n")
        if word in line:
            found.append(line)
            yield found
        seed += 1


def planted_words(found: Sequence[dict[str, Any]]) -> str:
    """Say how many planted blunders were among the first three moments, and how many the first."""
    among = sum(line["found"] > 0 for line in found)
    first = sum(line["found"] == 1 for line in found)
    rate = wilson(among, len(found))
    return f"{among} of {len(found)} planted blunders found, {rate}; {first} first of all"


def levels_words(found: Sequence[dict[str, Any]]) -> str:
    """Say what a decision of every level loses in the mean, and how much more than the next."""
    names = list(found[0]["lost"])
    rows = [f"{len(found)} positions, percentage points of the win lost a decision"]
    for name, above in zip(names, [*names[1:], None], strict=True):
        lost = [line["lost"][name] for line in found]
        row = f"{name:<12}{interval(lost)}"
        if above is not None:
            more = [line["lost"][name] - line["lost"][above] for line in found]
            row += f"   {interval(more)} more than {above}"
        rows.append(row)
    return "\n".join(rows)


def interval(values: Sequence[float]) -> str:
    """Say a mean with the margin that holds it in 95 of 100 cases."""
    margin = NORMAL_95 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else inf
    return f"{fmean(values):>6.2f} ± {margin:.2f}"


WORDS = {"planted": planted_words, "levels": levels_words}


def parser() -> argparse.ArgumentParser:
    """Return what the command understands."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("--game", required=True)
    parser.add_argument("--matches", type=int, default=200, help="or positions, one a match")
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--out", type=Path, help="keep findings here, and go on from them")
    parser.add_argument("--seconds", type=float, default=inf, help="begin nothing after so long")
    return parser


def main(given: Sequence[str] | None = None) -> None:
    """Measure one thing of one game."""
    arguments = parser().parse_args(given)
    found: list[dict[str, Any]] = []
    try:
        name = find_game(arguments.game).name
        measurement = Measurement(arguments.what, name, arguments.deals, arguments.seed)
        for found in measure(measurement, arguments.matches, arguments.out, arguments.seconds):
            print(f"\r{len(found)} of {arguments.matches} ", end="", file=sys.stderr, flush=True)
    except (KeyError, ValueError) as error:
        sys.exit(str(error.args[0]))
    print(file=sys.stderr)
    words = WORDS[arguments.what](found) if found else "nothing found yet"
    print(f"{arguments.game}: {words}")


if __name__ == "__main__":
    main()
