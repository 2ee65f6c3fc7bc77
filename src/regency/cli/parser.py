"""The arguments of every command; nothing here imports NumPy, Numba or a game."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regency import __version__
from regency.cli import bench_arguments, data_arguments, research_arguments, serve_arguments

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_DESCRIPTION = """\
Board games with exact rules, for people, bots and research.

  regency play                      choose a game and play it here in the terminal
  regency play kuhn --lang uk       play Kuhn poker against a bot, in Ukrainian
  regency serve --open              play in the browser, with people and bots
  regency record kuhn --seats 2 --games 1000 --seed 7 | regency verify -
                                    write a thousand matches as text and check every move
"""


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    top = argparse.ArgumentParser(
        prog="regency",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"regency {__version__}")
    commands = top.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    _add_games(commands)
    _add_bots(commands)
    _add_play(commands)
    _add_serve(commands)
    data_arguments.add(commands, _command)
    _add_record(commands)
    _add_verify(commands)
    _add_review(commands)
    _add_story(commands)
    _add_perft(commands)
    bench_arguments.bench(_command(commands, "bench", *bench_arguments.BENCH))
    _add_arena(commands)
    research_arguments.benchmark(_command(commands, "benchmark", *research_arguments.BENCHMARK))
    research_arguments.dataset(_command(commands, "dataset", *research_arguments.DATASET))
    _add_new_game(commands)
    return top


def _command(commands: Commands, name: str, summary: str, example: str) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, e.g. tie_break=sum; `regency games` lists them",
    )


def _add_seed(command: argparse.ArgumentParser, default: int | None, words: str) -> None:
    command.add_argument("--seed", type=int, default=default, metavar="S", help=words)


def _add_machine(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--machine",
        choices=("python", "numba"),
        default="numba",
        help="run the rules compiled (numba, the default) or interpreted (python)",
    )


def _add_games(commands: Commands) -> None:
    _command(commands, "games", "list the games, their seats and options", "regency games")


def _add_bots(commands: Commands) -> None:
    _command(commands, "bots", "list the bots and the levels they play at", "regency bots")


def _add_play(commands: Commands) -> None:
    play = _command(
        commands,
        "play",
        "play a game in the terminal, with people and bots",
        "regency play kuhn --seats me,heuristic --lang fr",
    )
    play.add_argument("game", nargs="?", help="the game to play (asks if omitted)")
    play.add_argument(
        "--seats",
        metavar="WHO,WHO,…",
        help="who sits where: `me` or any name for a person; for a bot, from easy to strong, page, "
        "squire, herald, knight, chancellor, sovereign, or heuristic, random, ismcts:ms=500 "
        "(default: you against heuristic bots, two seats)",
    )
    play.add_argument(
        "--lang", metavar="LANG", help="en, fr, uk, ru or zh-Hant (default: the terminal's)"
    )
    _add_options(play)
    _add_seed(play, None, "deal the same cards every time")
    play.add_argument(
        "--save", metavar="FILE", help="save the match in FILE (default: your data folder)"
    )
    play.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="resume the match in FILE (default: the last one)",
    )


def _add_serve(commands: Commands) -> None:
    serve = _command(
        commands,
        "serve",
        "run the web app, so people and bots can play in the browser",
        "regency serve --open\n  regency serve --host 0.0.0.0 --port 80 --data /var/lib/regency\n\n"
        "Every setting can also come from the environment: REGENCY_ and its name, as in\n"
        "REGENCY_PORT=80 or REGENCY_LOG_LEVEL=info; a flag wins. docs/server.md tells more.",
    )
    serve.add_argument(
        "--open", action="store_true", help="open a browser when the server is ready"
    )
    serve_arguments.where(serve)
    serve_arguments.how(serve)
    serve_arguments.calling(serve)


def _add_record(commands: Commands) -> None:
    record = _command(
        commands,
        "record",
        "play matches between bots and write their records to standard output",
        "regency record kuhn --seats 2 --games 10 --seed 7 --bots heuristic,random",
    )
    record.add_argument("game")
    record.add_argument("--seats", type=int, required=True, metavar="N")
    record.add_argument(
        "--games", type=int, default=1, metavar="K", help="number of matches to play (default 1)"
    )
    _add_seed(record, 0, "the same arguments give the same bytes (default 0)")
    record.add_argument(
        "--bots",
        default="random",
        metavar="NAME,…",
        help="one bot for all seats, or one per seat: random (default), heuristic, knight, "
        "ismcts:ms=500",
    )
    _add_options(record)


def _add_verify(commands: Commands) -> None:
    verify = _command(
        commands,
        "verify",
        "replay every match of a record file and check every line",
        "regency verify matches.ndjson",
    )
    verify.add_argument("file", metavar="FILE", help="a record file, or - for standard input")
    verify.add_argument(
        "--fair",
        action="store_true",
        help="also check that deal and chance lines follow from the seed that the header reveals",
    )
    _add_machine(verify)


def _add_review(commands: Commands) -> None:
    review = _command(
        commands,
        "review",
        "look back at a match: where it was lost, what could be known, what was luck",
        "regency review match.ndjson --seat 1 --budget 30",
    )
    review.add_argument("file", metavar="FILE", help="a record file, or - for standard input")
    review.add_argument("--json", action="store_true", help="the whole review as lines of JSON")
    review.add_argument("--seat", type=int, metavar="N", help="tell of one seat, counted from 1")
    review.add_argument(
        "--budget", type=float, metavar="S", help="seconds of processor time to spend, about"
    )
    review.add_argument(
        "--evaluator",
        choices=("network", "playouts"),
        help="who judges (default: the network, where the game has one)",
    )
    review.add_argument("--lang", default="en", metavar="LANG", help="en, fr, uk, ru or zh-Hant")


def _add_story(commands: Commands) -> None:
    story = _command(
        commands,
        "story",
        "tell a match in words, from its first card to its result",
        "regency story match.ndjson --seat 1 --lang uk",
    )
    story.add_argument("file", metavar="FILE", help="a record file, or - for standard input")
    story.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="told to one seat, counted from 1: “you”, and only "
        "what that seat could know (default: all cards face up, everyone by name)",
    )
    story.add_argument("--lang", default="en", metavar="LANG", help="en, fr, uk, ru or zh-Hant")


def _add_perft(commands: Commands) -> None:
    perft = _command(
        commands,
        "perft",
        "count the histories of a game by depth",
        "regency perft kuhn --seats 2 --depth 3 --all-deals",
    )
    perft.add_argument("game")
    perft.add_argument("--seats", type=int, required=True, metavar="N")
    perft.add_argument("--depth", type=int, required=True, metavar="D", help="decisions")
    perft.add_argument("--all-deals", action="store_true", help="count every deal instead of one")
    _add_seed(perft, 0, "which deal (default 0)")
    _add_options(perft)
    _add_machine(perft)


def _add_arena(commands: Commands) -> None:
    arena = _command(
        commands,
        "arena",
        "run a bot tournament on duplicate deals with rotated seats, and rate the bots",
        "regency arena kuhn --bots heuristic,random --seats 2 --matches 1000 --out kuhn.ndjson",
    )
    arena.add_argument("game")
    arena.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help="bots in the tournament: every combination that fills the table, in every rotation",
    )
    arena.add_argument("--seats", type=int, required=True, metavar="N")
    arena.add_argument(
        "--matches", type=int, required=True, metavar="M", help="rounded up to whole duplicates"
    )
    _add_seed(arena, 0, "the first deal (default 0)")
    _add_options(arena)
    arena.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default 1)")
    arena.add_argument(
        "--out",
        metavar="FILE",
        help="write results as NDJSON, one line per match; run the same command again to resume",
    )
    arena.add_argument("--records", action="store_true", help="keep the matches' records too")
    arena.add_argument(
        "--luck",
        type=int,
        default=0,
        metavar="D",
        help="look at the luck of every match in D deals, and tell wins without it (4 are enough)",
    )
    arena.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here"
    )


def _add_new_game(commands: Commands) -> None:
    new = _command(
        commands,
        "new-game",
        "create a new game that already passes every check",
        "regency new-game harbour",
    )
    new.add_argument("name", help="lower case, words joined by dashes")
    new.add_argument(
        "--into",
        metavar="FOLDER",
        help="folder to create it in (default: next to the other games); "
        "set REGENCY_GAMES to use another",
    )
