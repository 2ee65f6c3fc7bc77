"""Drivers of the vector machine: one decision in every match, chance and built-in players included.

Written against `core.slots`, so they run on every machine; `batch.py` and `batch_cuda.py` hold the
arrays. A match that waits shows the seat to act its observation and mask.

Everything here is a record: what a match keeps beside its state (`row`), what its seat sees
(`view`) and may do (`choice`), and the work arrays (`work`). Numba counts the references of every
array that passes through a function, and that cost ten times the rules; a record costs nothing.
"""

from typing import Any

import numpy as np

from regency.core.drivers import PLAYER_STREAM, draw_chance, pick_action
from regency.core.game import Game
from regency.core.kernel import below, lowest_bit, nth_set, seed_words
from regency.core.slots import apply, legal, observe, scores, setup, to_act
from regency.core.types import CHANCE, EVENT_WIDTH, OVER, Ints, Mask, State, States, Words
from regency.rl.rewards import ILLEGAL_REWARD, rate

#: In `players`: whoever calls `step` decides for this seat.
LEARNER = -1
#: In `turn`: the match is over and was not dealt anew.
NOBODY_TO_ACT = -1
#: What `done` says of the last step.
RUNNING, ENDED, FORFEITED = 0, 1, 2
#: Matches that end before the learner's first decision are dealt again, so often at most.
MOST_REDEALS = 1000


def row_type(game: Game) -> np.dtype[Any]:
    """Return the layout of what a match keeps beside its state."""
    seats = game.rules.MAX_SEATS
    fields = [
        ("seed", "i8"),  # of the next deal
        ("rng", "u4", (4,)),  # of the built-in players
        ("turn", "i1"),  # the seat to act, or NOBODY_TO_ACT
        ("done", "u1"),  # RUNNING, ENDED or FORFEITED by the last step
        ("players", "i1", (seats,)),  # who plays each seat
        ("reward", "f4", (seats,)),  # of the last step
    ]
    return np.dtype(fields, align=True)


def work_type(game: Game) -> np.dtype[Any]:
    """Return the layout of the settings and work arrays that matches share."""
    rules = game.rules
    fields = [
        ("stride", "i8"),  # from one seed of a match to its next
        ("seats", "i4"),
        ("kind", "i4"),  # of reward
        ("again", "i4"),  # 1: a finished match is dealt anew
        ("keep", "i4"),  # 1: the last view of a finished match is kept
        ("options", "i2", (max(len(game.options), 1),)),
        ("cards", "i2", (rules.POOL_SIZE,)),
        ("points", "i4", (rules.MAX_SEATS, rules.SCORE_COLUMNS)),
        ("events", "i2", (1, EVENT_WIDTH)),  # nobody reads them: a full buffer drops the rest
    ]
    return np.dtype(fields, align=True)


def view_type(game: Game) -> np.dtype[Any]:
    """Return the layout of an observation: many of them are one float32[count, size]."""
    return np.dtype([("observation", "f4", (game.features.OBSERVATION.size,))])


def choice_type(game: Game) -> np.dtype[Any]:
    """Return the layout of a mask: many of them are one uint8[count, NUM_ACTIONS]."""
    return np.dtype([("mask", "u1", (game.rules.ACTIONS.count,))])


def go_on(state: State, row: State, choice: State, work: State) -> int:
    """Let chance and the built-in players act until a learner must; return its seat, if any."""
    acting = to_act(state)
    while acting != OVER:
        if acting == CHANCE:
            draw_chance(state, work.cards, work.events)
        else:
            seat = lowest_bit(acting)
            player = int(row.players[seat])
            if player == LEARNER:
                return seat
            count = legal(state, seat, choice.mask)
            action = pick_action(state, seat, choice.mask, count, player, row.rng)
            apply(state, seat, action, work.events)
        acting = to_act(state)
    return NOBODY_TO_ACT


def show(state: State, seat: int, view: State, choice: State) -> None:
    """Write what the seat to act sees and may do."""
    observe(state, seat, view.observation)
    legal(state, seat, choice.mask)


def deal(state: State, row: State, view: State, choice: State, work: State) -> None:
    """Begin the match of the row's next seed and show it."""
    for _ in range(MOST_REDEALS):
        seed = int(row.seed)
        row.seed = seed + int(work.stride)
        setup(state, int(work.seats), work.options, seed)
        seed_words(row.rng, seed + PLAYER_STREAM)
        seat = go_on(state, row, choice, work)
        row.turn = seat
        if seat != NOBODY_TO_ACT:
            show(state, seat, view, choice)
            return


def allowed(mask: Mask, action: int) -> bool:
    """Tell whether an action is legal: compiled rules trust what they are given."""
    return 0 <= action < mask.shape[0] and int(mask[action]) != 0


def finish(state: State, row: State, seat: int, work: State) -> None:
    """Rate the match that has ended, or charge the seat whose action was illegal."""
    if row.turn == NOBODY_TO_ACT:
        row.done = ENDED
        scores(state, work.points)
        rate(work.points, int(work.seats), int(work.kind), row.reward)
    else:
        row.done = FORFEITED
        row.reward[seat] = ILLEGAL_REWARD
        row.turn = NOBODY_TO_ACT


def step_match(
    state: State, row: State, action: int, view: State, choice: State, final: State, work: State
) -> None:
    """Carry out one decision; a match that ends by it is rated and, if so set, dealt anew.

    *final* gets what the seat that ended the match sees of its end, where that is kept.
    """
    for seat in range(int(work.seats)):
        row.reward[seat] = 0.0
    row.done = RUNNING
    seat = int(row.turn)
    if seat == NOBODY_TO_ACT:
        return
    if allowed(choice.mask, action):
        apply(state, seat, action, work.events)
        to_move = go_on(state, row, choice, work)
        row.turn = to_move
        if to_move != NOBODY_TO_ACT:
            show(state, to_move, view, choice)
            return
    finish(state, row, seat, work)
    if work.keep != 0:
        observe(state, seat, final.observation)
    if work.again != 0:
        deal(state, row, view, choice, work)
        return
    observe(state, seat, view.observation)
    for a in range(choice.mask.shape[0]):
        choice.mask[a] = 0


def run_range(
    first: int, last: int, dealing: int, states: States, rows: States, actions: Ints,
    views: States, choices: States, finals: States, works: States, worker: int,
) -> None:  # fmt: skip
    """Deal the matches *first* to *last* - 1, or carry out one decision in each.

    Both in one function: it is compiled once for a game, and that is what takes long.
    """
    for i in range(first, last):
        if dealing != 0:
            deal(states[i], rows[i], views[i], choices[i], works[worker])
        else:
            step_match(
                states[i], rows[i], int(actions[i]), views[i], choices[i],
                finals[i % finals.shape[0]], works[worker],
            )  # fmt: skip


def sample_actions(rows: States, choices: States, rng: Words, actions: Ints) -> None:
    """Draw a legal action for every match that waits, uniformly."""
    for i in range(rows.shape[0]):
        actions[i] = sample_match(rows[i], choices[i], rng)


def sample_match(row: State, choice: State, rng: Words) -> int:
    """Return a legal action drawn uniformly from the mask, or 0 where nobody is to act."""
    if row.turn == NOBODY_TO_ACT:
        return 0
    count = 0
    for a in range(choice.mask.shape[0]):
        count += int(choice.mask[a])
    return nth_set(choice.mask, below(rng, count))
