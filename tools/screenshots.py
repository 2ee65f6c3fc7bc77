"""Photographs every screen in every language, at phone and desktop size, light and dark.

`make screenshots` runs it; the pictures lie in screenshots/LANGUAGE/. Those of the README and the
docs are chosen from them: `--docs` renews docs/pictures/.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.house import House, browser_file, build  # noqa: E402
from tests.web.person import DESKTOP, PHONE, TABLET, Person  # noqa: E402

from regency.games import names  # noqa: E402
from regency.language import LANGUAGES  # noqa: E402

OUT = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
#: Colours of a picture kept in the repository.
PALETTE = 160
#: Far enough for a board to show what it can.
MOVES = 14


class Album:
    """The pictures of one language at one size."""

    def __init__(
        self, browser: Browser, house: House, language: str, size: Any, theme: str
    ) -> None:
        self.person = Person(browser, house, size, language=language, color_scheme=theme)
        self.folder = OUT / language
        self.folder.mkdir(parents=True, exist_ok=True)
        self.suffix = f"{size[0]}-{theme}"

    def take(self, name: str) -> None:
        """Photograph the page as it is."""
        self.person.page.wait_for_timeout(250)
        self.person.page.screenshot(path=self.folder / f"{name}-{self.suffix}.png")

    def pages(self) -> None:
        """Home, set-up, waiting room, rules, settings."""
        person = self.person
        for name, path in {
            "home": "/",
            "new": "/new/for-the-king?mode=bots",
            "local": "/new/castle-combo?mode=local",
            "rules": "/rules/royals",
            "settings": "/settings",
        }.items():
            person.go(path)
            self.take(name)
        person.open_table("castle-combo", [ME, {"kind": "open"}, BOT], start=False)
        person.page.wait_for_selector(".invite")
        self.take("waiting-room")

    def table(self, game: str) -> None:
        """A match: the beginning, a choice, later, the panels, the end, the replay."""
        person = self.person
        table = person.open_table(game, [ME, BOT] if game == "kuhn" else [ME, BOT, BOT])
        person.wait_for_turn()
        self.take(f"{game}-start")
        person.autopilot(MOVES)
        if person.wait_for_turn():
            self.take(f"{game}-later")
            person.page.keyboard.press("a")
            person.page.locator("[data-actions] button").first.click()
            person.page.wait_for_selector("[data-confirm]")
            self.take(f"{game}-confirm")
            person.page.keyboard.press("Escape")
            for key, name in {"p": "points", "l": "story", "r": "words"}.items():
                person.page.keyboard.press(key)
                person.page.wait_for_selector("dialog[open]")
                self.take(f"{game}-{name}")
                person.page.keyboard.press("Escape")
        person.autopilot()
        person.page.locator("dialog[open] .winner").wait_for()
        self.take(f"{game}-end")
        person.go(f"/replay/{table}?at=30")
        person.page.wait_for_selector("[data-board]")
        self.take(f"{game}-replay")


def main() -> None:
    """Take all pictures asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--size", action="append", help="phone, tablet or desktop")
    parser.add_argument("--theme", action="append", choices=("light", "dark"))
    parser.add_argument("--docs", action="store_true", help="renew the pictures of the docs")
    chosen = parser.parse_args()
    sizes = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
    build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        house.warm_up()
        browser = playwright.chromium.launch(executable_path=browser_file(), args=["--no-sandbox"])
        for language in chosen.lang or LANGUAGES:
            for size in chosen.size or ("phone", "desktop"):
                for theme in chosen.theme or ("light", "dark"):
                    album = Album(browser, house, language, sizes[size], theme)
                    album.pages()
                    for game in chosen.game or names():
                        album.table(game)
                    album.person.close()
                    print(f"screenshots/{language}: {size}, {theme}")
        browser.close()
        house.stop()
    if chosen.docs:
        renew_docs()


def renew_docs() -> None:
    """Copy the pictures that the README and the docs show."""
    PICTURES.mkdir(exist_ok=True)
    for name in ("home", "castle-combo-later", "for-the-king-later", "royals-later"):
        picture = OUT / "en" / f"{name}-{DESKTOP[0]}-light.png"
        # A palette is enough for flat colours, and a quarter of the bytes.
        flat = Image.open(picture).convert("RGB").quantize(PALETTE, dither=Image.Dither.NONE)
        flat.save(PICTURES / f"{name.removesuffix('-later')}.png", optimize=True)


if __name__ == "__main__":
    main()
