"""Every file, option, port, module and figure that deploy/ names exists."""

from __future__ import annotations

import argparse
import importlib
import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import running

from regency.cli.parser import parser
from regency.server.ops.settings import Settings
from regency.server.ops.worker_metrics import WorkerCollector
from regency.server.workers.thinking import Figures

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
yaml: Any = pytest.importorskip("yaml")
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
CALL = re.compile(r"(?:/bin/regency|docker run … regency) ([a-z-]+[^,;'`]*)")
METRIC = re.compile(r"\bregency_\w+")


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def options(command: str) -> set[str]:
    """Return the options of one of our commands."""
    sub = next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction))
    return {option for action in sub.choices[command]._actions for option in action.option_strings}


def commands() -> Iterator[tuple[str, str]]:
    """Yield every line in which deploy/ calls our program."""
    for file in sorted(DEPLOY.iterdir()):
        for line in file.read_text("utf-8").splitlines():
            for found in CALL.findall(line):
                yield file.name, found
    for name, service in yaml.safe_load(read("compose.yaml"))["services"].items():
        if "command" in service:
            yield f"compose.yaml {name}", shlex.join(service["command"])


def test_every_command_and_option_exists() -> None:
    called = list(commands())
    assert {line.split()[0] for _, line in called} >= {"serve", "worker", "backup"}
    for where, line in called:
        command, *words = line.split()
        wanted = {word for word in words if word.startswith("--")}
        assert wanted <= options(command), f"{where}: {line}"


def test_every_setting_that_is_named_exists() -> None:
    settings = {f"REGENCY_{name.upper()}" for name in Settings.__dataclass_fields__}
    for file in (DEPLOY / "compose.yaml", DEPLOY / "Dockerfile", *UNITS):
        named = set(re.findall(r"REGENCY_[A-Z_]+", file.read_text("utf-8")))
        assert named or file.suffix == ".timer", file.name
        assert named <= settings | {"REGENCY_CACHE"}, file.name


def test_every_file_that_is_named_exists() -> None:
    compose = yaml.safe_load(read("compose.yaml"))
    node = compose["services"]["n1"]
    assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).is_file()
    mounted = [
        volume.partition(":")[0]
        for service in compose["services"].values()
        for volume in service.get("volumes", ())
    ]
    assert "./haproxy-cluster.cfg" in mounted
    for name in mounted:
        if name == "./certificate.pem":  # the operator's own
            continue
        assert (DEPLOY / name).is_file() if name.startswith(".") else name in compose["volumes"]
    assert (DEPLOY / yaml.safe_load(read("prometheus.yaml"))["rule_files"][0]).is_file()
    for page in re.findall(
        r"docs/\w+\.md", "".join(f.read_text("utf-8") for f in DEPLOY.iterdir())
    ):
        assert (ROOT / page).is_file(), page


def test_the_ports_are_those_that_haproxy_and_prometheus_look_at() -> None:
    compose = yaml.safe_load(read("compose.yaml"))
    behind = set(re.findall(r"server (\w+) 127\.0\.0\.1:(\d+)", read("haproxy-cluster.cfg")))
    looked = yaml.safe_load(read("prometheus.yaml"))["scrape_configs"]
    nodes = {name: one for name, one in compose["services"].items() if name in ("n1", "n2")}
    assert len(nodes) == 2
    for name, one in nodes.items():
        assert one["environment"]["REGENCY_NODE"] == name
        port = one["environment"]["REGENCY_PORT"]
        assert (name, port) in behind
        assert f"127.0.0.1:{port}" in looked[0]["static_configs"][0]["targets"]
        assert one["network_mode"] == "service:proxy"
    worker_port = looked[1]["static_configs"][0]["targets"][0].rpartition(":")[2]
    assert f"--metrics {worker_port}" in read("regency-worker.service")
    published = [port.partition(":")[2] for port in compose["services"]["proxy"]["ports"]]
    assert [f"bind :{port}" in read("haproxy-cluster.cfg") for port in published] == [True, True]


def test_who_thinks_in_a_container_may_look_at_no_match() -> None:
    """By an account that may not, and without the volume that has the nodes' secret."""
    services = yaml.safe_load(read("compose.yaml"))["services"]
    worker, role = services["worker"], services["worker-role"]
    assert "regency_worker" in read("worker-role.sql")
    assert worker["environment"]["REGENCY_DATABASE"].startswith("postgresql://regency_worker:")
    assert not {*worker["volumes"]} & {*services["n1"]["volumes"]}
    assert "network_mode" not in worker
    assert worker["depends_on"].keys() == {"worker-role"}
    assert role["volumes"] == ["./worker-role.sql:/worker-role.sql:ro"]
    assert "--file=/worker-role.sql" in role["entrypoint"]
    assert role["environment"].keys() == {"PGPASSWORD", "WORKER_PASSWORD"}
    assert role["profiles"] == worker["profiles"]


def test_every_module_that_is_named_exists() -> None:
    for file in DEPLOY.iterdir():
        for name in re.findall(r"python3? -m (regency[\w.]*)", file.read_text("utf-8")):
            importlib.import_module(name)


def test_what_the_image_installs_is_fresh() -> None:
    command = [sys.executable, "tools/image_hashes.py", "--check"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_units_are_right(unit: Path, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd-analyze here")
    # Of a template an instance is looked at.
    for other in UNITS:
        shutil.copy(other, tmp_path / other.name.replace("@.", "@n1."))
    file = tmp_path / unit.name.replace("@.", "@n1.")
    found = subprocess.run([analyze, "verify", file], capture_output=True, text=True, check=False)
    complaints = [line for line in found.stderr.splitlines() if file.name in line]
    assert [line for line in complaints if "is not executable" not in line] == []


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Return the names of all figures that a server and a worker tell."""
    with running(tmp_path_factory.mktemp("data")) as server:
        told = httpx.get(f"{server.address}/metrics").text
    names = set(re.findall(r"^# TYPE (\w+) (?:counter|gauge)$", told, re.MULTILINE))
    for family in WorkerCollector(Figures()).collect():
        names.add(f"{family.name}_total" if family.type == "counter" else family.name)
    return names


def test_alerts_look_at_figures_that_are_told(exported: set[str]) -> None:
    rules = yaml.safe_load(read("prometheus-alerts.yaml"))["groups"][0]["rules"]
    assert len({rule["alert"] for rule in rules}) == len(rules) > 8
    for rule in rules:
        named = set(METRIC.findall(rule["expr"]))
        assert named or rule["expr"].startswith("up{")
        assert named <= exported, rule["alert"]
        assert rule["labels"]["severity"] in ("page", "warn")
        assert rule["annotations"].keys() == {"summary", "what"}


def test_the_dashboard_shows_every_figure_that_is_told(exported: set[str]) -> None:
    panels = json.loads(read("grafana-dashboard.json"))["panels"]
    shown = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in METRIC.findall(target["expr"])
    }
    assert shown == exported
    places = {(p["gridPos"]["x"], p["gridPos"]["y"]) for p in panels}
    assert len(places) == len({p["id"] for p in panels}) == len(panels)
