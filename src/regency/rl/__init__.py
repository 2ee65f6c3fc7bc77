"""The field's own interfaces to every game: vector play, PettingZoo, Gymnasium, OpenSpiel, JSON."""

from regency.rl.batch import Batch
from regency.rl.rewards import REWARDS

__all__ = ["REWARDS", "Batch"]
