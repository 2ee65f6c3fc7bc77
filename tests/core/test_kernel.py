"""Random numbers, shuffling and events: right, and the same on every machine."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regency.core.kernel import (
    WORD,
    below,
    count_bits,
    digest,
    emit,
    lowest_bit,
    next_word,
    nth_set,
    seed_words,
    shuffle,
)
from regency.testing.statistics import SUSPICIOUS, chi_square_p


def words(*values: int) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    return np.array(values, np.uint32)


def seeded(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    rng = words(0, 0, 0, 0)
    seed_words(rng, seed)
    return rng


def test_the_generator_is_xoshiro128_starstar() -> None:
    # What the reference implementation in C gives from this state.
    rng = words(0x964D4A0C, 0xD40AB895, 0xAD7FDECB, 0x3006F0F0)
    expected = [0xF1391922, 0x6FE53806, 0xA5BE2840, 0xF510EE70]
    assert [next_word(rng) for _ in expected] == expected


@given(st.integers(0, 2**62 - 1), st.integers(0, 2**62 - 1))
def test_different_seeds_give_different_streams(a: int, b: int) -> None:
    assert (seeded(a).tolist() == seeded(b).tolist()) == (a == b)
    assert seeded(a).any()  # the all-zero state is the one the generator never leaves


@given(st.integers(0, 2**40), st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = seeded(seed)
    assert all(0 <= below(rng, n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 52])
def test_below_is_uniform(n: int) -> None:
    rng = seeded(n)
    counts = Counter(below(rng, n) for _ in range(20_000))
    observed = [counts[i] for i in range(n)]
    assert chi_square_p(observed, [20_000 / n] * n) > SUSPICIOUS


def test_below_rejects_the_few_words_that_would_favour_small_numbers() -> None:
    # 2^32 = 1 (mod 3): of all words exactly one must be drawn again, the word 0, which this state
    # gives first.
    rng = words(1, 0, 0, 0)
    before = rng.copy()
    assert next_word(before.copy()) == 0
    below(rng, 3)
    after_one = before.copy()
    next_word(after_one)
    assert rng.tolist() != after_one.tolist()


def test_every_order_is_equally_likely() -> None:
    rng = seeded(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = np.array([0, 1, 2, 3], np.int16)
        shuffle(rng, cards, 4, 4)
        counts[tuple(cards.tolist())] += 1
    assert len(counts) == 24
    assert chi_square_p(list(counts.values()), [500.0] * 24) > SUSPICIOUS


def test_a_partial_shuffle_fixes_only_the_front() -> None:
    rng = seeded(6)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = np.array([0, 1, 2, 9], np.int16)
        shuffle(rng, cards, 3, 2)
        assert cards[3] == 9
        assert sorted(cards[:3].tolist()) == [0, 1, 2]
        counts[tuple(cards[:2].tolist())] += 1
    assert chi_square_p(list(counts.values()), [1000.0] * 6) > SUSPICIOUS


def test_emit_writes_rows_and_drops_what_does_not_fit() -> None:
    events = np.zeros((2, 6), np.int16)
    count = emit(events, 0, 3, 1, 2, 4, 5, 6)
    count = emit(events, count, 1, 0, 0, 0, 0, 0)
    assert emit(events, count, 9, 9, 9, 9, 9, 9) == 2
    assert events.tolist() == [[3, 1, 2, 4, 5, 6], [1, 0, 0, 0, 0, 0]]
    assert emit(np.zeros((0, 6), np.int16), 0, 1, 0, 0, 0, 0, 0) == 0


@given(st.integers(1, 2**16))
def test_bits(bits: int) -> None:
    assert count_bits(bits) == bits.bit_count()
    assert lowest_bit(bits) == (bits & -bits).bit_length() - 1


def test_nth_set() -> None:
    mask = np.array([0, 1, 0, 1], np.uint8)
    assert [nth_set(mask, n) for n in range(3)] == [1, 3, -1]


@given(st.lists(st.integers(-5, 2**31), min_size=1, max_size=8))
def test_a_digest_is_a_word_and_depends_on_order(values: list[int]) -> None:
    def fold(numbers: list[int]) -> int:
        total = 1
        for number in numbers:
            total = digest(total, number)
        return total

    assert 0 <= fold(values) <= WORD
    turned = values[::-1]
    assert (fold(values) == fold(turned)) == (values == turned)
