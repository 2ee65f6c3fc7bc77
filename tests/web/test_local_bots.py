"""Who plays bots of a match on this device: the game's network, fetched when one is to move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person

LANGUAGES = {
    "en": "couldn’t be loaded",
    "fr": "n’a pas pu être chargé",
    "uk": "Нейронну мережу ботів не вдалося завантажити",
    "ru": "Нейросеть ботов не удалось загрузить",
    "zh-Hant": "無法載入電腦玩家的神經網路",
}


#: A turn is some choices; after so many a bot has had one, too.
MOST_CHOICES = 20


def begin(person: Person) -> None:
    """Play a match against bots on this device, until one of them wants its network."""
    wanted: list[str] = []
    person.page.on("request", lambda request: wanted.append(request.url))
    person.go("/new/royals")
    person.page.get_by_role("button", name="Start match").click()
    person.room.wait_for()
    assert "/local/" in person.page.url
    while not any(url.endswith(".npz") for url in wanted):
        assert person.at < MOST_CHOICES, "no bot wanted its network"
        person.autopilot(1)
        person.wait_for_turn()


def test_weights_come_when_a_bot_is_to_move(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    asked: list[str] = []
    anne.page.on("request", lambda request: asked.append(request.url))
    anne.go()
    assert not [url for url in asked if ".npz" in url], "home wants no weights"
    begin(anne)
    assert len([url for url in asked if ".npz" in url]) == 1
    expect(anne.page.get_by_test_id("instead")).to_have_count(0)
    anne.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_without_weights_the_page_says_that_bots_search(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    anne = Person(browser, house, size)
    anne.page.route("**/weights-*.npz", lambda route: route.abort())
    begin(anne)
    told = anne.page.get_by_test_id("instead")
    for language, words in LANGUAGES.items():
        anne.speak(language)
        expect(told).to_contain_text(words)
    anne.check_layout([size], list(LANGUAGES))
    anne.speak("en")
    told.get_by_role("button").click()
    anne.autopilot(2)
    anne.wait_for_turn()
    expect(told).to_have_count(0)
    anne.close()
