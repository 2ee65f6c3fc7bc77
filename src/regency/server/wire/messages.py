"""What a table sends: one closed union.

`web/src/wire.ts` is generated from these models, those of `requests` and of `bodies`, so a board
cannot misread what is sent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, model_validator

from regency.server.wire.common import Face, OptionValue, Talk, Text, Wire

#: Why a stand-in plays a person's seat; handed over: the person asked for it.
#: Agreed: the others asked for it while the person was away. Forfeit and resigned are for good.
Why = Literal["left", "removed", "absent", "agreed", "time", "handed-over", "forfeit", "resigned"]


class SeatInfo(Wire):
    """Who sits where."""

    kind: Literal["person", "bot", "empty"]
    name: str
    face: Face | None  # of a person
    level: str | None  # of a bot, or of the one that stands in for an absent person
    mine: bool
    host: bool
    present: bool  # connected now; bots always are
    away_until: int | None  # seconds since 1970: its person is on holiday
    stand_in: bool  # a person's seat that a bot plays for the time being
    why: Why | None  # the bot plays there
    word: bool  # whether this seat's person has added a word to the deal


DAY = 24 * 3600 * 1000
#: Nobody can think for less.
SHORTEST_CLOCK = 10_000


class Clock(Wire):
    """Time for thinking, in milliseconds: a bank with an increment, or so long for each decision.

    What a decision takes beyond `turn` goes off the bank, which is a reserve then.
    """

    bank: Annotated[int, Field(ge=0, le=60 * DAY)]
    increment: Annotated[int, Field(ge=0, le=600_000)]
    turn: Annotated[int, Field(ge=0, le=30 * DAY)] = 0

    @model_validator(mode="after")
    def _long_enough(self) -> Clock:
        if self.bank + self.turn < SHORTEST_CLOCK:
            raise ValueError(f"a clock has {SHORTEST_CLOCK // 1000} seconds or more")
        return self


class UndoAsked(Wire):
    """Someone would like to take a decision back, or to end the match without a result."""

    seat: int
    agreed: list[int]  # seats that allow it so far
    waiting: list[int]  # seats still to answer


class StandInAsked(Wire):
    """Someone would like a bot to play for a person who is away."""

    seat: int
    by: int  # the seat that asked
    agreed: list[int]  # other seats that are for it so far
    waiting: list[int]  # seats still to answer
    until: int  # seconds since 1970; then a bot plays, unless somebody is against it


class SeatAsked(Wire):
    """A late guest would like to have a seat."""

    seat: int
    name: str
    mine: bool  # whether it is the reader who asks
    agreed: list[int]  # seats whose people allow it so far
    waiting: list[int]  # seats whose people are still to answer
    until: int  # seconds since 1970; from then on silence means no


StoryKind = Literal[
    "sat-down",  # a newcomer took the seat
    "stood-in",  # a stand-in of this level plays on, and why
    "came-back",
    "seat-asked",
    "seat-refused",
    "seat-withdrawn",
    "stand-in-asked",  # by a seat, for one whose person is away
    "stand-in-refused",  # by a seat; by nobody: the person came back
    "abort-asked",  # the match shall end and count for nobody
    "abort-refused",
    "abort-withdrawn",
    "aborted",
    "undo-asked",
    "undo-refused",  # by a seat; by nobody: it lapsed because the match went on
    "undo-withdrawn",
    "undone",
    "renewed",  # before the start: the deal was promised anew, because the table changed
]


class StoryLine(Wire):
    """Something that people did at the table beside the match."""

    at: int  # that of the match then
    time: int  # seconds since 1970
    kind: StoryKind
    seat: int
    name: str
    by: int | None
    level: str | None
    why: str | None


class TableInfo(Wire):
    """A table as one identity sees it: who sits there, what was agreed, how far it is."""

    id: str
    game: str
    module: str | None  # what the game's rules for pages are made of, as a hash; None: it has none
    stage: Literal["waiting", "playing", "over", "set-aside"]
    host: bool  # whether the reader is the host
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    clock: Clock | None
    stand_in: str | None  # the level that takes over when time runs out; None: nobody
    forfeit: bool  # who runs out of time has lost, and does not come back
    public: bool  # listed for everybody
    spectators: bool  # whether others may watch
    hints: bool  # whether the table allows hints
    takebacks: bool  # whether decisions may be taken back
    chat: Talk  # what may be said
    watching: int
    commitment: str  # to the deal: SHAKE-256 of seed and words, published before the first card
    words: list[str]  # what people added to the deal
    seed: str | None  # revealed when the match is over
    to_act: list[int]  # whose turn it is, where that is known
    since: int | None  # seconds since 1970: when the match last went on
    lines: int  # of chat, where that is known
    heard: int  # of those, the reader was shown on whatever device
    circle: str | None  # whose table it is, for those who sit there
    undo: UndoAsked | None
    asked: SeatAsked | None
    missing: StandInAsked | None
    abort: UndoAsked | None
    aborted: bool  # it ended without a result, because people agreed on that
    story: list[StoryLine]  # what people did at the table, oldest first; not in a listing
    practice: bool  # an undo against bots took back something that had been learnt
    rematch: str | None  # the table that follows this one
    created: int  # seconds since 1970


class Legal(Wire):
    """An action one may choose now."""

    action: int
    label: Text


class Fact(Wire):
    """Something that happened, as this viewer may know it; hidden values are -2."""

    kind: str
    values: dict[str, int]
    line: Text | None  # how the log tells it


class LogStep(Wire):
    """What one step brought; `at` is that of the state after it."""

    at: int
    seat: int | None  # None: chance
    facts: list[Fact]


class ScoreLine(Wire):
    """Where points come from."""

    seat: int
    points: int
    reason: Text
    clause: str


class TableMessage(Wire):
    """The table changed: people came or went, options, stage, undo."""

    type: Literal["table"] = "table"
    table: TableInfo


class BareStep(Wire):
    """What one step brought, as rows of numbers; `at` is that of the state after it."""

    at: int
    seat: int | None  # None: chance
    events: list[list[int]]  # each a kind and the kind's own columns; hidden values are -2


class StateMessage(Wire):
    """What this viewer may know of the match, as data, with what happened since the last one.

    Whoever has the game's rules (`TableInfo.module`) draws from it what `DrawnMessage` shows.
    """

    type: Literal["state"] = "state"
    at: int  # grows with everything that happens, an undo included; never used twice
    viewer: int  # the seat looked from, or -1
    hand_over: int | None  # the seat whose person should take the device before more is shown
    to_act: list[int]
    record: str  # base64: the redacted state, byte for byte as the rules have it
    mask: str  # base64: action a is bit a & 7 of byte a >> 3; zeros for who may not act
    undone: int | None  # log steps later than this were taken back: drop them, then add `log`
    log: list[BareStep]
    places: list[int] | None  # when over
    clocks: list[int] | None  # milliseconds left for each seat
    may_undo: Literal["free", "ask"] | None


class DrawnMessage(Wire):
    """The match as this viewer may see it, whole, with what happened since the last one."""

    type: Literal["drawn"] = "drawn"
    at: int  # grows with everything that happens, an undo included; never used twice
    viewer: int  # the seat looked from, or -1
    hand_over: int | None  # the seat whose person should take the device before more is shown
    view: Any  # the game's own view, typed per game in wire.ts
    prompt: Text  # who must do what now
    to_act: list[int]
    legal: list[Legal]
    undone: int | None  # log lines later than this were taken back: drop them, then add `log`
    log: list[LogStep]
    sheet: list[ScoreLine]  # as far as the viewer can know it; final when over
    points: list[int | None]  # None where a seat's points cannot be known yet
    places: list[int] | None  # when over
    clocks: list[int] | None  # milliseconds left for each seat
    may_undo: Literal["free", "ask"] | None


class PreviewMessage(Wire):
    """What an action would bring the seat, as far as that can be known."""

    type: Literal["preview"] = "preview"
    ref: int
    at: int
    action: int
    points: int | None  # the change of one's points
    sheet: list[ScoreLine]  # one's lines afterwards
    facts: list[Fact]  # what would happen at once


class WhyMessage(Wire):
    """Why an action is not allowed, and the rule that says so."""

    type: Literal["why"] = "why"
    ref: int
    at: int
    action: int
    clause: str
    reason: Text


class Because(Wire):
    """What a move changes beside others by the end of the match: sources of points."""

    kind: Literal["brings", "denies", "opens"]
    source: Text
    points: int  # on average; of what opens none
    other: Text | None  # of what opens


class Thought(Wire):
    """One action a bot considered."""

    action: int
    label: Text
    share: float  # of its looks ahead, or how likely the network thinks it
    win: list[float]  # chance to win, by seat; nothing where there was no choice
    points: list[float]  # expected points, by seat; the network tells none
    why: Because | None = None  # the network alone says


class SentencesMessage(Wire):
    """The whole position in words."""

    type: Literal["sentences"] = "sentences"
    ref: int
    at: int
    sentences: list[Text]


class HintMessage(Wire):
    """What a bot would do in one's place."""

    type: Literal["hint"] = "hint"
    ref: int
    at: int
    thoughts: list[Thought]


class ChatMessage(Wire):
    """Someone said something; a phrase is a key each reader sees in their language."""

    type: Literal["chat"] = "chat"
    number: int | None  # None: the house says it; it is not kept
    seat: int | None  # None: a spectator
    name: str
    text: str | None
    phrase: str | None
    time: int


Reason = Literal[
    "stale",
    "not-your-turn",
    "illegal",
    "not-started",
    "over",
    "no-seat",
    "malformed",
    "too-many",
    "too-large",
    "not-allowed",
    "unavailable",
    "set-aside",
]


class RefusedMessage(Wire):
    """A request was not carried out; nothing changed."""

    type: Literal["refused"] = "refused"
    ref: int
    code: Reason
    reason: Text
    clause: str | None


class DoneMessage(Wire):
    """A request was carried out; a play is durable now."""

    type: Literal["done"] = "done"
    ref: int
    at: int


class PongMessage(Wire):
    """The server is there too."""

    type: Literal["pong"] = "pong"
    ref: int


FromServer = Annotated[
    TableMessage
    | StateMessage
    | DrawnMessage
    | PreviewMessage
    | WhyMessage
    | HintMessage
    | SentencesMessage
    | ChatMessage
    | RefusedMessage
    | DoneMessage
    | PongMessage,
    Field(discriminator="type"),
]

FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
