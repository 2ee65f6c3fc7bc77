"""The bodies of the HTTP API: what is asked for, and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regency.server.wire.circles import CircleLine
from regency.server.wire.common import (
    MAX_SEATS,
    MAX_WORD,
    Face,
    Language,
    NameOrNone,
    OptionValue,
    Seat,
    Talk,
    Text,
    Wire,
)
from regency.server.wire.messages import Clock, DrawnMessage, TableInfo

#: Cards of a chance step, and steps of a match, that somebody may hand in.
MOST_CARDS = 512
MOST_STEPS = 10_000
#: An action or a card.
Small = Annotated[int, Field(ge=0, lt=1 << 15)]


class Me(Wire):
    """A guest's name, language and face, kept under a signed cookie."""

    name: NameOrNone
    language: Language
    face: Face | None = None  # None: as before, and at first one that follows from the identity


class CallMe(Me):
    """What somebody would like to be called, and what their browser thought they are called.

    A name or face that was not changed here is no wish: it may have been changed on another device.
    """

    known: NameOrNone | None = None
    known_face: Face | None = None


class OptionInfo(Wire):
    """An option the game declares."""

    values: list[OptionValue]
    default: OptionValue


class SpanInfo(Wire):
    """A run of actions with one meaning: action = start + argument."""

    start: int
    size: int


class GameInfo(Wire):
    """A game: what a form, a board and a rules page need to know."""

    name: str
    rules_version: int
    seats: list[int]
    options: dict[str, OptionInfo]
    actions: dict[str, SpanInfo]
    clauses: list[str]  # each with its text under `rules-<clause>` in the game's locale files
    minutes: int | None  # how long a match usually takes


class CardInfo(Wire):
    """A card or piece that can be looked at large."""

    id: str
    kind: str
    name: Text
    words: list[Text]  # its effect in sentences
    values: dict[str, Any]  # the printed figures
    reconstructed: bool  # whether a value is reconstructed rather than read from a copy


class SaidCard(Wire):
    """A card of the catalogue, said in one language."""

    id: str
    kind: str
    name: str
    words: list[str]
    values: dict[str, Any]
    reconstructed: bool


class BotInfo(Wire):
    """A level of play."""

    level: str
    name: Text
    about: Text


class SeatRequest(Wire):
    """What a seat shall be: one's own, open to others, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: NameOrNone | None = None  # of a second person on the same device; None: one's own
    level: str | None = None  # of a bot


class NewTable(Wire):
    """A table to be opened; the first seat of kind `me` is the host's."""

    game: str
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MAX_SEATS)]
    options: dict[str, OptionValue] = Field(default_factory=dict)
    clock: Clock | None = None
    stand_in: str | None = "knight"
    forfeit: bool = False
    public: bool = False
    spectators: bool = True
    hints: bool = True
    takebacks: bool = True
    chat: Talk = "words"
    start: bool = False  # at once, if no seat is open
    circle: Annotated[str, Field(max_length=64)] | None = None  # whose members are invited


class ChangeTable(Wire):
    """What the host changes before the start; what is left out stays."""

    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MAX_SEATS)] | None = None
    options: dict[str, OptionValue] | None = None
    clock: Clock | None = None
    untimed: bool = False  # take the clock away
    stand_in: str | None = None
    forfeit: bool | None = None
    public: bool | None = None
    spectators: bool | None = None
    hints: bool | None = None
    takebacks: bool | None = None
    chat: Talk | None = None


class JoinTable(Wire):
    """Sit down: at a given seat, or at the first free one; ask for it while the match runs."""

    seat: Seat | None = None


class AddWord(Wire):
    """A person's own word for the deal, in the name of one of their seats."""

    word: Annotated[str, Field(min_length=1, max_length=MAX_WORD)]
    seat: Seat | None = None  # the first of the own seats without a word


class StandIn(Wire):
    """Hand a seat to a bot of a level; None takes it back."""

    seat: Seat
    level: str | None


class Resign(Wire):
    """Give a match up for good: with one of one's seats, or with all of them."""

    seat: Seat | None = None


class RemoveSeat(Wire):
    """Send someone away from a seat: the host's right."""

    seat: Seat


class TableList(Wire):
    """The open tables, those one sits at, and one's circles with what waits in them."""

    open: list[TableInfo]
    mine: list[TableInfo]
    invited: list[TableInfo]  # tables of one's circles that wait, at which one does not sit
    circles: list[CircleLine]


class ReplayInfo(Wire):
    """A match to look back at."""

    id: str
    game: str
    seats: int
    names: list[str]
    faces: list[Face | None]  # by seat; None: a bot, or nobody knows
    options: dict[str, OptionValue]
    steps: int
    viewers: list[int]  # from where it may be seen; -1: a spectator, -2: all cards open
    over: bool
    aborted: bool = False  # it ended without a result: people agreed on that


class PlayedStep(Wire):
    """A step of a match: the action of a seat, or of no seat the cards that chance fixed."""

    seat: Seat | None
    what: Annotated[list[Small], Field(max_length=MOST_CARDS)]


class PlayedMatch(Wire):
    """A match that was played without this server, to be written down and kept as a record."""

    game: str
    names: Annotated[list[NameOrNone], Field(min_length=1, max_length=MAX_SEATS)]
    options: dict[str, OptionValue] = Field(default_factory=dict)
    steps: Annotated[list[PlayedStep], Field(max_length=MOST_STEPS)]
    practice: bool = False  # an undo took back something that had been learnt


class PlayedSteps(Wire):
    """All that was done and dealt in a match that is over, to be looked back at."""

    steps: list[PlayedStep]


class ReplayState(Wire):
    """One moment of a match, in the form a live table sends it, and in words."""

    state: DrawnMessage
    sentences: list[Text]


class Addresses(Wire):
    """Where other devices can reach this server; none where the page's own address is right."""

    addresses: list[str]


class Problem(Wire):
    """Why a request failed, as RFC 9457 asks, with a sentence to show."""

    title: str
    status: int
    detail: str
    reason: Text | None = None
