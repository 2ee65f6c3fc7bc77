"""How fast the research interfaces are, observations and masks included, beside other libraries.

Paces are decisions of uniformly random players a second of the process's own time, so that others
at work on the machine count less. One process, one thread, held to one core as the peers are; a GPU
is timed by the clock on the wall.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from regency.bench.cores import one_core
from regency.bench.peers import BATCHED, FROM_PYTHON, PARTS, PeerResult
from regency.core.cuda_present import cuda_present
from regency.core.game import Game
from regency.rl.batch import Batch
from regency.rl.steps import FLOAT32, INT8

#: Few enough matches to stay in a core's cache, enough to make the calls from Python cheap.
COUNT = 512
#: Enough matches to fill a GPU.
CUDA_COUNT = 1 << 18
#: Steps between two looks at the clock.
STEPS_A_BURST = 16
SEED = 1

#: The peers our interfaces are to be compared with: library, game, and how many times as fast.
VECTOR_GOALS = {("pgx", "sparrow_mahjong"): 10.0, ("OpenSpiel", "hanabi"): 20.0,
                ("OpenSpiel", "hearts"): 20.0}  # fmt: skip
WRAPPER_GOALS = {("PettingZoo", "hanabi_v5"): 20.0, ("PettingZoo", "texas_holdem_v4"): 10.0}
#: Decisions a second that the vector of every game is to reach, whatever the peers do.
PACE_GOAL = 5_000_000.0
WRAPPER = "PettingZoo"
VECTORS = tuple(f"vector, {element}" for element in (INT8, FLOAT32))


@dataclass(frozen=True)
class Pace:
    """One interface of one game: decisions a second."""

    game: str
    seats: int
    interface: str
    steps_per_second: float


def pace(
    burst: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time
) -> float:
    """Return decisions a second, by a clock, of a function that tells how many it makes."""
    burst()
    best = 0.0
    for _ in range(PARTS):
        made, started, spent = 0, clock(), 0.0
        while spent < seconds / PARTS:
            made += burst()
            spent = clock() - started
        best = max(best, made / spent)
    return best


def vector_pace(game: Game, seats: int, element: str, seconds: float) -> Pace:
    """Measure a batch in which every seat plays at random."""
    batch = Batch(game, seats, COUNT, seed=SEED, element=element)

    def burst() -> int:
        for _ in range(STEPS_A_BURST):
            batch.step(batch.sample())
        return STEPS_A_BURST * COUNT

    return Pace(game.name, seats, f"vector, {element}", pace(burst, seconds))


def cuda_pace(game: Game, seats: int, element: str, seconds: float) -> Pace:
    """Measure a batch on the GPU in which every seat plays at random."""
    from regency.rl.batch_cuda import CudaBatch

    batch = CudaBatch(game, seats, CUDA_COUNT, seed=SEED, element=element)

    def burst() -> int:
        for _ in range(STEPS_A_BURST):
            batch.step(batch.sample())
        batch.done.copy_to_host()  # launches return at once: this waits for all of them
        return STEPS_A_BURST * CUDA_COUNT

    found = pace(burst, seconds, time.perf_counter)
    return Pace(game.name, seats, f"vector, {element}, cuda", found)


def wrapper_pace(game: Game, seats: int, seconds: float) -> Pace:
    """Measure our PettingZoo environment in PettingZoo's usual loop."""
    from regency.rl.pettingzoo import AECGame

    environment: Any = AECGame(game, seats)
    environment.reset(seed=SEED)
    rng = random.Random(SEED)

    def burst() -> int:
        environment.reset()
        made = 0
        for _ in environment.agent_iter():
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
            else:
                environment.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                made += 1
        return made

    return Pace(game.name, seats, WRAPPER, pace(burst, seconds))


def missing() -> str | None:
    """Return what keeps the PettingZoo environment from being measured, and the remedy, if any."""
    try:
        importlib.import_module("regency.rl.pettingzoo")
    except ImportError as error:
        return f"{WRAPPER}: not measured ({error}); `pip install 'regency[rl]'` brings all of it"
    return None


def measure_interfaces(game: Game, seconds: float) -> list[Pace]:
    """Measure every interface of a game that is there, at its lowest number of seats."""
    seats = game.seats[0]
    with one_core():
        found = [vector_pace(game, seats, element, seconds) for element in (INT8, FLOAT32)]
        if missing() is None:
            found.append(wrapper_pace(game, seats, seconds))
    if cuda_present():
        found.append(cuda_pace(game, seats, INT8, seconds))
    return found


def compared(paces: list[Pace], peers: list[PeerResult]) -> list[str]:
    """Return a line for each goal: how fast we are, beside a peer or alone, and who misses it."""
    lines = []
    for interface in (*VECTORS, WRAPPER):
        ours = [found for found in paces if found.interface == interface]
        if ours and interface in VECTORS:
            paces_told = ", ".join(f"{found.game} {found.steps_per_second:,.0f}" for found in ours)
            lines.append(
                f"{interface}: {paces_told}; goal {PACE_GOAL:,.0f}{_verdict(ours, PACE_GOAL)}"
            )
        goals = WRAPPER_GOALS if interface == WRAPPER else VECTOR_GOALS
        for peer in peers:
            times = goals.get((peer.library, peer.game))
            if ours and times is not None and peer.how in (FROM_PYTHON, BATCHED):
                lines.append(f"{interface} {_beside(ours, peer, times)}")
    return lines


def _beside(ours: list[Pace], peer: PeerResult, times: float) -> str:
    ratios = ", ".join(
        f"{found.game} {found.steps_per_second / peer.steps_per_second:,.1f} ×" for found in ours
    )
    return (
        f"beside {peer.library} {peer.game}, {peer.how} ({peer.steps_per_second:,.0f}): {ratios}; "
        f"goal {times:g} ×{_verdict(ours, times * peer.steps_per_second)}"
    )


def _verdict(ours: list[Pace], goal: float) -> str:
    slow = [found.game for found in ours if found.steps_per_second < goal]
    return f" missed by {', '.join(slow)}" if slow else " reached"
