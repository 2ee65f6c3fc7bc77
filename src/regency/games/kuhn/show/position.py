"""The position in sentences, for terminals and screen readers, drawn; compiles."""

from regency.core.drawing.row import add, put2, put4, start_list
from regency.core.types import EMPTY, Ints, State
from regency.games.kuhn.rules.state import DONE, MAX_SEATS
from regency.games.kuhn.rules.turn import facing_bet
from regency.games.kuhn.show.shapes import SENTENCE

_POT, _CARD, _FACING = (SENTENCE.number(name) for name in ("pot", "card", "facing"))


def draw_position(row: Ints, seen: State, viewer: int) -> None:
    """Tell the table in sentences."""
    lines = start_list(row)
    add(row, lines)
    put2(row, _POT, int(seen.paid[0]) + int(seen.paid[1]))
    for seat in range(MAX_SEATS):
        if seen.slot[seat] != EMPTY:
            add(row, lines)
            put4(row, _CARD, 1 if seat == viewer else 0, seat, seen.slot[seat])
    if facing_bet(seen) and seen.phase != DONE:
        add(row, lines)
        put2(row, _FACING, seen.turn)
