"""How For the King (and Me) is shown; everything here receives redacted states only."""

from typing import TypedDict, cast

from regency.core.drawing import pictures
from regency.core.game import ScoreLine
from regency.core.text import Text
from regency.core.types import State
from regency.games.for_the_king.show import picture
from regency.games.for_the_king.show.catalogue import catalogue
from regency.games.for_the_king.show.log import line
from regency.games.for_the_king.show.position import table
from regency.games.for_the_king.show.why_not import why_not

__all__ = [
    "ForTheKingView",
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


class TileView(TypedDict):
    """An office's duty tiles; the secondary is None where there is none."""

    office: str
    primary: int
    secondary: int | None


class StandingView(TypedDict):
    """Who would take an office's tiles by the cards known to the viewer, and each known sum.

    Sure: no hidden card can change it.
    """

    office: str
    sums: list[int]
    primary_seat: int | None
    primary_sure: bool
    secondary_seat: int | None
    secondary_sure: bool


class HoldingView(TypedDict):
    """What the viewer knows of a seat's cards; cards, sums, gold and lost are None where hidden.

    `seen` are cards seen going there that must be there still, `maybe` those that may have been
    discarded face down since.
    """

    hand: int
    cards: list[str] | None
    sums: dict[str, int] | None
    gold: int | None
    seen: list[str]
    maybe: list[str]
    blind: int
    losses: int
    lost: list[str] | None
    favoured: int


class SeatView(HoldingView):
    """A seat's cards, and whether it is still in the auction or barred from it."""

    inside: bool
    barred: bool


class KingView(TypedDict):
    """A king being resolved."""

    card: str
    ups: int
    downs: int
    choice: bool
    changed: list[str]


class AuctionView(TypedDict):
    """The card under the hammer."""

    card: str | None
    first: int
    high: int
    high_seat: int | None
    due: int


class ForTheKingView(TypedDict):
    """What a board shows; card ids, "hidden" where a card is there but unknown.

    `unseen` counts, by office, gold and king, the cards whose place the viewer does not know.
    """

    phase: str
    turn: int
    tie_break: str
    tiles: list[TileView]
    standings: list[StandingView]
    deck: int
    adviser: int
    room: dict[str, int]
    held: str | None
    centre: list[str]
    favour: int
    favour_own: list[str]
    seats: list[SeatView]
    gone: list[str]
    unseen: dict[str, int]
    king: KingView | None
    auction: AuctionView | None


def view(seen: State, viewer: int) -> ForTheKingView:
    """Return what a viewer's board shows."""
    return cast(ForTheKingView, pictures.view_of(picture, seen, viewer))


def prompt(seen: State, viewer: int) -> Text:
    """Say who must do what now, to the viewer in person where it is its turn."""
    return pictures.prompt_of(picture, seen, viewer)


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action."""
    return pictures.label_of(picture, seen, seat, action)


def sheet(state: State) -> list[ScoreLine]:
    """Explain every point: at the end with the ties broken, before it as far as cards are known."""
    return pictures.sheet_of(picture, state)


def points(seen: State, viewer: int) -> list[int | None]:
    """Return the points of the seats whose hands are known, by all cards known to be in hands."""
    return pictures.points_of(picture, seen)
