"""People of a game can be told apart in grey, at the size of a phone's card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.portraits import Pair, drawn, pairs


@pytest.mark.finding("C problem 4")
def test_no_two_of_a_family_are_taken_for_each_other(browser: Browser) -> None:
    everyone = drawn()
    families = {one.family for one in everyone}
    assert {"castle-combo", "spain", "kings and council", "livestock", "people", "bots"} <= families
    for family in families:
        compared = pairs(browser, [one for one in everyone if one.family == family])
        assert [pair for pair in compared if pair.too_near] == [], family


def test_a_likeness_is_noticed() -> None:
    assert Pair(4, 3.0, "witch", "brigand").too_near
    assert not Pair(12, 3.0, "witch", "brigand").too_near
