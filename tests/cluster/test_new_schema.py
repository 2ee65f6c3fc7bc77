"""A running cluster is upgraded across a step of the schema, while a match is played."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

import regency
from regency.bench.cluster_house import Cluster
from regency.bench.postgres import Postgres
from regency.bench.server_process import regency_server
from regency.core.fair import verify_fair
from regency.games import games
from regency.store.migrations import newest
from tests.cluster.test_news import Node, in_the_end, seats
from tests.server.playing import Person, Socket

#: Seconds of a lease, so long that no busy machine takes one node for dead.
LEASE = "20"
#: What the release after this one does to the schema.
NEXT = '''"""What the next release keeps of tables."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    """Add a column to a table in use, and a table."""
    op.add_column("tables", sa.Column("next", sa.Integer, nullable=True))
    op.create_table("next", sa.Column("id", sa.String, primary_key=True))
'''


def next_release(folder: Path) -> str:
    """Write this program with one step more; return the step's revision.

    What is not changed is not copied.
    """
    here, there = Path(regency.__file__).parent, folder / "regency"
    for part in ("", "store", "store/migrations"):
        (there / part).mkdir(parents=True)
        for file in (here / part).iterdir():
            if not (there / part / file.name).exists():
                (there / part / file.name).symlink_to(file)
        for changed in {"": ["store"], "store": ["migrations"]}.get(part, ["versions"]):
            (there / part / changed).unlink()
    versions = there / "store" / "migrations" / "versions"
    shutil.copytree(here / "store" / "migrations" / "versions", versions)
    before = newest()
    revision = f"{int(before) + 1:04d}"
    step = NEXT.format(revision=revision, before=before)
    (versions / f"{revision}_next.py").write_text(step, "utf-8")
    return revision


@pytest.fixture
def cluster(tmp_path: Path, postgres: Postgres) -> Iterator[Cluster]:
    made = Cluster(tmp_path, "--lease", LEASE, nodes=2, database=postgres)
    try:
        asyncio.run(made.start(proxy=False))
        yield made
    finally:
        made.stop()


def asked(cluster: Cluster, query: str) -> Any:
    with psycopg.connect(cluster.address) as connection:
        found = connection.execute(query).fetchone()
        return found and found[0]


class Match:
    """A match of two people who are told where it goes on."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.nodes = {name: Node(port) for name, port in cluster.ports.items()}
        first = self.nodes["n2"]  # where it belongs from then on: it comes back by itself
        self.people = [first.person("Ann"), first.person("Bob")]
        self.table = self.people[0].open("kuhn", ["me", "open"])
        self.people[1].post(f"/tables/{self.table}/join")
        self.people[0].post(f"/tables/{self.table}/start")

    def at(self, name: str) -> list[Person]:
        """Return both as they come to a node, once it has the table."""
        query = f"SELECT node FROM owners WHERE table_id = '{self.table}'"
        in_the_end(lambda: asked(self.cluster, query) == name)
        return [self.nodes[name].same(person) for person in self.people]

    def close(self) -> None:
        for node in self.nodes.values():
            node.close()

    def move(self, name: str, action: int, word: str) -> None:
        """Let whose turn it is move at a node, and say a word."""
        both = self.at(name)
        with both[0].at(self.table) as ann, both[1].at(self.table) as bob:
            sockets: list[Socket] = [ann, bob]
            ann.see(lambda state: state["to_act"])
            seat = ann.state["to_act"][0]
            acting = sockets[seat]
            acting.see(lambda state: state["to_act"] == [seat])
            assert acting.play(action)["type"] == "done"
            assert acting.ask("chat", text=word)["type"] == "done"


@pytest.fixture
def match(cluster: Cluster) -> Iterator[Match]:
    made = Match(cluster)
    yield made
    made.close()


def test_a_match_goes_on_across_a_step_of_the_schema(
    cluster: Cluster, match: Match, tmp_path: Path
) -> None:
    revision = next_release(tmp_path / "next")
    new = ("env", f"PYTHONPATH={tmp_path / 'next'}")
    version = "SELECT version_num FROM alembic_version"
    check, bet, call = 0, 1, 1
    match.move("n2", check, "both are old")
    asyncio.run(cluster.drain("n1"))
    asyncio.run(cluster.start_node("n1", new))
    assert asked(cluster, version) == revision
    match.move("n2", bet, "an old node over a new schema")
    asyncio.run(cluster.drain("n2"))
    match.move("n1", call, "a new node")
    old = regency_server(tmp_path, "--database", cluster.address, "--node", "n2")
    with pytest.raises(RuntimeError, match="did not start"):  # an old one that is begun anew
        old.wait()
    old.kill()
    ann = match.at("n1")[0]
    assert [seat["name"] for seat in seats(ann, match.table)] == ["Ann", "Bob"]
    record = ann.http.get(f"/matches/{match.table}/record")
    (verdict,) = verify_fair(record.content, games())
    assert (verdict.error, verdict.scores is not None) == (None, True)
    both = [person.http.get("/me/data").json()["chat"] for person in match.at("n1")]
    said = sorted(line["text"] for lines in both for line in lines)
    assert said == ["a new node", "an old node over a new schema", "both are old"]
    asyncio.run(cluster.start_node("n2", new))
    in_the_end(lambda: asked(cluster, "SELECT count(*) FROM leases") == len(cluster.names))
