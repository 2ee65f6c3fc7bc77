"""`regency record`: matches between bots as text."""

import argparse
import sys

from regency.bots import make_bot, split_specs
from regency.bots.table import bot_match
from regency.cli.common import Progress, check_seats, the_game, the_options
from regency.cli.main import UsageError
from regency.core.game import Game
from regency.core.notation import write_match


def run(arguments: argparse.Namespace) -> int:
    """Play and write; match k of a run depends on the seed and k alone."""
    game = the_game(arguments.game)
    check_seats(game, arguments.seats)
    options = the_options(game, arguments.option)
    names = bot_names(game, arguments.bots, arguments.seats)
    if arguments.games < 0:
        raise UsageError(f"--games must be 0 or more, not {arguments.games}")
    progress = Progress("playing", arguments.games)
    for number in range(arguments.games):
        seed = arguments.seed + number
        match = bot_match(game, arguments.seats, options, seed, names)
        sys.stdout.write(write_match(match))
        progress.at(number + 1)
    sys.stdout.flush()
    progress.end()
    return 0


def bot_names(game: Game, given: str, seats: int) -> list[str]:
    """Read a list of bots: one for all seats, or one a seat."""
    names = check_bots(game, given)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UsageError(f"--bots names {len(names)} bots for {seats} seats: give one, or one each")
    return names


def check_bots(game: Game, given: str) -> list[str]:
    """Read a list of bots and refuse one that cannot be made."""
    names = split_specs(given)
    for name in names:
        try:
            make_bot(name, game, seed=0)
        except ValueError as error:
            raise UsageError(str(error)) from error
    return names
