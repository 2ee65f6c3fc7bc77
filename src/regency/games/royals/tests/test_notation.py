"""Records: malformed lines are refused, and nothing else is ever raised."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.core.record_values import Refused
from regency.games.royals.rules.state import DRAW
from regency.games.royals.tests.kit import FRANCE, SPAIN, Table, refused

MALFORMED: list[dict[str, Any]] = [
    {"seat": 0, "do": "draw"},
    {"seat": 0, "do": "draw", "from": "hand"},
    {"seat": 0, "do": "draw", "from": 1},
    {"seat": 0, "do": "draw", "from": "row"},
    {"seat": 0, "do": "draw", "from": "row", "card": None},
    {"seat": 0, "do": "draw", "from": "row", "card": "france+spain"},
    {"seat": 0, "do": "draw", "from": "deck", "card": "italy"},
    {"seat": 0, "do": "draw", "from": "deck", "card": ["france"]},
    {"seat": 0, "do": "fly"},
    {"seat": 0, "do": None},
    {"seat": "0", "do": "draw", "from": "deck"},
    {"seat": 0.0, "do": "draw", "from": "deck"},
    {"seat": True, "do": "draw", "from": "deck"},
    {"do": "draw", "from": "deck"},
    {"seat": 7, "do": "draw", "from": "deck"},
    {"seat": -1, "do": "draw", "from": "deck"},
    {"seat": 10**40, "do": "draw", "from": "deck"},
    {"seat": 0, "do": "claim"},
    {"seat": 0, "do": "claim", "city": "rome", "title": "king", "pay": {}, "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "pope", "pay": {}, "intrigue": []},
    {"seat": 0, "do": "claim", "city": ["paris"], "title": "king", "pay": {}, "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": [], "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {}},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {"rome": 1},
     "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {"france": -1},
     "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {"france": 1.0},
     "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {"france": True},
     "intrigue": []},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {}, "intrigue": ["spain"]},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {},
     "intrigue": ["spain+france"]},
    {"seat": 0, "do": "claim", "city": "paris", "title": "king", "pay": {}, "intrigue": [[]]},
    {"seat": 0, "do": "discard"},
    {"seat": 0, "do": "discard", "country": {}},
    {"seat": 0, "do": "discard", "intrigue": []},
    {"seat": 0, "do": "discard", "country": {"france": "1"}, "intrigue": []},
]  # fmt: skip


@pytest.mark.parametrize("line", MALFORMED, ids=[json.dumps(line) for line in MALFORMED])
def test_malformed_lines(line: dict[str, Any]) -> None:
    with refused("record"):
        Table(2).read(**line)


@pytest.mark.parametrize(
    "line",
    [
        {"chance": "deal", "pile": "country", "order": []},
        {"chance": "shuffle", "order": []},
        {"chance": "shuffle", "pile": "row", "order": []},
        {"chance": "shuffle", "pile": "country"},
        {"chance": "shuffle", "pile": "country", "order": ["italy"]},
        {"chance": "shuffle", "pile": "country", "order": [1]},
        {"chance": ["shuffle"], "pile": "country", "order": []},
    ],
)
def test_malformed_shuffles(line: dict[str, Any]) -> None:
    table = Table(2)
    table.arrange(phase=DRAW)
    table.drain(0, 1)
    table.draw(0, "deck")
    with refused("record"):
        table.read(**line)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False)
    | st.sampled_from([FRANCE, SPAIN, "france+spain", "deck", "row", "paris", "king", "intrigue"])
    | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from([FRANCE, SPAIN, "x"]), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(
    do=st.sampled_from(["draw", "claim", "end", "discard", "shuffle"]),
    rest=st.dictionaries(
        st.sampled_from(["from", "card", "city", "title", "pay", "intrigue", "country", "seat"]),
        JSON,
    ),
    phase=st.sampled_from(["draw", "play", "discard"]),
)
def test_no_line_raises_anything_but_refused(do: str, rest: dict[str, Any], phase: str) -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 13 if phase == "discard" else 3, "france+spain": 2})
    if phase == "draw":
        table.state.phase = DRAW
    if phase == "discard":
        table.end(0)
    line = {"seat": 0, "do": do, **rest}
    before = table.state.copy()
    try:
        table.reader.read(line)
    except Refused:
        assert before.tobytes() == table.state.tobytes()
