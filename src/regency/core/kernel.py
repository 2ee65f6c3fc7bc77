"""Compilable helpers of the rules: random numbers, shuffling, events, bits.

Everything here runs unchanged on every machine. The generator is xoshiro128** on four
32-bit words, because 64-bit unsigned arithmetic differs between NumPy and Numba; every product is
masked to 32 bits at once, so Python's big integers and wrapping machine words agree.
"""

from regency.core.types import Events, Ints, RngState

WORD = 0xFFFFFFFF
WORD_BITS = 32
WORD_RANGE = 0x1_0000_0000

# The finaliser of MurmurHash3: spreads a small seed over all the bits of a word.
_MIX_A = 0x85EBCA6B
_MIX_B = 0xC2B2AE35
# An odd constant (2^32 / golden ratio) that keeps the four words of a seed apart.
_GOLDEN = 0x9E3779B9

_FNV_PRIME = 0x01000193


def mix(word: int) -> int:
    """Scramble a 32-bit word so that nearby inputs give unrelated outputs."""
    word = word ^ (word >> 16)
    word = (word * _MIX_A) & WORD
    word = word ^ (word >> 13)
    word = (word * _MIX_B) & WORD
    return word ^ (word >> 16)


def seed_words(rng: RngState, seed: int) -> None:
    """Fill the generator from a seed of up to 62 bits; different seeds give unrelated streams."""
    low = seed & WORD
    high = (seed >> WORD_BITS) & WORD
    for i in range(4):
        rng[i] = mix((mix((low + (i + 1) * _GOLDEN) & WORD) ^ high) & WORD)
    rng[0] = int(rng[0]) | 1  # the all-zero state is the one xoshiro never leaves


def rotate(word: int, by: int) -> int:
    """Rotate a 32-bit word to the left."""
    return ((word << by) | (word >> (WORD_BITS - by))) & WORD


def next_word(rng: RngState) -> int:
    """Advance the generator and return 32 random bits."""
    s0 = int(rng[0])
    s1 = int(rng[1])
    s2 = int(rng[2])
    s3 = int(rng[3])
    result = (rotate((s1 * 5) & WORD, 7) * 9) & WORD
    shifted = (s1 << 9) & WORD
    s2 = s2 ^ s0
    s3 = s3 ^ s1
    s1 = s1 ^ s2
    s0 = s0 ^ s3
    s2 = s2 ^ shifted
    rng[0] = s0
    rng[1] = s1
    rng[2] = s2
    rng[3] = rotate(s3, 11)
    return result


def below(rng: RngState, n: int) -> int:
    """Return a number drawn uniformly from 0 … n-1, without the bias of a modulo."""
    wide = next_word(rng) * n
    low = wide & WORD
    if low < n:
        unfair = (WORD_RANGE - n) % n
        while low < unfair:
            wide = next_word(rng) * n
            low = wide & WORD
    return wide >> WORD_BITS


def shuffle(rng: RngState, cards: Ints, n: int, picks: int) -> None:
    """Put a uniformly drawn ordered choice of *picks* of the first *n* cards in front."""
    for i in range(min(picks, n - 1)):
        j = i + below(rng, n - i)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept


def emit(events: Events, n: int, kind: int, a: int, b: int, c: int, d: int, e: int) -> int:
    """Write one fact as row *n* and return the new number of rows; full buffers drop it."""
    if n >= events.shape[0]:
        return n
    events[n, 0] = kind
    events[n, 1] = a
    events[n, 2] = b
    events[n, 3] = c
    events[n, 4] = d
    events[n, 5] = e
    return n + 1


def count_bits(bits: int) -> int:
    """Return how many bits of a small mask are set."""
    count = 0
    while bits > 0:
        bits = bits & (bits - 1)
        count += 1
    return count


def lowest_bit(bits: int) -> int:
    """Return the position of the lowest bit set (the mask must not be empty)."""
    position = 0
    while (bits >> position) & 1 == 0:
        position += 1
    return position


def nth_set(mask: Ints, n: int) -> int:
    """Return the index of the *n*-th (from 0) entry of *mask* that is not zero, or -1."""
    for i in range(mask.shape[0]):
        if mask[i] != 0:
            if n == 0:
                return i
            n -= 1
    return -1


def digest(so_far: int, value: int) -> int:
    """Fold one number into a 32-bit digest (FNV-1a, a word at a time)."""
    return ((so_far ^ (value & WORD)) * _FNV_PRIME) & WORD
