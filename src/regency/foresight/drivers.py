"""What is certain of moves: drivers that go every way of a game's rules; they compile.

An event is promised if it happens in every possible deal, a value of it if it is the same in all.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from regency.core import slots
from regency.core.drawing import encode
from regency.core.drawing.program import program
from regency.core.drawing.row import FIRST, NEXT, start
from regency.core.drawing.shapes import Alternatives, Constant, Number, Object, OneValue, Shape
from regency.core.hiding import tell_at
from regency.core.slots import Derived
from regency.core.types import HIDDEN, Events, Ints, Mask
from regency.foresight.sketch import forget, over_unknowns, redact_sketch, widen
from regency.foresight.unknown import (
    GONE,
    MOST_CONDITIONS,
    MOST_WAYS,
    PUZZLED,
    SOME,
    WALK,
    another_way,
    begin,
    set_out,
)

#: Unknown conditions on the way through a score sheet.
DRAWN_CONDITIONS = 1
#: What is worked on: a sketch a way, and what is known before; drawings of a score sheet.
SKETCHES, BEFORE = MOST_WAYS + 1, MOST_WAYS
DRAWN, FOUND, DRAWINGS = 0, 1, 2
ROOM = 4096
#: A seat that is drawn now here, now there.
NO_PLACE = -1
#: Lists in lists of a score line are counted after the walk.
_NESTED = WALK
WORK = WALK + encode.DEPTH

# What is told of a move: how many events, how many ways (none: more than can be followed), whether
# it may teach; whether points before and after it are certain, and these.
EVENTS, WAYS, TEACHES, KNOWN_NOW, NOW, KNOWN_THEN, THEN, TOLD = 0, 1, 2, 3, 4, 5, 6, 7

apply_over_unknowns: Any = over_unknowns(slots.apply)
draw_points_over_unknowns: Any = over_unknowns(slots.draw_points)
draw_sheet_over_unknowns: Any = over_unknowns(slots.draw_sheet)


#: The program that tells a score line, and where in each of its cases the seat is drawn.
SCORE_LINE: Any = Derived(lambda binder: program(binder.game.show.SHAPES.score_line).code)
SEAT_PLACES: Any = Derived(lambda binder: seat_places(binder.game.show.SHAPES.score_line))


def seat_places(line: Shape) -> Ints:
    """Return whether a score line begins with the number of its case, and where each has its seat.

    A place that is not always the same is NO_PLACE.
    """
    if isinstance(line, Alternatives):
        found = [1, *(_seat_place(case, 1) for case in line.cases.values())]
    else:
        found = [0, _seat_place(line, 0)]
    return np.array(found, np.int16)


def _seat_place(line: Shape, at: int) -> int:
    if isinstance(line, Object) and "seat" in line.members:
        for name, member in line.members.items():
            if name == "seat":
                return at
            if not isinstance(member, Number | OneValue | Constant):
                break
            at += not isinstance(member, Constant)
    return NO_PLACE


# --- a move


def go_every_way(seat: int, action: int, work: Ints, sketches: Ints, log: Ints, out: Events) -> int:
    """Make a move in every way and write the events that are certain; returns how many.

    `sketches` then has what the seat will see in each way; how many is said in `work[GONE]`.
    """
    begin(work, MOST_CONDITIONS)
    ways, agreed = 0, len(out)
    while True:
        wrote = go(seat, action, work, sketches[ways], sketches[BEFORE], log)
        if work[PUZZLED]:
            break
        agreed = agree(log, min(wrote, agreed), out, ways == 0)
        redact_sketch(sketches[ways], seat)
        ways += 1
        if not another_way(work):
            work[GONE] = ways
            return agreed
        if ways == MOST_WAYS:
            break
    # What happens before the first condition that is unknown is certain all the same.
    begin(work, 0)
    go(seat, action, work, sketches[0], sketches[BEFORE], log)
    work[GONE] = 0
    return agree(log, len(log), out, True)


def go(seat: int, action: int, work: Ints, sketch: Ints, before: Ints, log: Ints) -> int:
    """Go one way; returns how many events it wrote."""
    for cell in range(len(sketch)):
        sketch[cell] = before[cell]
    for row in range(log.shape[0]):
        for column in range(log.shape[1]):
            log[row, column] = SOME
    set_out(work)
    wrote = int(apply_over_unknowns(work, sketch, seat, action, log))
    if wrote >= SOME:
        work[PUZZLED] = 1
    return wrote


def agree(log: Ints, count: int, out: Events, is_first: bool) -> int:
    """Keep of the events so far those that happened again; what differs is HIDDEN."""
    for row in range(count):
        kind = int(log[row, 0])
        if kind >= SOME or not (is_first or out[row, 0] == kind):
            return row
        out[row, 0] = kind
        for column in range(1, log.shape[1]):
            number = int(log[row, column])
            differs = number >= SOME or not (is_first or out[row, column] == number)
            out[row, column] = HIDDEN if differs else number
    return count


def is_certain(sketch: Ints) -> bool:
    """Tell whether nothing of a sketch is unknown."""
    unknowns = 0
    for cell in range(len(sketch)):
        unknowns += 1 if sketch[cell] >= SOME else 0
    return unknowns == 0


# --- points


def points_in(seat: int, work: Ints, sketch: Ints, row: Ints) -> int:
    """Return a seat's points, or SOME where they are not certain."""
    begin(work, DRAWN_CONDITIONS)
    found, ways = SOME, 0
    while True:
        set_out(work)
        start(row)
        draw_points_over_unknowns(work, row, sketch)
        points = points_drawn(seat, row)
        if work[PUZZLED] or points >= SOME or (ways > 0 and points != found):
            return SOME
        found = points
        ways += 1
        if not another_way(work):
            return found


def points_drawn(seat: int, row: Ints) -> int:
    """Return the points of a seat that a drawing tells, or SOME where it does not."""
    at = FIRST + 1
    if row[NEXT] > len(row) or row[FIRST] >= SOME:
        return SOME
    for one in range(row[FIRST]):
        known = int(row[at])
        if known >= SOME:
            return SOME
        if one == seat:
            return int(row[at + 1]) if known else SOME
        at += 2 if known else 1
    return SOME


def points_after(seat: int, ways: int, work: Ints, sketches: Ints, row: Ints) -> int:
    """Return a seat's points after a move, or SOME where they are not certain."""
    found = SOME
    for way in range(ways):
        points = points_in(seat, work, sketches[way], row)
        if points >= SOME or (way > 0 and points != found):
            return SOME
        found = points
    return found


# --- the score sheet


def line_end(row: Ints, at: int, last: int, work: Ints) -> int:
    """Return where a score line ends that begins at a place; 0 where that cannot be told."""
    pc, depth = 0, 0
    while True:
        operation = SCORE_LINE[pc]
        if operation == encode.LITERAL:
            pc += 3
        elif operation == encode.JUMP:
            pc = int(SCORE_LINE[pc + 1])
        elif operation == encode.MARK:
            pc += 1
        elif operation == encode.AGAIN:
            work[_NESTED + depth - 1] -= 1
            if work[_NESTED + depth - 1] > 0:
                pc = int(SCORE_LINE[pc + 1])
            else:
                depth -= 1
                pc += 2
        elif operation == encode.END:
            return at
        else:
            if at >= last:
                return 0
            number = int(row[at])
            at += 1
            if operation == encode.NUMBER or operation == encode.OPTIONAL:
                pc += 1
            elif operation == encode.VALUE:
                pc += 4
            elif number < 0 or number >= SOME:
                return 0
            elif operation == encode.LIST:
                if number == 0:
                    pc = int(SCORE_LINE[pc + 1])
                else:
                    work[_NESTED + depth] = number
                    depth += 1
                    pc += 2
            else:  # CASE
                if number >= SCORE_LINE[pc + 1]:
                    return 0
                pc = int(SCORE_LINE[pc + 2 + number])


def seat_of(row: Ints, at: int) -> int:
    """Return whose score line begins at a place, or SOME where that is not told."""
    place = int(SEAT_PLACES[1 + (int(row[at]) if SEAT_PLACES[0] else 0)])
    return SOME if place == NO_PLACE else int(row[at + place])


def has_line(row: Ints, line: Ints, work: Ints) -> bool:
    """Tell whether a drawn sheet has just this line."""
    at = FIRST + 1
    for _ in range(row[FIRST]):
        end = line_end(row, at, int(row[NEXT]), work)
        if end == 0:
            return False
        if end - at == len(line) and alike(row, at, line):
            return True
        at = end
    return False


def alike(row: Ints, at: int, line: Ints) -> bool:
    """Tell whether some numbers of a row are known to be a line's."""
    for place in range(len(line)):
        if row[at + place] != line[place] or line[place] >= SOME:
            return False
    return True


def keep_lines(row: Ints, seat: int, other: Ints, work: Ints, out: Ints) -> None:
    """Draw those lines of a seat that are certain and that another sheet has; perhaps in place."""
    at, count, last = FIRST + 1, int(row[FIRST]), int(row[NEXT])
    clear(out)
    for _ in range(count):
        end = line_end(row, at, last, work)
        if end == 0:
            return
        if seat_of(row, at) == seat and has_line(other, row[at:end], work):
            to = int(out[NEXT])
            for place in range(end - at):
                out[to + place] = row[at + place]
            out[NEXT] = to + end - at
            out[FIRST] += 1
        at = end


def clear(row: Ints) -> None:
    """Draw a list without entries."""
    row[NEXT] = FIRST + 1
    row[FIRST] = 0


def sheet_after(seat: int, ways: int, work: Ints, sketches: Ints, rows: Ints) -> None:
    """Draw in `rows[FOUND]` the seat's lines of the score sheet after a move that are certain."""
    drawn, found = rows[DRAWN], rows[FOUND]
    clear(found)
    is_first = True
    for way in range(ways):
        begin(work, DRAWN_CONDITIONS)
        while True:
            set_out(work)
            start(drawn)
            draw_sheet_over_unknowns(work, drawn, sketches[way])
            if work[PUZZLED] or drawn[NEXT] > len(drawn) or drawn[FIRST] >= SOME:
                clear(found)
                return
            keep_lines(drawn if is_first else found, seat, drawn, work, found)
            is_first = False
            if not another_way(work):
                break


# --- what is asked for


def foresee_at(
    raw: Ints, i: int, seat: int, action: int, work: Ints, sketches: Ints, log: Ints, rows: Ints,
    events: Events, sheet: Ints, told: Ints,
) -> None:  # fmt: skip
    """Tell all that is certain of a move, from a state that is redacted for its seat.

    Events are told as the seat may know them; the sheet has those lines of the score sheet that are
    the seat's and certain.
    """
    widen(raw[i], sketches[BEFORE])
    tell_points(points_in(seat, work, sketches[BEFORE], rows[DRAWN]), KNOWN_NOW, told)
    forget(sketches[BEFORE], seat)
    count = go_every_way(seat, action, work, sketches, log, events)
    tell_at(events, count, seat, log)
    for row in range(count):
        for column in range(log.shape[1]):
            events[row, column] = log[row, column]
    told[EVENTS] = count
    ways = int(work[GONE])
    told[WAYS] = ways
    told[TEACHES] = 0 if ways == 1 and is_certain(sketches[0]) else 1
    tell_points(points_after(seat, ways, work, sketches, rows[DRAWN]), KNOWN_THEN, told)
    sheet_after(seat, ways, work, sketches, rows)
    for place in range(rows[FOUND][NEXT]):
        sheet[place] = rows[FOUND][place]


def tell_points(points: int, place: int, told: Ints) -> None:
    """Tell points if they are known, and whether they are."""
    told[place] = 1 if points < SOME else 0
    told[place + 1] = points if points < SOME else 0


def foresee_all_at(
    raw: Ints, i: int, seat: int, mask: Mask, work: Ints, sketches: Ints, log: Ints, rows: Ints,
    events: Events, gains: Ints,
) -> None:  # fmt: skip
    """Tell of every legal action whether the change of the seat's points is certain, and it."""
    widen(raw[i], sketches[BEFORE])
    now = points_in(seat, work, sketches[BEFORE], rows[DRAWN])
    forget(sketches[BEFORE], seat)
    for action in range(len(mask)):
        gains[action, 0] = 0
        gains[action, 1] = 0
        if mask[action] and now < SOME:
            go_every_way(seat, action, work, sketches, log, events)
            points = points_after(seat, int(work[GONE]), work, sketches, rows[DRAWN])
            if points < SOME:
                gains[action, 0] = 1
                gains[action, 1] = points - now
