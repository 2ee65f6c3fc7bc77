"""Random matches measured: how long, how many choices, and whether seats are equally good."""

from __future__ import annotations

from typing import Any

import numpy as np

from regency.core.drivers import PLAYER_STREAM, draw_chance
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.kernel import below, lowest_bit, nth_set, seed_words
from regency.core.slots import apply, legal, scores, setup, to_act
from regency.core.types import CHANCE, OVER, State, States
from regency.rl import steps
from regency.rl.batch import new_works, records
from regency.rl.rewards import beats


def report_type(game: Game) -> np.dtype[Any]:
    """Return the layout of what is measured over many matches."""
    seats = game.rules.MAX_SEATS
    fields = [
        ("decisions", "i8"),
        ("least", "i8"),  # decisions of the shortest match
        ("most", "i8"),
        ("choices", "i8"),  # legal actions, summed over decisions
        ("widest", "i8"),
        ("forced", "i8"),  # decisions with one legal action
        ("chance", "i8"),  # steps
        ("points", "i8", (seats,)),
        ("wins", "f8", (seats,)),  # a shared first place counts in parts
    ]
    return np.dtype(fields, align=True)


def survey_match(state: State, row: State, choice: State, work: State, report: State) -> int:
    """Play one random match, adding to the report; return its decisions."""
    decisions = 0
    acting = to_act(state)
    while acting != OVER:
        if acting == CHANCE:
            draw_chance(state, work.cards, work.events)
            report.chance = int(report.chance) + 1
        else:
            seat = lowest_bit(acting)
            count = legal(state, seat, choice.mask)
            report.choices = int(report.choices) + count
            report.widest = max(int(report.widest), count)
            if count == 1:
                report.forced = int(report.forced) + 1
            apply(state, seat, nth_set(choice.mask, below(row.rng, count)), work.events)
            decisions += 1
        acting = to_act(state)
    return decisions


def count_winners(work: State, report: State) -> None:
    """Add the points of every seat and its share of the first place."""
    seats = int(work.seats)
    winners = 0
    for seat in range(seats):
        report.points[seat] = int(report.points[seat]) + int(work.points[seat, 0])
        if is_first(work, seat):
            winners += 1
    for seat in range(seats):
        if is_first(work, seat):
            report.wins[seat] = float(report.wins[seat]) + 1.0 / winners


def is_first(work: State, seat: int) -> bool:
    """Tell whether nobody is ahead of a seat."""
    ahead = 0
    for other in range(int(work.seats)):
        if beats(work.points, other, seat) > 0:
            ahead += 1
    return ahead == 0


def survey_matches(
    states: States, rows: States, choices: States, works: States, reports: States, matches: int
) -> None:
    """Play random matches from the seed in row 0 on."""
    for i in range(matches):
        seed = int(rows[0].seed) + i
        setup(states[0], int(works[0].seats), works[0].options, seed)
        seed_words(rows[0].rng, seed + PLAYER_STREAM)
        decisions = survey_match(states[0], rows[0], choices[0], works[0], reports[0])
        report = reports[0]
        report.decisions = int(report.decisions) + decisions
        report.most = max(int(report.most), decisions)
        report.least = decisions if i == 0 else min(int(report.least), decisions)
        scores(states[0], works[0].points)
        count_winners(works[0], report)


def survey(game: Game, seats: int, matches: int, seed: int, machine: str = "numba") -> State:
    """Return what is measured over random matches of the default options."""
    rules: Rules = engine(game, machine)
    rows = records(1, steps.row_type(game))
    rows["seed"] = seed
    reports = records(1, report_type(game))
    rules.bind(survey_matches)(
        records(1, game.rules.STATE.dtype), rows, records(1, steps.choice_type(game)),
        new_works(game, 1, seats=seats, options=game.option_values({})), reports, matches,
    )  # fmt: skip
    return reports[0]
