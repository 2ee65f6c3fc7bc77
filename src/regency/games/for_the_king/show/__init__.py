"""What people see and read, gathered; everything here receives redacted states only."""

from regency.games.for_the_king.show.board import draw_view
from regency.games.for_the_king.show.catalogue import catalogue
from regency.games.for_the_king.show.log import draw_line
from regency.games.for_the_king.show.position import draw_position
from regency.games.for_the_king.show.prompt import draw_label, draw_prompt
from regency.games.for_the_king.show.shapes import SHAPES
from regency.games.for_the_king.show.sheet import draw_points, draw_sheet
from regency.games.for_the_king.show.why_not import draw_why_not

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
