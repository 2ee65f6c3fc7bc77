"""A game's modules run by Node or a browser, so that they can be held against other machines."""

from __future__ import annotations

import atexit
import json
import shutil
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from regency.core.game import Game
from regency.core.types import Ints
from regency.core.wasm.entries import STATE, driver_id
from regency.core.wasm.manifest import MANIFEST, RULES, files, has_module, sources

#: How numbers are packed.
_NUMBERS = {"i32": "<i", "i64": "<q", "f64": "<d"}
_RUNNER = Path(__file__).parent / "node.mjs"


class WasmError(RuntimeError):
    """A module is not there or trapped, or there is no Node to run it."""


def node() -> str | None:
    """Return the path of Node: the system's, or the one beside this Python."""
    return shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))


class WasmMachine:
    """A game's modules: the rules, and others that are started when they are first needed."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._modules = {RULES: WasmModule(game)}

    def bind(self, driver: Callable[..., Any]) -> Callable[..., int]:
        """Return the exported function that a driver became, of whichever module has it."""
        for manifest in sorted((self._game.folder / MANIFEST).parent.glob("*.json")):
            exports = json.loads(manifest.read_text("utf-8"))["exports"].values()
            if driver_id(driver) in (one["driver"] for one in exports):
                part = manifest.stem
                if part not in self._modules:
                    self._modules[part] = WasmModule(self._game, part)
                return self._modules[part].bind(driver)
        return self._modules[RULES].bind(driver)  # which says that it is not there


class Runner(Protocol):
    """Whatever runs a module: it answers calls as `calling.mjs` does."""

    def exchange(self, request: bytes) -> bytes:
        """Return the answer to a call."""

    def close(self) -> None:
        """End."""


class NodeRunner:
    """A module in a process of Node."""

    def __init__(self, module: Path, manifest: Path) -> None:
        program = node()
        if program is None:
            raise WasmError("no Node here to run a module with: tools/with-node installs one")
        self._process = subprocess.Popen(
            [program, str(_RUNNER), str(module), str(manifest)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        atexit.register(self.close)

    def close(self) -> None:
        """End the process."""
        atexit.unregister(self.close)
        self._process.communicate()

    def exchange(self, request: bytes) -> bytes:
        """Return the answer to a call."""
        sent, answered = self._process.stdin, self._process.stdout
        assert sent is not None
        assert answered is not None
        sent.write(struct.pack("<I", len(request)) + request)
        sent.flush()
        head = answered.read(4)
        if len(head) < 4:
            raise WasmError(f"Node ended with {self._process.wait()}")
        return answered.read(*struct.unpack("<I", head))


class WasmModule:
    """One module, run elsewhere; arrays are copied there and back in every call."""

    def __init__(
        self, game: Game, part: str = RULES, start: Callable[[Path, Path], Runner] = NodeRunner
    ) -> None:
        module, manifest = (game.folder / file for file in files(part))
        if not has_module(game):
            raise WasmError(f"{game.name} has no module yet: `make wasm` builds it")
        about = json.loads(manifest.read_text("utf-8"))
        if about["sources"] != sources(game, about["exports"]):
            raise WasmError(f"{game.name}'s module is older than its rules: `make wasm` renews it")
        self._game = game
        self._exports = about["exports"]
        self._names = {about["driver"]: name for name, about in self._exports.items()}
        self._lock = threading.Lock()
        self._runner = start(module, manifest)

    def close(self) -> None:
        """End what runs it."""
        self._runner.close()

    def bind(self, driver: Callable[..., Any]) -> Callable[..., int]:
        """Return the exported function that a driver became."""
        name = self._names.get(driver_id(driver))
        if name is None:
            raise WasmError(
                f"{self._game.name}'s module does not export {driver.__qualname__}: add it to "
                "regency/edge/entries.py and `make wasm`"
            )

        def call(*arguments: Any) -> int:
            return self._call(name, arguments)

        call.__name__ = name
        return call

    def _call(self, name: str, values: tuple[Any, ...]) -> int:
        declared = self._exports[name]["arguments"]
        parts = [bytes([len(name)]), name.encode()]
        arrays = []
        for value, about in zip(_flat(values), declared, strict=True):
            if "shape" in about:
                array = self._checked(value, about)
                parts += [struct.pack("<I", n) for n in _open(array, about)]
                parts.append(array.tobytes())
                arrays.append(array)
            else:
                parts.append(struct.pack(_NUMBERS[about["type"]], value))
        request = b"".join(parts)
        with self._lock:
            answer = self._runner.exchange(request)
        if answer[0]:
            raise WasmError(f"{self._game.name}, {name}: {answer[1:].decode()}")
        at = 5
        for array in arrays:
            if array.size and array.flags.writeable:
                out = array.view(np.ndarray).reshape(-1).view(np.uint8)
                out[:] = np.frombuffer(answer, np.uint8, array.nbytes, at)
            at += array.nbytes
        (result,) = struct.unpack_from("<i", answer, 1)
        return int(result)

    def _checked(self, value: Any, about: dict[str, Any]) -> Ints:
        """Refuse an array that the module would read as something else."""
        kind = about["type"]
        dtype = self._game.rules.STATE.dtype if kind == STATE else np.dtype(kind)
        shape = about["shape"]
        array: Ints = value
        fits = len(shape) == array.ndim and all(
            wanted in (None, n) for wanted, n in zip(shape, array.shape, strict=True)
        )
        if array.dtype != dtype or not fits or not array.flags.c_contiguous:
            raise TypeError(
                f"{about['name']} is {array.dtype.str}{list(array.shape)}, not {kind}{shape}"
            )
        return array


def _flat(values: tuple[Any, ...]) -> Iterator[Any]:
    """Yield arguments as they cross: members of a group by themselves."""
    for value in values:
        if isinstance(value, tuple):
            yield from _flat(value)
        else:
            yield value


def _open(array: Ints, about: dict[str, Any]) -> list[int]:
    """Return the dimensions that go along with an array."""
    return [n for n, wanted in zip(array.shape, about["shape"], strict=True) if wanted is None]
