"""A live match: the only place where a whole state is held, and where moves are tried first.

A move is made on a copy. Only when the store has it does `adopt` make the copy the state, so
nobody can see what is not yet durable.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from regency.core.engine import Buffers, Rules, engine, undispatched
from regency.core.fair import SEED_BYTES, outcome
from regency.core.game import Game, OptionValue
from regency.core.match import (
    Chance,
    IllegalChance,
    IllegalMove,
    Match,
    Move,
    Position,
    check_outcome,
    places,
)
from regency.core.record import PUBLIC
from regency.core.secrecy import Redactor
from regency.core.types import CHANCE, OVER, Mask, State, States
from regency.foresight import Foresight, RevealCheck
from regency.server.tables.history import Back, Entry, History, PastStep, encode
from regency.server.tables.rendering import NOW, Renderer, renderer

#: The row of a match's two states in which something is tried.
TRIAL = 1
#: By what the rules' `to_act` answers: the seats that may act.
_SEATS: list[tuple[int, ...]] = [
    tuple(seat for seat in range(acting.bit_length()) if acting >> seat & 1)
    for acting in range(CHANCE)
]
_SEATS.append(())  # CHANCE


class Workbench:
    """What all live matches of a game share; nothing is awaited while it is in use."""

    def __init__(self, game: Game) -> None:
        self.rules: Rules = engine(game)
        self.buffers: Buffers = self.rules.buffers()
        self.redactor = Redactor(game, self.rules.bind)
        kinds = game.rules.EVENTS.kinds
        self.widths = [1 + len(kind.columns) for kind in kinds]
        #: By kind of event: whether there is nothing to hide in it.
        self.public = [all(seen == PUBLIC for seen in kind.columns.values()) for kind in kinds]
        states, work = self.rules.new(2).view(np.ndarray), self.buffers
        self.to_act = undispatched(self.rules.to_act, states, 0)
        self.legal = undispatched(self.rules.legal, states, 0, 0, work.mask)
        self.apply = undispatched(self.rules.apply, states, 0, 0, 0, work.events)
        self.settled = undispatched(self.rules.settled, states, 0)
        self.foresight = Foresight(game)
        self.reveal_check = RevealCheck(self.rules, self.foresight)
        self.renderer: Renderer = renderer(self.rules)
        #: Whose pictures the renderer has: others may have used it since.
        self.on_show: object = None
        self._positions: dict[int, Position] = {}
        self._starts: dict[tuple[object, ...], States] = {}
        self._game = game

    def other_renderer(self) -> Renderer:
        """Return the renderer for another moment than what is on show."""
        self.on_show = None
        return self.renderer

    def position(self, seats: int, state: State) -> Position:
        """Return a position that stands where *state* does, for questions and imagined deals."""
        if seats not in self._positions:
            self._positions[seats] = Position(self._game, seats)
        position = self._positions[seats]
        position.states[0] = state
        position.match.steps.clear()
        return position

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> States:
        """Return the states of a match that has not begun; they are not to be changed."""
        key = (seats, *sorted(options.items()))
        if key not in self._starts:
            self._starts[key] = Position(self._game, seats, options).states
        return self._starts[key]

    def rows(self, count: int) -> tuple[tuple[int, ...], ...]:
        """Return the events just written, each as long as its kind."""
        written = self.buffers.events[:count].tolist()
        widths = self.widths
        return tuple([tuple(row[: widths[row[0]]]) for row in written])


_workbenches: dict[str, Workbench] = {}


def workbench(game: Game) -> Workbench:
    """Return a game's workbench, made when it is first needed."""
    if game.name not in _workbenches:
        _workbenches[game.name] = Workbench(game)
    return _workbenches[game.name]


def warm_up(game: Game) -> None:
    """Load or compile everything a live match of the game calls."""
    live = Live(game, game.seats[0], {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    seat = live.to_act()[0]
    live.adopt(live.try_move(seat, live.legal(seat)[0], 0))
    live.places()
    live.bench.position(live.seats, live.seen_by(seat)).legal(seat)


@dataclass(slots=True)
class Draft:
    """A move and the chance steps after it, tried and not yet told to anyone."""

    steps: list[PastStep]
    milliseconds: int
    acting: int  # who may act then

    def entries(self) -> list[bytes]:
        """Return what the store has to keep."""
        return [encode(past.step, self.milliseconds) for past in self.steps]


@dataclass(slots=True)
class Stride:
    """A move that no other step has followed yet but those of its seat, and what preceded it."""

    before: bytes  # the whole state
    settled: bool  # no decision was half made then
    move: Move
    #: Whether the move taught something, in so many imagined deals as were looked at.
    taught: bool = False
    looked_at: int = 0

    def teaches(self, check: RevealCheck, deals: int) -> bool:
        """Tell whether the move taught something; looked at once, and once more if more closely."""
        if not self.taught and self.looked_at < deals:
            move = self.move
            self.taught = check.taught(self.before, move.seat, move.action, deals)
            self.looked_at = deals
        return self.taught


class Live:
    """A match that is being played: its state and its history.

    `Position` does the same for one match at a time; a server has thousands and calls the rules
    on plain arrays, which Numba takes five times as fast.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue],
        seed: bytes,
        entropy: tuple[str, ...],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.history = History()
        self.strides: list[Stride] = []
        self.bench = workbench(game)
        self._seed = seed
        self._entropy = entropy
        # Plain arrays of the same type as the workbench's, whose functions look at no argument.
        self.states = self.bench.rules.new(2).view(np.ndarray)
        self.raw = self.states.view(np.uint8).reshape(2, -1)
        # Copied by way of memory views: NumPy would let another thread take the GIL meanwhile.
        self._now, self._trial = (memoryview(self.raw[row]) for row in (NOW, TRIAL))
        self._set(self.bench.start(seats, options))

    def _set(self, states: States) -> None:
        self.states[NOW] = states[0]
        #: Who may act, and whether no decision is half made.
        self.acting = int(self.bench.to_act(self.states, NOW))
        self.settled = bool(self.bench.settled(self.states, NOW))

    # --- what is

    @property
    def at(self) -> int:
        """Return the number of entries so far."""
        return self.history.at

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self.acting == OVER

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that may act."""
        return _SEATS[self.acting]

    def may_act(self, seat: int) -> bool:
        """Tell whether a seat may act."""
        return self.acting != CHANCE and 0 <= seat < self.seats and bool(self.acting >> seat & 1)

    def mask(self, seat: int) -> Mask:
        """Return a copy of a seat's legal actions; none when it is not its turn."""
        mask = self.bench.buffers.mask
        if self.may_act(seat):
            self.bench.legal(self.states, NOW, seat, mask)
        else:
            mask[:] = 0
        copy: Mask = mask.copy()
        return copy

    def legal(self, seat: int) -> list[int]:
        """Return a seat's legal actions; none when it is not its turn."""
        if not self.may_act(seat):
            return []
        mask = self.bench.buffers.mask
        self.bench.legal(self.states, NOW, seat, mask)
        found: list[int] = mask.nonzero()[0].tolist()
        return found

    def seen_by(self, viewer: int) -> State:
        """Return the state as a viewer may know it."""
        return self.bench.redactor.seen(self.raw[NOW], viewer)

    def places(self) -> list[int]:
        """Return the competition ranks of every seat."""
        points = self.bench.buffers.points
        self.bench.rules.scores(self.states, NOW, points)
        return places(points[: self.seats].tolist())

    def match(self) -> Match:
        """Return the match as the record writes it."""
        return Match(
            self.game, self.seats, self.options, [past.step for past in self.history.steps]
        )

    # --- what is tried

    def deal(self) -> Draft:
        """Try the chance steps that are due before anyone acts."""
        self._trial[:] = self._now
        return self._settled([], 0)

    def try_move(self, seat: int, action: int, milliseconds: int) -> Draft:
        """Try a move and the chance steps it brings; raises IllegalMove."""
        bench, buffers = self.bench, self.bench.buffers
        if self.may_act(seat):
            bench.legal(self.states, NOW, seat, buffers.mask)
        if not (self.may_act(seat) and 0 <= action < len(buffers.mask) and buffers.mask[action]):
            raise IllegalMove(f"seat {seat} may not do action {action} now")
        self._trial[:] = self._now
        count = bench.apply(self.states, TRIAL, seat, action, buffers.events)
        first = PastStep(self.at + 1, Move(seat, action), bench.rows(count))
        return self._settled([first], milliseconds)

    def _settled(self, steps: list[PastStep], milliseconds: int) -> Draft:
        rules, buffers = self.bench.rules, self.bench.buffers
        drawn = self.history.chances
        while (acting := int(self.bench.to_act(self.states, TRIAL))) == CHANCE:
            pool = buffers.cards[: rules.pool(self.states, TRIAL, buffers.cards)].tolist()
            picks = int(rules.picks(self.states, TRIAL))
            cards = outcome(self.game, self._seed, self._entropy, drawn, pool, picks)
            count = rules.chance(self.states, TRIAL, np.array(cards, np.int16), buffers.events)
            steps.append(PastStep(self.at + len(steps) + 1, Chance(cards), self.bench.rows(count)))
            drawn += 1
        return Draft(steps, milliseconds, acting)

    def adopt(self, draft: Draft) -> None:
        """Make what was tried last, and is durable now, the state."""
        before = bytes(self._now)
        for past in draft.steps:
            self._stride(before, self.settled, past.step)
        self._now[:] = self._trial
        self.acting = draft.acting
        self.settled = bool(self.bench.settled(self.states, NOW))
        self.history.extend(draft.steps)

    def _stride(self, before: bytes, settled: bool, step: Move | Chance) -> None:
        """Remember a move as long as nothing but moves of the same seat follows it."""
        if isinstance(step, Chance):
            self.strides = []
            return
        if self.strides and self.strides[-1].move.seat != step.seat:
            self.strides = []
        self.strides.append(Stride(before, settled, step))

    # --- what was

    def load(self, entries: Sequence[Entry]) -> None:
        """Carry kept entries out; raises IllegalMove or IllegalChance at the first wrong one."""
        kept = History()
        for number, entry in enumerate(entries, start=1):
            if isinstance(entry.what, Back):
                kept.go_back(entry.what.to)
            else:
                kept.extend([PastStep(number, entry.what, ())])
        # Only what was not taken back is carried out, however often people went to and fro.
        self._carry_out(kept.steps, known=False)
        self.history.at, self.history.undos = kept.at, kept.undos

    def go_back(self, to: int) -> None:
        """Take back every step after `to`."""
        self.history.go_back(to)
        self._carry_out(self.history.steps, known=True)

    def _carry_out(self, steps: Sequence[PastStep], *, known: bool) -> None:
        """Go from the start through these steps; write them down unless the history has them."""
        self._set(self.bench.start(self.seats, self.options))
        self.strides = []
        first = _last_stride(steps)
        for number, past in enumerate(steps):
            if number >= first:
                settled = bool(self.bench.settled(self.states, NOW))
                self._stride(bytes(self._now), settled, past.step)
            rows = self._take(past.step)
            self.acting = int(self.bench.to_act(self.states, NOW))
            if not known:
                self.history.extend([past._replace(rows=rows)])
        self.settled = bool(self.bench.settled(self.states, NOW))

    def _take(self, step: Move | Chance) -> tuple[tuple[int, ...], ...]:
        """Carry out one step where the match stands, after the checks that `Position` makes."""
        bench, rules, buffers = self.bench, self.bench.rules, self.bench.buffers
        if isinstance(step, Move):
            seat, action = step
            if not self.may_act(seat):
                raise IllegalMove(f"seat {seat} may not act now")
            bench.legal(self.states, NOW, seat, buffers.mask)
            if not (0 <= action < len(buffers.mask) and buffers.mask[action]):
                raise IllegalMove(f"seat {seat} may not do action {action} now")
            return bench.rows(bench.apply(self.states, NOW, seat, action, buffers.events))
        if self.acting != CHANCE:
            raise IllegalChance("nothing is left to chance now")
        pool = buffers.cards[: rules.pool(self.states, NOW, buffers.cards)].tolist()
        check_outcome(step.outcome, pool, int(rules.picks(self.states, NOW)))
        outcome = np.array(step.outcome, np.int16)
        return bench.rows(rules.chance(self.states, NOW, outcome, buffers.events))


def _last_stride(steps: Sequence[PastStep]) -> int:
    """Return the first of the steps at the end that are moves of one seat, as `_stride` keeps."""
    first = len(steps)
    while first and steps[first - 1].seat is not None and steps[first - 1].seat == steps[-1].seat:
        first -= 1
    return first
