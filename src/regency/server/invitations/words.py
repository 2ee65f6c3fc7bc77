"""What an invitation says, in one of the five languages, and the tags that previewers read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape

from regency.core.game import Game
from regency.core.text import Text, text
from regency.server.invitations.parts import can_say
from regency.server.invitations.picture import HEIGHT, WIDTH, Card
from regency.server.tables.seats import Plan
from regency.server.tables.voices import voice_of

#: How languages are named to previewers.
LOCALES = {"en": "en_GB", "fr": "fr_FR", "uk": "uk_UA", "ru": "ru_RU", "zh-Hant": "zh_TW"}
SITE = "Regency"
BETWEEN = " · "
#: The picture of links that say nothing of their own, among the app's files.
ICON, ICON_SIZE = "icon-512.png", 512
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


def card_of(game: Game, plan: Plan, stage: str, language: str) -> Card:
    """Return what the picture of a table says."""
    voice = voice_of(game.name, language)
    taken = sum(seat.kind != "empty" for seat in plan.seats)
    host = next((seat.name for seat in plan.seats if seat.identity == plan.host), "")
    return Card(
        game=game.name,
        title=voice.say(text("game-name")),
        words=voice.say(_greeting(stage, host)),
        taken=taken,
        free=len(plan.seats) - taken,
        seats=voice.say(text("picture-seats", free=len(plan.seats) - taken)),
        clock=voice.say(_clock(plan)),
    )


def drawable(card: Card, game: Game, stage: str, language: str) -> Card:
    """Return a card that can be drawn: a name in other letters stands in the title alone."""
    if not can_say(card.title):  # of a game from elsewhere: what can be drawn of it
        title = "".join(letter for letter in card.title if can_say(letter))
        card = replace(card, title=title or SITE)
    if can_say(card.words):
        return card
    nameless = voice_of(game.name, language).say(_greeting(stage, ""))
    return replace(card, words=nameless)


def _greeting(stage: str, host: str) -> Text:
    if stage != "waiting":
        return text("picture-playing" if stage == "playing" else "picture-over")
    return text("picture-invites", host=host) if host else text("picture-invited")


def _clock(plan: Plan) -> Text:
    if plan.bank is None:
        return text("picture-clock-none")
    if plan.turn >= DAY:
        return text("picture-clock-days", days=round(plan.turn / DAY))
    if plan.turn:
        return text("picture-clock-hours", hours=max(1, round(plan.turn / HOUR)))
    minutes = max(1, round(plan.bank / MINUTE))
    if not plan.increment:
        return text("picture-clock", minutes=minutes)
    return text("picture-clock-added", minutes=minutes, seconds=round(plan.increment / 1000))


def tags(card: Card, language: str, page: str, picture: str) -> str:
    """Return the tags of a page's head: Open Graph, and what Twitter reads beside it."""
    title = BETWEEN.join((card.title, card.words))
    play = voice_of(card.game, language).say(text("picture-play"))
    about = BETWEEN.join((card.seats, card.clock, play))
    properties: Mapping[str, str] = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:locale": LOCALES[language],
        "og:title": title,
        "og:description": about,
        "og:url": page,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": BETWEEN.join((title, card.seats, card.clock)),
    }
    names = {
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": about,
        "twitter:image": picture,
    }
    return _metas(properties, names)


def circle_tags(language: str, game: str, origin: str) -> str:
    """Return the tags of a circle's page: the same for every circle, and for none.

    Whose it is only its members and those with its key may know, and the key never reaches a
    server. No address is named either: one without the key would be followed in its place.
    """
    voice = voice_of(game, language)
    title = BETWEEN.join((SITE, voice.say(text("link-circle"))))
    about = " ".join((voice.say(text("link-circle-words")), voice.say(text("picture-play"))))
    picture = f"{origin}/{ICON}"
    properties = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:locale": LOCALES[language],
        "og:title": title,
        "og:description": about,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(ICON_SIZE),
        "og:image:height": str(ICON_SIZE),
        "og:image:alt": SITE,
    }
    names = {
        "twitter:card": "summary",
        "twitter:title": title,
        "twitter:description": about,
        "twitter:image": picture,
    }
    return _metas(properties, names)


def _metas(properties: Mapping[str, str], names: Mapping[str, str]) -> str:
    found = [
        f'<meta {kind}="{key}" content="{escape(value)}" />'
        for kind, group in (("property", properties), ("name", names))
        for key, value in group.items()
    ]
    return "\n    ".join(found)
