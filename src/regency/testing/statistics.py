"""Just enough statistics for the laws: a chi-square test without a dependency."""

import math
from collections.abc import Sequence

#: A law that holds is refused by chance once in a million checks; seeds are fixed, so never twice.
SUSPICIOUS = 1e-6


def chi_square_p(observed: Sequence[int], expected: Sequence[float]) -> float:
    """Return how likely so large a deviation from *expected* is by chance.

    Uses the Wilson-Hilferty approximation, good to a few per cent where each expectation is
    at least five.
    """
    if len(observed) < 2:
        return 1.0
    statistic = sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
    freedom = len(observed) - 1
    spread = 2.0 / (9.0 * freedom)
    normal = ((statistic / freedom) ** (1.0 / 3.0) - (1.0 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(normal / math.sqrt(2.0))
