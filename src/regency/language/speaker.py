"""Fluent bundles: a Text in, a sentence out."""

from __future__ import annotations

from collections.abc import Sequence
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


class MissingText(LookupError):
    """A message that a locale file lacks, or cannot be said with the given parameters."""


class Speaker:
    """Says Texts in one language, with the game's own words first and the house's after."""

    def __init__(
        self, folders: Sequence[Path], language: str, names: Sequence[str] | None = None
    ) -> None:
        self.language = language
        self.names = list(names) if names is not None else None
        # Isolation marks are for mixed scripts in browsers; terminals and readers stumble on them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            file = folder / f"{language}.ftl"
            if not file.exists():
                raise MissingText(f"there is no {file}")
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)

    def say(self, text: Text) -> str:
        """Return the sentence; raises MissingText when it cannot be said whole."""
        if not self._bundle.has_message(text.key):
            raise MissingText(f"{self.language}: no message {text.key!r}")
        message = self._bundle.get_message(text.key)
        if message.value is None:
            raise MissingText(f"{self.language}: message {text.key!r} is empty")
        values = {name: self._param(name, value) for name, value in text.params.items()}
        said, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise MissingText(f"{self.language}: {text.key}: {errors[0]}")
        return str(said)

    def seat(self, seat: int) -> str:
        """Return a seat's name: the one given, or its number counted from 1."""
        if self.names is not None:
            return self.names[seat]
        return self.say(Text("seat-number", {"number": seat + 1}))

    def _param(self, name: str, value: Param) -> Any:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, list):
            return self.say(Text("list-separator")).join(self.say(part) for part in value)
        if isinstance(value, int) and (name == SEAT_PARAM or name.endswith("_" + SEAT_PARAM)):
            return self.seat(value)
        return value


def speaker(game: Game | None, language: str, names: Sequence[str] | None = None) -> Speaker:
    """Return a speaker for a game, or for the house's own messages alone."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    folders = [SHARED] if game is None else [SHARED, game.folder / "locales"]
    return Speaker(folders, language, names)


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
