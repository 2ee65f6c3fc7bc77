"""Addresses that a phone can reach, printed, linked and really copied."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.server.playing import Person as Guest
from tests.server.playing import running
from tests.web.house import ROOT, House
from tests.web.person import Person

from regency.server.net import addresses

ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
def open_house(web_app: Path, tmp_path: Path) -> Iterator[House]:
    """A server for the whole network."""
    house = House(tmp_path, host="0.0.0.0")
    house.start()
    yield house
    house.stop()


@pytest.mark.finding("G6")
def test_the_machine_is_reached_at_the_addresses_it_tells(tmp_path: Path) -> None:
    with running(tmp_path, host="0.0.0.0") as server:
        told = Guest(server).http.get("/addresses").json()["addresses"]
        assert told, "this machine is in no network: nothing can be shown here"
        for address in told:
            assert not re.match(r"http://(127\.|0\.0\.0\.0|localhost|169\.254\.)", address)
            assert httpx.get(f"{address}/api/v1/games").status_code == 200


@pytest.mark.finding("G6")
def test_only_what_can_be_reached_is_told(tmp_path: Path) -> None:
    with running(tmp_path / "here") as server:
        assert Guest(server).http.get("/addresses").json() == {"addresses": []}
    with running(tmp_path / "proxy", host="0.0.0.0", behind_proxy=True) as server:
        assert Guest(server).http.get("/addresses").json() == {"addresses": []}
    assert addresses.reachable_at("192.168.1.5", 80) == ["http://192.168.1.5:80"]
    assert addresses.reachable_at("::1", 80) == []
    assert all("[fe80" not in one for one in addresses.reachable_at("::", 80))


@pytest.mark.finding("G6")
def test_they_are_printed_at_the_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regency", "serve", "--data", str(tmp_path), "--port", "0"]
    command += ["--host", "0.0.0.0", "--warm", "off"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        here, other = process.stdout.readline(), process.stdout.readline()
        process.terminate()
    assert re.fullmatch(r"Regency is at http://127\.0\.0\.1:\d+/\n", here)
    assert re.fullmatch(r"On other devices: http://[\w.:\[\]]+:\d+/\n", other)


@pytest.mark.finding("G6")
def test_the_link_is_one_that_a_phone_can_open(browser: Browser, open_house: House) -> None:
    anne = Person(browser, open_house)
    told = anne.context.request.get(f"{open_house.address}/api/v1/addresses").json()["addresses"]
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    link = f"{told[0]}/table/{table}?lang=en"  # what is pasted is previewed in it
    expect(anne.page.get_by_label("Link to this table", exact=True)).to_have_value(link)
    phone = Person(browser, open_house, name="Ben")
    phone.page.goto(link)
    expect(phone.page.get_by_role("button", name="Join")).to_be_visible()
    # There the page's own address is right.
    expect(phone.page.get_by_label("Link to this table", exact=True)).to_have_value(link)
    for person in (anne, phone):
        person.close()


@pytest.mark.finding("G6")
def test_a_link_that_is_of_use_here_only_says_so(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("kuhn", [ME, OPEN], start=False)
    expect(anne.page.locator(".invite")).to_contain_text("works only on this device")
    anne.close()


@pytest.mark.finding("G6")
def test_over_plain_http_the_link_is_really_copied(browser: Browser, open_house: House) -> None:
    anne = Person(browser, open_house)
    there = anne.context.request.get(f"{open_house.address}/api/v1/addresses").json()["addresses"]
    open_house.address = there[0]
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    assert not anne.page.evaluate("isSecureContext"), "as on a phone in the same network"
    anne.page.get_by_role("button", name="Copy link").click()
    expect(anne.page.get_by_role("button", name="Link copied")).to_be_visible()
    pasted = anne.page.get_by_label("Write a message")
    pasted.focus()
    anne.page.keyboard.press("Control+V")
    expect(pasted).to_have_value(f"{there[0]}/table/{table}?lang=en")
    # Where even that is forbidden, it is said, and the link is selected.
    anne.page.evaluate("document.execCommand = () => false")
    expect(anne.page.get_by_role("button", name="Copy link")).to_be_visible()
    anne.page.get_by_role("button", name="Copy link").click()
    expect(anne.page.get_by_text("Couldn’t copy")).to_be_visible()
    chosen = "({ value, selectionStart: a, selectionEnd: b }) => value.slice(a, b)"
    assert anne.page.locator(":focus").evaluate(chosen) == f"{there[0]}/table/{table}?lang=en"
    anne.close()
