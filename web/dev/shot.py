"""Takes a picture of a board in the gallery: `shot.py GAME [--step 40] [--size 360x740] [--dark]`.

It starts Vite itself; fixtures come from `fixtures.py GAME`. The picture goes to web/dev/fixtures/.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "fixtures"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE_S = 60


def main() -> None:
    """Take one picture for each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a fixture's name")
    parser.add_argument("--size", action="append", help="such as 360x740; may be repeated")
    parser.add_argument("--step", type=int, default=40)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--generic", action="store_true", help="the generic board")
    parser.add_argument("--out", type=Path, help="the picture's file, for a single size")
    parser.add_argument("--click", action="append", help="a selector to click first")
    parser.add_argument("--hover", help="a selector to point at")
    chosen = parser.parse_args()
    asked = {"game": chosen.game, "step": chosen.step, "lang": chosen.lang, "still": 1, "bare": 1}
    asked |= {"theme": "dark"} if chosen.dark else {}
    asked |= {"generic": 1} if chosen.generic else {}
    with Vite() as address:
        take(f"{address}/gallery.html?{urlencode(asked)}", chosen)


class Vite:
    """A development server on a free port, for as long as it is needed."""

    def __enter__(self) -> str:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = ["npx", "vite", "--port", str(port), "--strictPort", "--host", "127.0.0.1"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, start_new_session=True
        )
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return f"http://127.0.0.1:{port}"
            time.sleep(0.1)
        raise TimeoutError("Vite does not answer")

    def __exit__(self, *error: object) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


def take(address: str, chosen: argparse.Namespace) -> None:
    """Open the page at every size, tell what it logs, and photograph it."""
    browser_file = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_file, args=["--no-sandbox"])
        for size in chosen.size or ["360x740", "820x1180", "1440x900"]:
            width, height = map(int, size.split("x"))
            page = browser.new_page(viewport={"width": width, "height": height})
            page.on("console", lambda message: print(f"  {message.type}: {message.text}"))
            page.on("pageerror", lambda error: print(f"  error: {error}"))
            page.goto(address)
            page.wait_for_selector(".board *", timeout=PATIENCE_S * 1000)
            page.wait_for_load_state("networkidle")
            for selector in chosen.click or []:
                page.click(selector)
            if chosen.hover:
                page.hover(chosen.hover)
                page.wait_for_timeout(800)
            look = "-dark" if chosen.dark else ""
            name = f"{chosen.game}-{chosen.step}-{size}-{chosen.lang}{look}.png"
            file = chosen.out or FOLDER / name
            page.screenshot(path=file)
            wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            print(file, "SCROLLS SIDEWAYS" if wide else "")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
