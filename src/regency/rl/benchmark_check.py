"""A results file of the benchmark held to the protocol, by whoever doubts it.

`check` replays every match from its seed by the moves in its record: what falls to chance, results
and places follow. `check_again` lets the pool choose its moves again, which it must choose alike on
every computer, and measures luck again: what is left to believe is the agent's own moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from regency.arena.luck import luck_of
from regency.bots import Budget, make_bot
from regency.core.match import IllegalMove, Match, Move
from regency.core.notation import write_match
from regency.games import game as find_game
from regency.rl.benchmark import (
    LUCK_DEALS,
    BadResults,
    Benchmark,
    agent_seat,
    check_network,
    contents,
    match_of,
)
from regency.rl.language_models import Table


def check(file: Path) -> Benchmark:
    """Replay every match of a file and hold it to the protocol; raises BadResults at a fault."""
    _, benchmark, lines = _read(file)
    for number, line in enumerate(lines, start=2):
        _refuse(number, _replay_fault(benchmark, line))
    return benchmark


def check_again(file: Path) -> Iterator[int]:
    """Do what `check` does, let the pool choose again and measure luck again; yields a count."""
    header, benchmark, lines = _read(file)
    check_network(header, benchmark)
    for number, line in enumerate(lines, start=2):
        _refuse(number, _replay_fault(benchmark, line) or _pool_fault(benchmark, line))
        if line["luck"] != luck_of(match_of(line), line["match"], LUCK_DEALS):
            _refuse(number, f"match {line['match']}: luck brought something else")
        yield number - 1


def _refuse(number: int, wrong: str | None) -> None:
    if wrong:
        raise BadResults(f"{number}: {wrong}")


def _read(file: Path) -> tuple[dict[str, Any], Benchmark, list[dict[str, Any]]]:
    """Return what a file says, with all its matches there."""
    header, benchmark, lines = contents(file)
    if len(lines) != benchmark.total:
        raise BadResults(f"{len(lines)} of {benchmark.total} matches were played: it is unfinished")
    return header, benchmark, lines


def _table(benchmark: Benchmark, line: Mapping[str, Any]) -> Table:
    """Return a match before its first move, dealt by its seed."""
    return Table.of_match(find_game(benchmark.game), benchmark.seats, {}, line["deal"])


def _replay_fault(benchmark: Benchmark, line: Mapping[str, Any]) -> str | None:
    match = line["match"]
    try:
        told = match_of(line)
    except BadResults as error:
        return str(error)
    if (told.game.name, told.seats) != (benchmark.game, benchmark.seats):
        return f"match {match}: its record is of {told.game.name} with {told.seats} seats"
    table = _table(benchmark, line)
    try:
        for step in told.steps:
            if isinstance(step, Move):
                table.play_action(step.seat, step.action)
    except IllegalMove as error:
        return f"match {match}: {error}"
    if write_match(table.position.match).splitlines() != line["record"]:
        return f"match {match}: what fell to chance is not what its seed deals"
    found = table.result() if table.over else {"scores": "nothing", "places": "nothing"}
    for name, value in found.items():
        if line[name] != value:
            return f"match {match} ends with {name} {value}, not {line[name]}"
    return None


def _pool_fault(benchmark: Benchmark, line: Mapping[str, Any]) -> str | None:
    """Tell where an opponent chose otherwise than the pool's does."""
    game, pairing = find_game(benchmark.game), benchmark.pairing(line["match"])
    agent, table = agent_seat(benchmark, line), _table(benchmark, line)
    bots = {
        seat: make_bot(spec, game, pairing.bot_seed(seat))
        for seat, spec in enumerate(pairing.bots)
        if seat != agent
    }
    runs = _runs(match_of(line))
    while not table.over:
        seat = table.seat_to_act()
        run = next((run for run in runs if run and run[0][1].seat == seat), None)
        if run is None:
            return f"match {line['match']}: the record ends before the match does"
        chosen = run[0][1].action
        if seat in bots:
            seen, legal = table.position.seen_by(seat), table.position.mask(seat)
            chosen = int(bots[seat].choose(seen, seat, legal, Budget()))
        at = next((i for i, (_, move) in enumerate(run) if move.action == chosen), None)
        if at is None:
            number, move = run[0]
            return (
                f"match {line['match']}, move {number}: {pairing.bots[seat]} chooses {chosen}, "
                f"not {move.action}"
            )
        del run[at]
        try:
            table.play_action(seat, chosen)
        except IllegalMove as error:
            return f"match {line['match']}: {error}"
    if write_match(table.position.match).splitlines() != line["record"]:
        return f"match {line['match']}: the pool's moves make another match"
    return None


def _runs(match: Match) -> list[list[tuple[int, Move]]]:
    """Return the moves, by their numbers, that one seat made one after the other.

    Within them a record may have another order than the play: of what is chosen together it keeps
    the set.
    """
    runs: list[list[tuple[int, Move]]] = [[]]
    number = 0
    for step in match.steps:
        if not isinstance(step, Move):
            runs.append([])
            continue
        if runs[-1] and runs[-1][0][1].seat != step.seat:
            runs.append([])
        runs[-1].append((number, step))
        number += 1
    return runs
