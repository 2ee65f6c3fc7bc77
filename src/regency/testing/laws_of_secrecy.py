"""Laws of secrecy: nobody can tell apart what they may not know."""

from __future__ import annotations

import random
from collections.abc import Hashable

import numpy as np

from regency.core.drawing.teller import Teller
from regency.core.game import Game
from regency.core.match import Chance, IllegalChance, IllegalMove, Move, Position
from regency.core.secrecy import Redactor, difference, redact, same
from regency.core.types import CHANCE, SPECTATOR, State
from regency.testing.statistics import SUSPICIOUS, chi_square_p
from regency.testing.walk import LawBroken, Plan, Visit, copy_of, one_match, sparse_visits, variants

#: Re-deals compared at each position and for each viewer.
REDEALS_A_VISIT = 2
#: A position is fit for the statistical test if its re-deals repeat this often on average.
REPEATS = 20
#: Positions tested statistically, at most.
STATISTICAL_POSITIONS = 40
#: Re-deals drawn first, to see whether a position has few enough different ones.
PROBES = 64
#: Attempts to find another deal that one viewer cannot tell from the real one.
TRANSPOSITIONS = 30


#: How often each distinguishable re-deal came up, with an example of it.
Draws = dict[Hashable, tuple[int, State]]


def check_secrecy(plan: Plan) -> None:
    """`redact(determinize(s, v), v) == redact(s, v)`, and all a viewer gets agrees on re-deals."""
    teller = Teller(plan.rules)
    for visit in sparse_visits(plan):
        for viewer in visit.viewers:
            for number in range(REDEALS_A_VISIT):
                _check_redeal(plan, teller, visit, viewer, seed=plan.seed + number)


def _check_redeal(plan: Plan, teller: Teller, visit: Visit, viewer: int, seed: int) -> None:
    game, rules = plan.game, plan.rules
    state = visit.position.state
    seen = redact(game, state, viewer)
    other = copy_of(state, rules)
    rules.determinize(other, 0, viewer, seed)
    seen_other = redact(game, other[0], viewer)
    if not same(seen, seen_other):
        _broken("secrecy", visit, viewer, f"a re-deal changes {difference(seen, seen_other)}")
    blind = copy_of(seen, rules)
    rules.determinize(blind, 0, viewer, seed)
    if not same(blind[0], other[0]):
        found = difference(blind[0], other[0])
        _broken("secrecy", visit, viewer, f"the re-deal reads what the viewer cannot see: {found}")
    legal = _check_offers(plan, visit, viewer, other)
    # The law of drawings holds what is told here to what Python reads.
    if teller.picture(seen, viewer, legal) != teller.picture(seen_other, viewer, legal):
        _broken("secrecy", visit, viewer, "the picture differs on a re-deal")


def _check_offers(plan: Plan, visit: Visit, viewer: int, other: State) -> list[int]:
    """Compare what the viewer is offered in the real deal and in a re-deal, and return it."""
    rules = plan.rules
    here, there = rules.buffers(), rules.buffers()
    states = visit.position.states
    for buffers, which in ((here, states), (there, other)):
        buffers.observation[:] = np.nan
        rules.observe(which, 0, viewer, buffers.observation)
    if not np.array_equal(here.observation, there.observation):
        _broken("secrecy", visit, viewer, "observe() differs on a re-deal")
    acting = visit.position.to_act()
    if rules.to_act(other, 0) != acting:
        _broken("secrecy", visit, viewer, "to_act() differs on a re-deal")
    if viewer < 0 or acting == CHANCE or not acting & (1 << viewer):
        return []
    for buffers, which in ((here, states), (there, other)):
        buffers.mask[:] = 0
        rules.legal(which, 0, viewer, buffers.mask)
    if not np.array_equal(here.mask, there.mask):
        _broken("secrecy", visit, viewer, "legal() differs on a re-deal")
    _check_heuristic(plan, visit, viewer, other, here.mask)
    legal: list[int] = np.flatnonzero(here.mask).tolist()
    return legal


def _check_heuristic(plan: Plan, visit: Visit, viewer: int, other: State, mask: State) -> None:
    choices = []
    seen = copy_of(visit.position.seen_by(viewer), plan.rules)
    for which in (visit.position.states, other, seen):
        buffers = plan.rules.buffers()
        buffers.rng[:] = (plan.seed, 2, 3, 4)
        choices.append(plan.rules.choose(which, 0, viewer, mask.copy(), buffers.rng))
    if len(set(choices)) != 1:
        _broken("secrecy", visit, viewer, "the heuristic's choice depends on hidden cards")


def check_open_hands(plan: Plan) -> None:
    """What anybody knows stays as it is when the rest is shuffled, and no card is lost by that."""
    for visit in sparse_visits(plan):
        state = visit.position.state
        for number in range(REDEALS_A_VISIT):
            other = copy_of(state, plan.rules)
            plan.rules.reshuffle(other, 0, plan.seed + number)
            for viewer in visit.viewers:
                seen, then = (redact(plan.game, one, viewer) for one in (state, other[0]))
                if not same(seen, then):
                    found = difference(seen, then)
                    _broken("open-hands", visit, viewer, f"reshuffle() changes {found}")
            here, there = plan.rules.buffers(), plan.rules.buffers()
            plan.rules.census(visit.position.states, 0, here.counts)
            plan.rules.census(other, 0, there.counts)
            if not np.array_equal(here.counts, there.counts):
                _broken("open-hands", visit, SPECTATOR, "reshuffle() loses or doubles a card")


def check_no_leak(plan: Plan) -> None:
    """What a viewer sees follows from what it was told: equal events, equal redacted states.

    Two worlds are dealt that differ in cards the viewer was not shown; the same moves are made in
    both. As long as the viewer is told the same, it must see the same. Unlike the law of re-deals
    this catches a hidden card copied into a field that everybody sees.
    """
    compared = 0
    redactor = Redactor(plan.game, plan.rules.bind)
    for seats, options in variants(plan.game):
        for number in range(plan.matches):
            seed = plan.seed + 17 + 1000 * number
            *_, last = one_match(plan, seats, options, seed, clever=False)
            for viewer in last.viewers:
                dice = random.Random(seed + viewer)
                compared += _compare_worlds(plan, redactor, last.position, viewer, dice)
    if compared == 0:
        raise LawBroken("no-leak", "no two deals looked alike to anyone; play more matches")


def _compare_worlds(
    plan: Plan, redactor: Redactor, real: Position, viewer: int, dice: random.Random
) -> int:
    """Return at how many steps two different worlds looked alike, as they must."""
    match = real.match
    compared = 0
    for _ in range(TRANSPOSITIONS // plan.matches + 1):
        worlds = [
            Position(plan.game, match.seats, match.options, machine=plan.machine) for _ in range(2)
        ]
        states = [world.states.view(np.ndarray).view(np.uint8) for world in worlds]
        for step in match.steps:
            other_step: Move | Chance = step
            if isinstance(step, Chance):
                other_step = _transposed(step, worlds[0].pool(), dice)
            if not _told_the_same(plan.game, worlds, (step, other_step), viewer):
                break
            seen = [redactor.seen(state, viewer) for state in states]
            if not same(*seen):
                visit = Visit(worlds[0], step, [])
                found = difference(*seen)
                _broken("no-leak", visit, viewer, f"told the same, it sees another {found}")
            compared += not same(worlds[0].state, worlds[1].state)
    return compared


def _transposed(step: Chance, pool: list[int], dice: random.Random) -> Chance:
    """Return the outcome with two cards of the pool exchanged."""
    order = list(step.outcome)
    rest = list(pool)
    for card in order:
        rest.remove(card)
    order += rest
    if len(order) > 1:
        i, j = dice.sample(range(len(order)), 2)
        order[i], order[j] = order[j], order[i]
    return Chance(tuple(order[: len(step.outcome)]))


def _told_the_same(
    game: Game, worlds: list[Position], steps: tuple[Move | Chance, Move | Chance], viewer: int
) -> bool:
    """Make one step in both worlds; False when it cannot be made or the viewer hears of it."""
    told = []
    for world, step in zip(worlds, steps, strict=True):
        try:
            facts = world.take(step)
        except (IllegalMove, IllegalChance):
            return False
        told.append([game.rules.EVENTS.redact(fact, viewer) for fact in facts])
    return told[0] == told[1] and worlds[0].to_act() == worlds[1].to_act()


def check_redeals(plan: Plan) -> None:
    """Re-deals are uniform over what is possible, and the truth is possible."""
    tested = 0
    for visit in sparse_visits(plan, salt=99):
        for viewer in visit.viewers:
            if tested >= STATISTICAL_POSITIONS:
                return
            if visit.position.to_act() != CHANCE and _few_redeals(plan, visit, viewer):
                tested += _uniform_here(plan, visit, viewer)
    if tested == 0:
        raise LawBroken(
            "re-deals", "no position had few enough re-deals to count; play more matches"
        )


def _few_redeals(plan: Plan, visit: Visit, viewer: int) -> bool:
    """Tell whether a few re-deals already repeat each other, so that counting them is possible."""
    drawn = _draw(plan, visit, viewer, PROBES)
    return 1 < len(drawn) <= min(PROBES // 2, plan.redeals // REPEATS)


def _draw(plan: Plan, visit: Visit, viewer: int, count: int) -> Draws:
    drawn: Draws = {}
    for number in range(count):
        other = copy_of(visit.position.state, plan.rules)
        plan.rules.determinize(other, 0, viewer, 7919 * number + plan.seed)
        key = _key(plan.game, other[0], viewer)
        times, example = drawn.get(key, (0, other[0]))
        drawn[key] = (times + 1, example)
    return drawn


def _key(game: Game, state: State, viewer: int) -> Hashable:
    """Return what tells two re-deals apart: the game's key, or every byte but the generator's."""
    if game.redeal_key is not None:
        return game.redeal_key(state, viewer)
    bare = state.copy()
    bare["rng"] = 0
    return bytes(bare.tobytes())


def _uniform_here(plan: Plan, visit: Visit, viewer: int) -> int:
    drawn = _draw(plan, visit, viewer, plan.redeals)
    if len(drawn) * REPEATS > plan.redeals:
        return 0
    if _key(plan.game, visit.position.state, viewer) not in drawn:
        _broken("re-deals", visit, viewer, "the true deal is never among the re-deals")
    weigh = plan.game.redeal_weight or (lambda state, viewer: 1.0)
    weights = [weigh(example, viewer) for _, example in drawn.values()]
    counts = [times for times, _ in drawn.values()]
    expected = [plan.redeals * weight / sum(weights) for weight in weights]
    p = chi_square_p(counts, expected)
    if p < SUSPICIOUS:
        words = f"not uniform (p = {p:.1e}): counts {sorted(counts)[:12]}"
        _broken("re-deals", visit, viewer, words)
    return 1


def _broken(law: str, visit: Visit, viewer: int, words: str) -> None:
    raise LawBroken(law, f"viewer {viewer}: {words} ({visit.where()})")
