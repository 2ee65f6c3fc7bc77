"""Nodes are restarted one after the other, as an upgrade does it, while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psycopg
import pytest

from regency.bench.cluster import verified
from regency.bench.cluster_house import Cluster, haproxy
from regency.bench.cluster_people import Crowd, Pace
from regency.bench.postgres import Postgres
from regency.bench.server_journal import check_journal

TABLES = 24
NODES = 2
MOVES = 100
PATIENCE = 300.0


def tables_of(cluster: Cluster, name: str) -> int:
    with psycopg.connect(cluster.address) as connection:
        query = "SELECT count(*) FROM owners WHERE node = %s"
        found = connection.execute(query, (name,)).fetchone()
    assert found is not None
    return int(found[0])


@pytest.mark.skipif(haproxy() is None, reason="HAProxy is not installed (apt-get install haproxy)")
def test_no_move_fails_while_nodes_are_renewed(tmp_path: Path, postgres: Postgres) -> None:
    """Each is accepted, by the node it was sent to or by the one that people follow to."""
    words = ("--lease", "1.5", "--behind-proxy")
    cluster = Cluster(tmp_path, *words, nodes=NODES, database=postgres)

    async def upgrade(crowd: Crowd) -> None:
        for name in cluster.names:
            await crowd.moves(MOVES)
            while not tables_of(cluster, name):  # it is new, and its tables come back by and by
                await crowd.moves(1)
            await cluster.drain(name)
            assert tables_of(cluster, name) == 0
            await crowd.moves(MOVES)
            await cluster.start_node(name)
        crowd.stop()

    async def scene() -> Crowd:
        await cluster.start(proxy=True)
        crowd = Crowd(cluster.port, ["castle-combo", "kuhn"], 1, Pace(0.0, 0.03))
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            group.create_task(crowd.play(TABLES))
            group.create_task(upgrade(crowd))
        assert await verified(crowd) == len(crowd.tables)
        cluster.stop()
        kept = await check_journal(cluster.address, crowd.journal)
        assert kept == len(crowd.journal.sent)
        return crowd

    try:
        crowd = asyncio.run(scene())
    finally:
        cluster.stop()
    print(f"{len(crowd.journal.acknowledged)} moves, {crowd.sent_again()} sent again")
    assert crowd.redirected > 0
    assert crowd.refusals == {}
