"""The commands of the Makefile work in any order on one clone."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def commands(target: str) -> list[str]:
    """Return what `make` would run for a target on a fresh clone."""
    printed = subprocess.run(
        ["make", "--dry-run", "--always-make", target, "PYTHON=python3"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return printed.replace("\\\n", " ").splitlines()


def test_other_libraries_are_kept_away_from_those_the_tests_use() -> None:
    """JAX warns when a process forks, and warnings are errors in the tests."""
    installs = [line.split() for line in commands("bench") if "install" in line and "peers" in line]
    assert [words[0] for words in installs if words[0].endswith("python")] == [
        ".venv-peers/bin/python",
        ".venv-peers/bin/python",
    ]
    assert not [line for line in commands("test") if "peers" in line]


@pytest.mark.parametrize("there", [(), ("haproxy",), ("haproxy", "chromium-headless-shell")])
def test_what_tests_start_is_installed_where_it_can_be(
    tmp_path: Path, there: tuple[str, ...]
) -> None:
    """By root with apt, once, and no service is left running."""
    log = tmp_path / "log"
    fakes = dict.fromkeys(there, "") | {
        "id": "echo 0",
        "apt-get": f'echo "$@" >> {log}; touch {tmp_path}/"$last"; chmod +x {tmp_path}/"$last"',
        "apt-cache": "exit 1",
        "systemctl": f'echo "$@" >> {log}',
    }
    for name, does in fakes.items():
        (tmp_path / name).write_text(f"#!/bin/sh\nfor last; do :; done\n{does}\n")
        (tmp_path / name).chmod(0o755)
    for name in ("sh", "dirname", "touch", "chmod"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    for _ in range(2):
        told = subprocess.run(
            [ROOT / "tools" / "with-programs", "sh", "-c", "command -v haproxy"],
            env={"PATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert told.splitlines()[-1] == f"{tmp_path}/haproxy"
    done = log.read_text().splitlines() if log.exists() else []
    wanted = [name for name in ("chromium-headless-shell", "haproxy") if name not in there]
    assert [line.split()[-1] for line in done if line.startswith("install")] == wanted
    assert ("disable --now haproxy" in done) == ("haproxy" not in there)


def test_the_tests_have_all_that_they_start() -> None:
    assert [line for line in commands("test") if "with-programs" in line and "pytest" in line]
