"""The benchmark: an agent against a fixed pool on held-out deals, in a file that others can verify.

The protocol is the code below, by number: PROTOCOL is raised when anything of it changes. Every
opponent is met at the same evaluation deals (`rl.seeds`), which no training deal can be; the agent
sits at every seat of each deal, copies of the opponent at the others. The pool's budgets are
counts and nothing else, so that it plays the same on every computer; the agent's time is measured
and told. Every match is kept with its record and what luck brought (`arena.luck`):
`rl.benchmark_check` holds a file to the protocol, `rl.benchmark_table` tells what it says.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from regency import __version__
from regency.arena.luck import luck_of
from regency.arena.results import begun, end_whole, whole_lines
from regency.arena.schedule import Pairing, Tournament
from regency.bots.weights import weights_hash
from regency.core.match import Match
from regency.core.notation import RecordError, read_matches
from regency.core.record_values import show
from regency.games import game as find_game
from regency.games import games
from regency.rl.agents import PROMPT_BUDGET, Agent
from regency.rl.benchmark_shape import HEADER, LINE, shape_fault
from regency.rl.environments import environment_of
from regency.rl.model_matches import play_match
from regency.rl.seeds import EVALUATION, deal_seed, match_seed

PROTOCOL = 2
#: From weak to strong; what thinks by the clock is left out, and levels think without their limit
#: of time. `net` is the game's own network, or its heuristic where it has none.
POOL = ("random", "heuristic", "page:counts=1", "herald:counts=1", "knight:counts=1", "net")
DEALS = 20
#: In how many deals the luck of a match is looked at.
LUCK_DEALS = 8
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
        game = find_game(self.game)
        return {"benchmark": PROTOCOL, **asdict(self), "pool": list(self.pool),
                "environment": environment_of(game).version, "regency": __version__,
                "weights": weights_hash(game)}  # fmt: skip

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
    lines = read(file, benchmark) if begun(file, benchmark.header()) else []
    end_whole(file)
    done = {line["match"] for line in lines}
    for match in (match for match in range(benchmark.total) if match not in done):
        line = play_match(
            benchmark.tournament(), benchmark.pairing(match), agents or {}, benchmark.prompt_budget
        )
        line["luck"] = luck_of(match_of(line), match, LUCK_DEALS)
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        yield line


def check_network(header: Mapping[str, Any], benchmark: Benchmark) -> None:
    """Raise BadResults if the pool's network was another one."""
    if header.get("weights") != weights_hash(find_game(benchmark.game)):
        raise BadResults(
            f"{benchmark.game} had another network in regency {header.get('regency')}: "
            "take that version, or another file with --out"
        )


def match_of(line: Mapping[str, Any]) -> Match:
    """Return the match that a line's record tells; raises BadResults."""
    try:
        found = read_matches("\n".join([*line["record"], ""]).encode("utf-8"), games())
    except (RecordError, UnicodeEncodeError) as error:
        raise BadResults(f"match {line['match']}: {error}") from error
    if len(found) != 1:
        raise BadResults(f"match {line['match']}: its record is of {len(found)} matches")
    return found[0]


def agent_seat(benchmark: Benchmark, line: Mapping[str, Any]) -> int:
    """Return where the agent sits in a match."""
    return int(line["match"] % benchmark.seats)


def opponent_of(benchmark: Benchmark, line: Mapping[str, Any]) -> str:
    """Return whom it meets there."""
    return str(benchmark.pool[line["match"] // (benchmark.deals * benchmark.seats)])


def read(file: Path, expected: Benchmark | None = None) -> list[dict[str, Any]]:
    """Return the matches of a file; raises BadResults if it is malformed or another benchmark's."""
    header, found, lines = contents(file)
    if expected is not None and found != expected:
        raise BadResults(f"{file} holds another benchmark ({found}): name another file with --out")
    if expected is not None:
        check_network(header, found)
    return lines


def header_of(file: Path) -> Benchmark:
    """Return what a file's first line says was played; raises BadResults."""
    return contents(file)[1]


def contents(file: Path) -> tuple[dict[str, Any], Benchmark, list[dict[str, Any]]]:
    """Return the header of a file, what it says was played, and the matches that are there.

    Each has the shape of a match, is one of the benchmark's, paired as the protocol says, and
    stands there once; else BadResults says what is wrong in which line.
    """
    header, *lines = whole_lines(file, "benchmark")
    benchmark = of_header(header)
    seen: set[int] = set()
    for number, line in enumerate(lines, start=2):
        match = line["match"]
        if not 0 <= match < benchmark.total or match in seen:
            raise BadResults(
                f"{number}: match {match} is not of this benchmark, or was there before"
            )
        seen.add(match)
        wrong = shape_fault(line, LINE, benchmark.seats)
        if wrong is None and set(line["luck"]) != set(lines[0]["luck"]):
            wrong = f"luck is measured by {', '.join(line['luck'])}, elsewhere by others"
        if wrong:
            raise BadResults(f"{number}: match {match}: {wrong}")
        pairing = benchmark.pairing(match)
        if (line["deal"], tuple(line["bots"])) != (pairing.deal, pairing.bots):
            whom = ", ".join(pairing.bots)
            raise BadResults(f"{number}: match {match} has the deal {pairing.deal} with {whom}")
    return header, benchmark, lines


def of_header(header: Mapping[str, Any]) -> Benchmark:
    """Return what was played; raises BadResults for another protocol."""
    if header.get("benchmark") != PROTOCOL:
        raise BadResults(f"protocol {show(header.get('benchmark'))}, this checks {PROTOCOL}")
    wrong = shape_fault(header, HEADER)
    if wrong:
        raise BadResults(f"1: {wrong}")
    found = Benchmark(**{name: header[name] for name in Benchmark.__dataclass_fields__})
    found = replace(found, pool=tuple(header["pool"]))
    if found.pool != POOL:
        raise BadResults(f"1: the pool is {', '.join(POOL)}, not {', '.join(found.pool)}")
    try:
        find_game(found.game).check_seats(found.seats)
    except (KeyError, ValueError) as error:
        raise BadResults(f"1: {error.args[0]}") from error
    return found
