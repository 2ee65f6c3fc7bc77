"""What reviews are held to, measured: planted blunders are found, and better players lose less.

    python -m regency.arena.reviews planted --game castle-combo --matches 70
    python -m regency.arena.reviews levels --game castle-combo --positions 150

The figures are in docs/analysis.md. Mean luck and the arena's intervals are `regency arena --luck`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from regency.analysis import Effort, review
from regency.analysis.decisions import first_loss
from regency.analysis.drivers import WIN
from regency.analysis.evaluator import judge_of
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


def planted(game: Game, matches: int, seed: int, effort: Effort) -> Iterator[bool]:
    """Yield for every match whether its blunder is among the first three moments."""
    made = 0
    while made < matches:
        one = plant(game, seed)
        seed += 1
        if one is not None:
            made += 1
            found = review(one.match, effort).turning_points()
            yield one.step in [moment.step for moment in found]


def positions(game: Game, count: int, seed: int) -> Iterator[Position]:
    """Yield positions with a choice, one a match, so that none is like another."""
    while count:
        match = bot_match(game, 2, {}, seed, [STEADY, "heuristic"])
        dice = random.Random(seed)
        seed += 1
        steps = [number for number, step in enumerate(match.steps) if isinstance(step, Move)]
        for step in dice.sample(steps, len(steps)):
            position = before(match, step)
            if len(position.legal(position.seat_to_act())) > 1:
                yield position
                count -= 1
                break


def losses(game: Game, count: int, seed: int, deals: int) -> Iterator[dict[str, float]]:
    """Yield what each level's choice costs in the same position, in points of the win."""
    judge = judge_of(game, 2)
    bots = {name: make_bot(name, game, seed) for name in ("random", *LEVELS)}
    for position in positions(game, count, seed):
        seat = position.seat_to_act()
        legal, seen = position.legal(seat), position.seen_by(seat)
        results = judge.weigh(position.state, seat, seat, legal, deals)
        found = {}
        for name, bot in bots.items():
            action = bot.choose(seen, seat, position.mask(seat), Budget())
            found[name] = first_loss(results, legal, action, seat, judge.parts).percent
        yield found


def show_planted(game: Game, arguments: argparse.Namespace) -> None:
    """Print how many planted blunders were found."""
    effort, found = Effort(arguments.deals, arguments.deals), []
    for one in planted(game, arguments.matches, arguments.seed, effort):
        found.append(one)
        rate = wilson(sum(found), len(found))
        print(
            f"{game.name}: {sum(found)} of {len(found)} planted blunders found, {rate}", flush=True
        )


def show_levels(game: Game, arguments: argparse.Namespace) -> None:
    """Print the mean loss a decision of every level, with its interval."""
    rows = list(losses(game, arguments.positions, arguments.seed, arguments.deals))
    print(f"{game.name}: percentage points of the win lost a decision, {len(rows)} positions")
    for name in rows[0]:
        lost = [row[name] for row in rows]
        margin = NORMAL_95 * stdev(lost) / len(lost) ** 0.5
        print(f"{name:<12}{fmean(lost):>6.2f} ± {margin:.2f}")


def main(given: Sequence[str] | None = None) -> None:
    """Measure one thing of one game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=("planted", "levels"))
    parser.add_argument("--game", required=True)
    parser.add_argument("--matches", type=int, default=70)
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(given)
    game = find_game(arguments.game)
    (show_planted if arguments.what == "planted" else show_levels)(game, arguments)


if __name__ == "__main__":
    main()
