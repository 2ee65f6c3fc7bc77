"""How Castle Combo is shown and told; everything here receives redacted states only."""

from regency.games.castle_combo.describe import describe_card
from regency.games.castle_combo.printed import catalogue
from regency.games.castle_combo.shown import CastleComboView, view
from regency.games.castle_combo.told import line, prompt, table
from regency.games.castle_combo.words import label, points, sheet, why_not

__all__ = [
    "CastleComboView",
    "catalogue",
    "describe_card",
    "label",
    "line",
    "points",
    "prompt",
    "sheet",
    "table",
    "view",
    "why_not",
]
