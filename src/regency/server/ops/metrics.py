"""What is counted: plain numbers while serving, Prometheus' text when asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric


class Counts:
    """Numbers that only grow; adding to one costs next to nothing."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by game
        self.refusals: Counter[str] = Counter()  # by code
        self.opened: Counter[str] = Counter()  # tables, by game
        self.finished: Counter[str] = Counter()  # matches, by game
        self.visits: Counter[str] = Counter()  # connections to tables, by game
        self.floods = 0  # connections cut off
        self.store_seconds = 0.0  # waited for the store, all moves together


#: One for the process: tables count here wherever they are.
COUNTS = Counts()


class Present(NamedTuple):
    """How many there are of everything at the moment."""

    bot_failures: int
    tables: int
    set_aside: int
    connections: int
    bots_waiting: int
    archive_waiting: int
    thinkers: int  # processes on other machines that could think
    thoughts: Counter[str]  # asked for elsewhere, by what came of it
    nodes: int  # that live, of a cluster; 0: this server is alone
    taken: int  # tables that this node took from dead ones
    fenced: int  # how often this node was taken for dead


class Collector:
    """Turns the server's numbers into metrics at the moment they are asked for."""

    def __init__(self, present: Present) -> None:
        self._present = present

    def collect(self) -> Iterator[Metric]:
        """Yield every metric."""
        yield _by("regency_moves", "Moves made durable", "game", COUNTS.moves)
        yield _by("regency_tables_opened", "Tables opened", "game", COUNTS.opened)
        yield _by("regency_matches_finished", "Matches played to the end", "game", COUNTS.finished)
        yield _by("regency_visits", "Connections to tables", "game", COUNTS.visits)
        yield _by("regency_refusals", "Requests refused", "code", COUNTS.refusals)
        waited = CounterMetricFamily(
            "regency_store_wait_seconds", "Time moves waited for the store, summed"
        )
        waited.add_metric([], COUNTS.store_seconds)
        yield waited
        floods = CounterMetricFamily("regency_floods", "Connections cut off for flooding")
        floods.add_metric([], COUNTS.floods)
        yield floods
        yield _by(
            "regency_thoughts_elsewhere",
            "Thoughts asked for on other machines, by what came of them",
            "outcome",
            self._present.thoughts,
        )
        for name, words, count in (
            ("regency_tables_taken", "Tables taken from dead nodes", self._present.taken),
            ("regency_fenced", "Times this node was taken for dead", self._present.fenced),
        ):
            counted = CounterMetricFamily(name, words)
            counted.add_metric([], count)
            yield counted
        failures = CounterMetricFamily("regency_bot_failures", "Answers bots failed to give")
        failures.add_metric([], self._present.bot_failures)
        yield failures
        for name, words, value in (
            ("regency_tables", "Tables in memory", self._present.tables),
            (
                "regency_tables_set_aside",
                "Matches that cannot be read",
                self._present.set_aside,
            ),
            ("regency_connections", "WebSockets open", self._present.connections),
            ("regency_bots_waiting", "Bots that wait for a process", self._present.bots_waiting),
            ("regency_nodes", "Nodes that live, as this one sees it", self._present.nodes),
            ("regency_thinkers_elsewhere", "Processes elsewhere", self._present.thinkers),
            ("regency_archive_waiting", "Readers that wait", self._present.archive_waiting),
        ):
            gauge = GaugeMetricFamily(name, words)
            gauge.add_metric([], value)
            yield gauge


def _by(name: str, words: str, label: str, counter: Counter[str]) -> Metric:
    family = CounterMetricFamily(name, words, labels=[label])
    for value, count in sorted(counter.items()):
        family.add_metric([value], count)
    return family


def exposition(present: Present) -> bytes:
    """Return all metrics as Prometheus reads them."""
    registry = CollectorRegistry()
    registry.register(Collector(present))
    return generate_latest(registry)
