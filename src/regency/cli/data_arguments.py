"""The arguments of commands on a server's data; nothing here imports NumPy, Numba or a game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
    Command = Callable[[Commands, str, str, str], argparse.ArgumentParser]


def add(commands: Commands, command: Command) -> None:
    """Add the commands."""
    _migrate(commands, command)
    _backup(commands, command)
    _restore(commands, command)
    _worker(commands, command)


def _which(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help="default: SQLite in the data folder; or postgresql://user:password@host/name",
    )
    parser.add_argument("--data", metavar="FOLDER", help="of the server (default: as of `serve`)")


def _migrate(commands: Commands, command: Command) -> None:
    migrate = command(
        commands,
        "migrate",
        "bring a database's schema up to date before a server does",
        "regency migrate --check --database postgresql://regency@db/regency",
    )
    migrate.add_argument(
        "--check",
        action="store_true",
        help="only say what is to be done: exit status 0 nothing, 3 something, 1 it cannot be told",
    )
    _which(migrate)


def _backup(commands: Commands, command: Command) -> None:
    backup = command(
        commands,
        "backup",
        "write all that a server keeps to one file, also while it serves",
        "regency backup /backups/monday.regency\n  regency backup monday.regency --database "
        "postgresql://regency@db/regency",
    )
    backup.add_argument("to", metavar="FILE", help="a file that is not there yet")
    _which(backup)
    _verify(backup)


def _restore(commands: Commands, command: Command) -> None:
    restore = command(
        commands,
        "restore",
        "bring a backup into an empty database, SQLite or PostgreSQL",
        "regency restore monday.regency --data /var/lib/regency\n  regency restore monday.regency "
        "--database postgresql://regency@db/regency",
    )
    restore.add_argument("file", metavar="FILE", help="what `regency backup` wrote")
    _which(restore)
    _verify(restore)


def _verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--no-verify",
        dest="verify",
        action="store_false",
        help="do not carry out every match afterwards; rows and sums are compared all the same",
    )


def _worker(commands: Commands, command: Command) -> None:
    worker = command(
        commands,
        "worker",
        "think for the bots of servers that share a PostgreSQL database",
        "regency worker --database postgresql://regency_worker@db/regency --processes 4",
    )
    worker.add_argument(
        "--database", metavar="ADDRESS", help="the servers' (default: REGENCY_DATABASE)"
    )
    worker.add_argument(
        "--processes", default="1", metavar="N", help="thoughts at once: one a core (default 1)"
    )
    worker.add_argument(
        "--metrics", metavar="PORT", help="tell Prometheus figures at this port of this machine"
    )
    worker.set_defaults(data=None)
