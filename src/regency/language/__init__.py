"""Texts said in five languages, for the terminal and for the checks of locale files."""

from regency.language.speaker import (
    LANGUAGES,
    MissingText,
    Speaker,
    locale_keys,
    speaker,
)

__all__ = ["LANGUAGES", "MissingText", "Speaker", "locale_keys", "speaker"]
