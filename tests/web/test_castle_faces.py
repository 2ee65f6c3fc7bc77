"""Every card of Castle Combo fits every box that its board gives it, in every language.

All faces are drawn by the board's own component on one page, without a match or a server; their
boxes are then made as large as those on the board.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.web.person import FOLDER, PATIENCE_MS
from tests.web.portraits import ROOT, styles

from regency.language import LANGUAGES
from regency.server.tables.info import card_infos

GAME = "castle-combo"
CARDS = 78
#: The boxes of a board with two to five seats at 360×740, 740×360, 640×400, 820×1180, 1024×768,
#: 1280×800 and 1440×900, by what is shown there.
BOXES = {
    ("row", "reduced"): (
        (93, 63),
        (93, 77),
        (93, 89),
        (97, 106),
        (132, 188),
        (137, 172),
        (153, 238),
        (182, 102),
        (229, 166),
    ),
    ("tableau", "down"): (
        (111, 40),
        (110, 57),
        (111, 65),
        (111, 84),
        (153, 150),
        (157, 139),
        (174, 183),
        (199, 100),
        (259, 123),
    ),
    ("sheet",): ((240, 336),),
}
FITS = (FOLDER / "faces.js").read_text("utf-8")
LOOKS = "button { position: relative; padding: 0; border: 1px solid; border-radius: 6px }"


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    """Every face as HTML, by language, and the styles they need."""
    cards = [card.model_dump() for card in card_infos(GAME) if card.kind != "piece"]
    assert len(cards) == CARDS
    done = subprocess.run(
        [ROOT / "tools" / "with-node", "node", FOLDER / "faces.mjs"],
        cwd=ROOT,
        input=json.dumps(cards),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.set_default_timeout(PATIENCE_MS)
    yield page
    page.close()


def show(page: Page, language: str, style: str, faces: Iterable[dict[str, str]]) -> None:
    """Put faces on a page as the board would."""
    cells = "".join(
        f"<button data-kind='{one['kind']}' data-card='{one['id']}'>{one['html']}</button>"
        for one in faces
    )
    head = f"<style>{styles()} {LOOKS}</style>{style}"
    page.set_content(f"<html lang='{language}'>{head}<body class='{GAME}'>{cells}")


@pytest.mark.finding("C4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_fits_every_box(page: Page, drawn: dict[str, Any], language: str) -> None:
    """At its own price and at a lower one, with points and a full purse, face down, and large."""
    faces = drawn["faces"][language]
    assert len(faces) == CARDS * len([kind for kinds in BOXES for kind in kinds])
    wrong = []
    for kinds, boxes in BOXES.items():
        show(page, language, drawn["styles"], (one for one in faces if one["kind"] in kinds))
        for box in boxes:
            wrong += page.evaluate(FITS, box)
    assert wrong == []


def test_what_is_cut_is_noticed(page: Page, drawn: dict[str, Any]) -> None:
    """In a box that no board has."""
    faces = [one for one in drawn["faces"]["uk"] if one["kind"] == "row"]
    show(page, "uk", drawn["styles"], faces)
    wrong = page.evaluate(FITS, (40, 50))
    assert any("is cut" in one for one in wrong)
    assert any("overlap" in one for one in wrong)
