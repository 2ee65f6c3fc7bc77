"""Records: what is refused, with the clause that is broken; nothing else may be raised."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.core.notation import Verdict, verify
from regency.games.castle_combo import GAME
from regency.games.castle_combo.tests.kit import CASTLE_IDS, VILLAGE_IDS, order

CASTLE_TOP = ("steward", "patron", "banker", "gravedigger")
VILLAGE_TOP = ("executioner", "militiaman", "brigand", "farmer", "spy")

Line = dict[str, Any]


def header(seats: int = 2, **changes: Any) -> Line:
    deal = {"castle": order("castle", CASTLE_TOP), "village": order("village", VILLAGE_TOP)}
    line = {"record": 1, "game": "castle-combo", "seats": seats, "options": {}, "deal": deal}
    return {**line, **changes}


def recruit(seat: int, name: str, face: str = "up", at: Any = (0, 0), **changes: Any) -> Line:
    at = list(at) if isinstance(at, tuple) else at
    return {"seat": seat, "do": "recruit", "card": name, "face": face, "at": at, **changes}


def key(seat: int, use: str) -> Line:
    return {"seat": seat, "do": "key", "use": use}


def choose(seat: int, option: Any) -> Line:
    return {"seat": seat, "do": "choose", "option": option}


def discard(seat: int, name: Any) -> Line:
    return {"seat": seat, "do": "discard", "card": name}


def check(*lines: Any) -> Verdict:
    data = "".join(json.dumps(line) + "\n" for line in lines).encode()
    (verdict, *_) = verify(data, {GAME.name: GAME}, machine="python")
    return verdict


def refusal(*lines: Any) -> tuple[int, str]:
    """The line and the clause of the refusal."""
    verdict = check(*lines)
    assert verdict.error is not None, "nothing was refused"
    return verdict.error.line, verdict.error.refused.clause


def test_a_running_match_is_legal() -> None:
    lines = [
        header(),
        key(0, "messenger"),
        recruit(0, "banker"),
        choose(0, 2),
        recruit(1, "militiaman", "down"),
        recruit(0, "executioner", "up", (0, 1)),
        discard(0, "patron"),
    ]
    assert check(*lines).error is None


#: Lines that end in one that is refused, and its clause.
REFUSED: dict[str, tuple[list[Line], str]] = {
    "too many seats": ([header(6)], "CC-2"),
    "one seat": ([header(1)], "CC-2"),
    "a card short": (
        [header(deal={"castle": list(CASTLE_IDS[:-1]), "village": list(VILLAGE_IDS)})],
        "CC-1",
    ),
    "a card twice": (
        [header(deal={"castle": ["nun", *CASTLE_IDS[1:]], "village": list(VILLAGE_IDS)})],
        "CC-1",
    ),
    "decks mixed": (
        [header(deal={"castle": list(VILLAGE_IDS), "village": list(CASTLE_IDS)})],
        "CC-1",
    ),
    "out of turn": ([header(), recruit(1, "executioner")], "CC-2"),
    "twice in a row": ([header(), recruit(0, "brigand"), recruit(0, "militiaman")], "CC-2"),
    "a second key": ([header(), key(0, "messenger"), key(0, "refresh")], "CC-3"),
    "no key left": (
        [
            header(),
            key(0, "messenger"),
            recruit(0, "steward"),
            recruit(1, "patron"),
            key(0, "messenger"),
            recruit(0, "militiaman", at=(0, 1)),
            choose(0, 1),
            recruit(1, "banker", "down", (0, 1)),
            key(0, "refresh"),
        ],
        "CC-3",
    ),
    "a key after recruiting": (
        [header(), recruit(0, "militiaman"), key(0, "refresh")],
        "CC-8",
    ),
    "a card of the other row": ([header(), recruit(0, "steward")], "CC-4"),
    "a card still in the deck": ([header(), recruit(0, "farmer")], "CC-4"),
    "first card off the middle": ([header(), recruit(0, "brigand", at=(0, 1))], "CC-7"),
    "on another card": (
        [
            header(),
            recruit(0, "brigand"),
            recruit(1, "executioner", "down"),
            recruit(0, "militiaman", "down"),
        ],
        "CC-7",
    ),
    "not beside a card": (
        [
            header(),
            recruit(0, "brigand"),
            recruit(1, "executioner", "down"),
            recruit(0, "militiaman", "down", (1, 1)),
        ],
        "CC-7",
    ),
    "far away": (
        [
            header(),
            recruit(0, "brigand"),
            recruit(1, "executioner", "down"),
            recruit(0, "militiaman", "down", (10**30, -3)),
        ],
        "CC-7",
    ),
    "no choice made": ([header(), recruit(0, "militiaman"), recruit(1, "brigand")], "CC-8"),
    "a choice nobody asked for": ([header(), choose(0, 1)], "CC-8"),
    "a choice for a face-down card": (
        [header(), recruit(0, "militiaman", "down"), choose(1, 1)],
        "CC-8",
    ),
    "a discard nobody asked for": ([header(), discard(0, "brigand")], "CC-14"),
    "no discard made": ([header(), recruit(0, "executioner"), recruit(1, "steward")], "CC-14"),
    "a discard from the wrong row": (
        [header(), recruit(0, "executioner"), discard(0, "brigand")],
        "CC-14",
    ),
    "a discard by another seat": (
        [header(), recruit(0, "executioner"), discard(1, "patron")],
        "CC-14",
    ),
    "a result too early": ([header(), {"result": {"scores": [2, 2], "places": [1, 1]}}], "CC-17"),
}


@pytest.mark.clause("CC-1", "CC-2", "CC-3", "CC-4", "CC-7", "CC-8", "CC-14", "CC-17")
@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    lines, clause = REFUSED[name]
    assert refusal(*lines) == (len(lines), clause)


@pytest.mark.clause("CC-5")
def test_refused_too_dear() -> None:
    lines = [
        header(),
        recruit(0, "brigand"),  # 15 - 7
        recruit(1, "executioner", "down"),
        key(0, "messenger"),
        recruit(0, "patron", at=(0, 1)),  # 8 - 7
        recruit(1, "steward", "down", (0, 1)),
        recruit(0, "banker", at=(0, 2)),
    ]
    assert refusal(*lines) == (len(lines), "CC-5")


@pytest.mark.clause("CC-7")
@pytest.mark.parametrize("at", [(0, 0), (0, 1), (0, 3), (1, 3), (0, -1), (2, 0)])
def test_refused_places(at: tuple[int, int]) -> None:
    """Three in a row at columns 0, 1, 2: only the rows above and below are open."""
    lines = [header()]
    for n in range(3):
        lines.append(recruit(0, ("brigand", "militiaman", "spy")[n], "down", (0, n)))
        lines.append(recruit(1, ("executioner", "farmer", "miraculously-cured")[n], "down", (0, n)))
    assert check(*lines, recruit(0, "vicar", "down", (-1, 2))).error is None
    assert refusal(*lines, recruit(0, "vicar", "down", at)) == (8, "CC-7")


#: One line that is not what the format asks for, after the header.
MALFORMED: list[Any] = [
    {"seat": 0, "do": "pass"},
    {"seat": 0, "do": 3},
    {"seat": True, "do": "key", "use": "refresh"},
    {"seat": 0.0, "do": "key", "use": "refresh"},
    {"seat": "0", "do": "key", "use": "refresh"},
    {"seat": 7, "do": "key", "use": "refresh"},
    {"seat": -1, "do": "key", "use": "refresh"},
    {"do": "key", "use": "refresh"},
    key(0, "door"),
    {"seat": 0, "do": "key"},
    {"seat": 0, "do": "key", "use": ["refresh"]},
    recruit(0, "nobody"),
    recruit(0, "brigand", "sideways"),
    recruit(0, "brigand", at=[0]),
    recruit(0, "brigand", at=[0, 0, 0]),
    recruit(0, "brigand", at=[0.0, 0]),
    recruit(0, "brigand", at=[False, 0]),
    recruit(0, "brigand", at="0,0"),
    recruit(0, "brigand", at=None),
    {"seat": 0, "do": "recruit", "face": "up", "at": [0, 0]},
    recruit(0, "brigand", card=["brigand"]),
    recruit(0, "brigand", card={}),
    choose(0, "1"),
    choose(0, 1.0),
    choose(0, 3),
    choose(0, True),
    discard(0, 5),
    discard(0, None),
    {"seat": 0},
    {"seat": 0, "do": "key", "chance": "shuffle"},
    [],
    "text",
    None,
]


@pytest.mark.parametrize("line", MALFORMED, ids=repr)
def test_malformed(line: Any) -> None:
    assert refusal(header(), line) == (2, "record")


@pytest.mark.parametrize(
    "change",
    [
        {"deal": {}},
        {"deal": []},
        {"deal": {"castle": list(CASTLE_IDS)}},
        {"deal": {"castle": "nun", "village": list(VILLAGE_IDS)}},
        {"deal": {"castle": [*CASTLE_IDS[:-1], 3], "village": list(VILLAGE_IDS)}},
        {"deal": {"castle": [*CASTLE_IDS[:-1], "nobody"], "village": list(VILLAGE_IDS)}},
        {"options": {"variant": 1}},
        {"seats": "2"},
        {"names": ["only one"]},
    ],
    ids=repr,
)
def test_malformed_header(change: Line) -> None:
    assert refusal({**header(), **change}) == (1, "record")


# --- shuffles


def to_the_last_village_card() -> list[Line]:
    """Two seats refresh the village every turn: 36 cards are gone after keys and recruits."""
    lines = [header()]
    deck = order("village", VILLAGE_TOP)
    row, rest = deck[:3], deck[3:]
    discards: list[str] = []
    turn = 0
    while True:
        seat, taken = turn % 2, turn // 2
        lines.append(key(seat, "refresh"))
        discards += row
        if len(rest) < 3:
            return lines
        row, rest = rest[:3], rest[3:]
        lines.append(recruit(seat, row[0], "down", (taken // 3, taken % 3)))
        if not rest:
            return lines
        row, rest = [*row[1:], rest[0]], rest[1:]
        turn += 1


@pytest.mark.clause("CC-3", "CC-10")
def test_shuffle_lines() -> None:
    lines = to_the_last_village_card()
    start = json.loads(json.dumps(lines[0]))["deal"]["village"]
    taken = [line["card"] for line in lines[1:] if line["do"] == "recruit"]
    # Nine refreshes and recruits use 3 + 9 * 4 = 39 cards: the tenth refresh finds no deck at all.
    pool = [name for name in start if name not in taken]
    due = {"chance": "shuffle", "pile": "village", "order": pool}
    assert check(*lines, due).error is None
    at = len(lines) + 1
    assert refusal(*lines, recruit(0, pool[0], "down", (0, 1))) == (at, "CC-10")
    assert refusal(*lines, {**due, "order": pool[1:]}) == (at, "CC-10")
    assert refusal(*lines, {**due, "order": [*pool, pool[0]]}) == (at, "CC-10")
    assert refusal(*lines, {**due, "order": [*pool[1:], taken[0]]}) == (at, "CC-10")
    assert refusal(*lines, {**due, "pile": "castle"}) == (at, "CC-10")
    assert refusal(*lines, {**due, "pile": "moat"}) == (at, "record")
    assert refusal(*lines, {**due, "order": 3}) == (at, "record")
    assert refusal(*lines, {**due, "order": [[]]}) == (at, "record")
    assert refusal(*lines, {**due, "chance": "penalty"}) == (at, "record")
    assert refusal(*lines, {"result": {"scores": [0, 0], "places": [1, 1]}}) == (at, "CC-17")


@pytest.mark.clause("CC-10")
def test_a_shuffle_nobody_needs_is_refused() -> None:
    for pile in ("castle", "village"):
        needless: Line = {"chance": "shuffle", "pile": pile, "order": []}
        assert refusal(header(), needless) == (2, "CC-10")


# --- results


def golden(name: str) -> list[Line]:
    text = (GAME.folder / "golden" / f"{name}.ndjson").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.clause("CC-17", "CC-18", "CC-20")
def test_wrong_results() -> None:
    lines = golden("two-seats")
    result = lines[-1]["result"]
    end = len(lines)
    assert check(*lines).error is None
    wrong = {"scores": [result["scores"][0] + 1, *result["scores"][1:]], "places": result["places"]}
    assert refusal(*lines[:-1], {"result": wrong}) == (end, "CC-18")
    wrong = {"scores": result["scores"], "places": [1, 1]}
    assert refusal(*lines[:-1], {"result": wrong}) == (end, "CC-20")
    assert refusal(*lines[:-1], key(0, "refresh")) == (end, "CC-17")
    spoiled: list[Any] = [[True, 2], ["1", 2], [1.0, 2], None, {}]
    for value in spoiled:
        wrong = {"scores": value, "places": result["places"]}
        assert refusal(*lines[:-1], {"result": wrong}) == (end, "record")
    assert refusal(*lines, lines[1]) == (end + 1, "record")


# --- anything at all

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
values = st.recursive(
    scalars | st.sampled_from(["brigand", "up", "village", "refresh", "shuffle", [0, 0]]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(
        [key(0, "refresh"), recruit(0, "brigand"), choose(0, 1), discard(0, "brigand")]
    ),
    st.sampled_from(["seat", "do", "use", "card", "face", "at", "option"]),
    values,
)
def test_no_line_raises_anything_else(line: Line, field: str, value: Any) -> None:
    spoiled = {**copy.deepcopy(line), field: value}
    data = (json.dumps(header()) + "\n" + json.dumps(spoiled) + "\n").encode()
    verdicts = list(verify(data, {GAME.name: GAME}, machine="python"))
    assert len(verdicts) == 1
