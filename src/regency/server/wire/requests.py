"""What a person sends to a table: one closed union."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from regency.server.wire.common import MAX_CHAT, Action, At, Seat, Wire


class Request(Wire):
    """Anything a client sends; the answer carries the same `ref`."""

    ref: Annotated[int, Field(ge=0, le=2**31 - 1)] = 0


class Sync(Request):
    """Ask for the present state and for the log of what happened after `since`."""

    type: Literal["sync"]
    since: At = 0


class Look(Request):
    """Look at the table from a seat one holds: the next person has taken the device."""

    type: Literal["look"]
    seat: Seat


class Play(Request):
    """Play an action from the seat looked from; `at` is that of the state one has seen."""

    type: Literal["play"]
    at: At
    action: Action


class AskPreview(Request):
    """Ask what an action would bring, without doing it."""

    type: Literal["preview"]
    at: At
    action: Action


class AskWhy(Request):
    """Ask why an action is not allowed."""

    type: Literal["why"]
    at: At
    action: Action


class AskHint(Request):
    """Ask a bot what it would do in one's place, and why."""

    type: Literal["hint"]
    at: At


class AskSentences(Request):
    """Ask for the whole position in words, as screen readers want it."""

    type: Literal["sentences"]


class Undo(Request):
    """Take back one's last decision, or ask the others to allow it."""

    type: Literal["undo"]
    at: At


class AnswerUndo(Request):
    """Allow or refuse another's undo."""

    type: Literal["answer-undo"]
    agree: bool
    seat: Seat | None = None  # which of the own seats answers; None: all of them


class WithdrawUndo(Request):
    """Take back one's asking for an undo."""

    type: Literal["withdraw-undo"]


class AnswerSeat(Request):
    """Allow or refuse a late guest's wish for a seat."""

    type: Literal["answer-seat"]
    agree: bool
    seat: Seat | None = None  # which of the own seats answers; None: all of them


class WithdrawSeat(Request):
    """Take back one's own wish for a seat."""

    type: Literal["withdraw-seat"]


class AnswerStandIn(Request):
    """Be for or against a bot that plays for somebody who is away."""

    type: Literal["answer-stand-in"]
    agree: bool
    seat: Seat | None = None  # which of the own seats answers; None: all of them


class Abort(Request):
    """Ask everybody to end the match without a result."""

    type: Literal["abort"]


class AnswerAbort(Request):
    """Agree to end the match without a result, or do not."""

    type: Literal["answer-abort"]
    agree: bool
    seat: Seat | None = None  # which of the own seats answers; None: all of them


class WithdrawAbort(Request):
    """Take back one's asking for an end without a result."""

    type: Literal["withdraw-abort"]


#: Chosen by the sender: what is sent again under the same mark is said only once.
Once = Annotated[str, Field(min_length=8, max_length=64)]


class Chat(Request):
    """Say something in one's own words."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=MAX_CHAT)]
    once: Once | None = None


class Phrase(Request):
    """Say one of the quick phrases, which everyone reads in their own language."""

    type: Literal["phrase"]
    phrase: str
    once: Once | None = None


class Follow(Request):
    """Go on to the rematch over the same connection: what comes after its `table` is told there."""

    type: Literal["follow"]


class Ping(Request):
    """Show that one is there."""

    type: Literal["ping"]


FromClient = Annotated[
    Sync
    | Look
    | Play
    | AskPreview
    | AskWhy
    | AskHint
    | AskSentences
    | Undo
    | AnswerUndo
    | WithdrawUndo
    | AnswerSeat
    | WithdrawSeat
    | AnswerStandIn
    | Abort
    | AnswerAbort
    | WithdrawAbort
    | Chat
    | Phrase
    | Follow
    | Ping,
    Field(discriminator="type"),
]

FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)
