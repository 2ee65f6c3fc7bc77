"""What was measured of the bots, written into docs/bots.md.

`python -m regency.arena.report --evidence DIR` boils the matches that `regency.arena.evidence` kept
in DIR down to docs/bots.ndjson, a line a figure, and leaves what DIR does not know; without it only
the page is renewed from that file. A test fails while the page is stale.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regency.arena.evidence import LADDER, Claim, open_claims, summary
from regency.arena.strength import strengths

DOCS = Path("docs")
FIGURES = "bots.ndjson"
PAGE = "bots.md"
#: Whose strength counts as zero.
ANCHOR = "heuristic"
#: What stands between `<!-- name -->` and `<!-- /name -->` is generated.
PARTS = ("claims", "ratings")


def figures(evidence: Path) -> Iterator[dict[str, Any]]:
    """Yield a line for every claim, and for every bot in every rating."""
    for claim, results in open_claims(evidence, None, ""):
        lines = results.in_order()
        if claim.counts == "rating":
            yield from _ratings(claim, lines)
        elif lines:
            yield {"kind": "claim", "game": claim.tournament.game, **summary(claim, lines)}


def _ratings(claim: Claim, lines: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    found = strengths(lines, ANCHOR) if lines else {}
    for bot in (bot for bot in LADDER if bot in found):
        yield {
            "kind": "rating",
            "game": claim.tournament.game,
            "seats": claim.tournament.seats,
            "bot": bot,
            "rating": round(found[bot][0]),
            "margin": round(found[bot][1]),
            "played": sum(line["bots"].count(bot) for line in lines),
        }


def claims_table(lines: list[dict[str, Any]]) -> str:
    """Return the table of claims: goal, what was found, and on how many matches."""
    rows = ["| claim | goal | found | 95 % interval | matches |", "|---|---|---|---|---|"]
    for line in lines:
        if line["kind"] == "claim" and line["counts"] == "wins":
            found, interval = f"{line['value']:.1%}", f"{line['low']:.1%} – {line['high']:.1%}"
            rows.append(_claim_row(line, f"{line['goal']:.0%}", found, interval))
        elif line["kind"] == "claim":
            rows.append(_claim_row(line, f"{line['goal']:.0f}", f"{line['value']:.1f}", ""))
    return "\n".join(rows)


def _claim_row(line: dict[str, Any], goal: str, found: str, interval: str) -> str:
    return f"| {line['says']} | ≥ {goal} | {found} | {interval} | {line['matches']} |"


def ratings_table(lines: list[dict[str, Any]]) -> str:
    """Return a table a game: a row a bot, a column a number of seats."""
    rated = [line for line in lines if line["kind"] == "rating"]
    parts = []
    for game in dict.fromkeys(line["game"] for line in rated):
        own = [line for line in rated if line["game"] == game]
        counts = sorted({line["seats"] for line in own})
        head = " | ".join(f"{seats} seats" for seats in counts)
        rows = [f"**{game}**", "", f"| bot | {head} |", "|---" * (1 + len(counts)) + "|"]
        for bot in (bot for bot in LADDER if any(line["bot"] == bot for line in own)):
            cells = {line["seats"]: _rating(line) for line in own if line["bot"] == bot}
            rows.append(f"| {bot} | " + " | ".join(cells.get(n, "") for n in counts) + " |")
        parts.append("\n".join(rows))
    return "\n\n".join(parts)


def _rating(line: dict[str, Any]) -> str:
    if line["bot"] == ANCHOR:
        return f"0 ({line['played']})"
    return f"{line['rating']:+d} ± {line['margin']} ({line['played']})"


def renewed(page: str, lines: list[dict[str, Any]]) -> str:
    """Return the page with its generated parts renewed."""
    for name, text in zip(PARTS, (claims_table(lines), ratings_table(lines)), strict=True):
        pattern = re.compile(f"<!-- {name} -->.*<!-- /{name} -->", re.DOTALL)
        found = pattern.search(page)
        if found is None:
            raise ValueError(f"docs/{PAGE} lacks the lines <!-- {name} --> and <!-- /{name} -->")
        new = f"<!-- {name} -->\n{text}\n<!-- /{name} -->"
        page = page[: found.start()] + new + page[found.end() :]
    return page


def renewed_figures(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return new figures, and the old ones of what has not been measured again."""

    def about(line: dict[str, Any]) -> tuple[str, ...]:
        return line["kind"], line["game"], str(line.get("says", line.get("seats")))

    again = {about(line) for line in new}
    kept = [line for line in old if about(line) not in again]
    return sorted(kept + new, key=lambda line: line["kind"])  # as they came within a kind


def read_figures(docs: Path = DOCS) -> list[dict[str, Any]]:
    """Return the figures that are kept."""
    return [json.loads(line) for line in (docs / FIGURES).read_text("utf-8").splitlines()]


def main() -> None:
    """Take new evidence in, if any, and renew the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--evidence", type=Path, metavar="DIR")
    arguments = parser.parse_args()
    if arguments.evidence is not None:
        found = renewed_figures(read_figures(), list(figures(arguments.evidence)))
        kept = "".join(json.dumps(line) + "\n" for line in found)
        (DOCS / FIGURES).write_text(kept, "utf-8")
    page = DOCS / PAGE
    lines = read_figures()
    page.write_text(renewed(page.read_text("utf-8"), lines), "utf-8")
    print(f"{page}: {len(lines)} figures")


if __name__ == "__main__":
    main()
