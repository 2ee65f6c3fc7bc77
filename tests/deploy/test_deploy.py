"""The examples of deploy/: the image is made of what exists, and a match is served by proxies."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from regency.bench.server_client import ELSEWHERE
from regency.bench.server_process import regency_server

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOST = "games.example.org"
PATIENCE = 60.0


def test_the_image_is_built_from_files_that_exist() -> None:
    """And each of them is let through by the list of what is sent to the builder."""
    sent = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    copied: set[str] = set()
    for line in (DEPLOY / "Dockerfile").read_text("utf-8").splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            copied.update(line.split()[1:-1])
    assert copied
    for name in copied:
        assert (ROOT / name).exists(), name
        assert f"!{name}" in sent


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def reachable(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"no {name} here")
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("certificate")
    command = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-subj", f"/CN={HOST}"]
    subprocess.run(
        [*command, "-addext", f"subjectAltName=DNS:{HOST}"],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    parts = [(folder / name).read_text() for name in ("fullchain.pem", "privkey.pem")]
    (folder / "both.pem").write_text("".join(parts))
    return folder


Proxy = Callable[[Path, Path, int, int], list[str]]


def nginx(folder: Path, keys: Path, port: int, behind: int) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in (
        (f"/etc/ssl/{HOST}", str(keys)),
        ("443", str(port)),
        ("listen 80", f"listen {free_port()}"),
        ("listen [::]:80;", ""),
        ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
    ):
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log {folder}/log; daemon off; master_process off;\n"
        "events { worker_connections 500; }\n"
        f"http {{ access_log off; {folders} include {folder}/site.conf; }}\n"
    )
    return [program("nginx"), "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]


def haproxy(folder: Path, keys: Path, port: int, behind: int) -> list[str]:
    text = (DEPLOY / "haproxy.cfg").read_text("utf-8")
    for old, new in (
        (f"/etc/haproxy/{HOST}.pem", f"{keys}/both.pem"),
        ("bind :443", f"bind 127.0.0.1:{port}"),
        ("bind :80", f"bind 127.0.0.1:{free_port()}"),
        ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
    ):
        assert old in text
        text = text.replace(old, new)
    (folder / "haproxy.cfg").write_text(text)
    return [program("haproxy"), "-f", f"{folder}/haproxy.cfg"]


def caddy(folder: Path, keys: Path, port: int, behind: int) -> list[str]:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    tls = f"tls {keys}/fullchain.pem {keys}/privkey.pem"
    for old, new in (
        (f"\n{HOST} {{", f"\n{HOST}:{port} {{\n\t{tls}"),
        ("\tservers {", "\tadmin off\n\tauto_https off\n\tservers {"),
        ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
    ):
        assert old in text
        text = text.replace(old, new)
    (folder / "Caddyfile").write_text(text)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


@contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=os.environ | homes)
        try:
            until = time.monotonic() + PATIENCE
            while not reachable(port):
                assert process.poll() is None, (folder / "said").read_text()
                assert time.monotonic() < until
                time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait()


@pytest.mark.parametrize("proxy", [nginx, haproxy, caddy])
def test_a_match_begins_behind_the_proxy(proxy: Proxy, tmp_path: Path, certificate: Path) -> None:
    server = regency_server(tmp_path / "data", "--behind-proxy", "--limits", "on")
    try:
        server.wait()
        port = free_port()
        command = proxy(tmp_path, certificate, port, server.port)
        with running(command, tmp_path, port):
            look_around(certificate, port)
    finally:
        server.kill()


def look_around(certificate: Path, port: int) -> None:
    trust = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))
    address = f"https://127.0.0.1:{port}"
    names = {"Host": HOST, "X-Forwarded-For": "203.0.113.9"}
    with httpx.Client(base_url=address, verify=trust, headers=names, timeout=PATIENCE) as client:
        sni = {"sni_hostname": HOST}
        answer = client.put("/api/v1/me", json={"name": "Ann", "language": "en"}, extensions=sni)
        assert answer.status_code == 200, answer.text
        assert "secure" in answer.headers["set-cookie"].lower()
        cookie = answer.headers["set-cookie"].partition(";")[0]
        assert client.get("/metrics", extensions=sni).status_code == 404
        assert client.get("/healthz", extensions=sni).json()["status"] == "ok"
        large = client.post("/api/v1/records", content=b"x" * 700_000, extensions=sni)
        assert large.status_code == 413
        wish = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "bot", "level": "page"}]}
        made = client.post(
            "/api/v1/tables",
            json=wish | {"start": True},
            headers={"Cookie": cookie},
            extensions=sni,
        )
        assert made.status_code == 201, made.text
    path = f"/api/v1/tables/{made.json()['id']}/ws"
    kinds, node = first_words(trust, port, path, cookie)
    if node:  # it has the table
        kinds, node = first_words(trust, port, f"/n/{node}{path}", cookie)
    assert (kinds, node) == (["table", "state"], "")


def first_words(trust: ssl.SSLContext, port: int, path: str, cookie: str) -> tuple[list[str], str]:
    """Return what a table tells first; or the name of the node that is to be asked."""
    with (
        socket.create_connection(("127.0.0.1", port)) as raw,
        connect(
            f"wss://{HOST}{path}",
            sock=raw,
            ssl=trust,
            server_hostname=HOST,
            origin=Origin(f"https://{HOST}"),
            additional_headers={"Cookie": cookie},
        ) as line,
    ):
        try:
            return [json.loads(line.recv(PATIENCE))["type"] for _ in range(2)], ""
        except ConnectionClosed:
            assert line.close_code == ELSEWHERE
            return [], line.close_reason or ""
