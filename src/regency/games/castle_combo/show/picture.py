"""What viewers see, drawn by functions that compile (see `core.drawing`).

Everything lies open (CC-21): only prices differ between viewers, by the discounts of their seats.
"""

from regency.games.castle_combo.show.board import draw_open, draw_own
from regency.games.castle_combo.show.pieces import PIECES
from regency.games.castle_combo.show.prompt import draw_label, draw_prompt
from regency.games.castle_combo.show.sheet import draw_points, draw_sheet

__all__ = [
    "OPEN_SHEET",
    "PIECES",
    "draw_label",
    "draw_open",
    "draw_own",
    "draw_points",
    "draw_prompt",
    "draw_sheet",
]


OPEN_SHEET = True
