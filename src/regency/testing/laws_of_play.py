"""Laws of play: no card is lost, no seat is stuck, every match ends, machines agree."""

from __future__ import annotations

import numpy as np

from regency.core import drivers
from regency.core.engine import Rules, engine
from regency.core.game import OptionValue
from regency.core.match import Chance, Position
from regency.core.secrecy import difference, same
from regency.core.types import CHANCE, OVER
from regency.testing.walk import (
    LawBroken,
    Plan,
    Visit,
    copy_of,
    one_match,
    sparse_visits,
    variants,
    visits,
)

#: Matches whose digests and final states are compared between machines, for each variant.
COMPARED_MATCHES = 3
#: A match without an end is found on this many seeds more than the walks visit.
AUDITED_MATCHES = 200


def check_conservation(plan: Plan) -> None:
    """Every card is in as many places at every decision as right after the deal."""
    expected = None
    for visit in visits(plan):
        if not visit.position.match.steps:
            expected = None
        if visit.position.to_act() == CHANCE and expected is None:
            continue
        counts = plan.rules.buffers().counts
        plan.rules.census(visit.position.states, 0, counts)
        if expected is None:
            expected = counts
        wrong = np.flatnonzero(counts != expected)
        if len(wrong):
            card = int(wrong[0])
            words = f"card {card} is in {counts[card]} places, not {expected[card]}"
            raise LawBroken("conservation", f"{words} ({visit.where()})")


def check_progress(plan: Plan) -> None:
    """A seat that is to act has a legal action, masks are clean, and every match ends."""
    for visit in visits(plan):
        position = visit.position
        acting = position.to_act()
        if acting in (OVER, CHANCE):
            continue
        if not 0 < acting < 1 << position.seats:
            raise LawBroken("progress", f"to_act() is {acting} ({visit.where()})")
        for seat in range(position.seats):
            if acting & (1 << seat):
                _check_mask(plan, visit, seat)
    if plan.machine == "python":
        return  # the walks above have to do: hundreds of matches would take minutes
    for seats, options in variants(plan.game):
        values = plan.game.option_values(options)
        _, reports = plan.rules.play(seats, values, plan.seed, AUDITED_MATCHES, audit=True)
        bad = np.flatnonzero(reports[:, drivers.WRONG] != drivers.FINE)
        if len(bad):
            seed = plan.seed + int(bad[0])
            found = int(reports[bad[0], drivers.WRONG])
            raise LawBroken("progress", f"{seats} seats, {options}, seed {seed}: fault {found}")


def _check_mask(plan: Plan, visit: Visit, seat: int) -> None:
    rules, states = plan.rules, visit.position.states
    buffers = rules.buffers()
    buffers.mask[:] = 0xEE  # the rules must overwrite whatever was there
    count = rules.legal(states, 0, seat, buffers.mask)
    if buffers.mask.max() > 1 or int(buffers.mask.sum()) != count or count < 1:
        words = f"legal() of seat {seat} says {count}, its mask {buffers.mask.tolist()}"
        raise LawBroken("progress", f"{words} ({visit.where()})")
    other = rules.buffers()
    buffers.rng[:] = other.rng[:] = (plan.seed, 5, 6, 7)
    sampled = rules.sample(states, 0, seat, buffers.mask, buffers.rng)
    plain = rules.bind(drivers.sample_by_mask_at)(states, 0, seat, other.mask, other.rng)
    if sampled != plain or not np.array_equal(buffers.rng, other.rng):
        raise LawBroken("progress", f"sample() is not a draw from the mask ({visit.where()})")


def check_purity(plan: Plan) -> None:
    """Questions change nothing, and neither moves nor given chance steps draw random numbers."""
    for visit in sparse_visits(plan):
        rules, position = plan.rules, visit.position
        before = copy_of(position.state, rules)
        buffers = rules.buffers()
        rules.to_act(position.states, 0)
        rules.scores(position.states, 0, buffers.points)
        rules.census(position.states, 0, buffers.counts)
        for viewer in visit.viewers:
            buffers.observation[:] = np.nan
            rules.observe(position.states, 0, viewer, buffers.observation)
            if not np.isfinite(buffers.observation).all():
                raise LawBroken("purity", f"observe() leaves numbers unwritten ({visit.where()})")
        seat = position.seat_to_act()
        if seat >= 0:
            position.legal(seat)
            buffers.rng[:] = (1, 2, 3, 4)
            rules.choose(position.states, 0, seat, position.mask(seat), buffers.rng)
            rules.apply(position.states, 0, seat, position.legal(seat)[0], buffers.events)
            if not np.array_equal(position.state.rng, before[0].rng):
                raise LawBroken("purity", f"apply() draws random numbers ({visit.where()})")
            position.states[0] = before[0]
        if not same(position.state, before[0]):
            found = difference(position.state, before[0])
            raise LawBroken("purity", f"a question changed {found} ({visit.where()})")


def check_scores(plan: Plan) -> None:
    """The score sheet adds up to the points, and the best place is taken."""
    for visit in visits(plan):
        position = visit.position
        if position.to_act() != OVER:
            continue
        points = position.points()
        lines = plan.game.view.sheet(position.state)
        for seat in range(position.seats):
            total = sum(line.points for line in lines if line.seat == seat)
            if total != points[seat]:
                words = f"seat {seat} has {points[seat]} points, its sheet says {total}"
                raise LawBroken("scores", f"{words} ({visit.where()})")
        for viewer in visit.viewers:
            told = plan.game.view.points(position.seen_by(viewer), viewer)
            if told != points:
                words = f"the points are {points}, viewer {viewer} is shown {told}"
                raise LawBroken("scores", f"{words} ({visit.where()})")
        if 1 not in position.places():
            raise LawBroken("scores", f"nobody is first: {position.places()} ({visit.where()})")


def check_machines(plan: Plan) -> None:
    """All machines agree byte for byte: states, events, and digests over many matches."""
    for name in plan.machines:
        if name == plan.machines[0] or name == "cuda":
            continue
        for seats, options in variants(plan.game):
            for clever in (False, True):
                _compare_steps(plan, seats, options, plan.machines[0], name, clever)
    for seats, options in variants(plan.game):
        _compare_digests(plan, seats, options)


def _compare_steps(
    plan: Plan, seats: int, options: dict[str, OptionValue], first: str, second: str, clever: bool
) -> None:
    """Play a match on one machine and repeat every step on the other."""
    walk = Plan(plan.game, machine=first)
    other = Position(plan.game, seats, options, seed=plan.seed, machine=second)
    for visit in one_match(walk, seats, options, plan.seed, clever):
        if visit.step is not None:
            step = visit.step
            told = other.chance() if isinstance(step, Chance) else other.play(*step)
            if told != visit.facts:
                words = f"{first} tells {visit.facts}, {second} tells {told}"
                raise LawBroken("machines", f"{words} ({visit.where()})")
        if not same(visit.position.state, other.state):
            found = difference(visit.position.state, other.state)
            raise LawBroken("machines", f"{first} and {second} differ in {found} ({visit.where()})")


def _compare_digests(plan: Plan, seats: int, options: dict[str, OptionValue]) -> None:
    values = plan.game.option_values(options)
    for player in (drivers.RANDOM_PLAYER, drivers.HEURISTIC_PLAYER):
        results = {}
        for name in plan.machines:
            rules: Rules = engine(plan.game, name)
            results[name] = rules.play(seats, values, plan.seed, COMPARED_MATCHES, [player] * seats)
        first = plan.machines[0]
        for name, (states, reports) in results.items():
            equal = np.array_equal(reports, results[first][1])
            if not equal or states.tobytes() != results[first][0].tobytes():
                words = f"{first} and {name} differ over {COMPARED_MATCHES} matches"
                raise LawBroken("machines", f"{words} ({seats} seats, {options})")
