"""A page: the pieces of a picture, one after the other, each as one whole number; compiles.

A game's `picture.py` writes pages, `pieces` says how each piece reads. So nothing of a picture
is put into words but what was never shown before, and which pieces it has is worked out compiled.

Commas come by themselves: whatever follows something in the same list or object gets one.
"""

from regency.core.types import Ints

# A page begins with these: where the next piece goes, and whether a comma is due before it.
NEXT, DUE, FIRST = 0, 1, 2

#: A key: a comma or none, the kind of the piece, and its numbers, which share these bits evenly.
NUMBER_BITS = 48
COMMA_BIT = 60
#: By how many numbers a piece has: the bits of each; the highest is the sign.
BITS = (0, 48, 24, 16, 12, 9, 8)

# Kinds that every game has, in the order in which `core.drawing.pieces` declares them.
NULL, NUMBER, OBJECT, OBJECT_END, LIST, LIST_END = 0, 1, 2, 3, 4, 5
VIEW, PROMPT, LEGAL, ACTION, SHEET, POINTS = 6, 7, 8, 9, 10, 11

_COMMA = 1 << COMMA_BIT
_ONE, _TWO, _THREE = (1 << BITS[1]) - 1, (1 << BITS[2]) - 1, (1 << BITS[3]) - 1
_FOUR, _FIVE, _SIX = (1 << BITS[4]) - 1, (1 << BITS[5]) - 1, (1 << BITS[6]) - 1
_B2, _B3, _B4, _B5, _B6 = BITS[2], BITS[3], BITS[4], BITS[5], BITS[6]


def clear(page: Ints, due: int) -> None:
    """Begin anew, with or without something that a comma must follow."""
    page[NEXT] = FIRST
    page[DUE] = due


def put(page: Ints, kind: int, numbers: int) -> None:
    """Write a piece; what has no room is only counted, so that a reader notices."""
    at = int(page[NEXT])
    if at < len(page):
        key = kind << NUMBER_BITS | numbers
        page[at] = key | _COMMA if page[DUE] else key
    page[NEXT] = at + 1
    page[DUE] = 1


def write(page: Ints, kind: int) -> None:
    """Write a piece that has no numbers."""
    put(page, kind, 0)


def write1(page: Ints, kind: int, a: int) -> None:
    """Write a piece of one number."""
    put(page, kind, int(a) & _ONE)


def write2(page: Ints, kind: int, a: int, b: int) -> None:
    """Write a piece of two numbers."""
    put(page, kind, (int(a) & _TWO) << _B2 | int(b) & _TWO)


def write3(page: Ints, kind: int, a: int, b: int, c: int) -> None:
    """Write a piece of three numbers."""
    put(page, kind, ((int(a) & _THREE) << _B3 | int(b) & _THREE) << _B3 | int(c) & _THREE)


def write4(page: Ints, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write a piece of four numbers."""
    first = (int(a) & _FOUR) << _B4 | int(b) & _FOUR
    put(page, kind, (first << _B4 | int(c) & _FOUR) << _B4 | int(d) & _FOUR)


def write5(page: Ints, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write a piece of five numbers."""
    first = ((int(a) & _FIVE) << _B5 | int(b) & _FIVE) << _B5 | int(c) & _FIVE
    put(page, kind, (first << _B5 | int(d) & _FIVE) << _B5 | int(e) & _FIVE)


def write6(page: Ints, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Write a piece of six numbers."""
    first = ((int(a) & _SIX) << _B6 | int(b) & _SIX) << _B6 | int(c) & _SIX
    last = ((int(d) & _SIX) << _B6 | int(e) & _SIX) << _B6 | int(f) & _SIX
    put(page, kind, first << 3 * _B6 | last)


def begin(page: Ints, kind: int) -> None:
    """Write an opening piece: what comes next is the first in it."""
    write(page, kind)
    no_comma(page)


def begin1(page: Ints, kind: int, a: int) -> None:
    """Write an opening piece of one number."""
    write1(page, kind, a)
    no_comma(page)


def no_comma(page: Ints) -> None:
    """Let none come next: the piece before has opened a list, or the one after closes it."""
    page[DUE] = 0


def end(page: Ints, kind: int) -> None:
    """Write a closing piece."""
    no_comma(page)
    write(page, kind)
