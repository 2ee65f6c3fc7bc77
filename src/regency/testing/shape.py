"""The shape of a game's folder: one name for each job, the same in every game.

This is the one place that knows it. Tests hold every game to it, who may import what is derived
from it, and `python -m regency.testing.shape` writes it into docs/architecture.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase
from pathlib import Path

from regency.language import LANGUAGES


class Runs(Enum):
    """How the Python of a file runs, and so what it may import."""

    ANYHOW = "ordinary Python"
    AT_IMPORT = "once, at import: it reads files, and makes arrays of them"
    COMPILED = "compiled, on every machine"
    NUMBERED = "ordinary Python; compiled code knows its numbers alone"


class Needed(Enum):
    """Whether a game must have a file."""

    ALWAYS = ""
    OPTIONAL = "optional"


@dataclass(frozen=True)
class Part:
    """A job in a game's folder and the file that does it; `paths` are alternatives, or patterns."""

    paths: tuple[str, ...]
    job: str
    runs: Runs = Runs.ANYHOW
    needed: Needed = Needed.ALWAYS

    def has(self, path: str) -> bool:
        """Tell whether a file of this path does the job."""
        return any(_fits(path, known) for known in self.paths)


def _fits(path: str, known: str) -> bool:
    """Compare a path with a name or pattern; `web/*` is the whole folder with all in it."""
    if known.endswith("/*"):
        return path.startswith(known.removesuffix("*"))
    return fnmatchcase(path, known) and path.count("/") == known.count("/")


#: Where a game's own parts of the rules are; their tests may be named after them.
RULES, TESTS, OWN_TEST = "rules/", "tests/", "tests/test_"
PACKAGE = "one line that says what the folder is for"


def _package(folder: str) -> Part:
    return Part((f"{folder}/__init__.py",), PACKAGE)


def _data(path: str, job: str, needed: Needed = Needed.ALWAYS) -> Part:
    return Part((path,), job, Runs.AT_IMPORT, needed)


def _compiled(path: str, job: str, needed: Needed = Needed.ALWAYS) -> Part:
    return Part((path,), job, Runs.COMPILED, needed)


def _optional(path: str, job: str, runs: Runs = Runs.ANYHOW) -> Part:
    return Part((path,), job, runs, Needed.OPTIONAL)


#: Every file of a game, in the order in which one reads them. The first part that fits counts.
SHAPE = (
    Part(("__init__.py",), "the `Game`: name, seats, options, and the parts below"),
    Part(("notation.py",), "between actions and the whole decisions of a record"),
    _optional("redeal_weights.py", "what the law of re-deals counts, and how likely each is"),
    # what is printed
    _package("data"),
    Part(("data/cards.toml", "data/board.toml"), "every printed value, with its confidence"),
    Part(
        ("data/cards.py", "data/board.py"),
        "the same as checked Python values",
        Runs.AT_IMPORT,
        Needed.OPTIONAL,
    ),
    _data("data/tables.py", "the same as frozen arrays, validated at import"),
    # the rules
    _compiled("rules/__init__.py", "all that the house looks for, gathered"),
    _compiled("rules/state.py", "`STATE`, `ACTIONS`, `EVENTS`, and who may see what"),
    _compiled("rules/setup.py", "`setup`: the empty match that waits for its deal"),
    _compiled("rules/turn.py", "`to_act`, `legal`, `apply`: what may be done, and doing it"),
    _compiled("rules/scoring.py", "`scores`: points and tie-breaks"),
    _compiled("rules/redeal.py", "`determinize`: what a viewer cannot know, dealt anew"),
    _compiled("rules/census.py", "`census`: where each card lies"),
    _compiled("rules/standing.py", "how a match stands before its end", Needed.OPTIONAL),
    _compiled("rules/*.py", "parts of a turn, by the game's own words", Needed.OPTIONAL),
    # players made of code
    _package("ai"),
    _compiled("ai/features.py", "`observe`: named pieces of a network's input"),
    _compiled("ai/heuristic.py", "`choose`: a rule-of-thumb player"),
    _compiled("ai/worth.py", "what a position promises, in numbers", Needed.OPTIONAL),
    _compiled("ai/prospects.py", "what moves would bring, shown to a network", Needed.OPTIONAL),
    _optional("ai/levels.py", "`LEVELS`: which bots play the levels"),
    _optional("ai/weights/*", "a network that was trained on the game"),
    # what people see and read
    Part(("show/__init__.py",), "all that is shown, gathered"),
    Part(("show/names.py",), "cards and places by name: the Texts that all sentences share"),
    Part(("show/shapes.py",), "`SHAPES`: what each drawing is made of", Runs.NUMBERED),
    _compiled("show/board.py", "`draw_view`: what a board is given"),
    _compiled("show/seats.py", "draws what lies before each seat", Needed.OPTIONAL),
    _compiled("show/prompt.py", "`draw_prompt`, `draw_label`: who must do what, and actions"),
    _compiled("show/log.py", "`draw_line`: what has just happened"),
    _compiled("show/position.py", "`draw_position`: the whole position in sentences"),
    _compiled("show/sheet.py", "`draw_sheet`, `draw_points`: where every point comes from"),
    _compiled("show/why_not.py", "`draw_why_not`: why an action is not legal now"),
    Part(("show/catalogue.py",), "`catalogue`: everything that can be looked at large"),
    _optional("show/holdings.py", "`held`: what of that a seat has at the end of a match"),
    # the rest
    *(Part((f"locales/{language}.ftl",), "all that is said") for language in LANGUAGES),
    _optional("lessons/*.toml", "a lesson: what is played in it, and what is said on the way"),
    _optional("lessons/lessons.json", "the same for the page; `python -m regency.edge.lessons`"),
    *(
        _optional(f"lessons/locales/{language}.ftl", "all that is said in lessons")
        for language in LANGUAGES
    ),
    *(
        _optional(f"guide/locales/{language}.ftl", "all that the page on how to play says")
        for language in LANGUAGES
    ),
    _optional("guide/clauses.toml", "which clause the page tells where, and which no lesson does"),
    _optional("guide/example.json", "the end of a golden match, to show how points are counted"),
    _optional("guide/wins.json", "how often each card wins; `python -m regency.arena.wins`"),
    Part(("golden/*.ndjson",), "finished matches, one for each way to end"),
    _optional("web/*", "the board in the browser; without it the general one"),
    _optional(
        "wasm/*",
        "rules, foresight, reviews and the network as WebAssembly; `make wasm`",
    ),
    _package("tests"),
    Part(("tests/test_rules.py",), "what the rulebook says, each test naming its clause"),
    Part(("tests/test_golden.py",), "that the golden matches show everything"),
    _optional("tests/kit.py", "what the tests share"),
    _optional("tests/referee.py", "a second referee that shares no code with the rules"),
    *(
        _optional(f"tests/test_{concern}.py", job)
        for concern, job in {
            "data": "what is printed, and what is refused",
            "redeal": "what each seat knows, and that re-deals keep to it",
            "features": "what a network is told",
            "heuristic": "what the rule-of-thumb player promises",
            "notation": "records that are refused",
            "view": "what is shown and told",
            "drawing": "that what is drawn is what the state says",
            "texts": "that everything can be said",
            "referee": "that two referees agree",
            "laws": "the laws of the house, where they take long",
        }.items()
    ),
)


def files(folder: Path) -> list[str]:
    """Return the files of a game's folder, those that Python or an editor leaves there aside."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    hidden = ("__pycache__", ".")
    return sorted(p.as_posix() for p in found if not any(n.startswith(hidden) for n in p.parts))


def part_of(path: str) -> Part | None:
    """Return the job that a file of this path does, if the shape has one for it."""
    return next((part for part in SHAPE if part.has(path)), None)


def runs(path: str) -> Runs:
    """Tell how a file of a game's folder runs."""
    part = part_of(path)
    return Runs.ANYHOW if part is None else part.runs


def faults(folder: Path) -> list[str]:
    """Say what is missing in a game's folder and what has no place there, and what to do."""
    there = files(folder)
    return [*_missing(folder.name, there), *_strange(folder.name, there)]


def _missing(game: str, there: list[str]) -> Iterator[str]:
    for part in SHAPE:
        if part.needed is Needed.ALWAYS and not any(part.has(path) for path in there):
            names = " or ".join(part.paths)
            yield f"{game} has no {names} ({part.job}): write it, or rename what does that job"


def _strange(game: str, there: list[str]) -> Iterator[str]:
    for path in there:
        if part_of(path) is None and not _tests_own_part(path, there):
            yield (
                f"{game}/{path} has no place in a game's folder: files are named by their job "
                f"({_nearest(path)}); a new job goes into {__name__} first"
            )


def _tests_own_part(path: str, there: list[str]) -> bool:
    """Tell whether a test is named after a file of the game's rules."""
    return path.startswith(OWN_TEST) and RULES + path.removeprefix(OWN_TEST) in there


def _nearest(path: str) -> str:
    """Name what the shape has in the folder of a path, or above all where it has no such folder."""
    folder = path.rpartition("/")[0] + "/"
    known = [p for part in SHAPE for p in part.paths if p.startswith(folder)]
    return ", ".join(known or dict.fromkeys(p.split("/")[0] for x in SHAPE for p in x.paths))


# --- in docs/architecture.md

START, END = "<!-- shape -->", "<!-- /shape -->"


def table() -> str:
    """Return the shape as a Markdown table, its many names of tests in one row."""
    rows: dict[tuple[str, str], list[str]] = {}
    for part in SHAPE:
        names = " or ".join(f"`{path}`" for path in part.paths)
        if part.job != PACKAGE and not part.paths[0].startswith(TESTS):
            rows.setdefault((part.job, part.needed.value), []).append(names)
    tests = [part for part in SHAPE if part.paths[0].startswith(TESTS) and part.job != PACKAGE]
    jobs = [f"`{part.paths[0].removeprefix(TESTS)}` {part.job}" for part in tests]
    return "\n".join(
        [
            "| file | what it holds | |",
            "|---|---|---|",
            *(
                f"| {', '.join(names)} | {job} | {needed} |"
                for (job, needed), names in rows.items()
            ),
            f"| `{TESTS}` | {'; '.join(jobs)}; `test_x.py` a part `rules/x.py` of the rules | |",
        ]
    )


def renewed(page: str) -> str:
    """Return a page with the table between its markers renewed."""
    before, _, rest = page.partition(START)
    return f"{before}{START}\n{table()}\n{END}{rest.partition(END)[2]}"


def main(page: Path = Path("docs/architecture.md")) -> int:
    """Renew the table of the shape."""
    page.write_text(renewed(page.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
