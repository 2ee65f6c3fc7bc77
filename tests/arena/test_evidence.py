"""The evidence: every claim planned, taken up again, boiled down, and the page fresh."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from regency.arena import evidence, report
from regency.arena.evidence import claims, measure, open_claims, summary, to_play
from regency.arena.schedule import Tournament
from regency.arena.strength import strengths
from regency.bots.levels import LEVELS
from regency.games import games

DOCS = Path(__file__).parents[2] / "docs"


def test_every_game_is_claimed_about() -> None:
    named = {claim.tournament.game for claim in claims()}
    assert named == set(games()) - {"kuhn"}
    rated = {(c.tournament.game, c.tournament.seats) for c in claims() if c.counts == "rating"}
    assert rated == {(name, seats) for name in named for seats in games()[name].seats}
    assert len({claim.key for claim in claims()}) == len(claims())
    assert set(LEVELS) < set(evidence.LADDER)


def test_neighbours_meet_on_a_ladder() -> None:
    ladder = Tournament("x", ("a", "b", "c", "d"), 2, 1, reach=1)
    assert ladder.lineups() == [("a", "b"), ("b", "c"), ("c", "d")]
    assert Tournament("x", ("a", "b", "c"), 2, 1).duplicates == 6


@pytest.mark.parametrize(
    ("bot", "seconds"), [("ismcts:ms=200", 0.2), ("ismcts:cpu=50,threads=2", 0.05), ("net", 0.0)]
)
def test_thinking_is_known_by_either_clock(bot: str, seconds: float) -> None:
    assert evidence.thinking_seconds(bot) == seconds


def test_a_level_that_searches_takes_its_time() -> None:
    rated = {claim.key: claim.seconds() for claim in claims() if claim.counts == "rating"}
    assert rated["castle-combo-2-levels"] > rated["for-the-king-2-levels"] == evidence.PLAIN_SECONDS


def test_short_matches_are_handed_out_many_at_once_and_each_once(tmp_path: Path) -> None:
    opened = open_claims(tmp_path, None, "for-the-king-5-levels|castle-combo-2-ismcts-ms-1000")
    wanted = list(to_play(opened))
    handed = list(evidence.batches(wanted))
    assert [(c.key, m) for c, _, some in handed for m in some] == [(c.key, m) for c, _, m in wanted]
    longest = {claim.key: len(some) for claim, _, some in handed}
    assert longest["castle-combo-2-ismcts-ms-1000-ismcts-ms-100"] == 1
    assert max(len(some) for claim, _, some in handed if "levels" in claim.key) > 5


def test_a_duel_may_be_played_on_deals_of_its_own(tmp_path: Path) -> None:
    duel = {"game": "kuhn", "seats": 2, "hero": "heuristic", "rival": "random", "goal": 0.5}
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps([{**duel, "deals": 3, "seed": 77}]), "utf-8")
    ((claim, _),) = open_claims(tmp_path / "out", plan, "")
    assert claim.tournament.pairing(0).deal == 77


def test_matches_come_in_rounds_each_once_in_the_end(tmp_path: Path) -> None:
    opened = open_claims(tmp_path, None, "castle-combo-(2|4)-(heuristic|levels)")
    order = [(claim.key, match) for claim, _, match in to_play(opened)]
    first = order[:300]  # of 400, of which four in five come in the first round
    assert {key for key, _ in first} == {"castle-combo-2-heuristic-random"}
    assert len(set(order)) == sum(claim.tournament.total for claim, _ in opened)


def test_what_was_measured_is_not_measured_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    duel = {"game": "kuhn", "seats": 2, "hero": "heuristic", "rival": "random", "goal": 0.5}
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps([{**duel, "deals": 3}]), "utf-8")
    measure(10, 1, open_claims(tmp_path / "out", plan, ""))
    ((claim, results),) = open_claims(tmp_path / "out", plan, "")
    assert results.missing() == []
    kept = results.file.read_text("utf-8") if results.file else ""
    assert len(kept.splitlines()) == 1 + 6, "a head, and every match once"
    measure(10, 1, open_claims(tmp_path / "out", plan, ""))
    assert results.file is not None
    assert results.file.read_text("utf-8") == kept
    told = summary(claim, results.in_order())
    assert told["matches"] == 6
    assert told["low"] < told["value"] < told["high"]
    evidence.show(open_claims(tmp_path / "out", plan, ""))
    assert "6 of 6" in capsys.readouterr().out


def test_no_match_starts_that_would_not_end_in_time(tmp_path: Path) -> None:
    plan = tmp_path / "plan.json"
    duel = {"game": "kuhn", "seats": 2, "hero": "ismcts:ms=90000", "rival": "random", "goal": 0.5}
    plan.write_text(json.dumps([{**duel, "deals": 3}]), "utf-8")
    measure(1, 1, open_claims(tmp_path / "out", plan, ""))
    assert len(open_claims(tmp_path / "out", plan, "")[0][1].lines) == 0


def test_matches_are_boiled_down_to_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = [claim for claim in claims() if claim.key == "castle-combo-2-levels"]
    monkeypatch.setattr(evidence, "claims", lambda: wanted)
    ((claim, results),) = open_claims(tmp_path, None, "")
    for match in range(claim.tournament.duplicates):
        bots = list(claim.tournament.pairing(match).bots)
        better = max(range(2), key=lambda seat: evidence.LADDER.index(bots[seat]))
        places = [1 if seat == better else 2 for seat in range(2)]
        sources: list[dict[str, int]] = [{}, {}]
        line = {"match": match, "bots": bots, "scores": [1, 2], "places": places}
        results.add({**line, "sources": sources})
    figures = list(report.figures(tmp_path))
    ratings = [figure["rating"] for figure in figures]
    assert [figure["bot"] for figure in figures] == list(evidence.LADDER)
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(ratings)
    assert "| sovereign | " in report.ratings_table(figures)


def test_what_was_not_measured_again_is_kept() -> None:
    claim = {"kind": "claim", "game": "x", "says": "a beats b"}
    old = [{"kind": "rating", "game": "x", "seats": seats, "bot": "page"} for seats in (2, 3)]
    new = [{"kind": "rating", "game": "x", "seats": 2, "bot": bot} for bot in ("page", "squire")]
    assert report.renewed_figures([claim, *old], new) == [claim, old[1], *new]


def test_strengths_are_those_the_results_came_from() -> None:
    # b wins ten duels of eleven against a, c ten of eleven against b: 400 points each.
    lines = []
    for pair in (["a", "b"], ["b", "c"]):
        for number in range(1100):
            places = [1, 2] if number % 11 == 0 else [2, 1]
            lines.append({"bots": pair, "places": places})
    found = strengths(lines, "b")
    assert found["b"] == (0, 0)
    assert found["a"][0] == pytest.approx(-400, abs=3)
    assert found["c"][0] == pytest.approx(400, abs=3)
    assert 20 < found["c"][1] < 60
    assert strengths(lines[:11], "a")["b"][1] > found["c"][1]


def test_matches_of_one_deal_that_end_alike_say_little_more_than_one() -> None:
    dice = random.Random(3)
    alone = [
        {"deal": n, "bots": ["a", "b"], "places": dice.choice([[1, 2], [2, 1]])} for n in range(400)
    ]
    copied = [line for line in alone for _ in range(10)]
    (_, margin), (_, wide) = strengths(alone, "a")["b"], strengths(copied, "a")["b"]
    assert wide == pytest.approx(margin, rel=0.05)
    # Rotations in which luck cancels out tell more than as many matches of other deals.
    paired = [
        {"deal": n, "bots": ["a", "b"], "places": places}
        for n in range(200)
        for places in (dice.choice([[[1, 2], [2, 1]], [[2, 1], [1, 2]]]))
    ]
    assert strengths(paired, "a")["b"][1] < margin / 4


def test_the_page_is_fresh() -> None:
    page = (DOCS / "bots.md").read_text("utf-8")
    assert report.renewed(page, report.read_figures(DOCS)) == page, "stale: run `make docs`"


def test_a_page_without_its_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks the lines <!-- claims -->"):
        report.renewed("nothing", [])
