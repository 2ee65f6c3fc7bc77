"""When the whole memory is looked through for garbage: while nobody plays."""

from __future__ import annotations

from regency.server.ops.garbage import (
    LATEST_SECONDS,
    QUIET_SECONDS,
    SOONEST_SECONDS,
    Housework,
)


def test_a_quiet_moment_is_awaited() -> None:
    housework = Housework(0.0)
    now, moves = 0.0, 0
    while now < SOONEST_SECONDS * 2:  # busy: something happens between any two looks
        now, moves = now + QUIET_SECONDS, moves + 1
        assert not housework.is_due(now, moves)
    assert housework.is_due(now + QUIET_SECONDS, moves)


def test_not_again_and_again_while_it_is_quiet() -> None:
    housework = Housework(0.0)
    assert not housework.is_due(SOONEST_SECONDS, 1)
    assert housework.is_due(SOONEST_SECONDS + 1, 1)
    assert not housework.is_due(SOONEST_SECONDS * 9, 1)  # nothing has happened since
    assert not housework.is_due(SOONEST_SECONDS * 9 + 1, 2)
    assert housework.is_due(SOONEST_SECONDS * 9 + 2, 2)


def test_not_sooner_than_a_minute_after_the_last_time() -> None:
    housework = Housework(0.0)
    housework.is_due(1.0, 1)
    assert not housework.is_due(2.0, 1)


def test_a_server_that_is_always_busy_is_tidied_at_last() -> None:
    housework = Housework(0.0)
    seconds = range(1, int(LATEST_SECONDS) * 3)
    due = [second for second in seconds if housework.is_due(float(second), happened=second)]
    assert due == [LATEST_SECONDS, 2 * LATEST_SECONDS]
