"""The commands of the Makefile work in any order on one clone."""

from __future__ import annotations

import subprocess
from pathlib import Path

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
