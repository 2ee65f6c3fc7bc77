"""What a machine that thinks tells Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import Metric

from regency.server.ops.metrics import counted, counted_by, present


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
        done = self._figures
        yield counted_by("regency_worker_thoughts", "Thoughts answered", "game", done.thoughts)
        yield counted("regency_worker_failures", "Thoughts that failed", done.failures)
        yield present("regency_worker_processes", "Processes that think or wait", done.processes)
        yield present("regency_worker_busy", "Thoughts in hand", done.busy)


def serve(port: int, figures: Figures) -> None:
    """Answer this machine at a port, in a thread of its own; OSError where it is taken."""
    registry = CollectorRegistry()
    registry.register(WorkerCollector(figures))
    start_http_server(port, "127.0.0.1", registry)
