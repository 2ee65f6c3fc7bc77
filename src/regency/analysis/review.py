"""A whole match looked back at: every decision under two lenses, and the ledger of luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from regency.analysis.decisions import Loss, first_loss, match_accuracy, paired_loss
from regency.analysis.drivers import OPEN_HANDS
from regency.analysis.evaluator import Judge, judge_of
from regency.analysis.ledger import Entry, Ledger, summed
from regency.core.match import Match, Move, Position
from regency.core.types import State

#: How reviews are made, and what their lines say: figures of another version are other figures.
VERSION = 2  # in 1 the two lenses shared their closer looks and chances, and seats theirs
#: Moments that are shown first.
TURNING_POINTS = 3
#: Decisions that are looked at more closely under a lens, all seats together.
CLOSER_LOOKS = 12
#: Deals of a closer look, in those of the first.
CLOSER = 8
#: Where the deals of a closer look begin: none of them was used to choose what is looked at.
FRESH = 1 << 20
#: The better action is found in half of the deals, and measured in the others.
LEAST_DEALS = 2
#: Pages look at a match of more steps than this in fewer deals, but not in fewer than that.
LONG, FEWEST = 150, 8
#: What is held true of a decision: what its seat could know, or what anybody knew.
LENSES = ("eyes", "hands")


@dataclass(frozen=True)
class Effort:
    """How many deals are played out: for the ledger, and for the first look at each decision."""

    ledger: int = 48
    decision: int = 24

    def __post_init__(self) -> None:
        """Refuse deals in which nothing can be said."""
        if self.ledger < 1 or self.decision < LEAST_DEALS:
            raise ValueError(
                f"a review takes one deal for the ledger and {LEAST_DEALS} for a decision at least"
            )


def effort_for(steps: int) -> Effort:
    """Return how closely a page looks at a match of so many steps, while somebody waits."""
    share = min(1.0, LONG / max(1, steps))
    usual = Effort()
    ledger, decision = (
        max(FEWEST, 2 * int(deals * share / 2 + 0.5)) for deals in (usual.ledger, usual.decision)
    )
    return Effort(ledger, decision)


@dataclass(frozen=True)
class Decision:
    """A choice among several actions, judged by what its seat could know, and with open hands."""

    step: int  # counted from 0, as in `Match.steps`
    seat: int
    played: int
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
        return match_accuracy([one.eyes.percent for one in own], [one.eyes.chance for one in own])


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
    total = 2 * len(match.steps) + len(LENSES) * CLOSER_LOOKS
    ledger = ledger_of(match, judge, effort.ledger, lambda done: progress(done, total))
    choices: list[Choice] = []
    decisions: list[Decision] = []
    for done, choice in enumerate(_choices(match, machine), len(match.steps)):
        if len(choice.legal) > 1:
            choices.append(choice)
            decisions.append(_first_look(judge, effort, choice))
        progress(done, total)
    done = 2 * len(match.steps)
    for lens, number in closer_looks(decisions, match.seats):
        decisions[number] = _closer_look(judge, effort, choices[number], decisions[number], lens)
        progress(done := done + 1, total)
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


def _first_look(judge: Judge, effort: Effort, choice: Choice) -> Decision:
    """Judge a decision by all its actions."""
    seat, played = choice.move
    eyes, hands = (
        first_loss(
            judge.weigh(choice.state, seat, viewer, choice.legal, effort.decision),
            choice.legal, played, seat, judge.parts,
        )
        for viewer in (seat, OPEN_HANDS)
    )  # fmt: skip
    return Decision(choice.step, seat, played, eyes, hands)


def closer_looks(decisions: Sequence[Decision], seats: int) -> list[tuple[str, int]]:
    """Return which decisions deserve a closer look under which lens: what seems to have lost most.

    Every lens chooses by its own figures, and every seat among its own decisions: else the cards
    that a seat could not see would say how closely its own eyes are looked through.
    """
    found = []
    for lens in LENSES:
        lost = [getattr(one, lens).percent for one in decisions]
        for seat in range(seats):
            own = [number for number, one in enumerate(decisions) if one.seat == seat]
            some = [number for number in own if lost[number] > 0]
            worst = sorted(some, key=lambda number: -lost[number])
            found += [(lens, number) for number in worst[: CLOSER_LOOKS // seats]]
    return found


def _closer_look(
    judge: Judge, effort: Effort, choice: Choice, found: Decision, lens: str
) -> Decision:
    """Measure a decision again under a lens, in many deals that nothing was chosen by."""
    eyes = lens == "eyes"
    viewer, best = (found.seat, found.eyes.best) if eyes else (OPEN_HANDS, found.hands.best)
    deals = CLOSER * effort.decision
    pair = [best, found.played]
    results = judge.weigh(choice.state, found.seat, viewer, pair, deals, FRESH)
    loss = paired_loss(results[0], results[1], found.seat, best, judge.parts)
    return replace(found, eyes=loss) if eyes else replace(found, hands=loss)
