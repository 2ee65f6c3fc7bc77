"""Random walks through a game: the positions on which the laws are checked."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from regency.core.engine import Rules, engine
from regency.core.facts import Fact
from regency.core.game import Game, OptionValue
from regency.core.match import Chance, Move, Position
from regency.core.types import SPECTATOR, State, States


class LawBroken(AssertionError):
    """A game breaks one of the house's laws; `law` is its name."""

    def __init__(self, law: str, words: str) -> None:
        super().__init__(f"{law}: {words}")
        self.law = law
        self.words = words

    def __reduce__(self) -> tuple[type[LawBroken], tuple[str, str]]:
        return type(self), (self.law, self.words)


@dataclass(frozen=True)
class Plan:
    """How thoroughly a game is checked, and on which machines."""

    game: Game
    matches: int = 6  # for each number of seats and choice of options
    machine: str = "numba"  # the one the laws are checked on
    machines: tuple[str, ...] = ("python", "numba")  # the ones compared
    seed: int = 1
    stride: int = 1  # long games: the costly laws look at every n-th step of a match
    redeals: int = 4000  # for the statistical test, at each position it is possible on
    progress: Callable[[str], None] = field(default=lambda words: None)

    @property
    def rules(self) -> Rules:
        """Return the rules on the machine the laws are checked on."""
        rules: Rules = engine(self.game, self.machine)
        return rules


def variants(game: Game) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Yield every number of seats with the default options and with each other value of one."""
    for seats in game.seats:
        yield seats, {}
        for name, option in game.options.items():
            for value in option.values:
                if value != option.default:
                    yield seats, {name: value}


@dataclass
class Visit:
    """A moment of a random match: the position, and the step that has just led to it."""

    position: Position
    step: Move | Chance | None
    facts: list[Fact]

    @property
    def viewers(self) -> range:
        """Return every seat, and the spectator."""
        return range(SPECTATOR, self.position.seats)

    def where(self) -> str:
        """Describe the moment so that it can be found again."""
        match = self.position.match
        return (
            f"{match.game.name}, {match.seats} seats, {match.options}, after step "
            f"{len(match.steps)} ({self.step})"
        )


def visits(plan: Plan, salt: int = 0) -> Iterator[Visit]:
    """Walk random matches of every variant; half of them by the game's own heuristic."""
    for seats, options in variants(plan.game):
        for number in range(plan.matches):
            seed = plan.seed + 1000 * number + salt
            yield from one_match(plan, seats, options, seed, clever=number % 2 == 1)


def sparse_visits(plan: Plan, salt: int = 0) -> Iterator[Visit]:
    """Walk as `visits` does and stop at every n-th step, others in each match, and at the end."""
    for number, visit in enumerate(visits(plan, salt)):
        if number % plan.stride == 0 or visit.position.over:
            yield visit


def one_match(
    plan: Plan, seats: int, options: dict[str, OptionValue], seed: int, clever: bool
) -> Iterator[Visit]:
    """Walk one match from the empty table to its end."""
    position = Position(plan.game, seats, options, seed=seed, machine=plan.machine)
    dice = random.Random(seed)
    yield Visit(position, None, [])
    while not position.over:
        if len(position.match.steps) > plan.game.rules.MAX_STEPS:
            raise LawBroken("progress", f"more than MAX_STEPS steps: {_describe(position)}")
        seat = position.seat_to_act()
        if seat < 0:
            facts = position.chance()
        else:
            facts = position.play(seat, pick(plan, position, seat, dice, clever))
        yield Visit(position, position.match.steps[-1], facts)


def pick(plan: Plan, position: Position, seat: int, dice: random.Random, clever: bool) -> int:
    """Choose an action: by the heuristic, or at random."""
    actions = position.legal(seat)
    if not actions:
        raise LawBroken("progress", f"seat {seat} has no legal action: {_describe(position)}")
    if not clever:
        return dice.choice(actions)
    buffers = position.rules.buffers()
    buffers.rng[:] = [dice.getrandbits(32) | 1 for _ in range(4)]
    mask = position.mask(seat)
    action = int(position.rules.choose(position.states, 0, seat, mask, buffers.rng))
    if action not in actions:
        raise LawBroken("heuristic", f"it chose the illegal action {action}: {_describe(position)}")
    return action


def copy_of(state: State, rules: Rules) -> States:
    """Return a copy of a state, as an array of one."""
    states = rules.new(1)
    states[0] = state
    return states


def _describe(position: Position) -> str:
    return Visit(position, None, []).where()
