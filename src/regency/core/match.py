"""A match is its moves: options, chance outcomes and actions; everything else is replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from regency.core.engine import Rules, engine
from regency.core.facts import Fact
from regency.core.game import Game, OptionValue
from regency.core.kernel import lowest_bit, shuffle
from regency.core.saving import Saving
from regency.core.secrecy import redact
from regency.core.types import CHANCE, OVER, Ints, State


class Move(NamedTuple):
    """A seat's action."""

    seat: int
    action: int


class Chance(NamedTuple):
    """What fell to chance: the cards fixed by a deal, a shuffle or a random draw, in order."""

    outcome: tuple[int, ...]


class IllegalMove(ValueError):
    """An action that the rules do not allow now; nothing was changed."""


class IllegalChance(ValueError):
    """A chance outcome that cannot happen now; nothing was changed."""


@dataclass
class Match:
    """One play of a game, finished or running."""

    game: Game
    seats: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    steps: list[Move | Chance] = field(default_factory=list)
    names: list[str] | None = None

    def __post_init__(self) -> None:
        """Refuse seats and options the game does not have."""
        self.game.check_seats(self.seats)
        self.options = self.game.full_options(self.options)


@dataclass(frozen=True)
class Step:
    """One step of a replay: the state after it, what was done, and what happened."""

    state: State
    step: Move | Chance
    events: list[Fact]


class Position(Saving):
    """A match at a moment: the live state, and the border where every input is checked."""

    changing = ("states", "steps")

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        machine: str = "numba",
    ) -> None:
        self.match = Match(game, seats, dict(options or {}))
        self.rules: Rules = engine(game, machine)
        self.game = game
        self.seats = seats
        self.states = self.rules.new(1)
        self._buffers = self.rules.buffers()
        values = game.option_values(self.match.options)
        self.rules.setup(self.states, 0, seats, values, seed)

    @property
    def steps(self) -> tuple[Move | Chance, ...]:
        """Return what was played so far."""
        return tuple(self.match.steps)

    @steps.setter
    def steps(self, played: tuple[Move | Chance, ...]) -> None:
        self.match.steps[:] = played

    def fits(self) -> tuple[Any, ...]:
        """Return the game, the seats and the options."""
        return ("position", self.game.name, self.seats, tuple(self.match.options.items()))

    @property
    def state(self) -> State:
        """Return the whole state, hidden cards included: never show it to anyone."""
        return self.states[0]

    def to_act(self) -> int:
        """Return the bit mask of seats that may act, CHANCE, or OVER."""
        return int(self.rules.to_act(self.states, 0))

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self.to_act() == OVER

    def seat_to_act(self) -> int:
        """Return the lowest seat that may act; -1 when it is chance's turn or all is over."""
        acting = self.to_act()
        return -1 if acting in (OVER, CHANCE) else lowest_bit(acting)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat; none when it is not its turn."""
        if not self._may_act(seat):
            return []
        self.rules.legal(self.states, 0, seat, self._buffers.mask)
        return [int(a) for a in np.flatnonzero(self._buffers.mask)]

    def mask(self, seat: int) -> Ints:
        """Return a copy of the seat's action mask, all zero when it is not its turn."""
        if not self._may_act(seat):
            return np.zeros_like(self._buffers.mask)
        mask: Ints = self._buffers.mask.copy()
        self.rules.legal(self.states, 0, seat, mask)
        return mask

    def play(self, seat: int, action: int) -> list[Fact]:
        """Carry out an action; raises IllegalMove and changes nothing if it is not legal."""
        if action not in self.legal(seat):
            raise IllegalMove(f"seat {seat} may not do action {action} now")
        count = self.rules.apply(self.states, 0, seat, action, self._buffers.events)
        self.match.steps.append(Move(seat, action))
        return self._facts(count)

    def chance(self, outcome: Sequence[int] | None = None) -> list[Fact]:
        """Carry out the chance step due: as given, or drawn from the simulation's generator."""
        pool = self.pool()
        wanted = int(self.rules.picks(self.states, 0))
        if outcome is None:
            # Interpreted: a shuffle is not worth an entry point that takes a second to compile.
            cards = np.array(pool, np.int16)
            shuffle(self.state.rng, cards, len(pool), wanted)
        else:
            check_outcome(outcome, pool, wanted)
            cards = np.array(outcome, np.int16)
        drawn = tuple(int(card) for card in cards[:wanted])
        fixed = np.ascontiguousarray(cards[:wanted])
        count = self.rules.chance(self.states, 0, fixed, self._buffers.events)
        self.match.steps.append(Chance(drawn))
        return self._facts(count)

    def pool(self) -> list[int]:
        """Return the cards the chance step due is about to order."""
        if self.to_act() != CHANCE:
            raise IllegalChance("nothing is left to chance now")
        count = self.rules.pool(self.states, 0, self._buffers.cards)
        return [int(card) for card in self._buffers.cards[:count]]

    def take(self, step: Move | Chance) -> list[Fact]:
        """Carry out one step of a match."""
        if isinstance(step, Move):
            return self.play(step.seat, step.action)
        return self.chance(step.outcome)

    def settle_chance(self) -> list[Fact]:
        """Draw every chance step due until a seat is to act or the match is over."""
        facts: list[Fact] = []
        while self.to_act() == CHANCE:
            facts += self.chance()
        return facts

    def scores(self) -> list[list[int]]:
        """Return points and tie-breaks, a row a seat."""
        self.rules.scores(self.states, 0, self._buffers.points)
        return [[int(v) for v in row] for row in self._buffers.points[: self.seats]]

    def points(self) -> list[int]:
        """Return the points of every seat."""
        return [row[0] for row in self.scores()]

    def places(self) -> list[int]:
        """Return the competition ranks of every seat."""
        return places(self.scores())

    def seen_by(self, viewer: int) -> State:
        """Return the state as a viewer may know it."""
        return redact(self.game, self.state, viewer)

    def _may_act(self, seat: int) -> bool:
        acting = self.to_act()
        return acting != CHANCE and 0 <= seat < self.seats and bool(acting & (1 << seat))

    def _facts(self, count: int) -> list[Fact]:
        return [self.game.rules.EVENTS.read(row) for row in self._buffers.events[:count]]


def check_outcome(outcome: Sequence[int], pool: Sequence[int], wanted: int) -> None:
    """Raise IllegalChance unless *outcome* is an ordered choice of *wanted* cards of the pool."""
    if len(outcome) != wanted:
        raise IllegalChance(f"chance fixes {wanted} cards here, not {len(outcome)}")
    left = list(pool)
    for card in outcome:
        if card not in left:
            raise IllegalChance(f"card {card} isn't in the pool, or not that many times")
        left.remove(card)


def places(scores: Sequence[Sequence[int]]) -> list[int]:
    """Return competition ranks (1, 1, 3) from rows of points and tie-breaks."""
    return [1 + sum(tuple(other) > tuple(row) for other in scores) for row in scores]


def replay(match: Match, machine: str = "numba") -> Iterator[Step]:
    """Yield every step of a match; raises IllegalMove or IllegalChance at the first wrong one."""
    position = Position(match.game, match.seats, match.options, machine=machine)
    for step in match.steps:
        facts = position.take(step)
        snapshot = position.rules.new(1)
        snapshot[0] = position.state
        yield Step(snapshot[0], step, facts)
