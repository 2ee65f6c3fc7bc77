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
        yield from self._counted()
        yield from self._at_present()

    def _counted(self) -> Iterator[Metric]:
        """Yield what only grows."""
        now = self._present
        for name, words, label, counts in (
            ("regency_moves", "Moves made durable", "game", COUNTS.moves),
            ("regency_tables_opened", "Tables opened", "game", COUNTS.opened),
            ("regency_matches_finished", "Matches played to the end", "game", COUNTS.finished),
            ("regency_visits", "Connections to tables", "game", COUNTS.visits),
            ("regency_refusals", "Requests refused", "code", COUNTS.refusals),
            (
                "regency_thoughts_elsewhere",
                "Thoughts asked for on other machines, by what came of them",
                "outcome",
                now.thoughts,
            ),
        ):
            yield counted_by(name, words, label, counts)
        waited = "Time moves waited for the store, summed"
        yield counted("regency_store_wait_seconds", waited, COUNTS.store_seconds)
        yield counted("regency_floods", "Connections cut off for flooding", COUNTS.floods)
        yield counted("regency_tables_taken", "Tables taken from dead nodes", now.taken)
        yield counted("regency_fenced", "Times this node was taken for dead", now.fenced)
        yield counted("regency_bot_failures", "Answers bots failed to give", now.bot_failures)

    def _at_present(self) -> Iterator[Metric]:
        """Yield how many there are of everything."""
        now = self._present
        yield present("regency_tables", "Tables in memory", now.tables)
        yield present("regency_tables_set_aside", "Matches that cannot be read", now.set_aside)
        yield present("regency_connections", "WebSockets open", now.connections)
        yield present("regency_bots_waiting", "Bots that wait for a process", now.bots_waiting)
        yield present("regency_nodes", "Nodes that live, as this one sees it", now.nodes)
        yield present("regency_thinkers_elsewhere", "Processes elsewhere", now.thinkers)
        yield present("regency_archive_waiting", "Readers that wait", now.archive_waiting)


def counted_by(name: str, words: str, label: str, counter: Counter[str]) -> Metric:
    """Return numbers that only grow, by a label."""
    family = CounterMetricFamily(name, words, labels=[label])
    for value, count in sorted(counter.items()):
        family.add_metric([value], count)
    return family


def counted(name: str, words: str, value: float) -> Metric:
    """Return a number that only grows."""
    return CounterMetricFamily(name, words, value=value)


def present(name: str, words: str, value: float) -> Metric:
    """Return a number that goes up and down."""
    return GaugeMetricFamily(name, words, value=value)


def exposition(present: Present) -> bytes:
    """Return all metrics as Prometheus reads them."""
    registry = CollectorRegistry()
    registry.register(Collector(present))
    return generate_latest(registry)
