"""A soak: very many audited random matches, of which only the totals are kept."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from regency.core import drivers
from regency.core.engine import engine
from regency.core.types import Ints
from regency.games import game as find_game

#: Matches a process is handed at a time.
CHUNK = 5_000
#: Matches of one kernel launch: long launches show no progress and may be cut off by a driver.
CUDA_CHUNK = 10_000_000
SEED = 1

Job = tuple[str, str, int, int, int]


def soak(
    name: str, machine: str, seats: int, matches: int, progress: Callable[[int], None]
) -> Ints:
    """Play matches from seeds 1 … *matches* and fold their totals; Numba uses every core."""
    chunk = CUDA_CHUNK if machine == "cuda" else CHUNK
    jobs = [
        (name, machine, seats, SEED + start, min(chunk, matches - start))
        for start in range(0, matches, chunk)
    ]
    done = 0
    totals: list[Ints] = []
    for part, job in zip(_play(jobs, machine), jobs, strict=True):
        totals.append(part)
        done += job[-1]
        progress(done)
    return fold(totals)


def _play(jobs: list[Job], machine: str) -> list[Ints] | map[Ints]:
    if machine == "cuda" or len(jobs) == 1:
        return map(play_chunk, jobs)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool:
        return list(pool.map(play_chunk, jobs))


def play_chunk(job: Job) -> Ints:
    """Play one chunk of audited random matches."""
    name, machine, seats, seed, count = job
    game = find_game(name)
    totals: Ints = engine(game, machine).soak(seats, game.option_values({}), seed, count)
    return totals


def fold(parts: list[Ints]) -> Ints:
    """Add totals up; bounds are the lowest and the highest of all."""
    table = np.array(parts)
    folded: Ints = table.sum(axis=0)
    folded[drivers.LOWEST] = table[:, drivers.LOWEST].min()
    folded[drivers.HIGHEST] = table[:, drivers.HIGHEST].max()
    return folded
