"""Bonuses, periods, the end and the ranking of Royals (RY-13 … RY-21)."""

from __future__ import annotations

import numpy as np
import pytest

from regency.core.match import places
from regency.core.notation import write_match
from regency.games.royals import GAME
from regency.games.royals.data.tables import MAX_MARKERS, TITLE_IDS
from regency.games.royals.rules.scoring import leader, outranks, score_period, score_titles
from regency.games.royals.rules.state import DRAW, PLAY
from regency.games.royals.tests.kit import BRITAIN, FRANCE, NO_EVENTS, SPAIN, Table, refused

SPANISH = ["madrid king", "seville baron", "barcelona countess", "valencia marshal"]


# --- bonuses


@pytest.mark.clause("RY-13")
def test_city_bonus_for_the_first_seat_ever() -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 3})
    table.claim(0, "dijon", "baron", {FRANCE: 2})
    assert table.facts("city") == [{"seat": 0, "city": 2, "points": 3}]
    table.grant(1, "dijon duke")  # another noble of the city: no bonus left
    table.grant(1, "dijon baron")
    assert table.points() == [3, 0]
    table.grant(1, "madrid king")
    assert table.points() == [3, 8]


@pytest.mark.clause("RY-14")
def test_country_bonus_with_a_cube_in_every_city() -> None:
    table = Table(3)
    table.grant(0, *SPANISH[:3])
    assert table.points()[0] == 8 + 4 + 4
    table.arrange(s0={SPAIN: 1})
    table.claim(0, "valencia", "marshal", {SPAIN: 1})
    assert table.facts("country") == [{"seat": 0, "country": 3, "place": 0, "points": 12}]
    assert table.points()[0] == 16 + 2 + 12
    table.grant(0, "valencia duke")  # at most one for a country and seat
    assert table.points()[0] == 30


@pytest.mark.clause("RY-14")
def test_cathedrals_count_and_the_highest_left_is_taken() -> None:
    table = Table(4)
    table.grant(0, *SPANISH[:3])
    table.grant(1, *SPANISH[:3])  # usurps: the cubes of seat 0 lie in three cathedrals
    table.grant(0, "valencia marshal")  # still complete: 12
    table.grant(1, "valencia duke")  # second: 6
    table.grant(2, *SPANISH)  # third: nothing left, none owed
    assert table.state.country_taken[3].tolist() == [0, 1]
    assert table.points() == [16 + 2 + 12, 6, 0, 0]


@pytest.mark.clause("RY-15")
@pytest.mark.parametrize(
    ("seats", "bonuses"), [(2, [8]), (3, [12, 8]), (4, [16, 12, 8]), (5, [16, 12, 8])]
)
def test_noble_house_bonus_with_a_cube_on_every_title(seats: int, bonuses: list[int]) -> None:
    table = Table(seats)
    house = [
        "madrid king",
        "london princess",
        "plymouth cardinal",
        "valencia duke",
        "berlin countess",
        "dijon baron",
        "bordeaux marshal",
    ]
    taken = []
    for seat in range(seats):
        table.grant(seat, *house[:-1])
        before = table.points()[seat]
        table.grant(seat, house[-1])
        city = 2 if seat == 0 else 0  # bordeaux, for the first one only
        taken.append(table.points()[seat] - before - city)
        table.grant(seat, "marseille marshal")  # at most one for a seat
    assert taken == [*bonuses, 0, 0, 0][:seats]
    table.grant(0, "dijon baron")
    assert [int(s) for s in table.state.house_taken if s >= 0] == list(range(len(bonuses)))[:seats]


@pytest.mark.clause("RY-13", "RY-14", "RY-15")
def test_one_claim_may_bring_all_three() -> None:
    table = Table(2)
    table.grant(0, "london king", "edinburgh duke", "edinburgh countess", "london princess")
    table.grant(0, "dijon baron", "bordeaux marshal")
    before = table.points()[0]
    table.arrange(s0={BRITAIN: 5})
    table.claim(0, "plymouth", "cardinal", {BRITAIN: 5})
    assert [fact.kind for fact in table.told[-3:]] == ["city", "country", "house"]
    assert table.points()[0] - before == 4 + 6 + 8


# --- the end of a period


@pytest.mark.clause("RY-16")
def test_the_deck_runs_out_in_a_draw() -> None:
    table = Table(3)
    table.grant(1, "dijon baron")
    table.arrange(phase=DRAW)
    table.drain(0, 1)
    cards = len(table.discards("country"))
    table.draw(0, "deck")  # the last card: shuffle at once, before anything else
    assert table.phase == "shuffle-country"
    with refused("RY-16"):
        table.draw(0, "deck")
    with refused("RY-16"):
        table.end(0)
    with refused("RY-16"):
        table.shuffle("intrigue")
    with refused("RY-16"):
        table.read(chance="shuffle", pile="country", order=table.discards("country")[1:])
    with refused("RY-16"):
        table.read(chance="shuffle", pile="country", order=[SPAIN] * cards)
    table.shuffle("country", [BRITAIN])
    assert table.state.deck_left[0] == cards
    assert table.discards("country") == []
    table.draw(0, "deck", BRITAIN)  # further cards come from the new deck
    table.draw(0, "row", FRANCE)
    assert table.points() == [0, 3, 0]  # nothing is scored before the end of the turn
    table.end(0)
    assert table.points() == [0, 3 + 7, 0]
    assert int(table.state.period) == 1
    assert table.position.to_act() == 1 << 1
    assert table.facts("majority") == [
        {"seat": 1, "country": 0, "period": 0, "place": 0, "points": 7}
    ]


@pytest.mark.clause("RY-16", "RY-12")
@pytest.mark.parametrize("left", [1, 2])
def test_the_deck_runs_out_in_the_refill(left: int) -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN])
    table.grant(1, "dijon baron")
    table.arrange(phase=DRAW, s0={FRANCE: 11})
    table.drain(0, left)
    table.draw(0, "row", SPAIN)
    table.draw(0, "row", BRITAIN)
    table.draw(0, "row", SPAIN)
    table.end(0)
    assert table.phase == "discard"
    table.discard(0, {FRANCE: 2})
    # The last card left the deck: shuffled at once, the cards discarded among them.
    assert table.phase == "shuffle-country"
    assert [int(card) >= 0 for card in table.state.row[:3]] == [True, left > 1, False]
    assert table.discards("country")[:2] == [FRANCE, FRANCE]
    table.shuffle("country", [FRANCE, FRANCE])
    assert [int(card) >= 0 for card in table.state.row[:3]] == [True, True, True]
    assert int(table.state.period) == 1
    assert table.points() == [0, 3 + 7]
    assert table.position.to_act() == 1 << 1


@pytest.mark.clause("RY-16")
def test_a_last_card_that_exactly_fills_the_row_ends_the_period() -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN])
    table.arrange(phase=DRAW)
    table.drain(0, 3)
    table.draw(0, "deck")
    table.draw(0, "deck")
    table.draw(0, "row", SPAIN)
    table.end(0)  # the last card fills the row
    assert table.phase == "shuffle-country"
    assert all(int(card) >= 0 for card in table.state.row[:3])
    table.shuffle()
    assert int(table.state.period) == 1


@pytest.mark.clause("RY-11", "RY-16")
@pytest.mark.parametrize(("pile", "clause"), [("country", "RY-16"), ("intrigue", "RY-11")])
def test_a_shuffle_that_is_not_due_is_refused(pile: str, clause: str) -> None:
    table = Table(2)
    for phase in (DRAW, PLAY):
        table.arrange(phase=phase)
        with refused(clause):
            table.read(chance="shuffle", pile=pile, order=[])


def last_period(seats: int, turn: int) -> Table:
    table = Table(seats)
    table.state.period = 2
    table.arrange(turn=turn, phase=DRAW)
    table.drain(0, 1)
    return table


@pytest.mark.clause("RY-17")
def test_the_round_of_the_third_period_is_finished() -> None:
    table = last_period(4, turn=1)
    table.grant(3, "madrid king")
    table.turn(1)
    assert not table.position.over
    assert GAME.view.view(table.position.seen_by(0), 0)["last_round"]
    with refused("RY-17"):
        table.read(result={"scores": [0, 0, 0, 8], "places": [2, 2, 2, 1]})
    table.turn(2)
    table.draw(3, "deck")
    table.draw(3, "intrigue")
    table.grant(2, "dijon baron")  # still counts
    table.end(3)
    assert table.position.over
    # Seat 2: dijon 3, first in France 11, baron 6. Seat 3: madrid 8, first in Spain 8, king 16.
    assert table.points() == [0, 0, 20, 32]
    with refused("RY-17"):
        table.draw(0, "deck")
    with refused("RY-17"):
        table.shuffle()
    with refused("RY-21"):
        table.read(result={"scores": [0, 0, 20, 31], "places": [3, 3, 2, 1]})
    with refused("RY-21"):
        table.read(result={"scores": [0, 0, 20, 32], "places": [3, 4, 2, 1]})
    with refused("record"):
        table.read(result={"scores": [0, 0, 20, 32.0], "places": [3, 3, 2, 1]})
    table.read(result={"scores": [0, 0, 20, 32], "places": [3, 3, 2, 1]})
    with refused("record"):
        table.draw(0, "deck")


@pytest.mark.clause("RY-17", "RY-12")
def test_the_last_seat_may_end_the_match_in_its_own_refill() -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN])
    table.state.period = 2
    table.arrange(turn=1, phase=DRAW)
    table.drain(0, 1)
    for card in (SPAIN, SPAIN, BRITAIN):
        table.draw(1, "row", card)
    table.end(1)
    assert not table.position.over
    table.shuffle()  # a shuffle can stand right before the result
    assert table.position.over
    assert all(int(card) >= 0 for card in table.state.row[:3])
    assert int(table.state.turns) % 2 == 0


@pytest.mark.clause("RY-16")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("period", [0, 1])
def test_the_first_two_periods_are_scored_at_the_end_of_that_turn(turn: int, period: int) -> None:
    table = Table(3)
    table.state.period = period
    table.arrange(turn=turn, phase=DRAW)
    table.grant(2, "madrid king")
    table.drain(0, 2)
    table.turn(turn)
    assert int(table.state.period) == period + 1
    assert table.points()[2] == 8 + [4, 6][period]
    assert table.position.to_act() == 1 << (turn + 1) % 3


# --- rankings


def scored(table: Table, period: int = 0) -> list[list[int]]:
    """Return the markers of a period, [country][place] with the seat that took it."""
    table.state.period = period
    score_period(table.state, NO_EVENTS, 0)
    return [[int(s) for s in row] for row in table.state.period_taken[period]]


@pytest.mark.clause("RY-18")
def test_first_and_second_by_influence() -> None:
    table = Table(4)
    table.grant(0, "paris king", "marseille marshal")  # 4 + 1
    table.grant(1, "paris princess", "marseille princess")  # 3 + 3
    table.grant(2, "dijon duke", "bordeaux cardinal")  # 2 + 2
    table.grant(3, "berlin marshal")  # alone in the German States
    before = table.points()
    markers = scored(table, period=1)
    assert markers == [[1, 0], [3, -1], [-1, -1], [-1, -1]]
    assert np.subtract(table.points(), before).tolist() == [5, 9, 0, 8]


@pytest.mark.clause("RY-18")
def test_cathedrals_give_no_influence() -> None:
    table = Table(2)
    table.grant(0, "madrid king")
    table.grant(1, "madrid king")
    assert table.state.influence[3].tolist() == [0, 4, 0, 0, 0]
    assert scored(table)[3] == [1, -1]


@pytest.mark.clause("RY-19")
def test_a_tie_goes_to_the_best_noble_by_cost() -> None:
    table = Table(3)
    table.grant(0, "dijon duke", "dijon baron")  # 2 + 1, best costs 4
    table.grant(1, "marseille princess")  # 3, best costs 6
    table.grant(2, "bordeaux cardinal", "nantes countess")  # 2 + 1, best costs 5
    assert scored(table)[0] == [1, 2]


@pytest.mark.clause("RY-19")
def test_then_to_the_city_with_the_higher_printed_bonus() -> None:
    table = Table(2)
    table.grant(0, "marseille princess")  # the city's bonus is 3
    table.grant(1, "paris princess")  # 6, though the marker is gone
    assert scored(table)[0] == [1, 0]
    other = Table(2)
    other.grant(0, "paris king")
    other.grant(1, "paris king", "paris princess")
    other.grant(0, "paris king", "marseille princess")
    other.grant(1, "bordeaux cardinal", "dijon duke")
    # 4 + 3 against 3 + 2 + 2: the king decides.
    assert scored(other)[0] == [0, 1]


@pytest.mark.clause("RY-19")
def test_equal_ranks_are_decided_by_the_next_noble_then_the_lower_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # This board has no two nobles of equal cost and city bonus in a country; an edited one might.
    ranks = np.zeros((4, 3), np.int64)
    ranks[0] = [0b11, 0b1100, 0b110000]
    monkeypatch.setitem(outranks.__globals__, "PRECEDENCE", ranks)
    monkeypatch.setitem(outranks.__globals__, "NUM_RANKS", 3)
    table = Table(3)
    table.state.influence[0, :3] = 5
    table.state.owned[:3] = [0b000001, 0b000110, 0b001000]
    assert outranks(table.state, 0, 1, 0)  # best nobles equal, seat 1 has a next-best one
    assert not outranks(table.state, 0, 0, 1)
    assert not outranks(table.state, 0, 2, 0)
    table.state.owned[:3] = [0b000001, 0b000010, 0b000000]
    assert outranks(table.state, 0, 0, 1)  # all equal: the lower seat
    assert not outranks(table.state, 0, 1, 0)
    assert leader(table.state, 0, -1) == 0
    assert leader(table.state, 0, 0) == 1


# --- the end


@pytest.mark.clause("RY-20")
def test_title_markers_whole_shared_and_lost() -> None:
    table = Table(4)
    table.grant(0, "dijon baron", "cologne baron", "munich baron")  # barons: 3 against 1
    table.grant(1, "plymouth baron")
    table.grant(0, "berlin marshal")  # marshals: two tied
    table.grant(1, "valencia marshal")
    for seat, city in enumerate(("nantes", "berlin", "edinburgh")):
        table.grant(seat, f"{city} countess")  # countesses: three tied
    before = table.points()
    score_titles(table.state, NO_EVENTS, 0)
    # 6 for the baron marker, 2 each for half a marshal; countess and titles without cubes: none.
    assert np.subtract(table.points(), before).tolist() == [6 + 2, 2, 0, 0]
    taken = dict(zip(TITLE_IDS, table.state.title_taken.tolist(), strict=True))
    assert taken["marshal"] == [0, 1]
    assert taken["baron"] == [0, -1]
    for title in ("countess", "duke", "cardinal", "princess", "king"):
        assert taken[title] == [-1, -1]


@pytest.mark.clause("RY-20")
def test_a_beaten_cube_counts_on_its_title_marker() -> None:
    table = Table(2)
    table.grant(0, "madrid king")
    table.grant(1, "madrid king")
    score_titles(table.state, NO_EVENTS, 0)
    assert table.state.title_taken[6].tolist() == [0, 1]
    assert table.points() == [8 + 8, 8]


@pytest.mark.clause("RY-21")
def test_the_score_is_the_sum_of_all_markers() -> None:
    table = Table(2)
    table.grant(0, *SPANISH)  # 8 + 4 + 4 + 2 + 12
    scored(table)  # 4
    score_titles(table.state, NO_EVENTS, 0)  # 16 + 6 + 8 + 4
    row = table.position.scores()[0]
    assert row[0] == 30 + 4 + 34
    assert row[1:12] == [16, 12, 8, 8, 6, 4, 4, 4, 4, 2, 0]
    assert len(row) == 1 + MAX_MARKERS


@pytest.mark.clause("RY-21")
def test_ties_go_to_the_highest_marker_then_the_next() -> None:
    table = Table(5)
    table.grant(0, "paris king")  # 6
    table.grant(1, "seville baron", "bordeaux marshal")  # 4 + 2
    table.grant(2, "plymouth baron", "berlin marshal")  # 4 + 2
    table.grant(3, "dijon baron", "munich baron")  # 3 + 3
    assert table.points() == [6, 6, 6, 6, 0]
    assert table.position.places() == [1, 2, 2, 4, 5]


@pytest.mark.clause("RY-21")
def test_a_missing_marker_counts_as_nothing() -> None:
    assert places([[6, 4, 2, 0], [6, 4, 1, 1], [6, 4, 2, 0]]) == [1, 3, 1]


@pytest.mark.clause("RY-16", "RY-17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_dull_match_ends_after_three_decks(seats: int) -> None:
    table = Table(seats)
    seat = 0
    while not table.position.over:
        table.turn(seat)
        seat = (seat + 1) % seats
    assert len(table.facts("period")) == 3
    assert len([f for f in table.facts("shuffled") if f["pile"] == 0]) == 3
    assert int(table.state.turns) % seats == 0
    assert table.points() == [0] * seats
    assert table.position.places() == [1] * seats
    assert '"places": [1' in write_match(table.position.match, "python")
