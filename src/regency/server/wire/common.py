"""What both directions of the wire, and the HTTP API, have in common."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

#: The wire's version: it stands in every address.
API = "/api/v1"

#: Before an address, with a node's name: /n/NAME/api/v1/… reaches that node of a cluster.
NODES = "n"

MAX_NAME = 24
MAX_CHAT = 300
MAX_WORD = 64
MAX_SEATS = 5

#: Empty: no name was chosen, and every reader sees a word for that in their own language.
NameOrNone = Annotated[str, Field(max_length=MAX_NAME)]
Language = Literal["en", "fr", "uk", "ru", "zh-Hant"]
#: The portraits that people choose from; `web/src/lib/portraits/faces.ts` draws them.
Face = Literal[
    "poet",
    "gardener",
    "falconer",
    "lady",
    "fool",
    "scholar",
    "cook",
    "nun",
    "sailor",
    "pilgrim",
    "stargazer",
    "miller",
    "painter",
    "dancer",
    "smith",
    "weaver",
    "troubadour",
    "merchant",
    "widow",
    "maiden-at-arms",
    "northerner",
    "hermit",
    "apprentice",
    "duchess",
    "monk",
    "corsair",
    "judge",
    "inventor",
    "seamstress",
    "singer",
    "vagabond",
    "notary",
]
FACES: tuple[Face, ...] = get_args(Face)
Action = Annotated[int, Field(ge=0, le=65_535)]
At = Annotated[int, Field(ge=0, le=1_000_000)]
Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
OptionValue = int | str
#: What may be said at a table: anything, the quick phrases alone, or nothing.
Talk = Literal["words", "phrases", "none"]
#: What a connection is sent of a match: data to draw from, or what is drawn from it.
Form = Literal["record", "drawn"]
#: What it is sent if it does not ask (`?form=`).
DEFAULT_FORM: Form = "record"


class Wire(BaseModel):
    """A message: nothing more and nothing less than its fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Text(Wire):
    """A sentence to be said in the reader's language: a key of the locale files and its values."""

    key: str
    params: dict[str, int | str | Text | list[Text]]


Text.model_rebuild()
