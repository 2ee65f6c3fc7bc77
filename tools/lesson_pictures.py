"""Photographs every step of every lesson in every language, as a phone shows it.

`make lesson-pictures` runs it; the pictures lie in screenshots/lessons/LANGUAGE/, a sheet for each
lesson beside them. `--lang`, `--game` and `--size` choose a part.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.house import House, browser_file, build  # noqa: E402
from tests.web.learner import DRAWN, LESSONS, Learner, called  # noqa: E402
from tests.web.person import PHONE, Person  # noqa: E402

from regency.edge.lessons import Lesson  # noqa: E402
from regency.games import names  # noqa: E402
from regency.language import LANGUAGES  # noqa: E402

OUT = ROOT / "screenshots" / "lessons"
SIZES = {"phone": PHONE, "desktop": (1280, 800)}


def photograph(
    browser: Browser, house: House, lesson: Lesson, language: str, size: str
) -> list[Path]:
    """Go through a lesson by taps and keep what each step looks like."""
    person = Person(browser, house, SIZES[size], language=language)
    learner = Learner(person, keys=False)
    folder = OUT / language
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    for number in learner.learn(lesson):
        # What lies under the mouse by chance would explain itself.
        person.page.mouse.move(0, 0)
        person.page.evaluate(DRAWN)
        taken.append(folder / f"{called(lesson)}-{number + 1:02}-{size}.png")
        person.page.screenshot(path=taken[-1])
    person.close()
    return taken


def sheet(pictures: list[Path], file: Path) -> None:
    """Lay the steps of a lesson side by side."""
    images = [Image.open(picture) for picture in pictures]
    width, height = images[0].size
    whole = Image.new("RGB", (width * len(images), height))
    for number, image in enumerate(images):
        whole.paste(image, (number * width, 0))
    whole.save(file)


def main() -> None:
    """Take all pictures asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--size", choices=SIZES, default="phone")
    chosen = parser.parse_args()
    wanted = [one for one in LESSONS if not chosen.game or one.game.name in chosen.game]
    build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        browser = playwright.chromium.launch(executable_path=browser_file(), args=["--no-sandbox"])
        for language in chosen.lang or LANGUAGES:
            for lesson in wanted:
                taken = photograph(browser, house, lesson, language, chosen.size)
                sheet(taken, OUT / language / f"{called(lesson)}-{chosen.size}.png")
                print(f"{language} {called(lesson)}: {len(taken)} steps", flush=True)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
