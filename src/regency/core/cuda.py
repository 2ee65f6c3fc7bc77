"""The CUDA machine: one thread per match, the same sources compiled by numba-cuda."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

import numpy as np

# numba-cuda 0.30 still asks NumPy for a name that NumPy 2.5 has dropped.
if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010 - the name is not in the stubs

import numba
from numba import cuda

from regency.core import drivers
from regency.core.drivers import REPORT_COLUMNS, add_report, play_match, replay_match
from regency.core.engine import Binder, player_kinds, widen_arguments
from regency.core.game import Game
from regency.core.slots import (
    MAX_SEATS,
    NUM_ACTIONS,
    NUM_CARDS,
    POOL_SIZE,
    SCORE_COLUMNS,
    STATE_TYPE,
)
from regency.core.types import EVENT_WIDTH, Events, Ints, States

THREADS_A_BLOCK = 128
#: Threads of one soak; each plays its share of the matches.
SOAK_THREADS = 100_000


def play_kernel(
    states: States, seats: int, options: Ints, seed: int, players: Ints, audit: int,
    events: Events, reports: Ints,
) -> None:  # fmt: skip
    """Play match *i* in thread *i*; the twin of `drivers.play_matches`."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    rng = cuda.local.array(4, numba.uint32)
    mask = cuda.local.array(NUM_ACTIONS, numba.uint8)
    cards = cuda.local.array(POOL_SIZE, numba.int16)
    counts = cuda.local.array(NUM_CARDS, numba.int16)
    expected = cuda.local.array(NUM_CARDS, numba.int16)
    points = cuda.local.array((MAX_SEATS, SCORE_COLUMNS), numba.int32)
    play_match(
        states[i], seats, options, seed + i, players, audit,
        rng, mask, cards, counts, expected, points, events, reports[i],
    )  # fmt: skip


def speed_kernel(
    seats: int, options: Ints, seed: int, matches: int, events: Events, decisions: Ints
) -> None:
    """Play *matches* random matches a thread in local memory; count the decisions."""
    i = cuda.grid(1)
    if i >= decisions.shape[0]:
        return
    state = cuda.local.array(1, STATE_TYPE)
    rng = cuda.local.array(4, numba.uint32)
    mask = cuda.local.array(NUM_ACTIONS, numba.uint8)
    cards = cuda.local.array(POOL_SIZE, numba.int16)
    total = 0
    for match in range(matches):
        this = seed + i * matches + match
        total += replay_match(state[0], seats, options, this, rng, mask, cards, events)
    decisions[i] = total


def soak_kernel(
    seats: int, options: Ints, seed: int, share: int, count: int, players: Ints, events: Events,
    totals: Ints,
) -> None:  # fmt: skip
    """Play *share* of *count* audited matches a thread; the twin of `drivers.soak`."""
    i = cuda.grid(1)
    if i >= totals.shape[0]:
        return
    state = cuda.local.array(1, STATE_TYPE)
    rng = cuda.local.array(4, numba.uint32)
    mask = cuda.local.array(NUM_ACTIONS, numba.uint8)
    cards = cuda.local.array(POOL_SIZE, numba.int16)
    counts = cuda.local.array(NUM_CARDS, numba.int16)
    expected = cuda.local.array(NUM_CARDS, numba.int16)
    points = cuda.local.array((MAX_SEATS, SCORE_COLUMNS), numba.int32)
    report = cuda.local.array(REPORT_COLUMNS, numba.int64)
    for match in range(i * share, min((i + 1) * share, count)):
        play_match(
            state[0], seats, options, seed + match, players, 1,
            rng, mask, cards, counts, expected, points, events, report,
        )  # fmt: skip
        add_report(totals[i], report, match == i * share)


class CudaRules:
    """A game's rules on a GPU: whole batches of matches, no single moves."""

    machine = "cuda"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.binder = _binder(game)
        # A heuristic can be most of a kernel's code: random matches are compiled without it.
        self.random_binder = _binder(game)
        self.random_binder.overrides["choose"] = drivers.sample_by_mask

    def bind(self, kernel: Callable[..., Any]) -> Any:
        """Return a kernel written against `core.slots`, compiled for this game."""
        return _kernel(self.binder, kernel)

    def new(self, count: int = 1) -> States:
        """Return *count* zeroed states, in the host's memory."""
        return self.game.rules.STATE.new(count)

    def play(
        self,
        seats: int,
        options: Ints,
        seed: int,
        count: int,
        players: Sequence[int] = (),
        audit: bool = False,
    ) -> tuple[States, Ints]:
        """Play *count* matches to the end, as `Rules.play` does, with the same results."""
        states = cuda.to_device(self.new(count))
        reports = cuda.to_device(np.zeros((count, drivers.REPORT_COLUMNS), np.int64))
        self.bind(play_kernel)[_blocks(count), THREADS_A_BLOCK](
            states, seats, cuda.to_device(options), seed,
            cuda.to_device(player_kinds(seats, players)), int(audit), _no_events(), reports,
        )  # fmt: skip
        return states.copy_to_host(), reports.copy_to_host()

    def soak(
        self, seats: int, options: Ints, seed: int, count: int, players: Sequence[int] = ()
    ) -> Ints:
        """Play *count* audited matches and return their totals, as `Rules.soak` does."""
        only_random = all(kind == drivers.RANDOM_PLAYER for kind in players)
        binder = self.random_binder if only_random else self.binder
        # The last thread may have less to do; a thread without a match would report nothing.
        share = -(-count // SOAK_THREADS)
        threads = -(-count // share)
        totals = cuda.to_device(np.zeros((threads, drivers.TOTAL_COLUMNS), np.int64))
        _kernel(binder, soak_kernel)[_blocks(threads), THREADS_A_BLOCK](
            seats, cuda.to_device(options), seed, share, count,
            cuda.to_device(player_kinds(seats, players)), _no_events(), totals,
        )  # fmt: skip
        each = totals.copy_to_host()
        folded: Ints = each.sum(axis=0)
        folded[drivers.LOWEST] = each[:, drivers.LOWEST].min()
        folded[drivers.HIGHEST] = each[:, drivers.HIGHEST].max()
        return folded

    def speed(self, seats: int, options: Ints, seed: int, threads: int, matches: int) -> int:
        """Play *threads* x *matches* random matches; return the decisions made."""
        decisions = cuda.to_device(np.zeros(threads, np.int64))
        _kernel(self.random_binder, speed_kernel)[_blocks(threads), THREADS_A_BLOCK](
            seats, cuda.to_device(options), seed, matches, _no_events(), decisions
        )
        return int(decisions.copy_to_host().sum())


def _kernel(binder: Binder, kernel: Callable[..., Any]) -> Any:
    return binder.twin(kernel, decorate=cuda.jit)


def _binder(game: Game) -> Binder:
    binder = Binder(game, _device_function)
    binder.sizes["STATE_TYPE"] = _state_type(game)
    return binder


def _device_function(function: FunctionType) -> Any:
    dispatcher = cuda.jit(device=True)(function)
    if not numba.config.ENABLE_CUDASIM:
        widen_arguments(dispatcher)
    return dispatcher


def _state_type(game: Game) -> Any:
    """Return the element type of an array of states made inside a kernel."""
    dtype = game.rules.STATE.dtype
    return dtype if numba.config.ENABLE_CUDASIM else numba.from_dtype(dtype)


def _blocks(threads: int) -> int:
    return (threads + THREADS_A_BLOCK - 1) // THREADS_A_BLOCK


def _no_events() -> Any:
    """Return the buffer that drops every event: facts are for people, not for batches."""
    return cuda.to_device(np.zeros((0, EVENT_WIDTH), np.int16))


def gpu_found() -> bool:
    """Tell whether the driver sees a GPU."""
    return bool(cuda.is_available())
