"""The position in sentences, for terminals and screen readers."""

from regency.core.text import Text, text
from regency.core.types import EMPTY, State
from regency.games.kuhn.data.tables import BET
from regency.games.kuhn.rules.state import DONE, MAX_SEATS
from regency.games.kuhn.rules.turn import facing_bet
from regency.games.kuhn.show.names import card_name


def table(seen: State, viewer: int) -> list[Text]:
    """Tell the table in sentences."""
    lines = [text("table-pot", chips=int(seen.paid[0]) + int(seen.paid[1]))]
    for seat in range(MAX_SEATS):
        card = int(seen.slot[seat])
        if card == EMPTY:
            continue
        key = "table-own-card" if seat == viewer else "table-card"
        lines.append(text(key, seat=seat, card=card_name(card)))
    if facing_bet(seen) and seen.phase != DONE:
        lines.append(text("table-facing", seat=int(seen.turn), chips=BET))
    return lines
