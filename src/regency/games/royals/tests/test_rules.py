"""Turns of Royals, clause by clause: drawing, claiming, usurping, paying, ending (RY-3 … RY-12)."""

from __future__ import annotations

import pytest

from regency.core.notation import Reader
from regency.core.record_values import Refused
from regency.games.royals import GAME
from regency.games.royals.rules.state import DRAW
from regency.games.royals.tests.kit import (
    BRITAIN,
    FRANCE,
    GERMAN,
    SPAIN,
    Table,
    full_deal,
    noble,
    refused,
)

# --- setup


@pytest.mark.clause("RY-3")
@pytest.mark.parametrize("size", [3, 4])
def test_the_row_is_the_top_of_the_deck(size: int) -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN, FRANCE, GERMAN], open_row=size)
    assert GAME.view.view(table.state, -1)["row"] == [SPAIN, SPAIN, BRITAIN, FRANCE][:size]
    assert table.state.deck_left.tolist() == [78 - size, 24]
    table.draw(0, "deck")
    assert table.hand(0) == ({FRANCE: 1} if size == 3 else {GERMAN: 1})


@pytest.mark.clause("RY-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_another_deal_is_refused(seats: int) -> None:
    good = full_deal(seats)
    for pile, other in (("country", SPAIN), ("intrigue", "britain+spain")):
        for cards in (good[pile][:-1], [*good[pile], other], [other, *good[pile][1:]]):
            with refused("RY-3"):
                Table(seats, deal={**good, pile: cards})
    with refused("record"):
        Table(seats, deal={**good, "country": ["italy", *good["country"][1:]]})
    with refused("record"):
        Table(seats, deal={"country": good["country"]})


@pytest.mark.clause("RY-4")
@pytest.mark.parametrize("seats", [0, 1, 6, -2, 10**30])
def test_two_to_five_seats(seats: int) -> None:
    header = {"record": 1, "game": "royals", "seats": seats, "deal": full_deal(2)}
    with pytest.raises(Refused) as caught:
        Reader(GAME, header, "python")
    assert caught.value.clause == "RY-4"


@pytest.mark.clause("RY-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_to_the_left_from_seat_0(seats: int) -> None:
    table = Table(seats)
    for seat in [*range(seats), *range(seats), 0]:
        assert table.position.to_act() == 1 << seat
        for other in set(range(seats)) - {seat}:
            with refused("RY-4"):
                table.draw(other, "deck")
            with refused("RY-4"):
                table.end(other)
        table.turn(seat)


# --- drawing


@pytest.mark.clause("RY-5")
@pytest.mark.parametrize(
    ("seats", "draws"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 2, 2]), (5, [1, 1, 2, 2, 3])]
)
def test_first_turn_draws_exactly_the_table(seats: int, draws: list[int]) -> None:
    table = Table(seats)
    for seat, count in enumerate(draws):
        with refused("RY-5"):
            table.draw(seat, "intrigue")
        for _ in range(count):
            with refused("RY-5"):
                table.end(seat)
            table.draw(seat, "deck")
        for source in ("deck", "intrigue"):
            with refused("RY-5"):
                table.draw(seat, source)
        with refused("RY-5"):
            table.draw(seat, "row", FRANCE)
        assert sum(table.hand(seat).values()) == count
        table.end(seat)


@pytest.mark.clause("RY-5")
@pytest.mark.parametrize(
    ("sources", "next_ones"),
    [
        ("", {"deck", "row", "intrigue"}),
        ("c", {"deck", "row", "intrigue"}),
        ("cc", {"deck", "row"}),
        ("ccc", set()),
        ("i", {"deck", "row"}),
        ("ci", set()),
        ("ic", set()),
    ],
)
def test_three_country_cards_or_one_and_an_intrigue_card(sources: str, next_ones: set[str]) -> None:
    table = Table(2)
    table.turn(0)
    table.turn(1)
    for source in sources:
        table.draw(0, "deck" if source == "c" else "intrigue")
    legal = {GAME.rules.ACTIONS.decode(action)[0] for action in table.position.legal(0)}
    offered = {name.removeprefix("draw_") for name in legal if name.startswith("draw_")}
    assert offered == next_ones
    assert ("end" in legal) == (not next_ones)
    for source in {"deck", "intrigue"} - next_ones:
        with refused("RY-5"):
            table.draw(0, source)


@pytest.mark.clause("RY-5", "RY-12")
def test_the_row_is_refilled_at_the_end_of_the_turn_only() -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN, FRANCE, GERMAN, GERMAN, FRANCE])
    table.draw(0, "row", SPAIN)
    assert table.state.row.tolist()[:3] == [-1, 3, 2]
    table.end(0)
    assert table.state.row.tolist()[:3] == [0, 3, 2]  # the next card, france, is turned up
    table.draw(1, "row", SPAIN)
    with refused("RY-5"):
        table.draw(1, "row", SPAIN)  # both are gone
    table.draw(1, "row", BRITAIN)
    assert table.hand(1) == {SPAIN: 1, BRITAIN: 1}
    table.end(1)
    assert table.state.row.tolist()[:3] == [0, 1, 1]


@pytest.mark.clause("RY-5")
def test_a_card_from_the_deck_that_is_named_must_agree() -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN, FRANCE], plots=["france+spain"])
    with refused("record"):
        table.draw(0, "deck", SPAIN)
    table.draw(0, "deck", FRANCE)
    with refused("record"):
        Table(2).draw(0, "row")  # which one?
    table.end(0)
    table.turn(1)
    with refused("record"):
        table.draw(0, "intrigue", "britain+spain")
    table.draw(0, "intrigue", "france+spain")


# --- claims


@pytest.mark.clause("RY-6", "RY-7", "RY-10")
def test_dijons_baron_for_two_france_cards() -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 3})
    table.claim(0, "dijon", "baron", {FRANCE: 2})
    assert table.hand(0) == {FRANCE: 1}
    assert int(table.state.owner[noble("dijon", "baron")]) == 0
    assert table.state.title_cubes[1].tolist() == [1, 0, 0, 0, 0]
    assert table.state.influence[0].tolist() == [1, 0, 0, 0, 0]
    assert table.state.discard.tolist() == [2] + [0] * 9


@pytest.mark.clause("RY-6")
def test_any_number_of_claims_in_any_order_or_none() -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 4, SPAIN: 1, BRITAIN: 6})
    table.claim(0, "london", "princess", {BRITAIN: 6})
    table.claim(0, "valencia", "marshal", {SPAIN: 1})
    table.claim(0, "nantes", "countess", {FRANCE: 3})
    table.claim(0, "bordeaux", "marshal", {FRANCE: 1})
    assert table.hand(0) == {}
    table.end(0)
    assert table.position.to_act() == 1 << 1


@pytest.mark.clause("RY-6")
def test_claims_come_after_the_draw() -> None:
    table = Table(2)
    table.arrange(phase=DRAW, s0={FRANCE: 4})
    with refused("RY-5"):
        table.claim(0, "dijon", "baron", {FRANCE: 2})


@pytest.mark.clause("RY-7")
def test_a_claim_that_cannot_be_paid() -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 1, SPAIN: 2, "france+spain": 2})
    with refused("RY-7"):
        table.claim(0, "dijon", "baron", {FRANCE: 2})
    with refused("RY-9"):
        table.claim(0, "dijon", "baron", {FRANCE: 1})
    with refused("RY-9"):
        table.claim(0, "dijon", "baron", {FRANCE: 1, SPAIN: 1})
    with refused("RY-7"):
        table.claim(0, "marseille", "marshal", {FRANCE: 1}, ["france+spain"])
    with refused("RY-1"):
        table.claim(0, "dijon", "king", {FRANCE: 1})
    table.claim(0, "marseille", "marshal", {FRANCE: 1})


@pytest.mark.clause("RY-8")
def test_usurping_dijons_baron() -> None:
    table = Table(2)
    table.grant(1, "dijon baron")
    table.arrange(s0={FRANCE: 3, "france+spain": 1, "britain+spain": 1})
    with refused("RY-8"):
        table.claim(0, "dijon", "baron", {FRANCE: 2})
    with refused("RY-9"):
        table.claim(0, "dijon", "baron", {FRANCE: 2}, ["britain+spain"])
    with refused("RY-8"):
        table.claim(0, "dijon", "baron", {FRANCE: 2}, ["france+britain"])
    table.claim(0, "dijon", "baron", {FRANCE: 2}, ["france+spain"])
    state = table.state
    assert int(state.owner[noble("dijon", "baron")]) == 0
    assert state.cathedral[2].tolist() == [0, 1, 0, 0, 0]  # dijon is the third city
    assert state.title_cubes[1].tolist() == [1, 1, 0, 0, 0]  # the beaten seat's cube stays
    assert state.influence[0].tolist() == [1, 0, 0, 0, 0]
    assert table.hand(0) == {FRANCE: 1, "britain+spain": 1}
    with refused("RY-8"):
        table.claim(0, "dijon", "baron", {FRANCE: 1})  # its own now


@pytest.mark.clause("RY-8")
def test_a_king_takes_two_intrigue_cards() -> None:
    table = Table(3)
    table.grant(2, "madrid king")
    table.arrange(s0={SPAIN: 9, "france+spain": 2, "britain+spain": 2, "france+britain": 1})
    for too_few in ([], ["france+spain"]):
        with refused("RY-8"):
            table.claim(0, "madrid", "king", {SPAIN: 8}, too_few)
    with refused("RY-9"):
        table.claim(0, "madrid", "king", {SPAIN: 8}, ["france+spain", "france+britain"])
    with refused("RY-9"):
        table.claim(0, "madrid", "king", {SPAIN: 8}, ["france+spain"] * 2 + ["britain+spain"] * 2
                    + ["france+britain"])  # fmt: skip
    table.claim(0, "madrid", "king", {SPAIN: 8}, ["france+spain", "britain+spain"])
    assert int(table.state.owner[noble("madrid", "king")]) == 0
    assert table.hand(0) == {SPAIN: 1, "france+spain": 1, "britain+spain": 1, "france+britain": 1}


@pytest.mark.clause("RY-8")
def test_cathedrals_have_no_limit_and_cubes_can_return() -> None:
    table = Table(2)
    table.grant(0, "dijon baron")
    for number in range(1, 4):
        for seat in (1, 0):
            table.grant(seat, "dijon baron")
        assert table.state.cathedral[2].tolist() == [number, number, 0, 0, 0]
    assert table.state.title_cubes[1].tolist() == [4, 3, 0, 0, 0]


# --- discards and the end of a turn


@pytest.mark.clause("RY-11")
def test_played_cards_go_to_two_piles() -> None:
    table = Table(2)
    table.grant(1, "dijon baron")
    table.arrange(s0={FRANCE: 1, SPAIN: 3, "france+spain": 1})
    table.claim(0, "dijon", "baron", {FRANCE: 1, SPAIN: 3}, ["france+spain"])
    assert table.discards("country") == [FRANCE, SPAIN, SPAIN, SPAIN]
    assert table.discards("intrigue") == ["france+spain"]


@pytest.mark.clause("RY-11")
def test_an_empty_intrigue_deck_is_renewed_when_a_seat_draws_from_it() -> None:
    table = Table(2)
    table.arrange(phase=DRAW, s0={})
    table.drain(1, 1)
    table.draw(0, "intrigue")  # the last one: nothing happens yet
    assert table.phase == "draw"
    assert table.state.deck_left[1] == 0
    table.draw(0, "deck")
    table.end(0)
    table.draw(1, "intrigue", "france+spain")
    assert table.phase == "shuffle-intrigue"
    with refused("RY-11"):
        table.draw(1, "deck")
    with refused("RY-11"):
        table.shuffle("country")
    with refused("RY-11"):
        table.read(chance="shuffle", pile="intrigue", order=["france+spain"])
    with refused("record"):  # the draw said france+spain
        table.shuffle("intrigue", ["britain+spain"])
    table.shuffle("intrigue", ["france+spain"])
    assert table.hand(1) == {"france+spain": 1}
    assert table.state.deck_left[1] == 22
    assert table.discards("intrigue") == []
    table.draw(1, "deck")
    with refused("RY-5"):
        table.draw(1, "deck")


@pytest.mark.clause("RY-12")
def test_hand_limits_bind_at_the_end_only() -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 10, SPAIN: 5, "france+spain": 3, "britain+spain": 2})
    with refused("RY-12"):
        table.discard(0, {FRANCE: 3}, ["france+spain"])  # before the end
    table.end(0)
    for country, intrigue in [
        ({FRANCE: 2}, ["france+spain"]),
        ({FRANCE: 4}, ["france+spain"]),
        ({FRANCE: 3}, []),
        ({FRANCE: 3}, ["france+spain", "france+spain"]),
        ({}, []),
        ({SPAIN: 3}, ["france+britain"]),  # not held
        ({BRITAIN: 3}, ["france+spain"]),
    ]:
        with refused("RY-12"):
            table.discard(0, country, intrigue)
    with refused("RY-12"):
        table.end(0)
    with refused("RY-12"):
        table.draw(0, "deck")
    with refused("RY-12"):
        table.claim(0, "dijon", "baron", {FRANCE: 2})
    with refused("RY-12"):
        table.end(1)
    table.discard(0, {FRANCE: 1, SPAIN: 2}, ["britain+spain"])
    assert table.hand(0) == {FRANCE: 9, SPAIN: 3, "france+spain": 3, "britain+spain": 1}
    assert table.discards("country") == [FRANCE, SPAIN, SPAIN]
    assert table.position.to_act() == 1 << 1


@pytest.mark.clause("RY-12")
def test_no_discard_at_the_limits() -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 12, "france+spain": 4})
    with refused("RY-12"):
        table.discard(0, {FRANCE: 1})
    table.end(0)
    assert table.position.to_act() == 1 << 1


@pytest.mark.clause("RY-12")
def test_only_one_hand_may_be_over_its_limit() -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 2, "france+spain": 3, "britain+spain": 2})
    table.end(0)
    with refused("RY-12"):
        table.discard(0, {FRANCE: 1}, ["france+spain"])
    table.discard(0, {}, ["britain+spain"])
    assert table.position.to_act() == 1 << 1
