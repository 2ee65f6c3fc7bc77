"""One's matches counted and drawn on the page: each figure is what the records add up to."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.server.playing import Person as Friend
from tests.server.playing import Server, running
from tests.server.test_my_matches import finish, meet
from tests.web.person import PHONE, Person

from regency.records import verify

#: Bet and fold: the first seat wins, whatever is dealt. Check, bet and fold: the second one.
FIRST_WINS, SECOND_WINS = (1, 0), (0, 1, 0)
GAMES = {"kuhn": "Kuhn poker", "castle-combo": "Castle Combo"}


@pytest.fixture
def server(web_app: Path, tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, web=web_app) as found:
        yield found


def sign_in(person: Person, friend: Friend) -> None:
    """Let a browser be somebody who has played already."""
    cookies = friend.http.cookies.items()
    address = person.house.address
    person.context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in cookies]
    )


def let_bots_play(server: Server, anne: Friend, bob: Friend) -> None:
    """Play a match of three seats to its end, whichever way it goes."""
    table = anne.open("castle-combo", ["me", "open", "page"])
    bob.post(f"/tables/{table}/join")
    anne.post(f"/tables/{table}/start")
    for seat, person in enumerate((anne, bob)):
        person.post(f"/tables/{table}/stand-in", seat=seat, level="page")
    with anne.at(table) as socket:
        socket.until(lambda _: socket.table.get("stage") == "over")


def counted(records: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return what the page has to say by game and by opponent, from records alone."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    header: dict[str, Any] = {}
    for line in map(json.loads, records.splitlines()):
        if "record" in line:
            header = line
        elif "result" in line:
            held = {one["seat"]: one for one in reversed(header["held"])}
            names = {
                seat: one["bot"].title() if "bot" in one else one["name"] or "Guest"
                for seat, one in held.items()
            }
            (mine,) = (seat for seat, name in names.items() if name == "Anne")
            places = line["result"]["places"]
            kind = f"{GAMES[header['game']]}, {header['seats']} players"
            played[kind] += 1
            won[kind] += places[mine] == 1
            for seat, name in names.items():
                if seat != mine:
                    met[name] += 1
                    ahead[name] += places[mine] < places[seat]
    by_game = {kind: f"won {won[kind]} of {played[kind]}" for kind in played}
    return by_game, {name: f"ahead in {ahead[name]} of {met[name]}" for name in met}


def drawn(section: Locator) -> dict[str, str]:
    """Return what a drawing says, after looking whether its bars are as long as it says."""
    found: dict[str, str] = {}
    rows = section.locator("li").all()
    figures = [row.locator(".figures").inner_text() for row in rows]
    most = max(int(words.split()[-1]) for words in figures)
    for row, words in zip(rows, figures, strict=True):
        good, played = (int(word) for word in words.split() if word.isdigit())
        for part, share in (("all", played / most), ("good", good / played)):
            style = row.locator(f".{part}").get_attribute("style") or ""
            width = float(style.removeprefix("width:").strip().rstrip("%;"))
            assert width == pytest.approx(100 * share, abs=0.01), words
        found[row.locator("span").first.inner_text()] = words
    return found


def test_what_is_drawn_adds_up_against_the_records(browser: Browser, server: Server) -> None:
    anne, bob, nobody = (Friend(server, name) for name in ("Anne", "Bob", ""))
    for other, ways in (
        (bob, (FIRST_WINS, SECOND_WINS, FIRST_WINS)),
        (nobody, (SECOND_WINS, SECOND_WINS)),
    ):
        for actions in ways:
            finish(anne, other, meet(server, anne, other), actions)
    let_bots_play(server, anne, bob)
    page = Person(browser, server, PHONE)
    sign_in(page, anne)
    page.go("/history")
    matches = page.page.get_by_role("article")
    expect(matches).to_have_count(6)
    with page.page.expect_download() as saved:
        page.page.get_by_role("link", name="Download all my match records").click()
    records = saved.value.path().read_text("utf-8")
    assert [verdict.error for verdict in verify(records)] == [None] * 6
    by_game, by_opponent = counted(records)
    assert by_game["Kuhn poker, 2 players"] == "won 2 of 5"
    assert by_opponent["Guest"] == "ahead in 0 of 2"
    sections = [page.page.get_by_role("region", name=name) for name in ("By game", "By opponent")]
    assert [drawn(one) for one in sections] == [by_game, by_opponent]

    # Who has no name is somebody too, and a game chosen after them leaves them chosen.
    opponent = page.page.get_by_role("combobox", name="Opponent")
    opponent.select_option("Guest")
    expect(matches).to_have_count(2)
    page.page.get_by_role("combobox", name="Game").select_option("Castle Combo")
    expect(page.page.get_by_text("No match fits these filters.")).to_be_visible()
    expect(opponent.locator("option:checked")).to_have_text("Guest")
    opponent.select_option("Bob")
    expect(matches).to_have_count(1)
    page.check_layout([PHONE], ("en", "fr", "zh-Hant"))
    page.close()
