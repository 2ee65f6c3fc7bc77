"""What the rules of For the King (and Me) say, clause by clause: tiles, points, ties."""

import pytest

from regency.games.for_the_king import GAME
from regency.games.for_the_king.tests.kit import Script, finished
from regency.games.for_the_king.tests.referee import Referee


def places(seats: int, keep: list[list[str]], **options: str) -> tuple[list[int], list[int]]:
    script = finished(seats, keep, **options)
    assert Referee(script.record()).judge() == (script.position.points(), script.position.places())
    return script.position.points(), script.position.places()


def reasons(script: Script) -> list[tuple[int, int, str, str]]:
    return [(s.seat, s.points, s.reason.key, s.clause) for s in GAME.view.sheet(script.state)]


@pytest.mark.clause("FK-21")
def test_the_highest_sum_takes_the_primary_and_the_second_the_secondary() -> None:
    keep = [["military-I"], ["military-A", "military-B", "military-C"], ["military-E"], []]
    script = finished(4, keep)  # sums 4, 6, 3, 0
    assert script.position.points() == [1, 3, 0, 0]
    assert reasons(script)[:2] == [(1, 3, "sheet-first", "FK-21"), (0, 1, "sheet-second", "FK-21")]


@pytest.mark.clause("FK-21")
def test_a_tie_goes_to_the_letter_nearest_a_and_its_loser_takes_the_secondary() -> None:
    keep = [["military-I"], ["military-A", "military-B"], ["military-C", "military-D"]]
    script = finished(3, keep)  # 4 each: A before C before I
    assert script.position.points() == [0, 3, 1]
    keys = [line[2] for line in reasons(script)]
    assert keys[:2] == ["sheet-first-letter", "sheet-second-letter"]


@pytest.mark.clause("FK-21")
def test_a_seat_without_a_card_of_the_office_takes_nothing() -> None:
    assert places(3, [["provisions-A"], [], []])[0] == [3, 0, 0]
    assert places(2, [["provisions-A"], ["provisions-I"]])[0] == [0, 3]


@pytest.mark.clause("FK-22")
def test_points_are_the_tiles_taken() -> None:
    """Five seats: first in military and entertainment, second in provisions."""
    mine = ["military-A", "entertainment-A", "provisions-A"]
    points, ranks = places(5, [mine, ["provisions-I"], [], [], []])
    assert points == [3 + 3 + 1, 3, 0, 0, 0]
    assert ranks == [1, 2, 3, 3, 3]


CHAIN = ["diplomacy", "entertainment", "livestock", "architecture", "military", "provisions"]


@pytest.mark.clause("FK-23")
def test_more_gold_breaks_a_tie() -> None:
    keep = [["diplomacy-A", "gold-1", "gold-1"], ["provisions-A", "gold-3"]]
    assert places(2, keep) == ([3, 3], [2, 1])
    assert reasons(finished(2, keep))[-1] == (1, 0, "sheet-tie-gold", "FK-23")


@pytest.mark.clause("FK-23")
def test_more_cards_of_diplomacy_or_the_higher_sum() -> None:
    # Sums 6 and 7: seat 1 takes diplomacy, seat 0 military; cards 3 and 2.
    keep = [
        ["diplomacy-A", "diplomacy-B", "diplomacy-C", "military-A"],
        ["diplomacy-E", "diplomacy-I"],
    ]
    assert places(2, keep) == ([3, 3], [1, 2])
    assert places(2, keep, tie_break="sum") == ([3, 3], [2, 1])
    assert reasons(finished(2, keep))[-1][2] == "sheet-tie-cards"
    assert reasons(finished(2, keep, tie_break="sum"))[-1][2] == "sheet-tie-sum"


@pytest.mark.clause("FK-23")
@pytest.mark.parametrize("office", CHAIN[:-1])
def test_each_office_of_the_chain_by_cards(office: str) -> None:
    seats = 5 if office == "livestock" else 2
    rest: list[list[str]] = [[]] * (seats - 2)
    keep = [["provisions-A"], [f"{office}-I"], *rest]
    assert places(seats, keep) == ([3, 3] + [0] * len(rest), [2, 1] + [3] * len(rest))
    assert reasons(finished(seats, keep))[2] == (1, 0, "sheet-tie-cards", "FK-23")


@pytest.mark.clause("FK-23")
@pytest.mark.parametrize("office", [office for office in CHAIN[:-1] if office != "livestock"])
def test_each_office_of_the_chain_by_letter(office: str) -> None:
    keep = [[f"{office}-C", "provisions-A"], [f"{office}-B"]]
    assert places(2, keep) == ([3, 3], [2, 1])
    assert reasons(finished(2, keep))[-1] == (1, 0, "sheet-tie-letter", "FK-23")


@pytest.mark.clause("FK-23")
def test_the_letter_of_livestock_breaks_a_tie_of_five_seats() -> None:
    """Both livestock tiles go to others, so that three seats tie at 3 with one card of it each."""
    keep = [
        ["livestock-C", "military-A"],
        ["livestock-B", "provisions-A"],
        ["livestock-H"],
        ["livestock-I"],
        [],
    ]
    assert places(5, keep) == ([3, 3, 3, 1, 0], [2, 1, 3, 4, 5])
    broken = [
        (entry.seat, entry.reason.params["other_seat"], entry.reason.params["letter"])
        for entry in GAME.view.sheet(finished(5, keep).state)
        if entry.reason.key == "sheet-tie-letter"
    ]
    assert broken == [(1, 0, "B"), (0, 2, "C")]


@pytest.mark.clause("FK-23")
@pytest.mark.parametrize("office", CHAIN)
def test_places_after_the_first_are_compared_in_the_same_way(office: str) -> None:
    seats = 5 if office == "livestock" else 4
    lead, second = [f"{office}-H", f"{office}-I"], [f"{office}-G", f"{office}-F", f"{office}-E"]
    rest: list[list[str]] = [[]] * (seats - 4)
    points, ranks = places(seats, [lead, second, [f"{office}-C"], [f"{office}-B"], *rest])
    assert points[2:4] == [0, 0]
    assert ranks[2:4] == [4, 3]  # by letter
    points, ranks = places(
        seats, [lead, second, [f"{office}-C", "gold-1"], [f"{office}-B", "gold-1"], *rest]
    )
    assert ranks[2:4] == [4, 3]
    if office in ("diplomacy", "military", "livestock"):
        return
    two = [f"{office}-C", f"{office}-D"]
    points, ranks = places(seats, [lead, second, two, [f"{office}-B"], *rest])
    assert points[2:4] == [0, 0]
    assert ranks[2:4] == [3, 4]  # by cards


@pytest.mark.clause("FK-23")
def test_one_of_three_tied_holds_diplomacy_and_the_others_go_on_to_entertainment() -> None:
    keep = [["military-A"], ["entertainment-B"], ["diplomacy-I"]]
    assert places(3, keep) == ([3, 3, 3], [3, 2, 1])


@pytest.mark.clause("FK-23")
def test_still_tied_the_place_is_shared() -> None:
    assert places(3, [["gold-2"], ["gold-1", "gold-1"], []]) == ([0, 0, 0], [1, 1, 3])
    script = finished(3, [["gold-2"], ["gold-1", "gold-1"], []])
    assert "sheet-tie-shared" in [line[2] for line in reasons(script)]
