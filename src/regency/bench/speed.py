"""How fast a game's rules run on one core, or on a GPU."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from os import environ

from regency.core import drivers
from regency.core.cuda_present import cuda_present
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.wasm.manifest import has_module
from regency.core.wasm.running import node

#: Matches of the first, untimed burst; a timed burst doubles until it fills the time wanted.
FIRST_BURST = 4
CLONES = 200_000
CLONED_STATES = 64
#: Enough threads to fill any GPU several times over.
CUDA_THREADS = 1 << 18
SEED = 1


@dataclass(frozen=True)
class Speed:
    """One game on one machine: decisions and matches a second, and nanoseconds a copied state."""

    game: str
    machine: str
    seats: int
    steps_per_second: float
    matches_per_second: float
    clone_ns: float | None


@dataclass(frozen=True)
class CompileTime:
    """Seconds until the first match is played: with an empty cache, and with a filled one."""

    game: str
    cold: float
    warm: float


def measure(game: Game, machine: str, seats: int, seconds: float) -> Speed:
    """Play random matches for about *seconds* on one machine."""
    if machine == "cuda":
        return _measure_cuda(game, seats, seconds)
    rules: Rules = engine(game, machine)
    buffers = rules.buffers()
    options = game.option_values({})
    states = rules.new(1)
    play = rules.bind(drivers.replay_speed)

    def burst(matches: int, seed: int) -> int:
        return int(
            play(
                states, seats, options, seed, matches,
                buffers.rng, buffers.mask, buffers.cards, buffers.no_events,
            )
        )  # fmt: skip

    steps, matches, elapsed = _repeat(burst, seconds)
    return Speed(game.name, machine, seats, steps / elapsed, matches / elapsed, _clone_cost(rules))


def _repeat(burst: Callable[[int, int], int], seconds: float) -> tuple[int, int, float]:
    """Return decisions, matches and seconds of a burst that was grown until it fills the time."""
    burst(FIRST_BURST, SEED)
    matches = FIRST_BURST
    while True:
        started = time.perf_counter()
        steps = burst(matches, SEED)
        elapsed = time.perf_counter() - started
        if elapsed >= seconds / 2:
            # Once more, and the quicker counts: a stall of the machine is not the rules' speed.
            started = time.perf_counter()
            burst(matches, SEED)
            return steps, matches, min(elapsed, time.perf_counter() - started)
        matches *= 2


def _clone_cost(rules: Rules) -> float | None:
    if rules.machine != "numba":
        return None
    states = rules.new(CLONED_STATES)
    clone = rules.bind(drivers.clone)
    clone(states, CLONED_STATES)
    started = time.perf_counter()
    clone(states, CLONES)
    return (time.perf_counter() - started) / CLONES * 1e9


def _measure_cuda(game: Game, seats: int, seconds: float) -> Speed:
    rules = engine(game, "cuda")
    options = game.option_values({})

    def burst(matches: int, seed: int) -> int:
        return int(rules.speed(seats, options, seed, CUDA_THREADS, matches))

    steps, matches, elapsed = _repeat(burst, seconds)
    return Speed(game.name, "cuda", seats, steps / elapsed, matches * CUDA_THREADS / elapsed, None)


def machines_here() -> tuple[str, ...]:
    """Return the machines that can be measured on this computer."""
    found = ["python", "numba"]
    found += ["cuda"] if cuda_present() else []
    found += ["wasm"] if node() is not None else []
    return tuple(found)


def machines_of(game: Game) -> tuple[str, ...]:
    """Return the machines of this computer that a game is there for."""
    return tuple(name for name in machines_here() if name != "wasm" or has_module(game))


#: Plays one match move by move: what a first user waits for.
_FIRST_MATCH = """
import sys, time
from regency.games import game
from regency.core.match import Position
import numba
chosen = game(sys.argv[1])
started = time.perf_counter()
position = Position(chosen, int(sys.argv[2]))
position.settle_chance()
while not position.over:
    seat = position.seat_to_act()
    position.play(seat, position.legal(seat)[0])
    position.settle_chance()
position.scores()
print(time.perf_counter() - started)
"""


def compile_time(game: Game, seats: int) -> CompileTime:
    """Time the first match in a new process: with an empty cache folder, then again."""
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(2):
            done = subprocess.run(
                [sys.executable, "-c", _FIRST_MATCH, game.name, str(seats)],
                env={**environ, "REGENCY_CACHE": folder},
                capture_output=True,
                text=True,
                check=True,
            )
            times.append(float(done.stdout))
    return CompileTime(game.name, cold=times[0], warm=times[1])
