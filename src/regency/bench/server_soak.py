"""A soak: for hours people and bots play on a real server that is restarted and killed.

In the first half of the time the server is stopped and killed again and again; in the second one
process serves all the time, so that its memory can be watched. Nothing that was acknowledged may be
lost, no table may stand still, nobody may be refused without a reason.
"""

from __future__ import annotations

import asyncio
import csv
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from itertools import pairwise
from pathlib import Path

from regency.bench.graph import Panel, draw
from regency.bench.server_client import Http, Problem
from regency.bench.server_journal import Lost, check_journal
from regency.bench.server_manners import Manners, Notes
from regency.bench.server_party import Kind, Party
from regency.bench.server_process import House

KINDS = [
    Kind("castle-combo", 2, 0),
    Kind("castle-combo", 3, 2),
    Kind("castle-combo", 1, 3),
    Kind("castle-combo", 2, 1, timed=True),
    Kind("for-the-king", 2, 0),
    Kind("for-the-king", 3, 1),
    Kind("for-the-king", 1, 2),
    Kind("for-the-king", 2, 1, timed=True),
    Kind("royals", 2, 0),
    Kind("royals", 3, 1),
    Kind("royals", 1, 1),
    Kind("royals", 2, 1, timed=True),
]
#: How many tables there are of each kind.
OF_EACH_KIND = 2
#: Milliseconds between bots' moves that people watch.
PACE = 200
SAMPLE_SECONDS = 10.0
#: A table that has stood still for this long, though the server was up, is stuck.
PATIENCE = 120.0
#: How long compiling rules and bots for the first time may take.
COMPILING = 900.0
#: About how often the server falls in the first half.
FALLS = 16
SHORTEST_CALM = 8.0
#: Memory is judged once a process has served this long: its last quarter against its second.
JUDGED_AFTER = 1800.0
MOST_GROWTH = 0.10
MEBIBYTE = 1 << 20
TOLD_OF_A_KIND = 3

_FIGURE = re.compile(r"^(regency_\w+?)(?:\{[^}]*\})? ([\d.e+]+)$", re.MULTILINE)
_ERROR = re.compile(r"^(ERROR|CRITICAL|Traceback|.*Error:)", re.MULTILINE)


@dataclass(frozen=True)
class Sample:
    """The server and its people at one moment."""

    seconds: float
    process: int  # which one it is, counted from 1
    resident_mib: float
    workers_mib: float
    tables: int  # in memory
    connections: int
    server_seconds: float  # of processor time, of this process
    moves: int  # acknowledged to people so far
    matches: int
    drops: int
    findings: int


@dataclass(frozen=True)
class Fall:
    """A moment at which the server ended."""

    seconds: float
    killed: bool


class Soak:
    """Everything that happens during one run, and what was found."""

    def __init__(self, folder: Path, say: Callable[[str], None], seed: int = 1) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.say = say
        self.rng = random.Random(seed)
        self.findings: list[str] = []
        self.found: Counter[str] = Counter()
        self.samples: list[Sample] = []
        self.falls: list[Fall] = []
        self.kept = 0  # acknowledged moves of finished matches that the store was seen to have
        self.notes = Notes(self.find)
        self.parties: list[Party] = []
        more = ("--limits", "on", "--pace", str(PACE), "--warm", "on")
        self.house = House(folder / "data", *more)
        self._began = time.monotonic()
        self._up_since: float | None = None

    @property
    def seconds(self) -> float:
        """Return how long the run has been going on."""
        return time.monotonic() - self._began

    def find(self, words: str) -> None:
        """Note a fault; the same fault at other tables is reported only a few times."""
        alike = re.sub(r"table \S+", "table", words)
        self.found[alike] += 1
        if self.found[alike] <= TOLD_OF_A_KIND:
            line = f"{self.seconds:8.0f} s  {words}"
            self.findings.append(line)
            self.say(f"FOUND {line}")

    async def run(self, seconds: float, kinds: list[Kind], manners: Manners) -> None:
        """Let all play for a while, then judge."""
        with (self.folder / "server.log").open("w", encoding="utf-8") as log:
            self.house.errors = log
            await self._run(seconds, kinds, manners)
        self._read_log()
        self._judge_memory()

    async def _run(self, seconds: float, kinds: list[Kind], manners: Manners) -> None:
        await self._start()
        await self._wait_for_games({kind.game for kind in kinds})
        self._began = time.monotonic()
        self.parties = [
            Party(number, kind, self.house.port, self.notes, manners)
            for number, kind in enumerate(kinds)
        ]
        playing = [asyncio.ensure_future(party.play()) for party in self.parties]
        looking = [asyncio.ensure_future(self._sample()), asyncio.ensure_future(self._watch())]
        try:
            await self._weather(seconds / 2)
            while self.seconds < seconds:
                await asyncio.sleep(min(1.0, max(0.0, seconds - self.seconds)))
                self._raise_failures([*playing, *looking])
            await self._look()
        finally:
            for task in looking:
                task.cancel()
            for party in self.parties:
                await party.end()
            await asyncio.wait(playing, timeout=PATIENCE)
            await self._stop()
            self.kept += len(self.notes.journal.acknowledged)
            self._raise_failures(playing)

    def _raise_failures(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done() and not task.cancelled():
                task.result()

    # --- the server comes and goes

    async def _start(self) -> None:
        await self.house.start()
        self._up_since = time.monotonic()

    async def _wait_for_games(self, games: set[str]) -> None:
        """Wait until rules and bots are compiled, which a fresh machine does once."""
        async with asyncio.timeout(COMPILING), Http(self.house.port) as http:
            while True:
                stages = json.loads(await http.fetch("/healthz"))["games"]
                if all(stages[game] == "ready" for game in games):
                    return
                await asyncio.sleep(1.0)

    async def _weather(self, seconds: float) -> None:
        """Stop and kill the server now and then."""
        calm = max(SHORTEST_CALM, seconds / FALLS)
        while True:
            wait = self.rng.uniform(0.5, 1.5) * calm
            if self.seconds + wait > seconds:
                return
            await asyncio.sleep(wait)
            killed = self.rng.random() < 0.5
            self.falls.append(Fall(self.seconds, killed))
            if killed:
                self._up_since = None
                self.house.kill()
            else:
                await self._stop()
            began = time.monotonic()
            await self._start()
            how = "killed" if killed else "stopped"
            self.say(f"{self.seconds:8.0f} s  {how}, back in {time.monotonic() - began:.1f} s")

    async def _stop(self) -> None:
        """End the server cleanly and look at everything it has kept."""
        self._up_since = None
        try:
            await asyncio.to_thread(self.house.stop)
        except RuntimeError as error:
            self.find(str(error))
        journal = self.notes.journal
        address = f"sqlite:///{(self.folder / 'data' / 'regency.db').absolute()}"
        try:
            await check_journal(address, journal)
        except Lost as lost:
            self.find(str(lost))
            return
        # What cannot change any more is not looked at again.
        known = len(journal.acknowledged)
        journal.forget(journal.tables() - {party.table_id for party in self.parties})
        self.kept += known - len(journal.acknowledged)

    # --- looking

    async def _sample(self) -> None:
        with (self.folder / "samples.csv").open("w", encoding="utf-8", newline="") as file:
            out = csv.DictWriter(file, [field.name for field in fields(Sample)])
            out.writeheader()
            while True:
                await asyncio.sleep(SAMPLE_SECONDS)
                sample = await self._look()
                if sample is not None:
                    out.writerow(asdict(sample))
                    file.flush()

    async def _look(self) -> Sample | None:
        """Take a sample, unless the server is away."""
        server = self.house.server
        if server is None or self._up_since is None:
            return None
        figures: dict[str, float] = {}
        try:
            async with asyncio.timeout(PATIENCE), Http(self.house.port) as http:
                for name, value in _FIGURE.findall(await http.fetch("/metrics")):
                    figures[name] = figures.get(name, 0.0) + float(value)
            counts = self.notes.counts
            sample = Sample(
                seconds=round(self.seconds, 1),
                process=len(self.falls) + 1,
                resident_mib=round(server.resident() / MEBIBYTE, 1),
                workers_mib=round(server.workers_resident() / MEBIBYTE, 1),
                tables=int(figures["regency_tables"]),
                connections=int(figures["regency_connections"]),
                server_seconds=server.seconds(),
                moves=counts["moves"],
                matches=counts["matches"],
                drops=counts["drops"],
                findings=self.found.total(),
            )
        except (OSError, Problem):  # it ended meanwhile
            return None
        self.samples.append(sample)
        return sample

    async def _watch(self) -> None:
        """See that every table moves on and every request is answered."""
        while True:
            await asyncio.sleep(1.0)
            up = self._up_since
            now = time.monotonic()
            if up is None or now - up < PATIENCE:
                continue
            loop_now = asyncio.get_running_loop().time()
            for party in self.parties:
                if loop_now - party.moved > PATIENCE:
                    self.find(
                        f"table {party.table_id} ({party.kind.game}) is stuck: {party.told()}"
                    )
                    party.give_up()
                for player in party.players:
                    since = player.unanswered_since()
                    if since is not None and loop_now - since > PATIENCE:
                        self.find(f"table {party.table_id}: a request was never answered")
                        party.give_up()

    def _read_log(self) -> None:
        said = (self.folder / "server.log").read_text("utf-8")
        found = _ERROR.search(said)
        if found:
            line = said[found.start() :].splitlines()[0]
            self.find(f"the server logged an error, see server.log: {line}")

    def _judge_memory(self) -> None:
        """One process that serves long enough must not grow."""
        growth = self.growth()
        if growth is not None and growth > MOST_GROWTH:
            self.find(f"memory grew by {growth:.0%}")

    def growth(self) -> float | None:
        """Return by which share the last process grew; None if it did not serve long enough."""
        last = [s for s in self.samples if s.process == len(self.falls) + 1]
        if len(last) * SAMPLE_SECONDS < JUDGED_AFTER:
            return None
        quarter = len(last) // 4
        second, fourth = last[quarter : 2 * quarter], last[-quarter:]
        return _mean(fourth) / _mean(second) - 1

    def picture(self) -> str:
        """Return the run as a picture."""
        samples = self.samples
        times = [sample.seconds / 60 for sample in samples]
        speeds = [0.0]
        for one, other in pairwise(samples):
            speeds.append((other.moves - one.moves) / max(1e-9, other.seconds - one.seconds))
        panels = [
            Panel(
                "memory of the server, MiB",
                {
                    "server": [sample.resident_mib for sample in samples],
                    "processes of bots": [sample.workers_mib for sample in samples],
                },
            ),
            Panel(
                "tables in memory and connections",
                {
                    "tables": [sample.tables for sample in samples],
                    "connections": [sample.connections for sample in samples],
                },
            ),
            Panel("people's moves a second", {"moves": speeds}),
        ]
        marks = [(fall.seconds / 60, "#c00" if fall.killed else "#777") for fall in self.falls]
        title = "A soak: people, bots, lost connections; dashed red: kill -9, grey: restarted"
        return draw(title, times, "minutes", panels, marks)

    def summary(self) -> str:
        """Return what was done and what was found, in words."""
        counts = self.notes.counts
        killed = sum(fall.killed for fall in self.falls)
        lines = [
            f"{self.seconds / 60:.1f} minutes, {len(self.parties)} tables at once: "
            f"{counts['matches']:,} matches, {counts['moves']:,} moves of people acknowledged "
            f"({self.kept:,} looked up in the store), "
            f"{counts['lines']:,} lines of chat",
            f"the server was killed {killed} times and restarted {len(self.falls) - killed} times; "
            f"{counts['drops']:,} connections were dropped",
            "also: " + ", ".join(f"{what} {times:,}" for what, times in sorted(counts.items())),
            "refused: "
            + ", ".join(f"{what} {n:,}" for what, n in sorted(self.notes.refusals.items())),
        ]
        if self.samples:
            first, last = self.samples[0], self.samples[-1]
            lines.append(
                f"memory {first.resident_mib:.0f} MiB at the start, {last.resident_mib:.0f} at the "
                f"end, at most {max(s.resident_mib for s in self.samples):.0f}"
            )
        growth = self.growth()
        if growth is not None:
            lines.append(f"the last process: {growth:+.1%} from its second quarter to its last")
        lines.append(f"{self.found.total()} findings")
        return "\n".join([*lines, *self.findings])

    def write(self) -> None:
        """Write picture and summary beside the samples."""
        (self.folder / "summary.txt").write_text(self.summary() + "\n", "utf-8")
        if self.samples:
            (self.folder / "soak.svg").write_text(self.picture(), "utf-8")


def _mean(samples: list[Sample]) -> float:
    return sum(sample.resident_mib for sample in samples) / len(samples)


async def soak(
    folder: Path,
    seconds: float,
    say: Callable[[str], None],
    kinds: list[Kind] = KINDS * OF_EACH_KIND,
    manners: Manners = Manners(),  # noqa: B008 (it cannot be changed)
) -> Soak:
    """Run a soak and write down what came of it."""
    run = Soak(folder, say)
    try:
        await run.run(seconds, kinds, manners)
    finally:
        with suppress(OSError):
            run.write()
    return run
