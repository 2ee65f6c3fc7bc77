"""Drivers of self-play: a decision in every match, what leaves no choice carried out at once.

Beside `rl.steps` they know matches of different numbers of seats in one array, pay places and leads
together, and can say what the heuristic would do where a learner is asked. Written against
`core.slots`, so they run on every machine; `matches.py` and `matches_cuda.py` hold the arrays.
"""

from typing import Any

import numpy as np

from regency.bots.inputs import told_size
from regency.core.drivers import HEURISTIC_PLAYER, PLAYER_STREAM, draw_chance, pick_action
from regency.core.game import Game
from regency.core.kernel import lowest_bit, seed_words
from regency.core.slots import (
    OBSERVATION_SIZE,
    apply,
    legal,
    observe,
    prospects,
    scores,
    setup,
    to_act,
)
from regency.core.types import CHANCE, EVENT_WIDTH, OVER, Ints, State, States
from regency.rl.rewards import PLACES, rate
from regency.rl.steps import (
    ENDED,
    LEARNER,
    MOST_REDEALS,
    NOBODY_TO_ACT,
    RUNNING,
    allowed,
    nth_legal,
)


def row_type(game: Game) -> np.dtype[Any]:
    """Return the layout of what a match keeps beside its state."""
    most = game.rules.MAX_SEATS
    fields = [
        ("seed", "i8"),  # of the next deal
        ("rng", "u4", (4,)),  # of the built-in players
        ("seats", "i1"),
        ("turn", "i1"),  # the seat to act, or NOBODY_TO_ACT
        ("done", "u1"),  # RUNNING, or ENDED by the last step
        ("expert", "i2"),  # what the heuristic would do, where it is asked
        ("players", "i1", (most,)),  # who plays each seat
        ("place", "f4", (most,)),  # 1 is first and -1 is last, paid at the end
        ("lead", "f4", (most,)),  # points ahead of the mean of the others, paid as they change
        ("ahead", "f4", (most,)),  # the lead that is paid for
        ("shown", "f4", (most,)),  # points so far, the seat to act first
    ]
    return np.dtype(fields, align=True)


def view_type(game: Game) -> np.dtype[Any]:
    """Return the layout of what a network is shown: the observation and its prospects."""
    return np.dtype([("observation", "i1", (told_size(game),))])


def work_type(game: Game) -> np.dtype[Any]:
    """Return the layout of the settings and work arrays that matches share."""
    rules = game.rules
    fields = [
        ("stride", "i8"),  # from one seed of a match to its next
        ("again", "i4"),  # 1: a finished match is dealt anew
        ("told", "i4"),  # 1: points so far are shown and paid
        ("options", "i2", (max(len(game.options), 1),)),
        ("cards", "i2", (rules.POOL_SIZE,)),
        ("points", "i4", (rules.MAX_SEATS, rules.SCORE_COLUMNS)),
        ("events", "i2", (1, EVENT_WIDTH)),  # nobody reads them: a full buffer drops the rest
    ]
    return np.dtype(fields, align=True)


def go_on(state: State, row: State, choice: State, work: State, ask: int) -> int:
    """Play on until a learner has a choice; return its seat, if any, its mask filled.

    With *ask* the heuristic says what it would do there.
    """
    acting = to_act(state)
    while acting != OVER:
        if acting == CHANCE:
            draw_chance(state, work.cards, work.events)
        else:
            seat = lowest_bit(acting)
            count = legal(state, seat, choice.mask)
            learner = int(row.players[seat]) == LEARNER
            if count == 1:
                action = nth_legal(choice.mask, 0)
            elif learner and ask == 0:
                return seat
            else:
                player = HEURISTIC_PLAYER if learner else int(row.players[seat])
                action = pick_action(state, seat, choice.mask, count, player, row.rng)
                if learner:
                    row.expert = action
                    return seat
            apply(state, seat, action, work.events)
        acting = to_act(state)
    return NOBODY_TO_ACT


def begin(state: State, row: State, choice: State, work: State, ask: int) -> None:
    """Begin the match of the row's next seed, up to the first choice of a learner."""
    row.turn = NOBODY_TO_ACT
    for _ in range(MOST_REDEALS):
        seed = int(row.seed)
        row.seed = seed + int(work.stride)
        setup(state, int(row.seats), work.options, seed)
        seed_words(row.rng, seed + PLAYER_STREAM)
        row.turn = go_on(state, row, choice, work, ask)
        if row.turn != NOBODY_TO_ACT:
            break
    for seat in range(int(row.seats)):
        row.ahead[seat] = 0.0
    if work.told != 0:
        scores(state, work.points)
        for seat in range(int(row.seats)):
            row.ahead[seat] = lead_of(row, work, seat)


def lead_of(row: State, work: State, seat: int) -> float:
    """Return how many points a seat is ahead of the mean of the others."""
    seats = int(row.seats)
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += float(work.points[other, 0])
    return float(work.points[seat, 0]) - others / max(seats - 1, 1)


def pay_lead(row: State, work: State) -> None:
    """Pay every seat the change of its lead; the points are in the work array."""
    for seat in range(int(row.seats)):
        lead = lead_of(row, work, seat)
        row.lead[seat] = lead - row.ahead[seat]
        row.ahead[seat] = lead


def advance(state: State, row: State, action: int, choice: State, work: State, ask: int) -> None:
    """Carry out one decision, pay for it, and deal a finished match anew if so set."""
    # A network that broke may choose anything; compiled rules trust what they are given.
    legal_action = action if allowed(choice.mask, action) else nth_legal(choice.mask, 0)
    apply(state, int(row.turn), legal_action, work.events)
    row.turn = go_on(state, row, choice, work, ask)
    over = row.turn == NOBODY_TO_ACT
    if over or work.told != 0:
        scores(state, work.points)
        pay_lead(row, work)
    if over:
        row.done = ENDED
        rate(work.points, int(row.seats), PLACES, row.place)
        if work.again != 0:
            begin(state, row, choice, work, ask)


def show(state: State, row: State, view: State, work: State) -> None:
    """Write what the seat to act sees; its mask is filled already."""
    turn, seats = int(row.turn), int(row.seats)
    observe(state, turn, view.observation)
    prospects(state, turn, view.observation, OBSERVATION_SIZE)
    if work.told != 0:  # whoever stepped or dealt has counted the points
        for i in range(seats):
            seat = turn + i
            row.shown[i] = float(work.points[seat if seat < seats else seat - seats, 0])


def step_match(
    state: State, row: State, action: int, view: State, choice: State, work: State, dealing: int,
    ask: int,
) -> None:  # fmt: skip
    """Begin a match, or carry out one decision of it, and show what comes next."""
    for seat in range(int(row.seats)):
        row.place[seat] = 0.0
        row.lead[seat] = 0.0
    row.done = RUNNING
    if dealing != 0:
        begin(state, row, choice, work, ask)
    elif row.turn != NOBODY_TO_ACT:
        advance(state, row, action, choice, work, ask)
    if row.turn != NOBODY_TO_ACT:
        show(state, row, view, work)


def step_all(
    states: States, rows: States, actions: Ints, views: States, choices: States, works: States,
    dealing: int, ask: int,
) -> None:  # fmt: skip
    """Deal every match, or carry out one decision in each."""
    work = works[0]
    for i in range(states.shape[0]):
        step_match(
            states[i], rows[i], int(actions[i]), views[i], choices[i], work, dealing, ask
        )  # fmt: skip
