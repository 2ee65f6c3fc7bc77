"""The open record: what is accepted, what is refused, and that nothing makes it stumble."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.core.match import Chance, IllegalChance, IllegalMove, Match, Move, Position, replay
from regency.core.notation import RecordError, Verdict, read_matches, verify, write_match
from regency.games.kuhn import GAME

GAMES = {"kuhn": GAME}
Line = dict[str, Any]
HEADER: Line = {"record": 1, "game": "kuhn", "seats": 2, "deal": {"cards": ["queen", "king"]}}
MOVES: list[Line] = [
    {"seat": 0, "do": "pass"},
    {"seat": 1, "do": "bet"},
    {"seat": 0, "do": "bet"},
]
RESULT = {"result": {"scores": [-2, 2], "places": [2, 1]}}
WHOLE: list[Line] = [HEADER, *MOVES, RESULT]


def text_of(*lines: Any) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def check(data: bytes) -> list[Verdict]:
    return list(verify(data, GAMES, "python"))


def refusal(data: bytes) -> str:
    """Return `line: clause: words` of the only error."""
    (error,) = [verdict.error for verdict in check(data) if verdict.error is not None]
    return str(error)


def changed(**keys: Any) -> dict[str, Any]:
    return {**HEADER, **keys}


def test_a_whole_match_gives_its_scores() -> None:
    (verdict,) = check(text_of(*WHOLE))
    assert verdict.scores == [-2, 2]
    assert verdict.error is None


def test_a_match_without_result_is_running() -> None:
    for count in range(1, len(WHOLE)):
        (verdict,) = check(text_of(*WHOLE[:count]))
        assert verdict.error is None
        assert verdict.scores is None


def test_several_matches_follow_each_other() -> None:
    verdicts = check(text_of(*WHOLE, *WHOLE[:2], *WHOLE))
    assert [verdict.scores for verdict in verdicts] == [[-2, 2], None, [-2, 2]]


def test_unknown_keys_blank_lines_and_other_line_ends_are_fine() -> None:
    extra = [{**line, "comment": {"x": 1.5}} for line in WHOLE]
    data = b"\n  \n" + text_of(*extra).replace(b"\n", b"\r\n\n")
    (verdict,) = check(data)
    assert verdict.scores == [-2, 2]


def test_the_last_line_may_lack_its_line_end() -> None:
    (verdict,) = check(text_of(*WHOLE).rstrip(b"\n"))
    assert verdict.scores == [-2, 2]


def test_blank_lines_are_counted() -> None:
    data = text_of(HEADER) + b"\n\n" + text_of({"seat": 1, "do": "pass"})
    assert refusal(data).startswith("4: KU-3: seat 1 is not to act")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "1: record: no match here"),
        (b"\n\n", "3: record: no match here"),
        (b"hello", "1: record: the line is not JSON"),
        (b"\xff\xfe", "1: record: the line is not UTF-8"),
        (b"[1]", "1: record: a line is a JSON object"),
        (b'{"record": NaN}', "1: record: the line is not JSON (cut off, or garbled): NaN"),
        (b"[" * 100_000, "1: record: the line is nested too deeply"),
        (b'{"record": ' + b"9" * 5000 + b"}", "1: record: the line is not JSON"),
        (text_of(*WHOLE)[:-9], "5: record: the line is not JSON"),
        (text_of(*MOVES), "1: record: a match starts with its header"),
        (text_of({**HEADER, "do": "x"}), "1: record: a line has exactly one of"),
        (text_of(HEADER, {}), "2: record: a line has exactly one of"),
        (text_of(changed(record=2)), "1: record: this reads records of version 1, not 2"),
        (text_of(changed(record=1.0)), "1: record: 'record' must be a whole number, not 1.0"),
        (text_of(changed(record=True)), "1: record: 'record' must be a whole number, not true"),
        (text_of(changed(game="chess")), '1: record: no game named "chess"; there are kuhn'),
        (text_of(changed(game=["kuhn"])), "1: record: 'game' must be a string"),
        (text_of(changed(seats="2")), "1: record: 'seats' must be a whole number"),
        (text_of(changed(seats=7)), "1: KU-1"),
        (text_of(changed(options=[])), "1: record: 'options' must be an object"),
        (text_of(changed(options={"x": 1})), "1: record: kuhn has no option 'x'"),
        (text_of(changed(names=["a"])), "1: record: 'names' must hold 2 strings"),
        (text_of(changed(names=["a", 1])), "1: record: 'names' must hold 2 strings"),
        (text_of(changed(deal=None)), "1: record: 'deal' must be an object, not null"),
        (text_of({"record": 1, "game": "kuhn", "seats": 2}), "1: record: 'deal' must be an object"),
        (text_of(changed(deal={"cards": ["ace", "king"]})), "1: record: 'cards' holds \"ace\""),
        (text_of(changed(deal={"cards": [[], "king"]})), "1: record: 'cards' holds []"),
        (text_of(HEADER, {"do": "pass"}), "2: record: 'seat' must be a whole number, not nothing"),
        (text_of(HEADER, {"seat": 0, "do": 1}), "2: record: 'do' must be a string"),
        (text_of(HEADER, {"seat": -1, "do": "pass"}), "2: record: there is no seat -1"),
        (text_of(HEADER, {"chance": 1}), "2: record: 'chance' must be a string"),
        (text_of(HEADER, *MOVES, {"result": []}), "5: record: 'result' must be an object"),
        (text_of(HEADER, *MOVES, {"result": {"scores": [-2, 2]}}), "5: record: 'places'"),
        (
            text_of(HEADER, *MOVES, {"result": {"scores": [-2.0, 2], "places": [2, 1]}}),
            "5: record: 'scores' must be whole numbers",
        ),
        (text_of(*WHOLE, {"seat": 0, "do": "pass"}), "6: record: after the result"),
        (text_of(HEADER, *MOVES, {"chance": "x"}), "5: KU-5: the match is over"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(data: bytes, expected: str) -> None:
    assert refusal(data).startswith(expected)


def test_after_an_error_the_next_match_is_checked_all_the_same() -> None:
    bad = [HEADER, {"seat": 1, "do": "pass"}, *MOVES, RESULT]
    verdicts = check(text_of(*bad) + b"garbage\n" + text_of(*WHOLE))
    assert [verdict.error is not None for verdict in verdicts] == [True, False]
    assert verdicts[1].scores == [-2, 2]


def test_reading_raises_at_the_first_wrong_line() -> None:
    with pytest.raises(RecordError, match="2: KU-3"):
        read_matches(text_of(HEADER, {"seat": 1, "do": "pass"}), GAMES, "python")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(WHOLE) - 1), st.data())
def test_no_change_of_a_value_makes_it_stumble(number: int, data: st.DataObject) -> None:
    lines: list[Line] = [{**line} for line in WHOLE]
    key = data.draw(st.sampled_from(sorted(lines[number])))
    lines[number][key] = data.draw(JSON)
    for verdict in check(text_of(*lines)):
        assert verdict.error is None or str(verdict.error)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60), st.integers(0, 200), st.integers(0, 200))
def test_no_garbling_makes_it_stumble(noise: bytes, start: int, stop: int) -> None:
    data = text_of(*WHOLE)
    assert check(data[:start] + noise + data[stop:])


def test_a_move_or_chance_that_is_not_legal_changes_nothing() -> None:
    position = Position(GAME, 2, machine="python")
    with pytest.raises(IllegalMove):
        position.play(0, 0)
    with pytest.raises(IllegalChance, match="in the pool"):
        position.chance((1, 1))
    with pytest.raises(IllegalChance, match="fixes 2 cards"):
        position.chance((1,))
    position.chance((1, 2))
    before = position.state.tobytes()
    with pytest.raises(IllegalMove):
        position.play(1, 0)
    with pytest.raises(IllegalMove):
        position.play(0, 5)
    with pytest.raises(IllegalChance, match="nothing is left to chance"):
        position.chance()
    assert position.state.tobytes() == before
    assert position.match.steps == [Chance((1, 2))]


def test_replaying_gives_every_state_and_event() -> None:
    match = Match(GAME, 2, steps=[Chance((1, 2)), Move(0, 0), Move(1, 1), Move(0, 0)])
    steps = list(replay(match, "python"))
    assert [step.events[0].kind for step in steps] == ["dealt", "checked", "bet", "folded"]
    assert [int(step.state.decisions) for step in steps] == [0, 1, 2, 3]


def test_a_match_half_played_is_written_without_result() -> None:
    match = Match(GAME, 2, steps=[Chance((1, 2)), Move(0, 0)], names=["Олена", "伯爵"])
    text = write_match(match, "python")
    assert text.splitlines()[-1] == '{"seat": 0, "do": "pass"}'
    assert "Олена" in text
    (again,) = read_matches(text.encode(), GAMES, "python")
    assert again == match
