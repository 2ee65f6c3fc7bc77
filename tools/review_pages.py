"""Measures and photographs reviews in a page.

    ./tools/with-programs .venv/bin/python tools/review_pages.py --game castle-combo

For a golden match of each game: seconds until the first moments are shown and until the review is
whole, how long the processor worked for the page, and its largest memory. The pictures lie in
screenshots/review/. A machine that has other work makes seconds longer, not the processor's.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.house import House, browser_file, build  # noqa: E402
from tests.web.laid import bring  # noqa: E402
from tests.web.person import DESKTOP, PHONE, Person  # noqa: E402
from tests.web.test_review import FINISHED, MATCHES  # noqa: E402

OUT = ROOT / "screenshots" / "review"
MOMENTS = "() => document.querySelector('#turning ~ ol button')"
PATIENCE_MS = 600_000
MEGABYTE = 1 << 20
TICKS_A_SECOND = 100
#: In /proc/PID/stat behind the name: user and system time; in /proc/PID/status: the largest memory.
USER, SYSTEM = 11, 12


def renderers(browser_process: int) -> set[int]:
    """Return the processes that draw pages, of all below a process."""
    found, parents = set(), {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text().rpartition(")")[2].split()
                parents[int(folder.name)] = int(stat[1])
                if b"--type=renderer" in (folder / "cmdline").read_bytes():
                    found.add(int(folder.name))
            except OSError:  # it has just ended
                continue

    def below(process: int) -> bool:
        while process in parents:
            if process == browser_process:
                return True
            process = parents[process]
        return False

    return {process for process in found if below(process)}


def processor_seconds(process: int) -> float:
    """Return how long the processor has worked for a process."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[USER]) + int(stat[SYSTEM])) / TICKS_A_SECOND


def largest_megabytes(process: int) -> float:
    """Return the most memory a process has held."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    (line,) = [line for line in lines if line.startswith("VmHWM")]
    return int(line.split()[1]) * 1024 / MEGABYTE


def measure(browser: Browser, house: House, game: str, parent: int) -> None:
    """Print the figures of one game, and photograph what came out."""
    person = Person(browser, house, DESKTOP)
    address = bring(person, game, MATCHES[game]).replace("/replay/", "/review/")
    began = time.monotonic()
    person.go(address)
    person.page.wait_for_function(f"() => ({MOMENTS})() || ({FINISHED})()", timeout=PATIENCE_MS)
    first = time.monotonic() - began
    person.page.wait_for_function(FINISHED, timeout=PATIENCE_MS)
    whole = time.monotonic() - began
    drawing = renderers(parent)
    worked = max(processor_seconds(process) for process in drawing)
    most = max(largest_megabytes(process) for process in drawing)
    print(
        f"{game:<14} first moments {first:6.1f} s, whole {whole:6.1f} s, "
        f"processor {worked:6.1f} s, {most:4.0f} MB",
        flush=True,
    )
    for name, (width, height) in (("desktop", DESKTOP), ("phone", PHONE)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.screenshot(path=OUT / f"{game}-{name}.png", full_page=True)
    person.close()


def main() -> None:
    """Measure the games asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=MATCHES)
    chosen = parser.parse_args().game or list(MATCHES)
    OUT.mkdir(parents=True, exist_ok=True)
    build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=browser_file(), args=["--no-sandbox"])
        for game in chosen:
            measure(browser, house, game, os.getpid())
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
