"""Text: the only prose the back end makes, a message key with parameters, said in any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

#: A parameter is a number, a proper name, another message, or a list of messages.
Param: TypeAlias = "int | str | Text | list[Text]"


@dataclass(frozen=True)
class Text:
    """A message key of the game's locale files and the values it speaks about."""

    key: str
    params: dict[str, Param] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """Return the form that travels to the browser, where it is put into words."""
        return {"key": self.key, "params": {k: _plain(v) for k, v in self.params.items()}}

    def __hash__(self) -> int:
        return hash((self.key, repr(self.params)))


def _plain(value: Param) -> object:
    if isinstance(value, Text):
        return value.to_json()
    if isinstance(value, list):
        return [part.to_json() for part in value]
    return value


def text(key: str, **params: Param) -> Text:
    """Make a Text: `text("label-bet", amount=1)`."""
    return Text(key, params)
