"""Do the machines agree? The same matches on each, compared by a checksum over every byte."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from regency.core import drivers
from regency.core.engine import engine
from regency.core.game import Game
from regency.games import game as find_game

#: Matches played and hashed at a time: bounds the memory, and is what a process is handed.
CHUNK = 20_000
SEED = 1


@dataclass(frozen=True)
class Agreement:
    """What one machine makes of the matches: a checksum of final states, digests and faults."""

    machine: str
    checksum: str
    matches: int
    steps: int
    faults: int
    seconds: float


def agreement(
    game: Game, machine: str, seats: int, matches: int, progress: Callable[[int], None]
) -> Agreement:
    """Play *matches* audited random and heuristic matches and fold them into one checksum."""
    started = time.perf_counter()
    total = hashlib.sha256()
    steps = faults = done = 0
    for digest, chunk_steps, chunk_faults, count in _chunks(game, machine, seats, matches):
        total.update(digest)
        steps += chunk_steps
        faults += chunk_faults
        done += count
        progress(done)
    elapsed = time.perf_counter() - started
    return Agreement(machine, total.hexdigest()[:16], matches, steps, faults, elapsed)


Chunk = tuple[bytes, int, int, int]


def _chunks(game: Game, machine: str, seats: int, matches: int) -> Iterator[Chunk]:
    jobs = [
        (game.name, machine, seats, SEED + start, min(CHUNK, matches - start))
        for start in range(0, matches, CHUNK)
    ]
    if machine != "python":
        yield from map(play_chunk, jobs)
        return
    # The interpreter is thousands of times slower: every core helps.
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(play_chunk, jobs)


def play_chunk(job: tuple[str, str, int, int, int]) -> Chunk:
    """Play one chunk: seat 0 by the heuristic, the others at random."""
    name, machine, seats, seed, count = job
    game = find_game(name)
    players = [drivers.HEURISTIC_PLAYER] + [drivers.RANDOM_PLAYER] * (seats - 1)
    rules = engine(game, machine)
    states, reports = rules.play(seats, game.option_values({}), seed, count, players, audit=True)
    digest = hashlib.sha256(states.tobytes() + reports.tobytes()).digest()
    faults = int((reports[:, drivers.WRONG] != drivers.FINE).sum())
    return digest, int(reports[:, drivers.STEPS].sum()), faults, count
