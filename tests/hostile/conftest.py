"""A server to attack and a browser to look with: the fixtures of both suites, as they are there."""

from __future__ import annotations

from tests.server.conftest import server
from tests.store.conftest import postgres, run
from tests.web.conftest import browser, house, pytest_runtest_makereport, web_app

__all__ = ["browser", "house", "postgres", "pytest_runtest_makereport", "run", "server", "web_app"]
