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
from regency.core.kernel import below, lowest_bit, seed_words
from regency.core.slots import apply, legal, observe, scores, scores_now, setup, to_act
from regency.core.types import CHANCE, EVENT_WIDTH, OVER, Ints, Mask, RngState, State, States
from regency.rl.rewards import ILLEGAL_REWARD, PROGRESS, rate
from regency.rl.seeds import PLAYERS, deal_seed, derived

#: In `players`: the caller of `step` decides for this seat.
LEARNER = -1
#: In `turn`: the match is over and was not dealt anew.
NOBODY_TO_ACT = -1
#: What `done` says of the last step.
RUNNING, ENDED, FORFEITED = 0, 1, 2
#: What an observation is made of: its values are whole and small, so bytes hold them.
INT8, FLOAT32 = "int8", "float32"
#: Entries of a mask that are added up at once to find a legal action.
BLOCK = 16
#: How often a match that ends before the learner's first decision is dealt again at most.
MOST_REDEALS = 1000


def row_type(game: Game) -> np.dtype[Any]:
    """Return the layout of what a match keeps beside its state."""
    seats = game.rules.MAX_SEATS
    fields = [
        ("seed", "i8"),  # of the first deal; with OLD_SEEDS of the next
        ("deal", "i8"),  # how many matches were dealt from it
        ("match", "i8"),  # the seed of the present match
        ("rng", "u4", (4,)),  # of the built-in players
        ("turn", "i1"),  # the seat to act, or NOBODY_TO_ACT
        ("choices", "i2"),  # how many actions are legal for it
        ("done", "u1"),  # RUNNING, ENDED or FORFEITED by the last step
        ("players", "i1", (seats,)),  # who plays each seat
        ("reward", "f4", (seats,)),  # of the last step
        ("points", "i4", (seats,)),  # that PROGRESS has paid for
    ]
    return np.dtype(fields, align=True)


def work_type(game: Game) -> np.dtype[Any]:
    """Return the layout of the settings and work arrays that matches share."""
    rules = game.rules
    fields = [
        ("stride", "i8"),  # from one seed to the next with OLD_SEEDS, else 0
        ("skip", "i4"),  # 1: a learner that has one legal action is not asked
        ("seats", "i4"),
        ("kind", "i4"),  # of reward
        ("again", "i4"),  # 1: a finished match is dealt anew
        ("keep", "i4"),  # 1: the last view of a finished match is kept
        ("wide", "i4"),  # 1: observations are wanted as floats too
        ("options", "i2", (max(len(game.options), 1),)),
        ("cards", "i2", (rules.POOL_SIZE,)),
        ("points", "i4", (rules.MAX_SEATS, rules.SCORE_COLUMNS)),
        ("events", "i2", (1, EVENT_WIDTH)),  # nobody reads them: a full buffer drops the rest
    ]
    return np.dtype(fields, align=True)


def view_type(game: Game, element: str = INT8) -> np.dtype[Any]:
    """Return the layout of an observation: many of them are one int8 (or float32)[count, size]."""
    if element not in (INT8, FLOAT32):
        raise ValueError(f"observations are {INT8} or {FLOAT32}, not {element!r}")
    return np.dtype([("observation", element, (game.features.OBSERVATION.size,))])


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
            if player == LEARNER and work.skip == 0:
                return seat
            count = legal(state, seat, choice.mask)
            if player != LEARNER:
                action = pick_action(state, seat, choice.mask, count, player, row.rng)
            elif count == 1:
                action = nth_legal(choice.mask, 0)
            else:
                return seat
            apply(state, seat, action, work.events)
        acting = to_act(state)
    return NOBODY_TO_ACT


def next_seed(row: State, work: State) -> int:
    """Return the seed of the match that is dealt next, and seed its built-in players."""
    seed = int(row.seed)
    if work.stride != 0:
        row.seed = seed + int(work.stride)
        seed_words(row.rng, seed + PLAYER_STREAM)
    else:
        seed = deal_seed(seed, int(row.deal))
        seed_words(row.rng, derived(seed, 0, PLAYERS))
    row.deal = int(row.deal) + 1
    row.match = seed
    return seed


def begin(state: State, row: State, choice: State, work: State) -> None:
    """Begin the row's next match, up to the first decision of a learner."""
    row.turn = NOBODY_TO_ACT
    for _ in range(MOST_REDEALS):
        setup(state, int(work.seats), work.options, next_seed(row, work))
        row.turn = go_on(state, row, choice, work)
        if row.turn != NOBODY_TO_ACT:
            break
    if work.kind == PROGRESS:
        scores_now(state, work.points)
        keep_points(row, work)


def keep_points(row: State, work: State) -> None:
    """Note every seat's points, so that only their change is paid."""
    for seat in range(int(work.seats)):
        row.points[seat] = work.points[seat, 0]


def pay_progress(state: State, row: State, work: State) -> None:
    """Reward every seat with the change of the points it would have if the match ended now."""
    scores_now(state, work.points)
    for seat in range(int(work.seats)):
        row.reward[seat] = float(int(work.points[seat, 0]) - int(row.points[seat]))
    keep_points(row, work)


def show(state: State, row: State, last: int, view: State, choice: State) -> None:
    """Write what the seat to act sees and may do, or what the seat that acted last sees of the end.

    The only place the rules are asked for both, so that compiled code holds them once.
    """
    turn = int(row.turn)
    observe(state, turn if turn != NOBODY_TO_ACT else last, view.observation)
    if turn != NOBODY_TO_ACT:
        row.choices = legal(state, turn, choice.mask)
    else:
        for action in range(choice.mask.shape[0]):
            choice.mask[action] = 0


def allowed(mask: Mask, action: int) -> bool:
    """Tell whether an action is legal: compiled rules trust what they are given."""
    return 0 <= action < mask.shape[0] and int(mask[action]) != 0


def finish(state: State, row: State, work: State) -> None:
    """Rate the match that has ended."""
    row.done = ENDED
    if work.kind == PROGRESS:
        pay_progress(state, row, work)
    else:
        scores(state, work.points)
        rate(work.points, int(work.seats), int(work.kind), row.reward)


def forfeit(row: State, seat: int) -> None:
    """End the match and charge the seat whose action was illegal."""
    row.done = FORFEITED
    row.reward[seat] = ILLEGAL_REWARD
    row.turn = NOBODY_TO_ACT


def advance(
    state: State, row: State, action: int, choice: State, final: State, work: State
) -> None:
    """Carry out one decision; a match that ends by it is rated and, if so set, dealt anew."""
    seat = int(row.turn)
    if allowed(choice.mask, action):
        apply(state, seat, action, work.events)
        row.turn = go_on(state, row, choice, work)
        if row.turn != NOBODY_TO_ACT:
            if work.kind == PROGRESS:
                pay_progress(state, row, work)
            return
        finish(state, row, work)
    else:
        forfeit(row, seat)
    if work.keep != 0:
        observe(state, seat, final.observation)
    if work.again != 0:
        begin(state, row, choice, work)


def step_match(
    state: State, row: State, action: int, view: State, choice: State, final: State, work: State,
    dealing: int,
) -> None:  # fmt: skip
    """Begin a match, or carry out one decision of it, and show what comes next.

    *final* gets what the seat that ended the match sees of its end, where that is kept. Both in one
    function: it is compiled once for a game, and that is what takes long.
    """
    for seat in range(int(work.seats)):
        row.reward[seat] = 0.0
    row.done = RUNNING
    seat = int(row.turn)
    if dealing != 0:
        begin(state, row, choice, work)
    elif seat == NOBODY_TO_ACT:
        return
    else:
        advance(state, row, action, choice, final, work)
    show(state, row, seat, view, choice)


def widen(view: State, wide: State) -> None:
    """Copy an observation of bytes into one of floats."""
    for i in range(view.observation.shape[0]):
        wide.observation[i] = view.observation[i]


def run_range(
    first: int, last: int, dealing: int, states: States, rows: States, actions: Ints,
    views: States, wides: States, choices: States, finals: States, wide_finals: States,
    works: States, worker: int,
) -> None:  # fmt: skip
    """Deal the matches *first* to *last* - 1, or carry out one decision in each.

    Only `widen` knows floats: observing into them too would compile all of the rules twice.
    """
    work = works[worker]
    keep = int(work.keep)
    for i in range(first, last):
        row = rows[i]
        final = finals[i * keep]
        step_match(
            states[i], row, int(actions[i]), views[i], choices[i], final, work, dealing
        )  # fmt: skip
        if work.wide != 0:
            widen(views[i], wides[i])
            if keep != 0 and row.done != RUNNING:
                widen(final, wide_finals[i])


def sample_actions(rows: States, choices: States, rng: RngState, actions: Ints) -> None:
    """Draw a legal action for every match that waits, uniformly."""
    for i in range(rows.shape[0]):
        actions[i] = sample_match(rows[i], choices[i], rng)


def sample_match(row: State, choice: State, rng: RngState) -> int:
    """Return a legal action drawn uniformly from the mask, or 0 where nobody is to act."""
    if row.turn == NOBODY_TO_ACT:
        return 0
    return nth_legal(choice.mask, below(rng, int(row.choices)))


def nth_legal(mask: Mask, n: int) -> int:
    """Return what `kernel.nth_set` does, by blocks: a look at each entry would guess wrong often.

    Masks hold ones and zeros, so a block adds up to its legal actions.
    """
    start = 0
    while start + BLOCK < mask.shape[0]:
        inside = 0
        for i in range(BLOCK):
            inside += int(mask[start + i])
        if n < inside:
            break
        n -= inside
        start += BLOCK
    passed = 0
    action = start
    for i in range(start, min(start + BLOCK, mask.shape[0])):
        passed += int(mask[i])
        action += int(passed <= n)
    return action
