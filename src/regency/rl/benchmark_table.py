"""What a results file of the benchmark says: a row for every opponent, and the table of files."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from regency.arena.luck import adjusted_where
from regency.arena.results import read_lines
from regency.arena.standings import NORMAL_95, wilson, win_share
from regency.rl.benchmark import POOL, Benchmark, agent_seat, contents, opponent_of


def summary(benchmark: Benchmark, lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a row for every opponent: wins, wins less their luck, points ahead; 95 % intervals."""
    rows = []
    for opponent in benchmark.pool:
        own = [line for line in lines if opponent_of(benchmark, line) == opponent]
        if own:
            wins = wilson(sum(_won(benchmark, line) for line in own), len(own))
            ahead, margin = _mean([_ahead(benchmark, line) for line in own], benchmark.seats)
            clear = adjusted_where(own, lambda line, seat: seat == agent_seat(benchmark, line))
            rows.append({
                "opponent": opponent, "matches": len(own), "wins": round(wins.value, 4),
                "low": round(wins.low, 4), "high": round(wins.high, 4),
                "ahead": round(ahead, 2), "margin": round(margin, 2),
                "without_luck": None if clear is None else [
                    round(value, 4) for value in (clear.wins.value, clear.wins.low, clear.wins.high)
                ],
                "illegal": sum(sum(line.get("illegal", ())) for line in own),
                "seconds": round(sum(_seconds(benchmark, line) for line in own) / len(own), 2),
            })  # fmt: skip
    return rows


def _won(benchmark: Benchmark, line: Mapping[str, Any]) -> float:
    return win_share(line["places"], agent_seat(benchmark, line))


def _seconds(benchmark: Benchmark, line: Mapping[str, Any]) -> float:
    return float(line["seconds"][agent_seat(benchmark, line)])


def _ahead(benchmark: Benchmark, line: Mapping[str, Any]) -> float:
    seat, scores = agent_seat(benchmark, line), line["scores"]
    return float(scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1))


def _mean(values: Sequence[float], together: int) -> tuple[float, float]:
    """Return the mean and its margin; matches of one deal count as one: they share its luck."""
    means = [
        sum(values[i : i + together]) / len(values[i : i + together])
        for i in range(0, len(values), together)
    ]
    mean = sum(means) / len(means)
    if len(means) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
    return mean, NORMAL_95 * math.sqrt(variance / len(means))


def figures(file: Path) -> list[dict[str, Any]]:
    """Return the rows of a file, each with what it is a row of and the file's hash."""
    header, benchmark, lines = contents(file)
    digest = hashlib.sha256(read_lines(file)).hexdigest()[:16]
    about = {"game": benchmark.game, "seats": benchmark.seats, "agent": benchmark.agent,
             "environment": header["environment"], "file": digest}  # fmt: skip
    lines.sort(key=lambda line: int(line["match"]))
    return [{**about, **row} for row in summary(benchmark, lines)]


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """Return a table in Markdown: a row an agent, game and seats; a column an opponent."""
    opponents = [opponent.partition(":")[0] for opponent in POOL]
    head = ["agent", "game", "seats", *opponents, "file"]
    out = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    keys = dict.fromkeys((r["game"], r["seats"], r["agent"], r["file"]) for r in rows)
    for game, seats, agent, digest in keys:
        own = {r["opponent"]: r for r in rows if (r["game"], r["seats"], r["agent"], r["file"])
               == (game, seats, agent, digest)}  # fmt: skip
        cells = [_cell(own.get(opponent)) for opponent in POOL]
        out.append(
            "| " + " | ".join([f"`{agent}`", game, str(seats), *cells, f"`{digest}`"]) + " |"
        )
    return "\n".join(out)


def _cell(row: Mapping[str, Any] | None) -> str:
    if row is None:
        return ""
    wins = f"{row['wins']:.0%} [{row['low']:.0%}, {row['high']:.0%}]"
    if row["without_luck"] is not None:
        value, low, high = row["without_luck"]
        wins += f" ({value:.0%} [{low:.0%}, {high:.0%}] without luck)"
    return f"{wins}, {row['ahead']:+.1f} ± {row['margin']:.1f} points"
