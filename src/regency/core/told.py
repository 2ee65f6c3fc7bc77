"""What readers in Python are told of a game: lines of the score sheet, cards, refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regency.core.text import Text


@dataclass(frozen=True)
class ScoreLine:
    """One line of the score sheet: who gets how many points, for what, by which clause."""

    seat: int
    points: int
    reason: Text
    clause: str


@dataclass(frozen=True)
class CardInfo:
    """A card or piece that can be looked at large: its name, its effect in words, its figures."""

    id: str
    kind: str  # "noble", "gold", "castle": the game's own sorts
    name: Text
    words: list[Text]
    values: dict[str, Any]
    reconstructed: bool = False  # a value is reconstructed rather than read from a copy


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal now: the clause, and the reason in words."""

    clause: str
    reason: Text
