"""How fast the research interfaces are, observations and masks included, beside other libraries.

Paces are decisions of uniformly random players a second of the process's own time, so that others
at work on the machine count less. One process, one thread; a GPU is timed by the clock on the wall.
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from regency.bench.peers import BATCHED, FROM_PYTHON, PeerResult
from regency.core.cuda_present import cuda_present
from regency.core.game import Game
from regency.rl.batch import Batch
from regency.rl.steps import FLOAT32, INT8

#: Few enough matches to stay in a core's cache.
COUNT = 256
#: Enough matches to fill a GPU.
CUDA_COUNT = 1 << 18
#: Steps between two looks at the clock.
STEPS_A_BURST = 16
#: The quickest of so many parts counts: a stall of the machine is not our speed.
PARTS = 5
SEED = 1

#: The peers our interfaces are to be compared with: library, game, and how many times as fast.
VECTOR_GOALS = {("pgx", "sparrow_mahjong"): 10.0, ("OpenSpiel", "hanabi"): 20.0,
                ("OpenSpiel", "hearts"): 20.0}  # fmt: skip
WRAPPER_GOALS = {("PettingZoo", "hanabi_v5"): 5.0, ("PettingZoo", "texas_holdem_v4"): 5.0}


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


def vector_pace(game: Game, seats: int, seconds: float) -> Pace:
    """Measure a batch in which every seat plays at random."""
    batch = Batch(game, seats, COUNT, seed=SEED)

    def burst() -> int:
        for _ in range(STEPS_A_BURST):
            batch.step(batch.sample())
        return STEPS_A_BURST * COUNT

    return Pace(game.name, seats, f"vector, {FLOAT32}", pace(burst, seconds))


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

    return Pace(game.name, seats, "PettingZoo", pace(burst, seconds))


def measure_interfaces(game: Game, seconds: float) -> list[Pace]:
    """Measure every interface of a game at its lowest number of seats."""
    seats = game.seats[0]
    found = [vector_pace(game, seats, seconds)]
    if cuda_present():
        found.append(cuda_pace(game, seats, INT8, seconds))
    with contextlib.suppress(ImportError):  # PettingZoo is an extra; the vector needs none of it
        found.append(wrapper_pace(game, seats, seconds))
    return found


def compared(paces: list[Pace], peers: list[PeerResult]) -> list[str]:
    """Return a line for each peer that a goal names, with how many times as fast we are."""
    lines = []
    for goals, interface, how in (
        (VECTOR_GOALS, f"vector, {FLOAT32}", (FROM_PYTHON, BATCHED)),
        (WRAPPER_GOALS, "PettingZoo", (FROM_PYTHON,)),
    ):
        ours = [found for found in paces if found.interface == interface]
        for peer in peers:
            goal = goals.get((peer.library, peer.game))
            if goal is not None and peer.how in how:
                ratios = ", ".join(
                    f"{found.game} {found.steps_per_second / peer.steps_per_second:,.1f} ×"
                    for found in ours
                )
                lines.append(
                    f"{interface} beside {peer.library} {peer.game}, {peer.how} "
                    f"({peer.steps_per_second:,.0f}): {ratios}; goal {goal:g} ×"
                )
    return lines
