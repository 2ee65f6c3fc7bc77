"""Reviews that pages hand in: kept with the match, checked before, given to who may see it."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from tests.server.playing import Person, Server
from tests.server.test_handed_in import handed_in, played

from regency.analysis import Effort, review
from regency.analysis.lines import digest_of, read_review, write_review
from regency.core.notation import read_matches
from regency.games import games
from regency.server.net.security import LARGEST_REVIEW


def lines_of(deals: int = 4, seed: int = 1) -> list[dict[str, Any]]:
    """Return a review of a match of Kuhn poker, as a page hands it in: it knows no digest."""
    text = write_review(review(played("kuhn", seed).match, Effort(deals, deals)))
    header, *lines = map(json.loads, text.splitlines())
    del header["match"]
    return [header, *lines]


def brought(person: Person, seed: int = 1) -> str:
    """Bring the match; return its address."""
    return f"/matches/{person.post('/matches', **handed_in(played('kuhn', seed)))['id']}/review"


def keep(person: Person, address: str, lines: list[dict[str, Any]]) -> httpx.Response:
    """Hand lines in."""
    return person.http.put(address, content="\n".join(map(json.dumps, lines)))


def test_a_review_is_kept_with_its_match(server: Server) -> None:
    anne = Person(server)
    address = brought(anne)
    assert anne.http.get(address).status_code == 204, "there is none yet"
    assert keep(anne, address, lines_of()).status_code == 204
    reader = Person(server, None)
    found = reader.http.get(address)
    assert found.headers["content-type"] == "application/x-ndjson"
    assert ".review.ndjson" in found.headers["content-disposition"]
    assert read_review(found.content).header["game"] == "kuhn"
    record = reader.http.get(address.replace("/review", "/record")).content
    (match,) = read_matches(record, games())
    header, *rest = map(json.loads, found.text.splitlines())
    assert header["match"] == digest_of(match), "it names the record it belongs to"
    assert rest == lines_of()[1:]


def test_the_more_thorough_one_is_kept(server: Server) -> None:
    anne = Person(server)
    address = brought(anne)
    for deals in (4, 8, 6):
        assert keep(anne, address, lines_of(deals)).status_code == 204
    kept = json.loads(anne.http.get(address).text.splitlines()[0])
    assert kept["deals"] == {"ledger": 8, "decision": 8}
    again = lines_of(8)
    again[0]["accuracy"] = [1.0, 2.0]
    assert keep(anne, address, again).status_code == 204
    kept = json.loads(anne.http.get(address).text.splitlines()[0])
    assert kept["accuracy"] == [1.0, 2.0], "nobody's stands in the way of one as thorough"
    assert anne.http.get(f"{address}?evaluator=network").status_code == 204


def test_nothing_foreign_is_kept(server: Server) -> None:
    """Whoever opens the link sees figures, and nothing that somebody wrote there."""
    anne = Person(server)
    address = brought(anne)
    lines = lines_of()
    lines[0]["advert"] = lines[1]["advert"] = "https://example.org"
    decision = next(line for line in lines if "decision" in line)
    decision["label"] = decision["eyes"]["why"] = "<b>you lost</b>"
    assert keep(anne, address, lines).status_code == 204
    kept = anne.http.get(address).text
    assert "advert" not in kept
    assert "you lost" not in kept


def wrong(change: str) -> list[dict[str, Any]]:
    """Return a review with something wrong in it."""
    lines = lines_of()
    step = next(line for line in lines if "step" in line)
    decision = next(line for line in lines if "decision" in line)
    if change == "sum":
        step["luck"]["win"][0] += 1
    elif change == "seat":
        decision["seat"] = 1 - decision["seat"]
    elif change == "action":
        decision["eyes"]["best"] = 7
    elif change == "verdict":
        decision["eyes"]["verdict"] = "blunder" if decision["eyes"]["low"] < 15 else "fine"
    elif change == "game":
        lines[0]["game"] = "royals"
    elif change == "steps":
        lines.remove(step)
    elif change == "result":
        for line in (next(one for one in lines if "start" in one), lines[-1]):
            sums = line.get("start") or line["result"]
            sums["win"] = [one + 1 for one in sums["win"]]
    elif change == "numbers":
        step["luck"]["win"][0] = 1e300
    elif change == "points":
        for line in (next(one for one in lines if "start" in one), lines[-1]):
            sums = line.get("start") or line["result"]
            sums["points"] = [one + 4 for one in sums["points"]]
    elif change == "version":
        lines[0]["version"] = 1_000_000
    elif change == "name":
        lines[0]["evaluator"] = "oracle"
    elif change == "weights":
        lines[0]["weights"] = "5131f700354e"
    elif change == "nothing":
        lines[0]["evaluator"] = "network"  # which there is none of for this game
    elif change == "deals":
        return lines_of(50)
    elif change == "looks":
        decision["eyes"]["deals"] = 1_000_000
    return lines


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ("sum", "sum"),
        ("seat", "match"),
        ("action", "match"),
        ("verdict", "line"),
        ("game", "match"),
        ("steps", "line"),
        ("result", "match"),
        ("numbers", "line"),
        ("points", "match"),
        ("version", "evaluator"),
        ("name", "evaluator"),
        ("weights", "evaluator"),
        ("nothing", "evaluator"),
        ("deals", "deals"),
        ("looks", "deals"),
    ],
)
def test_what_is_no_review_of_this_match_is_refused(server: Server, change: str, kind: str) -> None:
    anne = Person(server)
    address = brought(anne)
    answer = keep(anne, address, wrong(change))
    assert answer.status_code == 422
    assert answer.json()["reason"]["key"] == f"refused-review-{kind}"
    assert anne.http.get(address).status_code == 204


def test_other_matches_files_and_sizes_are_refused(server: Server) -> None:
    anne = Person(server)
    address = brought(anne)
    seats = [line.get("seat") for line in lines_of()]
    others = (lines_of(seed=seed) for seed in range(2, 9))
    other = next(lines for lines in others if [one.get("seat") for one in lines] != seats)
    assert keep(anne, address, other).json()["reason"]["key"] == "refused-review-match"
    picture = anne.http.put(address, content=b"\x89PNG\xff\xfe")
    assert picture.status_code == 422
    deep = anne.http.put(address, content=b'{"review": ' + b"[" * 200_000)
    assert deep.json()["reason"]["key"] == "refused-review-line"
    large = anne.http.put(address, content=b" " * (LARGEST_REVIEW + 1))
    assert large.status_code == 413
    assert anne.http.put("/matches/record-none/review", content=b"{}").status_code == 404


def test_only_who_was_there_hands_one_in(server: Server) -> None:
    anne, bert = Person(server), Person(server, "Bert")
    address = brought(anne)
    assert keep(bert, address, lines_of()).status_code == 403
    assert keep(Person(server, None), address, lines_of()).status_code == 403
    assert keep(anne, address, lines_of()).status_code == 204


def test_a_running_match_has_no_review(server: Server) -> None:
    anne = Person(server)
    table = anne.open("kuhn", ["me", "page"])
    anne.post(f"/tables/{table}/start")
    assert anne.http.get(f"/matches/{table}/review").status_code == 403
    assert keep(anne, f"/matches/{table}/review", lines_of()).status_code == 403


def test_a_review_goes_with_its_record(server: Server) -> None:
    """Whoever has everything deleted that is kept about them has no review left behind."""
    anne = Person(server)
    address = brought(anne)
    keep(anne, address, lines_of())
    assert anne.http.delete("/me").is_success
    assert Person(server, None).http.get(address).status_code == 404
