"""How Royals is shown and told: everything here receives redacted states only."""

from regency.games.royals.catalogue import catalogue
from regency.games.royals.scored import points, sheet
from regency.games.royals.shown import RoyalsView, view
from regency.games.royals.told import prompt, table
from regency.games.royals.words import label, line, why_not

__all__ = [
    "RoyalsView",
    "catalogue",
    "label",
    "line",
    "points",
    "prompt",
    "sheet",
    "table",
    "view",
    "why_not",
]
