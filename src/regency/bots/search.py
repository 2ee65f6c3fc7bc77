"""Information-set Monte Carlo tree search, compiled: one search for every game.

Each iteration picks a first action, re-deals all that the searching seat cannot know, walks down
one tree shared by all re-deals (its nodes are sequences of decisions, its branches only those legal
in the re-deal at hand), adds a node, plays the match out and carries the result back. Chance is
drawn anew on the way and does not branch. Selection is PUCT; the prior of an action is how often
the game's own heuristic favoured it the first few times the node was reached.
"""

from __future__ import annotations

from regency.core.drivers import draw_chance
from regency.core.kernel import below, lowest_bit, nth_set, seed_words
from regency.core.slots import (
    MAX_STEPS,
    apply,
    choose,
    determinize,
    legal,
    plausible,
    sample,
    scores,
    to_act,
)
from regency.core.types import CHANCE, OVER, Events, Ints, Mask, RngState, Scores, State, States

NO_NODE = -1
ROOT = 0
#: Columns of the integer part of a node. ASKED counts the times the heuristic was asked at a node,
#: FAVOURED how often it answered with the action that leads here.
ACTION, FIRST_CHILD, NEXT_SIBLING, VISITS, ASKED, FAVOURED, NODE_COLUMNS = range(7)

#: Indices into the settings array, see `ismcts.Settings`.
EXPLORATION, PRIOR_WEIGHT, FIRST_PLAY, ASK, CLEVER, REDEALS, SCORE_SHARE, SCORE_SCALE = range(8)
#: Playout moves are clever in CLEVER of so many cases.
SHARES = 16
#: Rows of what is told of each action at the root: chances to win, and points.
WINS, POINTS, TOLD_ROWS = 0, 1, 2
#: Re-deals use seeds apart from those of any deal or player.
REDEAL_STREAM = 1 << 50


def search(
    states: States,
    seat: int,
    seats: int,
    iterations: int,
    seed: int,
    nodes: Ints,
    values: Ints,
    used: Ints,
    told: Ints,
    settings: Ints,
    rng: RngState,
    mask: Mask,
    path: Ints,
    cards: Ints,
    points: Scores,
    utility: Ints,
    events: Events,
) -> None:
    """Run iterations from states[0], what *seat* sees; states[1] and [2] are overwritten.

    int32 nodes[n, NODE_COLUMNS], float32 values[n, seats] and int64 used[1] are the tree, which
    later calls go on with; float64 told[actions, TOLD_ROWS, seats] sums wins and points by the
    first action.
    """
    for _ in range(iterations):
        states[1] = states[0]
        count = legal(states[1], seat, mask)
        first = select(states[1], ROOT, seat, count, nodes, values, used, settings, rng, mask)
        if first == NO_NODE:
            return
        # The first action is chosen before the cards are dealt, so that every action meets the
        # same deals and the same dice in the same order: differences of luck cancel.
        deal = seed + int(nodes[first, VISITS])
        redeal(states, seat, deal, int(settings[REDEALS]))
        seed_words(rng, deal)
        path[0] = ROOT
        path[1] = first
        apply(states[1], seat, int(nodes[first, ACTION]), events)
        depth = 2
        if nodes[first, VISITS] > 0:
            depth = walk_down(
                states[1], seat, nodes, values, used, settings, rng, mask, path, cards, events
            )
        play_out(states[1], int(settings[CLEVER]), rng, mask, cards, events)
        scores(states[1], points)
        rate(points, seats, settings, utility)
        for step in range(depth):
            node = path[step]
            nodes[node, VISITS] += 1
            for s in range(seats):
                values[node, s] += utility[s]
        tell(points, seats, told[nodes[first, ACTION]])


def redeal(states: States, viewer: int, deal: int, among: int) -> None:
    """Make states[1] the most plausible of several re-deals of states[0]; states[2] is scratch."""
    determinize(states[1], viewer, deal * among + REDEAL_STREAM)
    if among == 1:
        return
    best = plausible(states[1], viewer)
    for other in range(1, among):
        states[2] = states[0]
        determinize(states[2], viewer, deal * among + other + REDEAL_STREAM)
        fits = plausible(states[2], viewer)
        if fits > best:
            best = fits
            states[1] = states[2]


def walk_down(
    state: State,
    root_seat: int,
    nodes: Ints,
    values: Ints,
    used: Ints,
    settings: Ints,
    rng: RngState,
    mask: Mask,
    path: Ints,
    cards: Ints,
    events: Events,
) -> int:
    """Follow the tree from path[1] until a choice is new or the match ends; return the length."""
    node = int(path[1])
    depth = 2
    while depth < path.shape[0]:
        acting = to_act(state)
        while acting == CHANCE:
            draw_chance(state, cards, events)
            acting = to_act(state)
        if acting == OVER:
            return depth
        # Where several seats may act at once, the searching one decides first.
        seat = root_seat if acting & (1 << root_seat) else lowest_bit(acting)
        count = legal(state, seat, mask)
        if count == 1:
            node = child_by(nodes, values, used, node, nth_set(mask, 0))
        else:
            node = select(state, node, seat, count, nodes, values, used, settings, rng, mask)
        if node == NO_NODE:
            return depth
        path[depth] = node
        depth += 1
        apply(state, seat, int(nodes[node, ACTION]), events)
        # Nothing is learnt by stopping at a move that had no alternative.
        if nodes[node, VISITS] == 0 and count > 1:
            return depth
    return depth


def select(
    state: State,
    node: int,
    seat: int,
    count: int,
    nodes: Ints,
    values: Ints,
    used: Ints,
    settings: Ints,
    rng: RngState,
    mask: Mask,
) -> int:
    """Return the child with the best upper bound, new or not; NO_NODE if a full tree has none.

    Afterwards the mask holds the legal actions that had no node before.
    """
    if nodes[node, ASKED] < settings[ASK]:
        favourite = child_by(nodes, values, used, node, choose(state, seat, mask, rng))
        if favourite != NO_NODE:
            nodes[favourite, FAVOURED] += 1
            nodes[node, ASKED] += 1
    total = 0
    known = 0
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE:
        if mask[nodes[child, ACTION]] != 0:
            total += nodes[child, VISITS]
            known += 1
        child = nodes[child, NEXT_SIBLING]
    fresh = -settings[FIRST_PLAY]
    if nodes[node, VISITS] > 0:
        fresh += values[node, seat] / nodes[node, VISITS]
    spread = settings[EXPLORATION] * (total + 1.0) ** 0.5
    trust = settings[PRIOR_WEIGHT] / max(nodes[node, ASKED], 1)
    even = (1.0 - settings[PRIOR_WEIGHT]) / count
    best = NO_NODE
    best_bound = -1.0e9
    if known < count and used[0] < nodes.shape[0]:
        best_bound = fresh + even * spread
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE:
        if mask[nodes[child, ACTION]] != 0:
            mask[nodes[child, ACTION]] = 0
            tried = nodes[child, VISITS]
            mean = values[child, seat] / tried if tried > 0 else fresh
            prior = even + trust * nodes[child, FAVOURED]
            bound = mean + prior * spread / (1.0 + tried)
            if bound > best_bound:
                best_bound = bound
                best = child
        child = nodes[child, NEXT_SIBLING]
    if best == NO_NODE:
        return add_node(nodes, values, used, node, nth_set(mask, below(rng, count - known)))
    return int(best)


def child_by(nodes: Ints, values: Ints, used: Ints, node: int, action: int) -> int:
    """Return the child reached by an action, made if it is new; NO_NODE where the tree is full."""
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE:
        if nodes[child, ACTION] == action:
            return int(child)
        child = nodes[child, NEXT_SIBLING]
    return add_node(nodes, values, used, node, action)


def add_node(nodes: Ints, values: Ints, used: Ints, parent: int, action: int) -> int:
    """Append a child and return its number; NO_NODE where the tree is full."""
    new = int(used[0])
    if new >= nodes.shape[0]:
        return NO_NODE
    used[0] = new + 1
    clear_node(nodes, values, new, action)
    if parent != NO_NODE:
        nodes[new, NEXT_SIBLING] = nodes[parent, FIRST_CHILD]
        nodes[parent, FIRST_CHILD] = new
    return new


def clear_node(nodes: Ints, values: Ints, node: int, action: int) -> None:
    """Make a node a leaf that nobody has visited."""
    nodes[node, ACTION] = action
    nodes[node, FIRST_CHILD] = NO_NODE
    nodes[node, NEXT_SIBLING] = NO_NODE
    nodes[node, VISITS] = 0
    nodes[node, ASKED] = 0
    nodes[node, FAVOURED] = 0
    for s in range(values.shape[1]):
        values[node, s] = 0.0


def start_tree(nodes: Ints, values: Ints, used: Ints) -> None:
    """Empty the tree but for its root."""
    used[0] = 0
    add_node(nodes, values, used, NO_NODE, -1)


def play_out(
    state: State, clever: int, rng: RngState, mask: Mask, cards: Ints, events: Events
) -> None:
    """Finish the match: heuristic moves in *clever* of SHARES cases, random ones otherwise."""
    for _ in range(MAX_STEPS):
        acting = to_act(state)
        if acting == OVER:
            return
        if acting == CHANCE:
            draw_chance(state, cards, events)
            continue
        seat = lowest_bit(acting)
        if clever >= SHARES or (clever > 0 and below(rng, SHARES) < clever):
            count = legal(state, seat, mask)
            action = choose(state, seat, mask, rng) if count > 1 else nth_set(mask, 0)
        else:
            action = sample(state, seat, mask, rng)
        apply(state, seat, action, events)


def rate(points: Scores, seats: int, settings: Ints, utility: Ints) -> None:
    """Turn final scores into what each seat wants: places first, points to tell close lines apart.

    A place is worth the share of opponents it beats, a tie half of one. The points' part is how far
    a seat is ahead of the mean of the others, squeezed between 0 and 1.
    """
    share = settings[SCORE_SHARE]
    total = 0.0
    for s in range(seats):
        total += points[s, 0]
    for s in range(seats):
        beaten = 0.0
        for other in range(seats):
            if other != s:
                beaten += compare(points, s, other)
        lead = points[s, 0] - (total - points[s, 0]) / (seats - 1)
        squeezed = 0.5 + 0.5 * lead / (settings[SCORE_SCALE] + abs(lead))
        utility[s] = (1.0 - share) * beaten / (seats - 1) + share * squeezed


def tell(points: Scores, seats: int, told: Ints) -> None:
    """Add a result to what is told of an action: wins, shared ones in parts, and points."""
    winners = 0
    for s in range(seats):
        winners += unbeaten(points, seats, s)
    for s in range(seats):
        told[POINTS, s] += points[s, 0]
        told[WINS, s] += unbeaten(points, seats, s) / winners


def unbeaten(points: Scores, seats: int, seat: int) -> int:
    """Return 1 if nobody is ahead of a seat, else 0."""
    most = 0.0
    for other in range(seats):
        most = max(most, compare(points, other, seat))
    return 1 if most < 1.0 else 0


def compare(points: Scores, a: int, b: int) -> float:
    """Return 1 if seat *a* is ahead of seat *b*, 0 if behind, a half if they share a place."""
    for column in range(points.shape[1]):
        if points[a, column] != points[b, column]:
            return 1.0 if points[a, column] > points[b, column] else 0.0
    return 0.5
