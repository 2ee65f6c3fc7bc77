"""Runs the tests nearest to what was changed, for 45 seconds: `make quick` does it after lint.

What was changed is what differs from the main branch, committed or not; on the main branch itself,
from its last commit. A test is the nearer, the fewer imports lead from it to a changed file; those
of the pages' own code come first. A file of tests that is still at work when time is up is stopped
and said to be unfinished; those that were not begun are counted. `make test` runs them all.
"""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECONDS = 45.0
#: How long tests that are stopped may take to put away what they began.
TIDYING = 10.0
#: Tests that need a browser, a built app or many minutes.
SLOW = (
    "tests/web",
    "tests/hostile",
    "tests/bench",
    "tests/packaging",
    "tests/test_adding_a_game.py",
)


def changed_files(root: Path = ROOT) -> list[Path]:
    """Return what differs from main, or from the commit before where main is checked out."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
        return done.stdout.splitlines() if done.returncode == 0 else []

    base = (git("merge-base", "HEAD", "main") or [""])[0]
    head = (git("rev-parse", "HEAD") or [""])[0]
    if base in ("", head):
        base = "HEAD~1" if not git("status", "--porcelain") else "HEAD"
    names = {*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(root / name for name in names if (root / name).exists())


def module_name(file: Path, root: Path = ROOT) -> str:
    """Return the dotted name under which a file is imported."""
    relative = file.relative_to(root)
    parts = list(relative.with_suffix("").parts)
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(file: Path) -> Iterator[str]:
    """Yield the names that a file imports, each in every length that may be a module."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph(files: Iterable[Path], root: Path = ROOT) -> dict[Path, set[Path]]:
    """Return which files each file imports."""
    files = list(files)
    by_name = {module_name(file, root): file for file in files}
    return {file: {by_name[n] for n in imports_of(file) if n in by_name} for file in files}


def distances(imports: Mapping[Path, set[Path]], changed: Iterable[Path]) -> dict[Path, int]:
    """Return how many imports lead from each file to a changed one."""
    importers: dict[Path, set[Path]] = {}
    for file, found in imports.items():
        for other in found:
            importers.setdefault(other, set()).add(file)
    reached = {file: 0 for file in changed if file in imports}
    edge = list(reached)
    while edge:
        edge = [
            (reached.setdefault(file, reached[other] + 1), file)[1]
            for other in edge
            for file in importers.get(other, ())
            if file not in reached
        ]
    return reached


def games_of(changed: Iterable[Path], files: Iterable[Path], root: Path = ROOT) -> set[Path]:
    """Return the tests of games whose cards, texts or records changed: nothing imports those."""
    folders = {
        root.joinpath(*file.relative_to(root).parts[:4])
        for file in changed
        if file.suffix != ".py" and file.is_relative_to(root / "src/regency/games")
    }
    return {file for file in files if is_test(file) and any(map(file.is_relative_to, folders))}


def is_test(file: Path) -> bool:
    """Tell whether a file holds tests."""
    return file.name.startswith("test_") and file.suffix == ".py"


def command(file: Path) -> list[str]:
    """Return what runs the tests of a file, up to the first that fails."""
    alone = ["-q", "-x", "--no-header", "-p", "no:xdist"]
    return [sys.executable, "-m", "pytest", *alone, str(file)]


def pages_tests(changed: Iterable[Path], root: Path = ROOT) -> list[str]:
    """Return what runs the tests of the pages' code that changed; nothing where none did."""
    names = [str(file.relative_to(root)) for file in changed if file.suffix in (".svelte", ".ts")]
    vitest = ["npx", "vitest", "related", "--run", "--passWithNoTests"]
    return ["./tools/with-node", *vitest, *names] if names else []


def run(words: list[str], seconds: float) -> int | None:
    """Run a command and return its exit status, or None if it had to be stopped."""
    work = subprocess.Popen(words, cwd=ROOT, start_new_session=True)
    try:
        return work.wait(seconds)
    except subprocess.TimeoutExpired:
        os.killpg(work.pid, signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            work.wait(TIDYING)
        with suppress(ProcessLookupError):
            os.killpg(work.pid, signal.SIGKILL)  # what it began and did not end
        work.wait()
        return None


def in_order(reached: Mapping[Path, int], root: Path = ROOT) -> list[Path]:
    """Return the tests to run: the nearest first, slow ones only where they changed themselves."""

    def is_slow(file: Path) -> bool:
        return any(file.is_relative_to(root / name) for name in SLOW)

    near = [file for file in reached if is_test(file) and not (reached[file] and is_slow(file))]
    return sorted(near, key=lambda file: (is_slow(file), reached[file], file.stat().st_size))


def main() -> int:
    """Run what is nearest first, as long as there is time."""
    deadline = time.monotonic() + SECONDS
    changed = changed_files()
    files = [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py")]
    reached = distances(graph(files), changed)
    reached |= dict.fromkeys(games_of(changed, files), 0)
    todo = [(str(test.relative_to(ROOT)), command(test)) for test in in_order(reached)]
    if pages := pages_tests(changed):
        todo.insert(0, ("the pages' own", pages))
    done = 0
    for name, words in todo:
        if (left := deadline - time.monotonic()) <= 0:
            break
        print(f"-- {name}", flush=True)
        status = run(words, left)
        if status is None:
            print(f"{name}: unfinished, time is up")
        elif status not in (0, 5):
            return status
        else:
            done += 1
    count = sum(map(is_test, files)) + bool(pages) - done
    print(f"{count} test files were not run to their end: `make test` runs everything")
    return 0


if __name__ == "__main__":
    sys.exit(main())
