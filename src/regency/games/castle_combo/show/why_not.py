"""Why an action is not legal now in Castle Combo: the clause, and the reason in words."""

from regency.core.game import Refusal
from regency.core.text import text
from regency.core.types import State
from regency.games.castle_combo.data.tables import COLUMNS_ALLOWED, ROWS_ALLOWED
from regency.games.castle_combo.rules.state import (
    ACT,
    ACTIONS,
    CHOOSE,
    DEAL,
    DISCARD,
    DONE,
    LAST_CHANCE_PHASE,
    PLACE,
)
from regency.games.castle_combo.rules.turn import price_of
from regency.games.castle_combo.show.pieces import PHASES

#: The phase each span of actions belongs to.
PHASE_OF = {
    "key_messenger": ACT,
    "key_refresh": ACT,
    "take_up": ACT,
    "take_down": ACT,
    "place": PLACE,
    "choose": CHOOSE,
    "discard": DISCARD,
}


def why_not(seen: State, seat: int, action: int) -> Refusal:
    """Explain why an action is not legal now."""
    phase, turn = int(seen.phase), int(seen.turn)
    if phase == DEAL:
        return Refusal("CC-1", text("why-deal"))
    if phase == DONE:
        return Refusal("CC-17", text("why-over"))
    if phase <= LAST_CHANCE_PHASE:
        return Refusal("CC-10", text("why-shuffle"))
    if seat != turn:
        return Refusal("CC-2", text("why-not-your-turn", seat=turn))
    span, offset = ACTIONS.decode(action)
    if PHASE_OF[span] != phase:
        return _why_not_now(phase, span)
    if span.startswith("key"):
        return _why_no_key(seen, seat)
    if span == "take_up":
        cost = price_of(seen, seat, int(seen.row[int(seen.messenger), offset]))
        return Refusal("CC-5", text("why-too-dear", price=cost, gold=int(seen.gold[seat])))
    if span == "place":
        return _why_not_there(seen, seat, offset)
    return Refusal("CC-14", text("why-no-card"))


def _why_not_now(phase: int, span: str) -> Refusal:
    """Say what must be done first, or that nothing asks for this."""
    if phase == ACT:
        clause = {"place": "CC-4", "choose": "CC-8", "discard": "CC-14"}[span]
        return Refusal(clause, text(f"why-no-{span}"))
    clause = {PLACE: "CC-7", CHOOSE: "CC-8", DISCARD: "CC-14"}[phase]
    return Refusal(clause, text(f"why-first-{PHASES[phase]}"))


def _why_no_key(seen: State, seat: int) -> Refusal:
    if seen.key_used:
        return Refusal("CC-3", text("why-key-used"))
    if seen.keys[seat] == 0:
        return Refusal("CC-3", text("why-no-key"))
    return Refusal("CC-11", text("why-gone"))


def _why_not_there(seen: State, seat: int, cell: int) -> Refusal:
    occupied = int(seen.occupied[seat])
    if occupied >> cell & 1:
        return Refusal("CC-7", text("why-occupied"))
    if occupied == 0:
        return Refusal("CC-7", text("why-first-card"))
    rows, columns = ROWS_ALLOWED[seen.rows_used[seat]], COLUMNS_ALLOWED[seen.columns_used[seat]]
    if not rows & columns & 1 << cell:
        return Refusal("CC-7", text("why-too-wide"))
    return Refusal("CC-7", text("why-not-beside"))
