"""The documentation as a site: `make site` builds build/site from docs/, strictly, links checked.

Pages keep their places beside one another, so that their links work as they do in the repository;
what a link names beside Markdown (examples, licence) is copied along, and a folder that is named
gets a list of its pages. A page for every environment and the page of the API are written here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
STAGE = ROOT / "build" / "site-source"
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)(?=[)#])")
#: Environments, as `regency.rl.describe` writes them into docs/research.md.
SECTION = re.compile(
    r"^### (regency/\S+)\n(.*?)(?=^### |^<!-- /described)", re.MULTILINE | re.DOTALL
)
#: What the page of the API tells of.
API = {
    "regency": "The façade: all that a first day needs",
    "regency.rl.batch": "Thousands of matches a call",
    "regency.rl.pettingzoo": "PettingZoo",
    "regency.rl.gymnasium": "Gymnasium",
    "regency.rl.openspiel": "OpenSpiel",
    "regency.rl.seeds": "Seeds",
    "regency.rl.rewards": "Rewards",
    "regency.rl.environments": "Versions and bounds",
    "regency.rl.language_models": "Language models: tables",
    "regency.rl.agents": "Language models: agents",
    "regency.rl.model_matches": "Language models: many matches",
    "regency.rl.benchmark": "The benchmark",
    "regency.rl.dataset": "Data sets",
    "regency.bots.base": "Bots",
}


def stage() -> None:
    """Lay all pages out."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", STAGE / "docs")
    for name in PAGES:
        shutil.copy(ROOT / name, STAGE / name)
    write_environments()
    write_api()
    readme = STAGE / "README.md"
    more = "- [The environments](environments/index.md), [the API](api.md)\n"
    text = readme.read_text("utf-8").replace("## Reading on\n", f"## Reading on\n{more}")
    readme.write_text(text, "utf-8")
    for page in sorted(STAGE.rglob("*.md")):
        page.write_text(mended(page), "utf-8")
    readme.rename(STAGE / "index.md")
    for page in STAGE.rglob("*.md"):
        text = page.read_text("utf-8")
        page.write_text(re.sub(r"(?<=\]\()((?:\.\./)*)README\.md", r"\1index.md", text), "utf-8")


def mended(page: Path) -> str:
    """Return a page whose links lead somewhere: what they name is brought along."""

    def lead(found: re.Match[str]) -> str:
        target = Path(os.path.normpath(page.parent / found.group(1)))
        source = ROOT / target.relative_to(STAGE)
        if target.is_dir() or source.is_dir():
            list_folder(target, source)
            return f"{found.group(1).rstrip('/')}/index.md"
        if not target.exists() and source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
        return found.group(1)

    parts = re.split(r"(^```.*?^```|`[^`\n]*`)", page.read_text("utf-8"), flags=re.M | re.S)
    return "".join(part if part.startswith("`") else LINK.sub(lead, part) for part in parts)


def list_folder(target: Path, source: Path) -> None:
    """Write the list of a folder's pages, or of its files, where a link names the folder."""
    target.mkdir(parents=True, exist_ok=True)
    if not (target / "index.md").exists():
        shown = sorted(
            p.name for p in source.iterdir() if p.is_file() and not p.name.startswith(".")
        )
        lines = [f"- [{n}]({n})" if (target / n).exists() else f"- `{n}`" for n in shown]
        (target / "index.md").write_text(f"# {source.name}\n\n" + "\n".join(lines) + "\n", "utf-8")


def write_environments() -> None:
    """Write a page for every environment."""
    folder = STAGE / "environments"
    folder.mkdir()
    found = SECTION.findall((ROOT / "docs" / "research.md").read_text("utf-8"))
    names = []
    for environment, text in found:
        name = environment.partition("/")[2]
        names.append(name)
        made = f'gymnasium.make("{environment}"), pettingzoo.make("aec", "{environment}")'
        head = f"# {environment}\n\n`{made}`; how: [for researchers](../docs/research.md).\n\n"
        (folder / f"{name}.md").write_text(head + text, "utf-8")
    lines = "\n".join(f"- [regency/{name}]({name}.md)" for name in names)
    (folder / "index.md").write_text(f"# Environments\n\n{lines}\n", "utf-8")


def write_api() -> None:
    """Write the page of the API, which mkdocstrings fills."""
    parts = [f"## {words}\n\n::: {name}\n" for name, words in API.items()]
    (STAGE / "api.md").write_text("# The API\n\n" + "\n".join(parts), "utf-8")


def main() -> int:
    """Build the site; 1 if a page is wrong or a link leads nowhere."""
    stage()
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"], cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
