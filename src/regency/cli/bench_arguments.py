"""The arguments of `regency bench`; nothing here imports NumPy, Numba or a game."""

from __future__ import annotations

import argparse

#: Summary and example of the command.
BENCH = (
    "measure how fast the rules run, next to other libraries",
    "regency bench kuhn --peers",
)


def bench(command: argparse.ArgumentParser) -> None:
    """Add what is measured, and how."""
    command.add_argument(
        "game",
        nargs="*",
        help="which games (default: all); with the word `server` before them, a real server under "
        "a load of clients instead of the rules; `cluster`: nodes that are killed and frozen",
    )
    command.add_argument("--seats", type=int, metavar="N", help="default: four, or the most")
    _rules(command)
    _lengths(command)
    _server(command)
    _cluster(command)


def _rules(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--machine",
        action="append",
        choices=("python", "numba", "cuda", "wasm"),
        help="repeat for several (default: python and numba, cuda where there is a GPU, wasm where "
        "there is Node)",
    )
    command.add_argument(
        "--peers", action="store_true", help="also measure OpenSpiel, PettingZoo, RLCard and pgx"
    )
    command.add_argument(
        "--search",
        action="store_true",
        help="measure the bots' search instead, in playouts per second",
    )
    command.add_argument(
        "--net", action="store_true", help="instead, how long a look of the games' networks takes"
    )
    command.add_argument("--no-compile", action="store_true", help="skip the compile times")
    command.add_argument(
        "--agree",
        type=int,
        default=0,
        metavar="K",
        help="also play K matches for every number of seats on every machine, and compare states, "
        "digests and, where single moves can be made, search trees",
    )


def _lengths(command: argparse.ArgumentParser) -> None:
    """Add what means one thing for rules, another for a server, another for a cluster."""
    command.add_argument(
        "--seconds", type=float, default=2.0, help="seconds per measurement (default 2)"
    )
    command.add_argument(
        "--soak",
        type=int,
        default=0,
        metavar="K",
        help="also play K audited matches for every number of seats, on numba or cuda; "
        "of `bench server`: instead, K minutes of people, bots, lost connections and restarts",
    )
    command.add_argument(
        "--into",
        metavar="FOLDER",
        help="of `bench server --soak`: samples and picture (soak/); of `bench cluster`: words and "
        "picture (none)",
    )
    command.add_argument(
        "--warm-up",
        type=float,
        metavar="S",
        help="of `bench server` and `bench cluster --scaling`: seconds of play before a figure is "
        "taken (default 20; hostile 4)",
    )
    command.add_argument(
        "--tables",
        type=int,
        metavar="N",
        help="tables for `bench server` (default 2000) and `bench cluster` (default 300; with "
        "--scaling, of each node, 40)",
    )


def _server(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--hostile",
        nargs="*",
        metavar="WAY",
        help="of `bench server`: instead, people's moves while one attacker at a time floods the "
        "server, in every WAY or in those named",
    )
    command.add_argument(
        "--form",
        choices=("record", "drawn", "both"),
        default="record",
        help="of `bench server`: what viewers are sent, data or pictures (default record)",
    )
    command.add_argument(
        "--clocks",
        action="store_true",
        help="with `server`: instead, how soon a bot plays on at tables whose clocks end together",
    )
    command.add_argument(
        "--history",
        type=int,
        metavar="N",
        help="with `server`: instead, home, history and statistics beside N finished matches",
    )
    command.add_argument(
        "--connections",
        type=int,
        default=5000,
        metavar="N",
        help="connections for `bench server` (default 5000)",
    )


def _cluster(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--faults", type=int, default=60, metavar="N", help="of `bench cluster` (default 60)"
    )
    command.add_argument(
        "--think",
        type=float,
        nargs=2,
        default=(0.5, 2.0),
        metavar="S",
        help="of `bench cluster`: people think at least and at most so long (default 0.5 2)",
    )
    command.add_argument(
        "--scaling",
        action="store_true",
        help="with `cluster`: instead, how many moves two nodes make beside one, in turns",
    )
    command.add_argument(
        "--quota",
        type=float,
        metavar="P",
        help="of `bench cluster --scaling`: hold each node to this part of a core, so that what "
        "shares its core has room (Linux, root)",
    )
