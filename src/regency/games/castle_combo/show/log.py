"""The lines of the log: what has just happened."""

from regency.core.facts import Fact
from regency.core.text import Text, text
from regency.core.types import HIDDEN
from regency.games.castle_combo.data.cards import CARDS, LOCATIONS
from regency.games.castle_combo.rules.state import DOWN
from regency.games.castle_combo.show.names import card_name, describe_line


def line(fact: Fact, viewer: int) -> Text | None:
    """Tell one event; of what is only foreseen, nothing that nobody can know yet."""
    if HIDDEN in fact.values.values():
        return None
    if fact.kind == "taking":
        return None  # told when it is placed
    if fact.kind == "ended":
        return text("line-ended")
    return _line_of_place(fact) if "location" in fact.values else _line_of_seat(fact)


def _line_of_place(fact: Fact) -> Text:
    """Tell what happened at a location."""
    location = LOCATIONS[fact["location"]]
    if fact.kind == "turned":
        return text("line-turned", location=text(f"at-{location}"), card=card_name(fact["card"]))
    if fact.kind == "shuffled":
        return text("line-shuffled", location=text(f"of-{location}"), cards=fact["cards"])
    if fact.kind == "emptied":
        return text(f"line-emptied-{location}")
    if fact.kind == "messenger":
        return text("line-messenger", location=text(f"to-{location}"))
    if fact.kind == "key_messenger":
        return text("line-key-messenger", seat=fact["seat"], location=text(f"to-{location}"))
    return text("line-key-refresh", seat=fact["seat"], location=text(f"of-{location}"))


def _line_of_seat(fact: Fact) -> Text:
    """Tell what a seat did or got."""
    seat = fact["seat"]
    if fact.kind == "gained":
        return _gained(seat, fact["gold"], fact["keys"])
    card = card_name(fact["card"])
    if fact.kind == "recruited":
        if fact["face"] == DOWN:
            return text("line-face-down", seat=seat, card=card)
        return text("line-recruited", seat=seat, card=card, price=fact["price"])
    if fact.kind == "stored":
        return text("line-stored", seat=seat, card=card, gold=fact["gold"])
    if fact.kind == "chose":
        chosen = describe_line(CARDS[fact["card"]].lines[fact["line"]])
        return text("line-chose", seat=seat, card=card, what=chosen)
    return text("line-discarded", seat=seat, card=card)


def _gained(seat: int, gold: int, keys: int) -> Text:
    if gold and keys:
        goods = [text("n-gold", amount=gold), text("n-keys", amount=keys)]
    else:
        goods = [text("n-gold", amount=gold) if gold else text("n-keys", amount=keys)]
    return text("line-gained", seat=seat, goods=goods)
