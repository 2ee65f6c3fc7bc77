"""Every message said in every way, one page a language: `make words`.

What can stand in a sentence is known from the games' shapes; where only the page says a message,
what has the same name elsewhere in the game stands in. One thing is changed at a time: who reads,
a number, a name.
"""

from __future__ import annotations

import argparse
import html
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regency.core.drawing import shapes
from regency.core.game import Game
from regency.core.text import Param, Text
from regency.games import games
from regency.language.needs import Needs, read_needs
from regency.language.speaker import LANGUAGES, SEAT_PARAM, SHARED, Speaker, locale_keys

NUMBERS = (0, 1, 2, 5, 11, 21)
NAMES = ("Anne", "Ben", "Zoé")
#: The seats that read a sentence about seat 0 and, where there is one, about another.
VIEWERS = (None, 0, 1)
#: What the house and the page put into their messages ready said, such as a person's name.
READY_SAID: Mapping[str, str] = {
    **dict.fromkeys(("name", "guest", "asker"), NAMES[2]),
    **dict.fromkeys(("by", "names", "others"), NAMES[1]),
    **dict.fromkeys(("game", "summary", "words", "word", "does", "move", "moves"), "…"),
    **dict.fromkeys(("first", "last", "best", "played", "verdict", "source", "reason"), "…"),
    **dict.fromkeys(("level", "items", "member", "clause"), "…"),
    "link": "https://…",
    "time": "1:30",
}
#: Where the page's own files lie, for whoever has the whole repository.
SHELL = Path("web/locales")


@dataclass(frozen=True)
class Said:
    """A message with its arguments, and what became of it for one reader."""

    key: str
    params: Mapping[str, Param]
    viewer: int | None
    words: str


@dataclass
class Voicebook:
    """All that can be said with some folders of words: the house's, the page's, or a game's."""

    name: str
    own: Path
    folders: list[Path]
    #: By message and parameter, and by parameter alone: the keys of texts that can stand there.
    texts: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    by_name: dict[str, set[str]] = field(default_factory=dict)
    #: By message: the parameters that some language counts, so that they are numbers.
    counted: dict[str, set[str]] = field(default_factory=dict)

    def learn(self, key: str, params: Mapping[str, set[str]]) -> None:
        """Note which texts can stand in a message."""
        for name, found in params.items():
            self.texts.setdefault((key, name), set()).update(found)
            self.by_name.setdefault(name, set()).update(found)

    def said(self, language: str) -> Iterator[Said]:
        """Say every message of its own in every way."""
        self.counted = _counted([self.own / f"{one}.ftl" for one in LANGUAGES])
        needs = read_needs(self.folders, language)
        choices = _choices([self.own / f"{language}.ftl"])
        voice = Speaker(self.folders, language, NAMES)
        for key in sorted(locale_keys(self.own, language)):
            for params in self._ways(key, needs, choices):
                for viewer in VIEWERS if _has_seat(params) else (None,):
                    words = voice.seen_by(viewer).say(Text(key, params))
                    yield Said(key, params, viewer, words)

    def _ways(
        self, key: str, needs: Mapping[str, Needs], choices: Mapping[str, set[str]]
    ) -> Iterator[dict[str, Param]]:
        values = {
            name: self._values(key, name, needs, choices)
            for name in sorted(self._params(key, needs))
        }
        usual = {name: found[min(2, len(found) - 1)] for name, found in values.items()}
        yield usual
        for name, found in values.items():
            for value in found:
                if value != usual[name]:
                    yield {**usual, name: value}

    def _params(self, key: str, needs: Mapping[str, Needs]) -> set[str]:
        """Return the parameters of a message: its variables, less what follows from others."""
        found: set[str] = set()
        for variable in needs[key].variables:
            name, _, end = variable.rpartition("_")
            if end == "who" and (key, "who") not in self.texts:
                found.add(f"{name}_{SEAT_PARAM}".lstrip("_"))
            elif name and self.by_name.get(name):
                found.add(name)
            else:
                found.add(variable)
        return found

    def _values(
        self, key: str, name: str, needs: Mapping[str, Needs], choices: Mapping[str, set[str]]
    ) -> list[Param]:
        if name == SEAT_PARAM or name.endswith("_" + SEAT_PARAM):
            return [1 if name != SEAT_PARAM else 0]
        if name in choices:
            return [*sorted(choices[name])]
        if name in self.counted.get(key, ()):
            return list(NUMBERS)
        known = (key, name) in self.texts
        texts = self.texts[key, name] if known else self.by_name.get(name, set())
        found: list[Param] = [self._text(one, needs) for one in sorted(texts & needs.keys())]
        ready = [READY_SAID[name]] if name in READY_SAID and not self.by_name else []
        return found or [*ready] or list(NUMBERS)

    def _text(self, key: str, needs: Mapping[str, Needs], deep: int = 0) -> Text:
        """Return a text with arguments of some kind for its own parameters."""
        params: dict[str, Param] = {}
        for name in self._params(key, needs):
            inner = sorted(self.texts.get((key, name), set()) & needs.keys())
            if name == SEAT_PARAM or name.endswith("_" + SEAT_PARAM):
                params[name] = 0
            else:
                params[name] = self._text(inner[0], needs, deep + 1) if inner and deep < 3 else 2
        return Text(key, params)


class _Choices(Visitor):
    """Gathers the words that messages choose by, such as `plus`, and what they count."""

    PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.counted: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the variants of a variable, unless it is a number or somebody who reads."""
        if isinstance(node.selector, ast.VariableReference):
            names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            name = node.selector.id.name
            if not names - self.PLURALS:
                self.counted.add(name)
            elif name.rpartition("_")[2] != "who":
                self.found.setdefault(name, set()).update(names)
        self.generic_visit(node)


def _choices(files: list[Path]) -> dict[str, set[str]]:
    choices = _Choices()
    for file in files:
        choices.visit(FluentParser(with_spans=False).parse(file.read_text("utf-8")))
    return choices.found


def _counted(files: list[Path]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                choices = _Choices()
                choices.visit(entry)
                found.setdefault(entry.id.name, set()).update(choices.counted)
    return found


def _has_seat(params: Mapping[str, Param]) -> bool:
    return any(name == SEAT_PARAM or name.endswith("_" + SEAT_PARAM) for name in params)


def of_game(game: Game) -> Iterator[Voicebook]:
    """Yield all that a game can say: in a match, in how it is played, and in its lessons."""
    folder = game.folder / "locales"
    book = Voicebook(game.name, folder, [SHARED, folder])
    told = game.show.SHAPES
    for shape in (told.picture, told.line, told.position, told.why_not):
        for key, params in shapes.sentences(shape):
            book.learn(key, params)
    for card in game.view.catalogue():
        for key, params in shapes.told_sentences(
            [one.to_json() for one in (card.name, *card.words)]
        ):
            book.learn(key, params)
    yield book
    for part in ("guide", "lessons"):
        own = game.folder / part / "locales"
        if own.exists():
            yield replace(book, name=f"{game.name} {part}", own=own, folders=[*book.folders, own])


def books(root: Path) -> Iterator[Voicebook]:
    """Yield everything that is said: by the house, the page and the games."""
    yield Voicebook("house", SHARED, [SHARED])
    if (root / SHELL).exists():
        yield Voicebook("page", root / SHELL, [SHARED, root / SHELL])
    for game in games().values():
        yield from of_game(game)


def page(language: str, root: Path) -> str:
    """Return a page with everything that a language says."""
    parts = [f"<!doctype html><html lang={language}><meta charset=utf-8><title>{language}</title>"]
    parts.append(
        "<style>body{font:16px/1.4 sans-serif;max-width:60rem;margin:1rem auto}"
        "code{color:#666;font-size:12px}p{margin:.1rem 0}</style>"
    )
    for book in books(root):
        parts.append(f"<h1>{book.name}</h1>")
        last = ""
        for key, words in dict.fromkeys((one.key, one.words) for one in book.said(language)):
            parts.append(f"<h2><code>{key}</code></h2>" if key != last else "")
            parts.append(f"<p>{html.escape(words)}</p>")
            last = key
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> None:
    """Write one page for every language."""
    parser = argparse.ArgumentParser(prog="python -m regency.testing.words", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("words"), help="folder (default: words)")
    into = parser.parse_args(arguments).into
    into.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (into / f"{language}.html").write_text(page(language, Path.cwd()), "utf-8")
        print(into / f"{language}.html")


if __name__ == "__main__":
    main()
