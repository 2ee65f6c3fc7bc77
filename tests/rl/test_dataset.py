"""Data sets: made part by part, checked by playing every match again, with a data card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install regency[data]")

import pyarrow
import pyarrow.parquet

from regency.games import game as find_game
from regency.rl import dataset, dataset_check
from regency.rl.dataset import BadData, Plan


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Plan, Path]]:
    folder = tmp_path_factory.mktemp("data")
    plan = Plan(find_game("castle-combo"), 2, 6)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dataset, "PART", 4)
        assert list(dataset.make(plan, folder)) == [4, 6]
        yield plan, folder


def test_every_match_is_played_again(made: tuple[Plan, Path]) -> None:
    plan, folder = made
    assert list(dataset_check.check(plan, folder)) == [4, 6]
    told = dataset.figures(plan, folder)
    table = pyarrow.parquet.read_table(folder / dataset.MATCHES)
    assert table.num_rows == told["positions"]
    assert set(table["match"].to_pylist()) == set(range(6))
    row = table.slice(5, 1).to_pylist()[0]
    assert row["action"] in row["legal"]
    assert sum(row["policy"]) == pytest.approx(1, abs=1e-4)
    assert len(row["observation"]) == plan.game.features.OBSERVATION.size
    assert -1 <= row["outcome"] <= 1


def test_it_goes_on_where_it_stopped(made: tuple[Plan, Path]) -> None:
    plan, folder = made
    before = dataset.figures(plan, folder)
    dataset.part_file(folder, 1).unlink()
    assert list(dataset.make(plan, folder)) == [4, 6]
    assert dataset.figures(plan, folder) == before
    with pytest.raises(BadData, match="of another data set"):
        list(dataset.make(Plan(plan.game, 2, 6, seed=2), folder))


def test_a_changed_number_is_found(made: tuple[Plan, Path], tmp_path: Path) -> None:
    plan, folder = made
    table = pyarrow.parquet.read_table(dataset.part_file(folder, 0))
    points = table["points"].to_pylist()
    points[-1] += 1
    column = pyarrow.array(points, pyarrow.int32())
    table = table.set_column(table.schema.get_field_index("points"), "points", column)
    dataset.part_file(tmp_path, 0).parent.mkdir()
    pyarrow.parquet.write_table(table, dataset.part_file(tmp_path, 0))
    with pytest.raises(BadData, match="points differ"):
        list(dataset_check.check(plan, tmp_path))
    with pytest.raises(BadData, match="is missing"):
        list(dataset_check.check(plan, tmp_path / "nowhere"))


def test_the_card_tells_what_it_is(made: tuple[Plan, Path]) -> None:
    plan, folder = made
    card = (folder / dataset.CARD).read_text("utf-8")
    told = json.loads(card.partition("```json\n")[2].partition("\n```")[0])
    assert told == dataset.figures(plan, folder)
    for column in pyarrow.parquet.read_schema(dataset.part_file(folder, 0)).names:
        assert f"`{column}`" in card
