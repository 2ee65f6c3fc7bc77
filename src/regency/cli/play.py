"""`regency play`: choose a game, sit down, play."""

from __future__ import annotations

import argparse
import getpass
import importlib.util
import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from regency.cli.main import UsageError

if TYPE_CHECKING:
    from regency.core.match import Match

DEFAULT_LANGUAGE = "en"
DEFAULT_BOT = "heuristic"
#: The word for the person at the keyboard in --seats.
MYSELF = "me"
SEED_BITS = 62


def run(arguments: argparse.Namespace) -> int:
    """Play matches until the person has enough."""
    if importlib.util.find_spec("fluent") is None:
        raise UsageError("the terminal game needs one more package: pip install 'regency[play]'")
    from regency.cli.terminal import Gone, Stopped
    from regency.core.text import text
    from regency.language import LANGUAGES, speaker

    language = arguments.lang or terminal_language(LANGUAGES)
    if language not in LANGUAGES:
        raise UsageError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    house = speaker(None, language)
    last_words = "play-stopped-early"
    try:
        match, players, file = set_up(arguments, language)
        last_words = "play-stopped"
        play(arguments, language, match, players, file)
    except (Gone, Stopped, KeyboardInterrupt):
        print("\n" + house.say(text(last_words)))
    return 0


def set_up(arguments: argparse.Namespace, language: str) -> tuple[Match, list[str], Path]:
    """Set a match up, or load one to resume: the match, who plays, and where it is saved."""
    from regency.cli.common import the_game, the_options
    from regency.cli.keep import default_file, load
    from regency.core.match import Match

    file = Path(arguments.save) if arguments.save else default_file()
    if arguments.resume is not None:
        kept = Path(arguments.resume) if arguments.resume else default_file()
        match, players = load(kept)
        file = Path(arguments.save) if arguments.save else kept
        players = players or seat_list(arguments.seats, match.seats, match.seats)
    else:
        game = the_game(arguments.game or ask_for_game(language))
        players = seat_list(arguments.seats, game.seats[0], game.seats[-1])
        match = Match(game, len(players), the_options(game, arguments.option))
        match.names = seat_names(players, language)
    return match, players, file


def play(
    arguments: argparse.Namespace, language: str, match: Match, players: list[str], file: Path
) -> None:
    """Play a match; then another, as long as the person wants to."""
    from regency.cli.terminal import TerminalMatch, voice_for
    from regency.core.match import Match
    from regency.core.text import text

    seed = arguments.seed if arguments.seed is not None else secrets.randbits(SEED_BITS)
    while True:
        table = TerminalMatch(match, players, voice_for(match, language), file, seed)
        table.say("play-welcome", game=text("game-name"), summary=text("game-summary"))
        table.say("play-how")
        table.play()
        if not sys.stdin.isatty() or not table.another():
            return
        match = Match(match.game, match.seats, match.options, names=match.names)
        seed += 1


def ask_for_game(language: str) -> str:
    """Let the person choose a game by number or name."""
    from regency.cli.ask import ask, pick
    from regency.core.text import text
    from regency.games import games
    from regency.language import speaker

    house = speaker(None, language)
    choices = list(games())
    titles = []
    print(house.say(text("play-choose-game")))
    for number, game in enumerate(games().values(), start=1):
        voice = speaker(game, language)
        titles.append(voice.say(text("game-name")))
        told = voice.say(text("named", name=titles[-1], words=text("game-summary")))
        print(f"{number}. {told}")
    while True:
        typed = ask("> ", [*choices, *titles])
        found = pick(typed, titles) or pick(typed, choices)
        if len(found) == 1:
            return choices[found[0]]
        print(house.say(text("play-not-understood", words=typed)))


def seat_list(given: str | None, fewest: int, most: int) -> list[str]:
    """Return who sits where: names of people and of bots."""
    if given is None:
        return [MYSELF] + [DEFAULT_BOT] * (fewest - 1)
    from regency.bots import split_specs

    players = split_specs(given)
    if not all(players):
        raise UsageError(f"--seats needs a name for every seat, for example {MYSELF},{DEFAULT_BOT}")
    if not fewest <= len(players) <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise UsageError(f"--seats names {len(players)} players; this game needs {wanted}")
    return players


def seat_names(players: list[str], language: str) -> list[str]:
    """Return what each seat is called: people by their names, bots by their seat's."""
    from regency.bots import is_bot
    from regency.core.text import text
    from regency.language import speaker

    house = speaker(None, language)
    names: list[str] = []
    for number, who in enumerate(players, start=1):
        if is_bot(who):
            names.append(house.say(text("play-bot-name", number=number)))
        else:
            names.append(_my_name(house.say(text("play-guest"))) if who == MYSELF else who)
    return names


def _my_name(otherwise: str) -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        return otherwise
    return otherwise if name == "root" else name.capitalize()


def terminal_language(languages: tuple[str, ...]) -> str:
    """Return the terminal's language if it is one of ours, else English."""
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    code = (setting or "").split(".")[0].replace("_", "-")
    if code.startswith("zh"):
        return "zh-Hant"
    return next((lang for lang in languages if code.split("-")[0] == lang), DEFAULT_LANGUAGE)
