"""The lines of the log: what has just happened."""

from regency.core.facts import Fact
from regency.core.text import Text, text
from regency.core.types import HIDDEN
from regency.games.royals.data.tables import NUM_COUNTRIES
from regency.games.royals.show.names import (
    card_name,
    city_name,
    counted,
    country_name,
    noble_name,
    title_name,
    year_of,
)

PILE_KEYS = ("country", "intrigue")
PAID_COLUMNS = ("france", "german", "britain", "spain")


def line(fact: Fact, viewer: int) -> Text | None:
    """Tell one event as a line of the log; cards of a payment are told together."""
    kind = fact.kind
    if kind in ("drew", "schemed"):
        if fact["card"] == HIDDEN:
            return text(f"line-{kind}", seat=fact["seat"])
        return text(f"line-{kind}-you", seat=fact["seat"], card=card_name(fact["card"]))
    if kind in ("took", "discarded"):
        return text(f"line-{kind}", seat=fact["seat"], card=card_name(fact["card"]))
    if kind == "laid":
        if fact["card"] < NUM_COUNTRIES:
            return None
        return text("line-plotted", seat=fact["seat"], card=card_name(fact["card"]))
    if kind == "paid":
        counts = [fact[column] for column in PAID_COLUMNS]
        cards = [counted(c, count) for c, count in enumerate(counts) if count > 0]
        return text("line-paid", seat=fact["seat"], cards=cards)
    if kind == "turned":
        return text("line-turned", card=card_name(fact["card"]))
    if kind == "shuffled":
        return text(f"line-shuffled-{PILE_KEYS[fact['pile']]}", cards=fact["cards"])
    if kind == "ended":
        return text("line-ended", seat=fact["seat"])
    if kind == "over":
        return text("line-over", turns=fact["turns"])
    return _marker_line(fact)


def _marker_line(fact: Fact) -> Text:
    kind = fact.kind
    if kind == "claimed":
        return text("line-claimed", seat=fact["seat"], noble=noble_name(fact["noble"]))
    if kind == "usurped":
        noble = noble_name(fact["noble"])
        return text("line-usurped", seat=fact["seat"], noble=noble, loser_seat=fact["loser"])
    if kind == "period":
        return text("line-period", year=year_of(fact["period"]))
    if kind == "title_lost":
        return text("line-title-lost", title=title_name(fact["title"]))
    points = fact["points"]
    seat = fact["seat"]
    if kind == "city":
        return text("line-city", seat=seat, city=city_name(fact["city"]), points=points)
    if kind == "country":
        country = country_name(fact["country"])
        return text("line-country", seat=seat, country=country, points=points)
    if kind == "house":
        return text("line-house", seat=seat, points=points)
    if kind == "majority":
        return text(
            "line-majority",
            seat=seat,
            country=country_name(fact["country"]),
            place=fact["place"] + 1,
            points=points,
        )
    key = "line-title-half" if fact["shared"] else "line-title"
    return text(key, seat=seat, title=title_name(fact["title"]), points=points)
