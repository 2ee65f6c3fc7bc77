"""How Castle Combo is shown and told; everything here receives redacted states only."""

from typing import TypedDict, cast

from regency.core.drawing import pictures
from regency.core.game import ScoreLine
from regency.core.text import Text
from regency.core.types import State
from regency.games.castle_combo.show import picture
from regency.games.castle_combo.show.catalogue import catalogue
from regency.games.castle_combo.show.log import line
from regency.games.castle_combo.show.names import describe_card
from regency.games.castle_combo.show.position import table
from regency.games.castle_combo.show.why_not import why_not

__all__ = [
    "CastleComboView",
    "catalogue",
    "describe_card",
    "label",
    "line",
    "points",
    "prompt",
    "sheet",
    "table",
    "view",
    "why_not",
]


class CardView(TypedDict):
    """A card of a tableau; face down it is known to all, since it was seen when taken (CC-21)."""

    card: str
    face: str
    at: list[int]  # [row, column] from the seat's first card
    gold: int  # on its purse
    points: int  # what it is worth if the match ended now


class SeatView(TypedDict):
    """A seat's goods and tableau."""

    gold: int
    keys: int
    points: int  # if the match ended now
    spare_gold: int  # the gold that breaks ties then
    discounts: list[int]  # for castle cards, for village cards
    shields: list[int]
    cards: list[CardView]
    open: list[list[int]]  # where the next card may go, as [row, column]


class LocationView(TypedDict):
    """A row, and what is known of its deck and discards."""

    row: list[str | None]
    deck: int
    in_deck: list[str]  # what is left, as a set: its order is nobody's
    discards: list[str]
    gone: bool


class CastleComboView(TypedDict):
    """What a board shows."""

    phase: str
    turn: int
    messenger: str
    key_used: bool
    taking: str | None  # the card on its way from a row to the tableau of the seat to act
    taking_face: str | None
    taking_slot: int | None
    placed: list[int] | None
    discarding: str | None  # the location whose row an ability discards from now
    locations: list[LocationView]
    #: By location and place in the row, for the viewer; a spectator reads those of the seat to act.
    prices: list[list[int | None]]
    seats: list[SeatView]


def view(seen: State, viewer: int) -> CastleComboView:
    """Return what a viewer's board shows."""
    return cast(CastleComboView, pictures.view_of(picture, seen, viewer))


def prompt(seen: State, viewer: int) -> Text:
    """Say in one line who must do what, to the viewer in person where it is its turn."""
    return pictures.prompt_of(picture, seen, viewer)


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action."""
    return pictures.label_of(picture, seen, seat, action)


def sheet(state: State) -> list[ScoreLine]:
    """Explain every point, as the sheet would stand if the match ended now (CC-17 … CC-19)."""
    return pictures.sheet_of(picture, state)


def points(seen: State, viewer: int) -> list[int | None]:
    """Return every seat's points if the match ended now: all that counts lies open (CC-21)."""
    return pictures.points_of(picture, seen)
