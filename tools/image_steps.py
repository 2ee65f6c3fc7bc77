"""Carries out the steps of deploy/Dockerfile in a clean folder, where there is no container engine.

`python tools/image_steps.py FOLDER` makes a folder for each stage, copies what COPY names from the
tracked files that .dockerignore lets through, and runs each RUN line there with the paths of the
image below that folder; then it starts the server as the image would and waits for its health
check. It is no root of its own: accounts are not made, and Python and Node of the base images are
this machine's. `--installed` takes the packages that are installed and the app that is built here
instead of fetching and building them (`make install` has checked their hashes), for a machine
without a network.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import re
import shlex
import shutil
import site
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
#: Seconds in which the server has to be well.
PATIENCE = 300.0


def instructions() -> list[tuple[str, str]]:
    """Return every instruction with its words, lines that go on joined."""
    text = re.sub(r"\\\n", " ", re.sub(r"(?m)^#.*\n", "", DOCKERFILE.read_text("utf-8")))
    found = [line.split(None, 1) for line in text.splitlines() if line.strip()]
    return [(word, rest.strip()) for word, rest in found]


def context() -> list[str]:
    """Return the tracked files that are sent to a builder."""
    rules = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return [file for file in tracked if _sent(file, rules)]


def _sent(file: str, rules: list[str]) -> bool:
    sent = True
    for rule in rules:
        if not rule or rule.startswith("#"):
            continue
        pattern = rule.lstrip("!").removeprefix("**/")
        parts = [file, *map(str, Path(file).parents), *Path(file).parts]
        if any(fnmatch.fnmatch(part, pattern) for part in parts):
            sent = rule.startswith("!")
    return sent


@dataclass
class Stage:
    """One stage: a folder that is its root."""

    root: Path
    workdir: str = "/"
    environment: dict[str, str] = field(default_factory=dict)

    def at(self, path: str) -> Path:
        """Return where a path of the image is."""
        return self.root / (path if path.startswith("/") else f"{self.workdir}/{path}").lstrip("/")

    def inside(self, words: str) -> str:
        """Return words in which paths of the image are those of the folder."""
        return re.sub(r"(?<![\w./])/(?=(opt|src|data)\b)", f"{self.root}/", words)


class Build:
    """Carries out instructions, one after the other."""

    def __init__(self, folder: Path, *, installed: bool) -> None:
        self.folder = folder
        self.installed = installed
        self.stages: dict[str, Stage] = {}
        self.stage = Stage(folder)
        self.user = ""
        self.command: list[str] = []
        self.health: list[str] = []

    def carry_out(self) -> None:
        """Carry out all of them."""
        for word, rest in instructions():
            print(f"{word} {rest}"[:150], flush=True)
            getattr(self, f"_{word.lower()}", lambda _: None)(rest)

    def _from(self, rest: str) -> None:
        name = rest.partition(" AS ")[2] or "last"
        self.stage = self.stages[name] = Stage(self.folder / name)
        self.stage.root.mkdir(parents=True)

    def _workdir(self, rest: str) -> None:
        self.stage.workdir = rest
        self.stage.at(rest).mkdir(parents=True, exist_ok=True)

    def _copy(self, rest: str) -> None:
        words = rest.split()
        source = words.pop(0) if words[0].startswith("--from=") else ""
        *names, to = words
        for name in names:
            if source:
                other = self.stages[source.removeprefix("--from=")]
                shutil.copytree(other.at(name), self.stage.at(to), symlinks=True)
                self._move(other, self.stage.at(to))
                continue
            files = [one for one in context() if one == name or one.startswith(f"{name}/")]
            assert files, f"COPY {name}: nothing of it is sent"
            for file in files:
                within = Path(file).name if file == name else str(Path(file).relative_to(name))
                target = self.stage.at(to) / within
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / file, target)

    def _move(self, other: Stage, copied: Path) -> None:
        """Let programs name the new place: in an image it is the same in each stage."""
        for file in copied.glob("bin/*"):
            if file.is_file() and not file.is_symlink():
                text = file.read_bytes()
                file.write_bytes(text.replace(bytes(other.root), bytes(self.stage.root)))

    def _run(self, rest: str) -> None:
        stage = self.stage
        if "useradd" in rest:
            print("  left out: accounts are the system's", flush=True)
            stage.at("/data").mkdir(mode=0o700)
            return
        if self.installed and "npm ci" in rest:
            stage.at("node_modules").symlink_to(ROOT / "node_modules")
            print("  instead: node_modules of this tree", flush=True)
            return
        if self.installed and "npm run build" in rest:
            app = "src/regency/server/static"
            shutil.copytree(ROOT / app, stage.at(app), dirs_exist_ok=True)
            print("  instead: the app that `make web` built", flush=True)
            return
        if self.installed and "--require-hashes" in rest:
            here = next(stage.at("/opt/regency/lib").glob("python*/site-packages"))
            for old in [*here.glob("setuptools*"), *here.glob("pkg_resources")]:
                shutil.rmtree(old)  # of the new environment: the one that is pinned counts
            packages = [path for path in site.getsitepackages() if Path(path).is_dir()]
            (here / "installed.pth").write_text("\n".join(packages) + "\n")
            print("  instead: the packages of this environment", flush=True)
            return
        if self.installed:  # nothing of this environment may be removed
            rest = rest.replace("uninstall --yes setuptools pip", "uninstall --yes pip")
        words = stage.inside(rest).replace("python -m venv", f"{sys.executable} -m venv", 1)
        subprocess.run(words, shell=True, cwd=stage.at("."), check=True)

    def _env(self, rest: str) -> None:
        for pair in shlex.split(rest):
            name, _, value = pair.partition("=")
            self.stage.environment[name] = self.stage.inside(value)

    def _user(self, rest: str) -> None:
        self.user = rest

    def _healthcheck(self, rest: str) -> None:
        self.health = json.loads(rest.partition(" CMD ")[2])

    def _entrypoint(self, rest: str) -> None:
        self.command = json.loads(rest)

    def _cmd(self, rest: str) -> None:
        self.command += json.loads(rest)

    def serve(self) -> None:
        """Start what the image starts, wait until it is well, and end it."""
        environment = self.stage.environment
        path = environment["PATH"].replace("$PATH", os.environ["PATH"])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        here = {"REGENCY_HOST": "127.0.0.1", "REGENCY_PORT": port, "PATH": path}
        surroundings = os.environ | environment | here
        where = self.stage.at(self.stage.workdir)
        program = shutil.which(self.command[0], path=path) or self.command[0]
        serving = subprocess.Popen([program, *self.command[1:]], cwd=where, env=surroundings)
        try:
            until = time.monotonic() + PATIENCE
            python = shutil.which(self.health[0], path=path) or self.health[0]
            while subprocess.run(
                [python, *self.health[1:]], env=surroundings, stderr=subprocess.DEVNULL, check=False
            ).returncode:
                assert serving.poll() is None, "the server ended"
                assert time.monotonic() < until, "the server is not well"
                time.sleep(0.5)
        finally:
            serving.terminate()
            status = serving.wait()
        kept = sorted(file.name for file in self.stage.at("/data").iterdir())
        print(f"healthy at port {port}, ended with status {status}; /data has {', '.join(kept)}")


def main() -> None:
    """Build into a folder that is not there yet, and start what was built."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--installed", action="store_true")
    arguments = parser.parse_args()
    if arguments.folder.exists():
        sys.exit(f"{arguments.folder} is there already: name a folder that is not")
    build = Build(arguments.folder.absolute(), installed=arguments.installed)
    build.carry_out()
    assert build.user == "regency", "what runs is not root"
    build.serve()


if __name__ == "__main__":
    main()
