"""How long tests wait for what has to come."""

from __future__ import annotations

import os


def patience(seconds: float) -> float:
    """Return how long to wait: less than *seconds* where nothing is expected to come.

    `make mutants` sets `REGENCY_PATIENCE`; most tests wait in vain there.
    """
    return min(seconds, float(os.environ.get("REGENCY_PATIENCE", seconds)))
