"""`regency migrate`: which schema a database has, and bringing it up to date."""

from __future__ import annotations

import argparse
import sys

from regency.cli.database import address
from regency.cli.main import EXIT_FAILED, UsageError

#: Of `--check`: there is something to do.
EXIT_PENDING = 3


def run(arguments: argparse.Namespace) -> int:
    """Say what is to be done, and do it unless only asked."""
    try:
        from regency.store.migrating import look, migrate
        from regency.store.store import StoreError
    except ImportError as error:
        raise UsageError(
            f"install the server extra first: pip install 'regency[server]' ({error})"
        ) from error
    at = address(arguments)
    try:
        schema = look(at) if arguments.check else migrate(at)
    except StoreError as error:
        print(f"regency migrate: {error}", file=sys.stderr)
        return EXIT_FAILED
    if not schema.pending:
        print(f"schema {schema.revision}: up to date")
        return 0
    had = f"schema {schema.revision}" if schema.revision else "no schema yet"
    count = len(schema.pending)
    steps = "1 step" if count == 1 else f"{count} steps"
    print(f"{had}: {steps} {'to do' if arguments.check else 'done'}")
    for step in schema.pending:
        print(f"  {step.revision}  {step.summary}")
    return EXIT_PENDING if arguments.check else 0
