"""Take away what keeps a defect away, and see that tests notice: `make mutants`.

    python tools/mutants.py [FINDING …]

`tests/hostile/mutants.toml` says which line protects from which finding, and what the code would
look like without it. All is done in a copy of the tracked files below build/; each mutant's tests
pass there first as the code is, and have to fail then.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.hostile.mutants import Mutant, mutants  # noqa: E402

COPY = ROOT / "build" / "mutants"
STATIC = Path("src/regency/server/static")
#: Seconds for the tests of one mutant: a page is built anew for some.
LONGEST = 300.0
#: Seconds that a test waits for what may never come.
PATIENCE = "20"
#: A second one below the first would stop `make lint`.
LEFT_OUT = {"biome.json"}
#: What pytest says when tests ran and all passed, and when some failed.
PASSED, FAILED = 0, 1


def make_copy() -> None:
    """Copy what is tracked, and the built app."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    shutil.rmtree(COPY, ignore_errors=True)
    for name in listed:
        if name not in LEFT_OUT and (ROOT / name).is_file():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, COPY / name)
    (COPY / "node_modules").symlink_to(ROOT / "node_modules")
    restore_app()


def restore_app() -> None:
    """Put the built app there as it is without a mutant."""
    shutil.rmtree(COPY / STATIC, ignore_errors=True)
    shutil.copytree(ROOT / STATIC, COPY / STATIC)
    (COPY / STATIC / "index.html").touch()  # newer than all that it was made from


@contextmanager
def without(mutant: Mutant) -> Iterator[None]:
    """Have the protection taken out of the copy for a while."""
    file = COPY / mutant.file
    whole, times = file.read_text("utf-8"), file.stat()
    file.write_text(whole.replace(mutant.before, mutant.after), "utf-8")
    try:
        yield
    finally:
        file.write_text(whole, "utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
        if mutant.file.startswith("web/"):
            restore_app()


def tried(tests: list[str], log: Path) -> int | None:
    """Run tests in the copy and return what pytest said; None: they took too long."""
    words = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    paths = os.pathsep.join((str(COPY / "src"), str(COPY)))
    environment = os.environ | {"PYTHONPATH": paths, "REGENCY_PATIENCE": PATIENCE}
    with log.open("wb") as out:
        try:
            return subprocess.run(
                words, cwd=COPY, env=environment, stdout=out, stderr=out, timeout=LONGEST
            ).returncode
        except subprocess.TimeoutExpired:
            return None


def main(wanted: list[str]) -> int:
    """Go through mutants, and tell of each whether it was noticed."""
    chosen = [one for one in mutants() if not wanted or one.finding in wanted]
    unknown = sorted(set(wanted) - {one.finding for one in chosen})
    if unknown:
        print(f"no mutant for {', '.join(unknown)}; there are some for those of docs/security.md")
        return 2
    if not (ROOT / STATIC / "index.html").exists():
        print("the web app is not built: run `make web` first")
        return 2
    make_copy()
    unnoticed = []
    whole: dict[str, bool] = {}  # whether tests pass as the code is
    for number, mutant in enumerate(chosen, 1):
        began, name = time.monotonic(), f"{number}/{len(chosen)} {mutant.told()}"
        log = COPY / f"mutant-{number}.log"
        for test in mutant.tests:
            if test not in whole:
                whole[test] = tried([test], log) == PASSED
        if not all(whole[test] for test in mutant.tests):
            verdict = f"its tests do not pass as the code is, see {log}"
        else:
            with without(mutant):
                code = tried(mutant.tests, log)
            verdict = {FAILED: "noticed", PASSED: "NOT NOTICED", None: "hung"}.get(
                code, f"pytest ended with {code}, see {log}"
            )
        if verdict != "noticed":
            unnoticed.append(name)
        print(f"{name}: {verdict} ({time.monotonic() - began:.0f} s)", flush=True)
    print(f"{len(chosen) - len(unnoticed)} of {len(chosen)} mutants noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
