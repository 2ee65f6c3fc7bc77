"""A record that is wrong is refused in the reader's language, and told for what it is."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Browser, expect
from tests.server.playing import Person as Guest
from tests.server.playing import Server
from tests.web.house import House
from tests.web.person import PATIENCE_MS, Person

from regency.core.match import Position
from regency.core.notation import verify, write_match
from regency.core.text import text
from regency.games import game, games
from regency.language import speaker

LANGUAGES = ("en", "fr", "uk", "ru", "zh-Hant")
SEED = 7
#: As large as in the finding.
BINARY = random.Random(SEED).randbytes(300 * 1024)


def record() -> list[bytes]:
    """The lines of a whole match of Kuhn poker."""
    match = Position(game("kuhn"), seats=2, machine="python")
    match.chance((2, 0))
    for seat, action in [(0, 0), (1, 1), (0, 1)]:
        match.play(seat, action)
    return write_match(match.match, "python").encode().splitlines()


def wrong_records() -> dict[str, bytes]:
    """Records that are wrong in every way there is a sentence for, by the key of the sentence."""
    lines = record()
    header = json.loads(lines[0])

    def with_header(**changes: object) -> bytes:
        return b"\n".join([json.dumps(header | changes).encode(), *lines[1:]])

    return {
        "record-no-text": BINARY,
        "record-not-json": b"\n".join([lines[0], lines[1][:-4]]),
        "record-no-line": b"\n".join([lines[0], b"{}"]),
        "record-no-header": b"\n".join(lines[1:]),
        "record-empty": b"\n\n",
        "record-version": with_header(record=99),
        "record-game": with_header(game="chess"),
        "record-member": with_header(seats="two"),
        "record-after-result": b"\n".join([*lines, lines[1]]),
        "record-result": b"\n".join([*lines[:-1], lines[-1].replace(b"[2, -2]", b"[-2, 2]")]),
        "record-rule": b"\n".join([lines[0], lines[2], *lines[1:]]),
    }


@pytest.mark.finding("G9")
@pytest.mark.parametrize("key", wrong_records())
def test_every_fault_is_a_sentence_in_every_language(server: Server, key: str) -> None:
    ann = Guest(server)
    answer = ann.http.post("/records", content=wrong_records()[key])
    assert answer.status_code == 422
    reason = answer.json()["reason"]
    assert reason["key"] == key
    said = {speaker(game("kuhn"), one).say(text(key, **reason["params"])) for one in LANGUAGES}
    assert len(said) == len(LANGUAGES), "each language has words of its own"
    line = reason["params"].get("line")
    assert line is None or key in ("record-empty",) or all(str(line) in words for words in said)


@pytest.mark.finding("G9")
def test_a_broken_rule_is_named(server: Server) -> None:
    answer = Guest(server).http.post("/records", content=wrong_records()["record-rule"])
    params = answer.json()["reason"]["params"]
    assert params["line"] == 2
    assert params["clause"].startswith("KU-")


def test_verify_says_what_it_said() -> None:
    # The words of `regency verify` are a specification.
    (verdict,) = verify(b"\n".join(record()[1:]), games(), "python")
    said = "1: record: a match starts with its header, a line with 'record'"
    assert str(verdict.error) == said


@pytest.mark.finding("G9")
@pytest.mark.parametrize(
    ("language", "no_text", "broken"),
    [
        ("fr", "Ce fichier n’est pas du texte", "ligne 2"),
        ("uk", "Цей файл не є текстом", "Рядок 2"),
    ],
)
def test_the_page_says_it_to_its_reader(
    browser: Browser, house: House, language: str, no_text: str, broken: str
) -> None:
    anne = Person(browser, house, language=language)
    anne.go()
    for content, words in ((BINARY, no_text), (wrong_records()["record-not-json"], broken)):
        anne.page.locator("input[type=file]").set_input_files(
            {"name": "match.ndjson", "mimeType": "text/plain", "buffer": content}
        )
        expect(anne.page.get_by_role("alert")).to_contain_text(words, timeout=PATIENCE_MS)
    anne.complaints = [said for said in anne.complaints if "status of 422" not in said]
    anne.close()
