"""A data set held to what its card says: every match played again, every number compared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from regency.bots.net import network_of
from regency.bots.network import Looker
from regency.core.types import Ints
from regency.rl import steps
from regency.rl.dataset import (
    BadData,
    Plan,
    about_file,
    final_points,
    look,
    parquet,
    part_file,
    places,
    start,
)

#: Policies and values have 32 bits.
ROUNDING = 1e-6


def check(plan: Plan, folder: Path) -> Iterator[int]:
    """Play every match again by its actions; raises BadData at the first difference.

    Positions, legal actions and results follow from seeds and actions. Policies and values are
    compared where the files were made by the network that is there now.
    """
    for part in range(plan.parts):
        file = part_file(folder, part)
        if not file.exists():
            raise BadData(f"{file} is missing")
        _Part(plan, part, file).check()
        yield plan.numbers(part).stop


def same_network(plan: Plan, file: Path) -> bool:
    """Tell whether a part was made by the network that the game has now."""
    return about_file(file).get("weights") == plan.about()["weights"]


class _Part:
    def __init__(self, plan: Plan, part: int, file: Path) -> None:
        table = parquet().parquet.read_table(file)
        self._file = file
        self._looker = (
            Looker(plan.game, network_of(plan.game)) if same_network(plan, file) else None
        )
        self._batch = start(plan, part)
        self._told = {name: table[name].to_numpy() for name in table.column_names
                      if name not in ("observation", "legal", "policy")}  # fmt: skip
        self._match = self._told["match"] - plan.numbers(part).start
        self._seen = _values(table, "observation").reshape(-1, plan.game.features.OBSERVATION.size)
        self._legal, self._policy = _spread(table, self._batch.mask.shape[1])

    def check(self) -> None:
        batch = self._batch
        next_row = np.searchsorted(self._match, np.arange(batch.count))
        while (waiting := np.flatnonzero(batch.turn != steps.NOBODY_TO_ACT)).size:
            at = next_row[waiting]
            if at.max() >= len(self._match):
                raise BadData(f"{self._file}: decisions are missing")
            self._check_rows(at, waiting)
            actions = np.zeros(batch.count, np.int64)
            actions[waiting] = self._told["action"][at]
            next_row[waiting] += 1
            batch.step(actions)
        self._check_ends(next_row)

    def _check_rows(self, at: Ints, waiting: Ints) -> None:
        batch, told = self._batch, self._told
        same = (self._match[at] == waiting) & (told["seat"][at] == batch.turn[waiting])
        same &= told["match_seed"][at] == batch.seeds[waiting]
        if not same.all() or not np.array_equal(self._seen[at], batch.observation[waiting]):
            raise BadData(f"{self._file}: a position is not the one of its match seed and actions")
        if not np.array_equal(self._legal[at], batch.mask[waiting] != 0):
            raise BadData(f"{self._file}: a row lists other legal actions than the rules")
        if self._looker is not None:
            chance, value = look(self._looker, batch, waiting)
            off = max(abs(self._policy[at] - chance).max(), abs(told["value"][at] - value).max())
            if off > ROUNDING:
                raise BadData(f"{self._file}: a policy or value is {off:.2g} off the network's")

    def _check_ends(self, next_row: Ints) -> None:
        ends = np.searchsorted(self._match, np.arange(self._batch.count), side="right")
        if not np.array_equal(next_row, ends):
            raise BadData(f"{self._file}: there are decisions beyond the end of a match")
        points = final_points(self._batch)
        own = (self._match, self._told["seat"])
        if not np.array_equal(self._told["points"], points[..., 0][own]):
            raise BadData(f"{self._file}: points differ from those of the rules")
        if not np.array_equal(self._told["outcome"], places(points)[own]):
            raise BadData(f"{self._file}: places differ from those of the rules")
        if abs(self._policy.sum(axis=1) - 1).max() > ROUNDING * self._policy.shape[1]:
            raise BadData(f"{self._file}: a policy does not add up to one")


def _values(table: Any, column: str) -> Ints:
    flat: Ints = table[column].combine_chunks().flatten().to_numpy()
    return flat


def _spread(table: Any, actions: int) -> tuple[Ints, Ints]:
    """Return legal actions and policies with a column for every action."""
    counts = np.diff(table["legal"].combine_chunks().offsets.to_numpy())
    where = (np.repeat(np.arange(len(counts)), counts), _values(table, "legal"))
    legal, policy = np.zeros((len(counts), actions), bool), np.zeros((len(counts), actions))
    legal[where] = True
    policy[where] = _values(table, "policy")
    return legal, policy
