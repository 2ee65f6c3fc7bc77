"""The benchmark: an agent against a fixed pool on held-out deals, in a file that others can verify.

The protocol is the code below, by number: PROTOCOL is raised when anything of it changes. Every
opponent is met at the same evaluation deals (`rl.seeds`), which no training deal can be; the agent
sits at every seat of each deal, copies of the opponent at the others. The pool's budgets are
counts, not times, so that a slow computer plays no worse; the agent's time is measured and told.
Every match is kept with its record: `regency verify FILE` replays them and holds the file to the
protocol.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from regency import __version__
from regency.arena.results import whole_lines
from regency.arena.schedule import Pairing, Tournament
from regency.arena.standings import NORMAL_95, wilson, win_share
from regency.core.notation import verify, write_match
from regency.games import game as find_game
from regency.games import games
from regency.rl.agents import PROMPT_BUDGET, Agent
from regency.rl.environments import environment_of
from regency.rl.language_models import Table
from regency.rl.model_matches import play_match
from regency.rl.seeds import EVALUATION, deal_seed, match_seed

PROTOCOL = 1
#: From weak to strong; what thinks by the clock is left out. `net` is the game's own network.
POOL = ("random", "heuristic", "page", "herald", "knight", "net")
DEALS = 20
#: The first of the held-out deals; the others are derived from it.
FIRST_DEAL = 20_260_000


class BadResults(ValueError):
    """A results file that is not what the protocol gives; the message says where and why."""


@dataclass(frozen=True)
class Benchmark:
    """One run of the protocol."""

    game: str
    seats: int
    agent: str
    deals: int = DEALS
    pool: tuple[str, ...] = POOL
    prompt_budget: int = PROMPT_BUDGET

    def header(self) -> dict[str, Any]:
        """Return the first line of the results file."""
        version = environment_of(find_game(self.game)).version
        return {"benchmark": PROTOCOL, **asdict(self), "pool": list(self.pool),
                "environment": version, "regency": __version__}  # fmt: skip

    @property
    def total(self) -> int:
        """Return how many matches it has."""
        return len(self.pool) * self.deals * self.seats

    def pairing(self, match: int) -> Pairing:
        """Return a match: opponents one after the other, deals in order, the agent going round."""
        rest, seat = divmod(match, self.seats)
        opponent, deal = divmod(rest, self.deals)
        bots = [self.pool[opponent]] * self.seats
        bots[seat] = self.agent
        return Pairing(match, held_out_deal(deal), tuple(bots))

    def tournament(self) -> Tournament:
        """Return the same as the arena calls it."""
        return Tournament(self.game, (self.agent,), self.seats, self.total, records=True)


def held_out_deal(number: int) -> int:
    """Return the match seed of a deal of the protocol."""
    return deal_seed(match_seed(FIRST_DEAL, EVALUATION), number)


def play(
    benchmark: Benchmark, file: Path, agents: Mapping[str, Agent] | None = None
) -> Iterator[dict[str, Any]]:
    """Play what a results file lacks, keeping each match at once; the same call goes on."""
    lines = read(file, benchmark) if file.exists() and file.read_bytes().strip() else []
    if not lines:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(benchmark.header()) + "\n", "utf-8")
    done = {line["match"] for line in lines}
    for match in (match for match in range(benchmark.total) if match not in done):
        line = play_match(
            benchmark.tournament(), benchmark.pairing(match), agents or {}, benchmark.prompt_budget
        )
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        yield line


def is_benchmark(data: bytes) -> bool:
    """Tell whether a file begins like the results of a benchmark."""
    return data.lstrip()[:13] == b'{"benchmark":'


def read(file: Path, expected: Benchmark | None = None) -> list[dict[str, Any]]:
    """Return the matches of a file; raises BadResults if it is another benchmark's."""
    header, *lines = whole_lines(file, "benchmark")
    found = of_header(header)
    if expected is not None and found != expected:
        raise BadResults(f"{file} holds another benchmark ({found}): name another file with --out")
    return lines


def of_header(header: Mapping[str, Any]) -> Benchmark:
    """Return what was played; raises BadResults for another protocol."""
    if header.get("benchmark") != PROTOCOL:
        raise BadResults(f"protocol {header.get('benchmark')!r}, this checks {PROTOCOL}")
    try:
        told = {name: header[name] for name in Benchmark.__dataclass_fields__}
    except KeyError as missing:
        raise BadResults(f"the first line lacks {missing}") from missing
    return Benchmark(**{**told, "pool": tuple(told["pool"])})


def check(file: Path) -> Benchmark:
    """Replay every match of a file and hold it to the protocol; raises BadResults at a fault.

    Deals, seats, records and results are checked: what the agent thought cannot be.
    """
    header, *lines = whole_lines(file, "benchmark")
    benchmark = of_header(header)
    if benchmark.pool != POOL:
        raise BadResults(f"the pool is {', '.join(POOL)}, not {', '.join(benchmark.pool)}")
    seen: set[int] = set()
    for number, line in enumerate(lines, start=2):
        wrong = _fault(benchmark, line, seen)
        if wrong:
            raise BadResults(f"{number}: {wrong}")
        seen.add(line["match"])
    if len(seen) != benchmark.total:
        raise BadResults(f"{len(seen)} of {benchmark.total} matches were played: it is unfinished")
    return benchmark


def _fault(benchmark: Benchmark, line: Mapping[str, Any], seen: set[int]) -> str | None:
    match = line["match"]
    if not 0 <= match < benchmark.total or match in seen:
        return f"match {match} is not of this benchmark, or was there before"
    pairing = benchmark.pairing(match)
    if (line["deal"], tuple(line["bots"])) != (pairing.deal, pairing.bots):
        return f"match {match} has the deal {pairing.deal} with {', '.join(pairing.bots)}"
    record = "\n".join(line["record"]) + "\n"
    verdict = next(iter(verify(record.encode("utf-8"), games())))
    if verdict.error is not None:
        return f"match {match}: {verdict.error}"
    if verdict.game != benchmark.game or verdict.scores != line["scores"]:
        return f"match {match} ends with {verdict.scores} by its record, not {line['scores']}"
    if not _dealt_so(benchmark, line):
        return f"match {match}: the record's deal is not that of its seed"
    return None


def _dealt_so(benchmark: Benchmark, line: Mapping[str, Any]) -> bool:
    """Tell whether a record begins with the deal of its match seed."""
    table = Table.of_match(find_game(benchmark.game), benchmark.seats, {}, line["deal"])
    ours = json.loads(write_match(table.position.match).splitlines()[0])
    return bool(ours["deal"] == json.loads(line["record"][0])["deal"])


def summary(benchmark: Benchmark, lines: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return a row for every opponent: share of wins, and points ahead, with 95 % intervals."""
    rows = []
    for opponent in benchmark.pool:
        own = [line for line in lines if _opponent(benchmark, line) == opponent]
        if own:
            wins = wilson(sum(_won(benchmark, line) for line in own), len(own))
            ahead, margin = _mean([_ahead(benchmark, line) for line in own], benchmark.seats)
            rows.append({
                "opponent": opponent, "matches": len(own), "wins": round(wins.value, 4),
                "low": round(wins.low, 4), "high": round(wins.high, 4),
                "ahead": round(ahead, 2), "margin": round(margin, 2),
                "illegal": sum(sum(line.get("illegal", ())) for line in own),
                "seconds": round(sum(_seconds(benchmark, line) for line in own) / len(own), 2),
            })  # fmt: skip
    return rows


def _opponent(benchmark: Benchmark, line: Mapping[str, Any]) -> str:
    return str(benchmark.pool[line["match"] // (benchmark.deals * benchmark.seats)])


def _seat(benchmark: Benchmark, line: Mapping[str, Any]) -> int:
    return int(line["match"] % benchmark.seats)


def _won(benchmark: Benchmark, line: Mapping[str, Any]) -> float:
    return win_share(line["places"], _seat(benchmark, line))


def _seconds(benchmark: Benchmark, line: Mapping[str, Any]) -> float:
    return float(line["seconds"][_seat(benchmark, line)])


def _ahead(benchmark: Benchmark, line: Mapping[str, Any]) -> float:
    seat, scores = _seat(benchmark, line), line["scores"]
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
    header, *lines = whole_lines(file, "benchmark")
    benchmark = of_header(header)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    about = {"game": benchmark.game, "seats": benchmark.seats, "agent": benchmark.agent,
             "environment": header["environment"], "file": digest}  # fmt: skip
    lines.sort(key=lambda line: int(line["match"]))
    return [{**about, **row} for row in summary(benchmark, lines)]


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """Return a table in Markdown: a row an agent, game and seats; a column an opponent."""
    head = ["agent", "game", "seats", *POOL, "file"]
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
    return f"{wins}, {row['ahead']:+.1f} ± {row['margin']:.1f}"
