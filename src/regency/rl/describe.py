"""What a researcher asks first of a game, generated from the code into docs/research.md.

`python -m regency.rl.describe` renews the page; a test fails while it is stale.
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path

from regency.core.game import Game
from regency.core.types import State
from regency.games import games
from regency.rl.benchmark_table import figures, table
from regency.rl.environments import environment_ids
from regency.rl.survey import survey

START = "<!-- described -->"
END = "<!-- /described -->"
#: Around the table of the benchmark, and the folder of its files.
BENCHMARKS = ("<!-- benchmark -->", "<!-- /benchmark -->")
RESULTS = "benchmark"
#: How many random matches are measured for each number of seats, from this seed on.
MATCHES = 1000
SEED = 1
#: A piece of an observation with the comment beside its declaration.
PIECE = re.compile(r'^\s*"(\w+)": \(.*\),\s*#\s*(.*)$', re.MULTILINE)


def pieces(game: Game) -> list[str]:
    """Return the table of the observation's named pieces."""
    observation = game.features.OBSERVATION
    said = dict(PIECE.findall(inspect.getsource(sys.modules[game.features.observe.__module__])))
    rows = ["| piece | from | shape | what |", "|---|---|---|---|"]
    for name, shape in observation.pieces.items():
        size = " × ".join(str(n) for n in shape)
        rows.append(f"| `{name}` | {observation.start(name)} | {size} | {said.get(name, '')} |")
    return rows


def actions(game: Game) -> list[str]:
    """Return the table of actions."""
    rows = ["| action | from | how many |", "|---|---|---|"]
    rows += [f"| `{s.name}` | {s.start} | {s.size} |" for s in game.rules.ACTIONS.spans]
    return rows


def measured(game: Game) -> list[str]:
    """Return the table of lengths, choices and seats, one row for each number of seats."""
    rows = [
        "| seats | decisions a match: least, mean, most | choices: mean, most | one choice only "
        "| chance steps | mean points by seat | wins by seat |",
        "|---|---|---|---|---|---|---|",
    ]
    return rows + [_row(seats, survey(game, seats, MATCHES, SEED)) for seats in game.seats]


def _row(seats: int, report: State) -> str:
    decisions = int(report.decisions)
    points = ", ".join(f"{int(p) / MATCHES:.1f}" for p in report.points[:seats])
    wins = ", ".join(f"{100 * float(w) / MATCHES:.1f} %" for w in report.wins[:seats])
    return (
        f"| {seats} | {int(report.least)}, {decisions / MATCHES:.1f}, {int(report.most)} "
        f"| {int(report.choices) / decisions:.1f}, {int(report.widest)} "
        f"| {100 * int(report.forced) / decisions:.1f} % "
        f"| {int(report.chance) / MATCHES:.1f} | {points} | {wins} |"
    )


def section(game: Game) -> str:
    """Return a game's part of the page."""
    parts = [
        f"### {environment_ids()[game.name]}",
        f"Observation: {game.features.OBSERVATION.size} whole numbers (int8 or float32) in pieces.",
        "\n".join(pieces(game)),
        f"Actions: {game.rules.ACTIONS.count}, staged; the mask says which are legal.",
        "\n".join(actions(game)),
        f"Random play, {MATCHES:,} matches for each number of seats:",
        "\n".join(measured(game)),
    ]
    return "\n\n".join(parts)


def described() -> str:
    """Return the parts of all games."""
    return "\n\n".join(section(game) for game in games().values())


def benchmarks(page: Path) -> str:
    """Return the table of the results files that are kept beside a page."""
    files = sorted((page.parent / RESULTS).glob("*.ndjson.xz"))
    return table([row for file in files for row in figures(file)])


def renewed(page: str, text: str, start: str = START, end: str = END) -> str:
    """Return a page with what stands between its markers replaced."""
    if start not in page or end not in page:
        raise ValueError(f"docs/research.md lacks the lines {start} and {end}")
    before, _, rest = page.partition(start)
    return f"{before}{start}\n{text}\n{end}{rest.partition(end)[2]}"


def main(page: Path = Path("docs/research.md")) -> int:
    """Renew the page."""
    text = renewed(page.read_text("utf-8"), described())
    page.write_text(renewed(text, benchmarks(page), *BENCHMARKS), "utf-8")
    print(f"{page}: {len(games())} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
