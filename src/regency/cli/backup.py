"""`regency backup`: a copy of a server's data, taken while it serves."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from regency.cli.main import EXIT_FAILED, UsageError
from regency.cli.serve import PREFIX, default_data


def run(arguments: argparse.Namespace) -> int:
    """Copy, and say what to do with the copy."""
    try:
        from regency.store.backup import back_up
        from regency.store.store import StoreError
    except ImportError as error:
        raise UsageError(
            f"install the server extra first: pip install 'regency[server]' ({error})"
        ) from error
    address = os.environ.get(PREFIX + "DATABASE", "")
    if address and not address.startswith("sqlite:"):
        raise UsageError(
            f"{PREFIX}DATABASE names a PostgreSQL database: back it up by pg_dump (docs/server.md)"
        )
    data = Path(arguments.data or os.environ.get(PREFIX + "DATA") or default_data())
    to = Path(arguments.to)
    try:
        tables = back_up(data, to)
    except StoreError as error:
        print(f"regency backup: {error}", file=sys.stderr)
        return EXIT_FAILED
    print(f"{tables:,} tables are in {to}; to use them: regency serve --data {to}")
    return 0
