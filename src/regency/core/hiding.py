"""Hiding on a state's bytes, and telling whether a move taught something; drivers that compile.

`core.hiding_tables` makes the tables they read from a game's declarations.
"""

from regency.core.record import SPECTATOR_BIT
from regency.core.slots import EVENT_COLUMNS, HIDDEN_FIELDS, apply, determinize
from regency.core.types import EMPTY, HIDDEN, Events, Ints, States

# A row of the table of fields that are not public.
START, WIDTH, COUNT, WHO, DETAIL, KEEPS_EMPTY, FIELD_COLUMNS = 0, 1, 2, 3, 4, 5, 6
# Who knows an entry of a field, or a column of an event, beside everyone and nobody.
NOBODY, OWNER, KNOWN_BY, EVERYONE = 0, 1, 2, 3
#: In a table of columns: the kind of event has fewer.
NO_COLUMN = 4

#: The bytes of HIDDEN, lowest first: one of these, and then bytes as in EMPTY.
HIDDEN_BYTE = 0xFE
EMPTY_BYTE = 0xFF

#: So many imagined deals, and fewer, are a glance.
GLANCE = 3

#: The states `teaches_at` works on: before the move, as the mover knew it, and to try things on.
BEFORE, KNOWN, TRIAL, WORK_STATES = 0, 1, 2, 3


#: The bits of all viewers there may be.
ALL_VIEWERS = 2 * SPECTATOR_BIT - 1


def bit_of(viewer: int) -> int:
    """Return a viewer's bit in a mask of those who know."""
    return SPECTATOR_BIT if viewer < 0 else 1 << viewer


def hide(raw: Ints, viewer: int, fields: Ints, out: Ints) -> None:
    """Write a state's bytes as a viewer may know them.

    Of a field, DETAIL is how many entries each owner has, or where the mask of an entry lies.
    """
    for place in range(len(raw)):
        out[place] = raw[place]
    for field in range(len(fields)):
        width, count = fields[field, WIDTH], fields[field, COUNT]
        who, detail = fields[field, WHO], fields[field, DETAIL]
        start, empty = fields[field, START], fields[field, KEEPS_EMPTY]
        if who == KNOWN_BY:
            for entry in range(count):
                if not raw[detail + entry] & bit_of(viewer):
                    hide_entries(raw, start + entry * width, width, 1, empty, out)
        elif who == OWNER and viewer >= 0:
            own, after = viewer * detail, (viewer + 1) * detail
            hide_entries(raw, start, width, own, empty, out)
            hide_entries(raw, start + after * width, width, count - after, empty, out)
        else:
            hide_entries(raw, start, width, count, empty, out)


def hide_entries(raw: Ints, first: int, width: int, count: int, empty: int, out: Ints) -> None:
    """Hide entries that lie one after the other; where `empty`, those that are EMPTY stay so."""
    if width == 1:
        for place in range(first, first + count):
            stays = empty and raw[place] == EMPTY_BYTE
            out[place] = EMPTY_BYTE if stays else HIDDEN_BYTE
        return
    for entry in range(count):
        lowest = first + entry * width
        stays = empty
        for place in range(lowest, lowest + width):
            stays = stays and raw[place] == EMPTY_BYTE
            out[place] = EMPTY_BYTE
        if not stays:
            out[lowest] = HIDDEN_BYTE


def hide_at(raw: Ints, viewer: int, fields: Ints, out: Ints) -> None:
    """Write a state's bytes as one viewer may know them."""
    hide(raw, viewer, fields, out)


def redact_at(raw: Ints, i: int, viewer: int, out: Ints) -> None:
    """Write the bytes of match *i* as one viewer may know them, by the game's own declarations."""
    hide(raw[i], viewer, HIDDEN_FIELDS, out)


def may_know(events: Events, row: int, column: int, viewer: int, columns: Ints) -> bool:
    """Tell whether a viewer may know a column of an event; for the table see `event_columns`."""
    kind = events[row, 0]
    who, detail = columns[kind, column, 0], columns[kind, column, 1]
    if who == OWNER:
        return bool(events[row, detail] == viewer)
    if who == KNOWN_BY:
        return bool(events[row, detail] & bit_of(viewer))
    return bool(who == EVERYONE)


def told(events: Events, row: int, column: int, viewer: int, columns: Ints) -> int:
    """Return a column of an event as a viewer may know it."""
    value = int(events[row, column])
    if value == EMPTY or may_know(events, row, column, viewer, columns):
        return value
    return HIDDEN


def tell_at(events: Events, count: int, viewer: int, out: Events) -> None:
    """Write so many events as one viewer may know them; columns that a kind has not are 0."""
    for row in range(count):
        for column in range(events.shape[1]):
            out[row, column] = 0
            if EVENT_COLUMNS[events[row, 0], column, 0] != NO_COLUMN:
                out[row, column] = told(events, row, column, viewer, EVENT_COLUMNS)


def behind_its_back(events: Events, count: int, seat: int, seats: int, columns: Ints) -> bool:
    """Tell whether another seat is told something of the events that this one is not."""
    for row in range(count):
        for column in range(1, columns.shape[1]):
            if columns[events[row, 0], column, 0] >= EVERYONE:
                continue
            if told(events, row, column, seat, columns) != HIDDEN:
                continue
            for other in range(seats):
                if told(events, row, column, other, columns) != HIDDEN:
                    return True
    return False


def told_alike(one: Events, other: Events, count: int, seat: int, columns: Ints) -> bool:
    """Tell whether so many events look the same to a seat."""
    for row in range(count):
        if one[row, 0] != other[row, 0]:
            return False
        for column in range(1, columns.shape[1]):
            if columns[one[row, 0], column, 0] == NO_COLUMN:
                break
            mine = told(one, row, column, seat, columns)
            if mine != told(other, row, column, seat, columns):
                return False
    return True


def differs(one: Ints, other: Ints) -> bool:
    """Tell whether two rows of bytes differ anywhere."""
    difference = 0
    for place in range(len(one)):
        difference |= one[place] ^ other[place]
    return difference != 0


def keeps_hidden(before: Ints, known: Ints, after: Ints, shown: Ints) -> bool:
    """Tell whether all that was hidden stayed hidden, and as it was, and nothing else became so.

    *known* and *shown* are what somebody may know of the bytes before and after a move.
    """
    moved = 0
    for place in range(len(before)):
        was, still = before[place] != known[place], after[place] != shown[place]
        moved |= (was != still) | (was & (before[place] != after[place]))
    return moved == 0


def teaches_at(
    states: States,
    raw: Ints,
    seat: int,
    action: int,
    deals: int,
    fields: Ints,
    columns: Ints,
    events: Events,
    other_events: Events,
    looks: Ints,
) -> bool:
    """Tell whether a move showed the mover, or another behind its back, something hidden.

    It did not if it looks the same to the mover in deals imagined from what it knew before. At a
    glance a move that left everything hidden as it was counts as one that taught nothing. `raw`
    are the bytes of `states`, whose first is the state before the move; `looks` two rows more.
    """
    raw[TRIAL] = raw[BEFORE]
    count = apply(states[TRIAL], seat, action, events)
    # Who is told what follows from public columns: it is the same in every deal.
    if behind_its_back(events, count, seat, states[TRIAL].seats, columns):
        return True
    hide(raw[TRIAL], seat, fields, looks[0])
    hide(raw[BEFORE], seat, fields, raw[KNOWN])
    if deals <= GLANCE and keeps_hidden(raw[BEFORE], raw[KNOWN], raw[TRIAL], looks[0]):
        return False
    for number in range(1, deals + 1):
        raw[TRIAL] = raw[KNOWN]
        determinize(states[TRIAL], seat, number)
        if apply(states[TRIAL], seat, action, other_events) != count:
            return True
        if not told_alike(events, other_events, count, seat, columns):
            return True
        hide(raw[TRIAL], seat, fields, looks[1])
        if differs(looks[0], looks[1]):
            return True
    return False
