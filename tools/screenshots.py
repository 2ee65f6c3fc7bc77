"""Photographs every screen in every language, at three sizes, light and dark.

`make screenshots` runs it; the pictures lie in screenshots/LANGUAGE/. Each match is played once and
looked at in every way; `--lang`, `--size`, `--theme`, `--game` and `--only` choose a part. Those of
the README and the docs are chosen from them: `--docs` renews docs/pictures/.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.house import House, browser_file, build  # noqa: E402
from tests.web.person import DESKTOP, PHONE, TABLET, Person  # noqa: E402

from regency.games import names  # noqa: E402
from regency.language import LANGUAGES  # noqa: E402

OUT = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
#: Colours of a picture kept in the repository.
PALETTE = 160
#: Far enough for a board to show what it can, and nearly to the end.
MOVES = 14
#: A page that was resized or repainted is photographed after this time.
SETTLING_MS = 150
#: On a busy machine the new colours may not be painted yet when that time is over.
REPAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: A moment of a replay that every match reaches.
MOMENT = 30
#: What opens over a table, and the key that opens it.
PANELS = {"points": "p", "story": "l", "words": "r", "actions": "a", "talk": "c", "keys": "?"}
PAGES = {
    "home": "/",
    "new": "/new/for-the-king?mode=bots",
    "new-royals": "/new/royals?mode=bots",
    "local": "/new/castle-combo?mode=local",
    "rules": "/rules/royals",
    "settings": "/settings",
    "not-found": "/nowhere",
    "table-not-found": "/table/nowhere",
}


@dataclass(frozen=True)
class Looks:
    """In which languages, sizes and themes a screen is photographed."""

    languages: tuple[str, ...]
    sizes: tuple[str, ...]
    themes: tuple[Theme, ...]
    only: tuple[str, ...]


class Album:
    """One person's screens, photographed in every way asked for."""

    def __init__(self, browser: Browser, house: House, looks: Looks) -> None:
        self.person = Person(browser, house)
        self.looks = looks

    def wants(self, name: str) -> bool:
        """Return whether a screen was asked for."""
        return not self.looks.only or any(part in name for part in self.looks.only)

    def take(self, name: str, open_it: Callable[[], object]) -> None:
        """Open a screen anew in each language, and photograph it at each size and theme."""
        if not self.wants(name):
            return
        page = self.person.page
        for language in self.looks.languages:
            folder = OUT / language
            folder.mkdir(parents=True, exist_ok=True)
            speak(page, language)
            self.resize(self.looks.sizes[0])
            open_it()
            for size in self.looks.sizes:
                self.resize(size)
                for theme in self.looks.themes:
                    page.emulate_media(color_scheme=theme)
                    page.wait_for_timeout(SETTLING_MS)
                    page.evaluate(REPAINTED)
                    page.screenshot(path=folder / f"{name}-{SIZES[size][0]}-{theme}.png")
        print(f"screenshots/*/{name}", flush=True)

    def resize(self, size: str) -> None:
        """Look at the page at another size, and let it settle."""
        width, height = SIZES[size]
        if self.person.page.viewport_size != {"width": width, "height": height}:
            self.person.page.set_viewport_size({"width": width, "height": height})
            self.person.page.wait_for_timeout(2 * SETTLING_MS)

    def pages(self) -> None:
        """Home, set-up, waiting room, rules, settings, and what is not there."""
        person = self.person
        person.go("/")
        for name, path in PAGES.items():
            self.take(name, partial(person.go, path))
        table = person.open_table("castle-combo", [ME, {"kind": "open"}, BOT], start=False)

        def waiting_room() -> None:
            person.go(f"/table/{table}")
            person.page.wait_for_selector(".invite")

        self.take("waiting-room", waiting_room)
        person.complaints.clear()  # a table that is not there is reported by the browser

    def table(self, game: str) -> None:
        """A match: the beginning, a choice, later, the panels, the end, the replay."""
        person, page = self.person, self.person.page
        person.go("/")
        table = person.open_table(game, [ME, BOT] if game == "kuhn" else [ME, BOT, BOT])

        def come_back() -> None:
            person.go(f"/table/{table}")
            person.wait_for_turn()

        def choose() -> None:
            come_back()
            page.keyboard.press("a")
            page.locator("[data-actions] button").first.click()
            page.wait_for_selector("[data-confirm]")

        def panel(key: str) -> None:
            come_back()
            page.keyboard.press(key)
            page.wait_for_selector("dialog[open]")

        def end() -> None:
            person.go(f"/table/{table}")
            page.locator("dialog[open] .winner").wait_for()

        def replay() -> None:
            person.go(f"/replay/{table}?at={MOMENT}")
            page.wait_for_selector("[data-board]")

        come_back()
        self.take(f"{game}-start", come_back)
        come_back()
        person.autopilot(MOVES)
        if person.wait_for_turn():
            self.take(f"{game}-later", come_back)
            self.take(f"{game}-confirm", choose)
            for name, key in PANELS.items():
                self.take(f"{game}-{name}", partial(panel, key))
            come_back()
        if not (self.wants(f"{game}-end") or self.wants(f"{game}-replay")):
            return
        person.autopilot()
        self.take(f"{game}-end", end)
        self.take(f"{game}-replay", replay)


def speak(page: Page, language: str) -> None:
    """Let the browser remember another language; the next page that opens speaks it."""
    page.evaluate(
        f"""localStorage.setItem('regency', JSON.stringify({{
          ...JSON.parse(localStorage.getItem('regency') ?? '{{}}'), language: {json.dumps(language)}
        }}))"""
    )


def main() -> None:
    """Take all pictures asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--game", action="append", choices=[*names(), "none"])
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--only", action="append", help="a part of the names of the screens wanted")
    parser.add_argument("--no-pages", action="store_true", help="the games' tables alone")
    parser.add_argument("--docs", action="store_true", help="renew the pictures of the docs")
    chosen = parser.parse_args()
    looks = Looks(
        tuple(chosen.lang or LANGUAGES),
        tuple(chosen.size or SIZES),
        tuple(chosen.theme or THEMES),
        tuple(chosen.only or ()),
    )
    build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        house.warm_up()
        browser = playwright.chromium.launch(executable_path=browser_file(), args=["--no-sandbox"])
        album = Album(browser, house, looks)
        if not chosen.no_pages:
            album.pages()
        for game in chosen.game or names():
            if game != "none":
                album.table(game)
        album.person.close()
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
