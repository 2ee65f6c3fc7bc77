"""Names: whoever chooses one is called by it everywhere; who has none is a guest to all."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.server.playing import Person as Guest
from tests.server.playing import running
from tests.web.house import House
from tests.web.person import Person

from regency.server.wire.common import FACES

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BEN = {"kind": "me", "name": "Ben"}


def names(person: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in person.http.get(f"/tables/{table}").json()["seats"]]


@pytest.mark.finding("G5")
def test_another_name_reaches_the_seats(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, eve = Guest(server), Guest(server, name="Eve")
        waiting = ann.open("kuhn", ["me", "open"])
        shared = ann.open("kuhn", ["me", "Ann"], start=True)
        running_match = ann.open("castle-combo", ["me", "open"])
        eve.post(f"/tables/{running_match}/join", seat=1)
        ann.post(f"/tables/{running_match}/start")
        kept = ann.open("kuhn", ["me", "open"])
        cookies = dict(ann.http.cookies)
    with running(tmp_path) as server:
        ann, eve = Guest(server, name=None), Guest(server, name="Eve")
        ann.http.cookies.update(cookies)
        with eve.at(waiting) as socket, ann.at(waiting) as own:
            socket.until(lambda m: m["type"] == "table")
            assert ann.http.put("/me", json={"name": "Zoë", "language": "en"}).status_code == 200
            # Everyone at the table is told, and what is said from now on is said under the name.
            socket.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Zoë")
            own.ask("chat", text="it is me")
            assert socket.until(lambda m: m["type"] == "chat")["name"] == "Zoë"
        assert names(ann, running_match) == ["Zoë", "Eve"]
        assert names(ann, kept) == ["Zoë", ""], "a table nobody had looked at since the start"
        assert names(ann, shared) == ["Zoë", "Ann"], "the other person on the device is another one"
        # Another language alone renames nobody.
        ann.http.put("/me", json={"name": "Zoë", "language": "fr"})
        assert names(ann, waiting) == ["Zoë", ""]


@pytest.mark.finding("G5")
def test_a_guest_may_have_no_name(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Guest(server, name="")
        table = ann.open("kuhn", ["me", "open"])
        assert names(ann, table) == ["", ""]
        # A name nobody could see is refused as before.
        assert ann.http.put("/me", json={"name": " \u200b ", "language": "en"}).status_code == 422
        assert ann.http.put("/me", json={"name": "Ann", "language": "en"}).status_code == 200
        assert names(ann, table) == ["Ann", ""]


@pytest.mark.finding("G5")
def test_names_are_not_changed_too_often(tmp_path: Path) -> None:
    with running(tmp_path, limits=True) as server:
        ann = Guest(server)
        answers = [
            ann.http.put("/me", json={"name": f"Ann {number}", "language": "en"}).status_code
            for number in range(20)
        ]
        assert answers[0] == 200
        assert answers[-1] == 429


@pytest.mark.finding("G5")
def test_who_types_a_name_and_sits_down_is_called_so(browser: Browser, house: House) -> None:
    anne, guest = Person(browser, house), Person(browser, house, name="")
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    guest.go(f"/table/{table}")

    def slowly(route: Route) -> None:
        time.sleep(0.7)  # what is sent meanwhile would be answered first
        route.continue_()

    guest.page.route("**/api/v1/me", slowly)
    guest.page.get_by_label("Your name").fill("Zoë")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("button", name="Leave table")).to_be_visible()
    expect(anne.page.locator(".guest")).to_contain_text("Zoë")
    for person in (anne, guest):
        person.close()


@pytest.mark.finding("G5")
def test_a_new_name_is_seen_in_the_match(browser: Browser, house: House) -> None:
    anne, ben = Person(browser, house), Person(browser, house, name="Ben")
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    expect(anne.page.locator("[data-board]")).to_contain_text("Ben")
    ben.room.wait_for()
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Settings").click()
    ben.page.get_by_label("Your name").fill("Benedict")
    ben.page.keyboard.press("Enter")
    expect(anne.page.locator("[data-board]")).to_contain_text("Benedict")
    for person in (anne, ben):
        person.close()


@pytest.mark.finding("G5")
def test_who_has_no_name_is_a_guest_in_every_language(browser: Browser, house: House) -> None:
    anne = Person(browser, house, name="", language="fr")
    anne.go("/")
    anne.page.get_by_role("button", name="Inviter").first.click()
    anne.page.wait_for_url("**/table/**")
    table = anne.page.url.rsplit("/", 1)[1]
    readers = {"en": "Guest", "uk": "Гість", "zh-Hant": "訪客"}
    for language, word in readers.items():
        reader = Person(browser, house, language=language)
        reader.go(f"/table/{table}")
        expect(reader.page.locator(".seats li").first).to_contain_text(word)
        reader.close()
    anne.close()


def faces(person: Guest, table: str) -> list[str | None]:
    return [seat["face"] for seat in person.http.get(f"/tables/{table}").json()["seats"]]


def test_everybody_has_a_face_and_another_one_reaches_the_seats(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, eve = Guest(server), Guest(server, name="Eve")
        given = ann.http.get("/me").json()["face"]
        assert given in FACES, "nobody has to choose one"
        table = ann.open("kuhn", ["me", "open"])
        shared = ann.open("kuhn", ["me", "Ben"], start=True)
        against = ann.open("kuhn", ["me", "page"], start=True)
        eve.post(f"/tables/{table}/join", seat=1)
        assert faces(ann, table) == [given, eve.http.get("/me").json()["face"]]
        assert faces(ann, against) == [given, None], "a bot is known by its level"
        before = faces(ann, shared)
        other = next(face for face in FACES if face not in (given, *before))
        chosen = {"name": "Ann", "language": "en", "face": other}
        with eve.at(table) as socket:
            assert ann.http.put("/me", json=chosen).json() == chosen
            socket.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["face"] == other)
        assert faces(ann, shared) == [other, before[1]], "the other person keeps theirs"
        # What says nothing of a face changes none.
        ann.http.put("/me", json={"name": "Ann", "language": "fr"})
        assert ann.http.get("/me").json()["face"] == other
        assert ann.http.get(f"/matches/{against}/replay").json()["faces"] == [other, None]
        assert ann.http.put("/me", json=chosen | {"face": "sphinx"}).status_code == 422
