"""What a storm of faults did to people: told in words and drawn over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from regency.bench.graph import Panel, draw

#: The colour of each kind's moments in the picture, and its name there.
MARKS = {
    "kill": ("#c00", "killed"),
    "freeze": ("#1f5fa8", "frozen"),
    "drain": ("#3b7d3b", "drained"),
    "database": ("#000", "database killed"),
    "sessions": ("#7b4397", "its sessions"),
    "cut": ("#777", "people cut off"),
}
#: What those who take over are to reach, in seconds, for 95 of 100 faults.
GOAL = 1.5


@dataclass
class Fault:
    """What was done, and what came of it."""

    kind: str
    node: str
    at: float  # seconds since the start
    tables: int  # that the node had
    taken: float | None = None  # seconds until all of them had another node
    ended: float | None = None  # seconds that a node took to hand over and end
    back: float | None = None  # seconds until moves were kept again, without a database until then
    pauses: list[float] = field(default_factory=list)  # seconds until people there heard of it
    bystanders: int = 0  # who had heard of matches from a node before it was frozen
    frames: int = 0  # that they heard from it after it was fenced


@dataclass(frozen=True)
class Second:
    """One second of a run."""

    at: float
    moves: int
    cores: float  # busy on this machine, whoever used them


@dataclass
class Found:
    """What a run found."""

    tables: int
    faults: list[Fault]
    moves: int
    acknowledged: int
    sent_again: int
    refusals: Counter[str]
    redirected: int
    went_back: int
    records: int
    haproxy: float  # seconds of processor time
    course: list[Second]

    def taken(self, least: int = 0) -> list[float]:
        """Return how long take-overs lasted, sorted, of nodes that had so many tables."""
        return sorted(
            one.taken for one in self.faults if one.taken is not None and one.tables >= least
        )

    def pauses(self) -> list[float]:
        """Return how long people at the nodes that failed heard nothing, sorted."""
        return sorted(pause for one in self.faults for pause in one.pauses)

    def frames(self) -> int:
        """Return how many frames fenced nodes sent."""
        return sum(one.frames for one in self.faults)

    def bystanders(self) -> int:
        """Return how many would have heard them."""
        return sum(one.bystanders for one in self.faults)

    def stood_still(self) -> int:
        """Return how many seconds of the run had no move."""
        return sum(second.moves == 0 for second in self.course)


def share(sorted_values: Sequence[float], part: float) -> float:
    """Return a quantile; nan where there is nothing."""
    if not sorted_values:
        return float("nan")
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]


def summary(found: Found) -> str:
    """Return what was done and found, in words."""
    taken = found.taken(least=1)
    ended = sorted(one.ended for one in found.faults if one.ended is not None)
    back = sorted(one.back for one in found.faults if one.back is not None)
    busy = sorted(second.cores for second in found.course)
    done = Counter(one.kind for one in found.faults)
    lines = [
        f"{found.tables} tables, {len(found.faults)} faults in {found.course[-1].at:.0f} s: "
        + ", ".join(f"{kind} {times}" for kind, times in sorted(done.items())),
        f"{found.acknowledged:,} moves acknowledged, none lost, none doubled; "
        f"{found.moves:,} kept; {found.records:,} records verified",
        f"sent again: {found.sent_again:,}; refused: "
        + (", ".join(f"{code} {n:,}" for code, n in sorted(found.refusals.items())) or "none"),
        f"frames of fenced nodes: {found.frames()} to {found.bystanders()} who listened; "
        f"states that went back: {found.went_back}; people sent on: {found.redirected:,}",
        f"take-over of nodes with tables: {_spread(taken)} (goal: p95 {GOAL} s)",
        f"people there without a word: {_spread(found.pauses())}",
        f"draining a node: {_spread(ended)}",
        f"until a move is kept again, PostgreSQL killed and started: {_spread(back)}",
        f"HAProxy: {1e6 * found.haproxy / max(1, found.acknowledged):,.0f} µs of processor time a "
        "move, with all that is asked besides",
        f"seconds without a move: {found.stood_still()}, at most "
        f"{longest(second.moves for second in found.course)} on end",
        f"cores busy, whoever used them: {_spread(busy)}",
    ]
    return "\n".join(lines)


def longest(moves: Iterable[int]) -> int:
    """Return the length of the longest row of zeros."""
    most = now = 0
    for one in moves:
        now = 0 if one else now + 1
        most = max(most, now)
    return most


def _spread(values: Sequence[float]) -> str:
    return (
        f"{len(values)}, p50 {share(values, 0.5):.2f}, p95 {share(values, 0.95):.2f}, "
        f"most {share(values, 1):.2f}"
    )


def picture(found: Found) -> str:
    """Return the run as a picture over time."""
    times = [second.at for second in found.course]
    panels = [
        Panel("moves acknowledged a second", {"moves": [float(one.moves) for one in found.course]}),
        Panel(
            "seconds after a node was killed or frozen until",
            {
                "its tables have another": _at_their_second(found, lambda one: one.taken or 0.0),
                "all its people hear of them": _at_their_second(
                    found, lambda one: max(one.pauses, default=0.0)
                ),
            },
        ),
        Panel("cores busy", {"cores": [one.cores for one in found.course]}),
    ]
    marks = [(fault.at, MARKS[fault.kind][0]) for fault in found.faults]
    title = f"{found.tables} tables, {len(found.faults)} faults:"
    return draw(title, times, "seconds", panels, marks, list(MARKS.values()))


def _at_their_second(found: Found, value: Callable[[Fault], float]) -> list[float]:
    """Return what faults had, each at the second of the course that follows it."""
    before, values = 0.0, list[float]()
    for second in found.course:
        these = [value(one) for one in found.faults if before <= one.at < second.at]
        values.append(max(these, default=0.0))
        before = second.at
    return values


def write(found: Found, folder: Path) -> None:
    """Write words and picture."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "summary.txt").write_text(summary(found) + "\n", "utf-8")
    (folder / "cluster.svg").write_text(picture(found), "utf-8")
