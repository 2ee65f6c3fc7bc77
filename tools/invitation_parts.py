"""Prepare what the pictures of invitations are composed of: letters, and the games' emblems.

    python tools/invitation_parts.py LATIN.ttf HAN.woff2 …

Letters are drawn with the fonts given, for instance Liberation Serif Bold and Noto Serif TC
Bold; those one has not are taken from the next. Emblems are drawn by a browser from the
built app. A server needs neither fonts nor a browser then.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.house import House, browser_file  # noqa: E402

from regency.games import game, names  # noqa: E402
from regency.language.speaker import LANGUAGES, SHARED  # noqa: E402
from regency.server.invitations.parts import EMBLEM, FOLDER, SIZES  # noqa: E402

#: Whatever people of these scripts are called: Latin with all accents, and Cyrillic.
ALPHABETS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x400, 0x460), 0x490, 0x491, 0x454]
PUNCTUATION = "–—’“”„«»…×·●"
#: Four bits of grey are enough for an edge.
STEPS = 16


def wanted() -> str:
    """Return every character that a picture may have to say."""
    found = {chr(code) for code in ALPHABETS} | set(PUNCTUATION)
    for language in LANGUAGES:
        for line in (SHARED / f"{language}.ftl").read_text("utf-8").splitlines():
            if line.startswith(("picture-", "    [", "   *[")):
                found |= set(line)
        for name in names():
            file = game(name).folder / "locales" / f"{language}.ftl"
            for line in file.read_text("utf-8").splitlines():
                if line.startswith("game-name"):
                    found |= set(line)
    return "".join(sorted(found))


def letters(files: list[str]) -> None:
    """Draw every character in every size, and keep it with its place and its advance."""
    rows, masks = [], []
    for size in SIZES:
        fonts = [ImageFont.truetype(file, size) for file in files]
        missing = [bytes(font.getmask("\U000fffff")) for font in fonts]
        for letter in wanted():
            for font, nothing in zip(fonts, missing, strict=True):
                drawn = Image.new("L", (size * 2, size * 2))
                ImageDraw.Draw(drawn).text((size // 2, size * 3 // 2), letter, 255, font, "ls")
                box = drawn.getbbox() or (0, 0, 0, 0)
                if letter.isspace() or bytes(font.getmask(letter)) != nothing:
                    break
            else:
                continue
            mask = np.asarray(drawn.crop(box), np.uint8) // (256 // STEPS)
            at = (box[0] - size // 2, box[1] - size * 3 // 2)
            advance = round(font.getlength(letter))
            rows.append([size, ord(letter), *at, box[2] - box[0], box[3] - box[1], advance])
            masks.append(mask.reshape(-1))
    file = FOLDER / "letters.npz"
    packed = np.concatenate(masks)
    np.savez_compressed(file, rows=np.array(rows, np.int32), masks=packed)
    print(f"{file.name}: {len(rows)} letters, {file.stat().st_size} bytes")


def emblems() -> None:
    """Let a browser draw each game's emblem as the home page shows it."""
    found = {}
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=browser_file())
        page = browser.new_context().new_page()
        page.goto(house.address)
        for name in names():
            found[name] = drawn(page, name)
        browser.close()
        house.stop()
    file = FOLDER / "emblems.npz"
    np.savez_compressed(file, **found)
    print(f"{file.name}: {', '.join(found)}, {file.stat().st_size} bytes")


def drawn(page: Page, name: str) -> np.ndarray:
    """Return an emblem as numbers, with what is clear."""
    emblem = page.locator(f"article[aria-labelledby='game-{name}'] .emblem").first
    emblem.wait_for()
    source = emblem.inner_html()
    sheet = page.context.new_page()
    sheet.set_content(
        f"<style>*{{margin:0}}#one,#one svg{{display:block;width:{EMBLEM}px;height:{EMBLEM}px}}"
        f"</style><div id='one'>{source}</div>"
    )
    shot = sheet.locator("#one").screenshot(omit_background=True)
    sheet.close()
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGBA"))


if __name__ == "__main__":
    letters(sys.argv[1:])
    emblems()
