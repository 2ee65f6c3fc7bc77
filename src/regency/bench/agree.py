"""Do the machines agree? The same matches and searches on each, compared over every byte."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np

from regency.bots import search
from regency.bots.ismcts import DEEPEST, Settings, settings_for
from regency.core import drivers
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.kernel import seed_words
from regency.core.match import Position
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


def tree_checksum(game: Game, machine: str, seats: int, iterations: int) -> str:
    """Search the first decision of a match on one machine; return a checksum of the whole tree."""
    return tree_checksum_of(engine(game, machine), seats, iterations)


def tree_checksum_of(rules: Rules, seats: int, iterations: int) -> str:
    """Search the first decision of a match by given rules; return a checksum of the whole tree."""
    position = Position(rules.game, seats, seed=SEED)
    position.settle_chance()
    seat = position.seat_to_act()
    tree = SmallTree(rules)
    tree.states[0] = position.seen_by(seat)
    tree.grow(seat, seats, iterations)
    return tree.checksum()


class SmallTree:
    """A tree as a page has it: the arrays of a search, small enough to be sent to and fro."""

    NODES = 1 << 12

    def __init__(self, rules: Rules, settings: Settings | None = None) -> None:
        game = rules.game
        self.states = rules.new(3)
        self._search, self._buffers = rules.bind(search.search), rules.buffers()
        most, actions = game.rules.MAX_SEATS, self._buffers.mask.shape[0]
        self.nodes = np.zeros((self.NODES, search.NODE_COLUMNS), np.int32)
        self.values = np.zeros((self.NODES, most), np.float32)
        self.used = np.zeros(1, np.int64)
        self.told = np.zeros((actions, search.TOLD_ROWS, most), np.float64)
        self._settings = (settings or settings_for(game)).array()
        self._path, self._utility = np.zeros(DEEPEST, np.int32), np.zeros(most, np.float64)
        seed_words(self._buffers.rng, SEED)
        rules.bind(search.start_tree)(self.nodes, self.values, self.used)

    def grow(self, seat: int, seats: int, iterations: int) -> None:
        """Go on searching from states[0], what a seat sees."""
        b = self._buffers
        self._search(
            self.states, seat, seats, iterations, SEED, self.nodes, self.values, self.used,
            self.told, self._settings, b.rng, b.mask, self._path, b.cards, b.points,
            self._utility, b.no_events,
        )  # fmt: skip

    def checksum(self) -> str:
        """Return a checksum of every node, value and result."""
        whole = (self.nodes, self.values, self.used, self.told)
        return hashlib.sha256(b"".join(part.tobytes() for part in whole)).hexdigest()[:16]
