"""What so many people at once need, from what one node was measured to do.

`python tools/capacity.py` prints the table of docs/operating.md; `--renew` writes it there. The
figures are those of docs/performance.md; how people play is assumed, and so are prices, in any
currency: `--core`, `--memory`, `--disk` and `--traffic` put others in.
"""

from __future__ import annotations

import argparse
import math
import re
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "operating.md"
PLACE = re.compile(r"(?<=<!-- capacity -->\n).*?(?=<!-- /capacity -->)", re.DOTALL)
PEOPLE = (100, 10_000, 1_000_000)
#: A node renews its lease so often in a lease of 0.8 s, and reads those of all nodes.
RENEWALS_A_SECOND = 5 / 0.8
DAY = 24 * 3600
YEAR, MONTHS = 365, 12


@dataclass(frozen=True)
class Measured:
    """One node on one core, and PostgreSQL; each figure stands in docs/performance.md."""

    moves: int = 7_119  # a second, with five viewers each, the slowest of three games
    empty: int = 238  # MiB
    connection: int = 17  # KiB
    table: int = 18  # KiB
    connections: int = 5_000  # that one node was measured with
    view: float = 1.9  # KB of a message, the largest of three games
    writes: int = 7_827  # moves a second that one writer made durable in PostgreSQL
    wal: int = 204  # bytes of its log a move
    kept: int = 121  # bytes a move that stay


@dataclass(frozen=True)
class Assumed:
    """How people play at the fullest hour."""

    seats: int = 3  # people at a table
    pause: float = 5.0  # seconds between two moves at a table
    load: float = 0.5  # of a core: the rest is for bursts, and for a node that dies
    full: float = 0.25  # of a day that is as busy as the fullest hour, on average
    database_cores: int = 2  # of a PostgreSQL, and its memory in GiB; each takes what one was
    database_memory: int = 8  # measured to take, as far as *load* lets it


@dataclass(frozen=True)
class Prices:
    """What is paid a month; no price was looked up."""

    core: float = 15.0
    memory: float = 3.0  # a GiB
    disk: float = 0.1  # a GB, of all matches of a year
    traffic: float = 1.0  # a TB sent


def needs(people: int, measured: Measured, assumed: Assumed) -> dict[str, float]:
    """Return what so many people need at once."""
    tables = people / assumed.seats
    moves = tables / assumed.pause
    messages = moves * assumed.seats
    cores = moves / (measured.moves * assumed.load)
    nodes = max(1, math.ceil(cores), math.ceil(people / measured.connections))
    memory = (
        nodes * measured.empty + (people * measured.connection + tables * measured.table) / 1024
    )
    return {
        "tables": tables,
        "moves a second": moves,
        "views sent a second": messages,
        "MB sent a second": messages * measured.view / 1000,
        "cores for moves": cores,
        f"nodes (of at most {measured.connections:,} connections)": nodes,
        "GiB of memory, all nodes": memory / 1024,
        "moves a second, as a part of what one PostgreSQL took": moves / measured.writes,
        "MB of log a second in PostgreSQL": moves * measured.wal / 1e6,
        "GB a day that stay": moves * measured.kept * DAY * assumed.full / 1e9,
        "leases renewed a second": nodes * RENEWALS_A_SECOND if nodes > 1 else 0,
        "rows of leases read a second": nodes**2 * RENEWALS_A_SECOND if nodes > 1 else 0,
    }


def rented(people: int, measured: Measured, assumed: Assumed) -> dict[str, float]:
    """Return what has to be paid for."""
    found = needs(people, measured, assumed)
    nodes = found[f"nodes (of at most {measured.connections:,} connections)"]
    databases = math.ceil(found["moves a second"] / (measured.writes * assumed.load))
    if nodes == 1:  # one process keeps its matches itself
        databases = 0
    sent = found["MB sent a second"] * DAY * assumed.full
    return {
        "cores (one a node, two a PostgreSQL)": nodes + databases * assumed.database_cores,
        "GiB of memory (eight a PostgreSQL)": found["GiB of memory, all nodes"]
        + databases * assumed.database_memory,
        "GB on disk after a year": found["GB a day that stay"] * YEAR,
        "TB sent a month": sent * YEAR / MONTHS / 1e6,
    }


def paid(people: int, measured: Measured, assumed: Assumed, prices: Prices) -> dict[str, float]:
    """Return what is rented, and what that costs a month."""
    found = rented(people, measured, assumed)
    each = (prices.core, prices.memory, prices.disk, prices.traffic)
    cost = sum(price * amount for price, amount in zip(each, found.values(), strict=True))
    return {**found, "cost a month": cost, "… for each of those people": cost / people}


def told(value: float) -> str:
    """Return a number as people read it."""
    if value == 0:
        return "none"
    return f"{value:,.0f}" if value >= 20 else f"{value:.2g}"


def table(measured: Measured, assumed: Assumed, prices: Prices) -> str:
    """Return the table as the page has it."""
    columns = [
        needs(people, measured, assumed) | paid(people, measured, assumed, prices)
        for people in PEOPLE
    ]
    lines = [
        f"| people at once | {' | '.join(f'{people:,}' for people in PEOPLE)} |",
        f"|---|{'---|' * len(PEOPLE)}",
        *(f"| {what} | {' | '.join(told(one[what]) for one in columns)} |" for what in columns[0]),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renew", action="store_true")
    parser.add_argument("--seats", type=int, default=Assumed.seats)
    parser.add_argument("--pause", type=float, default=Assumed.pause)
    for price, default in vars(Prices()).items():
        parser.add_argument(f"--{price}", type=float, default=default)
    arguments = parser.parse_args()
    given = Prices(**{price: getattr(arguments, price) for price in vars(Prices())})
    made = table(Measured(), Assumed(seats=arguments.seats, pause=arguments.pause), given)
    if arguments.renew:
        text = PAGE.read_text("utf-8")
        PAGE.write_text(PLACE.sub(lambda _: made, text), "utf-8")
    print(made)
