"""How long one look of a game's network takes on one core, observing the position included."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from regency.bots.base import Budget
from regency.bots.heuristic import HeuristicBot
from regency.bots.network import Looker, load_network
from regency.core.game import Game
from regency.core.match import Position
from regency.core.types import State

SEED = 1
POSITIONS = 64


@dataclass(frozen=True)
class LookSpeed:
    """Microseconds of processor time a look, over positions of a match of heuristic players."""

    game: str
    machine: str
    seats: int
    microseconds: float


def measure_looks(game: Game, machine: str, seats: int, seconds: float) -> LookSpeed:
    """Look at positions again and again for about *seconds*; the quickest round counts."""
    looker = Looker(game, load_network(game), machine)
    positions = some_positions(game, seats, POSITIONS if machine == "numba" else 2)
    fastest, ends = np.inf, time.perf_counter() + seconds
    while fastest == np.inf or time.perf_counter() < ends:
        # A busy computer stops us at will: what counts is the processor's own time.
        started = time.process_time()
        for seen, seat in positions:
            looker.look(seen, seat)
        fastest = min(fastest, time.process_time() - started)
    return LookSpeed(game.name, machine, seats, fastest / len(positions) * 1e6)


def some_positions(game: Game, seats: int, count: int) -> list[tuple[State, int]]:
    """Return decisions of matches of heuristic players, as the seat to act sees them."""
    found: list[tuple[State, int]] = []
    match = 0
    while len(found) < count:
        position = Position(game, seats, seed=SEED + match)
        bot = HeuristicBot(game, SEED + match)
        position.settle_chance()
        while not position.over and len(found) < count:
            seat = position.seat_to_act()
            mask = position.mask(seat)
            if mask.sum() > 1:
                found.append((position.seen_by(seat), seat))
            position.play(seat, bot.choose(position.seen_by(seat), seat, mask, Budget()))
            position.settle_chance()
        match += 1
    return found
