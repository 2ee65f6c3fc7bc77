"""What viewers are shown, drawn and told by a game's own functions; compiles, allocates nothing."""

from regency.core.drawing.encode import (
    NO_ROOM,
    PASSED,
    encode,
    marks_alike,
    move,
    told_before,
)
from regency.core.drawing.row import add, put, start, start_list
from regency.core.hiding import bit_of, hide
from regency.core.slots import (
    draw_label,
    draw_line,
    draw_points,
    draw_position,
    draw_prompt,
    draw_sheet,
    draw_view,
    draw_why_not,
    legal,
    to_act,
)
from regency.core.types import CHANCE, Ints, Mask, State, States

#: Numbers that a row has room for.
ROOM = 8192


def draw_picture(row: Ints, seen: State, viewer: int, acts: int, mask: Mask) -> None:
    """Draw all that one viewer is shown; if it `acts`, the mask says what it may do."""
    start(row)
    draw_sheet(row, seen)
    draw_points(row, seen)
    draw_view(row, seen, viewer)
    draw_prompt(row, seen, viewer)
    actions = start_list(row)
    if acts:
        for action in range(len(mask)):
            if mask[action]:
                add(row, actions)
                put(row, action)
                draw_label(row, seen, viewer, action)


def tell_pictures_at(
    states: States,
    raw: Ints,
    now: int,
    watched: int,
    seen: States,
    seen_raw: Ints,
    fields: Ints,
    mask: Mask,
    code: Ints,
    letters: Ints,
    entries: Ints,
    rows: Ints,
    work: Ints,
    out: Ints,
    ends: Ints,
) -> int:
    """Tell the pictures of everyone who looks at a match, one after the other.

    `watched` has a bit for each of them, `ends` says where each picture ends: the spectator's
    first, then by seat. Returns the fault of a drawing that cannot be told, else the last end.
    What a picture has in common with the one before it is not encoded again.
    """
    acting = to_act(states[now])
    begin, end, row = 0, 0, 0
    work[PASSED] = 0
    for viewer in range(-1, states[now].seats):
        if watched & bit_of(viewer):
            hide(raw[now], viewer, fields, seen_raw[0])
            acts = viewer >= 0 and acting != CHANCE and acting >> viewer & 1
            if acts:
                legal(states[now], viewer, mask)
            draw_picture(rows[row], seen[0], viewer, acts, mask)
            kept = marks_alike(rows[row], rows[1 - row], work)
            if move(out, begin, begin + told_before(work, kept), end) < 0:
                return NO_ROOM
            size = encode(code, letters, entries, rows[row], work, out[end:], kept)
            if size < 0:
                return size
            begin, end, row = end, end + size, 1 - row
        ends[viewer + 1] = end
    return end


# --- one question at a time; each draws on a fresh row


def draw_picture_at(seen: States, i: int, viewer: int, acts: int, mask: Mask, row: Ints) -> None:
    """Draw all that one viewer is shown."""
    draw_picture(row, seen[i], viewer, acts, mask)


def draw_view_at(seen: States, i: int, viewer: int, row: Ints) -> None:
    """Draw what a viewer's board shows."""
    start(row)
    draw_view(row, seen[i], viewer)


def draw_prompt_at(seen: States, i: int, viewer: int, row: Ints) -> None:
    """Draw who must do what."""
    start(row)
    draw_prompt(row, seen[i], viewer)


def draw_label_at(seen: States, i: int, seat: int, action: int, row: Ints) -> None:
    """Draw the name of an action."""
    start(row)
    draw_label(row, seen[i], seat, action)


def draw_sheet_at(seen: States, i: int, row: Ints) -> None:
    """Draw where the points come from."""
    start(row)
    draw_sheet(row, seen[i])


def draw_points_at(seen: States, i: int, row: Ints) -> None:
    """Draw every seat's points, as far as they are known."""
    start(row)
    draw_points(row, seen[i])


def draw_position_at(seen: States, i: int, viewer: int, row: Ints) -> None:
    """Draw the position in sentences."""
    start(row)
    draw_position(row, seen[i], viewer)


def draw_why_not_at(seen: States, i: int, seat: int, action: int, row: Ints) -> None:
    """Draw why an action is not legal."""
    start(row)
    draw_why_not(row, seen[i], seat, action)


def draw_line_at(event: Ints, viewer: int, row: Ints) -> None:
    """Draw the line of the log that tells an event; the event has only what the viewer may know."""
    start(row)
    draw_line(row, event, viewer)
