"""docs/operating.md is carried out, command by command, against a real PostgreSQL."""

from __future__ import annotations

import importlib.util
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from tests.store.conftest import postgres

from regency.bench.cluster_house import free_port
from regency.bench.postgres import Postgres, psql
from regency.cli import main

__all__ = ["postgres"]

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "operating.md"
PATIENCE = 120.0
ADDRESS = re.compile(r"postgresql://(\w+)@db/regency")


def commands() -> list[str]:
    boxes = re.findall(r"^```\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [line for box in boxes for line in box.splitlines()]


class Machine:
    """Where the commands are carried out: folders, ports and the database are others."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database
        self.ports: dict[str, str] = {}
        self.running: dict[str, tuple[list[str], subprocess.Popen[str]]] = {}

    def here(self, word: str) -> str:
        if found := ADDRESS.fullmatch(word):
            user = "regency_worker" if found[1] == "regency_worker" else "postgres"
            return self.database.replace("//postgres:", f"//{user}:")
        word = re.sub(r"^(?=/var/)", str(self.folder), word)
        word = re.sub(r"^(?=deploy/)", f"{ROOT}/", word)
        return re.sub(r"\b(8\d\d\d|9101)\b", self._port, word)

    def _port(self, found: re.Match[str]) -> str:
        return self.ports.setdefault(found[1], str(free_port()))

    def carry_out(self, line: str) -> None:
        program, *words = [self.here(word) for word in shlex.split(line)]
        if program == "curl":
            self.ask(words[-1])
        elif program == "psql":
            psql(*words)
        elif program == "systemctl":
            getattr(self, f"_{words[0]}")(words[1])
        elif words[0] in ("serve", "worker"):
            self._begin(line, words)
        else:
            assert program == "regency", line
            assert main(words) == 0, line

    def ask(self, address: str) -> httpx.Response:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = httpx.get(address, timeout=10.0)
                if answer.status_code == 200:
                    return answer
            except httpx.TransportError:
                pass
            assert time.monotonic() < until, address
            time.sleep(0.1)

    def _begin(self, line: str, words: list[str]) -> None:
        found = re.search(r"--node (\w+)", line)
        unit = f"regency@{found[1]}" if found else "regency"
        unit = "regency-worker" if words[0] == "worker" else unit
        command = [sys.executable, "-m", "regency", *words]
        quick = ["--limits", "off"] if words[0] == "serve" else []
        quick += ["--lease", "20"] if "--node" in words else []  # busy is not dead
        process = subprocess.Popen([*command, *quick], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        self.running[unit] = (words, process)
        assert process.stdout.readline(), line

    def _stop(self, unit: str) -> list[str]:
        words, process = self.running.pop(unit)
        process.terminate()
        assert process.wait(30) in (0, -15)
        assert process.stdout is not None
        process.stdout.close()
        return words

    def _restart(self, unit: str) -> None:
        words = self._stop(unit)
        self._begin(f"regency {shlex.join(words)}", words)

    def end(self) -> None:
        for _, process in self.running.values():
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


@pytest.fixture
def machine(tmp_path: Path, postgres: Postgres) -> Iterator[Machine]:
    made = Machine(tmp_path, postgres.new_database())
    yield made
    made.end()


def test_every_command_is_carried_out_and_a_match_goes_on(machine: Machine) -> None:
    """A table that is opened at the very beginning is there after every step."""
    table, cookie = "", {}
    for line in commands():
        machine.carry_out(line)
        if not table and "regency" in machine.running and line.startswith("curl"):
            address = f"http://127.0.0.1:{machine.ports['8000']}/api/v1"
            with httpx.Client(base_url=address, timeout=PATIENCE) as http:
                assert http.put("/me", json={"name": "Ann", "language": "en"}).status_code == 200
                wish: dict[str, Any] = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "open"}]}
                table = http.post("/tables", json=wish).json()["id"]
                cookie = dict(http.cookies)
        elif table and line.startswith("curl") and line.endswith("healthz"):
            port = machine.here(line.split("127.0.0.1:")[1].partition("/")[0])
            address = f"http://127.0.0.1:{port}/api/v1/tables/{table}"
            answer = httpx.get(address, cookies=cookie, timeout=PATIENCE)
            # It answers itself, or names the node that has the table.
            assert answer.status_code == 200 or "/n/n" in answer.headers["location"], line
            if answer.status_code == 200:
                assert answer.json()["seats"][0]["name"] == "Ann"
    assert machine.running.keys() == {"regency@n1", "regency@n2", "regency-worker"}
    with psycopg.connect(machine.database) as connection:
        who = "SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = current_database()"
        assert ("regency_worker",) in connection.execute(who).fetchall()


def test_every_unit_and_service_that_is_named_exists() -> None:
    text = PAGE.read_text("utf-8")
    for unit in re.findall(r"`(regency[\w@-]*\.(?:service|timer))`", text):
        assert (ROOT / "deploy" / unit).is_file(), unit


def capacity() -> Any:
    spec = importlib.util.spec_from_file_location("capacity", ROOT / "tools" / "capacity.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["capacity"] = module
    spec.loader.exec_module(module)
    return module


def test_the_paper_exercise_is_fresh_and_rests_on_what_was_measured() -> None:
    found = capacity()
    made = found.table(found.Measured(), found.Assumed(), found.Prices())
    assert f"<!-- capacity -->\n{made}<!-- /capacity -->" in PAGE.read_text("utf-8")
    measured = (ROOT / "docs" / "performance.md").read_text("utf-8")
    for value in vars(found.Measured()).values():
        assert re.search(rf"(?<![\d.,]){value:,}(?![\d])", measured), value


def test_needs_grow_as_they_should() -> None:
    found = capacity()
    one, many = (found.needs(n, found.Measured(), found.Assumed()) for n in (100, 10_000))
    assert many["moves a second"] == pytest.approx(100 * one["moves a second"])
    assert one["moves a second"] == pytest.approx(100 / 3 / 5)
    assert one["leases renewed a second"] == 0
    assert (one["nodes (of at most 5,000 connections)"], one["cores for moves"] < 0.01) == (1, True)


def test_what_is_rented_is_paid_at_the_prices_that_are_said() -> None:
    found = capacity()
    measured, assumed = found.Measured(), found.Assumed()
    text = PAGE.read_text("utf-8")
    for price in vars(found.Prices()).values():
        assert re.search(rf"\*\*{price:g}\*\*", text), price
    free = found.Prices(core=0, memory=0, disk=0, traffic=0)
    assert found.paid(100, measured, assumed, free)["cost a month"] == 0
    for people in found.PEOPLE:
        amounts = list(found.rented(people, measured, assumed).values())
        for price, amount in zip(vars(free), amounts, strict=True):
            one = found.Prices(**(vars(free) | {price: 2.0}))
            paid = found.paid(people, measured, assumed, one)
            assert paid["cost a month"] == pytest.approx(2 * amount)
            assert paid["… for each of those people"] == pytest.approx(2 * amount / people)
    one, many = (found.rented(n, measured, assumed) for n in (100, 10_000))
    cores = "cores (one a node, two a PostgreSQL)"
    assert (one[cores], many[cores]) == (1, 2 + assumed.database_cores)


def test_prices_can_be_put_in() -> None:
    command = [sys.executable, str(ROOT / "tools" / "capacity.py"), "--core", "100"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    before = PAGE.read_text("utf-8")
    (row,) = re.findall(r"^\| cost a month .*$", told, re.MULTILINE)
    assert row not in before
    (kept,) = re.findall(r"^\| cores for moves .*$", told, re.MULTILINE)
    assert kept in before
