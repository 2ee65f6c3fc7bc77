"""Information-set Monte Carlo tree search, compiled: one search for every game.

Each iteration re-deals all that the searching seat cannot know, walks down one tree shared by all
re-deals (its nodes are sequences of decisions, its branches only those legal in the re-deal at
hand), adds one node, plays the match out and carries the result back. Chance is drawn anew on the
way and does not branch. Selection is PUCT with the game's own heuristic as the prior.
"""

from __future__ import annotations

from regency.core.drivers import draw_chance
from regency.core.kernel import below, lowest_bit, nth_set, seed_words
from regency.core.slots import MAX_STEPS, apply, choose, determinize, legal, scores, to_act
from regency.core.types import CHANCE, OVER, Events, Ints, Mask, Scores, State, States, Words

NO_NODE = -1
ROOT = 0
#: Columns of the integer part of a node.
ACTION, FIRST_CHILD, NEXT_SIBLING, VISITS, NODE_COLUMNS = 0, 1, 2, 3, 4

#: Indices into the settings array.
EXPLORATION, PRIOR_WEIGHT, FIRST_PLAY, CLEVER_SHARE, SCORE_SHARE, SCORE_SCALE, SETTINGS = range(7)
#: Playout moves are clever in CLEVER_SHARE of so many cases.
SHARES = 16
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
    settings: Ints,
    rng: Words,
    mask: Mask,
    child_of: Ints,
    path: Ints,
    cards: Ints,
    points: Scores,
    utility: Ints,
    events: Events,
) -> None:
    """Run iterations from states[0], what *seat* sees; states[1] is overwritten.

    int32 nodes[n, NODE_COLUMNS], float32 values[n, seats] and int64 used[1] are the tree, which
    later calls go on with.
    """
    for i in range(iterations):
        states[1] = states[0]
        determinize(states[1], seat, seed + i + REDEAL_STREAM)
        depth = walk_down(
            states[1], seat, nodes, values, used, settings, rng, mask, child_of, path, cards, events
        )
        play_out(states[1], int(settings[CLEVER_SHARE]), rng, mask, cards, events)
        scores(states[1], points)
        rate(points, seats, settings, utility)
        for step in range(depth):
            node = path[step]
            nodes[node, VISITS] += 1
            for s in range(seats):
                values[node, s] += utility[s]


def walk_down(
    state: State,
    root_seat: int,
    nodes: Ints,
    values: Ints,
    used: Ints,
    settings: Ints,
    rng: Words,
    mask: Mask,
    child_of: Ints,
    path: Ints,
    cards: Ints,
    events: Events,
) -> int:
    """Follow the tree until a node is added or the match ends; return the length of the path."""
    node = ROOT
    path[0] = ROOT
    depth = 1
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
        action = select(state, node, seat, count, nodes, values, settings, rng, mask, child_of)
        child = child_of[action]
        apply(state, seat, action, events)
        if child == NO_NODE:
            if used[0] >= nodes.shape[0]:
                return depth
            path[depth] = add_node(nodes, values, used, node, action)
            return depth + 1
        node = child
        path[depth] = node
        depth += 1
    return depth


def select(
    state: State,
    node: int,
    seat: int,
    count: int,
    nodes: Ints,
    values: Ints,
    settings: Ints,
    rng: Words,
    mask: Mask,
    child_of: Ints,
) -> int:
    """Return the legal action with the best upper bound; child_of[it] is its node, if any."""
    if count == 1:
        only = nth_set(mask, 0)
        child_of[only] = find_child(nodes, node, only)
        return only
    favourite = choose(state, seat, mask, rng)
    for action in range(mask.shape[0]):
        child_of[action] = NO_NODE
    total = 0
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE:
        child_of[nodes[child, ACTION]] = child
        if mask[nodes[child, ACTION]] != 0:
            total += nodes[child, VISITS]
        child = nodes[child, NEXT_SIBLING]
    visits = nodes[node, VISITS]
    fresh = settings[FIRST_PLAY]
    if visits > 0:
        fresh = values[node, seat] / visits - settings[FIRST_PLAY]
    spread = settings[EXPLORATION] * (total + 1.0) ** 0.5
    even = (1.0 - settings[PRIOR_WEIGHT]) / count
    best = -1
    best_bound = -1.0e9
    # Ties go to a random action: the scan starts anywhere.
    start = below(rng, mask.shape[0])
    for i in range(mask.shape[0]):
        action = start + i
        if action >= mask.shape[0]:
            action -= mask.shape[0]
        if mask[action] == 0:
            continue
        prior = even + settings[PRIOR_WEIGHT] if action == favourite else even
        mean = fresh
        tried = 0
        if child_of[action] != NO_NODE:
            tried = nodes[child_of[action], VISITS]
            if tried > 0:
                mean = values[child_of[action], seat] / tried
        bound = mean + prior * spread / (1.0 + tried)
        if bound > best_bound:
            best_bound = bound
            best = action
    return best


def find_child(nodes: Ints, node: int, action: int) -> int:
    """Return the child reached by an action, or NO_NODE."""
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE and nodes[child, ACTION] != action:
        child = nodes[child, NEXT_SIBLING]
    return int(child)


def add_node(nodes: Ints, values: Ints, used: Ints, parent: int, action: int) -> int:
    """Append a child and return its number."""
    new = int(used[0])
    used[0] = new + 1
    nodes[new, ACTION] = action
    nodes[new, FIRST_CHILD] = NO_NODE
    nodes[new, VISITS] = 0
    nodes[new, NEXT_SIBLING] = nodes[parent, FIRST_CHILD]
    nodes[parent, FIRST_CHILD] = new
    for s in range(values.shape[1]):
        values[new, s] = 0.0
    return new


def play_out(
    state: State, clever: int, rng: Words, mask: Mask, cards: Ints, events: Events
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
        count = legal(state, seat, mask)
        if count == 1:
            action = nth_set(mask, 0)
        elif clever >= SHARES or (clever > 0 and below(rng, SHARES) < clever):
            action = choose(state, seat, mask, rng)
        else:
            action = nth_set(mask, below(rng, count))
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


def compare(points: Scores, a: int, b: int) -> float:
    """Return 1 if seat *a* is ahead of seat *b*, 0 if behind, a half if they share a place."""
    for column in range(points.shape[1]):
        if points[a, column] != points[b, column]:
            return 1.0 if points[a, column] > points[b, column] else 0.0
    return 0.5


def start_tree(nodes: Ints, values: Ints, used: Ints) -> None:
    """Empty the tree but for its root."""
    used[0] = 1
    nodes[ROOT, ACTION] = -1
    nodes[ROOT, FIRST_CHILD] = NO_NODE
    nodes[ROOT, NEXT_SIBLING] = NO_NODE
    nodes[ROOT, VISITS] = 0
    for s in range(values.shape[1]):
        values[ROOT, s] = 0.0


def seed_search(rng: Words, seed: int) -> None:
    """Seed the search's own random numbers."""
    seed_words(rng, seed)
