"""What the standings promise: sums and points from least to most, and what a card brings."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from regency.core.match import Position
from regency.core.types import SPECTATOR
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import IDS, LETTER_SUM, OFFICES
from regency.games.for_the_king.rules.piles import gain, lose
from regency.games.for_the_king.rules.standing import known_points
from regency.games.for_the_king.rules.state import PASS_ACTION
from regency.games.for_the_king.tests.kit import Script, deal_for
from regency.games.for_the_king.tests.test_view import real_points

#: How often hidden cards are dealt anew at each moment that is looked at.
RE_DEALS = 2


def played(seats: int, seed: int, every: int) -> Iterator[Position]:
    """Play at random, bidding for much so that cards are discarded; yield some of the moments."""
    dice = random.Random(seed)
    position = Position(GAME, seats, {}, seed, "python")
    number = 0
    while not position.over:
        number += 1
        if number % every == 0:
            yield position
        seat = position.seat_to_act()
        if seat < 0:
            position.chance()
            continue
        legal = position.legal(seat)
        if PASS_ACTION in legal:
            legal = [*legal[:4], PASS_ACTION]
        position.play(seat, dice.choice(legal))
    yield position


@pytest.mark.finding("F1")
@pytest.mark.clause("FK-21", "FK-25")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_sums_and_points_lie_between_the_least_and_the_most_in_every_re_deal(seats: int) -> None:
    ranges = 0
    for position in played(seats, 7 + seats, 17):
        for viewer in (SPECTATOR, *range(seats)):
            view = GAME.view.view(position.seen_by(viewer), viewer)
            for seed in range(RE_DEALS):
                other = position.states.copy()
                position.rules.determinize(other, 0, viewer, seed)
                state = other[0]
                check(view, position, state)
            ranges += sum(
                one["least"] < one["most"] for found in view["standings"] for one in found["sums"]
            )
    assert ranges > 20, "no seat discarded anything that was seen"


def check(view: Mapping[str, Any], position: Position, state: Any) -> None:
    """Compare what a viewer is told with a deal that it thinks possible."""
    totals = real_points_of(position, state)
    for seat, shown in enumerate(view["seats"]):
        if shown["cards"] is None:
            assert shown["points_least"] is shown["points_most"] is None
        else:
            assert shown["points_least"] <= totals[seat] <= shown["points_most"]
    for found in view["standings"]:
        office = OFFICES.index(found["office"])
        for seat, told in enumerate(found["sums"]):
            real = int(LETTER_SUM[office, int(state.hand[seat, office])])
            blind = view["seats"][seat]["blind"] if view["seats"][seat]["cards"] is None else 0
            assert told["least"] <= real
            assert blind or real <= told["most"]
            assert told["least"] <= told["most"]


def real_points_of(position: Position, state: Any) -> list[int]:
    """Return what the tiles would bring if the match ended in that state."""
    kept = position.states[0].copy()
    position.states[0] = state
    totals = real_points(position)
    position.states[0] = kept
    return totals


# --- what must be left, by hand; military A to D are worth 2 each, E to G 3, H and I 4


class Rival:
    """Seat 1 as seat 0 sees it: what it gets in sight and discards face down."""

    def __init__(self) -> None:
        self.script = Script(2, deal_for(2, [[], []]))

    def gets(self, letters: str) -> None:
        for letter in letters:
            gain(self.script.state, 1, IDS.index(f"military-{letter}"), 1)

    def keeps_unseen(self, card: str) -> None:
        gain(self.script.state, 1, IDS.index(card), 0)

    def discards(self, letter: str) -> None:
        lose(self.script.state, 1, IDS.index(f"military-{letter}"))

    def view(self) -> Mapping[str, Any]:
        return GAME.view.view(self.script.position.seen_by(0), 0)

    @property
    def sum(self) -> tuple[int, int]:
        found = next(one for one in self.view()["standings"] if one["office"] == "military")
        return found["sums"][1]["least"], found["sums"][1]["most"]


@pytest.mark.finding("F1")
@pytest.mark.clause("FK-25")
def test_discards_leave_a_range_instead_of_nothing() -> None:
    """Eight seen in Military, two cards discarded: four at least remain."""
    rival = Rival()
    rival.gets("ABCD")
    assert rival.sum == (8, 8)
    rival.discards("A")
    rival.discards("B")
    assert rival.sum == (4, 4), "no other card was there to be discarded"
    rival.keeps_unseen("gold-1")
    assert rival.sum == (4, 6)
    rival.keeps_unseen("gold-2")
    assert rival.sum == (4, 8)


@pytest.mark.finding("F1")
@pytest.mark.clause("FK-25")
def test_a_discard_takes_one_card_and_none_that_came_later() -> None:
    rival = Rival()
    for card in ("gold-1", "gold-2"):
        rival.keeps_unseen(card)
    rival.gets("ABCD")
    rival.discards("A")
    rival.gets("HI")
    assert rival.sum == (14, 16), "what came later is there"
    rival.discards("B")
    # One of the two that came later at most, and one that came before.
    assert rival.sum == (10, 16)


@pytest.mark.finding("F1")
def test_a_total_is_told_from_the_worst_to_the_best() -> None:
    rival = Rival()
    gain(rival.script.state, 0, IDS.index("military-I"), 0)
    seats = rival.view()["seats"]
    assert (seats[0]["points_least"], seats[0]["points_most"]) == (3, 3), "nobody else has a card"
    rival.keeps_unseen("gold-1")
    seats = rival.view()["seats"]
    assert (seats[0]["points_least"], seats[0]["points_most"]) == (0, 3), "it may be military H"
    assert (seats[1]["points_least"], seats[1]["points_most"]) == (None, None), "a hidden hand"
    gain(rival.script.state, 0, IDS.index("diplomacy-I"), 0)
    seats = rival.view()["seats"]
    assert (seats[0]["points_least"], seats[0]["points_most"]) == (3, 6), "one card is one office"


# --- what a card would bring


@pytest.mark.finding("F problem 3")
@pytest.mark.clause("FK-21")
def test_a_lot_tells_what_winning_it_would_bring_and_take_from_whom() -> None:
    """By the cards known: the sum then, one's points, and the points of others."""
    script = Script(3, deal_for(3, [[], [], []]))
    state = script.state
    for seat, letter in ((1, "A"), (2, "B"), (0, "C")):
        gain(state, seat, IDS.index(f"military-{letter}"), 1)
    state.hammer = IDS.index("military-I")
    found = brings(script, 0)["military-I"]
    assert found == {
        "card": "military-I",
        "sum": 6,
        "changes": [
            {"seat": 0, "points": 3},
            {"seat": 1, "points": -2},
            {"seat": 2, "points": -1},
        ],
    }
    state.hammer = IDS.index("gold-3")
    assert brings(script, 0)["gold-3"] == {"card": "gold-3", "sum": 3, "changes": []}
    state.hammer = IDS.index("king:up")
    assert "king:up" not in brings(script, 0), "a king is not held"
    assert brings(script, SPECTATOR) == {}


def brings(script: Script, viewer: int) -> dict[str, Any]:
    view = GAME.view.view(script.position.seen_by(viewer), viewer)
    return {one["card"]: one for one in view["brings"]}


@pytest.mark.finding("F problem 3")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_card_brings_is_what_it_then_brings(seats: int) -> None:
    """Whatever is told of a card comes true when it is in the hand, for everyone's known points."""
    told = 0
    for position in played(seats, 40 + seats, 7):
        seat = position.seat_to_act()
        if seat < 0:
            continue
        view = GAME.view.view(position.seen_by(seat), seat)
        before = known(position, seat)
        for one in view["brings"]:
            kept = position.states[0].copy()
            gain(position.state, seat, IDS.index(one["card"]), 0)
            after = known(position, seat)
            position.states[0] = kept
            came = [then - now for now, then in zip(before, after, strict=True)]
            expected = [0] * seats
            for change in one["changes"]:
                expected[change["seat"]] = change["points"]
            assert came == expected
            told += 1
    assert told > 20


def known(position: Position, viewer: int) -> list[int]:
    """Return every seat's points by the cards that a viewer knows."""
    seen = position.seen_by(viewer)
    return [known_points(seen, seat) for seat in range(position.seats)]
