"""`regency benchmark`: an agent against the fixed pool on held-out deals."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from regency.bots import make_bot
from regency.cli.common import Progress, check_seats, the_game
from regency.cli.main import UsageError
from regency.rl import benchmark, benchmark_check, benchmark_table
from regency.rl.agents import MODEL_AFTER, PROMPT_BUDGET, Agent, NoAnswer, agent_of


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing of the benchmark and print its rows; or make the table of some files."""
    try:
        if arguments.table:
            rows = [row for file in arguments.table for row in benchmark_table.figures(Path(file))]
            print(benchmark_table.table(rows))
            return 0
        if arguments.check:
            return _check(arguments.check)
        return _play(arguments)
    except (ValueError, NoAnswer) as error:
        raise UsageError(str(error)) from error
    except (FileNotFoundError, IsADirectoryError, PermissionError) as error:
        raise UsageError(f"{error.filename}: {error.strerror}") from error


def _check(names: list[str]) -> int:
    """Have the pool play every match of some files again."""
    for name in names:
        total = benchmark.header_of(Path(name)).total
        progress = Progress("playing again", total)
        for done in benchmark_check.check_again(Path(name)):
            progress.at(done)
        progress.end()
        print(f"{name}: {total} matches; the pool plays them again to the move, luck is the same")
    return 0


def _play(arguments: argparse.Namespace) -> int:
    if not arguments.agent or not arguments.game:
        raise UsageError("name an agent and a game, as in: regency benchmark heuristic --game kuhn")
    game = the_game(arguments.game)
    seats = arguments.seats or game.seats[0]
    check_seats(game, seats)
    if arguments.deals < 1:
        raise UsageError(f"--deals must be 1 or more, not {arguments.deals}")
    agent = _agent(arguments)
    name = arguments.agent if agent is None else agent.name
    if agent is None:
        make_bot(name, game, 0)
    budget = PROMPT_BUDGET if arguments.prompt_budget is None else arguments.prompt_budget
    if budget < 1:
        raise UsageError(f"--prompt-budget must be 1 or more, not {budget}")
    run = benchmark.Benchmark(game.name, seats, name, arguments.deals, prompt_budget=budget)
    file = Path(arguments.out or f"benchmark-{game.name}-{seats}.ndjson")
    progress = Progress("playing", run.total)
    done = 0
    try:
        for line in benchmark.play(run, file, {name: agent} if agent else {}):
            done = max(done, line["match"] + 1)
            progress.at(done)
    except NoAnswer as error:
        raise NoAnswer(
            f"{error}\nThe matches that were finished are in {file}: the same command goes on there"
        ) from error
    finally:
        progress.end()
    for row in benchmark_table.figures(file):
        print(
            f"{row['opponent']:<12}{row['matches']:>6} matches {row['wins']:>7.1%} "
            f"[{row['low']:.1%}, {row['high']:.1%}], {row['ahead']:+.2f} ± {row['margin']:.2f} "
            f"points ahead, {_without_luck(row)}{row['illegal']} illegal answers, "
            f"{row['seconds']} s a match"
        )
    print(f"{file}: others check it with `regency verify {file}`")
    return 0


def _agent(arguments: argparse.Namespace) -> Agent | None:
    """Return the agent to be measured, None where it is a bot."""
    spec, model, variable = arguments.agent, arguments.model, arguments.key_variable
    if not spec.startswith(("http://", "https://")):
        for option, value in (("--model", model), ("--key-variable", variable)):
            if value is not None:
                raise UsageError(f"{option} is for an endpoint (https://…), not for {spec}")
    elif model is not None:
        if MODEL_AFTER in spec:
            raise UsageError(f"{spec} names its model already: leave out --model")
        spec = f"{spec}{MODEL_AFTER}{model}"
    if variable is not None and not os.environ.get(variable):
        raise UsageError(f"--key-variable: the environment variable {variable} is not set")
    return agent_of(spec, variable)


def _without_luck(row: dict[str, Any]) -> str:
    if row["without_luck"] is None:
        return ""
    value, low, high = row["without_luck"]
    return f"{value:.1%} [{low:.1%}, {high:.1%}] without luck, "
