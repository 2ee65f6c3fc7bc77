"""What people see and read, gathered; everything here receives redacted states only."""

from regency.games.castle_combo.show.board import draw_view
from regency.games.castle_combo.show.catalogue import catalogue
from regency.games.castle_combo.show.log import draw_line
from regency.games.castle_combo.show.position import draw_position
from regency.games.castle_combo.show.prompt import draw_label, draw_prompt
from regency.games.castle_combo.show.shapes import SHAPES
from regency.games.castle_combo.show.sheet import draw_points, draw_sheet
from regency.games.castle_combo.show.why_not import draw_why_not

__all__ = [
    "SHAPES",
    "catalogue",
    "draw_label",
    "draw_line",
    "draw_points",
    "draw_position",
    "draw_prompt",
    "draw_sheet",
    "draw_view",
    "draw_why_not",
]
