"""How long a lesson takes to read, in each language: written into docs/learning.md.

`python -m regency.testing.reading` renews the table; a test fails while it is stale, or a lesson is
too long.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from regency.core.text import text
from regency.edge.lessons import FOLDER, Lesson, lessons_of
from regency.games import games
from regency.language import LANGUAGES
from regency.language.speaker import SHARED, Speaker

WORDS_A_MINUTE = 180
MOST_MINUTES = 5
#: A reader takes in this many Chinese characters in the time of one word: 288 a minute.
HAN_A_WORD = 1.6
START, END = "<!-- minutes -->", "<!-- /minutes -->"
PAGE = Path(__file__).parents[3] / "docs" / "learning.md"

_HAN = re.compile(r"[\u3400-\u9fff]")
_WORD = re.compile(r"[^\W\u3400-\u9fff]+(?:[’-]\w+)*")


def said(lesson: Lesson, language: str) -> list[str]:
    """Return all that a lesson says, as it is read in a language."""
    own = lesson.game.folder
    voice = Speaker([SHARED, own / "locales", own / FOLDER / "locales"], language)
    keys = (lesson.title, f"{lesson.title}-about", *lesson.texts)
    return [voice.say(text(key)) for key in keys]


def words(sentence: str) -> float:
    """Return how many words a sentence has, or as many as its characters are worth."""
    return len(_HAN.findall(sentence)) / HAN_A_WORD + len(_WORD.findall(sentence))


def minutes(lesson: Lesson, language: str) -> float:
    """Return how long a lesson takes to read."""
    return sum(words(sentence) for sentence in said(lesson, language)) / WORDS_A_MINUTE


def table() -> str:
    """Return the Markdown table of minutes."""
    rows = [f"| lesson | {' | '.join(LANGUAGES)} |", "|---|" + "---|" * len(LANGUAGES)]
    for game in games().values():
        for lesson in lessons_of(game):
            times = " | ".join(f"{minutes(lesson, language):.1f}" for language in LANGUAGES)
            rows.append(f"| {game.name} {lesson.number} | {times} |")
    return "\n".join(rows)


def renewed(page: str) -> str:
    """Return the page with its table renewed."""
    before, _, rest = page.partition(START)
    return f"{before}{START}\n{table()}\n{END}{rest.partition(END)[2]}"


def main() -> int:
    """Renew the table."""
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
