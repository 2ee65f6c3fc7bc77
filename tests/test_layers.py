"""Who may import whom: a room imports only downwards, and compiled files only what compiles."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from regency.testing import shape
from regency.testing.shape import Runs

SOURCE = Path(__file__).parent.parent / "src" / "regency"

#: What each room may import of ours and of others; the standard library is free.
ROOMS: dict[str, tuple[set[str], set[str]]] = {
    "core": ({"core"}, {"numpy"}),
    "games": ({"core", "games"}, {"numpy"}),
    "language": ({"core", "language"}, {"fluent"}),
    "foresight": ({"core", "foresight"}, {"numpy"}),
    "bots": ({"core", "bots"}, {"numpy"}),
    "analysis": ({"core", "bots", "analysis"}, {"numpy"}),
    "edge": ({"core", "bots", "analysis", "foresight", "games", "edge"}, set()),
    "arena": ({"core", "bots", "analysis", "games", "arena"}, {"openskill", "ray"}),
    "store": ({"core", "store"}, {"alembic", "orjson", "sqlalchemy"}),
    "rl": (
        {"core", "bots", "rl", "games", "language", "arena"},
        {"numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL", "pyarrow"},
    ),
    "training": ({"core", "bots", "games", "rl", "training"}, {"numpy", "torch"}),
    "server": (
        {"core", "foresight", "bots", "analysis", "store", "server", "games", "language"},
        {
            "aiohttp",
            "cryptography",
            "fastapi",
            "httptools",
            "itsdangerous",
            "numpy",
            "orjson",
            "prometheus_client",
            "py_vapid",
            "pydantic",
            "pywebpush",
            "starlette",
            "uvicorn",
            "uvloop",
            "webauthn",
            "websockets",
        },
    ),
}
#: The rooms of the server from the lowest to the highest: each imports only what stands before it.
#: Files that belong to no room stand here by their own names.
SERVER = (
    "wire",
    "refusal",
    "auth",
    "ops",
    "tables",
    "workers",
    "notices",
    "cluster",
    "invitations",
    "services",
    "net",
    "api",
    "app",
    "serving",
)
#: Names for types; nothing of them is called in compiled code.
TYPING = {"__future__", "collections", "typing"}
#: What a module that reads the card file may use beside them; it runs once, at import.
READING = {"dataclasses", "pathlib", "tomllib", "types"}
COMPILED_CORE = {
    "kernel",
    "types",
    "actions",
    "facts",
    "record",
    "game",
    "drawing.row",
    "drawing.encode",
}
#: The only files that know Numba.
KNOW_NUMBA = {
    "core/engine.py",
    "core/cuda.py",
    "core/compiling.py",
    "core/lowering.py",
    "core/wasm/emitting.py",
    "bench/speed.py",
    "rl/batch_cuda.py",
    "training/matches_cuda.py",
}

FILES = sorted(
    path for path in SOURCE.rglob("*.py") if "tests" not in path.relative_to(SOURCE).parts
)


def imports(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: import by the full name"
            yield node.module or "", node.lineno


def relative(path: Path, source: Path = SOURCE) -> str:
    return path.relative_to(source).as_posix()


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_a_room_imports_only_downwards(path: Path) -> None:
    check_downwards(path, SOURCE)


def check_downwards(path: Path, source: Path) -> None:
    name = relative(path, source)
    room = name.split("/")[0]
    if room not in ROOMS:
        return  # the top floor: cli, testing, bench
    ours, others = ROOMS[room]
    for module, line in imports(path):
        top, _, rest = module.partition(".")
        where = f"{name}:{line}"
        if top == "regency":
            if rest:
                assert rest.split(".")[0] in ours, f"{where}: {room} may not import {module}"
        elif top in ("numba", "llvmlite"):
            assert name in KNOW_NUMBA, f"{where}: only the engine knows Numba"
        elif top not in sys.stdlib_module_names:
            assert top in others, f"{where}: {room} may not import {module}"


IN_THE_SERVER = [path for path in FILES if relative(path).startswith("server/")]


@pytest.mark.parametrize("path", IN_THE_SERVER, ids=relative)
def test_a_room_of_the_server_imports_only_lower_ones(path: Path) -> None:
    check_server(path, SOURCE)


def check_server(path: Path, source: Path) -> None:
    name = relative(path, source)
    room = name.removesuffix(".py").split("/")[1]
    if room == "__init__":
        return
    assert room in SERVER, f"{name}: no room of the server is called {room}"
    for module, line in imports(path):
        if module == "regency.server" or module.startswith("regency.server."):
            other = [*module.split("."), ""][2]
            assert other, f"{name}:{line}: name the room that is imported from"
            assert SERVER.index(other) <= SERVER.index(room), f"{name}:{line}: {module}"


IN_A_GAME = [path for path in FILES if fnmatch(relative(path), "games/*/*")]


@pytest.mark.parametrize("path", IN_A_GAME, ids=relative)
def test_a_game_never_imports_another_game(path: Path) -> None:
    check_own_game(path, SOURCE)


def check_own_game(path: Path, source: Path) -> None:
    name = relative(path, source)
    own = f"regency.games.{name.split('/')[1]}"
    for module, line in imports(path):
        if module.startswith("regency.games"):
            assert module == own or module.startswith(own + "."), f"{name}:{line}: {module}"


def how(path: Path, source: Path) -> Runs:
    """Tell how a file of a game runs: the shape of its folder says it."""
    folder = source / "games" / path.relative_to(source / "games").parts[0]
    return shape.runs(path.relative_to(folder).as_posix())


COMPILED = [path for path in IN_A_GAME if how(path, SOURCE) in (Runs.COMPILED, Runs.AT_IMPORT)]


def test_there_are_compiled_files_in_every_game() -> None:
    rooms = {path.relative_to(SOURCE / "games").parts[:2] for path in COMPILED}
    games = {path.relative_to(SOURCE / "games").parts[0] for path in IN_A_GAME}
    assert rooms >= {(game, room) for game in games for room in ("data", "rules", "ai")}


@pytest.mark.parametrize("path", COMPILED, ids=relative)
def test_compiled_files_import_only_what_compiles(path: Path) -> None:
    check_compiles(path, SOURCE)


def check_compiles(path: Path, source: Path) -> None:
    runs = how(path, source)
    for module, line in imports(path):
        where = f"{relative(path, source)}:{line}"
        top = module.split(".")[0]
        if top == "regency":
            _, room, *rest = module.split(".")
            if room == "games":
                check_compiled_import(module, runs, where)
            else:
                assert ".".join(rest) in COMPILED_CORE, f"{where}: {module}"
        else:
            allowed = {"numpy"} | TYPING | (READING if runs is Runs.AT_IMPORT else set())
            assert top in allowed, f"{where}: {module} does not compile"


def check_compiled_import(module: str, runs: Runs, where: str) -> None:
    """Compiled code imports compiled code and data; of pieces it knows the numbers."""
    imported = how(module_file(module), SOURCE)
    allowed = {Runs.AT_IMPORT}
    if runs is Runs.COMPILED:
        allowed |= {Runs.COMPILED, Runs.NUMBERED}
    assert imported in allowed, f"{where}: {module} is {imported.value}"


@pytest.mark.parametrize("path", IN_A_GAME, ids=relative)
def test_a_games_parts_say_what_they_take_and_give(path: Path) -> None:
    check_typed(path, SOURCE)


def check_typed(path: Path, source: Path) -> None:
    """Only what reads a file of cards, which is typed by what it checks, may take anything."""
    if how(path, source) is Runs.AT_IMPORT:
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "typing":
            names = {name.name for name in node.names}
            assert "Any" not in names, f"{relative(path, source)}:{node.lineno}: say which type"


def module_file(module: str) -> Path:
    plain = SOURCE.joinpath(*module.split(".")[1:])
    return plain / "__init__.py" if plain.is_dir() else plain.with_suffix(".py")


def test_the_server_cannot_spell_a_games_name() -> None:
    names = game_names(SOURCE)
    assert names >= {"kuhn", "castle-combo", "for_the_king", "royals"}
    for path in (SOURCE / "server").rglob("*.py"):
        check_spells_no_game(path, names)


def game_names(source: Path) -> set[str]:
    """Return what games are called, as folders and in records."""
    folders = {p.parent.name for p in (source / "games").glob("*/__init__.py")}
    return folders | {name.replace("_", "-") for name in folders}


def check_spells_no_game(path: Path, names: set[str]) -> None:
    text = path.read_text("utf-8")
    assert not [name for name in names if name in text], path


#: A file in a room, what it says, and the law that must catch it.
BROKEN: dict[str, tuple[str, str, Callable[[Path, Path], None]]] = {
    "a room above": ("core/wrong.py", "import regency.cli", check_downwards),
    "numba outside the engine": ("bots/wrong.py", "from numba import njit", check_downwards),
    "a library of another room": ("games/kuhn/wrong.py", "import fastapi", check_downwards),
    "another game": ("games/kuhn/wrong.py", "import regency.games.royals.rules", check_own_game),
    "what does not compile": (
        "games/kuhn/rules/wrong.py",
        "import json",
        check_compiles,
    ),
    "the core above what compiles": (
        "games/kuhn/ai/heuristic.py",
        "from regency.core.match import Match",
        check_compiles,
    ),
    "what of a game does not compile": (
        "games/royals/rules/wrong.py",
        "from regency.games.royals.show.names import card_name",
        check_compiles,
    ),
    "a higher room of the server": (
        "server/tables/wrong.py",
        "from regency.server.net.connection import Connection",
        check_server,
    ),
    "a process above the tables": (
        "server/tables/wrong.py",
        "from regency.server.workers.bots import BotPool",
        check_server,
    ),
    "the whole server": (
        "server/ops/wrong.py",
        "from regency.server import services",
        check_server,
    ),
    "anything at all": ("games/kuhn/show/wrong.py", "from typing import Any", check_typed),
    "a game's name": (
        "server/wrong.py",
        'SEATS = {"royals": 1}',
        lambda path, source: check_spells_no_game(path, game_names(SOURCE)),
    ),
    "a game's folder": (
        "server/wrong.py",
        "from regency.games import castle_combo",
        lambda path, source: check_spells_no_game(path, game_names(SOURCE)),
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_every_law_of_this_file_can_fail(case: str, tmp_path: Path) -> None:
    name, text, law = BROKEN[case]
    wrong = tmp_path / name
    wrong.parent.mkdir(parents=True)
    wrong.write_text(text + "\n", "utf-8")
    with pytest.raises(AssertionError):
        law(wrong, tmp_path)
    wrong.write_text("import os.path\n" if "compile" not in case else "import numpy\n", "utf-8")
    law(wrong, tmp_path)
