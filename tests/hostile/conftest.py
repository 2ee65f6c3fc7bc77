"""A server to attack and a database of its own: the fixtures of both suites, as they are there."""

from __future__ import annotations

from tests.server.conftest import server
from tests.store.conftest import postgres, run

__all__ = ["postgres", "run", "server"]
