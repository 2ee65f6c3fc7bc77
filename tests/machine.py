"""How much of this machine the tests use, and what it compiles before they begin."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from regency import bots
from regency.core.cache import cache_root, source_hash
from regency.games import games
from tests.server.killing import make_bots_ready

#: What a test process may hold, with its server, the bots' processes and a browser.
MEMORY_OF_ONE = 2 << 30
#: Tests that wait for a clock or an answer leave a core to these.
MORE_THAN_CORES = 2


def cores() -> int:
    return len(os.sched_getaffinity(0))


def process_count() -> int:
    """Return how many processes should test: more than there are cores, as memory allows."""
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return max(1, min(cores() + MORE_THAN_CORES, memory // MEMORY_OF_ONE))


def compile_ahead() -> None:
    """Compile every game's rules and search, so that test processes do not all do the same."""
    done = cache_root() / f"compiled-for-tests-{_sources()}"
    if done.exists():
        return
    with ThreadPoolExecutor(cores()) as pool:
        list(pool.map(_compile, games()))
    done.touch()


def _sources() -> str:
    """Return a name for the sources that compiled rules and bots rest on, as they are now."""
    players = sorted(Path(bots.__path__[0]).glob("*.py"))
    told = [source_hash(game) for game in games().values()] + [one.read_text() for one in players]
    return hashlib.sha256("\0".join(told).encode()).hexdigest()[:16]


def _compile(game: str) -> None:
    command = [sys.executable, "-m", "regency.server.workers.warming", game]
    subprocess.run(command, check=True, capture_output=True)
    make_bots_ready(game)
