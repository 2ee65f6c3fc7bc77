"""Which test shows which clause: read from the tests, written into docs/games/.

`python -m regency.testing.clauses` renews the tables; a test fails while one is stale.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from regency.core.game import Game
from regency.core.text import text
from regency.games import games
from regency.language import locale_keys, speaker

START = "<!-- clauses -->"
END = "<!-- /clauses -->"
RULES_KEY = "rules-"


def clauses_of(game: Game) -> list[str]:
    """Return the game's clauses in order: those its locale files tell."""
    keys = locale_keys(game.folder / "locales", "en")
    clauses = [key.removeprefix(RULES_KEY) for key in keys if key.startswith(RULES_KEY)]
    return sorted(clauses, key=lambda clause: int(clause.rpartition("-")[2]))


def shown_by(game: Game) -> dict[str, list[str]]:
    """Return the names of the tests that are marked with each clause."""
    found: dict[str, list[str]] = {}
    for file in sorted(game.folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in _marked(node):
                    found.setdefault(clause, []).append(node.name)
    return found


def _marked(function: ast.FunctionDef) -> list[str]:
    """Return the arguments of `@pytest.mark.clause(…)` above a function."""
    clauses = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            clauses += [ast.literal_eval(argument) for argument in decorator.args]
    return clauses


def table(game: Game) -> str:
    """Return the Markdown table of clauses, what they say, and the tests that show them."""
    tests = shown_by(game)
    voice = speaker(game, "en")
    rows = ["| clause | rule | shown by |", "|---|---|---|"]
    for clause in clauses_of(game):
        names = ", ".join(f"`{name}`" for name in tests.get(clause, [])) or "**nothing yet**"
        rule = " ".join(voice.say(text(RULES_KEY + clause)).split()).replace("|", "\\|")
        rows.append(f"| **{clause}** | {rule} | {names} |")
    return "\n".join(rows)


def renewed(page: str, game: Game) -> str:
    """Return a page with the table between its markers renewed."""
    if START not in page or END not in page:
        raise ValueError(f"docs/games/{game.name}.md lacks the lines {START} and {END}")
    before, _, rest = page.partition(START)
    after = rest.partition(END)[2]
    return f"{before}{START}\n{table(game)}\n{END}{after}"


def main(docs: Path = Path("docs/games")) -> int:
    """Renew the table of every game that has a page."""
    for game in games().values():
        page = docs / f"{game.name}.md"
        if page.exists():
            page.write_text(renewed(page.read_text("utf-8"), game), "utf-8")
            print(f"{page}: {len(clauses_of(game))} clauses")
    return 0


if __name__ == "__main__":
    sys.exit(main())
