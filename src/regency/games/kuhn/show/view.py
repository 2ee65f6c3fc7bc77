"""How Kuhn poker is shown and told; everything here receives redacted states only."""

from typing import TypedDict

from regency.core.types import EMPTY, HIDDEN, State
from regency.games.kuhn.data.tables import IDS
from regency.games.kuhn.rules.state import MAX_SEATS
from regency.games.kuhn.show.catalogue import catalogue
from regency.games.kuhn.show.log import line
from regency.games.kuhn.show.position import table
from regency.games.kuhn.show.prompt import label, prompt
from regency.games.kuhn.show.sheet import points, sheet
from regency.games.kuhn.show.why_not import why_not

__all__ = [
    "KuhnView",
    "catalogue",
    "label",
    "line",
    "points",
    "prompt",
    "sheet",
    "table",
    "view",
    "why_not",
]


class KuhnView(TypedDict):
    """What a board shows; card ids, None where there is none, "hidden" where it is unknown."""

    phase: str
    turn: int
    cards: list[str | None]
    paid: list[int]
    history: list[str]
    winner: int | None


def view(seen: State, viewer: int) -> KuhnView:
    """Return what a viewer's board shows."""
    return {
        "phase": ("deal", "play", "done")[int(seen.phase)],
        "turn": int(seen.turn),
        "cards": [_card_id(int(seen.slot[seat])) for seat in range(MAX_SEATS)],
        "paid": [int(chips) for chips in seen.paid],
        "history": [("check", "bet")[int(a)] for a in seen.history if a != EMPTY],
        "winner": None if seen.winner == EMPTY else int(seen.winner),
    }


def _card_id(card: int) -> str | None:
    if card == EMPTY:
        return None
    return "hidden" if card == HIDDEN else IDS[card]
