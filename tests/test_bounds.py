"""What is installed is what was tested: bounds, pinned versions and hashes agree."""

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


def locked() -> dict[str, tuple[str, str, int]]:
    """Return version, marker and number of hashes of every package that `make install` installs."""
    found = {}
    text = (ROOT / "hashes.txt").read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if not line.startswith("#"):
            wanted, *hashes = line.split(" --hash=sha256:")
            name, _, rest = wanted.partition("==")
            version, _, marker = rest.partition(";")
            found[plain(name)] = (version.strip(), marker.strip(), len(hashes))
    return found


def test_every_package_has_its_hashes_and_the_pinned_version() -> None:
    """`make hashes` renews them."""
    versions = pinned()
    for name, (version, marker, hashes) in locked().items():
        assert hashes, name
        if "win32" not in marker:  # nobody has tried it there
            assert versions.get(name) == version, name


def test_everything_that_developers_need_is_locked() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = extras["optional-dependencies"]
    inner = re.search(r"regency\[(.*)\]", next(one for one in groups["dev"] if "regency[" in one))
    assert inner is not None
    names = ["dev", *inner.group(1).split(",")]
    wanted = [words for name in names for words in groups[name]] + extras["dependencies"]
    for words in wanted:
        if not words.startswith("regency["):
            assert plain(Requirement(words).name) in locked(), words
