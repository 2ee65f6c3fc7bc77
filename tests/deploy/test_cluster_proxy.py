"""`deploy/haproxy-cluster.cfg` before two nodes, with TLS and limits; only ports are others."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from tests.cluster.conftest import postgres
from tests.deploy.test_deploy import (
    DEPLOY,
    HOST,
    PATIENCE,
    certificate,
    free_port,
    look_around,
    program,
    running,
)
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from regency.bench.cluster_house import NAMES, Cluster
from regency.bench.postgres import Postgres

__all__ = ["certificate", "postgres"]

CONFIG = DEPLOY / "haproxy-cluster.cfg"
#: What one address may have open, and ask in ten seconds, as the file has it.
OPEN = int(re.findall(r"sc0_conn_cur gt (\d+)", CONFIG.read_text("utf-8"))[0])
ASKED = int(re.findall(r"sc0_http_req_rate gt (\d+)", CONFIG.read_text("utf-8"))[0])
#: Connections of HAProxy here: a small machine has not as many files as 20,000 need.
FEW = "2000"
#: Parts of the file that look after each node; the third is not there.
BACKENDS = CONFIG.read_text("utf-8").count("server n3 ")
#: Sockets that are opened at the same time.
TOGETHER = 10


class Ports(NamedTuple):
    """Where HAProxy listens."""

    http: int
    https: int


def written(folder: Path, keys: Path, ports: Ports, nodes: dict[str, int]) -> Path:
    """Write the file as it is but for ports and the certificate's place."""
    text = CONFIG.read_text("utf-8")
    for old, new in (
        (f"/etc/haproxy/{HOST}.pem", f"{keys}/both.pem"),
        ("bind :443", f"bind 127.0.0.1:{ports.https}"),
        ("bind :80", f"bind 127.0.0.1:{ports.http}"),
        *((f"127.0.0.1:{8001 + n}", f"127.0.0.1:{nodes[name]}") for n, name in enumerate(NAMES)),
    ):
        assert old in text
        text = text.replace(old, new)
    file = folder / "haproxy.cfg"
    file.write_text(text)
    return file


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Cluster]:
    program("haproxy")
    folder = tmp_path_factory.mktemp("cluster")
    made = Cluster(folder, "--lease", "20", "--behind-proxy", nodes=2, database=postgres)
    try:
        asyncio.run(made.start(proxy=False))
        yield made
    finally:
        made.stop()


@pytest.fixture
def ports(tmp_path: Path, certificate: Path, cluster: Cluster) -> Iterator[Ports]:
    """Start HAProxy; each test its own, since it counts what one address asks."""
    found = Ports(free_port(), free_port())
    file = written(tmp_path, certificate, found, cluster.ports)
    # A machine that is busy with other tests is no dead node.
    file.write_text(re.sub(r"timeout check \S+", "timeout check 60s", file.read_text()))
    with running([program("haproxy"), "-n", FEW, "-f", str(file)], tmp_path, found.https):
        until = time.monotonic() + PATIENCE
        while (tmp_path / "said").read_text().count("/n3 is DOWN") < BACKENDS:
            assert time.monotonic() < until
            time.sleep(0.05)
        yield found


def trust(certificate: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))


def test_haproxy_finds_nothing_to_say_about_the_file(tmp_path: Path, certificate: Path) -> None:
    ports = Ports(free_port(), free_port())
    file = written(tmp_path, certificate, ports, dict.fromkeys(NAMES, 8001))
    command = [program("haproxy"), "-c", "-f", str(file)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert "WARNING" not in found.stderr + found.stdout


def test_a_match_begins_through_tls(ports: Ports, certificate: Path) -> None:
    look_around(certificate, ports.https)


def test_who_comes_without_tls_is_sent_to_it(ports: Ports) -> None:
    address = f"http://127.0.0.1:{ports.http}/api/v1/games?a=b"
    answer = httpx.get(address, headers={"Host": HOST}, timeout=PATIENCE)
    assert answer.status_code == 301
    assert answer.headers["location"] == f"https://{HOST}/api/v1/games?a=b"


def test_figures_of_no_node_are_shown(ports: Ports, certificate: Path) -> None:
    paths = ["/metrics", "/n/n1/metrics", "/n/n2/metrics", "/n/nobody/metrics", "/metrics?a=b"]
    address = f"https://127.0.0.1:{ports.https}"
    with httpx.Client(base_url=address, verify=trust(certificate), timeout=PATIENCE) as client:
        sni = {"sni_hostname": HOST}
        assert [client.get(path, extensions=sni).status_code for path in paths] == [404] * 5
        assert client.get("/n/n2/healthz", extensions=sni).json()["status"] == "ok"


def test_an_address_that_asks_too_often_has_to_wait(ports: Ports, certificate: Path) -> None:
    """As many as may be asked in ten seconds in one go, of what HAProxy itself answers."""
    asked = f"GET /metrics HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()
    with (
        socket.create_connection(("127.0.0.1", ports.https), timeout=PATIENCE) as raw,
        trust(certificate).wrap_socket(raw, server_hostname=HOST) as line,
    ):
        told, codes = b"", list[bytes]()
        while b"429" not in codes:  # a machine that is too slow for it begins anew
            before = len(codes)
            line.sendall(asked * 50)
            while len(codes) < before + 50 and b"429" not in codes:
                told += line.recv(100_000)
                codes = re.findall(rb"^HTTP/1\.1 (\d+)", told, re.MULTILINE)
    assert set(codes) == {b"404", b"429"}
    assert codes.index(b"429") >= ASKED


def test_an_address_has_so_many_sockets_at_once(
    ports: Ports, certificate: Path, cluster: Cluster
) -> None:
    at_once = asyncio.Semaphore(TOGETHER)
    words = {"name": "Ann", "language": "en"}
    address = f"http://127.0.0.1:{cluster.ports['n1']}/api/v1"
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        assert client.put("/me", json=words).is_success
        wish = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = client.post("/tables", json=wish).json()["id"]
    path = f"wss://{HOST}:{ports.https}/n/n1/api/v1/tables/{table}/ws"

    async def opened() -> ClientConnection | int:
        async with at_once:
            try:
                return await open_socket(
                    path,
                    ssl=trust(certificate),
                    host="127.0.0.1",
                    origin=Origin(f"https://{HOST}:{ports.https}"),
                    server_hostname=HOST,
                    open_timeout=PATIENCE,
                    ping_interval=None,
                )
            except InvalidStatus as refused:
                return refused.response.status_code

    async def scene() -> list[int]:
        found = await asyncio.gather(*[opened() for _ in range(OPEN + 5)])
        lines = [one for one in found if not isinstance(one, int)]
        await asyncio.gather(*[line.close() for line in lines])
        assert OPEN - TOGETHER <= len(lines) <= OPEN
        return [one for one in found if isinstance(one, int)]

    refused = asyncio.run(scene())
    assert refused
    assert set(refused) == {429}
