"""The data sets that docs/data tells of are those of the command."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install regency[data]")

from regency.games import game as find_game
from regency.rl import data_card, dataset
from regency.rl.dataset import Plan

CARDS = sorted((Path(__file__).parents[2] / "docs" / "data").glob("*.md"))


def check_network(plan: Plan, text: str) -> None:
    """Fail where a card tells of another network than the game has, and say how it is renewed."""
    name, seats = plan.game.name, plan.seats
    folder = f"data/{name}-{seats}"
    assert f"`{plan.about()['weights']}`" in text, (
        f"stale: {name} has another network. Renew its data set, card and sums: "
        f"regency dataset {name} --seats {seats} --matches {plan.matches} --seed {plan.seed} "
        f"--out {folder} && cp {folder}/README.md docs/data/{name}-{seats}.md && "
        f"cp {folder}/SHA256SUMS docs/data/{name}-{seats}.sha256"
    )


def test_another_network_makes_a_card_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    (page, *_) = CARDS
    text = page.read_text("utf-8")
    told = json.loads(text.partition("```json\n")[2].partition("\n```")[0])
    plan = Plan(find_game(told["game"]), told["seats"], told["matches"], told["seed"])
    check_network(plan, text)
    monkeypatch.setattr(dataset, "weights_hash", lambda game: "f00d")
    with pytest.raises(AssertionError, match=f"stale: {told['game']} .*regency dataset"):
        check_network(plan, text)


@pytest.mark.parametrize("page", CARDS, ids=lambda page: page.stem)
def test_a_data_set_that_was_made_is_made_again_alike(page: Path) -> None:
    """Its card and sums are those of the command; its first part is played again, to the byte."""
    text = page.read_text("utf-8")
    told = json.loads(text.partition("```json\n")[2].partition("\n```")[0])
    plan = Plan(find_game(told["game"]), told["seats"], told["matches"], told["seed"])
    check_network(plan, text)
    made_by = re.findall(r"\(regency ([^)]+)\)", text)[0]
    assert text == data_card.card(plan.game, {**plan.about(), "regency": made_by}, told)
    sums = page.with_suffix(".sha256").read_bytes()
    assert hashlib.sha256(sums).hexdigest() == told["files_sha256"]
    assert sums.count(b"\n") == told["files"] == plan.parts
    assert dataset.content([dataset.table_of(plan, 0)]) == told["first_sha256"]
