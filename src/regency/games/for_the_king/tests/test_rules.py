"""What the rules of For the King (and Me) say, clause by clause: setup and the first phase."""

import pytest

from regency.core.match import Position
from regency.core.types import CHANCE
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import (
    DATA,
    DECK_SIZE,
    IDS,
    IN_PLAY,
    MAX_BID,
    OFFICES,
    TOTAL,
)
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tile_value
from regency.games.for_the_king.rules.state import DOWN_ACTION, NOTHING_ACTION, STATE, UP_ACTION
from regency.games.for_the_king.tests.kit import Script, deal_for, pile_ids
from regency.games.for_the_king.tests.referee import box
from regency.testing import LAWS, check_game

FIVE = ["diplomacy", "military", "architecture", "entertainment", "provisions"]


@pytest.mark.parametrize("law", LAWS)
def test_it_obeys_every_law_of_the_house(law: str) -> None:
    check_game(GAME, [law], matches=2, stride=41)


def test_the_state_has_no_gaps() -> None:
    layout = STATE.dtype.fields
    assert layout is not None
    assert STATE.dtype.itemsize == sum(field[0].itemsize for field in layout.values())


@pytest.mark.clause("FK-1")
@pytest.mark.parametrize(("seats", "offices"), [(2, FIVE), (3, FIVE), (4, FIVE), (5, OFFICES)])
def test_livestock_is_in_play_with_five_seats_only(seats: int, offices: list[str]) -> None:
    assert [o for i, o in enumerate(OFFICES) if IN_PLAY[seats] >> i & 1] == list(offices)
    script = Script(seats, deal_for(seats, [[]] * seats))
    assert list(script.tiles()) == list(offices)


@pytest.mark.clause("FK-1")
def test_a_king_cannot_move_an_office_that_is_not_in_play() -> None:
    script = Script(4, deal_for(4, [["king:up"], [], [], []]))
    script.do("place", to="self", card="king:up")
    assert script.refusal(seat=0, do="king", up=["livestock"], down=[]) == "FK-1"


@pytest.mark.clause("FK-2")
def test_tiles_start_at_three_and_secondaries_are_half_rounded_down() -> None:
    for seats in (2, 3, 5):
        script = Script(seats, deal_for(seats, [[]] * seats))
        assert set(script.tiles().values()) == {3}
        halves = []
        for value in range(1, 7):
            script.state.tile[0] = value
            assert tile_value(script.state, 0, PRIMARY) == value
            halves.append(tile_value(script.state, 0, SECONDARY))
        assert halves == ([0] * 6 if seats == 2 else [0, 1, 1, 2, 2, 3])


@pytest.mark.clause("FK-3")
@pytest.mark.parametrize(
    ("seats", "gold", "kings"), [(2, 9, 10), (3, 10, 10), (4, 11, 10), (5, 13, 15)]
)
def test_the_cards_in_play(seats: int, gold: int, kings: int) -> None:
    position = Position(GAME, seats, machine="python")
    cards = [IDS[card] for card in position.pool()]
    assert [cards.count(f"gold-{i}") for i in (1, 2, 3)] == [gold] * 3
    assert sum(card.startswith("king:") for card in cards) == kings
    assert sum(card[-2] == "-" and not card.startswith("gold") for card in cards) == (
        54 if seats == 5 else 45
    )
    assert sorted(cards) == sorted(box(seats).elements())


@pytest.mark.clause("FK-3")
def test_every_value_in_the_card_file_says_how_sure_it_is() -> None:
    for office in DATA["office"]:
        assert office["min_seats_confidence"]
        assert office["colour_confidence"]
        assert all(
            card["value_confidence"] and card["letter_confidence"] for card in office["cards"]
        )
    assert all(king["confidence"] for king in DATA["king"])
    assert all(DATA[part]["confidence"] for part in ("tiles", "removed", "ties", "gold"))


@pytest.mark.clause("FK-4")
def test_cards_taken_out_unseen_and_the_deck_that_is_left() -> None:
    assert [int(DECK_SIZE[seats]) for seats in (2, 3, 4, 5)] == [60, 72, 80, 108]
    assert [int(TOTAL[s] - DECK_SIZE[s]) for s in (2, 3, 4, 5)] == [22, 13, 8, 0]
    script = Script(2, deal_for(2, [[], []]))
    for viewer in (-1, 0, 1):
        seen = script.position.seen_by(viewer)
        assert (seen.removed == -2).all()
        assert (seen.deck[1:60] == -2).all()


@pytest.mark.clause("FK-5")
def test_two_to_five_seats_and_seat_0_advises_first() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in GAME.seats:
        script = Script(seats, deal_for(seats, [[]] * seats))
        assert (script.phase, script.turn, int(script.state.adviser)) == ("place", 0, 0)


@pytest.mark.clause("FK-6")
def test_the_worked_example_of_four_seats() -> None:
    """First card kept, second to the centre, third to favour: the last two go to the centre."""
    deal = deal_for(4, [[]] * 4)
    script = Script(4, deal)
    script.do("place", to="self", card=deal["deck"][0])
    script.do("place", to="centre", card=deal["deck"][1])
    assert script.refusal(seat=0, do="place", to="self") == "FK-6"
    script.do("place", to="favour")
    for _ in range(2):
        assert script.refusal(seat=0, do="place", to="favour") == "FK-6"
        assert script.position.legal(0) == [1]
        script.do("place", to="centre")
    assert script.phase == "take"
    assert script.turn == 1
    assert script.hand(0) == [deal["deck"][0]]


@pytest.mark.clause("FK-6")
def test_a_named_card_must_be_the_one_drawn_and_only_its_adviser_sees_it() -> None:
    deal = deal_for(3, [[]] * 3)
    script = Script(3, deal)
    wrong = deal["deck"][1]
    assert script.refusal(seat=0, do="place", to="self", card=wrong) == "FK-6"
    assert IDS[int(script.position.seen_by(0).held[0])] == deal["deck"][0]
    assert int(script.position.seen_by(1).held[0]) == -2
    assert script.refusal(seat=1, do="place", to="self") == "FK-6"


@pytest.mark.clause("FK-7")
def test_opponents_take_from_the_left_and_all_see_it() -> None:
    deal = deal_for(3, [["gold-1"], ["gold-2"], ["gold-3"]])
    script = Script(3, deal)
    for zone in ("self", "centre", "centre", "favour"):
        script.do("place", to=zone)
    assert script.refusal(seat=2, do="take", card="gold-2") == "FK-7"
    assert script.refusal(seat=1, do="take", card="gold-1") == "FK-7"
    script.do("take", card="gold-3")
    assert script.turn == 2
    assert script.refusal(seat=2, do="take", card="gold-3") == "FK-7"
    script.do("take", card="gold-2")
    assert script.hand(1) == ["gold-3"]
    assert script.hand(2) == ["gold-2"]
    assert script.turn == 1  # the next adviser
    for viewer in (-1, 0, 1, 2):
        seen = script.position.seen_by(viewer)
        assert IDS[int(seen.seen[1, 0])] == "gold-3"
        assert IDS[int(seen.seen[2, 0])] == "gold-2"


@pytest.mark.clause("FK-8")
def test_a_king_kept_is_resolved_before_the_next_card_is_drawn_and_uses_up_the_zone() -> None:
    script = Script(2, deal_for(2, [["king:up"], []]))
    script.do("place", to="self")
    assert script.phase == "king"
    assert int(script.state.drawn) == 1
    assert script.refusal(seat=0, do="place", to="centre") == "FK-8"
    script.do("king", up=["military"], down=[])
    assert script.tiles()["military"] == 4
    assert script.hand(0) == []
    assert pile_ids(script.state.gone) == ["king:up"]
    assert script.refusal(seat=0, do="place", to="self") == "FK-6"


@pytest.mark.clause("FK-8")
def test_a_king_taken_is_resolved_by_its_taker_and_one_on_favour_waits() -> None:
    script = Script(2, deal_for(2, [["gold-1"], ["king:down"]], ["king:up"]))
    script.do("place", to="self")
    script.do("place", to="centre")
    script.do("place", to="favour", card="king:up")
    assert script.phase == "take"  # neither king is resolved yet
    assert set(script.tiles().values()) == {3}
    script.do("take", card="king:down")
    assert (script.phase, script.turn) == ("king", 1)
    assert script.refusal(seat=0, do="king", up=[], down=["military"]) == "FK-8"
    script.do("king", up=[], down=["military"])
    assert script.tiles()["military"] == 2
    assert int(script.state.hand_size[1]) == 0


def king_script(kind: str, tiles: dict[str, int], seats: int = 5) -> Script:
    """Return a match in which seat 0 must resolve a king, with some tiles set."""
    script = Script(seats, deal_for(seats, [[f"king:{kind}"]] + [[]] * (seats - 1)))
    script.do("place", to="self")
    for office, value in tiles.items():
        script.state.tile[OFFICES.index(office)] = value
    return script


@pytest.mark.clause("FK-9")
@pytest.mark.parametrize(
    ("kind", "up", "down"),
    [
        ("up", ["military"], []),
        ("down", [], ["military"]),
        ("either", ["military"], []),
        ("either", [], ["military"]),
        ("up-up", ["military", "diplomacy"], []),
        ("down-down", [], ["provisions", "military"]),
        ("up-down", ["military"], ["livestock"]),
    ],
)
def test_each_kind_of_king(kind: str, up: list[str], down: list[str]) -> None:
    script = king_script(kind, {})
    script.do("king", up=up, down=down)
    assert script.phase == "place"
    expected = {o: 3 + (o in up) - (o in down) for o in OFFICES}
    assert script.tiles() == expected


@pytest.mark.clause("FK-9")
@pytest.mark.parametrize(
    ("kind", "up", "down"),
    [
        ("up", ["diplomacy"], []),  # at 6
        ("down", [], ["military"]),  # at 1
        ("either", ["diplomacy"], []),
        ("either", ["provisions"], ["livestock"]),
        ("up", [], ["provisions"]),
        ("up", ["provisions", "livestock"], []),
        ("down", ["provisions"], []),
        ("up-up", ["provisions", "provisions"], []),
        ("up-up", ["provisions", "diplomacy"], []),
        ("up-up", ["provisions"], ["livestock"]),
        ("up-down", ["provisions"], ["provisions"]),
        ("up-down", ["provisions"], ["military"]),
        ("down-down", [], ["livestock", "livestock"]),
        ("down-down", [], ["livestock", "provisions", "entertainment"]),
    ],
)
def test_changes_a_king_does_not_make(kind: str, up: list[str], down: list[str]) -> None:
    script = king_script(kind, {"diplomacy": 6, "military": 1})
    assert script.refusal(seat=0, do="king", up=up, down=down) == "FK-9"


@pytest.mark.clause("FK-10")
@pytest.mark.parametrize(
    ("kind", "up", "down"),
    [
        ("up", [], []),
        ("either", [], []),
        ("up-up", ["military"], []),
        ("down-down", [], ["military"]),
        ("up-down", ["military"], []),
        ("up-down", [], ["military"]),
    ],
)
def test_a_king_must_be_resolved_completely(kind: str, up: list[str], down: list[str]) -> None:
    assert king_script(kind, {}).refusal(seat=0, do="king", up=up, down=down) == "FK-10"


@pytest.mark.clause("FK-10")
def test_the_last_tile_that_can_fall_may_not_be_raised_by_an_up_down_king() -> None:
    """The corner case of five seats: ten of the twelve steps down leave one tile above 1."""
    low = dict.fromkeys([o for o in OFFICES if o != "livestock"], 1)
    script = king_script("up-down", low)
    livestock = OFFICES.index("livestock")
    assert UP_ACTION + livestock not in script.position.legal(0)
    assert len(script.position.legal(0)) == 5
    assert script.refusal(seat=0, do="king", up=["livestock"], down=[]) == "FK-10"
    script.do("king", up=["military"], down=["livestock"])
    assert script.tiles() == {**low, "military": 2, "livestock": 2}


@pytest.mark.clause("FK-10")
def test_half_a_king_is_made_where_only_half_can_be() -> None:
    script = king_script("up-down", dict.fromkeys(OFFICES, 1))
    assert script.refusal(seat=0, do="king", up=[], down=[]) == "FK-10"
    script.do("king", up=["military"], down=[])
    assert script.tiles()["military"] == 2
    script = king_script("up-down", dict.fromkeys(OFFICES, 6))
    assert script.position.legal(0) == [DOWN_ACTION + o for o in range(6)]
    script.do("king", up=[], down=["military"])
    assert script.tiles()["military"] == 5
    script = king_script("up-up", {**dict.fromkeys(OFFICES, 6), "military": 5})
    script.do("king", up=["military"], down=[])
    assert script.phase == "place"


@pytest.mark.clause("FK-10")
@pytest.mark.parametrize(
    ("kind", "value"), [("up", 6), ("up-up", 6), ("down", 1), ("down-down", 1)]
)
def test_a_king_that_can_change_nothing_is_simply_out(kind: str, value: int) -> None:
    script = king_script(kind, dict.fromkeys(OFFICES, value))
    assert script.position.legal(0) == [NOTHING_ACTION]
    script.do("king", up=[], down=[])
    assert set(script.tiles().values()) == {value}
    assert pile_ids(script.state.gone) == [f"king:{kind}"]


@pytest.mark.clause("FK-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_passes_left_and_comes_out_even(seats: int) -> None:
    script = Script(seats, deal_for(seats, [[]] * seats))
    turns = int(DECK_SIZE[seats]) // (seats + 1)
    script.influence(turns=1)
    assert (script.phase, script.turn) == ("place", 1)
    script.influence(turns=turns - 2)
    assert (script.phase, script.turn) == ("place", (turns - 1) % seats)
    script.influence()
    assert script.phase == "shuffle"
    assert script.position.to_act() == CHANCE
    assert script.refusal(seat=0, do="bid", amount=1) == "FK-12"
    assert sum(int(n) for n in script.state.favoured_count) == turns


def test_the_highest_bid_is_the_sum_of_all_gold() -> None:
    assert MAX_BID == 78 == 13 * (1 + 2 + 3)
