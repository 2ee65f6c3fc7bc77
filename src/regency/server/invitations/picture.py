"""The picture of a table, as an image file: composed of prepared parts, packed by zlib alone.

It follows from what is in a `Card` and from nothing else: no identity, no card of the game.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass

import numpy as np

from regency.server.invitations.parts import (
    EMBLEM,
    INK,
    SMALL,
    TITLE,
    WORDS,
    Pixels,
    emblem,
    letters,
    width_of,
)

#: The size that previews are made for.
WIDTH, HEIGHT = 1200, 630
Colour = tuple[int, int, int]
VELLUM: Colour = (246, 236, 214)
PAGE: Colour = (253, 247, 232)
INK_COLOUR: Colour = (44, 33, 24)
SOFT: Colour = (102, 82, 60)
GOLD: Colour = (176, 132, 38)
LAPIS: Colour = (39, 74, 125)
#: The frame lies so far inside, and is so thick.
MARGIN, LINE = 26, 4
LEFT = 66
TEXT = LEFT + EMBLEM + 54
ROOM = WIDTH - TEXT - MARGIN - 30
#: The first line stands here.
FIRST = 146
#: Of seats: how far apart, and how large.
STEP, RADIUS = 62, 23
LEADING = 1.2


@dataclass(frozen=True)
class Card:
    """All that a picture says."""

    game: str
    title: str
    words: str  # who invites
    taken: int
    free: int
    seats: str  # how many are free, in words
    clock: str


def draw(card: Card) -> bytes:
    """Return the picture as a PNG file."""
    canvas = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    canvas[:] = VELLUM
    inner = slice(MARGIN, HEIGHT - MARGIN), slice(MARGIN, WIDTH - MARGIN)
    canvas[inner] = GOLD
    canvas[MARGIN + LINE : -MARGIN - LINE, MARGIN + LINE : -MARGIN - LINE] = PAGE
    found = emblem(card.game)
    if found is not None:
        _blend(canvas, LEFT, (HEIGHT - EMBLEM) // 2, found)
    at = FIRST
    for line in _lines(card.title, TITLE, 2):
        _write(canvas, line, TITLE, at, INK_COLOUR)
        at += int(TITLE * LEADING)
    for line in _lines(card.words, WORDS, 2) if card.words else ():
        _write(canvas, line, WORDS, at, SOFT)
        at += int(WORDS * LEADING * 1.1)
    at += 18
    for number in range(card.taken + card.free):
        _seat(canvas, TEXT + RADIUS + number * STEP, at, full=number < card.taken)
    at += RADIUS + 56
    for line, colour in ((card.seats, LAPIS), (card.clock, SOFT)):
        for part in _lines(line, WORDS, 1):
            _write(canvas, part, WORDS, at, colour)
            at += int(WORDS * LEADING)
    _write(canvas, "Regency", SMALL, HEIGHT - MARGIN - 24, GOLD, LEFT)
    return _png(canvas)


def _lines(words: str, size: int, most: int) -> list[str]:
    """Return words in at most so many lines; what has no room ends in dots."""
    lines, line = [], ""
    if width_of(words, size) > ROOM and most > 1:  # what stands in brackets has a line of its own
        before, bracket, after = words.partition(" (")
        if bracket and max(width_of(before, size), width_of(f"({after}", size)) <= ROOM:
            return [before, f"({after}"]
    for piece in _pieces(words):
        if line and width_of((line + piece).rstrip(), size) > ROOM:
            lines.append(line.strip())
            line = piece.lstrip()
        else:
            line += piece
    lines.append(line.strip())
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [_cut(each, size) for each in lines]


def _pieces(words: str) -> list[str]:
    """Return what a line may be broken between: words, and Chinese characters."""
    found = [""]
    for letter in words:
        alone = letter >= "\u2e80"
        if (alone and letter not in "，。：、（）") or found[-1].endswith(" "):
            found.append(letter)
        else:
            found[-1] += letter
    return found


def _cut(line: str, size: int) -> str:
    if width_of(line, size) <= ROOM:
        return line
    while line and width_of(f"{line}…", size) > ROOM:
        line = line[:-1]
    return f"{line.rstrip()}…"


def _write(canvas: Pixels, words: str, size: int, base: int, colour: Colour, x: int = TEXT) -> None:
    for each in words:
        letter = letters()[size, each]
        height, width = letter.mask.shape
        top, left = base + letter.top, x + letter.left
        place = canvas[top : top + height, left : left + width]
        share = letter.mask[: place.shape[0], : place.shape[1], None].astype(np.uint16)
        place[:] = (place * (INK - share) + np.array(colour, np.uint16) * share) // INK
        x += letter.advance


def _blend(canvas: Pixels, left: int, top: int, part: Pixels) -> None:
    height, width = part.shape[:2]
    place = canvas[top : top + height, left : left + width]
    share = part[..., 3:].astype(np.uint16)
    place[:] = (place * (255 - share) + part[..., :3] * share) // 255


def _seat(canvas: Pixels, x: int, y: int, *, full: bool) -> None:
    """Draw a seat: a coin where somebody sits, a ring where nobody does."""
    across = np.arange(-RADIUS - 2, RADIUS + 3)
    far = np.hypot(across[:, None], across[None, :])
    share = np.clip(RADIUS + 0.5 - far, 0, 1)
    if not full:
        share *= np.clip(far - RADIUS + 5.5, 0, 1)
    mask = (share * 255).astype(np.uint8)
    coin = np.empty((*mask.shape, 4), np.uint8)
    coin[..., :3], coin[..., 3] = LAPIS if full else GOLD, mask
    _blend(canvas, x - RADIUS - 2, y - RADIUS - 2, coin)


def _png(canvas: Pixels) -> bytes:
    """Return pixels as a PNG file: each row under the filter that takes the one above away."""
    rows = canvas.reshape(HEIGHT, WIDTH * 3)
    above = np.vstack([np.zeros((1, WIDTH * 3), np.uint8), rows[:-1]])
    up = np.full((HEIGHT, 1), 2, np.uint8)
    body = zlib.compress(np.hstack([up, rows - above]).tobytes(), 6)
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", body), (b"IEND", b""))
    chunks = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
