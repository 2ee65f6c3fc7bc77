"""What is kept about a person is in their own hands, on the page too."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect
from tests.hostile.test_text import a_record
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def mine(person: Person) -> list[str]:
    answer = person.context.request.get(f"{person.house.address}/api/v1/tables")
    return [table["id"] for table in answer.json()["mine"]]


@pytest.mark.finding("T14")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_signs_out_everywhere_else(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    anne = Person(browser, house, size)
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    other = Person(browser, house, storage_state=anne.context.storage_state())
    assert mine(other) == mine(anne) == [table]
    anne.go("/settings")
    anne.check_layout()
    anne.page.get_by_role("button", name="Sign out everywhere else").click()
    dialog = anne.page.get_by_role("dialog")
    expect(dialog).to_contain_text("This one stays signed in.")
    dialog.get_by_role("button", name="Sign out everywhere else").click()
    expect(anne.page.get_by_text("Only this browser is signed in now")).to_be_visible()
    assert mine(anne) == [table]
    assert mine(other) == []
    for person in (anne, other):
        person.close()


@pytest.mark.finding("T14")
def test_one_downloads_and_deletes_all_of_it(browser: Browser, house: House) -> None:
    anne, ben = Person(browser, house), Person(browser, house, name="Ben")
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    anne.room.wait_for()
    anne.go("/settings")
    with anne.page.expect_download() as saved:
        anne.page.get_by_role("button", name="Download my data").click()
    kept = saved.value.path().read_text("utf-8")
    assert table in kept
    assert "Anne" in json.dumps(json.loads(kept))
    anne.page.get_by_role("button", name="Delete my data").click()
    dialog = anne.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Matches stay for the people you played with")
    dialog.get_by_role("button", name="Cancel").click()
    assert mine(anne) == [table], "nothing happens before it is confirmed"
    anne.page.get_by_role("button", name="Delete my data").click()
    dialog.get_by_role("button", name="Delete everything").click()
    expect(anne.page.get_by_text("Nobody here knows you now")).to_be_visible()
    assert mine(anne) == []
    expect(anne.page.get_by_label("Your name")).to_have_value("")
    expect(ben.page.locator("[data-board]")).not_to_contain_text("Anne")
    for person in (anne, ben):
        person.close()


@pytest.mark.finding("T33")
def test_match_files_are_listed_and_deleted_one_by_one(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go("/settings")
    request, api = anne.context.request, f"{house.address}/api/v1"
    request.put(f"{api}/me", data={"name": "Anne", "language": "en"})
    for _ in range(2):
        assert request.post(f"{api}/records", data=a_record(names=["Anne", "Ben"])).ok
    anne.page.get_by_text("Match files you opened here").click()
    drop = anne.page.get_by_role("button", name="Delete: ")
    expect(drop).to_have_count(2)
    anne.check_layout([PHONE])
    drop.first.click()
    expect(drop).to_have_count(1)
    drop.click()
    expect(anne.page.get_by_text("No files yet.")).to_be_visible()
    assert request.get(f"{api}/me/brought").json() == []
    anne.close()
