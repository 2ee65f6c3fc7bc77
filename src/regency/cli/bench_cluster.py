"""`regency bench cluster`: what people notice while nodes are killed, frozen and cut off."""

from __future__ import annotations

import argparse
import os

from regency.cli.main import UsageError

#: The part of the command line that asks for this instead of a game.
WORD = "cluster"
TABLES = 300


def run(arguments: argparse.Namespace) -> int:
    """Run and print; raises UsageError where a part is missing."""
    from regency.bench.cluster import in_a_folder, share
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
    taken, pauses = found.taken(), found.pauses()
    print(
        f"\n{found.acknowledged:,} moves acknowledged in {found.seconds:.0f} s, none lost, none "
        f"doubled; {found.moves:,} kept; {found.records:,} records verified\n"
        f"frames of fenced nodes: {found.frames()}; states that went back: {found.went_back}; "
        f"people sent on: {found.redirected:,}\n"
        f"take-over: {len(taken)}, p50 {share(taken, 0.5):.2f} s, p95 {share(taken, 0.95):.2f} s, "
        f"longest {share(taken, 1):.2f} s\n"
        f"people without a word: {len(pauses)}, p50 {share(pauses, 0.5):.2f} s, "
        f"p95 {share(pauses, 0.95):.2f} s, longest {share(pauses, 1):.2f} s; "
        f"load {os.getloadavg()[0]:.1f}"
    )
    return 1 if found.frames() or found.went_back else 0


def _say(words: str) -> None:
    print(words, flush=True)
