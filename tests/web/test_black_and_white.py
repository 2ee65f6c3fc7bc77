"""Any screen plays without colour: printed, and by marks that differ in grey by more than shade.

Marks that mean different things (seats, banners, offices, countries, titles) are photographed as
they stand on a golden match's board, in grey, each stretched from its own darkest to its own
brightest: so neither colour nor shade can tell them apart, and what is left are their shapes.
"""

from __future__ import annotations

import io
import itertools

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat
from playwright.sync_api import Browser, Locator, expect
from tests.web.house import House
from tests.web.laid import lay
from tests.web.person import DESKTOP, Person

#: Each mark is drawn to this side before two are compared.
SIDE = 24
#: No two marks of a kind are closer than this, in percent of the greatest difference there can be.
LEAST = 8.0
GREY = "html { filter: grayscale(1) }"

#: A golden match, a moment of it, and marks there that mean different things.
BOARDS = {
    "castle-combo": (
        "five-seats",
        60,
        {".mine .shields .shield": 6, "[data-board] svg:has(> text)": 5},
    ),
    "for-the-king": ("seats-5", 195, {".portrait .arms": 6, ".council svg:has(> text)": 5}),
    "royals": (
        "seats-2-row-4",
        15,
        {"[data-focus^='country.'] .shield": 4, "[data-focus='titles'] .face": 7},
    ),
}


def seen(mark: Locator) -> Image.Image:
    """Return a mark in grey, from black to white, whatever its paint."""
    grey = Image.open(io.BytesIO(mark.screenshot())).convert("L").resize((SIDE, SIDE))
    return ImageOps.autocontrast(grey)


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return how far two marks are apart, in percent; a photographic negative is no difference."""
    likes = (other, ImageOps.invert(other))
    return min(ImageStat.Stat(ImageChops.difference(one, like)).mean[0] for like in likes) / 2.55


@pytest.mark.finding("R5", "R problem 4")
@pytest.mark.parametrize("game", BOARDS)
def test_marks_are_told_apart_without_colour(browser: Browser, house: House, game: str) -> None:
    golden, number, kinds = BOARDS[game]
    anne = Person(browser, house, DESKTOP)
    lay(anne, game, golden, number)
    anne.page.add_style_tag(content=GREY)
    for kind, count in kinds.items():
        marks = [mark for mark in anne.page.locator(kind).all() if mark.is_visible()]
        assert len(marks) >= count, f"{kind}: {len(marks)}"
        pictures = enumerate(seen(mark) for mark in marks[:count])
        pairs = itertools.combinations(pictures, 2)
        far = {(i, j): apart(one, other) for (i, one), (j, other) in pairs}
        near = {pair: found for pair, found in far.items() if found < LEAST}
        assert not near, f"{kind}: {near}"
    anne.close()


def test_the_same_mark_in_another_paint_is_no_other_mark() -> None:
    mark = Image.linear_gradient("L").resize((SIDE, SIDE))
    assert apart(mark, mark) == 0
    assert apart(mark, ImageOps.invert(mark)) == 0
    assert apart(mark, mark.rotate(90)) > LEAST


@pytest.mark.parametrize("game", BOARDS)
def test_what_is_printed_is_light_and_keeps_its_grounds(
    browser: Browser, house: House, game: str
) -> None:
    """Paper is white: a dark page is not printed dark, and white letters keep what is behind."""
    golden, number, kinds = BOARDS[game]
    anne = Person(browser, house, DESKTOP, color_scheme="dark")
    lay(anne, game, golden, number)
    expect(anne.page.locator("html")).to_have_attribute("data-theme", "dark")
    anne.page.emulate_media(media="print")
    expect(anne.page.locator("html")).to_have_attribute("data-theme", "light")
    mark = anne.page.locator(next(iter(kinds))).first
    expect(mark).to_have_css("print-color-adjust", "exact")
    anne.check_layout((DESKTOP,))
    anne.page.emulate_media(media="screen")
    expect(anne.page.locator("html")).to_have_attribute("data-theme", "dark")
    anne.close()
