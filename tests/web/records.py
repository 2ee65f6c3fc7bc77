"""What a server sent to a page as data, read as the rules read it."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Mapping
from typing import Any

import numpy as np

from regency.core.types import State
from regency.games import game


def seen_in(message: Mapping[str, Any], name: str) -> State:
    """Return the state that a `state` message tells."""
    states = game(name).rules.STATE.new(1)
    states.view(np.ndarray).view(np.uint8)[:] = np.frombuffer(
        b64decode(message["record"]), np.uint8
    )
    return states[0]


def view_in(message: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """Return the view that a page draws of a `state` message."""
    return game(name).view.view(seen_in(message, name), message["viewer"])
