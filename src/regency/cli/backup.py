"""`regency backup`: all that a server keeps, in one file, taken while it serves."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from regency import __version__
from regency.cli.database import address, data_folder
from regency.cli.main import EXIT_FAILED, UsageError

if TYPE_CHECKING:
    from regency.store.backup import Told

#: All is there, but of some matches the rules say that they cannot have been played so.
EXIT_UNVERIFIED = 3
#: How much of a sum is told.
TOLD_DIGITS = 16


def run(arguments: argparse.Namespace) -> int:
    """Write the file, bring it into a database of its own, and verify what is there."""
    try:
        from regency.store.backup import DATABASE_FILE, back_up, restore
        from regency.store.store import StoreError
    except ImportError as error:
        raise UsageError(
            f"install the server extra first: pip install 'regency[server]' ({error})"
        ) from error
    data, to = data_folder(arguments), Path(arguments.to)
    try:
        told = back_up(address(arguments), data, to, __version__)
        say_what(told)
        say_keys(told, data)
        status = 0
        if arguments.verify:
            with tempfile.TemporaryDirectory(prefix=f".{to.name}.", dir=to.parent) as trial:
                copy = f"sqlite:///{Path(trial).absolute() / DATABASE_FILE}"
                restore(to, copy, Path(trial))
                status = say_matches(copy)
    except StoreError as error:
        print(f"regency backup: {error}", file=sys.stderr)
        return EXIT_FAILED
    print(f"{to} is complete, for your eyes only (mode 0600); to use it: regency restore {to}")
    return status


def say_what(told: Told) -> None:
    """Say what there is, table by table: as many lines as there are tables with rows."""
    for name, tally in told.tallies.items():
        if tally.rows:
            print(f"  {name:<18}{tally.rows:>12,}  sum {tally.told()['sum'][:TOLD_DIGITS]}")


def say_keys(told: Told, data: Path) -> None:
    """Say which keys are in the file, and what is lost without those that are not."""
    from regency.store.backup import PUSH_KEY_FILE, SECRET_FILE

    if told.files:
        print(f"  keys: {', '.join(told.files)}")
    for name, loss in (
        (SECRET_FILE, "keep what --secret or REGENCY_SECRET says, or all lose their seats"),
        (PUSH_KEY_FILE, "without it nobody can be called on the browsers they chose"),
    ):
        if name not in told.files:
            print(f"  there is no {name} in {data} (--data): {loss}", file=sys.stderr)


def say_matches(address: str) -> int:
    """Carry out every match in a database, and say what came of it; return the exit status."""
    from regency.games import games
    from regency.server.tables.checking import check
    from regency.store.moment import kept

    found = check(kept(address), games())
    print(
        f"  verified: {found.finished:,} finished matches with their deals, {found.running:,} that "
        f"are played, {found.records:,} records"
    )
    if found.other_rules:
        print(f"  {found.other_rules:,} matches are of rules that this version does not have")
    for wrong in found.wrong:
        print(f"  does not verify: {wrong}", file=sys.stderr)
    return EXIT_UNVERIFIED if found.wrong else 0
