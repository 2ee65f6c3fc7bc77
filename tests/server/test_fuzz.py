"""Whatever is thrown at HTTP and at the socket: no 5xx, no traceback, no hang, nothing changed."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import response_schema_conformance
from tests.server.playing import Person, Server, Socket

from regency.server.wire.common import API

SETTINGS = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
#: What a person can send, so that fuzzing gets past the first check.
TYPES = [
    "sync",
    "look",
    "play",
    "preview",
    "why",
    "hint",
    "sentences",
    "undo",
    "answer-undo",
    "chat",
    "phrase",
    "ping",
]


@pytest.fixture(scope="module")
def person(server: Server) -> Person:
    return Person(server)


@pytest.fixture(scope="module")
def table(person: Person) -> str:
    return person.open("kuhn", ["me", "page"], start=True)


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
def test_http_never_fails(
    server: Server, person: Person, table: str, known: bool, caplog: pytest.LogCaptureFixture
) -> None:
    api = schemathesis.openapi.from_url(f"{server.address}{API}/openapi.json")
    cookies = dict(person.http.cookies) if known else {}
    for found in api.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @SETTINGS
        @given(case=operation.as_strategy())
        def throw(case: Any) -> None:
            if known and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            answer = case.call(cookies=cookies, timeout=60)
            assert answer.status_code < 500, (case.formatted_path, answer.text)
            if answer.status_code < 300:
                case.validate_response(answer, checks=[response_schema_conformance])

        throw()
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
REQUESTS = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={
        "ref": st.integers(-1, 2**31) | JSON,
        "at": st.integers(-1, 2**21) | JSON,
        "since": st.integers(-1, 2**21) | JSON,
        "action": st.integers(-1, 2**17) | JSON,
        "seat": st.integers(-1, 6) | JSON,
        "agree": st.booleans() | JSON,
        "text": st.text(max_size=400) | JSON,
        "phrase": st.text(max_size=20) | JSON,
        "extra": JSON,
    },
)


@pytest.fixture(scope="module")
def socket(server: Server) -> Iterator[Socket]:
    """A seat at a match where it is the other person's turn, so nothing can change."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("castle-combo", ["open", "me"])
    bob.post(f"/tables/{table}/join", seat=0)
    ann.post(f"/tables/{table}/start")
    with ann.at(table) as socket:
        socket.wait_for_state()
        yield socket


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(raw=REQUESTS.map(json.dumps) | JSON.map(json.dumps) | st.text(max_size=60) | st.binary())
def test_the_socket_answers_everything(socket: Socket, raw: str | bytes) -> None:
    before = socket.state["view"], socket.state["at"]
    if isinstance(raw, str):
        raw = raw.encode("utf-8", "replace").decode()
    socket.socket.send(raw)
    assert socket.ask("ping")["type"] == "pong"  # it listens on, after whatever it answered
    socket.ask("sync", since=0)
    assert (socket.state["view"], socket.state["at"]) == before
