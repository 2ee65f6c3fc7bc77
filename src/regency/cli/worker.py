"""`regency worker`: think for the bots of servers that share a PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from regency.cli.database import address
from regency.cli.main import EXIT_FAILED, UsageError
from regency.cli.serve import LAST_PORT, MOST_WORKERS, whole


def run(arguments: argparse.Namespace) -> int:
    """Think until stopped."""
    try:
        from regency.games import games
        from regency.server.workers.crew import Failed
        from regency.server.workers.thinking import Thinkers
        from regency.store.store import StoreError
    except ImportError as error:
        raise UsageError(
            f"install the server extra first: pip install 'regency[server]' ({error})"
        ) from error
    processes = _number("--processes", arguments.processes, 1, MOST_WORKERS)
    logging.basicConfig(level=logging.INFO)
    logging.getLogger("regency").setLevel(logging.WARNING)
    try:
        thinkers = Thinkers(address(arguments), games(), processes)
        if arguments.metrics is not None:
            from regency.server.ops.worker_metrics import serve

            serve(_number("--metrics", arguments.metrics, 1, LAST_PORT), thinkers.figures)
        asyncio.run(thinkers.run(_say))
    except (StoreError, Failed, OSError) as error:
        print(f"regency worker: {error}", file=sys.stderr)
        return EXIT_FAILED
    return 0


def _number(flag: str, value: str, least: int, most: int) -> int:
    try:
        return whole(least, most)(value)
    except ValueError as error:
        raise UsageError(f"{flag} cannot be {value!r}: {error}") from error


def _say(words: str) -> None:
    print(words, flush=True)
