"""`regency bench cluster`: what people notice while nodes are killed, frozen and cut off."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from regency.cli.main import UsageError

#: The part of the command line that asks for this instead of a game.
WORD = "cluster"
TABLES = 300
#: With `--scaling`: what is played when nothing is named, and by how many at how many tables.
GAME = "castle-combo"
SEATS = 4
TABLES_OF_A_NODE = 40
WARM_UP = 20.0


def run(arguments: argparse.Namespace) -> int:
    """Run and print; raises UsageError where a part is missing."""
    return _scaling(arguments) if arguments.scaling else _storm(arguments)


def _storm(arguments: argparse.Namespace) -> int:
    from regency.bench import cluster_report as report
    from regency.bench.cluster import in_a_folder
    from regency.bench.cluster_house import NAMES, haproxy
    from regency.bench.cluster_people import Pace
    from regency.bench.server_process import more_files

    if haproxy() is None:
        raise UsageError("HAProxy is not installed: apt-get install haproxy")
    more_files()
    tables = arguments.tables or TABLES
    print(
        f"{len(NAMES)} nodes behind HAProxy, {tables} tables of two people, "
        f"{arguments.faults} faults; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    pace = Pace(*arguments.think)
    found = in_a_folder(tables, arguments.faults, _say, pace)
    print(f"\n{report.summary(found)}\nload {os.getloadavg()[0]:.1f}")
    if arguments.into:
        report.write(found, Path(arguments.into))
    return 1 if found.frames() or found.went_back else 0


def _scaling(arguments: argparse.Namespace) -> int:
    from regency.bench.cluster_scaling import in_a_folder
    from regency.bench.cores import NotHeld
    from regency.bench.server_process import more_files

    more_files()
    game = next((name for name in arguments.game if name != WORD), GAME)
    tables, seats = arguments.tables or TABLES_OF_A_NODE, arguments.seats or SEATS
    warm_up = WARM_UP if arguments.warm_up is None else arguments.warm_up
    print(
        f"{game}, {seats} seats, {tables} tables a node, {os.cpu_count()} cores"
        + (f", {arguments.quota:g} of a core each" if arguments.quota else "")
        + f"; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    try:
        found = in_a_folder(game, seats, tables, arguments.seconds, warm_up, arguments.quota)
    except NotHeld as error:
        raise UsageError(str(error)) from error
    for name, made in (("one node", found.one), ("two nodes", found.two)):
        used = ", ".join(
            f"{who} {made.microseconds(who):,.0f} µs a move ({made.cores(who):.2f} cores)"
            for who in made.used
        )
        print(f"{name:<10}{made.speed:>8,.0f} moves/s; {used}; {made.refused} refused")
    print(f"two nodes make {found.times:.2f} × the moves of one; load {os.getloadavg()[0]:.1f}")
    return 0


def _say(words: str) -> None:
    print(words, flush=True)
