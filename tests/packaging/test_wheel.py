"""What `make dist` makes is whole: installed alone, without Node, it serves the games."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.web.house import ROOT, House
from tests.web.person import Person

from regency.edge.build import NET, parts_of
from regency.games.kuhn import GAME as KUHN

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "page"}


@pytest.fixture(scope="module")
def dist(web_app: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


def run(*command: object, env: Mapping[str, str] | None = None) -> None:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


def test_a_wheel_holds_the_app_and_no_tests(dist: Path) -> None:
    """S6: it said it was typed without `py.typed`, and held 31 files of tests."""
    (wheel,) = dist.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"regency/py.typed", "regency/server/static/index.html"} <= set(names)
    assert any(name.endswith("/locales/uk.ftl") for name in names)
    assert any(name.endswith("/ai/weights/weights.npz") for name in names)
    kept = {f"{part}.{end}" for part in parts_of(KUHN) for end in ("wasm", "json")}
    assert {f"regency/games/kuhn/wasm/{name}" for name in kept} <= set(names)
    assert f"regency/games/royals/wasm/{NET}.wasm" in names
    scripts = {name for name in names if name.endswith(".mjs")}
    assert scripts == {f"regency/core/wasm/{name}.mjs" for name in ("node", "calling")}
    assert not [name for name in names if "test_" in name or "/tests/" in name or "node_" in name]
    assert not [name for name in names if name.endswith((".svelte", ".ts"))]


def test_an_sdist_holds_what_the_app_is_built_from(dist: Path) -> None:
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    tracked = set(listed.stdout.split())
    if not tracked:
        pytest.skip("only a clone can tell which files there should be")
    assert tracked <= names, f"MANIFEST.in leaves out {sorted(tracked - names)[:9]}"
    assert not [name for name in names if "node_modules/" in name or "__pycache__" in name]


def test_a_wheel_alone_serves_a_match(dist: Path, tmp_path: Path, browser: Browser) -> None:
    (wheel,) = dist.glob("*.whl")
    home = tmp_path / "environment"
    venv.create(home)
    # Neither Node nor this repository is in reach; only the game that is played is compiled.
    alone = {"PATH": str(home / "bin"), "PYTHONPATH": ""}
    python = home / "bin" / "python"
    asked = f"regency[server] @ {wheel.as_uri()}"
    # By the pip that is here, and only what is run is compiled to bytecode.
    install = ("--python", python, "install", "--quiet", "--no-compile", "--constraint")
    constraints = ROOT / "constraints.txt"
    run(sys.executable, "-m", "pip", *install, constraints, asked, env=os.environ | alone)
    data = tmp_path / "data"
    data.mkdir()
    alone |= {"HOME": str(tmp_path), "REGENCY_WARM": "off"}
    house = House(data, python=python, environment=alone)
    try:
        house.start()
        anne = Person(browser, house)
        anne.go()
        anne.page.get_by_role("heading", name="Castle Combo").wait_for()
        anne.open_table("kuhn", [ME, BOT])
        assert anne.wait_for_turn()
        before = anne.at
        anne.act()
        anne.page.wait_for_function(
            "before => Number(document.querySelector('.room').dataset.at) > before", arg=before
        )
        anne.close()
    finally:
        house.stop()
