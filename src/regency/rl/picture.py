"""A table told in sentences, and the same as a picture."""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regency.core.game import Game
from regency.core.secrecy import redact
from regency.core.types import State
from regency.language import Speaker

#: Pixels; every picture has the same size, as recorders of videos want it.
WIDTH, HEIGHT = 800, 600
MARGIN = 16
#: Letter sizes from large to small; the first at which everything fits is taken.
LETTER_SIZES = (20, 16, 13, 10, 8)
LINE_SPACING = 1.4
#: The width of a letter in parts of its height, for breaking lines.
LETTER_WIDTH = 0.5
PAPER, INK = (250, 246, 236), (40, 36, 32)


def sentences(game: Game, speaker: Speaker, state: State, viewer: int) -> list[str]:
    """Return the table as the viewer may see it, one sentence a line."""
    seen = redact(game, state, viewer)
    return [speaker.say(line) for line in game.view.table(seen, viewer)]


def draw(lines: list[str]) -> NDArray[np.uint8]:
    """Return uint8[HEIGHT, WIDTH, 3] with the lines written on it, as large as they fit."""
    # Only who wants pictures needs Pillow.
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise ImportError("pictures need Pillow: pip install 'regency[rl]'") from error
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    for size in LETTER_SIZES:
        step = int(size * LINE_SPACING)
        wrapped = _wrapped(lines, int((WIDTH - 2 * MARGIN) / (size * LETTER_WIDTH)))
        if len(wrapped) * step <= HEIGHT - 2 * MARGIN:
            break
    font: Any = ImageFont.load_default(size)
    for row, line in enumerate(wrapped):
        pen.text((MARGIN, MARGIN + row * step), line, fill=INK, font=font)
    return np.asarray(image, np.uint8).copy()


def _wrapped(lines: list[str], width: int) -> list[str]:
    return [part for line in lines for part in (textwrap.wrap(line, width) or [""])]
