"""Tells a drawing as JSON: carries out a shape's program on a row; compiles, allocates nothing.

The same function runs on every machine, so what the browser draws for itself and what the server
sends to those who cannot draw are the same bytes.
"""

from regency.core.drawing.row import FIRST, NEXT
from regency.core.types import EMPTY, Ints

#: Operations, each with its operands:
END = 0  # the drawing is told
LITERAL = 1  # start, end: JSON that is always the same
NUMBER = 2  # a whole number
OPTIONAL = 3  # a whole number, or nothing where it is EMPTY
VALUE = 4  # first, count, low: one of the entries from *first* on
LIST = 5  # after: so many of what follows; where there is none, go on *after* it
AGAIN = 6  # body: the next in the list, or go on
CASE = 7  # count, targets …: one of the alternatives
JUMP = 8  # target
MARK = 9  # here a drawing that begins alike can be gone on with

#: Where a value would lie that must not be drawn.
NO_ENTRY = (-1, -1)

# Instead of a length: the row does not fit its shape, or there is no room.
MISFIT, NO_ROOM = -1, -2

# What is worked on: what each of the lists in lists still has to tell; how many marks were passed;
# and of each where it is in the program, in the row and in what is told.
DEPTH, MARKS = 16, 32
PASSED, FIRST_MARK = DEPTH, DEPTH + 1
MARK_CODE, MARK_ROW, MARK_OUT, MARK_COLUMNS = 0, 1, 2, 3
WORK = FIRST_MARK + MARKS * MARK_COLUMNS

_COMMA, _MINUS, _ZERO = 44, 45, 48
_NULL = (110, 117, 108, 108)


def encode(
    code: Ints, letters: Ints, entries: Ints, row: Ints, work: Ints, out: Ints, kept: int
) -> int:
    """Write how a row reads; returns how many bytes, MISFIT or NO_ROOM.

    Of a row that begins like the one before, *kept* marks are kept: what lies before the last of
    them has been written already.
    """
    last = int(row[NEXT])
    if last > len(row):
        return NO_ROOM
    pc, at, to, depth = 0, FIRST, 0, 0  # in the program, the row, what is told; lists in lists
    if kept > 0:
        mark = FIRST_MARK + (kept - 1) * MARK_COLUMNS
        pc, at, to = (
            int(work[mark + MARK_CODE]), int(work[mark + MARK_ROW]), int(work[mark + MARK_OUT])
        )  # fmt: skip
    work[PASSED] = kept
    while True:
        operation = code[pc]
        if operation == LITERAL:
            to = copy(letters, code[pc + 1], code[pc + 2], out, to)
            pc += 3
        elif operation == JUMP:
            pc = int(code[pc + 1])
        elif operation == MARK:
            pc += 1
            if work[PASSED] < MARKS:
                mark = FIRST_MARK + int(work[PASSED]) * MARK_COLUMNS
                work[mark + MARK_CODE] = pc
                work[mark + MARK_ROW] = at
                work[mark + MARK_OUT] = to
                work[PASSED] += 1
        elif operation == AGAIN:
            work[depth - 1] -= 1
            if work[depth - 1] > 0:
                to = put_byte(out, to, _COMMA)
                pc = int(code[pc + 1])
            else:
                depth -= 1
                pc += 2
        elif operation == END:
            return to if at == last else MISFIT
        elif at >= last:
            return MISFIT
        else:
            number = int(row[at])
            at += 1
            if operation == NUMBER:
                to = put_number(out, to, number)
                pc += 1
            elif operation == OPTIONAL:
                to = put_null(out, to) if number == EMPTY else put_number(out, to, number)
                pc += 1
            elif operation == VALUE:
                place = number - code[pc + 3]
                if place < 0 or place >= code[pc + 2]:
                    return MISFIT
                entry = code[pc + 1] + place
                if entries[entry, 0] < 0:
                    return MISFIT
                to = copy(letters, entries[entry, 0], entries[entry, 1], out, to)
                pc += 4
            elif operation == LIST:
                if number < 0 or depth >= DEPTH:
                    return MISFIT
                if number == 0:
                    pc = int(code[pc + 1])
                else:
                    work[depth] = number
                    depth += 1
                    pc += 2
            else:  # CASE
                if number < 0 or number >= code[pc + 1]:
                    return MISFIT
                pc = int(code[pc + 2 + number])
        if to < 0:
            return NO_ROOM


def marks_alike(row: Ints, before: Ints, work: Ints) -> int:
    """Return how many of the marks of the row before lie where the two are still alike."""
    alike, last = FIRST, min(int(row[NEXT]), int(before[NEXT]), len(row), len(before))
    while alike < last and row[alike] == before[alike]:
        alike += 1
    kept = int(work[PASSED])
    while kept > 0 and work[FIRST_MARK + (kept - 1) * MARK_COLUMNS + MARK_ROW] > alike:
        kept -= 1
    return kept


def told_before(work: Ints, kept: int) -> int:
    """Return how many bytes lie before the last of some marks."""
    if kept == 0:
        return 0
    return int(work[FIRST_MARK + (kept - 1) * MARK_COLUMNS + MARK_OUT])


def move(out: Ints, start: int, end: int, to: int) -> int:
    """Write again what was written before; returns where the next goes, NO_ROOM."""
    if to + end - start > len(out):
        return NO_ROOM
    source, target = out[start:end], out[to:]
    for letter in range(len(source)):  # from 0 on, so that it compiles to a move of a block
        target[letter] = source[letter]
    return to + end - start


def copy(letters: Ints, start: int, end: int, out: Ints, to: int) -> int:
    """Write letters; returns where the next goes, NO_ROOM where they do not fit."""
    size = end - start
    if to + size > len(out):
        return NO_ROOM
    for letter in range(size):
        out[to + letter] = letters[start + letter]
    return to + size


def put_byte(out: Ints, to: int, letter: int) -> int:
    """Write one letter."""
    if to >= len(out):
        return NO_ROOM
    out[to] = letter
    return to + 1


def put_null(out: Ints, to: int) -> int:
    """Write that there is nothing."""
    for letter in _NULL:
        to = put_byte(out, to, letter)
        if to < 0:
            break
    return to


def put_number(out: Ints, to: int, number: int) -> int:
    """Write a whole number in decimal."""
    if number < 0:
        to = put_byte(out, to, _MINUS)
        if to < 0:
            return to
        number = -number
    digits, power = 1, 10
    while power <= number:
        digits += 1
        power *= 10
    if to + digits > len(out):
        return NO_ROOM
    for place in range(digits):
        out[to + digits - 1 - place] = _ZERO + number % 10
        number //= 10
    return to + digits
