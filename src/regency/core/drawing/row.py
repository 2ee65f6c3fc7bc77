"""A row: a drawing as whole numbers, written one after the other; compiles and allocates nothing.

The first number says where the next one goes. What has no room is only counted, so that whoever
reads the row notices.
"""

from regency.core.types import Ints

#: Where a row says how far it is written; the drawing begins after it.
NEXT, FIRST = 0, 1


def start(row: Ints) -> None:
    """Begin a drawing."""
    row[NEXT] = FIRST


def put(row: Ints, number: int) -> None:
    """Draw a number, or the place of a value among those that it can have."""
    at = int(row[NEXT])
    if at < len(row):
        row[at] = number
    row[NEXT] = at + 1


def put2(row: Ints, first: int, second: int) -> None:
    """Draw two numbers."""
    put(row, first)
    put(row, second)


def put3(row: Ints, first: int, second: int, third: int) -> None:
    """Draw three numbers."""
    put(row, first)
    put2(row, second, third)


def put4(row: Ints, first: int, second: int, third: int, fourth: int) -> None:
    """Draw four numbers."""
    put2(row, first, second)
    put2(row, third, fourth)


def put5(row: Ints, first: int, second: int, third: int, fourth: int, fifth: int) -> None:
    """Draw five numbers."""
    put2(row, first, second)
    put3(row, third, fourth, fifth)


def start_list(row: Ints) -> int:
    """Begin a list that is empty so far; returns its place, for `add`."""
    place = int(row[NEXT])
    put(row, 0)
    return place


def add(row: Ints, place: int) -> None:
    """Count one more in the list; whatever it is is drawn next."""
    if place < len(row):
        row[place] += 1
