"""A finished match judged in the page: moments, lenses, the ledger, stopping, the ways there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, expect
from tests.web.house import House
from tests.web.laid import bring, lay
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.test_accessible import check

from regency.analysis import Effort, review
from regency.analysis.lines import read_review, write_review
from regency.core.notation import read_matches
from regency.games import game as find_game
from regency.language import LANGUAGES

#: Few deals are played out: quick, and the same every time.
FEW = 8
#: A golden match of each game.
MATCHES = {
    "castle-combo": "two-seats",
    "for-the-king": "seats-2",
    "royals": "seats-2-row-3",
    "kuhn": "check-bet-call",
}
FINISHED = "() => document.querySelector('[data-review=\"finished\"]')"


def judged(person: Person, game: str, golden: str, deals: int = FEW) -> str:
    """Go to the review of a golden match; return its address."""
    address = bring(person, game, golden).replace("/replay/", "/review/")
    person.go(f"{address}?deals={deals}")
    return address


def is_review(request: Request) -> bool:
    """Tell whether a page hands in what it has found."""
    return request.method == "PUT" and request.url.endswith("/review")


def finish(person: Person) -> None:
    """Wait until a review is whole."""
    person.page.wait_for_function(FINISHED, timeout=240_000)


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_is_judged_in_the_page(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house, bypass_csp=True)
    judged(anne, game, MATCHES[game], 2 if game == "royals" else FEW)
    finish(anne)
    page = anne.page
    expect(page.get_by_role("heading", name="Chance to win, turn by turn")).to_be_visible()
    expect(page.locator("#players + ul > li")).to_have_count(2)
    stairs = page.locator("section[aria-labelledby=ledger] .seats > li")
    expect(stairs).to_have_count(2)
    # The stair leads from the start over luck and everyone's choices to the result.
    words = stairs.first.locator(".what").all_inner_texts()
    assert [words[0], words[1], words[2], words[-1]] == ["Start", "Luck", "Own choices", "Result"]
    said = stairs.first.locator("b").all_inner_texts()
    figures = [int(one.replace("−", "-").strip("%+")) for one in said]
    assert abs(sum(figures[:-1]) - figures[-1]) <= len(figures), "each is rounded by itself"
    # The same stair in points of the game.
    amounts = stairs.first.locator("small").all_inner_texts()
    assert len(amounts) == len(figures)
    points = [int(one.replace("−", "-").removesuffix("\N{NO-BREAK SPACE}pts")) for one in amounts]
    assert abs(sum(points[:-1]) - points[-1]) <= len(points), "each is rounded by itself"
    check(anne, f"review of {game}")
    anne.close()


def test_a_moment_shows_the_board_and_what_was_better(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    judged(anne, "castle-combo", "two-seats")
    finish(anne)
    page = anne.page
    moments = page.locator("#turning ~ ol button")
    assert moments.count() >= 1, "in these deals something is lost for certain"
    moments.last.focus()
    page.keyboard.press("Enter")
    expect(moments.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#moment")).to_be_focused()
    expect(page.locator("dd")).to_have_count(2)
    played, better = page.locator("dd").all_inner_texts()
    assert played != better
    expect(page.get_by_text("Chance to win lost:")).to_be_visible()
    expect(page.get_by_text("Points lost:")).to_be_visible()
    page.wait_for_selector("[data-board]")
    at = re.search(r"at=(\d+)", page.url)
    assert at is not None
    page.get_by_role("button", name="Open hands").click()
    expect(page.get_by_role("button", name="Open hands")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("As if every hand had been face up.")).to_be_visible()
    page.get_by_role("button", name="What you could know").click()
    page.get_by_role("link", name="Show in replay").click()
    page.wait_for_url(f"**/replay/**at={at[1]}**")
    anne.close()


def test_one_tries_again_from_a_moment(browser: Browser, house: House) -> None:
    """In the seat that decided there, with what was played before, as practice."""
    anne = Person(browser, house)
    judged(anne, "castle-combo", "two-seats")
    finish(anne)
    anne.page.locator("#turning ~ ol button").first.click()
    at = re.search(r"at=(\d+)", anne.page.url)
    assert at is not None
    anne.page.get_by_role("button", name="Try again from here").click()
    anne.page.wait_for_url("**/local/*")
    anne.wait_for_turn()
    assert anne.at == int(at[1])
    expect(anne.page.locator("header.bar")).to_contain_text("Practice match")
    anne.autopilot(1)
    assert anne.at > int(at[1])
    anne.page.reload()
    anne.wait_for_turn()
    anne.close()


def test_a_review_is_kept_and_shown_at_once(browser: Browser, house: House) -> None:
    """With the match, for whoever has the link; as a file that `regency verify` reads; anew."""
    anne = Person(browser, house)
    with anne.page.expect_response(lambda answer: is_review(answer.request)) as kept:
        address = judged(anne, "castle-combo", "two-seats")
        finish(anne)
    assert kept.value.status == 204
    api = f"{house.address}/api/v1/matches/{address.rpartition('/')[2]}/review"
    lines = anne.context.request.get(api).body()
    assert read_review(lines).header["game"] == "castle-combo"
    as_python_says(lines)
    with anne.page.expect_download() as saved:
        anne.page.get_by_role("link", name="Download review").click()
    assert read_review(saved.value.path().read_bytes()).header["game"] == "castle-combo"
    assert saved.value.suggested_filename.endswith(".review.ndjson")
    stair = anne.page.locator(".seats b").all_inner_texts()
    moments = anne.page.locator("#turning ~ ol button").all_inner_texts()
    bert = Person(browser, house)
    bert.go(address)
    finish(bert)
    assert bert.page.locator(".seats b").all_inner_texts() == stair
    assert bert.page.locator("#turning ~ ol button").all_inner_texts() == moments
    expect(
        bert.page.get_by_text("a neural network trained on this game, in 8 deals")
    ).to_be_visible()
    bert.page.get_by_role("button", name="Review again").click()
    expect(bert.page.get_by_role("progressbar")).to_be_visible()
    bert.close()
    verdicts_beside_the_story(anne, address.replace("/review/", "/replay/"))
    anne.close()


def as_python_says(lines: bytes) -> None:
    """The page's network judges as `regency review` does: whole numbers alike, fractions nearly."""
    game = find_game("castle-combo")
    record = (game.folder / "golden" / f"{MATCHES[game.name]}.ndjson").read_bytes()
    (match,) = read_matches(record, {game.name: game})
    ours = write_review(review(match, Effort(FEW, FEW))).splitlines()
    theirs = lines.decode().splitlines()
    assert len(ours) == len(theirs)
    for one, other in zip(map(json.loads, ours), map(json.loads, theirs), strict=True):
        assert one.keys() - other.keys() <= {"match"}
        for name in one.keys() & other.keys() - {"match"}:
            assert other[name] == close(one[name]), (one, other)


def close(value: Any) -> Any:
    """Return what equals a value, fractions nearly."""
    if isinstance(value, dict):
        return {name: close(one) for name, one in value.items()}
    if isinstance(value, list):
        return [close(one) for one in value]
    return pytest.approx(value, abs=1e-6) if isinstance(value, float) else value


def test_playouts_judge_where_the_network_cannot_be_used(browser: Browser, house: House) -> None:
    """A file that came damaged is said and not used; the next one is fetched anew."""
    anne = Person(browser, house)
    damaged = b"PK\5\6" + bytes(40)
    anne.page.route("**/weights-*.npz", lambda route: route.fulfill(body=damaged))
    judged(anne, "castle-combo", "two-seats", deals=2)
    expect(anne.page.get_by_text("The neural network couldn’t be used here")).to_be_visible()
    finish(anne)
    expect(anne.page.get_by_text("played out 2 times")).to_be_visible()
    anne.close()


def verdicts_beside_the_story(person: Person, address: str) -> None:
    """In the replay the story says what was a mistake, and one goes from choice to choice."""
    person.go(f"{address}?at=0&as=0")
    page = person.page
    page.get_by_role("button", name="Next choice").click()
    page.wait_for_url(re.compile(r"at=[1-9]"))
    first = page.url
    page.keyboard.press("n")
    page.wait_for_url(lambda url: url != first)
    page.keyboard.press("p")
    page.wait_for_url(first)
    page.get_by_role("button", name="Log", exact=True).click()
    verdict = page.locator("dialog[open] .story b").first
    expect(verdict).to_have_text(re.compile("Inaccuracy|Mistake|Blunder"))
    verdict.click()
    expect(page.locator("a.judged")).to_contain_text("less chance to win")
    check(person, "replay with verdicts")
    person.check_layout((PHONE, DESKTOP))


def test_a_match_that_is_played_says_so(browser: Browser, house: House) -> None:
    """Not that this browser cannot review it: it is not over."""
    anne = Person(browser, house)
    lay(anne, "kuhn", "check-bet-call", 3)
    anne.go(anne.page.url.removeprefix(house.address) + "/review")
    expect(anne.page.get_by_text("This match is still being played.")).to_be_visible()
    anne.close()


def test_a_review_is_stopped_and_begun_again(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    judged(anne, "castle-combo", "two-seats", deals=4000)
    anne.page.get_by_role("button", name="Stop").click()
    expect(anne.page.get_by_text("Here’s what was found so far.")).to_be_visible()
    anne.page.get_by_role("button", name="Review again").click()
    expect(anne.page.get_by_role("progressbar")).to_be_visible()
    anne.close()


def test_one_comes_there_from_the_replay(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.go(bring(anne, "kuhn", "check-bet-call"))
    anne.page.get_by_role("link", name="Review match").click()
    anne.page.wait_for_url("**/review/**")
    finish(anne)
    anne.page.get_by_role("link", name="Watch replay").click()
    anne.page.wait_for_selector(".replay [data-board]")
    anne.close()


def test_a_match_on_this_device_is_judged_from_its_end(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    lay(anne, "kuhn", "check-bet-call", 3)
    anne.autopilot()
    link = anne.page.get_by_role("dialog").get_by_role("link", name="Review match")
    link.click()
    anne.page.wait_for_url("**/local/*/review")
    finish(anne)
    anne.go("/")
    anne.page.get_by_role("link", name=re.compile("Review match")).click()
    anne.page.wait_for_url("**/local/*/review")
    finish(anne)  # kept in this browser
    anne.page.get_by_role("button", name="Copy link").click()
    anne.page.wait_for_selector("[data-review]")
    anne.close()


def test_a_review_has_its_place_in_every_language(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    judged(anne, "castle-combo", "two-seats", deals=2)
    finish(anne)
    anne.check_layout((PHONE, DESKTOP), LANGUAGES)
    anne.close()
