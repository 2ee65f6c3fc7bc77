"""Tree search with a network, compiled: its policy is the prior, its values end every line.

Each iteration picks a first action, re-deals all that the searching seat cannot know and walks
down the tree; the first position that is new is looked at with the network, and what it expects for
every seat is carried back. Nobody plays blindly (closed loop): what a seat sees when it is to act
is a node of its own, found by a hash of its observation. Moves without alternative make no node.
"""

from __future__ import annotations

from typing import Any

from regency.bots.network import OUT, POINTS_SO_FAR, Floats, look
from regency.bots.search import (
    ACTION,
    ASKED,
    FIRST_CHILD,
    NEXT_SIBLING,
    NO_NODE,
    REDEALS,
    ROOT,
    SCORE_SCALE,
    SCORE_SHARE,
    VISITS,
    child_by,
    rate,
    redeal,
)
from regency.bots.weights import LEAD, PLACE, VALUES
from regency.core.drivers import DIGEST_START, draw_chance
from regency.core.kernel import digest, lowest_bit, nth_set, seed_words
from regency.core.slots import apply, legal, observe, scores, to_act
from regency.core.types import CHANCE, OVER, Events, Ints, Mask, RngState, Scores, State, States

#: Indices into the settings array, see `net_tree.SearchSettings`; REDEALS, SCORE_SHARE and
#: SCORE_SCALE behind them are those of the plain search, which `redeal` and `rate` look at.
EXPLORATION, FIRST_PLAY, LEAD_SCALE, TOLD, SHARPNESS = range(5)
SETTINGS = 8
#: The match is over.
NOBODY = -1
#: Of `exponential`: what is halved away first, what is too little to tell from nothing, and how
#: many terms of the series are added up.
LN2 = 0.6931471805599453
NEXT_TO_NOTHING = -700.0
TERMS = 14
#: A position's hash: this many bits, and one more that no action has.
HASH_BITS = (1 << 30) - 1
HASH_MARK = 1 << 30


def net_search(
    states: States, root_seat: int, seats: int, iterations: int, seed: int, nodes: Ints,
    values: Floats, priors: Floats, used: Ints, settings: Ints, rng: RngState, mask: Mask,
    path: Ints, cards: Ints, utility: Ints, events: Events, chances: Floats, seen: Ints,
    net: tuple[Any, ...],
) -> None:  # fmt: skip
    """Run iterations from states[0], what *root_seat* sees; states[1] and [2] are overwritten.

    `net` is all that `look` takes behind state and viewer.
    """
    for _ in range(iterations):
        states[1] = states[0]
        state = states[1]
        legal(state, root_seat, mask)
        if nodes[ROOT, ASKED] == 0:
            look(state, root_seat, *net)
            keep_priors(
                nodes, values, priors, used, ROOT, mask, chances, net[OUT], settings[SHARPNESS]
            )
        node = pick(ROOT, root_seat, nodes, values, priors, settings, mask)
        # Every first action meets the same deals in the same order: differences of luck cancel.
        deal = seed + nodes[node, VISITS]
        redeal(states, root_seat, deal, int(settings[REDEALS]))
        seed_words(rng, deal)
        path[0] = ROOT
        path[1] = node
        apply(state, root_seat, int(nodes[node, ACTION]), events)
        depth = walk_on(
            state, root_seat, seats, nodes, values, priors, used, settings, mask, path, cards,
            utility, events, chances, seen, net,
        )  # fmt: skip
        for step in range(depth):
            nodes[path[step], VISITS] += 1
            for s in range(seats):
                values[path[step], s] += utility[s]


def walk_on(
    state: State, root_seat: int, seats: int, nodes: Ints, values: Floats, priors: Floats,
    used: Ints, settings: Ints, mask: Mask, path: Ints, cards: Ints, utility: Ints, events: Events,
    chances: Floats, seen: Ints, net: tuple[Any, ...],
) -> int:  # fmt: skip
    """Follow the tree from path[1] to what is new or the end; write its worth, return the length.

    Positions and the actions chosen there take turns in the path.
    """
    depth = 2
    while True:
        seat = next_choice(state, root_seat, mask, cards, events)
        if seat == NOBODY:
            scores(state, net[POINTS_SO_FAR])
            rate(net[POINTS_SO_FAR], seats, settings, utility)
            return depth
        node = NO_NODE
        child = NO_NODE
        if depth + 2 <= path.shape[0]:
            observe(state, seat, seen)
            node = child_by(nodes, values, used, int(path[depth - 1]), fingerprint(seen))
        if node != NO_NODE:
            path[depth] = node
            depth += 1
            if nodes[node, ASKED] != 0:
                child = pick(node, seat, nodes, values, priors, settings, mask)
        if child == NO_NODE:  # new; or the tree is full, or two positions have one hash
            look(state, seat, *net)
            expect(seat, seats, settings, net[POINTS_SO_FAR], mask.shape[0], net[OUT], utility)
            if node != NO_NODE and nodes[node, ASKED] == 0:
                keep_priors(
                    nodes, values, priors, used, node, mask, chances, net[OUT],
                    settings[SHARPNESS],
                )  # fmt: skip
            return depth
        path[depth] = child
        depth += 1
        apply(state, seat, int(nodes[child, ACTION]), events)


def next_choice(state: State, root_seat: int, mask: Mask, cards: Ints, events: Events) -> int:
    """Play on until somebody has a choice; return the seat, its mask filled, or NOBODY."""
    acting = to_act(state)
    while acting != OVER:
        if acting == CHANCE:
            draw_chance(state, cards, events)
        else:
            # Where several seats may act at once, the searching one decides first.
            seat = root_seat if acting & (1 << root_seat) else lowest_bit(acting)
            if legal(state, seat, mask) > 1:
                return seat
            apply(state, seat, nth_set(mask, 0), events)
        acting = to_act(state)
    return NOBODY


def fingerprint(seen: Ints) -> int:
    """Return a hash of an observation that no action's number equals."""
    total = DIGEST_START
    for i in range(seen.shape[0]):
        total = digest(total, int(seen[i]))
    return int(total) & HASH_BITS | HASH_MARK


def keep_priors(
    nodes: Ints, values: Floats, priors: Floats, used: Ints, node: int, mask: Mask,
    chances: Floats, out: Floats, sharpness: float,
) -> None:  # fmt: skip
    """Give a node its children, each with the chance that the network gives it."""
    nodes[node, ASKED] = 1
    most = -1.0e9
    for action in range(mask.shape[0]):
        if mask[action] != 0:
            most = max(most, float(out[action]))
    total = 0.0
    for action in range(mask.shape[0]):
        if mask[action] != 0:
            chances[action] = exponential(sharpness * (float(out[action]) - most))
            total += chances[action]
    for action in range(mask.shape[0]):
        if mask[action] != 0:
            child = child_by(nodes, values, used, node, action)
            if child != NO_NODE:
                priors[child] = chances[action] / total


def exponential(power: float) -> float:
    """Return e to a power that is not above zero: plain sums and products, alike everywhere."""
    if power < NEXT_TO_NOTHING:
        return 0.0
    halvings = int(-power / LN2)
    rest = power + halvings * LN2
    total = 1.0
    for term in range(TERMS, 0, -1):
        total = 1.0 + total * rest / term
    for _ in range(halvings):
        total *= 0.5
    return total


def pick(
    node: int, seat: int, nodes: Ints, values: Floats, priors: Floats, settings: Ints, mask: Mask
) -> int:
    """Return the legal child with the best upper bound, the first of equals; NO_NODE if none."""
    total = 0
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE:
        total += nodes[child, VISITS]
        child = nodes[child, NEXT_SIBLING]
    fresh = -settings[FIRST_PLAY]
    if nodes[node, VISITS] > 0:
        fresh += values[node, seat] / nodes[node, VISITS]
    spread = settings[EXPLORATION] * (total + 1.0) ** 0.5
    best = NO_NODE
    best_bound = -1.0e9
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE:
        if mask[nodes[child, ACTION]] != 0:
            tried = nodes[child, VISITS]
            mean = values[child, seat] / tried if tried > 0 else fresh
            bound = mean + priors[child] * spread / (1.0 + tried)
            if bound > best_bound:
                best_bound = bound
                best = child
        child = nodes[child, NEXT_SIBLING]
    return int(best)


def expect(
    viewer: int, seats: int, settings: Ints, points: Scores, actions: int, out: Floats,
    utility: Ints,
) -> None:  # fmt: skip
    """Write what the network expects as what each seat wants, on the scale of `search.rate`.

    Where points are told, `look` has counted them, and the network says what is still to come.
    """
    share = settings[SCORE_SHARE]
    total = 0.0
    for s in range(seats):
        total += points[s, 0]
    for i in range(seats):
        seat = viewer + i
        seat = seat if seat < seats else seat - seats
        beaten = min(max(0.5 + 0.5 * float(out[actions + i * VALUES + PLACE]), 0.0), 1.0)
        lead = settings[LEAD_SCALE] * float(out[actions + i * VALUES + LEAD])
        if settings[TOLD] != 0:
            lead += points[seat, 0] - (total - points[seat, 0]) / (seats - 1)
        squeezed = 0.5 + 0.5 * lead / (settings[SCORE_SCALE] + abs(lead))
        utility[seat] = (1.0 - share) * beaten + share * squeezed
