"""What the rules of For the King (and Me) say, clause by clause: the auctions."""

import pytest

from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import IDS
from regency.games.for_the_king.rules.state import BID_ACTION, CARD_ACTION, PASS_ACTION
from regency.games.for_the_king.tests.kit import Script, deal_for, pile_ids

GOLD_1, GOLD_2, GOLD_3 = (CARD_ACTION + IDS.index(f"gold-{i}") for i in (1, 2, 3))


def hammer(
    card: str, hands: list[list[str]], others: tuple[str, ...] = (), seats: int = 0
) -> Script:
    """Return a match with *card* under the hammer and these cards in the hands.

    Everything else in the hands is of no use in gold: the hands' other gold is taken out.
    """
    seats = seats or len(hands)
    script = Script(seats, deal_for(seats, hands, [card, *others])).influence()
    script.shuffle(card, *others)
    for seat, hand in enumerate(hands):
        set_hand(script, seat, hand)
    return script


def set_hand(script: Script, seat: int, cards: list[str]) -> None:
    """Leave a seat exactly these cards, the others discarded face down."""
    from regency.games.for_the_king.rules.piles import lose

    left = list(cards)
    for card in script.hand(seat):
        if card in left:
            left.remove(card)
        else:
            lose(script.state, seat, IDS.index(card))
    assert not left


@pytest.mark.clause("FK-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_favour_deck_is_shuffled_and_the_seat_left_of_the_last_adviser_begins(
    seats: int,
) -> None:
    script = Script(seats, deal_for(seats, [[]] * seats)).influence()
    order = [IDS[card] for card in script.position.pool()]
    adviser = int(script.state.adviser)
    foreign = next(i for i in IDS if i not in order)
    assert script.refusal(chance="shuffle", pile="favour", order=order[1:]) == "FK-12"
    assert script.refusal(chance="shuffle", pile="favour", order=[foreign, *order[1:]]) == "FK-12"
    assert script.refusal(chance="penalty", seat=0, card=order[0]) == "FK-12"
    script.read(chance="shuffle", pile="favour", order=order[::-1])
    assert IDS[int(script.state.hammer)] == order[-1]
    assert script.turn == (adviser + 1) % seats
    assert script.refusal(chance="shuffle", pile="favour", order=order) == "FK-13"


@pytest.mark.clause("FK-13")
def test_bids_rise_and_who_passed_is_out() -> None:
    script = hammer("military-A", [["gold-3", "gold-3"]] * 3)
    first = script.turn
    second, third = (first + 1) % 3, (first + 2) % 3
    assert script.refusal(seat=first, do="bid", amount=0) == "FK-13"
    assert script.refusal(seat=first, do="bid", amount=-5) == "FK-13"
    assert script.refusal(seat=second, do="bid", amount=1) == "FK-13"
    script.bids(2)
    assert script.turn == second
    assert script.refusal(seat=second, do="bid", amount=2) == "FK-13"
    script.bids(0, 3)
    assert script.turn == first
    script.bids(4)
    assert script.turn == third  # the second seat has passed
    assert script.position.legal(third) == [*range(BID_ACTION + 4, PASS_ACTION + 1)]


@pytest.mark.clause("FK-14")
def test_the_last_seat_in_wins_and_may_still_bid_after_all_others_passed() -> None:
    script = hammer("military-A", [["gold-3", "gold-3"]] * 3)
    first = script.turn
    last = (first + 2) % 3
    script.bids(0, 0)
    assert (script.phase, script.turn) == ("bid", last)
    script.bids(2)
    assert (script.phase, script.turn) == ("pay", last)
    script.do("pay", cards=["gold-3"])
    assert "military-A" in script.hand(last)


@pytest.mark.clause("FK-14")
@pytest.mark.parametrize("card", ["military-A", "gold-1", "king:up"])
def test_a_card_nobody_bids_for_is_discarded_and_a_king_not_resolved(card: str) -> None:
    script = hammer(card, [["gold-3"]] * 3)
    tiles = script.tiles()
    script.bids(0, 0, 0)
    assert card in pile_ids(script.state.gone)
    assert script.tiles() == tiles
    assert script.phase == "bid"


@pytest.mark.clause("FK-15")
def test_bids_beyond_ones_means_are_allowed_up_to_78() -> None:
    script = hammer("military-A", [["gold-1"], ["gold-1"], []])
    while int(script.state.hand_size[script.turn]) == 0:
        assert script.position.legal(script.turn) == [PASS_ACTION]
        assert script.refusal(seat=script.turn, do="bid", amount=1) == "FK-15"
        script.bids(0)
    assert script.refusal(seat=script.turn, do="bid", amount=79) == "FK-15"
    assert script.refusal(seat=script.turn, do="bid", amount=10**30) == "FK-15"
    script.bids(78)
    while int(script.state.hand_size[script.turn]) == 0:
        script.bids(0)
    assert script.position.legal(script.turn) == [PASS_ACTION]
    assert script.refusal(seat=script.turn, do="bid", amount=78) == "FK-13"


@pytest.mark.clause("FK-16")
def test_no_superfluous_card_in_a_payment() -> None:
    """The clause's own example: bid 3 with gold 1, 1, 2, 2, 3."""
    purse = ["gold-1", "gold-1", "gold-2", "gold-2", "gold-3"]
    legal = [[3], [2, 2], [1, 2]]
    illegal = [[1, 3], [1, 1, 2], [1, 2, 2], [2], [1, 1], [], [3, 3], [2, 3]]
    for values in legal + illegal:
        script = hammer("military-A", [purse, []])
        while script.phase == "bid":
            script.bids(3 if script.turn == 0 else 0)
        cards = [f"gold-{v}" for v in values]
        if values in illegal:
            assert script.refusal(seat=0, do="pay", cards=cards) == "FK-16", values
            continue
        script.do("pay", cards=cards)
        assert sorted(script.hand(0)) == sorted([*_without(purse, cards), "military-A"])


def _without(purse: list[str], cards: list[str]) -> list[str]:
    left = list(purse)
    for card in cards:
        left.remove(card)
    return left


@pytest.mark.clause("FK-16")
def test_gold_is_paid_from_large_to_small_without_dead_ends() -> None:
    script = hammer("military-A", [["gold-1", "gold-1", "gold-2", "gold-2", "gold-3"], []])
    while script.phase == "bid":
        script.bids(3 if script.turn == 0 else 0)
    assert script.position.legal(0) == [GOLD_2, GOLD_3]  # 1 + 1 would not reach 3
    script.position.play(0, GOLD_2)
    assert script.position.legal(0) == [GOLD_1, GOLD_2]
    script.position.play(0, GOLD_1)
    assert script.phase == "bid"


@pytest.mark.clause("FK-16", "FK-17")
def test_the_worked_example_of_a_king_for_four() -> None:
    """2, then 4, passes: gold 2 and 3 are paid, nothing comes back, the king is resolved."""
    script = hammer("king:up", [["gold-2", "gold-3"]] * 4)
    first = script.turn
    winner = (first + 1) % 4
    script.bids(2, 4, 0, 0, 0)
    assert (script.phase, script.turn) == ("pay", winner)
    assert script.refusal(seat=winner, do="pay", cards=["gold-3"]) == "FK-16"
    script.do("pay", cards=["gold-2", "gold-3"])
    assert script.hand(winner) == []
    assert (script.phase, script.turn) == ("king", winner)
    script.do("king", up=["military"], down=[])
    assert script.tiles()["military"] == 4
    assert script.turn == (first + 1) % 4  # FK-20


@pytest.mark.clause("FK-16", "FK-17")
def test_the_worked_example_of_gold_for_three_cards() -> None:
    """2 cards, passes, 3 cards, a pass: three cards go face down, then the gold is taken."""
    hand = ["gold-1", "military-B", "provisions-C", "diplomacy-D"]
    script = hammer("gold-3", [["gold-2"] * 3, ["gold-2"], ["gold-2"], hand])
    assert script.turn == 0
    script.bids(2, 0, 0, 3, 0)
    assert (script.phase, script.turn) == ("pay", 3)
    assert script.refusal(seat=3, do="pay", cards=["gold-1"]) == "FK-16"
    own = ["gold-3", "gold-1", "military-B"]  # the card under the hammer does not count
    assert script.refusal(seat=3, do="pay", cards=own) == "FK-16"
    gone = pile_ids(script.state.gone)
    script.do("pay", cards=["gold-1", "military-B", "provisions-C"])
    assert script.hand(3) == ["diplomacy-D", "gold-3"]
    assert pile_ids(script.state.gone) == gone
    lost = GAME.view.view(script.position.seen_by(3), 3)["seats"][3]["lost"]
    assert {"gold-1", "military-B", "provisions-C"} <= set(lost)
    assert GAME.view.view(script.position.seen_by(0), 0)["seats"][3]["lost"] is None


@pytest.mark.clause("FK-16")
def test_a_winner_who_can_pay_must_and_one_who_cannot_does_not() -> None:
    script = hammer("military-A", [["gold-2"], ["gold-2"]])
    winner = script.turn
    script.bids(2, 0)
    assert script.refusal(chance="penalty", seat=winner, card="gold-2") == "FK-16"
    assert script.refusal(seat=winner, do="pass") == "FK-16"
    script = hammer("military-A", [["gold-2"], ["gold-2"]])
    script.bids(3, 0)
    assert script.phase == "penalty"
    assert script.refusal(seat=winner, do="pay", cards=["gold-2"]) == "FK-18"


@pytest.mark.clause("FK-17")
def test_a_card_won_goes_to_the_hand() -> None:
    for card, price in (("military-A", ["gold-2"]), ("gold-3", ["gold-2", "military-B"])):
        script = hammer(card, [["gold-2", "military-B"], []])
        while script.phase == "bid":
            script.bids(len(price) if script.turn == 0 else 0)
        script.do("pay", cards=price)
        assert card in script.hand(0)


@pytest.mark.clause("FK-18")
def test_a_winner_who_cannot_pay_loses_a_random_card_and_is_out_of_this_card() -> None:
    script = hammer("military-A", [["gold-1", "gold-2", "provisions-A"], ["gold-3"], ["gold-3"]])
    while script.turn != 0:
        script.bids(0)
    script.bids(4)
    while script.phase == "bid":
        script.bids(0)
    assert (script.phase, script.turn) == ("penalty", 0)
    losses = int(script.state.losses[0])
    assert sorted(IDS[card] for card in script.position.pool()) == script_hand_sorted(script, 0)
    assert script.refusal(chance="penalty", seat=1, card="gold-1") == "FK-18"
    assert script.refusal(chance="penalty", seat=0, card="gold-3") == "FK-18"
    script.read(chance="penalty", seat=0, card="provisions-A")
    assert script.hand(0) == ["gold-1", "gold-2"]
    assert int(script.state.losses[0]) == losses + 1
    assert IDS[int(script.state.hammer)] == "military-A"
    assert not int(script.state.inside) & 1
    assert "provisions-A" not in pile_ids(script.state.gone)


def script_hand_sorted(script: Script, seat: int) -> list[str]:
    return sorted(script.hand(seat))


@pytest.mark.clause("FK-19")
def test_the_new_auction_starts_afresh_without_those_who_failed() -> None:
    script = hammer("king:up", [["gold-1"]] * 3)
    first = script.turn
    second, third = (first + 1) % 3, (first + 2) % 3
    script.bids(0, 9, 0)  # the first and the third seat merely pass
    script.read(chance="penalty", seat=second, card="gold-1")
    assert (script.phase, script.turn, int(script.state.high)) == ("bid", first, 0)
    assert int(script.state.inside) == 1 << first | 1 << third
    script.bids(5, 0)
    script.read(chance="penalty", seat=first, card="gold-1")
    assert script.turn == third
    script.bids(2)
    tiles = script.tiles()
    script.read(chance="penalty", seat=third, card="gold-1")
    assert "king:up" in pile_ids(script.state.gone)  # all have failed
    assert script.tiles() == tiles
    assert script.turn == second


@pytest.mark.clause("FK-20")
def test_the_first_bid_passes_left_and_the_match_ends_with_the_favour_deck() -> None:
    script = Script(3, deal_for(3, [[]] * 3)).influence().shuffle()
    first = script.turn
    for number in range(18):
        assert script.turn == (first + number) % 3
        script.bids(0, 0, 0)
    assert script.phase == "done"
    assert script.position.over
    assert script.refusal(seat=0, do="pass") == "FK-20"
    assert script.refusal(chance="penalty", seat=0, card="gold-1") == "FK-20"


@pytest.mark.clause("FK-20")
def test_a_result_before_the_end_is_refused() -> None:
    script = Script(2, deal_for(2, [[], []]))
    assert script.refusal(result={"scores": [0, 0], "places": [1, 1]}) == "FK-20"
