"""Run a command and report a failure in one line; nothing here imports NumPy, Numba or a game."""

from __future__ import annotations

import errno
import importlib
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from regency.cli.parser import parser

EXIT_FAILED = 1
EXIT_USAGE = 2
EXIT_INTERRUPTED = 130
#: What is said when nothing more can be written.
NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()  # here, where a failure can still be reported
    except BrokenPipeError:
        # The reader of our output has left, which is no error.
        _write_no_more()
        return 0
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        _write_no_more()
        with suppress(OSError):  # standard error may be full too
            print(f"regency: cannot write: {error.strerror}", file=sys.stderr)
        return EXIT_FAILED


def _run(arguments: Sequence[str] | None) -> int:
    parsed = parser().parse_args(arguments)
    if parsed.command is None:
        parser().print_help()
        return 0
    module = importlib.import_module(f"regency.cli.{parsed.command.replace('-', '_')}")
    try:
        status: int = module.run(parsed)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return EXIT_INTERRUPTED
    except UsageError as error:
        print(f"regency {parsed.command}: {error}", file=sys.stderr)
        return EXIT_USAGE
    return status


def _write_no_more() -> None:
    """Drop what is still to be written: at the exit Python would try again, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class UsageError(ValueError):
    """An error the caller can fix: the message says what is wrong and what to do."""
