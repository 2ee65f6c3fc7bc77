"""Every word of the app in five languages: the same keys everywhere, and none in the source."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from tests.web.house import ROOT

from regency.bots.levels import LEVELS
from regency.games import games, names
from regency.language.speaker import LANGUAGES, SHARED, locale_keys
from regency.server.wire.common import FACES
from regency.server.wire.messages import StoryKind
from regency.server.wire.personal import CallKind

WEB = ROOT / "web"
LOCALES = WEB / "locales"
SOURCES = sorted((WEB / "src").rglob("*.svelte"))
GAMES = ROOT / "src" / "regency" / "games"
BOARDS = sorted(GAMES.glob("*/web/**/*.svelte"))
#: Words between tags, and attributes that people read or hear.
TEXT = re.compile(r">([^<>{}]*)<")
ATTRIBUTE = re.compile(r'\b(?:aria-label|title|placeholder|alt|label|aria-valuetext)="([^"{}]*)"')
WORD = re.compile(r"[A-Za-zА-Яа-яÀ-ÿ]{2,}")
#: A key the app says: t('…'), house('…') and the tables of keys in the source.
SAID = re.compile(r"\b(?:t|house)\('([a-z][\w-]*)'")

#: What the page on how to play says of every game, whether or not it is drawn.
GUIDE = {
    *("guide-goal", "guide-points-1", "guide-example", "guide-forget-1"),
    *(f"guide-turn-{step}{part}" for step in range(1, 5) for part in ("", "-words")),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language: str) -> None:
    assert locale_keys(LOCALES, language) == locale_keys(LOCALES, "en")


def test_every_key_that_is_said_is_there() -> None:
    known = locale_keys(LOCALES, "en") | locale_keys(SHARED, "en")
    known |= {"game-name", "game-summary", "guide-note", "almanac-counted", *GUIDE}  # a game's own
    scripts = (path for path in (WEB / "src").rglob("*.ts") if ".test." not in path.name)
    for path in [*SOURCES, *scripts]:
        said = set(SAID.findall(path.read_text("utf-8")))
        assert said <= known, f"{path.name}: {sorted(said - known)}"


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_says_what_it_is(game: str, language: str) -> None:
    words = locale_keys(GAMES / game.replace("-", "_") / "locales", language)
    for name, option in games()[game].options.items():
        wanted = {f"option-{name}", f"option-{name}-about"}
        wanted |= {f"option-{name}-{value}" for value in option.values}
        assert wanted <= words, sorted(wanted - words)


GUIDES = sorted(GAMES.glob("*/guide/locales"))
#: An icon of a game's guide, and what it says; keys of the guide's words in the source.
ICON = re.compile(r"'(icon-[a-z-]+|filter-[a-z-]+)'")


@pytest.mark.parametrize("folder", GUIDES, ids=lambda folder: folder.parts[-3])
def test_a_guide_says_the_same_in_every_language(folder: Path) -> None:
    words = locale_keys(folder, "en")
    assert words >= GUIDE
    for language in LANGUAGES:
        assert locale_keys(folder, language) == words, language
        # Words of the shell and of the game are spoken by the same voice.
        others = locale_keys(LOCALES, language) | locale_keys(
            folder.parents[1] / "locales", language
        )
        assert not words & others
    web = folder.parents[1] / "web"
    source = "".join(file.read_text("utf-8") for file in web.glob("*.*"))
    assert set(ICON.findall(source)) <= words


def test_every_game_says_how_to_play() -> None:
    assert {folder.parts[-3].replace("_", "-") for folder in GUIDES} == set(names())


def test_no_key_is_left_over() -> None:
    source = "".join(p.read_text("utf-8") for p in (WEB / "src").rglob("*.*"))
    kinds = ("theme-", "motion-", "title-", "key-", "story-", "pace-", "face-")
    calls = [f"calls-{kind}" for kind in get_args(CallKind)]
    mail = [f"mail-{answer}" for answer in ("confirm", "leave")]
    computed = (*kinds, *calls, *mail, *(f"bot-{level}-" for level in LEVELS))
    idle = {
        key
        for key in locale_keys(LOCALES, "en")
        if not (f"'{key}'" in source or f'"{key}"' in source or key.startswith(computed))
    }
    assert not idle


def test_every_face_has_a_name_and_every_bot_its_manners() -> None:
    words = locale_keys(LOCALES, "en")
    assert {key for key in words if key.startswith("face-")} == {f"face-{face}" for face in FACES}
    moments = ("manner", "greets", "struck", "wins", "loses")
    for level in LEVELS:
        told = {key for key in words if key.startswith(f"bot-{level}-")}
        assert told == {f"bot-{level}-{moment}" for moment in moments}


def test_every_line_of_a_story_can_be_said() -> None:
    told = {key for key in locale_keys(LOCALES, "en") if key.startswith("story-")}
    assert told == {f"story-{kind}" for kind in get_args(StoryKind)}


def visible(path: Path) -> str:
    """Return the markup alone, without scripts, styles, comments and code in braces."""
    text = path.read_text("utf-8")
    for part in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->", r"<svg.*?</svg>"):
        text = re.sub(part, "", text, flags=re.DOTALL)
    depth, kept = 0, []
    for letter in text.replace("=>", ""):
        depth += (letter == "{") - (letter == "}")
        if depth == 0 and letter != "}":
            kept.append(letter)
    return "".join(kept)


@pytest.mark.parametrize("path", SOURCES + BOARDS, ids=lambda path: path.stem)
def test_no_string_is_hard_coded(path: Path) -> None:
    markup = visible(path)
    found = [text.strip() for text in TEXT.findall(markup)] + ATTRIBUTE.findall(markup)
    words = [text for text in found if WORD.search(text)]
    assert not words, f"{path.name}: {words}"
