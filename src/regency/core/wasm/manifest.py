"""What is written beside a module: all that is needed to call it, and what it was made of.

The hash covers what the module follows from and nothing else: the text of every function that is
compiled, every constant and table that these use, and the recipe. A comment in another file of the
same folder makes no module stale.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from platform import python_version_tuple
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from regency.core import types
from regency.core.engine import EVENT_ROWS, Binder, global_names, size_of
from regency.core.game import Game
from regency.core.secrecy import has_secrets
from regency.core.wasm.entries import Array, Entry, Fraction, driver_id

#: The part of a game's modules that everything begins with.
RULES = "rules"


def files(part: str) -> tuple[str, str]:
    """Return where a game keeps a module, and what is written beside it."""
    return f"wasm/{part}.wasm", f"wasm/{part}.json"


MODULE, MANIFEST = files(RULES)
#: Files that say how a module is made.
_RECIPE = ("emitting.py", "entries.py", "linking.py", "../lowering.py")
#: Sizes of a game that callers need.
_SIZES = (
    "MAX_SEATS", "NUM_ACTIONS", "POOL_SIZE", "NUM_CARDS", "SCORE_COLUMNS", "MAX_STEPS",
    "STATE_BYTES",
)  # fmt: skip
#: What numbers mean that functions return or write.
_CODES = ("CHANCE", "OVER", "EMPTY", "HIDDEN", "SPECTATOR")


def manifest_of(game: Game, entries: Sequence[Entry], extra: dict[str, Any]) -> dict[str, Any]:
    """Return the manifest of a game's module, but for what only the module itself can say."""
    first, last = game.seats[0], game.seats[-1]
    exports = {entry.name: _signature(game, entry) for entry in entries}
    return {
        "game": game.name,
        "rules": game.rules_version,
        "sources": sources(game, exports),
        "seats": [first, last],
        "sizes": _sizes(game),
        "codes": {name: getattr(types, name) for name in _CODES},
        "options": {
            name: {"values": list(option.values), "default": option.default}
            for name, option in game.options.items()
        },
        "events": [[kind.name, *kind.columns] for kind in game.rules.EVENTS.kinds],
        "state": _layout(game),
        "secrets": has_secrets(game),
        "exports": exports,
        **extra,
    }


def short_manifest_of(
    game: Game, entries: Sequence[Entry], extra: dict[str, Any]
) -> dict[str, Any]:
    """Return the manifest of a module beside the first: what that one's says is not said again."""
    exports = {entry.name: _signature(game, entry) for entry in entries}
    return {
        "game": game.name,
        "rules": game.rules_version,
        "sources": sources(game, exports),
        "sizes": _sizes(game),
        "exports": exports,
        **extra,
    }


def _sizes(game: Game) -> dict[str, int]:
    return {
        **{name: size_of(game, name) for name in _SIZES},
        "EVENT_ROWS": EVENT_ROWS,
        "EVENT_WIDTH": types.EVENT_WIDTH,
        "OPTIONS": len(game.option_values({})),
        "OBSERVATION": game.features.OBSERVATION.size,
    }


def has_module(game: Game) -> bool:
    """Tell whether a game has a module, stale or not."""
    return (game.folder / MODULE).is_file()


def made_with() -> dict[str, str]:
    """Return the versions that the bytes of a module depend on."""
    return {
        "python": ".".join(python_version_tuple()[:2]),
        "numba": version("numba"),
        "llvmlite": version("llvmlite"),
    }


def written(manifest: dict[str, Any]) -> str:
    """Return a manifest as text: a line for each thing in it."""
    lines = []
    for key, value in manifest.items():
        if isinstance(value, dict) and key in ("exports",):
            inner = [f"    {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()]
            lines.append(f"  {json.dumps(key)}: {{\n" + ",\n".join(inner) + "\n  }")
        elif isinstance(value, list) and value and isinstance(value[0], dict | list):
            inner = [f"    {json.dumps(v)}" for v in value]
            lines.append(f"  {json.dumps(key)}: [\n" + ",\n".join(inner) + "\n  ]")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _layout(game: Game) -> list[dict[str, Any]]:
    """Return the fields of a state: where each lies, of what numbers it is, who may see it."""
    layout = game.rules.STATE
    found = layout.dtype.fields
    assert found is not None, "a state has fields"
    return [
        {
            "name": name,
            "type": field.base,
            "shape": list(field.shape),
            "offset": int(found[name][1]),
            "seen": str(field.visibility),
        }
        for name, field in layout.fields.items()
    ]


def _signature(game: Game, entry: Entry) -> dict[str, Any]:
    arguments: list[dict[str, Any]] = []
    for name, argument in entry.crossing:
        if isinstance(argument, Array):
            shape = list(argument.dimensions(game))
            arguments.append({"name": name, "type": argument.type, "shape": shape})
        elif isinstance(argument, Fraction):
            arguments.append({"name": name, "type": "f64"})
        else:
            arguments.append({"name": name, "type": f"i{argument.bits}"})
    return {"driver": driver_id(entry.driver), "arguments": arguments}


def sources(game: Game, exports: Mapping[str, Any]) -> str:
    """Return a hash of everything that a game's module with these exports follows from."""
    binder = Binder(game, lambda function: function)
    for about in exports.values():
        binder.twin(_driver(about["driver"]))
    digest = hashlib.sha256()
    here = Path(__file__).parent
    for file in _RECIPE:
        digest.update((here / file).read_bytes())
    digest.update(json.dumps(exports, sort_keys=True).encode())
    digest.update(repr(np.dtype((np.void, game.rules.STATE.dtype))).encode())
    for part in sorted(_parts(binder)):
        digest.update(part.encode())
    return digest.hexdigest()[:16]


def _driver(called: str) -> Callable[..., Any]:
    """Return the driver of an id, see `driver_id`."""
    module, _, name = called.partition(":")
    driver: Callable[..., Any] = getattr(import_module(module), name)
    return driver


def _parts(binder: Binder) -> Iterator[str]:
    """Yield the text of every function bound, and every constant that one of them uses."""
    for function, twin in binder.twins.items():
        where = f"{function.__module__}.{function.__qualname__}"
        yield f"{where}: {_text(function)}"
        names = global_names(function.__code__)
        for name in names & twin.__globals__.keys():
            value = twin.__globals__[name]
            if isinstance(value, ModuleType):
                for inner in names & vars(value).keys():
                    yield from _constant(f"{where} {name}.{inner}", vars(value)[inner])
            else:
                yield from _constant(f"{where} {name}", value)


def _text(function: FunctionType) -> str:
    try:
        return inspect.getsource(function)
    except OSError:  # made while the program ran: known by what it does
        return repr((function.__code__.co_code, function.__code__.co_consts))


def _constant(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, np.ndarray):
        content = hashlib.sha256(value.tobytes()).hexdigest()
        yield f"{name} = {value.dtype.str} {value.shape} {content}"
    elif isinstance(value, int | float | str | bytes | tuple | np.generic):
        yield f"{name} = {value!r}"
