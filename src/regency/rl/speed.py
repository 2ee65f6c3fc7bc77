"""How fast the research interfaces are: `python -m regency.rl.speed [game …]`.

Every figure counts decisions of uniformly random players, observations and masks included. Games of
PettingZoo itself are measured in the same loop where their parts are installed.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from regency.games import game as find_game
from regency.games import games
from regency.rl.batch import Batch

SECONDS = 2.0
#: Few enough matches to stay in a core's cache.
COUNT = 256
WARM_UP = 3
#: What PettingZoo brings, to compare with.
THEIRS = ("classic/texas_holdem-v4", "classic/hanabi-v5")
SEED = 1


def pace(burst: Callable[[], int], seconds: float) -> float:
    """Return decisions a second of a function that makes some and tells how many."""
    for _ in range(WARM_UP):
        burst()
    made, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        made += burst()
    return made / (time.perf_counter() - started)


def vector_pace(name: str, seats: int, count: int, threads: int, seconds: float) -> float:
    """Return the pace of a batch, all seats random."""
    batch = Batch(find_game(name), seats, count, threads=threads)

    def burst() -> int:
        batch.step(batch.sample())
        return count

    return pace(burst, seconds)


def aec_pace(environment: Any, seconds: float) -> float:
    """Return the pace of a PettingZoo environment in its usual loop."""
    rng = random.Random(SEED)
    environment.reset(seed=SEED)

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

    return pace(burst, seconds)


def their_paces(seconds: float) -> dict[str, float]:
    """Return the paces of PettingZoo's own games, of those that can be made here."""
    import pettingzoo

    found = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in THEIRS:
            try:
                found[name] = aec_pace(pettingzoo.make("aec", name), seconds)
            except Exception as error:  # foreign code with parts missing: ours must still come
                print(f"{name}: skipped ({type(error).__name__})")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m regency.rl.speed", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--count", type=int, default=COUNT, help="matches in the vector")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args(arguments)
    from regency.rl.pettingzoo import env

    theirs = their_paces(chosen.seconds)
    for name, found in theirs.items():
        print(f"PettingZoo {name}: {found:,.0f} decisions a second")
    for name in chosen.games:
        seats = find_game(name).seats[0]
        vector = vector_pace(name, seats, chosen.count, chosen.threads, chosen.seconds)
        print(f"{name}, {seats} seats, vector of {chosen.count}: {vector:,.0f} decisions a second")
        one = aec_pace(env(name, seats=seats), chosen.seconds)
        ratios = ", ".join(f"{one / found:.1f} x {other}" for other, found in theirs.items())
        print(f"{name}, {seats} seats, PettingZoo: {one:,.0f} decisions a second {ratios}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
