"""Portraits as pixels: every one drawn by the app's own component, and how far apart they are.

Each is drawn at 60 px in grey on one flat ground, so that neither name, colour nor ground helps,
and reduced to 32 x 32. Its perceptual hash are the signs of the 63 lowest cosine terms but the mean
against their median; two pictures that have nothing to do with each other differ in about 31 bits.
"""

from __future__ import annotations

import base64
import itertools
import json
import math
import subprocess
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "regency" / "games"
LIB = ROOT / "web" / "src" / "lib"
SIDE, LOW = 32, 8
#: No two of a family differ both by fewer bits and by less grey, in percent, than this.
LEAST_BITS, LEAST_GREY = 10, 6.0
FLAT = ".likeness :is(.ground, .diaper, .fillet) { display: none } body { background: #b8b0a2 }"
COSINES = [
    [math.cos(math.pi * u * (2 * x + 1) / (2 * SIDE)) for x in range(SIDE)] for u in range(LOW)
]
#: The grey of a screenshot's pixels, reduced.
REDUCE = """async ([png, side, count]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  return Array.from({length: count}, (_, which) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, which * 60, 60, 60, 0, 0, side, side);
    const data = pen.getImageData(0, 0, side, side).data;
    return Array.from({length: side * side}, (_, i) =>
      0.299 * data[4 * i] + 0.587 * data[4 * i + 1] + 0.114 * data[4 * i + 2]);
  });
}"""


@dataclass(frozen=True)
class Portrait:
    """Someone of a court, drawn; those of a family must be told from one another."""

    court: str
    family: str
    id: str
    html: str


@dataclass(frozen=True, order=True)
class Pair:
    """Two of a family: how many bits of their hashes differ, and how many percent of grey."""

    bits: int
    grey: float
    one: str
    other: str

    @property
    def too_near(self) -> bool:
        """Tell whether they could be taken for each other."""
        return self.bits < LEAST_BITS and self.grey < LEAST_GREY


def drawn() -> list[Portrait]:
    """Draw everyone."""
    command = [str(ROOT / "tools" / "with-node"), "node", str(ROOT / "tools" / "portraits.mjs")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [Portrait(**one) for one in json.loads(done.stdout)]


def styles() -> str:
    """Return the style sheets that portraits need: the theme's, their own, the games' paints."""
    files = [LIB / "theme.css", LIB / "portraits" / "portraits.css", *GAMES.glob("*/web/theme.css")]
    return "\n".join(file.read_text("utf-8") for file in files)


def pairs(browser: Browser, family: list[Portrait]) -> list[Pair]:
    """Compare everyone of a family with everyone else, the nearest first."""
    page = browser.new_page(viewport={"width": 60, "height": 60 * len(family)})
    greys = dict(zip((one.id for one in family), _greys(page, family), strict=True))
    page.close()
    hashes = {name: _hash(grey) for name, grey in greys.items()}
    return sorted(
        Pair(
            (hashes[one] ^ hashes[other]).bit_count(),
            sum(abs(a - b) for a, b in zip(greys[one], greys[other], strict=True)) / SIDE**2 / 2.55,
            one,
            other,
        )
        for one, other in itertools.combinations(greys, 2)
    )


def _greys(page: Page, family: list[Portrait]) -> list[list[float]]:
    cells = "".join(f"<div class='{one.court}'>{one.html}</div>" for one in family)
    looks = f"{styles()} {FLAT} div {{ width: 60px; height: 60px }} body {{ margin: 0 }}"
    page.set_content(f"<style>{looks}</style><body>{cells}")
    return page.evaluate(REDUCE, [_base64(page.screenshot()), SIDE, len(family)])  # type: ignore[no-any-return]


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _hash(grey: list[float]) -> int:
    rows = [
        [
            sum(c * v for c, v in zip(wave, grey[y * SIDE : (y + 1) * SIDE], strict=True))
            for wave in COSINES
        ]
        for y in range(SIDE)
    ]
    terms = [
        sum(COSINES[v][y] * rows[y][u] for y in range(SIDE)) for v in range(LOW) for u in range(LOW)
    ][1:]
    median = sorted(terms)[len(terms) // 2]
    return sum(1 << bit for bit, term in enumerate(terms) if term > median)
