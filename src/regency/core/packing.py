"""What viewers may know of a match as data: redacted records and masks in base64; compiles.

Whoever has the game's rules draws from this all that it shows (`server/wire/messages.py`,
`StateMessage`).
"""

from regency.core.hiding import bit_of, hide
from regency.core.slots import legal, to_act
from regency.core.types import CHANCE, Ints, Mask, States

#: Base64 writes three bytes as four letters of six bits each.
BYTES, LETTERS = 3, 4
_PAD = 61
#: How many actions a byte of a packed mask holds.
BITS = 8


def base64_size(count: int) -> int:
    """Return how many letters so many bytes take."""
    return (count + BYTES - 1) // BYTES * LETTERS


def put_base64(data: Ints, out: Ints) -> None:
    """Write bytes in base64, padded, to an array that has room for just that.

    First each place gets its six bits, then all of them become letters: two loops that compile to
    vectors.
    """
    whole = len(data) // BYTES
    for group in range(whole):
        first, to = BYTES * group, LETTERS * group
        out[to] = data[first] >> 2
        out[to + 1] = (data[first] & 0x3) << 4 | data[first + 1] >> 4
        out[to + 2] = (data[first + 1] & 0xF) << 2 | data[first + 2] >> 6
        out[to + 3] = data[first + 2] & 0x3F
    first, to = BYTES * whole, LETTERS * whole
    left = len(data) - first
    if left == 1:
        out[to] = data[first] >> 2
        out[to + 1] = (data[first] & 0x3) << 4
    elif left == 2:
        out[to] = data[first] >> 2
        out[to + 1] = (data[first] & 0x3) << 4 | data[first + 1] >> 4
        out[to + 2] = (data[first + 1] & 0xF) << 2
    for place in range(len(out)):
        bits = out[place]  # A to Z, a to z, 0 to 9, + and /
        out[place] = (
            bits + 65 + 6 * (bits > 25) - 75 * (bits > 51) - 15 * (bits > 61) + 3 * (bits > 62)
        )
    for place in range(len(out) - (BYTES - left) % BYTES, len(out)):
        out[place] = _PAD


def pack_mask(mask: Mask, packed: Ints) -> None:
    """Write a mask as bits: action *a* is bit a & 7 of byte a >> 3."""
    for place in range(len(packed)):
        packed[place] = 0
    for action in range(len(mask)):
        if mask[action]:
            packed[action // BITS] |= 1 << action % BITS


def pack_seen_at(
    states: States,
    raw: Ints,
    now: int,
    watched: int,
    fields: Ints,
    seen: Ints,
    mask: Mask,
    packed: Ints,
    out: Ints,
    record: int,
    actions: int,
) -> None:
    """Write the record and the mask of everyone who looks at a match, each on a row of its own.

    `watched` has a bit for each of them; the first row is the spectator's. A row's record begins
    at *record*, its mask at *actions*; nothing else of it is touched. Who may not act has a mask of
    zeros.
    """
    acting = to_act(states[now])
    for viewer in range(-1, states[now].seats):
        if watched & bit_of(viewer):
            hide(raw[now], viewer, fields, seen)
            put_base64(seen, out[viewer + 1, record : record + base64_size(len(seen))])
            if viewer >= 0 and acting != CHANCE and acting >> viewer & 1:
                legal(states[now], viewer, mask)
                pack_mask(mask, packed)
            else:
                for place in range(len(packed)):
                    packed[place] = 0
            put_base64(packed, out[viewer + 1, actions : actions + base64_size(len(packed))])
