"""A whole match looked back at: every decision under two lenses, and the ledger of luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from regency.analysis.decisions import Loss, first_loss, match_accuracy, paired_loss
from regency.analysis.drivers import OPEN_HANDS
from regency.analysis.evaluator import Judge, judge_of
from regency.analysis.ledger import Entry, Ledger, summed
from regency.core.match import Match, Move, Position
from regency.core.types import State

#: Moments that are shown first.
TURNING_POINTS = 3
#: Decisions that are looked at more closely: those that seem to have lost most.
CLOSER_LOOKS = 12
#: Deals of a closer look, in those of the first.
CLOSER = 8
#: Where the deals of a closer look begin: none of them was used to choose what is looked at.
FRESH = 1 << 20


@dataclass(frozen=True)
class Effort:
    """How many deals are played out: for the ledger, and for the first look at each decision."""

    ledger: int = 48
    decision: int = 24


@dataclass(frozen=True)
class Decision:
    """A choice among several actions, judged by what its seat could know, and with open hands."""

    step: int  # counted from 0, as in `Match.steps`
    seat: int
    played: int
    chance: float  # of the seat to win before it, in per cent, hands open
    eyes: Loss
    hands: Loss


@dataclass(frozen=True)
class Review:
    """What came out, and how it was judged."""

    match: Match
    evaluator: str
    version: int
    weights: str | None  # which network judged, by its file's digest
    seed: int
    effort: Effort
    ledger: Ledger
    decisions: tuple[Decision, ...]

    def turning_points(self) -> list[Decision]:
        """Return the decisions that lost most for certain, by what their seats could know.

        Of what a seat does before another acts only the worst counts: who misses the winning move
        and goes on missing it makes one mistake, not three.
        """
        stretch = self._stretches()
        worst: dict[int, Decision] = {}
        for one in sorted(self.decisions, key=lambda one: (-one.eyes.low, one.step)):
            worst.setdefault(stretch[one.step], one)
        return list(worst.values())[:TURNING_POINTS]

    def _stretches(self) -> list[int]:
        """Number each step by how often another seat than before had begun to act."""
        found, last, number = [], None, 0
        for entry in self.ledger.entries:
            if entry.seat is not None and entry.seat != last:
                last, number = entry.seat, number + 1
            found.append(number)
        return found

    def accuracy(self, seat: int) -> float | None:
        """Return how well a seat played, from 0 to 100; None if it had nothing to decide."""
        own = [one for one in self.decisions if one.seat == seat]
        return match_accuracy([one.eyes.percent for one in own], [one.chance for one in own])


def review(
    match: Match,
    effort: Effort | None = None,
    seed: int = 0,
    machine: str = "numba",
    progress: Callable[[int, int], None] = lambda done, total: None,
    evaluator: str | None = None,
) -> Review:
    """Look back at a finished match; the same match, effort and seed give the same review.

    *evaluator* names the judge (`evaluator.EVALUATORS`); without it the best there is judges.
    """
    effort = effort or Effort()
    judge = judge_of(match.game, match.seats, seed, machine, evaluator)
    total = 2 * len(match.steps) + CLOSER_LOOKS
    ledger = ledger_of(match, judge, effort.ledger, lambda done: progress(done, total))
    worths = ledger.worths()
    choices: list[Choice] = []
    decisions: list[Decision] = []
    for done, choice in enumerate(_choices(match, machine), len(match.steps)):
        if len(choice.legal) > 1:
            chance = ledger.percent(worths[choice.step])[choice.move.seat]
            choices.append(choice)
            decisions.append(_first_look(judge, effort, choice, chance))
        progress(done, total)
    for done, number in enumerate(_worst(decisions), total - CLOSER_LOOKS):
        decisions[number] = _closer_look(judge, effort, choices[number], decisions[number])
        progress(done, total)
    progress(total, total)
    told = judge.name, judge.version, judge.weights
    return Review(match, *told, seed, effort, ledger, tuple(decisions))


@dataclass(frozen=True)
class Choice:
    """A move, with what it was chosen from."""

    step: int
    move: Move
    state: State
    legal: list[int]


def ledger_of(
    match: Match, judge: Judge, deals: int, progress: Callable[[int], None] = lambda done: None
) -> Ledger:
    """Return the ledger alone: what luck and everyone's choices brought every seat."""
    position = Position(match.game, match.seats, match.options, machine=judge.machine)
    start = worth = summed(judge.worth(position.state, deals))
    entries = []
    for number, step in enumerate(match.steps):
        before, chosen = worth, worth
        seat = None
        if isinstance(step, Move):
            seat = step.seat
            results = judge.weigh(position.state, seat, OPEN_HANDS, [step.action], deals)
            chosen = summed(results[0])
        position.take(step)
        worth = summed(judge.worth(position.state, deals))
        entries.append(Entry(number, seat, chosen - before, worth - chosen))
        progress(number)
    return Ledger(deals, start, tuple(entries), worth, judge.parts)


def _choices(match: Match, machine: str) -> Iterator[Choice]:
    """Yield every move with the state before it and its alternatives."""
    position = Position(match.game, match.seats, match.options, machine=machine)
    for number, step in enumerate(match.steps):
        if isinstance(step, Move):
            before = position.rules.new(1)
            before[0] = position.state
            yield Choice(number, step, before[0], position.legal(step.seat))
        position.take(step)


def _first_look(judge: Judge, effort: Effort, choice: Choice, chance: float) -> Decision:
    """Judge a decision by all its actions."""
    seat, played = choice.move
    eyes, hands = (
        first_loss(
            judge.weigh(choice.state, seat, viewer, choice.legal, effort.decision),
            choice.legal, played, seat, judge.parts,
        )
        for viewer in (seat, OPEN_HANDS)
    )  # fmt: skip
    return Decision(choice.step, seat, played, chance, eyes, hands)


def _worst(decisions: list[Decision]) -> list[int]:
    """Return which decisions deserve a closer look."""
    lost = [max(one.eyes.percent, one.hands.percent) for one in decisions]
    some = [number for number in range(len(decisions)) if lost[number] > 0]
    return sorted(some, key=lambda number: -lost[number])[:CLOSER_LOOKS]


def _closer_look(judge: Judge, effort: Effort, choice: Choice, found: Decision) -> Decision:
    """Measure a decision again, in many deals that nothing was chosen by."""
    deals = CLOSER * effort.decision
    looks = []
    for viewer, loss in ((found.seat, found.eyes), (OPEN_HANDS, found.hands)):
        pair = [loss.best, found.played]
        results = judge.weigh(choice.state, found.seat, viewer, pair, deals, FRESH)
        looks.append(paired_loss(results[0], results[1], found.seat, loss.best, judge.parts))
    return replace(found, eyes=looks[0], hands=looks[1])
