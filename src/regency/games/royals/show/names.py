"""Names and sentences: labels, log lines and refusals of Royals."""

from regency.core.facts import Fact
from regency.core.game import Refusal
from regency.core.text import Text, text
from regency.core.types import EMPTY, HIDDEN, State
from regency.games.royals.data.board import BOARD
from regency.games.royals.data.tables import (
    CITY_IDS,
    COUNTRY_IDS,
    COUNTRY_PILE,
    KIND_IDS,
    NOBLE_COST,
    NOBLE_COUNTRY,
    NOBLE_INTRIGUE,
    NOBLES,
    NUM_COUNTRIES,
    TITLE_IDS,
)
from regency.games.royals.rules.deck import may_scheme
from regency.games.royals.rules.payment import cheapest_size
from regency.games.royals.rules.state import (
    CLAIM,
    DEAL_COUNTRY,
    DEAL_INTRIGUE,
    DISCARD,
    DISCARD_KIND,
    DONE,
    DRAW,
    DRAW_INTRIGUE,
    DRAW_ROW,
    END,
    PAY,
    PAY_DONE,
    PAY_KIND,
    PLAY,
)

PILE_KEYS = ("country", "intrigue")
PAID_COLUMNS = ("france", "german", "britain", "spain")


# --- names


def card_name(kind: int) -> Text:
    """Name a card, or say that it is hidden."""
    if kind == HIDDEN:
        return text("card-hidden")
    return text(f"card-{KIND_IDS[kind].replace('+', '-')}")


def country_name(country: int) -> Text:
    """Name a country."""
    return text(f"country-{COUNTRY_IDS[country]}")


def title_name(title: int) -> Text:
    """Name a title."""
    return text(f"title-{TITLE_IDS[title]}")


def city_name(city: int) -> Text:
    """Name a city."""
    return text(f"city-{CITY_IDS[city]}")


def noble_name(noble: int) -> Text:
    """Name a noble by city and title."""
    city, title = NOBLES[noble]
    return text("noble", city=city_name(city), title=title_name(title))


def year_of(period: int) -> str:
    """Return the year a period ends in; a text, so that no language puts a comma into it."""
    return str(BOARD.years.value[period])


def counted(kind: int, count: int) -> Text:
    """Say several cards of a kind."""
    return text("cards-of", count=count, card=card_name(kind))


# --- the log


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


# --- refusals


def why_not(seen: State, seat: int, action: int) -> Refusal:
    """Explain why an action is not legal now."""
    phase = int(seen.phase)
    if phase in (DEAL_COUNTRY, DEAL_INTRIGUE):
        return Refusal("RY-3", text("why-not-dealt"))
    if phase == DONE:
        return Refusal("RY-17", text("why-over"))
    if phase not in (DRAW, PLAY, PAY, DISCARD):
        return Refusal("RY-16", text("why-shuffle"))
    if seat != int(seen.turn):
        return Refusal("RY-4", text("why-not-your-turn", seat=int(seen.turn)))
    if phase == DRAW:
        return _why_not_draw(seen, action)
    if phase == PAY:
        return _why_not_pay(seen, seat, action)
    if phase == DISCARD:
        return Refusal("RY-12", text("why-discard-first"))
    if action <= DRAW_INTRIGUE:
        return Refusal("RY-5", text("why-draw-done"))
    if action < END:
        return _why_not_claim(seen, seat, action - CLAIM)
    if action >= DISCARD_KIND:
        return Refusal("RY-12", text("why-no-discard"))
    return Refusal("RY-6", text("why-no-claim"))


def _why_not_draw(seen: State, action: int) -> Refusal:
    if DRAW_ROW <= action < DRAW_INTRIGUE:
        return Refusal("RY-5", text("why-row", card=card_name(action - DRAW_ROW)))
    if action == DRAW_INTRIGUE:
        assert not may_scheme(seen), "a legal action has no refusal"
        return Refusal("RY-5", text("why-intrigue"))
    return Refusal("RY-5", text("why-draw-first"))


def _why_not_claim(seen: State, seat: int, noble: int) -> Refusal:
    owner = int(seen.owner[noble])
    if owner == seat:
        return Refusal("RY-8", text("why-own", noble=noble_name(noble)))
    country = country_name(int(NOBLE_COUNTRY[noble]))
    if cheapest_size(seen, seat, noble, COUNTRY_PILE) > int(seen.hand_size[seat, COUNTRY_PILE]):
        clause = "RY-7" if owner == EMPTY else "RY-8"
        cost = int(NOBLE_COST[noble])
        return Refusal(
            clause, text("why-cards", noble=noble_name(noble), country=country, cards=cost)
        )
    plots = int(NOBLE_INTRIGUE[noble])
    return Refusal("RY-8", text("why-plots", noble=noble_name(noble), country=country, plots=plots))


def _why_not_pay(seen: State, seat: int, action: int) -> Refusal:
    if not PAY_KIND <= action <= PAY_DONE:
        return Refusal("RY-9", text("why-pay-first", noble=noble_name(int(seen.noble))))
    if action == PAY_DONE:
        return Refusal("RY-9", text("why-not-enough"))
    kind = action - PAY_KIND
    if int(seen.hand[seat, kind]) == 0:
        return Refusal("RY-9", text("why-no-card", card=card_name(kind)))
    if kind < int(seen.last_kind):
        return Refusal("RY-9", text("why-order", card=card_name(int(seen.last_kind))))
    return Refusal("RY-9", text("why-no-fit", card=card_name(kind)))
