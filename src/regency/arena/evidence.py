"""The evidence behind docs/bots.md: every claim about the bots, measured within a time budget.

    python -m regency.arena.evidence --minutes 9 --workers 16 --out build/evidence

plays what is missing, the cheapest and most important first, and stops in time; the same command
goes on where it stopped. Each claim keeps its matches in its own file under --out. At the end
the table of all claims is printed. Nothing but NumPy and Numba is needed to measure.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import re
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from regency.arena.luck import adjusted
from regency.arena.results import Results, open_results
from regency.arena.schedule import Pairing, Tournament
from regency.arena.standings import wilson, win_share
from regency.arena.workers import play_pairing
from regency.games import game as find_game

#: Kuhn poker is left out: its heuristic is an equilibrium, which nobody beats.
GAMES = ("castle-combo", "for-the-king", "royals")
SEAT_COUNTS = (2, 3, 4, 5)
#: Deals are other than those anything was tuned on.
SEED = 5_000_000
#: Claims advance together, ratings after the others: which kind goes on to what share of its deals.
ROUNDS = (("duel", 0.8), ("rating", 0.25), ("duel", 1.0), ("rating", 1.0))
#: The weakest first: tables are filled with neighbours.
LADDER = ("heuristic", "page", "squire", "herald", "knight", "chancellor", "sovereign")
#: Deals of each game: 200 ms against the heuristic, 1 s against 100 ms, and at four seats. A match
#: of Royals takes minutes, so it gets fewer.
DEALS = {"castle-combo": (200, 40, 20), "for-the-king": (100, 80, 60), "royals": (50, 10, 10)}
#: Deals for the ratings, for two, three, four, five seats: every table that the ladder can fill
#: plays each of them in every rotation. Where levels are far apart a match tells less of them.
LADDER_DEALS = {
    "castle-combo": (390, 60, 28, 30),
    "for-the-king": (390, 64, 30, 30),
    "royals": (900, 180, 36, 36),
}
#: Searched decisions of one seat in a match by game, for two, three, four, five seats.
DECISIONS = {
    "castle-combo": (20, 20, 20, 20),
    "for-the-king": (60, 50, 45, 45),
    "royals": (170, 120, 90, 80),
}
FEW_DECISIONS = (2, 2, 2, 2)
#: About how long a line of a search with a network takes.
LINE_MILLISECONDS = 0.05
#: About how much of its time a search uses before its choice is certain.
USED_SHARE = 0.75
#: A match that does nothing but follow the rules and rules of thumb.
PLAIN_SECONDS = 0.1
HANDED_OUT_AHEAD = 4
#: A worker is handed as many matches of a claim at once as take about so long, and so many at most.
BATCH_SECONDS = 1.0
MOST_AT_ONCE = 24


@dataclass(frozen=True)
class Claim:
    """One sentence to be shown, and the tournament that shows it."""

    key: str
    says: str
    tournament: Tournament
    hero: str = ""  # whose wins are counted; empty: a rating or a mean score
    goal: float = 0.0
    counts: str = "wins"  # wins, score or rating

    def seconds(self) -> float:
        """Return about how long one match takes on one core."""
        t = self.tournament
        decisions = DECISIONS.get(t.game, FEW_DECISIONS)[t.seats - SEAT_COUNTS[0]]
        levels = find_game(t.game).levels
        tables = t.lineups()
        thinking = sum(thinking_seconds(levels.get(bot, bot)) for row in tables for bot in row)
        return PLAIN_SECONDS + thinking / len(tables) * decisions * USED_SHARE

    def until(self, share: float) -> int:
        """Return how many matches a share of the claim is, in whole duplicates."""
        deals = -(-self.tournament.total // self.tournament.duplicates)
        return max(1, round(deals * share)) * self.tournament.duplicates


def thinking_seconds(bot: str) -> float:
    """Return how long a bot may think about a move."""
    given = re.search(r"\b(?:ms|cpu)=(\d+)", bot)
    lines = re.match(r"search:iterations=(\d+)", bot)
    milliseconds = float(given.group(1)) if given else 0.0
    if lines:
        milliseconds = int(lines.group(1)) * LINE_MILLISECONDS
    return milliseconds / 1000


def claims() -> list[Claim]:
    """Return everything that is to be shown."""
    found: list[Claim] = []
    for game in GAMES:
        searched, longer, four = DEALS[game]
        found += [
            _duel(game, 2, "heuristic", "random", 0.90, 200),
            _duel(game, 2, "ismcts:ms=200", "heuristic", 0.75, searched),
            _duel(game, 2, "ismcts:ms=1000", "ismcts:ms=100", 0.60, longer),
            _duel(game, 4, "ismcts:ms=200", "heuristic", 0.45, four),
        ]
    own = Tournament("castle-combo", ("ismcts:ms=500",) * 4, 4, 16, SEED)
    says = "castle-combo, 4 seats: mean score of ismcts:ms=500 among its like"
    found.append(Claim("castle-combo-4-self", says, own, "ismcts:ms=500", 80.0, "score"))
    return found + [_ladder(game, seats) for seats in SEAT_COUNTS for game in GAMES]


def _duel(
    game: str, seats: int, hero: str, rival: str, goal: float, deals: int, seed: int = SEED
) -> Claim:
    bots = (hero,) + (rival,) * (seats - 1)
    key = f"{game}-{seats}-{hero}-{rival}"
    key = re.sub(r"[^\w-]", "-", key)
    among = "beats" if seats == 2 else f"among {seats - 1} of"
    says = f"{game}, {seats} seats: {hero} {among} {rival}"
    return Claim(key, says, Tournament(game, bots, seats, deals * seats, seed), hero, goal)


def _ladder(game: str, seats: int) -> Claim:
    """Rate the levels of a game beside its rules of thumb."""
    shape = Tournament(game, LADDER, seats, 1, SEED)
    deals = LADDER_DEALS[game][seats - SEAT_COUNTS[0]]
    tournament = replace(shape, matches=deals * shape.duplicates)
    says = f"{game}, {seats} seats: rating of the levels"
    return Claim(f"{game}-{seats}-levels", says, tournament, counts="rating")


def to_play(opened: list[tuple[Claim, Results]]) -> Iterator[tuple[Claim, Results, int]]:
    """Yield the missing matches round by round; cheap claims come first within a round."""
    for kind, share in ROUNDS:
        for claim, results in sorted(opened, key=lambda pair: pair[0].seconds()):
            if (claim.counts == "rating") != (kind == "rating"):
                continue
            for match in range(min(claim.until(share), claim.tournament.total)):
                if match not in results.lines:
                    yield claim, results, match


def warm(game: str) -> str:
    """Compile, or load, everything a game's bots need."""
    play_pairing(*_tiny(game))
    return game


def _tiny(game: str) -> tuple[Tournament, Any]:
    tournament = Tournament(game, ("ismcts:iterations=2", "heuristic"), 2, 1)
    return tournament, tournament.pairing(0)


def measure(minutes: float, workers: int, opened: list[tuple[Claim, Results]]) -> None:
    """Play for a limited time; a match that would not end in time is left for the next call."""
    ends = time.monotonic() + 60 * minutes
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    for game in pool.map(warm, sorted({claim.tournament.game for claim, _ in opened})):
        print(f"{game} is compiled, {ends - time.monotonic():.0f} s left", flush=True)
    running: dict[Future[list[dict[str, Any]]], Results] = {}
    handed: set[tuple[str, int]] = set()
    for claim, results, matches in batches(to_play(opened)):
        # Rounds overlap: a batch at the end of one may name a match twice.
        fresh = [match for match in dict.fromkeys(matches) if (claim.key, match) not in handed]
        if not fresh or time.monotonic() + claim.seconds() * len(fresh) > ends:
            continue
        handed.update((claim.key, match) for match in fresh)
        pairings = [claim.tournament.pairing(match) for match in fresh]
        running[pool.submit(play_batch, claim.tournament, pairings)] = results
        if len(running) >= workers + HANDED_OUT_AHEAD:
            _collect(running, ends)
    while running and time.monotonic() < ends:
        _collect(running, ends)
    _abandon(pool)


def batches(
    wanted: Iterable[tuple[Claim, Results, int]],
) -> Iterator[tuple[Claim, Results, list[int]]]:
    """Yield matches together that one worker plays one after the other: many, if they are short."""
    for _, claimed in groupby(wanted, key=lambda one: one[0].key):
        following = iter(claimed)
        for claim, results, match in following:
            most = max(1, min(MOST_AT_ONCE, int(BATCH_SECONDS / claim.seconds())))
            more = [match for _, _, match in islice(following, most - 1)]
            yield claim, results, [match, *more]


def play_batch(tournament: Tournament, pairings: list[Pairing]) -> list[dict[str, Any]]:
    """Play some matches and return their lines."""
    return [play_pairing(tournament, pairing) for pairing in pairings]


def _collect(running: dict[Future[list[dict[str, Any]]], Results], ends: float) -> None:
    """Keep what has finished, waiting for at least one batch unless the time is over."""
    left = max(0.0, ends - time.monotonic())
    for future in wait(running, timeout=left, return_when=FIRST_COMPLETED).done:
        results = running.pop(future)
        for line in future.result():
            results.add(line)


def _abandon(pool: ProcessPoolExecutor) -> None:
    """Stop the workers at once; what they were playing is played again next time."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def open_claims(
    out: Path, plan: Path | None, only: str, luck: int = 0
) -> list[tuple[Claim, Results]]:
    """Return every claim with what has been played of it; *luck* is that of `Tournament`."""
    wanted = claims()
    if plan is not None:
        wanted = [_duel(**duel) for duel in json.loads(plan.read_text("utf-8"))]
    wanted = [replace(claim, tournament=replace(claim.tournament, luck=luck)) for claim in wanted]
    return [
        (claim, open_results(claim.tournament, out / f"{claim.key}.ndjson"))
        for claim in wanted
        if re.search(only, claim.key)
    ]


def summary(claim: Claim, lines: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what a claim's matches say: of wins a rate with its interval, or a mean score."""
    told: dict[str, Any] = {"says": claim.says, "matches": len(lines), "goal": claim.goal}
    seats = [
        (line, seat) for line in lines for seat, bot in enumerate(line["bots"]) if bot == claim.hero
    ]
    if claim.counts == "wins":
        rate = wilson(sum(win_share(line["places"], seat) for line, seat in seats), len(seats))
        told |= {"value": rate.value, "low": rate.low, "high": rate.high}
        without = adjusted(lines, claim.hero)
        if without is not None:
            wins = without.wins
            told["without_luck"] = [wins.value, wins.low, wins.high, without.fewer]
    elif claim.counts == "score":
        told["value"] = sum(line["scores"][seat] for line, seat in seats) / max(1, len(seats))
    return {**told, "counts": claim.counts}


def show(opened: list[tuple[Claim, Results]]) -> None:
    """Print how far every claim is, what it says so far, and what it will still cost."""
    for claim, results in opened:
        told = summary(claim, results.in_order())
        cost = claim.seconds() * len(results.missing())
        value = ""
        if told["matches"] and claim.counts == "wins":
            interval = f"[{told['low']:.1%}, {told['high']:.1%}]"
            value = f"{told['value']:.1%} {interval}, goal {claim.goal:.0%}"
            if "without_luck" in told:
                wins, low, high, fewer = told["without_luck"]
                value += f"; without luck {wins:.1%} [{low:.1%}, {high:.1%}], {fewer:.1f} × fewer"
        elif told["matches"] and claim.counts == "score":
            value = f"{told['value']:.1f}, goal {claim.goal:.0f}"
        print(
            f"{claim.says:<74}{told['matches']:>5} of {claim.tournament.total:<5}"
            f"{cost:>8.0f} core-s left  {value}"
        )


def main() -> None:
    """Measure for the time given, then print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=0.0, help="0: only print the table")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--plan",
        type=Path,
        help="other duels: JSON, a list of game, seats, hero, rival, goal, deals",
    )
    parser.add_argument("--only", default="", help="claims whose name fits this pattern")
    parser.add_argument("--luck", type=int, default=0, help="tell wins without luck too, in deals")
    arguments = parser.parse_args()
    opened = open_claims(arguments.out, arguments.plan, arguments.only, arguments.luck)
    if arguments.minutes > 0:
        measure(arguments.minutes, arguments.workers, opened)
    show(opened)


if __name__ == "__main__":
    main()
