"""Times how home, a page of rules and a table come to a phone: `python tools/first_load.py 5`.

A Chromium is held to slow 4G (150 ms, 1.6 Mbit/s) and to a processor four times slower than this
one; each page is opened that often in a browser that knows nothing. Median, least and most: first
and largest paint, milliseconds blocked by tasks over 50 ms, shift of the layout, files and KB.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.house import House, browser_file, build  # noqa: E402

KB = 1024
PHONE: dict[str, Any] = {"viewport": {"width": 412, "height": 823}, "is_mobile": True}
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWER = 4
#: What comes after the first screen comes within this time.
SETTLED_MS = 2500
NOTE = """(() => {
  const seen = (window.seen = { first: 0, largest: 0, blocked: 0, shift: 0 });
  const note = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take))
      .observe({ type, buffered: true });
  note('paint', (e) => { if (e.name === 'first-contentful-paint') seen.first = e.startTime; });
  note('largest-contentful-paint', (e) => { seen.largest = e.startTime; });
  note('longtask', (e) => { seen.blocked += Math.max(0, e.duration - 50); });
  note('layout-shift', (e) => { if (!e.hadRecentInput) seen.shift += e.value; });
})()"""


def opened(browser: Browser, address: str, state: Any) -> dict[str, float]:
    """Open a page once, as a stranger's phone does."""
    context = browser.new_context(storage_state=state, **PHONE)
    page = context.new_page()
    page.add_init_script(NOTE)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED_MS)
    seen: dict[str, float] = page.evaluate("seen")
    context.close()
    return seen | {"files": len(sizes), "KB": sum(sizes) / KB}


def main() -> None:
    """Time all three."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = House(Path(data))
        house.start()
        arguments = ["--no-sandbox", "--disable-background-networking"]
        browser = play.chromium.launch(executable_path=browser_file(), args=arguments)
        owner = browser.new_context()
        api = f"{house.address}/api/v1"
        owner.request.put(f"{api}/me", data={"name": "Anne", "language": "en"})
        seats = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
        wish = {"game": "royals", "seats": seats, "start": True}
        table = owner.request.post(f"{api}/tables", data=wish).json()["id"]
        pages = {"/": None, "/rules/royals": None, f"/table/{table}": owner.storage_state()}
        for path, state in pages.items():
            seen = [opened(browser, house.address + path, state) for _ in range(runs)]
            print(path)
            for what in seen[0]:
                found = [one[what] for one in seen]
                middle = statistics.median(found)
                print(f"  {what}: {middle:.4g} ({min(found):.4g}–{max(found):.4g})")
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
