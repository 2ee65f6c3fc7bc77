"""Records: what is refused, with the clause that is broken."""

import json
from typing import Any

import pytest

from regency.core.notation import verify
from regency.games.for_the_king import GAME
from regency.games.for_the_king.tests.kit import Script, deal_for, finished
from regency.games.for_the_king.tests.referee import Foul, Referee

GAMES = {GAME.name: GAME}


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
