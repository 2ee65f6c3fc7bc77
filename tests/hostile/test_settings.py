"""Settings that cannot be, and disks that are full: a sentence, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import patience

from regency.cli.main import UsageError
from regency.cli.parser import parser
from regency.cli.serve import read_settings

FULL = Path("/dev/full")


def regency(*words: str, out: Path | None = None) -> subprocess.CompletedProcess[str]:
    with (out or Path("/dev/null")).open("wb") as written:
        return subprocess.run(
            [sys.executable, "-m", "regency", *words],
            stdout=written, stderr=subprocess.PIPE, text=True, check=False, timeout=patience(300),
            env={**os.environ, "PYTHONUNBUFFERED": ""},
        )  # fmt: skip


@pytest.mark.finding("T19")
@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--workers", "0"), "--workers cannot be 0: it is a whole number from 1 to 64"),
        (("--port", "99999"), "--port cannot be 99999: it is a whole number from 0 to 65535"),
        (("--port", "-1"), "from 0 to 65535"),
        (("--pace", "-5"), "--pace cannot be -5: it is a whole number from 0 to 60000"),
        (("--origin", "localhost:5173"), "an origin is a scheme and a host"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(
    tmp_path: Path, flags: tuple[str, ...], told: str
) -> None:
    found = regency("serve", "--data", str(tmp_path), *flags)
    assert found.returncode == 2
    assert told in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.finding("T19")
@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("WORKERS", "0", "from 1 to 64"),
        ("WORKERS", "many", "from 1 to 64"),
        ("PORT", "99999", "from 0 to 65535"),
        ("LIMITS", "maybe", "it is on or off"),
        ("LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("ORIGIN", "here", "an origin is"),
    ],
)
def test_so_is_one_from_the_environment(name: str, value: str, told: str) -> None:
    with pytest.raises(UsageError, match=told):
        read_settings(parser().parse_args(["serve"]), {f"REGENCY_{name}": value})


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
@pytest.mark.finding("T19")
@pytest.mark.parametrize(
    "words",
    [
        ("record", "kuhn", "--seats", "2", "--games", "300"),
        ("record", "kuhn", "--seats", "2"),
        ("games",),
        ("bots",),
        ("perft", "kuhn", "--seats", "2", "--depth", "2"),
        ("--help",),
        ("--version",),
        (),
    ],
    ids=lambda words: " ".join(words[:1]) or "nothing",
)
def test_a_full_disk_is_said(words: tuple[str, ...]) -> None:
    found = regency(*words, out=FULL)
    assert found.returncode == 1
    assert "cannot write: No space left on device" in found.stderr
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
@pytest.mark.finding("T19")
def test_a_server_that_cannot_say_where_it_is_ends(tmp_path: Path) -> None:
    found = regency("serve", "--port", "0", "--warm", "off", "--data", str(tmp_path), out=FULL)
    assert found.returncode == 1
    assert "cannot write: No space left on device" in found.stderr
    assert "Traceback" not in found.stderr
