"""How the tests run: in how many processes, with which server and which browser."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.machine import compile_ahead, process_count
from tests.web.house import ROOT, House, browser_file, build, one_at_a_time
from tests.web.person import Person

#: Where pictures of failures go.
PICTURES = ROOT / "test-results"


@pytest.fixture(scope="session")
def web_app() -> Path:
    return build()


@pytest.fixture(scope="session")
def house(web_app: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"))
    try:
        # A new machine compiles rules and bots now: once, not once for each test process.
        with one_at_a_time("compiling"):
            house.start()
            house.warm_up()
        yield house
    finally:
        house.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # Closed with its file: while one is open its event loop counts as running, so that
    # `asyncio.run` in a later test of the same process would be refused.
    with sync_playwright() as playwright:
        found = browser_file()
        # Root and containers have no user namespaces; the pages are our own.
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.hookimpl(optionalhook=True)  # `make quick` runs without xdist
def pytest_xdist_auto_num_workers() -> int | None:
    """Answer `-n auto`; None: xdist asks the environment."""
    return None if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else process_count()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile once before several processes test; each of them begins a session too."""
    several = getattr(session.config.option, "numprocesses", None)
    if several and not hasattr(session.config, "workerinput"):
        compile_ahead()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what the pages showed when a test failed."""
    report = yield
    if report.when == "call":
        for number, person in enumerate(Person.open):
            if report.failed:
                PICTURES.mkdir(exist_ok=True)
                with suppress(Error):
                    person.page.screenshot(path=PICTURES / f"{item.name}-{number}.png")
            with suppress(Error):
                person.context.close()
        Person.open.clear()
    return report
