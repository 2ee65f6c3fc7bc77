"""`regency benchmark`: an agent against the fixed pool on held-out deals."""

from __future__ import annotations

import argparse
from pathlib import Path

from regency.bots import make_bot
from regency.cli.common import Progress, check_seats, the_game
from regency.cli.main import UsageError
from regency.rl import benchmark
from regency.rl.agents import agent_of


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing of the benchmark and print its rows; or make the table of some files."""
    try:
        if arguments.table:
            rows = [row for file in arguments.table for row in benchmark.figures(Path(file))]
            print(benchmark.table(rows))
            return 0
        return _play(arguments)
    except ValueError as error:
        raise UsageError(str(error)) from error


def _play(arguments: argparse.Namespace) -> int:
    if not arguments.agent or not arguments.game:
        raise UsageError("name an agent and a game, as in: regency benchmark heuristic --game kuhn")
    game = the_game(arguments.game)
    seats = arguments.seats or game.seats[0]
    check_seats(game, seats)
    if arguments.deals < 1:
        raise UsageError(f"--deals must be 1 or more, not {arguments.deals}")
    if agent_of(arguments.agent) is None:
        make_bot(arguments.agent, game, 0)
    run = benchmark.Benchmark(game.name, seats, arguments.agent, arguments.deals)
    file = Path(arguments.out or f"benchmark-{game.name}-{seats}.ndjson")
    progress = Progress("playing", run.total)
    done = 0
    for line in benchmark.play(run, file):
        done = max(done, line["match"] + 1)
        progress.at(done)
    progress.end()
    for row in benchmark.figures(file):
        print(
            f"{row['opponent']:<12}{row['matches']:>6} matches {row['wins']:>7.1%} "
            f"[{row['low']:.1%}, {row['high']:.1%}], {row['ahead']:+.2f} ± {row['margin']:.2f} "
            f"points ahead, {row['illegal']} illegal answers, {row['seconds']} s a match"
        )
    print(f"{file}: others check it with `regency verify {file}`")
    return 0
