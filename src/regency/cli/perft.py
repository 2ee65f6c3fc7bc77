"""`regency perft`: histories by depth."""

import argparse

from regency.cli.common import check_seats, the_game, the_options
from regency.cli.main import UsageError
from regency.core.perft import TooManyDeals, perft


def run(arguments: argparse.Namespace) -> int:
    """Print a table: depth, histories, and how many of them are finished matches."""
    game = the_game(arguments.game)
    check_seats(game, arguments.seats)
    options = the_options(game, arguments.option)
    if arguments.depth < 0:
        raise UsageError(f"--depth must be 0 or more, not {arguments.depth}")
    seed = None if arguments.all_deals else arguments.seed
    try:
        counts = perft(game, arguments.seats, arguments.depth, options, seed, arguments.machine)
    except TooManyDeals as error:
        raise UsageError(str(error)) from error
    print(f"{'depth':>5} {'histories':>15} {'finished':>15}")
    for depth, (nodes, ends) in enumerate(zip(counts.nodes, counts.ends, strict=True)):
        print(f"{depth:>5} {nodes:>15} {ends:>15}")
    return 0
