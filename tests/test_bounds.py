"""Packages whose insides are used are bounded above, and what is pinned lies within every bound."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
#: What is used without being promised: a word of the source, by package.
INSIDES = {
    "numba": "caching._CacheLocator",
    "uvicorn": "uvicorn.protocols",
    "websockets": "websockets.protocol",
    "httptools": "HttpToolsProtocol",
}
SOURCES = "".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))


def requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    listed = [words for group in groups for words in group]
    return [Requirement(words) for words in listed if not words.startswith("regency[")]


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pairs = (line.partition("==") for line in lines if "==" in line and not line.startswith("#"))
    return {plain(name): version.partition(";")[0].strip() for name, _, version in pairs}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


@pytest.mark.parametrize("name", INSIDES)
def test_where_insides_are_used_there_is_an_upper_bound(name: str) -> None:
    assert INSIDES[name] in SOURCES, "used no longer: the bound can go"
    found = [one for one in requirements() if plain(one.name) == name]
    assert found
    for one in found:
        assert any(bound.operator == "<" for bound in one.specifier), one


def test_what_is_pinned_lies_within_the_bounds() -> None:
    versions = pinned()
    wanted = [one for one in requirements() if plain(one.name) in versions]
    assert len(wanted) > len(INSIDES)
    for one in wanted:
        assert one.specifier.contains(versions[plain(one.name)], prereleases=True), one
