"""Which match a seed stands for: 64 bits, the same match in every adapter and on every machine.

A match follows from (game, seats, options, match seed), however it is played: `Position(seed=s)`,
`Batch(seed=s)`'s first match, an environment that is reset with s. Whatever needs more seeds than
it was given (matches of a batch, deals that follow, players) derives them by a keyed permutation,
so that neighbouring seeds share nothing. The highest bit tells evaluation from training: a seed of
one never becomes a seed of the other.

`python -m regency.rl.seed_survey` measures all this over a million deals.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from regency.core.kernel import WORD, WORD_BITS, mix
from regency.core.types import Ints

#: What a seed may be used for; the compiled side sees a sign.
TRAIN, EVALUATION = "train", "evaluation"
SPLITS = (TRAIN, EVALUATION)
#: Seeds that people give are whole numbers below this.
SEED_LIMIT = 1 << 63
_SIGN_BIT = 63
_UPPER = 0x7FFFFFFF
_GOLDEN = 0x9E3779B9
_ROUNDS = 4

#: Purposes of derived seeds: each gives streams of its own.
ROWS, DEALS, PLAYERS, SAMPLES, BOTS = 0x52, 0xDEA1, 0x914A, 0x5A3B, 0xB075

#: How environments of version 0 seeded: cut to these bits, one after the other.
OLD_SEED_MASK = (1 << 39) - 1
OLD_SAMPLE_STREAM = 1 << 45
#: The two ways; the old one is kept for `-v0`.
NEW_SEEDS, OLD_SEEDS = "v1", "v0"
SEEDINGS = (NEW_SEEDS, OLD_SEEDS)


def derived(seed: Any, number: Any, purpose: int) -> Any:
    """Return the seed of the *number*-th stream of a purpose; compiles, and takes arrays too.

    A Feistel network over both halves: for one number and purpose different seeds stay different
    but for the bit that keeps training and evaluation apart.
    """
    key = mix((mix(number & WORD) ^ mix(((number >> WORD_BITS) + purpose) & WORD)) & WORD)
    low = seed & WORD
    high = (seed >> WORD_BITS) & WORD
    for turn in range(_ROUNDS):
        key = mix((key + _GOLDEN + turn) & WORD)
        spread = mix(mix((low + key) & WORD) ^ key)
        low, high = high ^ spread, low
    return ((high & _UPPER) << WORD_BITS) | low | ((seed >> _SIGN_BIT) << _SIGN_BIT)


def deal_seed(seed: int, deal: int) -> int:
    """Return the match seed of a row's deal, counted from 0: the first is the row's own; compiles.

    >>> deal_seed(7, 0), deal_seed(7, 1) == deal_seed(8, 1)
    (7, False)
    """
    return seed if deal == 0 else int(derived(seed, deal, DEALS))


def match_seed(seed: Any, split: str = TRAIN) -> int:
    """Return what the rules are given for a seed; evaluation seeds are negative.

    >>> match_seed(7), match_seed(7, "evaluation") == 7 - 2**63
    (7, True)
    """
    check_split(split)
    try:
        number = operator.index(seed)
    except TypeError:
        raise ValueError(f"a seed is a whole number, not {seed!r}") from None
    if not 0 <= number < SEED_LIMIT:
        raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {number}")
    return number if split == TRAIN else number - SEED_LIMIT


def check_split(split: str) -> None:
    """Raise ValueError unless *split* is one of SPLITS."""
    if split not in SPLITS:
        raise ValueError(f"split is {' or '.join(SPLITS)}, not {split!r}")


def check_seeding(seeding: str, split: str) -> None:
    """Raise ValueError unless there is such a way to seed, and for this split."""
    check_split(split)
    if seeding not in SEEDINGS:
        raise ValueError(f"seeding is {' or '.join(SEEDINGS)}, not {seeding!r}")
    if seeding == OLD_SEEDS and split != TRAIN:
        raise ValueError("seeds of v0 know no evaluation deals: take a newer version")


def fresh_seed() -> int:
    """Return a seed that nobody has chosen."""
    return secrets.randbelow(SEED_LIMIT)


def row_seeds(seed: int, count: int) -> Ints:
    """Return the match seeds of the first deals of a batch; the first is the seed itself."""
    numbers = np.arange(count, dtype=np.int64)
    with np.errstate(over="ignore"):  # products wrap, and are masked at once
        found: Ints = derived(np.int64(seed), numbers, ROWS)
    found[:1] = seed
    return found


def seeds_of(seed: int | Sequence[int | None], count: int, split: str) -> list[int | None]:
    """Return a match seed for every row, None where it goes on with what it has."""
    if isinstance(seed, Sequence | np.ndarray):
        if len(seed) != count:
            raise ValueError(f"{count} matches take {count} seeds, or one for all, not {len(seed)}")
        return [None if one is None else match_seed(one, split) for one in seed]
    found: list[int | None] = row_seeds(match_seed(seed, split), count).tolist()
    return found
