"""stub."""

from regency.core.kernel import below, nth_set
from regency.core.types import Mask, State, Words


def choose(state: State, seat: int, mask: Mask, rng: Words) -> int:
    """Stub."""
    n = 0
    for i in range(mask.shape[0]):
        n += int(mask[i])
    return nth_set(mask, below(rng, n))
