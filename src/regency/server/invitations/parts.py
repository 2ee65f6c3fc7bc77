"""Letters and emblems that pictures are composed of; `tools/invitation_parts.py` prepares them.

A server needs no font for them and is never sent one: every letter of the Latin and Cyrillic
alphabets is here, and what the five languages say in pictures.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent
#: In pixels: of a game's name, of everything else, of what is small.
SIZES = (76, 42, 30)
TITLE, WORDS, SMALL = SIZES
#: An emblem is so wide and so high.
EMBLEM = 360
#: A letter's mask has whole numbers up to this.
INK = 15

Pixels = NDArray[np.uint8]


@dataclass(frozen=True)
class Letter:
    """One letter: where its mask lies from the point on the line, and where the next one begins."""

    left: int
    top: int
    mask: Pixels
    advance: int


@functools.cache
def letters() -> dict[tuple[int, str], Letter]:
    """Return all letters by their size and character."""
    with np.load(FOLDER / "letters.npz") as kept:
        rows, masks = kept["rows"], kept["masks"]
    found, at = {}, 0
    for size, code, left, top, width, height, advance in rows.tolist():
        mask = masks[at : at + width * height].reshape(height, width)
        found[size, chr(code)] = Letter(left, top, mask, advance)
        at += width * height
    return found


@functools.cache
def emblem(game: str) -> Pixels | None:
    """Return a game's emblem; None: it has none here."""
    with np.load(FOLDER / "emblems.npz") as kept:
        found: Pixels | None = kept[game] if game in kept.files else None
    return found


def can_say(words: str) -> bool:
    """Tell whether every letter of some words is here."""
    return all((WORDS, letter) in letters() for letter in words)


def width_of(words: str, size: int) -> int:
    """Return how wide words are."""
    return sum(letters()[size, letter].advance for letter in words)
