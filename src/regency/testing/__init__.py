"""check_game and its laws: what every game must obey, shipped so that any game can be checked."""

from regency.testing.conformance import LAWS, check_game
from regency.testing.walk import LawBroken

__all__ = ["LAWS", "LawBroken", "check_game"]
