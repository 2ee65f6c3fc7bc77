"""Which core does the work: what is compared is held to one."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

#: Where Linux keeps control groups: of all kinds, or of processors alone in the older version.
GROUPS = Path("/sys/fs/cgroup")
#: A process that has used up its part goes on after at most so many microseconds.
PERIOD = 10_000


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Hold this thread, and all it starts meanwhile, to one core where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


class NotHeld(Exception):
    """This machine holds no process to a part of a core."""


@contextlib.contextmanager
def held_to(part: float, pid: int) -> Iterator[None]:
    """Hold a process, and what it starts, to a part of a core; raises NotHeld."""
    name, quota = f"regency-{pid}", int(part * PERIOD)
    if (GROUPS / "cgroup.controllers").exists():
        parent, wishes = GROUPS, {"cpu.max": f"{quota} {PERIOD}"}
    else:
        parent = GROUPS / "cpu"
        wishes = {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}
    group = parent / name
    try:
        group.mkdir()
        for file, wish in {**wishes, "cgroup.procs": str(pid)}.items():
            (group / file).write_text(wish, "ascii")
    except OSError as error:
        raise NotHeld(f"no control groups for processors here: {error}") from error
    try:
        yield
    finally:
        for one in (group / "cgroup.procs").read_text("ascii").split():
            (parent / "cgroup.procs").write_text(one, "ascii")
        group.rmdir()
