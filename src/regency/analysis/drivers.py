"""What a position and a choice are worth, compiled: results of matches played out from there.

Every result is kept for itself, deal by deal, in whole numbers: differences between two choices are
taken in the same deals and with the same dice, and sums come out to the last bit.
"""

from __future__ import annotations

from regency.bots.search import play_out, unbeaten
from regency.core.kernel import seed_words
from regency.core.slots import apply, determinize, reshuffle, scores
from regency.core.types import Events, Ints, Mask, RngState, Scores, State, States

#: A won match has this many parts, which two to five winners can share evenly.
PARTS = 60
#: Rows of a result: parts of the win, and points.
WIN, POINTS, RESULT_ROWS = 0, 1, 2
#: A viewer who knows what any seat knows.
OPEN_HANDS = -2
#: Deals of a review are apart from those of any match, player or search.
REVIEW_STREAM = 1 << 51
#: And the dice of players are apart from the cards: else who holds what would decide what is dared.
DICE_STREAM = 1 << 52


def redeal_for(state: State, viewer: int, seed: int) -> None:
    """Re-deal what a viewer cannot know, or what nobody knows."""
    if viewer == OPEN_HANDS:
        reshuffle(state, seed)
    else:
        determinize(state, viewer, seed)


def tell_result(points: Scores, seats: int, result: Ints) -> None:
    """Write how a match ended: parts of the win, and points, for every seat."""
    winners = 0
    for seat in range(seats):
        winners += unbeaten(points, seats, seat)
    for seat in range(seats):
        result[WIN, seat] = PARTS // winners * unbeaten(points, seats, seat)
        result[POINTS, seat] = points[seat, 0]


def finish(
    state: State, seats: int, seed: int, clever: int, rng: RngState, mask: Mask, cards: Ints,
    points: Scores, events: Events, result: Ints,
) -> None:  # fmt: skip
    """Play a match out and write how it ended."""
    seed_words(rng, DICE_STREAM + seed)
    play_out(state, clever, rng, mask, cards, events)
    scores(state, points)
    tell_result(points, seats, result)


def worth(
    states: States, seats: int, first: int, seed: int, clever: int, rng: RngState, mask: Mask,
    cards: Ints, points: Scores, events: Events, results: Ints,
) -> None:  # fmt: skip
    """Finish states[0] with open hands, from deal *first* on: int32 results[deals, rows, seats].

    states[1] is overwritten.
    """
    for i in range(results.shape[0]):
        deal = REVIEW_STREAM + seed + first + i
        states[1] = states[0]
        reshuffle(states[1], deal)
        finish(
            states[1], seats, deal, clever, rng, mask, cards, points, events, results[i]
        )  # fmt: skip


def weigh(
    states: States, seat: int, seats: int, viewer: int, actions: Ints, first: int, seed: int,
    clever: int, rng: RngState, mask: Mask, cards: Ints, points: Scores, events: Events,
    results: Ints,
) -> None:  # fmt: skip
    """Finish states[0] after each action: int32 results[actions, deals, rows, seats].

    Every action meets the same deals, as *viewer* must think them possible; states[1] and [2] are
    overwritten.
    """
    for i in range(results.shape[1]):
        deal = REVIEW_STREAM + seed + first + i
        states[1] = states[0]
        redeal_for(states[1], viewer, deal)
        for a in range(actions.shape[0]):
            states[2] = states[1]
            apply(states[2], seat, int(actions[a]), events)
            finish(
                states[2], seats, deal, clever, rng, mask, cards, points, events, results[a, i]
            )  # fmt: skip


def ends(
    states: States, seat: int, viewer: int, action: int, first: int, seed: int, clever: int,
    rng: RngState, mask: Mask, cards: Ints, events: Events,
) -> None:  # fmt: skip
    """Leave in states[1], states[2], … how the match ends after an action, a deal each."""
    for i in range(1, states.shape[0]):
        deal = REVIEW_STREAM + seed + first + i - 1
        states[i] = states[0]
        redeal_for(states[i], viewer, deal)
        apply(states[i], seat, action, events)
        seed_words(rng, DICE_STREAM + deal)
        play_out(states[i], clever, rng, mask, cards, events)
