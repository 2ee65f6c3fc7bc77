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

ROOT = Path(__file__).parents[1]
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
    """Compile what tests call of every game (`tests.ready`), once for all test processes."""
    done = cache_root() / f"compiled-for-tests-{_sources()}"
    if done.exists():
        return
    with ThreadPoolExecutor(cores()) as pool:
        list(pool.map(_compile, sorted(games(), key=_size, reverse=True)))
    done.touch()


def _sources() -> str:
    """Return a name for the sources that compiled rules and bots rest on, as they are now."""
    players = sorted(Path(bots.__path__[0]).glob("*.py"))
    told = [source_hash(game) for game in games().values()] + [one.read_text() for one in players]
    return hashlib.sha256("\0".join(told).encode()).hexdigest()[:16]


def _size(game: str) -> int:
    """Return how much there is to compile, roughly: who takes longest begins."""
    return sum(file.stat().st_size for file in games()[game].folder.rglob("*.py"))


def _compile(game: str) -> None:
    command = [sys.executable, "-m", "tests.ready", game]
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
