"""Puts every portrait on contact sheets: 36, 60 and 160 px, light, dark and grey, in screenshots/.

`make portraits` runs it, and says which two of each family are nearest to each other.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.house import browser_file  # noqa: E402
from tests.web.portraits import Portrait, drawn, pairs, styles  # noqa: E402

OUT = ROOT / "screenshots" / "portraits"
SIZES = (36, 60, 160)
LOOKS = {"light": ("light", "none"), "dark": ("dark", "none"), "grey": ("light", "grayscale(1)")}
WIDTH = 1440
#: From this size on there is room for names.
NAMED = 100


def sheet(everyone: list[Portrait], size: int, theme: str, tint: str) -> str:
    """Return a page with everyone on it, court by court."""
    courts = []
    for court, people in groupby(everyone, key=lambda one: one.court):
        cells = "".join(
            f"<figure><div>{one.html}</div>{f'<p>{one.id}</p>' if size >= NAMED else ''}</figure>"
            for one in people
        )
        courts.append(f"<h2>{court}</h2><section class='{court}'>{cells}</section>")
    looks = f"""body {{ margin: 16px; filter: {tint}; background: var(--vellum) }}
      section {{ display: flex; flex-wrap: wrap; gap: 8px }}
      figure div {{ width: {size}px; height: {size}px; border-radius: 6px }}
      figure div {{ box-shadow: 0 0 0 1.5px var(--gold-edge) }}
      p {{ font-size: 12px; text-align: center; max-width: {size}px }}"""
    return f"<html data-theme='{theme}'><style>{styles()} {looks}</style><body>{''.join(courts)}"


def photograph(browser: Browser, everyone: list[Portrait]) -> None:
    """Write all sheets."""
    OUT.mkdir(parents=True, exist_ok=True)
    page = browser.new_page(viewport={"width": WIDTH, "height": 800})
    for size in SIZES:
        for name, (theme, tint) in LOOKS.items():
            page.set_content(sheet(everyone, size, theme, tint))
            page.screenshot(path=OUT / f"{name}-{size}.png", full_page=True)
    page.close()


def main() -> None:
    """Draw, photograph and compare everyone."""
    everyone = drawn()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=browser_file())
        photograph(browser, everyone)
        for family, people in groupby(everyone, key=lambda one: one.family):
            near = pairs(browser, list(people))
            mean = sum(pair.bits for pair in near) / len(near)
            grey = min(pair.grey for pair in near)
            print(f"{family}: least {near[0].bits} bits, mean {mean:.1f}; least grey {grey:.1f} %")
            for pair in near[:3]:
                print(f"  {pair.one} and {pair.other}: {pair.bits} bits, {pair.grey:.1f} %")
        browser.close()


if __name__ == "__main__":
    main()
