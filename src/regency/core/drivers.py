"""Drivers: loops over a game's rules that run on every machine; the slots are the game's own."""

from regency.core.kernel import below, digest, lowest_bit, nth_set, seed_words, shuffle
from regency.core.slots import (
    MAX_STEPS,
    apply,
    census,
    chance,
    choose,
    determinize,
    legal,
    observe,
    picks,
    pool,
    reshuffle,
    sample,
    scores,
    settled,
    setup,
    to_act,
)
from regency.core.types import (
    CHANCE,
    OVER,
    SPECTATOR,
    Events,
    Ints,
    Mask,
    RngState,
    Scores,
    State,
    States,
)

RANDOM_PLAYER = 0
HEURISTIC_PLAYER = 1

# What `play_match` found wrong, as bits.
FINE = 0
STUCK = 1  # a seat is to act and has no legal action
ENDLESS = 2  # more than MAX_STEPS steps
MISCOUNTED = 4  # a card is lost or doubled

#: Keeps the player's random stream apart from the deal's, which uses the seed itself.
PLAYER_STREAM = 1 << 40
DIGEST_START = 0x811C9DC5

#: What a report of one match holds.
DIGEST, STEPS, DECISIONS, WRONG, LOWEST, HIGHEST, REPORT_COLUMNS = 0, 1, 2, 3, 4, 5, 6
#: What the totals of many matches hold: sums of digests, steps, decisions and faults, and bounds.
TOTAL_COLUMNS = REPORT_COLUMNS


def draw_chance(state: State, cards: Ints, events: Events) -> int:
    """Carry out the chance step that is due, drawn from the state's own generator."""
    count = pool(state, cards)
    wanted = picks(state)
    shuffle(state.rng, cards, count, wanted)
    return chance(state, cards[:wanted], events)


def sample_by_mask(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Draw a legal action; fills the slot `sample` of games that have no quicker way."""
    return nth_set(mask, below(rng, legal(state, seat, mask)))


def reshuffle_for_all(state: State, seed: int) -> None:
    """Re-deal what a spectator cannot know; fills the slot `reshuffle` where all hands are open."""
    determinize(state, SPECTATOR, seed)


def scores_at_any_moment(state: State, out: Scores) -> None:
    """Write the scores; fills the slot `scores_now` of games that count points as they come."""
    scores(state, out)


def equally_plausible(state: State, viewer: int) -> int:
    """Think all re-deals alike; fills the slot `plausible` of games that know no better."""
    return 0


def no_prospects(state: State, viewer: int, out: Ints, start: int) -> None:
    """Leave a network with its observation; fills the slot `prospects` of most games."""


def pick_action(state: State, seat: int, mask: Mask, count: int, player: int, rng: RngState) -> int:
    """Choose for a random or a rule-of-thumb player."""
    if player == HEURISTIC_PLAYER:
        return choose(state, seat, mask, rng)
    return nth_set(mask, below(rng, count))


def recount(state: State, counts: Ints, expected: Ints) -> int:
    """Return MISCOUNTED if any card is not where the deal put that many of it."""
    for card in range(counts.shape[0]):
        counts[card] = 0
    census(state, counts)
    for card in range(counts.shape[0]):
        if counts[card] != expected[card]:
            return MISCOUNTED
    return FINE


def play_match(
    state: State,
    seats: int,
    options: Ints,
    seed: int,
    players: Ints,
    audit: int,
    rng: RngState,
    mask: Mask,
    cards: Ints,
    counts: Ints,
    expected: Ints,
    points: Scores,
    events: Events,
    report: Ints,
) -> None:
    """Play a whole match; `report` gets its digest, steps, decisions, faults and bounds of points.

    The digest covers every decision, the number of choices it was made from, and the final
    scores, so that two machines that differ anywhere differ here. `players` says for each seat who
    plays it (RANDOM_PLAYER, HEURISTIC_PLAYER). With `audit` all cards are counted after every step.
    """
    setup(state, seats, options, seed)
    seed_words(rng, seed + PLAYER_STREAM)
    total = DIGEST_START
    steps = 0
    decisions = 0
    wrong = FINE
    dealing = True
    while wrong == FINE:
        acting = to_act(state)
        if acting == OVER:
            break
        if steps >= MAX_STEPS:
            wrong = ENDLESS
        elif acting == CHANCE:
            draw_chance(state, cards, events)
        else:
            if dealing:
                dealing = False
                if audit != 0:
                    for card in range(expected.shape[0]):
                        expected[card] = 0
                    census(state, expected)
            seat = lowest_bit(acting)
            count = legal(state, seat, mask)
            if count == 0:
                wrong = STUCK
            else:
                action = pick_action(state, seat, mask, count, int(players[seat]), rng)
                apply(state, seat, action, events)
                total = digest(digest(total, action), count)
                decisions += 1
        if audit != 0 and not dealing and wrong == FINE:
            wrong = recount(state, counts, expected)
        steps += 1
    scores(state, points)
    report[LOWEST] = points[0, 0]
    report[HIGHEST] = points[0, 0]
    for seat in range(seats):
        report[LOWEST] = min(report[LOWEST], points[seat, 0])
        report[HIGHEST] = max(report[HIGHEST], points[seat, 0])
        for column in range(points.shape[1]):
            total = digest(total, int(points[seat, column]))
    report[DIGEST] = total
    report[STEPS] = steps
    report[DECISIONS] = decisions
    report[WRONG] = wrong


def add_report(totals: Ints, report: Ints, first: bool) -> None:
    """Fold the report of one match into the totals of many; a fault counts as one."""
    if first:
        for column in range(TOTAL_COLUMNS):
            totals[column] = 0
        totals[LOWEST] = report[LOWEST]
        totals[HIGHEST] = report[HIGHEST]
    totals[DIGEST] += report[DIGEST]
    totals[STEPS] += report[STEPS]
    totals[DECISIONS] += report[DECISIONS]
    if report[WRONG] != FINE:
        totals[WRONG] += 1
    totals[LOWEST] = min(totals[LOWEST], report[LOWEST])
    totals[HIGHEST] = max(totals[HIGHEST], report[HIGHEST])


def play_matches(
    states: States,
    seats: int,
    options: Ints,
    seed: int,
    players: Ints,
    audit: int,
    rng: RngState,
    mask: Mask,
    cards: Ints,
    counts: Ints,
    expected: Ints,
    points: Scores,
    events: Events,
    reports: Ints,
) -> None:
    """Play match *i* of the array from seed + i, for every i."""
    for i in range(states.shape[0]):
        play_match(
            states[i], seats, options, seed + i, players, audit,
            rng, mask, cards, counts, expected, points, events, reports[i],
        )  # fmt: skip


def soak(
    states: States,
    seats: int,
    options: Ints,
    seed: int,
    matches: int,
    players: Ints,
    rng: RngState,
    mask: Mask,
    cards: Ints,
    counts: Ints,
    expected: Ints,
    points: Scores,
    events: Events,
    report: Ints,
    totals: Ints,
) -> None:
    """Play audited matches one after the other in one state, keeping only their totals."""
    for i in range(matches):
        play_match(
            states[0], seats, options, seed + i, players, 1,
            rng, mask, cards, counts, expected, points, events, report,
        )  # fmt: skip
        add_report(totals, report, i == 0)


def replay_match(
    state: State,
    seats: int,
    options: Ints,
    seed: int,
    rng: RngState,
    mask: Mask,
    cards: Ints,
    events: Events,
) -> int:
    """Play a random match as fast as the rules allow, unaudited; return the decisions made."""
    setup(state, seats, options, seed)
    seed_words(rng, seed + PLAYER_STREAM)
    decisions = 0
    acting = to_act(state)
    while acting != OVER:
        if acting == CHANCE:
            draw_chance(state, cards, events)
        else:
            seat = lowest_bit(acting)
            apply(state, seat, sample(state, seat, mask, rng), events)
            decisions += 1
        acting = to_act(state)
    return decisions


def replay_speed(
    states: States,
    seats: int,
    options: Ints,
    seed: int,
    matches: int,
    rng: RngState,
    mask: Mask,
    cards: Ints,
    events: Events,
) -> int:
    """Play random matches one after the other in one state; return the decisions made."""
    decisions = 0
    for i in range(matches):
        decisions += replay_match(states[0], seats, options, seed + i, rng, mask, cards, events)
    return decisions


def clone(states: States, times: int) -> None:
    """Copy state 0 over the others, round and round."""
    for i in range(times):
        states[1 + i % (states.shape[0] - 1)] = states[0]


def perft(
    states: States, depth: int, masks: Ints, cursors: Ints, cards: Ints, events: Events,
    nodes: Ints, ends: Ints,
) -> None:  # fmt: skip
    """Count the decision histories below state 0: `nodes` and `ends` (finished) per depth.

    Chance steps below the root are drawn from the state's generator: the count is of one fixed
    deal. Level d of `states`, `masks` and `cursors` holds the path being walked.
    """
    level = 0
    cursors[0] = -1
    while level >= 0:
        state = states[level]
        if cursors[level] < 0:
            acting = to_act(state)
            while acting == CHANCE:
                draw_chance(state, cards, events)
                acting = to_act(state)
            nodes[level] += 1
            if acting == OVER:
                ends[level] += 1
            if acting == OVER or level == depth:
                level -= 1
                continue
            legal(state, lowest_bit(acting), masks[level])
            cursors[level] = 0
        action = cursors[level]
        mask = masks[level]
        while action < mask.shape[0] and mask[action] == 0:
            action += 1
        if action == mask.shape[0]:
            level -= 1
            continue
        cursors[level] = action + 1
        states[level + 1] = state
        apply(states[level + 1], lowest_bit(to_act(state)), action, events)
        cursors[level + 1] = -1
        level += 1


# Entry points of the single functions: (states, i) costs a microsecond a call, a record 26.


def setup_at(states: States, i: int, seats: int, options: Ints, seed: int) -> None:
    """Prepare match *i*."""
    setup(states[i], seats, options, seed)


def to_act_at(states: States, i: int) -> int:
    """Return who may act in match *i*."""
    return to_act(states[i])


def legal_at(states: States, i: int, seat: int, mask: Mask) -> int:
    """Fill the mask of a seat in match *i*."""
    return legal(states[i], seat, mask)


def apply_at(states: States, i: int, seat: int, action: int, events: Events) -> int:
    """Carry out an action in match *i*."""
    return apply(states[i], seat, action, events)


def pool_at(states: States, i: int, out: Ints) -> int:
    """Write the pool of the chance step due in match *i*."""
    return pool(states[i], out)


def picks_at(states: States, i: int) -> int:
    """Return how many cards the chance step due in match *i* fixes."""
    return picks(states[i])


def chance_at(states: States, i: int, outcome: Ints, events: Events) -> int:
    """Carry out a given chance step in match *i*."""
    return chance(states[i], outcome, events)


def scores_at(states: States, i: int, out: Scores) -> None:
    """Write the scores of match *i*."""
    scores(states[i], out)


def determinize_at(states: States, i: int, viewer: int, seed: int) -> None:
    """Re-deal match *i* for a viewer."""
    determinize(states[i], viewer, seed)


def reshuffle_at(states: States, i: int, seed: int) -> None:
    """Re-deal what nobody knows of match *i*."""
    reshuffle(states[i], seed)


def observe_at(states: States, i: int, viewer: int, out: Ints) -> None:
    """Write the observation of a viewer in match *i*."""
    observe(states[i], viewer, out)


def census_at(states: States, i: int, counts: Ints) -> None:
    """Count the cards of match *i*."""
    census(states[i], counts)


def choose_at(states: States, i: int, seat: int, mask: Mask, rng: RngState) -> int:
    """Return what the rule-of-thumb player does in match *i*."""
    return choose(states[i], seat, mask, rng)


def sample_at(states: States, i: int, seat: int, mask: Mask, rng: RngState) -> int:
    """Return a uniformly drawn legal action of match *i*."""
    return sample(states[i], seat, mask, rng)


def sample_by_mask_at(states: States, i: int, seat: int, mask: Mask, rng: RngState) -> int:
    """Return a legal action of match *i* drawn from its mask, whatever quicker way the game has."""
    return sample_by_mask(states[i], seat, mask, rng)


def settled_at(states: States, i: int) -> bool:
    """See `slots.settled`."""
    return bool(settled(states[i]))
