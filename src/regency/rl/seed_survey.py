"""Whether neighbouring seeds share nothing, measured: `python -m regency.rl.seed_survey`.

Batches of the seeds 0, 1, 2 … are dealt twice each. No match seed and, in a game with a long deck,
no starting state may come twice, and what a small game deals in a row must not depend on what the
neighbouring seed dealt in the same row.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

import numpy as np

from regency.games import game as find_game
from regency.rl.batch import Batch

#: A game whose deals hardly ever meet by chance, and one with few deals, to count pairs.
LONG, SMALL = "castle-combo", "kuhn"
#: As many deviations from the expected count are chance, in 36 counts.
MOST_DEVIATION = 5.0
SEEDS, COUNT = 1000, 1000


@dataclass(frozen=True)
class Found:
    """What was met, and how far the pairs of neighbours are from independent."""

    deals: int
    seeds_twice: int
    states_twice: int
    deviation: float

    @property
    def fine(self) -> bool:
        """Tell whether neighbours share nothing."""
        return not (self.seeds_twice or self.states_twice) and self.deviation < MOST_DEVIATION


def survey_seeds(seeds: int = SEEDS, count: int = COUNT) -> Found:
    """Deal *count* matches twice from each of the first *seeds* seeds, half of each split."""
    long = Batch(find_game(LONG), 2, count // 4, again=False)
    small = {split: Batch(find_game(SMALL), 2, count // 4, split=split) for split in
             ("train", "evaluation")}  # fmt: skip
    matches: set[int] = set()
    states: set[int] = set()
    pairs = np.zeros((27, 27))
    before = None
    deals = 0
    for seed in range(seeds):
        dealt = []
        for batch in small.values():
            batch.reset(seed)
            dealt += [_code(batch), *_next(batch, matches)]
        before = _count(pairs, before, np.concatenate(dealt))
        long.reset(seed)
        states.update(hash(row.tobytes()) for row in long.states)
        deals += 4 * (count // 4)
    return Found(
        deals, deals - len(matches), seeds * (count // 4) - len(states), _deviation(pairs)
    )  # fmt: skip


def _code(batch: Batch) -> np.ndarray:
    slots = batch.states["slot"].astype(int)
    return np.asarray(slots[:, 0] * 3 + slots[:, 1])


def _next(batch: Batch, matches: set[int]) -> list[np.ndarray]:
    """Note the seeds, deal once more, note those, and return what was dealt."""
    matches.update(batch.seeds.tolist())
    batch.reset()
    matches.update(batch.seeds.tolist())
    return [_code(batch)]


def _count(pairs: np.ndarray, before: np.ndarray | None, now: np.ndarray) -> np.ndarray:
    if before is not None:
        np.add.at(pairs, (before, now), 1)
    return now


def _deviation(pairs: np.ndarray) -> float:
    """Return by how many standard deviations the farthest count is off, if all are independent."""
    met = pairs[pairs.sum(1) > 0][:, pairs.sum(0) > 0]
    expected = met.sum() / met.size
    return float(np.abs(met - expected).max() / np.sqrt(expected))


def main() -> int:
    """Print what was found; 1 if neighbours share anything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--count", type=int, default=COUNT, help="deals a seed")
    arguments = parser.parse_args()
    found = survey_seeds(arguments.seeds, arguments.count)
    print(
        f"{found.deals:,} deals of {arguments.seeds} neighbouring seeds: match seeds met twice "
        f"{found.seeds_twice}, starting states met twice {found.states_twice}, pairs of neighbours "
        f"at most {found.deviation:.1f} standard deviations from independent"
    )
    return 0 if found.fine else 1


if __name__ == "__main__":
    sys.exit(main())
