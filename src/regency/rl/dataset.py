"""Matches of a strong player as Parquet: positions with policies, values and how they ended.

A data set is a folder: `matches/part-00000.parquet` … of PART matches each, `README.md`, its
data card, and `SHA256SUMS`, which `sha256sum -c` reads.
A part appears whole or not at all, so that the same command goes on where it was stopped. Match k
is the one of `deal_seed(seed, k)`, a training deal. Decisions that leave no choice are left out.
`rl.dataset_check` plays every match again from its seed and compares every number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from regency import __version__
from regency.bots.net import network_of
from regency.bots.network import Looker
from regency.bots.weights import weights_hash
from regency.core.game import Game
from regency.core.types import Ints
from regency.rl import steps
from regency.rl.batch import Batch
from regency.rl.data_card import card
from regency.rl.environments import environment_ids
from regency.rl.seeds import deal_seed, match_seed

#: Matches of a part; all of them are played at once.
PART = 250
SEED = 1
#: Less is bolder: an action is drawn in proportion to its chance to the power of 1 / TEMPERATURE.
TEMPERATURE = 0.5
CARD = "README.md"
SUMS = "SHA256SUMS"
#: In a folder of its own, so that `pyarrow.parquet.read_table(folder / MATCHES)` takes all.
MATCHES = "matches"


class BadData(ValueError):
    """A data set that is not what its card says; the message says where."""


@dataclass(frozen=True)
class Plan:
    """What a data set is made of; the same plan gives the same bytes."""

    game: Game
    seats: int
    matches: int
    seed: int = SEED
    temperature: float = TEMPERATURE

    @property
    def parts(self) -> int:
        """Return how many files it has."""
        return -(-self.matches // PART)

    def numbers(self, part: int) -> range:
        """Return the matches of a part."""
        return range(part * PART, min((part + 1) * PART, self.matches))

    def about(self) -> dict[str, str]:
        """Return what every file says about itself."""
        network = network_of(self.game).about
        return {
            "environment": environment_ids()[self.game.name], "game": self.game.name,
            "seats": str(self.seats), "seed": str(self.seed), "player": "net",
            "temperature": str(self.temperature), "regency": __version__,
            "weights": weights_hash(self.game),
            "trained_on": f"{network['decisions']} decisions",
        }  # fmt: skip


def parquet() -> Any:
    """Return pyarrow with its Parquet; raises ValueError saying what to install."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise ValueError("data sets need one more package: pip install 'regency[data]'") from error
    return pyarrow


@dataclass
class Rows:
    """The decisions of a part, a list of arrays a column until they are joined."""

    match: list[Ints]
    seat: list[Ints]
    observation: list[Ints]
    mask: list[Ints]
    chance: list[Ints]
    value: list[Ints]
    action: list[Ints]


def start(plan: Plan, part: int) -> Batch:
    """Return the matches of a part before their first choice."""
    first = match_seed(plan.seed)
    seeds = [deal_seed(first, number) for number in plan.numbers(part)]
    return Batch(plan.game, plan.seats, len(seeds), seed=seeds, again=False, skip_forced=True)


def play(plan: Plan, part: int) -> tuple[Rows, Batch]:
    """Play the matches of a part; the network chooses at every seat."""
    batch = start(plan, part)
    looker = Looker(plan.game, network_of(plan.game))
    draw = np.random.default_rng([plan.seed, part])
    rows = Rows([], [], [], [], [], [], [])
    while (waiting := np.flatnonzero(batch.turn != steps.NOBODY_TO_ACT)).size:
        chance, value = look(looker, batch, waiting)
        reach = (chance ** (1 / plan.temperature)).cumsum(axis=1)
        drawn = draw.random(len(waiting)) * reach[:, -1]
        action = (reach <= drawn[:, None]).sum(axis=1)
        rows.match.append(waiting.copy())
        rows.seat.append(batch.turn[waiting])
        rows.observation.append(batch.observation[waiting])
        rows.mask.append(batch.mask[waiting])
        rows.chance.append(chance)
        rows.value.append(value)
        rows.action.append(action)
        actions = np.zeros(batch.count, np.int64)
        actions[waiting] = action
        batch.step(actions)
    return rows, batch


def look(looker: Looker, batch: Batch, waiting: Ints) -> tuple[Ints, Ints]:
    """Return the policy over all actions and the place that is expected, for each waiting match.

    Policies have 64 bits: how a computer rounds must not decide which action is drawn.
    """
    chance = np.zeros((len(waiting), batch.mask.shape[1]))
    value = np.zeros(len(waiting), np.float32)
    for i, match in enumerate(waiting.tolist()):
        looker.look(batch.states[match], int(batch.turn[match]))
        chance[i] = looker.logits
        value[i] = looker.values[0, 0]
    chance[batch.mask[waiting] == 0] = -np.inf
    chance = np.exp(chance - chance.max(axis=1, keepdims=True))
    return chance / chance.sum(axis=1, keepdims=True), value


def final_points(batch: Batch) -> Ints:
    """Return the points of every seat in every finished match."""
    rules = batch.game.rules
    points = np.zeros((batch.count, rules.MAX_SEATS, rules.SCORE_COLUMNS), np.int32)
    for i in range(batch.count):
        batch.rules.scores(batch.states, i, points[i])
    return points[:, : batch.seats]


def table_of(plan: Plan, part: int) -> Any:
    """Play a part and return it as a table."""
    arrow = parquet()
    rows, batch = play(plan, part)
    match, seat = np.concatenate(rows.match), np.concatenate(rows.seat).astype(np.int8)
    order = np.lexsort((np.arange(len(match)), match))  # match by match, each in its order
    mask = np.concatenate(rows.mask)[order]
    at, legal = np.nonzero(mask)
    offsets = arrow.array(np.concatenate([[0], mask.sum(axis=1).cumsum()]), arrow.int32())
    chance = np.concatenate(rows.chance)[order][at, legal].astype(np.float32)
    points = final_points(batch)
    match, seat = match[order], seat[order]
    size = plan.game.features.OBSERVATION.size
    observation = np.ascontiguousarray(np.concatenate(rows.observation)[order], np.int8)
    columns = {
        "match": arrow.array(match + plan.numbers(part).start, arrow.int32()),
        "match_seed": arrow.array(batch.seeds[match], arrow.int64()),
        "seat": arrow.array(seat),
        "observation": arrow.FixedSizeListArray.from_arrays(arrow.array(observation.ravel()), size),
        "legal": arrow.ListArray.from_arrays(offsets, arrow.array(legal, arrow.int16())),
        "policy": arrow.ListArray.from_arrays(offsets, arrow.array(chance)),
        "action": arrow.array(np.concatenate(rows.action)[order], arrow.int16()),
        "value": arrow.array(np.concatenate(rows.value)[order]),
        "outcome": arrow.array(places(points)[match, seat]),
        "points": arrow.array(points[match, seat, 0]),
    }
    return arrow.table(columns).replace_schema_metadata(plan.about())


def places(points: Ints) -> Ints:
    """Return seats beaten less seats lost to, over the other seats, of every match and seat."""
    key = [[tuple(row) for row in match.tolist()] for match in points]
    worth = [[sum((a > b) - (a < b) for b in match) / (len(match) - 1) for a in match]
             for match in key]  # fmt: skip
    return np.array(worth, np.float32)


def part_file(folder: Path, part: int) -> Path:
    """Return where a part is kept."""
    return folder / MATCHES / f"part-{part:05}.parquet"


def make(plan: Plan, folder: Path) -> Iterator[int]:
    """Make what is missing; yields the number of matches that are there, part by part."""
    arrow = parquet()
    (folder / MATCHES).mkdir(parents=True, exist_ok=True)
    for part in range(plan.parts):
        file = part_file(folder, part)
        if not file.exists():
            unfinished = file.with_suffix(".unfinished")
            arrow.parquet.write_table(table_of(plan, part), unfinished, compression="zstd")
            unfinished.replace(file)
        elif about_file(file) != plan.about():
            raise BadData(f"{file} is of another data set: {about_file(file)}")
        yield plan.numbers(part).stop
    (folder / SUMS).write_text(sums(plan, folder), "utf-8")
    (folder / CARD).write_text(card(plan.game, plan.about(), figures(plan, folder)), "utf-8")


def sums(plan: Plan, folder: Path) -> str:
    """Return the hash of every part as `sha256sum` writes it, and names relative to the folder."""
    files = [part_file(folder, part) for part in range(plan.parts)]
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(folder)}\n"
        for file in files
    )


def content(tables: Iterable[Any]) -> str:
    """Return a hash of what parts hold, however they are packed: positions, actions and results."""
    digest = hashlib.sha256()
    for table in tables:
        for name in ("match", "match_seed", "seat", "action", "points"):
            digest.update(np.ascontiguousarray(table[name].to_numpy()).tobytes())
        digest.update(table["observation"].combine_chunks().flatten().to_numpy().tobytes())
    return digest.hexdigest()


def figures(plan: Plan, folder: Path) -> dict[str, Any]:
    """Return the counts and hashes of a data set that is there."""
    arrow = parquet()
    files = [part_file(folder, part) for part in range(plan.parts)]
    rows = sum(arrow.parquet.read_metadata(file).num_rows for file in files)
    size = sum(file.stat().st_size for file in files)
    return {
        "game": plan.game.name, "seats": plan.seats, "matches": plan.matches, "positions": rows,
        "seed": plan.seed, "megabytes": round(size / 1e6, 1), "files": len(files),
        "pyarrow": arrow.__version__,
        "files_sha256": hashlib.sha256(sums(plan, folder).encode()).hexdigest(),
        "first_sha256": content([arrow.parquet.read_table(files[0])]),
        "content_sha256": content(arrow.parquet.read_table(file) for file in files),
    }  # fmt: skip


def about_file(file: Path) -> dict[str, str]:
    """Return what a part says about itself."""
    told = parquet().parquet.read_schema(file).metadata or {}
    return {k.decode(): v.decode() for k, v in told.items() if not k.startswith(b"ARROW")}
