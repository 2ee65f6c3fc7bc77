"""What is promised is executed: README, docs, tables, links."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from regency import __version__
from regency.core.game import Game
from regency.games import games
from regency.testing import rooms
from regency.testing.clauses import clauses_of, renewed, shown_by

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
GAMES = list(games().values())
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_examples_in_the_docs_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_readme_has_an_example() -> None:
    assert doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_clause_has_a_test_and_the_table_is_fresh(game: Game) -> None:
    clauses = clauses_of(game)
    missing = [clause for clause in clauses if clause not in shown_by(game)]
    assert not missing, f"no test is marked with {missing}"
    strangers = set(shown_by(game)) - set(clauses)
    assert not strangers, f"tests are marked with clauses that are not told: {strangers}"
    page = ROOT / "docs" / "games" / f"{game.name}.md"
    assert page.exists(), f"{page} is missing"
    text = page.read_text("utf-8")
    assert renewed(text, game) == text, "stale: run `make docs`"
    for clause in clauses:
        assert f"**{clause}**" in text, f"{page.name} does not tell {clause}"


def test_the_changelog_knows_this_version() -> None:
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_who_cites_it_cites_this_version() -> None:
    told = (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.search(rf"^version: [\"']?{re.escape(__version__)}[\"']?$", told, re.MULTILINE)
    assert re.search(r"^(title|message|authors|license):", told, re.MULTILINE)


def test_every_decision_says_context_choice_and_price() -> None:
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert decisions
    for number, page in enumerate(decisions, start=1):
        assert page.name.startswith(f"{number:04d}-"), page.name
        text = page.read_text("utf-8")
        for part in ("## Context", "## Choice", "## Price"):
            assert part in text, f"{page.name} lacks {part}"


HOP = re.compile(r"^(\d+)\. `([^`]+)`(?: `(\w+)`)?: .", re.MULTILINE)
#: The most files that one move may pass through, from the click to every screen.
MOST_HOPS = 20


def hops(page: str) -> list[tuple[str, str]]:
    """Return the files of the way of a move in order, each with what is done there."""
    told = page.split("<!-- move -->")[1].split("<!-- /move -->")[0]
    found = HOP.findall(told)
    assert [int(number) for number, *_ in found] == list(range(1, len(found) + 1))
    assert len(found) == told.strip().count("\n") + 1, "every line tells one hop"
    return [(file, name) for _, file, name in found]


def is_there(file: str, name: str) -> bool:
    """Tell whether a file, of at least one game where it is a game's, has what is named."""
    root = ROOT if file.startswith("web/") else ROOT / "src" / "regency"
    files = list(root.glob(file.replace("<game>", "*").rstrip("/")))
    return any(not name or re.search(rf"\b{name}\b", each.read_text("utf-8")) for each in files)


WHERE = re.compile(r"^\| .+? \| `([^`]+)` \|(.*)\|$", re.MULTILINE)


def test_what_is_looked_for_is_where_the_map_says() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    told = page.split("<!-- where -->")[1].split("<!-- /where -->")[0]
    found = WHERE.findall(told)
    assert len(found) == told.strip().count("\n") - 1 >= 15, "every line tells one place"
    for file, names in found:
        for name in re.findall(r"`(\w+)`", names) or [""]:
            assert is_there(file, name), f"{file} has no {name}"


def test_every_file_of_the_server_is_on_the_map() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = page.split("## The server's rooms")[1].split("\n## ")[0]
    server = ROOT / "src" / "regency" / "server"
    for file in server.rglob("*.py"):
        room = file.relative_to(server).parent.as_posix()
        told = [row for row in rows.splitlines() if room == "." or row.startswith(f"| `{room}/`")]
        names = set(re.findall(r"`(\w+)(?:\.py)?`", " ".join(told)))
        assert file.stem in {*names, "__init__"}, f"docs/architecture.md has no {file.name}"


def test_the_picture_of_the_rooms_is_fresh() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert rooms.renewed(page) == page, "stale: run `make docs`"
    assert rooms.direct({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {
        "a": {"b"},
        "b": {"c"},
        "c": set(),
    }
    assert "core" in rooms.imports()["games"]
    assert not rooms.imports()["core"], "core stands on nothing"


#: The soak's own people and notes keep their names.
UNBOUND = ("bench/",)


def test_the_glossary_is_kept() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    rows = [line.split("|")[3] for line in glossary.splitlines() if line.startswith("| ")]
    banned = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    assert "Hall" in banned
    assert misnamed("class HallTable:", "hall", banned) == {"Hall"}
    for file in sorted((ROOT / "src" / "regency").rglob("*.py")):
        place = file.relative_to(ROOT / "src" / "regency").as_posix()
        if not place.startswith(UNBOUND):
            wrong = misnamed(file.read_text("utf-8"), file.stem, banned)
            assert not wrong, f"{place} uses {wrong}: docs/glossary.md says what to say instead"


def misnamed(source: str, module: str, banned: set[str]) -> set[str]:
    """Return the words that a module or its classes should not be named by."""
    names = [module.title().replace("_", ""), *re.findall(r"^class (\w+)", source, re.MULTILINE)]
    return {part for name in names for part in re.findall("[A-Z][a-z]+", name)} & banned


def test_the_way_of_a_move_is_short_and_as_it_is_told() -> None:
    way = hops((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    assert len({file for file, _ in way}) == len(way) <= MOST_HOPS
    for file, name in way:
        assert is_there(file, name), f"{file} has no {name}"
    assert not is_there(way[-2][0], "no_such_thing")
    assert not is_there("server/tables/nowhere.py", "")


#: What newcomers found in each game: so many defects, so many problems.
FOUND = {"C": (8, 11), "F": (10, 11), "R": (11, 12)}


def test_every_finding_of_newcomers_has_its_row_and_its_pictures_are_there() -> None:
    page = (ROOT / "docs" / "web.md").read_text("utf-8")
    told = set(re.findall(r"\b[CFR](?: problem )?\d+\b", page))
    for game, (defects, problems) in FOUND.items():
        asked = {f"{game}{number}" for number in range(1, defects + 1)}
        asked |= {f"{game} problem {number}" for number in range(1, problems + 1)}
        assert asked <= told, asked - told
    album = (ROOT / "docs" / "pictures" / "comparison.md").read_text("utf-8")
    places = set(re.findall(r'<a id="([^"]+)">', album))
    assert set(re.findall(r"comparison\.md#([\w-]+)", page)) == places
    shown = set(re.findall(r"\]\(comparison/([^)]+)\)", album))
    assert shown == {file.name for file in (ROOT / "docs/pictures/comparison").iterdir()}


def test_every_row_of_findings_names_tests_that_are_there() -> None:
    page = (ROOT / "docs" / "web.md").read_text("utf-8")
    part = page.split("## What newcomers stumbled over\n")[1].split("\n## ")[0]
    rows = [row for row in part.splitlines() if re.match(r"\| [CFR][\d ]", row)]
    assert len(rows) >= sum(problems for _, problems in FOUND.values())
    for row in rows:
        held = row.rsplit(" | ", 1)[1]
        named = re.findall(r"`([\w/.-]+)(?:::([^`]+))?`", held)
        assert any(test for _, test in named), row
        for file, test in named:
            code = (ROOT / file).read_text("utf-8")
            said = f"def {test}(" if file.endswith(".py") else f"'{test}"
            assert not test or said in code, f"{file}::{test}"


def test_everything_people_missed_has_its_row_and_its_test() -> None:
    page = (ROOT / "docs" / "web.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) [^|]*\| [^|]*\| `([^`:]+)::(\w+)` \|$", page, re.M)
    assert [int(number) for number, _, _ in rows] == list(range(1, 13))
    for _, file, test in rows:
        assert f"def {test}(" in (ROOT / file).read_text("utf-8"), f"{file}::{test}"
