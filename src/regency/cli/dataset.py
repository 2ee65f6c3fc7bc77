"""`regency dataset`: matches of a strong player as Parquet, with a data card."""

from __future__ import annotations

import argparse
from pathlib import Path

from regency.cli.common import Progress, check_seats, the_game
from regency.cli.main import UsageError
from regency.rl import dataset, dataset_check


def run(arguments: argparse.Namespace) -> int:
    """Make what is missing of a data set, or check it."""
    game = the_game(arguments.game)
    seats = arguments.seats or game.seats[0]
    check_seats(game, seats)
    if arguments.matches < 1:
        raise UsageError(f"--matches must be 1 or more, not {arguments.matches}")
    plan = dataset.Plan(game, seats, arguments.matches, arguments.seed)
    folder = Path(arguments.out or f"{game.name}-{seats}")
    progress = Progress("checking" if arguments.check else "playing", plan.matches)
    try:
        for done in (dataset_check.check if arguments.check else dataset.make)(plan, folder):
            progress.at(done)
        progress.end()
        told = dataset.figures(plan, folder)
    except ValueError as error:
        raise UsageError(str(error)) from error
    words = "hold" if arguments.check else f"in {folder}"
    print(
        f"{game.name}, {seats} seats: {plan.matches} matches, {told['positions']} positions, "
        f"{told['megabytes']} MB {words}\nsha256 of the content {told['content_sha256']}"
    )
    return 0
