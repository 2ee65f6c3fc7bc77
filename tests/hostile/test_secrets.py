"""A secret that could be guessed is refused, and a start that fails leaves none behind."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from regency.cli.parser import parser
from regency.cli.serve import read_settings
from regency.server.ops.secret import SHORTEST_SECRET
from regency.server.ops.settings import SECRET_FILE, Settings

pytestmark = pytest.mark.finding("T10")


def serve(folder: Path, *, largest_file: int | None = None) -> subprocess.CompletedProcess[str]:
    def starve() -> None:
        if largest_file is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

    return subprocess.run(
        [sys.executable, "-m", "regency", "serve", "--data", str(folder), "--port", "0"],
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=starve,
        check=False,
    )


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"", "holds nothing"), (b" \n", "holds nothing"), (b"short\n", "only 5 characters"),
     (b"\xff" * 40, "it is not text")],
)  # fmt: skip
def test_a_secret_that_could_be_guessed_stops_the_start(
    tmp_path: Path, content: bytes, says: str
) -> None:
    file = tmp_path / SECRET_FILE
    file.write_bytes(content)
    told = serve(tmp_path)
    assert told.returncode == 1
    assert says in told.stderr
    assert "remove it" in told.stderr  # what to do
    assert "Traceback" not in told.stderr
    assert "Regency is at" not in told.stdout
    assert file.read_bytes() == content  # nothing was mended behind anybody's back


def own(tmp_path: Path, secret: str) -> Settings:
    """Return the settings of a server that is given a secret by its environment."""
    words = parser().parse_args(["serve", "--data", str(tmp_path)])
    return read_settings(words, {"REGENCY_SECRET": secret})


@pytest.mark.parametrize("secret", ["short", "fifteen letters"])
def test_so_does_one_of_ones_own(tmp_path: Path, secret: str) -> None:
    with pytest.raises(ValueError, match="at least 16 characters"):
        own(tmp_path, secret).signing_secret()
    assert not (tmp_path / SECRET_FILE).exists()


def test_an_empty_one_of_ones_own_is_none_and_one_is_made(tmp_path: Path) -> None:
    """Composed environments set variables to nothing where nobody gave a value."""
    made = own(tmp_path, "").signing_secret()
    assert len(made) >= SHORTEST_SECRET
    assert made == (tmp_path / SECRET_FILE).read_text("utf-8").strip()


def test_a_secret_that_is_no_file_is_named(tmp_path: Path) -> None:
    (tmp_path / SECRET_FILE).mkdir()
    with pytest.raises(ValueError, match="cannot be read"):
        Settings(data=tmp_path).signing_secret()


def test_a_first_start_on_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    told = serve(tmp_path, largest_file=0)
    assert told.returncode == 1
    assert "the secret cannot be written" in told.stderr
    assert "Traceback" not in told.stderr
    assert not [file for file in os.listdir(tmp_path) if file.startswith(SECRET_FILE)]
    assert len(Settings(data=tmp_path).signing_secret()) >= 16  # with room again it is made


def test_what_a_killed_start_left_is_not_taken_for_a_secret(tmp_path: Path) -> None:
    (tmp_path / (SECRET_FILE + ".new")).write_text("half of a sec")
    made = Settings(data=tmp_path).signing_secret()
    assert len(made) >= 16
    assert os.listdir(tmp_path) == [SECRET_FILE]


def test_of_many_first_starts_one_makes_the_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as many:
        made = list(many.map(lambda _: Settings(data=tmp_path).signing_secret(), range(8)))
    assert len(set(made)) == 1
