"""For the King has its room: at every size and in every language nothing is cut or covered.

The matches are golden ones, so that the same cards are looked at every time.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.laid import bring, lay
from tests.web.person import DESKTOP, LOW, PHONE, TABLET, Person

from regency.language import LANGUAGES

GAME = "for-the-king"
LAPTOP = (1280, 800)
SIZES = (PHONE, TABLET, (1024, 768), LAPTOP, DESKTOP, *LOW)
#: Of the match of five: a card to place beside others, one to take, a bid over others' bids,
#: payments in cards and, late, in gold, and a king with two arrows.
PLACE, TAKE, BID, PAY_CARDS, PAY_GOLD, KING = 195, 197, 376, 241, 379, 351
#: Of its replay: an auction with full hands, and the end.
LATE_BID, END = 298, 383
#: A seat's points lie whole inside its row's head, and over nothing else there.
POINTS_ARE_WHOLE = """() => [...document.querySelectorAll('[data-total]')].every((total) => {
  const [own, row] = [total, total.closest('th')].map((one) => one.getBoundingClientRect());
  const others = [...total.parentElement.querySelectorAll('.counts > span')];
  return own.width > 0 && own.left >= row.left - 0.5 && own.right <= row.right + 0.5
    && total.scrollWidth <= total.clientWidth + 1
    && others.every((one) => one.getBoundingClientRect().right <= own.left + 0.5);
})"""


def look_back(anne: Person, address: str, step: int, seat: str) -> None:
    anne.go(f"{address}?at={step}&as={seat}")
    anne.page.wait_for_selector("[data-board] .council .sums")


def test_the_deal_at_every_size(browser: Browser, house: House) -> None:
    """A card in hand whose place is to be confirmed, and cards of the centre to take."""
    anne = Person(browser, house)
    lay(anne, GAME, "seats-5", PLACE)
    anne.page.locator(".zone.lit [data-gain]").first.wait_for()
    anne.page.locator(".zone.lit").first.click()
    anne.page.locator("[data-confirm]").wait_for()
    anne.check_layout(SIZES, LANGUAGES)
    lay(anne, GAME, "seats-5", TAKE)
    anne.page.locator(".offer.lit [data-gain]").first.wait_for()
    anne.check_layout(SIZES, LANGUAGES)
    anne.close()


def test_an_auction_at_every_size(browser: Browser, house: House) -> None:
    """One's own bid over those of five, to be confirmed, and payments in cards and in gold."""
    anne = Person(browser, house)
    lay(anne, GAME, "seats-5", BID)
    anne.page.locator("[data-focus='bid']").click()
    anne.page.locator("[data-confirm]").wait_for()
    anne.check_layout(SIZES, LANGUAGES)
    for steps in (PAY_CARDS, PAY_GOLD):
        lay(anne, GAME, "seats-5", steps)
        anne.page.locator(".tag.lit").first.wait_for()
        anne.check_layout(SIZES, LANGUAGES)
    anne.close()


def test_a_king_at_every_size(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    lay(anne, GAME, "seats-5", KING)
    anne.page.locator(".arrow.lit [data-gain]").first.wait_for(state="attached")
    anne.page.locator(".arrow.lit").first.click()
    anne.page.locator("[data-confirm]").wait_for()
    anne.check_layout(SIZES, LANGUAGES)
    anne.close()


def test_a_match_of_five_is_looked_back_at(browser: Browser, house: House) -> None:
    """Late in it, by a seat and with all cards open, and at its end."""
    anne = Person(browser, house)
    address = bring(anne, GAME, "seats-5")
    for seat in ("0", "-2"):
        look_back(anne, address, LATE_BID, seat)
        anne.check_layout(SIZES, LANGUAGES)
    look_back(anne, address, END, "-2")
    anne.check_layout(SIZES, LANGUAGES)
    anne.close()


@pytest.mark.finding("F4")
def test_no_points_are_clipped_on_a_phone(browser: Browser, house: House) -> None:
    """Neither one's forecast, with its range, nor the points of everyone at the end."""
    anne = Person(browser, house, PHONE)
    address = bring(anne, GAME, "seats-5")
    for step in (LATE_BID, END):
        look_back(anne, address, step, "0")
        anne.page.locator("[data-total]").first.wait_for()
        for language in LANGUAGES:
            anne.speak(language)
            anne.settles(POINTS_ARE_WHOLE, f"points are whole ({language})")
    anne.close()


#: Nobody's name is cut in the council, and no mark of who is first lies over a figure.
NAMES_ARE_WHOLE = """() => [...document.querySelectorAll('.council .sums .name')]
  .every((name) => name.clientWidth > 0 && name.scrollWidth <= name.clientWidth)"""
FIGURES_ARE_SEEN = """() => [...document.querySelectorAll('.council .cell')].every((cell) => {
  const [mark, figure] = [cell.querySelector('.crown, .rank'), cell.querySelector('b')];
  if (!mark || !figure) return true;
  const letters = document.createRange();
  letters.selectNodeContents(figure);
  const [over, under] = [mark.getBoundingClientRect(), letters.getBoundingClientRect()];
  // A line is higher than its figures: an eighth of it above them.
  return over.right <= under.left || over.bottom <= under.top + under.height / 8;
})"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_with_six_offices_names_are_whole(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    """Whoever deals, bids or has passed, in every language; and figures under their marks."""
    anne = Person(browser, house, size)
    for steps in (PLACE, BID, PAY_CARDS):
        lay(anne, GAME, "seats-5", steps)
        for language in LANGUAGES:
            anne.speak(language)
            anne.settles(NAMES_ARE_WHOLE, f"names are whole ({language}, {steps})")
            anne.settles(FIGURES_ARE_SEEN, f"figures are seen ({language}, {steps})")
    anne.close()
