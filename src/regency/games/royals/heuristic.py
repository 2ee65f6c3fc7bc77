"""stub"""

from regency.core.kernel import nth_set
from regency.core.types import Mask, State, Words


def choose(state: State, seat: int, mask: Mask, rng: Words) -> int:
    """stub"""
    return nth_set(mask, 0)
