"""What a machine that thinks tells Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric


class Figures(Protocol):
    """What was done, and how many are at it."""

    thoughts: Counter[str]
    failures: int
    busy: int
    processes: int


class WorkerCollector:
    """Turns the numbers into metrics at the moment they are asked for."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        """Yield every metric."""
        family = CounterMetricFamily(
            "regency_worker_thoughts", "Thoughts answered", labels=["game"]
        )
        for game, count in sorted(self._figures.thoughts.items()):
            family.add_metric([game], count)
        yield family
        failures = CounterMetricFamily("regency_worker_failures", "Thoughts that failed")
        failures.add_metric([], self._figures.failures)
        yield failures
        for name, words, value in (
            ("regency_worker_processes", "Processes that think or wait", self._figures.processes),
            ("regency_worker_busy", "Thoughts in hand", self._figures.busy),
        ):
            gauge = GaugeMetricFamily(name, words)
            gauge.add_metric([], value)
            yield gauge


def serve(port: int, figures: Figures) -> None:
    """Answer this machine at a port, in a thread of its own; OSError where it is taken."""
    registry = CollectorRegistry()
    registry.register(WorkerCollector(figures))
    start_http_server(port, "127.0.0.1", registry)
