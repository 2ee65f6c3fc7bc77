"""What the wire says of tables, games and levels."""

from __future__ import annotations

import functools
from collections.abc import Container, Mapping
from types import MappingProxyType
from typing import Any

import orjson

from regency.bots.levels import LEVELS
from regency.core.fair import commitment
from regency.core.game import Game
from regency.core.text import text
from regency.core.wasm.manifest import MANIFEST
from regency.games import game as find_game
from regency.language import speaker
from regency.language.speaker import SHARED
from regency.server.tables import giving_up
from regency.server.tables.seats import Plan, read_plan
from regency.server.tables.table import Table
from regency.server.wire.bodies import (
    BotInfo,
    CardInfo,
    GameInfo,
    OptionInfo,
    SaidCard,
    SpanInfo,
)
from regency.server.wire.common import Text
from regency.store import Table as Kept

#: What can be said with one tap; each reader sees it in their own language.
PHRASES = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-oops",
    "phrase-thinking",
    "phrase-your-turn",
    "phrase-one-moment",
    "phrase-good-game",
    "phrase-another",
)


#: Of a table that nobody has looked at since the start.
NO_TURN: Mapping[str, Any] = MappingProxyType({})


def table_info(table: Table, identity: str | None) -> dict[str, Any]:
    """Return a live table as an identity sees it."""
    present = table.listeners.present
    watching = table.watching()
    shown = _info(table.kept, table.plan, identity, present, watching)
    for seat, told in zip(table.plan.seats, shown["seats"], strict=True):
        told["away_until"] = table.holidays.until(seat.identity)
    asked = table.asked.seen_by(identity) if table.asked is not None else None
    missing = table.missing.to_json() if table.missing is not None else None
    return {
        **shown,
        **turn_info(table),
        "heard": table.heard.get(identity or "", 0),
        "undo": table.undo_asked,
        "asked": asked,
        "missing": missing,
        "abort": giving_up.asked(table),
        "story": table.plan.told,
    }


def seen_as(table: Table, identity: str | None) -> str | None:
    """Return as whom somebody sees a live table; None: as everybody who has no part in it."""
    plan, asked = table.plan, table.asked
    takes_part = identity == plan.host or identity in table.heard or plan.seats_of(identity)
    return identity if takes_part or (asked and asked.identity == identity) else None


def turn_info(table: Table) -> dict[str, Any]:
    """Return whose turn it is since when, and how much was said."""
    playing = table.stage == "playing"
    return {
        "to_act": list(table.to_act()) if playing else [],
        "since": table.since if playing else None,
        "lines": table.chat.count,
    }


def listed_info(table: Table, identity: str | None) -> dict[str, Any]:
    """Return a live table as a list of tables shows it: without its story."""
    return {**table_info(table, identity), "story": []}


def kept_info(
    kept: Kept, identity: str | None, turn: Mapping[str, Any] = NO_TURN
) -> dict[str, Any]:
    """Return a table that is not in memory as an identity sees it; *turn* is known from before."""
    told = dict(turn)
    here, watching = set(told.pop("here", ())), told.pop("watching", 0)
    return {**_info(kept, read_plan(kept.state.settings), identity, here, watching), **told}


def _info(
    kept: Kept,
    plan: Plan,
    identity: str | None,
    present: Container[str | None],
    watching: int,
) -> dict[str, Any]:
    over = kept.state.stage == "over"
    return {
        "id": kept.id,
        "game": kept.game,
        "module": module_of(kept.game),
        "stage": kept.state.stage,
        "host": identity is not None and plan.host == identity,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "face": seat.shown_face,
                "level": seat.level,
                "mine": identity is not None and seat.identity == identity,
                "host": seat.identity is not None and seat.identity == plan.host,
                "present": seat.kind == "bot" or seat.identity in present,
                "away_until": None,
                "stand_in": seat.stand_in,
                "why": seat.why,
                "word": number in plan.worded,
            }
            for number, seat in enumerate(plan.seats)
        ],
        "options": plan.options,
        "clock": None if plan.clock is None else plan.clock.model_dump(),
        "forfeit": plan.forfeit,
        "stand_in": plan.stand_in,
        "public": plan.public,
        "spectators": plan.spectators,
        "hints": plan.hints,
        "takebacks": plan.takebacks,
        "chat": plan.chat,
        "watching": watching,
        "commitment": commitment(kept.seed),
        "words": list(kept.state.words),
        "seed": kept.seed.hex() if over else None,
        "to_act": [],
        "since": None,
        "lines": 0,
        "heard": kept.heard.get(identity or "", 0),
        "circle": plan.circle if plan.seats_of(identity) else None,
        "undo": None,
        "asked": None,
        "missing": None,
        "abort": None,
        "aborted": plan.aborted,
        "story": [],
        "practice": plan.practice,
        "rematch": plan.rematch,
        "created": kept.created,
    }


@functools.cache
def module_of(name: str) -> str | None:
    """Return the hash that names a game's module; None where there is no module, or no game."""
    try:
        manifest = find_game(name).folder / MANIFEST
    except KeyError:
        return None
    return str(orjson.loads(manifest.read_bytes())["sources"]) if manifest.is_file() else None


@functools.cache
def game_info(name: str) -> GameInfo:
    """Return a game as forms, boards and rules pages need it."""
    game = find_game(name)
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options={
            name: OptionInfo(values=list(option.values), default=option.default)
            for name, option in game.options.items()
        },
        actions={
            span.name: SpanInfo(start=span.start, size=span.size)
            for span in game.rules.ACTIONS.spans
        },
        clauses=clauses(game),
        minutes=game.minutes,
    )


def clauses(game: Game) -> list[str]:
    """Return the game's clauses in order, as its English locale file tells them."""
    found = []
    for line in (game.folder / "locales" / "en.ftl").read_text("utf-8").splitlines():
        key, equals, _ = line.partition("=")
        if equals and key.startswith("rules-"):
            found.append(key.strip().removeprefix("rules-"))
    return found


@functools.cache
def card_infos(name: str) -> list[CardInfo]:
    """Return a game's catalogue."""
    return [
        CardInfo(
            id=card.id,
            kind=card.kind,
            name=wire_text(card.name),
            words=[wire_text(words) for words in card.words],
            values=card.values,
            reconstructed=card.reconstructed,
        )
        for card in find_game(name).view.catalogue()
    ]


@functools.cache
def said_cards(name: str, language: str) -> list[SaidCard]:
    """Return a game's catalogue in one language."""
    voice = speaker(find_game(name), language)
    return [
        SaidCard(
            id=card.id,
            kind=card.kind,
            name=voice.say(card.name),
            words=[voice.say(words) for words in card.words],
            values=card.values,
            reconstructed=card.reconstructed,
        )
        for card in find_game(name).view.catalogue()
    ]


@functools.cache
def locale(name: str, language: str) -> str:
    """Return the Fluent messages of the house and of a game in one language."""
    folders = [SHARED, find_game(name).folder / "locales"]
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)


def wire_text(said: Any) -> Text:
    """Return a text of the house as the wire says it."""
    return Text.model_validate(said.to_json())


def bot_infos() -> list[BotInfo]:
    """Return the levels, from a first match to the best we have."""
    return [
        BotInfo(
            level=level,
            name=wire_text(text(f"level-{level}")),
            about=wire_text(text(f"level-{level}-about")),
        )
        for level in LEVELS
    ]
