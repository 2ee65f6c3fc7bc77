"""What viewers see, drawn by functions that compile (see `core.drawing`)."""

from regency.games.for_the_king.show.board import draw_open, draw_own
from regency.games.for_the_king.show.pieces import PIECES
from regency.games.for_the_king.show.prompt import draw_label, draw_legal, draw_prompt
from regency.games.for_the_king.show.sheet import draw_points, draw_sheet

__all__ = [
    "OPEN_SHEET",
    "PIECES",
    "draw_label",
    "draw_legal",
    "draw_open",
    "draw_own",
    "draw_points",
    "draw_prompt",
    "draw_sheet",
]

#: Sheet and points follow from the cards that a viewer knows.
OPEN_SHEET = False
