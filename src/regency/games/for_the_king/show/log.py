"""The lines of the log: what has just happened."""

from regency.core.facts import Fact
from regency.core.text import Text, text
from regency.core.types import HIDDEN
from regency.games.for_the_king.data.tables import LETTERS, NUM_LETTERS
from regency.games.for_the_king.rules.scoring import PRIMARY
from regency.games.for_the_king.show.names import card_name, office_name


def line(fact: Fact, viewer: int) -> Text | None:
    """Tell one event; what the viewer cannot see is told without it."""
    kind = fact.kind
    if kind == "drawn":
        if fact["card"] == HIDDEN:
            return None
        return text("line-drawn", card=card_name(fact["card"]))
    if kind in ("kept", "favoured", "discarded", "penalty"):
        return _secret_line(fact)
    if kind in ("raised", "lowered"):
        office = office_name(fact["office"])
        return text(f"line-{kind}", seat=fact["seat"], office=office, value=fact["value"])
    if kind == "shuffled":
        return text("line-shuffled", count=fact["count"])
    if kind == "bid":
        return text("line-bid", seat=fact["seat"], amount=fact["amount"])
    if kind == "passed":
        return text("line-passed", seat=fact["seat"])
    if kind in ("won", "failed"):
        card = card_name(fact["card"])
        return text(f"line-{kind}", seat=fact["seat"], card=card, amount=fact["amount"])
    if kind == "unsold":
        return text("line-unsold", card=card_name(fact["card"]))
    if kind in ("shown", "purse", "awarded"):
        return _end_line(fact)
    return text(f"line-{kind}", seat=fact["seat"], card=card_name(fact["card"]))


def _secret_line(fact: Fact) -> Text:
    """Tell what only its owner sees whole."""
    if fact.kind == "penalty":
        seats = {"seat": fact["seat"], "by_seat": fact["by_seat"]}
        if fact["card"] == HIDDEN:
            return text("line-penalty", **seats)
        return text("line-penalty-own", card=card_name(fact["card"]), **seats)
    if fact["card"] == HIDDEN:
        return text(f"line-{fact.kind}", seat=fact["seat"])
    return text(f"line-{fact.kind}-own", seat=fact["seat"], card=card_name(fact["card"]))


def _end_line(fact: Fact) -> Text:
    """Tell hands shown and tiles taken at the end."""
    seat = fact["seat"]
    if fact.kind == "purse":
        gold = fact["ones"] + 2 * fact["twos"] + 3 * fact["threes"]
        return text("line-purse", seat=seat, gold=gold)
    office = fact["office"]
    if fact.kind == "shown":
        cards = [i for i in range(NUM_LETTERS) if fact["letters"] >> i & 1]
        letters = " ".join(LETTERS[i] for i in cards)
        return text("line-shown", seat=seat, office=office_name(office), letters=letters)
    key = "line-first" if fact["rank"] == PRIMARY else "line-second"
    name = office_name(office)
    return text(key, seat=seat, office=name, value=fact["value"], sum=fact["sum"])
