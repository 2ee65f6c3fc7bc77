"""`regency restore`: a backup into an empty database, of the same kind or the other."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from regency.cli.backup import say_matches, say_what
from regency.cli.database import address, data_folder
from regency.cli.main import EXIT_FAILED, UsageError


def run(arguments: argparse.Namespace) -> int:
    """Bring it back, say what came, and verify it."""
    try:
        from regency.store.backup import restore
        from regency.store.store import StoreError
    except ImportError as error:
        raise UsageError(
            f"install the server extra first: pip install 'regency[server]' ({error})"
        ) from error
    data, at = data_folder(arguments), address(arguments)
    try:
        told = restore(Path(arguments.file), at, data)
        say_what(told)
        if told.files:
            print(f"  keys: {', '.join(told.files)} in {data}")
        status = say_matches(at) if arguments.verify else 0
    except StoreError as error:
        print(f"regency restore: {error}", file=sys.stderr)
        return EXIT_FAILED
    made = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(told.made))
    print(f"restored as it was on {made}")
    return status
