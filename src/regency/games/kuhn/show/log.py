"""The lines of the log: what has just happened."""

from regency.core.facts import Fact
from regency.core.text import Text, text
from regency.core.types import HIDDEN, SPECTATOR
from regency.games.kuhn.show.names import card_name


def line(fact: Fact, viewer: int) -> Text | None:
    """Tell one event; of what is only foreseen, nothing that nobody can know yet."""
    seat = fact["seat"]
    if fact.kind == "dealt":
        if viewer == seat and viewer != SPECTATOR:
            return text("line-dealt-you", card=card_name(fact["card"]))
        return text("line-dealt", seat=seat)
    if HIDDEN in fact.values.values():
        return None
    if fact.kind == "shown":
        return text("line-shown", seat=seat, card=card_name(fact["card"]))
    if fact.kind in ("bet", "called", "won"):
        return text(f"line-{fact.kind}", seat=seat, chips=fact["chips"])
    return text(f"line-{fact.kind}", seat=seat)
