"""The pages of the documentation's site, as they are laid out for it: every link leads somewhere.

`make site` lets mkdocs look once more, where it can be installed.
"""

from __future__ import annotations

import importlib.util
import itertools
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from regency.rl.environments import environment_ids

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    spec = importlib.util.spec_from_file_location("site_tool", ROOT / "tools" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    tool: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    tool.STAGE = tmp_path_factory.mktemp("site") / "pages"
    tool.stage()
    found: Path = tool.STAGE
    return found


def tokens(page: Path) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """Return the marks of a page's headings, as Python-Markdown gives them."""
    found = set(re.findall(r'<a id="([\w-]+)">', page.read_text("utf-8")))
    parsed = tokens(page)
    for heading, inside in itertools.pairwise(parsed):
        if heading.type == "heading_open":
            said = "".join(one.content for one in inside.children or ())
            plain = unicodedata.normalize("NFKD", said).encode("ascii", "ignore").decode()
            mark = re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())
            unique, number = mark, 0
            while unique in found:
                number += 1
                unique = f"{mark}_{number}"
            found.add(unique)
    return found


def links(page: Path) -> list[str]:
    return [
        str(inner.attrs[name])
        for token in tokens(page)
        for inner in token.children or ()
        for name in ("href", "src")
        if name in inner.attrs
    ]


def test_every_link_of_the_site_leads_somewhere(staged: Path) -> None:
    lost, looked = [], 0
    for page in sorted(staged.rglob("*.md")):
        for link in links(page):
            if re.match(r"[a-z]+:", link):
                continue
            looked += 1
            path, _, mark = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            if not target.is_file():
                lost.append(f"{page.relative_to(staged)}: {link} leads to no file")
            elif mark and target.suffix == ".md" and mark not in anchors(target):
                lost.append(f"{page.relative_to(staged)}: {link} has no such heading")
    assert lost == [], "\n".join(lost)
    assert looked > 300


def test_every_environment_has_its_page(staged: Path) -> None:
    pages = {f"regency/{page.stem}" for page in (staged / "environments").glob("*.md")}
    assert set(environment_ids().values()) <= pages
