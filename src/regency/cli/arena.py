"""`regency arena`: bots against bots on duplicate deals."""

from __future__ import annotations

import argparse
import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from regency.arena import Standings, Tournament, open_results, play_all, standings
from regency.arena.luck import adjusted, adjusted_seat, luck_by_seat
from regency.cli.common import Progress, check_seats, the_game, the_options
from regency.cli.main import UsageError
from regency.cli.record import check_bots


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing of the tournament, then print its table."""
    if importlib.util.find_spec("openskill") is None:
        raise UsageError("the arena needs one more package: pip install 'regency[arena]'")
    game = the_game(arguments.game)
    check_seats(game, arguments.seats)
    bots = check_bots(game, arguments.bots)
    if arguments.matches < 1:
        raise UsageError(f"--matches must be 1 or more, not {arguments.matches}")
    if arguments.luck < 0:
        raise UsageError(f"--luck is a number of deals, 0 or more, not {arguments.luck}")
    tournament = Tournament(
        game.name,
        tuple(bots),
        arguments.seats,
        arguments.matches,
        arguments.seed,
        the_options(game, arguments.option),
        arguments.records,
        luck=arguments.luck,
    )
    try:
        results = open_results(tournament, Path(arguments.out) if arguments.out else None)
        missing = results.missing()
        progress = Progress("playing", len(missing))
        played = play_all(tournament, missing, arguments.workers, arguments.ray)
        for number, line in enumerate(played, start=1):
            results.add(line)
            progress.at(number)
        progress.end()
    except ValueError as error:
        raise UsageError(str(error)) from error
    lines = results.in_order()
    show(tournament, standings(lines, tournament.seats))
    if tournament.luck:
        show_luck(tournament, lines)
    return 0


def show(tournament: Tournament, table: Standings) -> None:
    """Print the standings."""
    print(
        f"{tournament.game}, {tournament.seats} seats: {table.matches} matches, "
        f"{tournament.duplicates} on each deal"
    )
    print(f"{'bot':<24}{'rating':>16}{'wins':>26}{'score':>9}{'place':>7}{'seats':>7}")
    for row in table.rows:
        rating = f"{row.rating:.1f} ± {row.rating_margin:.1f}"
        print(
            f"{row.bot:<24}{rating:>16}{row.wins!s:>26}{row.mean_score:>9.2f}"
            f"{row.mean_place:>7.2f}{row.played:>7}"
        )
    print("\npoints by source, a match")
    for row in table.rows:
        parts = ", ".join(f"{source} {points:.2f}" for source, points in row.sources.items())
        print(f"{row.bot:<24}{parts}")
    print("\nwins by seat")
    for seat, rate in enumerate(table.by_seat):
        print(f"seat {seat:<19}{rate!s:>26}")


def show_luck(tournament: Tournament, lines: Sequence[dict[str, Any]]) -> None:
    """Print wins without luck, by how many fewer matches they need, and everyone's luck."""
    how = f"judged in {tournament.luck} deals"
    print(f"\nwins without luck, {how}; intervals count each deal once")
    for bot in dict.fromkeys(tournament.bots):
        found = adjusted(lines, bot)
        if found is None:
            print(f"{bot:<24}two deals are needed at least")
        else:
            print(f"{bot:<24}{found.wins!s:>26}  {found.fewer:.1f} times fewer matches")
    for seat in range(tournament.seats):
        found = adjusted_seat(lines, seat)
        if found is not None:
            print(f"{f'seat {seat}':<24}{found.wins!s:>26}  {found.fewer:.1f} times fewer matches")
    print("\nluck by seat, zero on average")
    for evaluator, rates in luck_by_seat(lines, tournament.seats).items():
        for seat, rate in enumerate(rates):
            print(f"{f'seat {seat}, by {evaluator}':<24}{rate!s:>26}")
