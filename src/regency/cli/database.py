"""Which database a command means, chosen as `regency serve` chooses it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from regency.cli.serve import PREFIX, default_data


def data_folder(arguments: argparse.Namespace) -> Path:
    """Return the data folder: a flag wins over the environment, that over the default."""
    return Path(arguments.data or os.environ.get(PREFIX + "DATA") or default_data())


def address(arguments: argparse.Namespace) -> str:
    """Return the database's address: SQLite in the data folder unless one is named."""
    named: str = arguments.database or os.environ.get(PREFIX + "DATABASE", "")
    return named or f"sqlite:///{(data_folder(arguments) / 'regency.db').absolute()}"
