"""The vector machine on Numba: thousands of matches a call, written into arrays made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from regency.core.engine import Rules, engine
from regency.core.game import Game, OptionValue
from regency.core.kernel import seed_words
from regency.core.record import with_attributes
from regency.core.saving import Saved, Saving
from regency.core.types import SPECTATOR, Ints, States
from regency.rl import steps
from regency.rl.arguments import check_seat
from regency.rl.patience import Patience
from regency.rl.rewards import reward_kind
from regency.rl.seeds import (
    NEW_SEEDS,
    OLD_SAMPLE_STREAM,
    OLD_SEED_MASK,
    OLD_SEEDS,
    SAMPLES,
    TRAIN,
    check_seeding,
    derived,
    seeds_of,
)
from regency.rl.steps import LEARNER


def records(count: int, dtype: np.dtype[Any]) -> States:
    """Return zeroed records whose fields are attributes."""
    return np.zeros(count, with_attributes(dtype))


def new_rows(game: Game, seats: int, count: int, players: Ints | None) -> States:
    """Return what matches keep beside their states; nobody named: every seat is a learner's."""
    rows = records(count, steps.row_type(game))
    rows["turn"] = steps.NOBODY_TO_ACT
    rows["players"] = LEARNER
    if players is not None:
        rows["players"][:, :seats] = players
    if not (rows["players"][:, :seats] == LEARNER).any(axis=1).all():
        raise ValueError("every match needs a seat that is left to the caller (LEARNER)")
    return rows


def new_works(game: Game, workers: int, **settings: Any) -> States:
    """Return the settings (fields of `steps.work_type`) with work arrays for each worker."""
    works = records(workers, steps.work_type(game))
    for name, value in settings.items():
        works[name] = value
    return works


def check_counts(game: Game, seats: int, count: int, threads: int = 1) -> None:
    """Raise ValueError unless a batch can have these numbers."""
    game.check_seats(seats)
    if count < 1 or threads < 1:
        raise ValueError(f"a batch has at least one match and thread, not {count} and {threads}")


def seed_rows(rows: States, seed: int | Sequence[int | None], split: str, old: bool) -> int | None:
    """Write the seeds of all matches; return that of random actions, None where it stays."""
    if old:
        if not isinstance(seed, int | np.integer):
            raise ValueError("seeds of v0 are one for all matches: take a newer version")
        first = int(seed) & OLD_SEED_MASK
        rows["seed"] = first + np.arange(len(rows))
        return first + OLD_SAMPLE_STREAM
    found = seeds_of(seed, len(rows), split)
    for i, one in enumerate(found):
        if one is not None:
            rows["seed"][i], rows["deal"][i] = one, 0
    return None if found[0] is None else int(derived(found[0], 0, SAMPLES))


class Batch(Saving):
    """Many matches of one game, each waiting for the decision of one seat.

    After `reset` and `step`, in row i: `turn` is the seat to act, `observation` and `mask` are that
    seat's, `reward` holds every seat's reward of the last step and `done` tells whether it ended
    the match (`steps.ENDED`, `steps.FORFEITED`). The arrays are the same objects for ever and are
    overwritten; with `again` a finished match is dealt anew within the step. `seed` is one for all,
    of which the first match is the one that this seed stands for everywhere, or one for each match;
    `seeds` holds those of the present matches (see `rl.seeds`), however many threads there are.
    Deals of `split` "evaluation" are never dealt in "train". `players` says who plays each seat
    (`steps.LEARNER`, `drivers.RANDOM_PLAYER`, `drivers.HEURISTIC_PLAYER`), for all matches or each.
    `element` is what observations are made of: `int8`, or `float32`, copied from the bytes. With
    `skip_forced` nobody is asked who has one legal action only.
    """

    changing = (
        "states", "_rows", "_views", "_choices", "_finals", "_wides", "_wide_finals", "_rng",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        *,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | Sequence[int] = 0,
        split: str = TRAIN,
        reward: str = "places",
        players: Ints | None = None,
        again: bool = True,
        keep_finals: bool = False,
        skip_forced: bool = False,
        threads: int = 1,
        machine: str = "numba",
        element: str = steps.INT8,
        seeding: str = NEW_SEEDS,
    ) -> None:
        self._settings: dict[str, Any] = {
            "game": game, "seats": seats, "count": count, "options": dict(options or {}),
            "reward": reward, "players": players, "again": again, "keep_finals": keep_finals,
            "skip_forced": skip_forced, "threads": threads, "machine": machine, "element": element,
            "split": split, "seeding": seeding,
        }  # fmt: skip
        self._build(**self._settings)
        with Patience(f"compiling {game.name}, once: it is kept"):
            self.reset(seed)

    def _build(
        self, game: Game, seats: int, count: int, options: Mapping[str, OptionValue], reward: str,
        players: Ints | None, again: bool, keep_finals: bool, skip_forced: bool, threads: int,
        machine: str, element: str, split: str, seeding: str,
    ) -> None:  # fmt: skip
        check_counts(game, seats, count, threads)
        check_seeding(seeding, split)
        self._split, self._old_seeds = split, seeding == OLD_SEEDS
        self.game = game
        self.seats = seats
        self.count = count
        self.rules: Rules = engine(game, machine)
        self.states = records(count, game.rules.STATE.dtype)
        self._rows = new_rows(game, seats, count, players)
        view, wide = steps.view_type(game), steps.view_type(game, element)
        floats = wide != view
        kept = count if keep_finals else 1
        self._views, self._finals = records(count, view), records(kept, view)
        self._choices = records(count, steps.choice_type(game))
        # Compiled code takes arrays of floats in any case: one row where nobody wants them.
        float_view = steps.view_type(game, steps.FLOAT32)
        self._wides = records(count if floats else 1, float_view)
        self._wide_finals = records(kept if floats else 1, float_view)
        self._works = new_works(
            game, threads, stride=count if self._old_seeds else 0, seats=seats,
            options=game.option_values(options), kind=reward_kind(reward), again=int(again),
            keep=int(keep_finals), wide=int(floats), skip=int(skip_forced),
        )  # fmt: skip
        self.observation: Ints = (self._wides if floats else self._views)["observation"]
        self.final: Ints = (self._wide_finals if floats else self._finals)["observation"]
        self.mask: Ints = self._choices["mask"]
        self.turn: Ints = self._rows["turn"]
        self.seeds: Ints = self._rows["match"]
        self.done: Ints = self._rows["done"]
        self.reward: Ints = self._rows["reward"][:, :seats]
        self._actions = np.zeros(count, np.int64)
        self._rng = np.zeros(4, np.uint32)
        bounds = [count * t // threads for t in range(threads + 1)]
        self._ranges = [(bounds[t], bounds[t + 1], t) for t in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._run = self.rules.bind(steps.run_range)
        self._sample = self.rules.bind(steps.sample_actions)

    def fits(self) -> tuple[Any, ...]:
        """Return all that decides the arrays and what is written into them."""
        told = self._settings
        options = tuple(self.game.full_options(told["options"]).items())
        names = (
            "count",
            "reward",
            "again",
            "keep_finals",
            "skip_forced",
            "element",
            "split",
            "seeding",
        )
        return ("batch", self.game.name, self.seats, options, *(told[name] for name in names))

    def __getstate__(self) -> tuple[dict[str, Any], Saved]:
        return self._settings, self.save()

    def __setstate__(self, kept: tuple[dict[str, Any], Saved]) -> None:
        self._settings, saved = kept
        self._build(**self._settings)
        self.restore(saved)

    def reset(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Begin all matches anew: from *seed*, one for all or one for each, or each from its next.

        A match whose seed is None goes on with the seed that comes next.
        """
        if seed is not None:
            draws = seed_rows(self._rows, seed, self._split, self._old_seeds)
            if draws is not None:
                seed_words(self._rng, draws)
        self._share(dealing=1)

    def step(self, actions: Ints) -> None:
        """Carry out one action in every match; an illegal one forfeits its match."""
        self._actions[:] = actions
        self._share(dealing=0)

    def step_one(self, action: int) -> None:
        """Carry out an action in the first match: all there is in a batch of one."""
        self._actions[0] = action
        self._run_range(0, 1, 0, 0)

    def look(self, seat: int, match: int = 0) -> Ints:
        """Return what a seat, or a spectator (-1), sees of a match now, as a new array."""
        check_seat("seat", seat, self.seats, SPECTATOR)
        if not 0 <= match < self.count:
            raise ValueError(f"match is a number from 0 to {self.count - 1}, not {match!r}")
        seen = np.zeros(self.observation.shape[1], np.int8)
        self.rules.observe(self.states, match, seat, seen)
        return seen.astype(self.observation.dtype, copy=False)

    def sample(self) -> Ints:
        """Return a random legal action for every match."""
        self._sample(self._rows, self._choices, self._rng, self._actions)
        return self._actions

    def _share(self, dealing: int) -> None:
        shares = [(first, last, dealing, worker) for first, last, worker in self._ranges]
        if self._pool is None:
            self._run_range(*shares[0])
        else:
            list(self._pool.map(lambda share: self._run_range(*share), shares))

    def _run_range(self, first: int, last: int, dealing: int, worker: int) -> None:
        self._run(
            first, last, dealing, self.states, self._rows, self._actions, self._views, self._wides,
            self._choices, self._finals, self._wide_finals, self._works, worker,
        )  # fmt: skip
