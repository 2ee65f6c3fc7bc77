"""How Royals is shown and told: everything here receives redacted states only."""

from regency.games.royals.shown import RoyalsView, suggestion, suggestions, view
from regency.games.royals.told import table
from regency.games.royals.words import label, line, sheet, why_not

__all__ = [
    "RoyalsView",
    "label",
    "line",
    "sheet",
    "suggestion",
    "suggestions",
    "table",
    "view",
    "why_not",
]
