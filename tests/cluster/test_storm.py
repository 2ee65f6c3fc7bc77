"""People play through HAProxy while nodes are killed, frozen, drained and cut off."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path

import pytest

from regency.bench.cluster import KINDS, run
from regency.bench.cluster_house import haproxy
from regency.bench.cluster_people import Pace
from regency.bench.postgres import Postgres

#: `REGENCY_FAULTS=60` for the long run.
FAULTS = int(os.environ.get("REGENCY_FAULTS", "4"))
TABLES = 6


@pytest.mark.skipif(haproxy() is None, reason="HAProxy is not installed (apt-get install haproxy)")
def test_no_move_is_lost_and_no_fenced_node_is_heard(tmp_path: Path, postgres: Postgres) -> None:
    """`run` raises where a move was lost or doubled, or a record does not verify."""
    story = run(tmp_path, TABLES, FAULTS, print, pace=Pace(0.02, 0.2), lease=3.0, database=postgres)
    found = asyncio.run(story)
    assert found.frames() == 0
    assert all(fault.bystanders for fault in found.faults if fault.kind == "freeze")
    assert found.went_back == 0
    assert found.acknowledged > 20 * FAULTS
    assert [len(found.course) > 0, len(found.faults)] == [True, FAULTS]
    for first in range(0, FAULTS, len(KINDS)):  # each as often as it should be, round by round
        done = Counter(fault.kind for fault in found.faults[first : first + len(KINDS)])
        assert done <= Counter(KINDS)
