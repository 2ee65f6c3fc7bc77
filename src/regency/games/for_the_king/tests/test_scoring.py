"""What the rules of For the King (and Me) say, clause by clause: tiles, points, ties, records."""

import json
from typing import Any

import pytest

from regency.core.notation import verify
from regency.games.for_the_king import GAME
from regency.games.for_the_king.tests.kit import Script, deal_for, finished
from regency.games.for_the_king.tests.referee import Foul, Referee

GAMES = {GAME.name: GAME}


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


# --- records


def lines_of(script: Script) -> list[dict[str, Any]]:
    return [json.loads(line) for line in script.record().splitlines()]


def clause_of(lines: list[Any]) -> str | None:
    data = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    verdicts = list(verify(data.encode(), GAMES, "python"))
    error = verdicts[0].error
    return error.refused.clause if error else None


@pytest.fixture(scope="module")
def record() -> list[dict[str, Any]]:
    return lines_of(finished(2, [["diplomacy-A", "gold-1"], ["military-B"]]))


@pytest.mark.clause("FK-5", "FK-3", "FK-4", "FK-22", "FK-23")
def test_headers_and_results_are_checked(record: list[dict[str, Any]]) -> None:
    header, *rest = record
    deal = header["deal"]
    assert clause_of(record) is None
    assert (
        clause_of([{**header, "deal": {**deal, "removed": deal["removed"][::-1]}}, *rest]) is None
    )
    assert clause_of([{**header, "options": {}}, *rest]) is None
    assert clause_of([{**header, "seats": 6}]) == "FK-5"
    assert clause_of([{**header, "seats": 1}]) == "FK-5"
    assert clause_of([{**header, "seats": 3}]) == "FK-4"
    assert clause_of([{**header, "deal": {**deal, "deck": deal["deck"][1:]}}]) == "FK-4"
    assert clause_of([{**header, "deal": {**deal, "removed": []}}]) == "FK-4"
    swapped = ["livestock-A", *deal["deck"][1:]]
    assert clause_of([{**header, "deal": {**deal, "deck": swapped}}]) == "FK-3"
    assert clause_of([*record[:-1], {"result": {"scores": [3, 4], "places": [1, 2]}}]) == "FK-22"
    assert clause_of([*record[:-1], {"result": {"scores": [3, 3], "places": [1, 1]}}]) == "FK-23"
    assert clause_of(record[:-1]) is None  # a running match


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 0, "do": "place"},
        {"seat": 0, "do": "place", "to": "hand"},
        {"seat": 0, "do": "place", "to": 0},
        {"seat": 0, "do": "place", "to": ["self"]},
        {"seat": 0, "do": "place", "to": "self", "card": None},
        {"seat": 0, "do": "place", "to": "self", "card": "gold-4"},
        {"seat": 0, "do": "dance"},
        {"seat": 0, "do": 1},
        {"seat": 2, "do": "place", "to": "self"},
        {"seat": -1, "do": "place", "to": "self"},
        {"seat": True, "do": "place", "to": "self"},
        {"seat": 0.0, "do": "place", "to": "self"},
        {"do": "place", "to": "self"},
        {"seat": 10**40, "do": "place", "to": "self"},
        {"seat": 0, "do": "place", "chance": "shuffle"},
        {"chance": 5},
        [],
        "nonsense",
    ],
)
def test_malformed_lines_are_refused_as_such(record: list[dict[str, Any]], line: Any) -> None:
    clause = clause_of([record[0], line])
    assert clause == "record" or (clause == "FK-6" and "chance" in line)


@pytest.mark.parametrize(
    ("index", "line"),
    [
        ("take", {"do": "take", "card": 5}),
        ("take", {"do": "take"}),
        ("bid", {"do": "bid"}),
        ("bid", {"do": "bid", "amount": "3"}),
        ("bid", {"do": "bid", "amount": 2.0}),
        ("bid", {"do": "bid", "amount": None}),
    ],
)
def test_malformed_moves_later_on(record: list[dict[str, Any]], index: str, line: Any) -> None:
    at = next(i for i, old in enumerate(record) if old.get("do") == index)
    assert clause_of([*record[:at], {"seat": record[at]["seat"], **line}]) == "record"


def test_malformed_chance_lines_payments_and_kings(record: list[dict[str, Any]]) -> None:
    at = next(i for i, old in enumerate(record) if old.get("chance") == "shuffle")
    for line in (
        {"chance": "shuffle", "pile": "deck", "order": []},
        {"chance": "shuffle", "pile": "favour", "order": "all"},
        {"chance": "shuffle", "pile": "favour", "order": [1]},
        {"chance": "roll"},
    ):
        assert clause_of([*record[:at], line]) == "record"
    script = Script(2, deal_for(2, [["king:up"], []]))
    script.do("place", to="self")
    bad: list[dict[str, Any]] = [
        {"up": ["military"]},
        {"up": "military", "down": []},
        {"up": ["war"], "down": []},
        {"up": [["military"]], "down": []},
        {"up": [{}], "down": []},
    ]
    for rest in bad:
        assert script.refusal(seat=0, do="king", **rest) == "record"


def test_every_line_of_a_record_left_out_is_noticed(record: list[dict[str, Any]]) -> None:
    noticed = 0
    for i in range(1, len(record) - 1, 7):
        changed = record[:i] + record[i + 1 :]
        if changed[i - 1 : i] != record[i : i + 1]:
            noticed += clause_of(changed) is not None
            with pytest.raises(Foul):
                Referee("\n".join(map(json.dumps, changed))).judge()
    assert noticed > 10
