"""Names of environments and the spaces they share, made from the games that are found."""

from __future__ import annotations

import numpy as np

from regency.games import games

NAMESPACE = "regency"
VERSION = 0
#: Every feature is a number out of a field of 16 bits or fewer.
FEATURE_BOUND = float(np.iinfo(np.int16).max)


def camel(name: str) -> str:
    """Return a game's name as environment ids write it: `castle-combo` is `CastleCombo`."""
    return "".join(part.capitalize() for part in name.split("-"))


def environment_ids() -> dict[str, str]:
    """Return the id of every game's environment, by the game's name."""
    return {name: f"{NAMESPACE}/{camel(name)}-v{VERSION}" for name in games()}
