"""The arguments of `regency serve`; nothing here imports NumPy, Numba or a game."""

from __future__ import annotations

import argparse


def where(serve: argparse.ArgumentParser) -> None:
    """Add where a server listens and what it keeps."""
    add = serve.add_argument
    add("--host", metavar="HOST", help="where to listen (default 127.0.0.1: this machine only)")
    add(
        "--port",
        type=int,
        metavar="PORT",
        help="port to listen on (default 8000; 0 picks a free one)",
    )
    add(
        "--data",
        metavar="FOLDER",
        help="folder for the database and the signing secret (default: your data folder)",
    )
    add(
        "--database",
        metavar="ADDRESS",
        help="default: SQLite in the data folder; or postgresql://user:password@host/name",
    )
    add(
        "--node",
        metavar="NAME",
        help="be one of several servers over one PostgreSQL database, under this name",
    )
    add(
        "--lease",
        metavar="SECONDS",
        help="a node that is not heard of for so long is replaced (default 0.8)",
    )
    add(
        "--secret",
        metavar="TEXT",
        help="secret that signs cookies (default: generated once and saved)",
    )
    add("--web", metavar="FOLDER", help="a built web app (default: the one in the package)")
    add(
        "--behind-proxy",
        action="store_true",
        default=None,
        help="trust X-Forwarded-For and X-Forwarded-Proto from a proxy on this machine",
    )
    add(
        "--origin",
        action="append",
        metavar="ORIGIN",
        help="a further origin that may connect, e.g. http://localhost:5173; repeat for several",
    )


def calling(serve: argparse.ArgumentParser) -> None:
    """Add how people are called who are not there."""
    add = serve.add_argument
    add(
        "--public-address",
        metavar="URL",
        help="where people reach the pages, e.g. https://games.example (for links in mails)",
    )
    add(
        "--mail-server",
        metavar="URL",
        help="smtp://user:password@host:587 or smtps://…; default: no mail is sent",
    )
    add("--mail-from", metavar="ADDRESS", help="the sender of mails")


def how(serve: argparse.ArgumentParser) -> None:
    """Add how a server behaves."""
    add = serve.add_argument
    levels = ("debug", "info", "warning", "error")
    add("--log-level", choices=levels, help="default warning")
    add("--access-log", action="store_true", default=None, help="log one line of JSON per request")
    switch = ("on", "off")
    add("--limits", choices=switch, help="rate limits per guest and address (default on)")
    add(
        "--pace",
        type=int,
        metavar="MS",
        help="milliseconds to wait between bot moves that people watch (default 400)",
    )
    add("--workers", type=int, metavar="N", help="number of bot processes (default 1)")
    add("--warm", choices=switch, help="compile games and start bots at startup (default on)")
