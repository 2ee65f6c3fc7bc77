"""perft: count before you argue. Decision histories per depth, from one deal or from all."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from regency.core import drivers
from regency.core.engine import Rules, engine
from regency.core.game import Game, OptionValue
from regency.core.types import CHANCE, Ints, States

#: More deals than this are not walked one by one.
MOST_DEALS = 1_000_000


@dataclass(frozen=True)
class Perft:
    """Counts by depth: histories of that many decisions, and those of them that are finished."""

    nodes: list[int]
    ends: list[int]


class TooManyDeals(ValueError):
    """All deals were asked for and there are more than can be walked."""


def perft(
    game: Game,
    seats: int,
    depth: int,
    options: Mapping[str, OptionValue] | None = None,
    seed: int | None = 0,
    machine: str = "numba",
) -> Perft:
    """Count the histories below the deal of *seed*, or below every deal when it is None."""
    game.check_seats(seats)
    rules: Rules = engine(game, machine)
    states = rules.new(depth + 2)
    values = game.option_values(options or {})
    counts = np.zeros((2, depth + 1), np.int64)
    rules.setup(states, 0, seats, values, seed or 0)
    for _ in [None] if seed is not None else _all_deals(rules, states):
        _walk(rules, states, depth, counts)
    return Perft(counts[0].tolist(), counts[1].tolist())


def _walk(rules: Rules, states: States, depth: int, counts: Ints) -> None:
    buffers = rules.buffers()
    masks = np.zeros((depth + 1, buffers.mask.shape[0]), np.uint8)
    cursors = np.zeros(depth + 2, np.int64)
    rules.bind(drivers.perft)(
        states, depth, masks, cursors, buffers.cards, buffers.no_events, counts[0], counts[1]
    )


def _all_deals(rules: Rules, states: States) -> Iterator[None]:
    """Put every different deal into state 0, one after the other."""
    buffers = rules.buffers()
    if rules.to_act(states, 0) != CHANCE:
        yield None
        return
    before = rules.new(1)
    before[0] = states[0]
    count = rules.pool(states, 0, buffers.cards)
    picks = rules.picks(states, 0)
    if np.prod(np.arange(count - picks + 1, count + 1, dtype=float)) > MOST_DEALS:
        raise TooManyDeals(
            f"{rules.game.name} has too many deals to walk them all: give a seed to fix one"
        )
    pool = [int(card) for card in buffers.cards[:count]]
    for outcome in sorted(set(itertools.permutations(pool, picks))):
        states[0] = before[0]
        rules.chance(states, 0, np.array(outcome, np.int16), buffers.no_events)
        yield from _all_deals(rules, states)
