"""Royals has its room: at every size and in every language nothing is cut or covered.

The matches are golden ones, so that the same cards are looked at every time.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.laid import lay
from tests.web.person import DESKTOP, LOW, PHONE, TABLET, Person

from regency.language import LANGUAGES

GAME = "royals"
SIZES = (PHONE, TABLET, (1024, 768), (1280, 800), DESKTOP, *LOW)
#: Where the board and what stands beside it share the width.
DESKTOPS = ((1280, 800), DESKTOP)
#: Of the match of five with four open cards, late in it: cards to draw, nobles to claim or usurp,
#: what one is paid with, and a hand that is too large.
MOMENTS = {"draw": 725, "claim": 687, "pay": 677, "discard": 370}


def test_a_match_of_five_at_every_size(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    for steps in MOMENTS.values():
        lay(anne, GAME, "seats-5-row-4", steps)
        anne.check_layout(SIZES, LANGUAGES)
    anne.close()


@pytest.mark.finding("R problem 8")
def test_most_of_a_desktop_is_the_board(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    lay(anne, GAME, "seats-5-row-4", MOMENTS["claim"])
    anne.check_share(DESKTOPS)
    anne.close()
