"""What viewers see, drawn by functions that compile (see `core.drawing`)."""

from regency.games.royals.show.board import draw_open
from regency.games.royals.show.pieces import PIECES
from regency.games.royals.show.prompt import draw_label, draw_prompt
from regency.games.royals.show.seats import draw_own
from regency.games.royals.show.sheet import draw_points, draw_sheet

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


#: All markers are public (RY-22).
OPEN_SHEET = True
