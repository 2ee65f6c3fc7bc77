"""What a position and a choice are worth by the game's network, compiled.

Matches go on by the network's best actions, a little way: until every seat has had a choice. What
the seats then expect, each when it is to choose (no network was taught to judge at other times), is
averaged, so that nobody's secrets count for more. A match that ends on the way is worth its result.
"""

from __future__ import annotations

from typing import Any

from regency.analysis.drivers import POINTS, REVIEW_STREAM, WIN, redeal_for
from regency.bots.net_search import NOBODY, next_choice
from regency.bots.network import OUT, TOLD, Floats, look
from regency.bots.search import unbeaten
from regency.bots.weights import LEAD, PLACE, VALUES
from regency.core.slots import MAX_STEPS, apply, reshuffle, scores
from regency.core.types import Events, Ints, Mask, Scores, State, States

#: A won match has this many parts: whole numbers, fine enough for an expectation.
NET_PARTS = 60_000


def tell_end(points: Scores, seats: int, result: Ints) -> None:
    """Write how a match ended: parts of the win, and the lead over the mean of the others."""
    winners, total = 0, 0
    for seat in range(seats):
        winners += unbeaten(points, seats, seat)
        total += points[seat, 0]
    for seat in range(seats):
        mine = points[seat, 0]
        result[WIN, seat] = NET_PARTS // winners * unbeaten(points, seats, seat)
        result[POINTS, seat] = round(mine - (total - mine) / (seats - 1))


def tell_expected(expected: Floats, looked: int, points: Scores, told: int, result: Ints) -> None:
    """Write what two seats expect: sums of places and leads over so many looks, for each."""
    share = 0.5 + 0.25 * float(expected[0, PLACE] - expected[1, PLACE]) / looked
    won = round(NET_PARTS * min(max(share, 0.0), 1.0))
    lead = 0.5 * float(expected[0, LEAD] - expected[1, LEAD]) / looked
    if told != 0:  # points so far are inputs, and the network says what is still to come
        lead += points[0, 0] - points[1, 0]
    result[WIN, 0], result[WIN, 1] = won, NET_PARTS - won
    result[POINTS, 0], result[POINTS, 1] = round(lead), -round(lead)


def favourite(mask: Mask, out: Floats) -> int:
    """Return the legal action that seems best; of equals the first."""
    best = -1
    for action in range(mask.shape[0]):
        if mask[action] != 0 and (best < 0 or out[action] > out[best]):
            best = action
    return best


def go_on(
    state: State, seats: int, whole: int, lead_scale: float, mask: Mask, cards: Ints,
    points: Scores, events: Events, expected: Floats, net: tuple[Any, ...], result: Ints,
) -> None:  # fmt: skip
    """Play on by the network and write what is to be expected; *whole*: to the end."""
    for s in range(seats):
        expected[s, PLACE] = expected[s, LEAD] = 0.0
    asked, looked = 0, 0
    for _ in range(MAX_STEPS):
        seat = next_choice(state, 0, mask, cards, events)
        if seat == NOBODY:
            break
        look(state, seat, *net)
        if whole == 0 and not asked & (1 << seat):
            asked |= 1 << seat
            looked += 1
            for i in range(seats):
                who = seat + i if seat + i < seats else seat + i - seats
                at = mask.shape[0] + i * VALUES
                expected[who, PLACE] += net[OUT][at + PLACE]
                expected[who, LEAD] += net[OUT][at + LEAD] * lead_scale
            if looked == seats:
                scores(state, points)
                tell_expected(expected, looked, points, net[TOLD], result)
                return
        apply(state, seat, favourite(mask, net[OUT]), events)
    scores(state, points)
    tell_end(points, seats, result)


def net_worth(
    states: States, seats: int, first: int, seed: int, whole: int, lead_scale: float, mask: Mask,
    cards: Ints, points: Scores, events: Events, expected: Floats, net: tuple[Any, ...],
    results: Ints,
) -> None:  # fmt: skip
    """Judge states[0] with open hands, from deal *first* on: int32 results[deals, rows, seats].

    states[1] is overwritten; `net` is all that `look` takes behind state and viewer.
    """
    for i in range(results.shape[0]):
        states[1] = states[0]
        reshuffle(states[1], REVIEW_STREAM + seed + first + i)
        go_on(
            states[1], seats, whole, lead_scale, mask, cards, points, events, expected, net,
            results[i],
        )  # fmt: skip


def net_weigh(
    states: States, seat: int, seats: int, viewer: int, actions: Ints, first: int, seed: int,
    whole: int, lead_scale: float, mask: Mask, cards: Ints, points: Scores, events: Events,
    expected: Floats, net: tuple[Any, ...], results: Ints,
) -> None:  # fmt: skip
    """Judge states[0] after each action: int32 results[actions, deals, rows, seats].

    Every action meets the same deals, as *viewer* must think them possible; states[1] and [2] are
    overwritten.
    """
    for i in range(results.shape[1]):
        states[1] = states[0]
        redeal_for(states[1], viewer, REVIEW_STREAM + seed + first + i)
        for a in range(actions.shape[0]):
            states[2] = states[1]
            apply(states[2], seat, int(actions[a]), events)
            go_on(
                states[2], seats, whole, lead_scale, mask, cards, points, events, expected, net,
                results[a, i],
            )  # fmt: skip


def net_ends(
    states: States, seat: int, viewer: int, action: int, first: int, seed: int, mask: Mask,
    cards: Ints, events: Events, net: tuple[Any, ...],
) -> None:  # fmt: skip
    """Leave in states[1], states[2], … how the match ends after an action, a deal each."""
    for i in range(1, states.shape[0]):
        states[i] = states[0]
        redeal_for(states[i], viewer, REVIEW_STREAM + seed + first + i - 1)
        apply(states[i], seat, action, events)
        for _ in range(MAX_STEPS):
            mover = next_choice(states[i], 0, mask, cards, events)
            if mover == NOBODY:
                break
            look(states[i], mover, *net)
            apply(states[i], mover, favourite(mask, net[OUT]), events)
