"""A live match: the only place where a whole state is held, and where moves are tried first.

A move is made on a copy. Only when the store has it does `adopt` make the copy the state, so
nobody can see what is not yet durable.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from regency.core.facts import Fact
from regency.core.fair import due
from regency.core.game import Game, OptionValue
from regency.core.match import Chance, Match, Move, Position
from regency.core.types import CHANCE, OVER, State, States
from regency.server.journal import Back, Entry, Line, Past


@dataclass(frozen=True)
class Draft:
    """A move and the chance steps after it, made on a copy and not yet told to anyone."""

    states: States
    steps: list[Past]
    milliseconds: int

    def entries(self) -> list[bytes]:
        """Return what the store has to keep."""
        return [Entry(past.step, self.milliseconds).encode() for past in self.steps]


class Scratch:
    """Positions that moves are tried on; one for each game and number of seats serves all tables.

    Nothing is awaited between the use of one and the copy of its state.
    """

    def __init__(self) -> None:
        self._positions: dict[tuple[str, int], Position] = {}

    def take(self, game: Game, seats: int, state: State) -> Position:
        """Return a position that stands where *state* does."""
        key = (game.name, seats)
        if key not in self._positions:
            self._positions[key] = Position(game, seats)
        position = self._positions[key]
        position.states[0] = state
        position.match.steps.clear()
        return position


SCRATCH = Scratch()


class Live:
    """A match that is being played: its position and its line."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue],
        seed: bytes,
        words: tuple[str, ...],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self._seed = seed
        self._words = words
        self.position = Position(game, seats, options)
        self.line = Line()

    @property
    def at(self) -> int:
        """Return the number of entries so far."""
        return self.line.at

    @property
    def state(self) -> State:
        """Return the whole state: never show it to anyone."""
        return self.position.state

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self.position.over

    def to_act(self) -> list[int]:
        """Return the seats that may act."""
        acting = self.position.to_act()
        if acting in (CHANCE, OVER):
            return []
        return [seat for seat in range(self.seats) if acting >> seat & 1]

    def match(self) -> Match:
        """Return the match as the record writes it."""
        return Match(self.game, self.seats, self.options, [past.step for past in self.line.steps])

    def deal(self) -> Draft:
        """Try the chance steps that are due before anyone acts."""
        trial = SCRATCH.take(self.game, self.seats, self.state)
        return self._settled(trial, [], 0)

    def try_move(self, seat: int, action: int, milliseconds: int) -> Draft:
        """Try a move and the chance steps it brings; raises IllegalMove."""
        trial = SCRATCH.take(self.game, self.seats, self.state)
        facts = trial.play(seat, action)
        first = Past(self.at + 1, Move(seat, action), self._rows(facts))
        return self._settled(trial, [first], milliseconds)

    def _settled(self, trial: Position, steps: list[Past], milliseconds: int) -> Draft:
        drawn = self.line.chances
        while trial.to_act() == CHANCE:
            cards = due(trial, self._seed, self._words, drawn)
            facts = trial.chance(cards)
            steps.append(Past(self.at + len(steps) + 1, Chance(cards), self._rows(facts)))
            drawn += 1
        return Draft(trial.states.copy(), steps, milliseconds)

    def adopt(self, draft: Draft) -> None:
        """Make a draft that is durable the state."""
        self.position.states[0] = draft.states[0]
        self.line.extend(draft.steps)

    def load(self, entries: Iterable[Entry]) -> None:
        """Replay kept entries."""
        for entry in entries:
            if isinstance(entry.what, Back):
                self.go_back(entry.what.to)
                continue
            facts = self.position.take(entry.what)
            self.line.extend([Past(self.at + 1, entry.what, self._rows(facts))])
        self.position.match.steps.clear()

    def go_back(self, to: int) -> None:
        """Take back every step after `to`."""
        self.line.go_back(to)
        fresh = Position(self.game, self.seats, self.options)
        for past in self.line.steps:
            fresh.take(past.step)
        self.position.states[0] = fresh.states[0]

    def _rows(self, facts: Iterable[Fact]) -> tuple[tuple[int, ...], ...]:
        code = self.game.rules.EVENTS.code
        return tuple((code(fact.kind), *fact.values.values()) for fact in facts)
