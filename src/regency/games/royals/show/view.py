"""How Royals is shown and told: everything here receives redacted states only.

Of the board only what changes in a match is shown: names, places, costs and marker values are in
the catalogue.
"""

from typing import TypedDict, cast

from regency.core.drawing import pictures
from regency.core.game import ScoreLine
from regency.core.text import Text
from regency.core.types import State
from regency.games.royals.show import picture
from regency.games.royals.show.catalogue import catalogue
from regency.games.royals.show.log import line
from regency.games.royals.show.position import table
from regency.games.royals.show.why_not import why_not

__all__ = [
    "RoyalsView",
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


class PilesView(TypedDict):
    """A number for each of the two sorts of cards."""

    country: int
    intrigue: int


class SeatView(TypedDict):
    """A seat: points, hand sizes, cards everybody knows, and the hand where the viewer sees it."""

    points: int  # of the markers it has
    standing: int  # its points if the match ended now
    country_cards: int
    intrigue_cards: int
    known: dict[str, int]
    hand: dict[str, int] | None


class CountryView(TypedDict):
    """A country: influence by seat, who took its markers, and who leads now."""

    influence: list[int]
    bonus: list[int]  # by place: the seat, or -1
    periods: list[list[int]]  # by period and place: the seat, or -1
    ranking: list[int]  # seats with influence, the leading one first


class TitleView(TypedDict):
    """A title marker: cubes by seat, who would take it now, and who took it in the end."""

    cubes: list[int]
    leaders: list[int]
    taken: list[int]


class PaymentView(TypedDict):
    """A payment: country cards by country, and intrigue cards."""

    pay: dict[str, int]
    intrigue: list[str]


class OfferView(PaymentView):
    """A noble the viewer may claim: the price, the cheapest payment, and what it would bring."""

    cost: int
    plots: int
    city: int  # points of the bonuses taken at once
    country: int
    house: int
    standing: int  # by how much the points would change if the match ended then


class RoyalsView(TypedDict):
    """What a board shows; cities, nobles, countries and titles in the order of the catalogue."""

    phase: str
    turn: int
    period: int
    ran_out: bool  # the country deck ran out: the period is scored at the end of this turn
    last_round: bool
    row: list[str | None]
    decks: PilesView
    discards: dict[str, int]
    draws: PilesView  # cards the seat whose turn it is may still draw
    excess: PilesView  # cards it holds above the limits
    seats: list[SeatView]
    owners: list[int]  # by noble: the seat, or -1
    cathedrals: list[list[int]]  # by city: cubes by seat
    cities: list[int]  # by city: the seat that took the bonus, or -1
    countries: list[CountryView]
    titles: list[TitleView]
    houses: list[int]  # by place: the seat, or -1
    claiming: int | None
    staged: PaymentView
    offers: dict[str, OfferView]  # by the number of the noble


def view(seen: State, viewer: int) -> RoyalsView:
    """Return what a viewer's board shows."""
    return cast(RoyalsView, pictures.view_of(picture, seen, viewer))


def prompt(seen: State, viewer: int) -> Text:
    """Say in one line who must do what now."""
    return pictures.prompt_of(picture, seen, viewer)


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action for the seat that may choose it."""
    return pictures.label_of(picture, seen, seat, action)


def sheet(seen: State) -> list[ScoreLine]:
    """Explain every point (RY-21): a line a marker, then those that would be taken now."""
    return pictures.sheet_of(picture, seen)


def points(seen: State, viewer: int) -> list[int | None]:
    """Return every seat's points if the match ended now: all markers are public (RY-22)."""
    return pictures.points_of(picture, seen)
