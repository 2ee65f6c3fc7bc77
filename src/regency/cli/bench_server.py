"""`regency bench server`: figures of a real server as a table, beside a bare echo."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import get_args

from regency.bench import server_hostile as hostile
from regency.bench.attacks import WAYS
from regency.bench.server import (
    MEBIBYTE,
    PICTURE_BYTES,
    VIEWERS,
    WARM_UP_SECONDS,
    Cores,
    Crowd,
    GameSpeed,
    a_crowd_of_clients,
    crowd,
    echo_speed,
    game_speed,
    room_speed,
    stay_awake,
    two_cores,
)
from regency.bench.server_clocks import clocks_together
from regency.bench.server_history import BUSIEST_SHARE, looks
from regency.bench.server_hostile import GAME, MOVES, TABLES
from regency.bench.server_load import Figures
from regency.bench.server_process import more_files
from regency.bench.server_soak import soak
from regency.cli.common import Progress, the_game
from regency.cli.main import UsageError
from regency.core.game import Game
from regency.games import names
from regency.server.wire.common import Form

#: The part of the command line that asks for this instead of a game.
WORD = "server"
#: Tables of a crowd, unless others are asked for.
MOST_TABLES = 2000
#: Instead of a form: each of them.
BOTH = "both"


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    import uvloop

    if arguments.tables is None:
        arguments.tables = MOST_TABLES
    if arguments.soak:
        return _soak(arguments)
    if arguments.hostile is not None:
        return _hostile(arguments)
    if arguments.history:
        uvloop.run(_history(arguments.history))
        return 0
    chosen = [the_game(name) for name in arguments.game if name != WORD]
    games = chosen or [the_game(name) for name in names()]
    cores = two_cores()
    measure = _run_clocks if arguments.clocks else _run
    with a_crowd_of_clients(cores):
        uvloop.run(measure(games, cores, arguments))
    return 0


async def _history(matches: int) -> None:
    """Measure what people see of their own matches beside many of others."""
    print(f"{matches:,} finished matches in SQLite, one in {BUSIEST_SHARE} of them the reader's;")
    print("milliseconds from asking a real server to having the answer\n")
    print(f"{'what is looked at':<20}{'p50':>8}{'p99':>8}{'processor':>12}")
    for found in await looks(matches):
        waits = "".join(f"{found.milliseconds(share):>8.1f}" for share in (0.5, 0.99))
        print(f"{found.what:<20}{waits}{found.worked:>12.1f}", flush=True)
    print(f"\nload {os.getloadavg()[0]:.1f}")


def _soak(arguments: argparse.Namespace) -> int:
    """Soak a server for the minutes asked for; return 1 if anything was found."""
    import uvloop

    into = Path(arguments.into or "soak")
    print(f"a soak of {arguments.soak} minutes; samples.csv and server.log in {into}", flush=True)
    more_files()
    found = uvloop.run(soak(into, 60.0 * arguments.soak, _say))
    print(found.summary())
    return 1 if found.findings else 0


def _warm_up(arguments: argparse.Namespace, usual: float) -> float:
    return usual if arguments.warm_up is None else arguments.warm_up


def _say(words: str) -> None:
    print(words, flush=True)


async def _run_clocks(games: list[Game], cores: Cores, arguments: argparse.Namespace) -> None:
    stay_awake(cores)
    print(
        "clocks that run out together, a person at each; milliseconds from the end of the time to"
    )
    print("hearing that a bot plays on, which the disk has by then\n")
    print(f"{'game':<14}{'tables':>7}{'stuck':>7}{'durable':>9}{'p50':>8}{'p99':>8}{'last':>8}")
    for game in games:
        progress = Progress("opening and starting", 2 * arguments.tables)
        found = await clocks_together(game.name, cores, arguments.tables, progress.at)
        progress.end()
        waits = "".join(f"{found.milliseconds(share):>8.1f}" for share in (0.5, 0.99, 1.0))
        print(
            f"{game.name:<14}{arguments.tables:>7,}{found.stuck:>7}{found.durable:>9,}{waits}"
            f"   (ends within {1000 * found.spread:.0f} ms; load {os.getloadavg()[0]:.1f})",
            flush=True,
        )


def _hostile(arguments: argparse.Namespace) -> int:
    """Measure people's moves while somebody floods the server, one way after the other."""
    import uvloop

    unknown = [way for way in arguments.hostile if way not in WAYS]
    if unknown:
        raise UsageError(f"no attack is called {unknown[0]!r}; there are {', '.join(WAYS)}")
    print(
        f"{TABLES} tables of {GAME} with {hostile.VIEWERS} viewers, {MOVES:.0f} moves a second; "
        "milliseconds from sending a move\nto the last viewer having its view, while one attacker "
        "(an address and a process of its own) does all it\ncan; requests of the attacker a second:"
        " sent, served, refused, and how often it was cut off or kept out;\nmemory in MiB; bare: "
        "p99 of an echo and a sync of the disk at the same time",
        end="; ",
    )
    print(f"load {os.getloadavg()[0]:.1f}\n")
    print(
        f"{'the attacker floods by':<42}{'bare':>7}{'moves':>6}{'p50':>7}{'p99':>7}"
        f"{'worst':>7}{'core':>6}{'sent':>9}{'served':>8}{'refused':>8}{'cut':>7}{'before':>8}{'most':>6}{'after':>6}"
    )
    more_files()
    warm_up = _warm_up(arguments, hostile.WARM_UP_SECONDS)
    for way in (None, *(arguments.hostile or WAYS)):
        found = uvloop.run(hostile.row(way, arguments.seconds, warm_up))
        print(_hostile_row(found), flush=True)
    return 0


def _hostile_row(row: hostile.Row) -> str:
    figures, seconds = row.figures, row.figures.seconds
    waits = "".join(f"{figures.milliseconds(share):>7.1f}" for share in (0.5, 0.99, 1.0))
    counts = [row.attacked.get(what, 0) / seconds for what in ("sent", "served", "refused", "cut")]
    sent, served, refused, cut = (f"{count:,.0f}" for count in counts)
    before, most, after = (bytes_ / MEBIBYTE for bytes_ in (row.before, row.most, row.after))
    return (
        f"{row.words:<42}{row.bare.milliseconds(0.99):>7.1f}{figures.moves:>6}{waits}{row.share:>6.0%}{sent:>9}{served:>8}"
        f"{refused:>8}{cut:>7}{before:>8.0f}{most:>6.0f}{after:>6.0f}"
    )


async def _run(games: list[Game], cores: Cores, arguments: argparse.Namespace) -> None:
    stay_awake(cores)
    seconds, tables = arguments.seconds, arguments.tables
    warm_up = _warm_up(arguments, WARM_UP_SECONDS)
    echo = await echo_speed(cores, seconds)
    print(
        f"a bare WebSocket echo on the same parts: {echo.speed:,.0f} messages/s, "
        f"{echo.microseconds:.0f} µs each; load {os.getloadavg()[0]:.1f}"
    )
    rooms = await room_speed(cores, seconds)
    print(
        f"one text in, {VIEWERS} of {PICTURE_BYTES:,} bytes out, nothing drawn and nothing kept: "
        f"{rooms.speed:,.0f} a second, {rooms.microseconds:.0f} µs each\n"
    )
    print(f"{VIEWERS} viewers a table, every move durable before it is told; milliseconds from")
    print("sending a move to the last viewer having its view, at full and at half speed; core: how")
    print("much of its core the server used at full speed, µs: its processor time for a move;")
    print("bytes: a frame of one viewer on average; several forms take turns\n")
    print(
        f"{'game':<14}{'form':<7}{'seats':>5}{'moves/s':>10}{'views/s':>10}{'of echo':>9}"
        f"{'core':>6}{'µs':>6}"
        f"{'p50':>8}{'p95':>8}{'p99':>8}   {'moves/s':>8}{'p50':>8}{'p95':>8}{'p99':>8}"
        f"{'matches':>9}{'bytes':>8}"
    )
    forms: tuple[Form, ...] = get_args(Form) if arguments.form == BOTH else (arguments.form,)
    for game in games:
        found = await game_speed(game.name, _seats(game), cores, seconds, forms, tables, warm_up)
        for speed in found:
            print(_row(speed, echo.speed), flush=True)
    largest = max(games, key=_seats)
    progress = Progress("opening", tables + arguments.connections)
    connections = arguments.connections
    crowded = await crowd(
        largest.name, forms[0], _seats(largest), cores, tables, connections, progress.at
    )
    progress.end()
    print(f"\n{_crowd_words(crowded)}")


def _seats(game: Game) -> int:
    return min(VIEWERS, game.seats[-1])


def _row(speed: GameSpeed, echo: float) -> str:
    busy = speed.busy.moves / speed.busy.seconds
    calm = speed.calm.moves / speed.calm.seconds
    return (
        f"{speed.game:<14}{speed.form:<7}{speed.seats:>5}{busy:>10,.0f}{busy * VIEWERS:>10,.0f}"
        f"{busy * VIEWERS / echo:>8.0%} {speed.server_share:>6.0%}{speed.microseconds:>6.0f}"
        f"{_waits(speed.busy)}   {calm:>8,.0f}{_waits(speed.calm)}"
        f"{speed.busy.matches + speed.calm.matches:>9}{speed.busy.bytes_a_frame:>8,.0f}"
    )


def _waits(figures: Figures) -> str:
    return "".join(f"{figures.milliseconds(share):>8.1f}" for share in (0.5, 0.95, 0.99))


def _crowd_words(found: Crowd) -> str:
    each_table = (found.with_tables - found.empty) / found.tables
    each_connection = (found.with_connections - found.with_tables) / found.connections
    return (
        f"{found.tables:,} tables and {found.connections:,} connections at once: "
        f"{found.with_connections / MEBIBYTE:,.0f} MiB "
        f"({found.empty / MEBIBYTE:,.0f} MiB empty, {each_table / 1024:.1f} KiB a table, "
        f"{each_connection / 1024:.1f} KiB a connection)"
    )
