"""A game's compiled rules, shared by all of its live matches.

Whatever the rules write on stays inside: every method is a plain call that returns what is the
caller's own, so no match can see what another one left behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias, TypeVar

import numpy as np

from regency.core.engine import Rules, engine, undispatched
from regency.core.game import Game, OptionValue
from regency.core.match import Position
from regency.core.record import PUBLIC
from regency.core.secrecy import Redactor
from regency.core.types import Mask, States
from regency.foresight import Foresight, RevealCheck
from regency.server.tables.packing import Packer
from regency.server.tables.rendering import Renderer

#: Events as they are remembered, each as long as its kind.
Rows: TypeAlias = tuple[tuple[int, ...], ...]
Found = TypeVar("Found")


class Workbench:
    """The rules on plain arrays of states; *row* says which of them is meant."""

    def __init__(self, game: Game) -> None:
        self.rules: Rules = engine(game)
        self.redactor = Redactor(game, self.rules.bind)
        # Interpreted: a few milliseconds a question, where compiling it takes many seconds.
        self.foresight = Foresight(engine(game, "python"))  # asked by way of `foreseen`
        self.reveal_check = RevealCheck(self.rules, self.foresight)  # at a glance
        self.close_check = RevealCheck(self.rules, self.foresight)  # by way of `foreseen` too
        self.renderer = Renderer(self.rules)
        self.packer = Packer(self.rules)
        kinds = game.rules.EVENTS.kinds
        #: By kind of event: whether there is nothing to hide in it.
        self.public = [all(seen == PUBLIC for seen in kind.columns.values()) for kind in kinds]
        states, work = self.rules.new(2).view(np.ndarray), self.rules.buffers()
        self.to_act = undispatched(self.rules.to_act, states, 0)
        self.settled = undispatched(self.rules.settled, states, 0)
        self._legal = undispatched(self.rules.legal, states, 0, 0, work.mask)
        self._apply = undispatched(self.rules.apply, states, 0, 0, 0, work.events)
        self._pool = undispatched(self.rules.pool, states, 0, work.cards)
        self._picks = undispatched(self.rules.picks, states, 0)
        self._chance = undispatched(self.rules.chance, states, 0, work.cards, work.events)
        self._scores = undispatched(self.rules.scores, states, 0, work.points)
        # For bots whose process fails: compiled now, since nobody waits for it yet.
        undispatched(self.rules.choose, self.rules.new(1), 0, 0, work.mask, work.rng)
        self._widths = [1 + len(kind.columns) for kind in kinds]
        self._mask, self._events = work.mask, work.events
        self._cards, self._points = work.cards, work.points
        self._starts: dict[tuple[object, ...], States] = {}
        self._game = game

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> States:
        """Return the states of a match that has not begun; they cannot be changed."""
        key = (seats, *sorted(options.items()))
        if key not in self._starts:
            states = Position(self._game, seats, options).states.copy()
            states.setflags(write=False)
            self._starts[key] = states
        return self._starts[key]

    def no_actions(self) -> Mask:
        """Return a mask in which nothing is allowed."""
        return np.zeros_like(self._mask)

    def mask(self, states: States, row: int, seat: int) -> Mask:
        """Return the legal actions of a seat that is to act."""
        self._legal(states, row, seat, self._mask)
        copy: Mask = self._mask.copy()
        return copy

    def legal(self, states: States, row: int, seat: int) -> list[int]:
        """Return the legal actions of a seat that is to act, by their numbers."""
        self._legal(states, row, seat, self._mask)
        found: list[int] = self._mask.nonzero()[0].tolist()
        return found

    def allows(self, states: States, row: int, seat: int, action: int) -> bool:
        """Tell whether an action is legal for a seat that is to act."""
        self._legal(states, row, seat, self._mask)
        return 0 <= action < len(self._mask) and bool(self._mask[action])

    def apply(self, states: States, row: int, seat: int, action: int) -> Rows:
        """Carry out a legal action; returns the events it wrote."""
        return self._rows(self._apply(states, row, seat, action, self._events))

    def pool(self, states: States, row: int) -> tuple[list[int], int]:
        """Return the cards that chance is about to order, and how many of them it fixes."""
        count = self._pool(states, row, self._cards)
        return self._cards[:count].tolist(), int(self._picks(states, row))

    def chance(self, states: States, row: int, outcome: Sequence[int]) -> Rows:
        """Carry out what chance ordered; returns the events it wrote."""
        cards = np.array(outcome, np.int16)
        return self._rows(self._chance(states, row, cards, self._events))

    def scores(self, states: States, row: int, seats: int) -> list[list[int]]:
        """Return the points and tie-breaks of every seat."""
        self._scores(states, row, self._points)
        found: list[list[int]] = self._points[:seats].tolist()
        return found

    def _rows(self, count: int) -> Rows:
        widths = self._widths
        return tuple([tuple(row[: widths[row[0]]]) for row in self._events[:count].tolist()])


async def foreseen(work: Callable[[], Found]) -> Found:
    """Return what work with a game's foresight finds.

    A late question may take tens of milliseconds. It is asked in a thread in which nothing else is
    done: the others have their turn meanwhile.
    """
    return await asyncio.get_running_loop().run_in_executor(_foreseeing, work)


_foreseeing = ThreadPoolExecutor(1, thread_name_prefix="foresight")
_workbenches: dict[str, Workbench] = {}


def workbench(game: Game) -> Workbench:
    """Return a game's workbench, made when it is first needed."""
    if game.name not in _workbenches:
        _workbenches[game.name] = Workbench(game)
    return _workbenches[game.name]
