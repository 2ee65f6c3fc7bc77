"""Game: everything the house needs to know of one game, gathered from its folder."""

from __future__ import annotations

import importlib
import pickle
import sys
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Protocol

import numpy as np

from regency.core.actions import Actions
from regency.core.drawing.drawn_view import DrawnView, ShowModule
from regency.core.facts import EventKinds
from regency.core.record import Record
from regency.core.types import Events, Ints, Mask, RngState, Scores, State

#: Both kinds of values an option can have in a record.
OptionValue = str | int


@dataclass(frozen=True)
class Option:
    """A choice made before the match; the rules see the position of the value in `values`."""

    values: tuple[OptionValue, ...]
    default: OptionValue

    def __post_init__(self) -> None:
        """Refuse a default that is not one of the values."""
        if self.default not in self.values:
            raise ValueError(f"the default {self.default!r} is not among {self.values!r}")


@dataclass(frozen=True)
class Clauses:
    """The rule that is broken when a record is wrong in a way no single move is."""

    seats: str  # too many or too few seats
    deal: str  # the deal is not the game's cards
    end: str  # the match is over, or is not over yet
    score: str  # the points are others
    places: str  # the ranking is another
    #: By pile: what a chance line breaks where nothing is left to chance. A pile that is not here
    #: breaks the clause of what is expected instead.
    chance: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Expectation:
    """What must come next in a record: the clause that asks for it and a few English words."""

    clause: str
    words: str


class RulesModule(Protocol):
    """rules/: plain functions that compile (see `core.slots` for their contracts)."""

    STATE: Record
    ACTIONS: Actions
    EVENTS: EventKinds
    MAX_SEATS: int
    POOL_SIZE: int
    NUM_CARDS: int
    SCORE_COLUMNS: int
    MAX_STEPS: int

    def setup(self, state: State, seats: int, options: Ints, seed: int) -> None:
        """Prepare an empty match that waits for its deal."""

    def to_act(self, state: State) -> int:
        """Return the bit mask of seats that may act now, CHANCE, or OVER."""

    def legal(self, state: State, seat: int, mask: Mask) -> int:
        """Fill the mask and return how many actions are legal."""

    def apply(self, state: State, seat: int, action: int, events: Events) -> int:
        """Carry out a legal action; return how many events were written."""

    def pool(self, state: State, out: Ints) -> int:
        """Write the cards that chance is about to order; return how many."""

    def picks(self, state: State) -> int:
        """Return how many of the pool's cards the chance step fixes."""

    def chance(self, state: State, outcome: Ints, events: Events) -> int:
        """Carry out the chance step that is due with the given order of cards."""

    def scores(self, state: State, out: Scores) -> None:
        """Write points and tie-breaks of every seat."""

    def determinize(self, state: State, viewer: int, seed: int) -> None:
        """Re-deal in place all that *viewer* cannot know."""

    def census(self, state: State, counts: Ints) -> None:
        """Count in how many places each card is."""


class FeaturesModule(Protocol):
    """ai/features.py: `observe` and the named pieces it writes."""

    OBSERVATION: Observation

    def observe(self, state: State, viewer: int, out: Ints) -> None:
        """Write a network's input."""


class HeuristicModule(Protocol):
    """ai/heuristic.py: the game's rule-of-thumb player."""

    def choose(self, state: State, seat: int, mask: Mask, rng: RngState) -> int:
        """Return the action it would choose."""


class NotationModule(Protocol):
    """notation.py: between staged actions and the whole decisions of a record."""

    CLAUSES: Clauses

    def card_id(self, card: int) -> str:
        """Return the id that a record gives a card."""

    def read_deal(self, deal: Mapping[str, object], seats: int) -> list[list[int]]:
        """Return the outcomes of the deal's chance steps; raises Refused."""

    def write_deal(self, outcomes: Sequence[Sequence[int]], seats: int) -> dict[str, object]:
        """Return the header's `deal`."""

    def settled(self, state: State) -> bool:
        """Tell whether no decision is half made."""

    def expects(self, state: State) -> Expectation:
        """Say what must come next."""

    def read_move(self, state: State, seat: int, line: Mapping[str, object]) -> list[int]:
        """Return the actions of one decision; raises Refused."""

    def write_move(self, state: State, seat: int, actions: Sequence[int]) -> dict[str, object]:
        """Return a decision's `do` and what belongs to it, from the state before it."""

    def read_chance(
        self, state: State, line: Mapping[str, object], before: Mapping[str, object]
    ) -> list[int]:
        """Return the outcome of the chance step due; *before* is the line that made it due."""

    def write_chance(self, state: State, outcome: Sequence[int]) -> dict[str, object]:
        """Return a chance line, from the state before it."""


@dataclass(frozen=True)
class Observation:
    """Named pieces of a network's input: one declaration gives layout, names and size."""

    pieces: Mapping[str, tuple[int, ...]]

    @property
    def size(self) -> int:
        """Return the length of the whole vector."""
        return sum(int(np.prod(shape)) for shape in self.pieces.values())

    def start(self, name: str) -> int:
        """Return where a piece begins: a plain int that compiled features can use."""
        offset = 0
        for piece, shape in self.pieces.items():
            if piece == name:
                return offset
            offset += int(np.prod(shape))
        raise KeyError(f"no piece named {name!r}; there are {', '.join(self.pieces)}")

    def split(self, vector: Ints) -> dict[str, Ints]:
        """Return each piece of an observation in its own shape."""
        return {
            name: vector[self.start(name) :][: int(np.prod(shape))].reshape(shape)
            for name, shape in self.pieces.items()
        }


@dataclass(frozen=True)
class Game:
    """One game: its modules, and the few facts the modules do not say."""

    name: str
    seats: range
    rules_version: int
    rules: RulesModule
    features: FeaturesModule
    heuristic: HeuristicModule
    show: ShowModule
    notation: NotationModule
    folder: Path
    options: Mapping[str, Option] = field(default_factory=dict)
    minutes: int | None = None  # how long a match usually takes people
    #: How the tree search weighs things where its own settings do not suit the game.
    search: Mapping[str, float] = field(default_factory=dict)
    #: The bots that play the levels where the game's network is there, by level.
    levels: Mapping[str, str] = field(default_factory=dict)
    #: The weight of a re-deal among its equals (state, viewer); None: all are equally likely. A
    #: game whose state holds counts of like cards weighs a deal by its physical arrangements.
    redeal_weight: Callable[[State, int], float] | None = None
    #: What is counted to see whether re-deals are uniform (state, viewer); None: the whole state. A
    #: game with long hidden decks names a part that has few values, such as one hidden hand.
    redeal_key: Callable[[State, int], Hashable] | None = None

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self  # nothing in it changes, and compiled rules belong to this very object

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        home = getattr(self.rules, "__name__", "").rpartition(".")[0]
        if getattr(sys.modules.get(home), "GAME", None) is not self:
            raise pickle.PicklingError(
                f"{self.name} can't be pickled: only a game that its own folder exports as GAME can"
            )
        return _game_at, (home,)

    @cached_property
    def view(self) -> DrawnView:
        """Return what the game shows, one question at a time, for readers in Python."""
        return DrawnView(self.show, self.rules.EVENTS)

    def option_values(self, chosen: Mapping[str, OptionValue]) -> Ints:
        """Return the options as the rules see them; raises ValueError on an unknown one."""
        for name in chosen:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"{self.name} has no option {name!r}; its options: {known}")
        indices = []
        for name, option in self.options.items():
            value = chosen.get(name, option.default)
            # 4 == 4.0 == True in Python; only the declared type will do.
            exact = [v for v in option.values if v == value and type(v) is type(value)]
            if not exact:
                allowed = ", ".join(repr(v) for v in option.values)
                raise ValueError(f"option {name} is one of {allowed}, not {value!r}")
            indices.append(option.values.index(exact[0]))
        return np.array(indices or [0], np.int16)

    def full_options(self, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Return every option with its value, defaults filled in; raises as `option_values`."""
        self.option_values(chosen)
        return {name: chosen.get(name, option.default) for name, option in self.options.items()}

    def check_seats(self, seats: int) -> None:
        """Raise ValueError unless the game supports this number of seats."""
        if seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}"
            if len(self.seats) == 1:
                allowed = f"{self.seats[0]}"
            raise ValueError(f"{self.name} is played by {allowed} seats, not {seats}")


def _game_at(home: str) -> Game:
    """Return the game of a folder: what a pickled game is."""
    found: Game = importlib.import_module(home).GAME
    return found
