"""A live match: the only place where a whole state is held, and where moves are tried first.

A move is made on a copy. Only when the store has it does `adopt` make the copy the state, so
nobody can see what is not yet durable.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

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
from regency.core.secrecy import GLANCE, IMAGINED
from regency.core.types import CHANCE, OVER, Mask, State, States
from regency.foresight import RevealCheck
from regency.server.tables.history import Back, Entry, History, PastStep, encode
from regency.server.tables.rendering import NOW
from regency.server.tables.workbench import workbench

#: The row of a match's two states in which something is tried.
TRIAL = 1
#: The `at` of no moment.
NOWHERE = -1
#: By what the rules' `to_act` answers: the seats that may act.
_SEATS: list[tuple[int, ...]] = [
    tuple(seat for seat in range(acting.bit_length()) if acting >> seat & 1)
    for acting in range(CHANCE)
]
_SEATS.append(())  # CHANCE


def warm_up(game: Game) -> None:
    """Load or compile everything a live match of the game calls."""
    live = Live(game, game.seats[0], {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    seat = live.to_act()[0]
    live.adopt(live.try_move(seat, live.legal(seat)[0], 0))
    live.places()
    position = Position(game, live.seats)  # an undo replays the match in one
    position.states[0] = live.seen_by(seat)
    position.legal(seat)


@dataclass(slots=True)
class Draft:
    """A move and the chance steps after it, tried and not yet told to anyone."""

    steps: list[PastStep]
    milliseconds: int
    acting: int  # who may act then

    def entries(self, moment: int | None = None) -> list[bytes]:
        """Return what the store has to keep; with the *moment* where clocks are slow."""
        return [encode(past.step, self.milliseconds, moment) for past in self.steps]


@dataclass(slots=True)
class Stride:
    """A move that only steps of the same seat have followed, and what came before it."""

    before: bytes  # the whole state
    settled: bool  # no decision was half made then
    move: Move
    #: Whether the move taught something, in any of the imagined deals that were tried.
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
        #: The `at` before the last step; NOWHERE: what came last was no step.
        self.before = NOWHERE
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
        if not self.may_act(seat):
            return self.bench.no_actions()
        return self.bench.mask(self.states, NOW, seat)

    def legal(self, seat: int) -> list[int]:
        """Return a seat's legal actions; none when it is not its turn."""
        if not self.may_act(seat):
            return []
        return self.bench.legal(self.states, NOW, seat)

    def seen_by(self, viewer: int) -> State:
        """Return the state as a viewer may know it."""
        return self.bench.redactor.seen(self.raw[NOW], viewer)

    def places(self) -> list[int]:
        """Return the competition ranks of every seat."""
        return places(self.bench.scores(self.states, NOW, self.seats))

    def points(self) -> list[int]:
        """Return the points of every seat of a match that is over."""
        return [int(row[0]) for row in self.bench.scores(self.states, NOW, self.seats)]

    def undo_is_free(self, seat: int, deals: int = IMAGINED) -> bool:
        """Tell whether nobody acted since the seat's last decision and nothing hidden was shown."""
        strides, bench = self.strides, self.bench
        check = bench.reveal_check if deals <= GLANCE else bench.close_check
        if not strides or strides[-1].move.seat != seat:
            return False
        if strides[-1].teaches(check, deals):
            return False
        # A decision that is half made is taken back move by move.
        number = len(strides) - 1
        while self.settled and number > 0 and not strides[number].settled:
            number -= 1
            if strides[number].teaches(check, deals):
                return False
        return True

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
        if not (self.may_act(seat) and self.bench.allows(self.states, NOW, seat, action)):
            raise IllegalMove(f"seat {seat} may not do action {action} now")
        self._trial[:] = self._now
        rows = self.bench.apply(self.states, TRIAL, seat, action)
        first = PastStep(self.at + 1, Move(seat, action), rows)
        return self._settled([first], milliseconds)

    def _settled(self, steps: list[PastStep], milliseconds: int) -> Draft:
        bench, drawn = self.bench, self.history.chances
        while (acting := int(bench.to_act(self.states, TRIAL))) == CHANCE:
            pool, picks = bench.pool(self.states, TRIAL)
            cards = outcome(self.game, self._seed, self._entropy, drawn, pool, picks)
            rows = bench.chance(self.states, TRIAL, cards)
            steps.append(PastStep(self.at + len(steps) + 1, Chance(cards), rows))
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
        self.before = self.history.at
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

    def settled_so_far(self) -> list[bool]:
        """Tell for the start, and after each step, whether no decision was half made."""
        bench, states, found = self.bench, self.states, [True]
        states[TRIAL] = bench.start(self.seats, self.options)[0]
        for past in self.history.steps:
            if isinstance(past.step, Move):
                bench.apply(states, TRIAL, *past.step)
            else:
                bench.chance(states, TRIAL, past.step.outcome)
            found.append(bool(bench.settled(states, TRIAL)))
        return found

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
        self.before = NOWHERE
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
        bench = self.bench
        if isinstance(step, Move):
            seat, action = step
            if not self.may_act(seat):
                raise IllegalMove(f"seat {seat} may not act now")
            if not bench.allows(self.states, NOW, seat, action):
                raise IllegalMove(f"seat {seat} may not do action {action} now")
            return bench.apply(self.states, NOW, seat, action)
        if self.acting != CHANCE:
            raise IllegalChance("nothing is left to chance now")
        check_outcome(step.outcome, *bench.pool(self.states, NOW))
        return bench.chance(self.states, NOW, step.outcome)


def _last_stride(steps: Sequence[PastStep]) -> int:
    """Return the first of the steps at the end that are moves of one seat, as `_stride` keeps."""
    first = len(steps)
    while first and steps[first - 1].seat is not None and steps[first - 1].seat == steps[-1].seat:
        first -= 1
    return first
