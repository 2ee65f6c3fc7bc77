"""Fluent bundles: a Text in, a sentence out."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from regency.core.game import Game
from regency.core.text import Param, Text

LANGUAGES = ("en", "fr", "uk", "ru", "zh-Hant")
#: How each language calls itself.
OWN_NAMES = {
    "en": "English",
    "fr": "Français",
    "uk": "Українська",
    "ru": "Русский",
    "zh-Hant": "繁體中文",
}

SHARED = Path(__file__).parent / "locales"

#: A parameter with this name, or ending in it, is a seat and is said by the seat's name.
SEAT_PARAM = "seat"
#: The same name with this ending says whether that seat reads the sentence: `you` or `other`.
WHO_PARAM = "who"


class MissingText(LookupError):
    """A message that a locale file lacks, or cannot be said with the given parameters."""


class Speaker:
    """Says Texts in one language, with the game's own words first and the house's after."""

    def __init__(
        self,
        folders: Sequence[Path],
        language: str,
        names: Sequence[str] | None = None,
        viewer: int | None = None,
    ) -> None:
        self.language = language
        self.names = list(names) if names is not None else None
        self.viewer = viewer
        # Isolation marks are for mixed scripts in browsers; terminals and readers stumble on them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            file = folder / f"{language}.ftl"
            if not file.exists():
                raise MissingText(f"there is no {file}")
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)

    def seen_by(self, viewer: int | None) -> Speaker:
        """Return the same voice as it speaks to a seat, or to nobody at the table."""
        other = copy(self)
        other.viewer = viewer
        return other

    def say(self, text: Text) -> str:
        """Return the sentence; raises MissingText when it cannot be said whole."""
        message = self._message(text)
        if message.value is None:
            raise MissingText(f"{self.language}: message {text.key!r} is empty")
        return self._format(text.key, message.value, self._values(text))

    def seat(self, seat: int) -> str:
        """Return a seat's name: the one given, or its number counted from 1."""
        if self.names is not None:
            return self.names[seat]
        return self.say(Text("seat-number", {"number": seat + 1}))

    def enumerate(self, parts: Sequence[str]) -> str:
        """Return a list as the language tells it: “a”, “a and b”, “a, b and c”."""
        if len(parts) < 2:
            return "".join(parts)
        last = self.say(Text("list-pair" if len(parts) == 2 else "list-last"))
        return self.say(Text("list-separator")).join(parts[:-1]) + last + parts[-1]

    def _message(self, text: Text) -> Any:
        if not self._bundle.has_message(text.key):
            raise MissingText(f"{self.language}: no message {text.key!r}")
        return self._bundle.get_message(text.key)

    def _format(self, key: str, pattern: Any, values: dict[str, Any]) -> str:
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return str(said)

    def _values(self, text: Text) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, value in text.params.items():
            values.update(self._param(name, value))
        return values

    def _param(self, name: str, value: Param) -> dict[str, Any]:
        """Return a parameter as it is said, and what follows from it: forms, or who reads it."""
        if isinstance(value, Text):
            return {name: self.say(value), **self._forms(name, [value])}
        if isinstance(value, list):
            return {
                name: self.enumerate([self.say(part) for part in value]),
                **self._forms(name, value),
            }
        if isinstance(value, int) and (name == SEAT_PARAM or name.endswith("_" + SEAT_PARAM)):
            who = name.removesuffix(SEAT_PARAM) + WHO_PARAM
            return {name: self.seat(value), who: "you" if value == self.viewer else "other"}
        return {name: value}

    def _forms(self, name: str, texts: list[Text]) -> dict[str, str]:
        """Return the forms that all these texts have, by what a sentence calls them."""
        messages = [self._message(one) for one in texts]
        common = set.intersection(*(set(one.attributes) for one in messages)) if messages else set()
        if not common:
            return {}
        values = [self._values(one) for one in texts]
        return {
            f"{name}_{form}": self.enumerate(
                [
                    self._format(text.key, message.attributes[form], known)
                    for text, message, known in zip(texts, messages, values, strict=True)
                ]
            )
            for form in sorted(common)
        }


def speaker(
    game: Game | None,
    language: str,
    names: Sequence[str] | None = None,
    viewer: int | None = None,
) -> Speaker:
    """Return a speaker for a game, or for the house's own messages alone; *viewer* reads “you”."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    folders = [SHARED] if game is None else [SHARED, game.folder / "locales"]
    return Speaker(folders, language, names, viewer)


def locale_keys(folder: Path, language: str) -> set[str]:
    """Return the message keys of a locale file; raises MissingText on a line that is no Fluent."""
    file = folder / f"{language}.ftl"
    if not file.exists():
        raise MissingText(f"there is no {file}")
    resource = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingText(f"{file.name}: not Fluent: {(entry.content or '').strip()[:60]!r}")
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}
