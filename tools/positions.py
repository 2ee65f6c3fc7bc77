"""Twenty positions a game with what its network would do, for people to check: `docs/positions/`.

    python tools/positions.py [GAME …]

The matches are the network's own, at two to five seats, so that anybody finds them again: each
position says its deal and how many moves were made. What a person thought of a position stands in
`docs/positions/<game>.toml` by its number, and is put beneath it.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from pathlib import Path

from regency.analysis.hints import Adviser, Hint, percent, whole_points
from regency.bots import Budget, make_bot
from regency.core.game import Game
from regency.core.match import Position
from regency.core.text import text
from regency.games import game as find_game
from regency.language import Speaker, speaker

FOLDER = Path(__file__).parents[1] / "docs" / "positions"
GAMES = ("castle-combo", "for-the-king", "royals")
POSITIONS = 20
#: Deals that nothing was trained or judged on by name.
FIRST_DEAL = 7_000_000
#: A position has a real choice, and comes from another part of its match each time.
FEWEST_MOVES = 3
PARTS = 5
WHOLE = 100


@dataclass(frozen=True)
class Exhibit:
    """A position, where it is found, and what is said of it."""

    number: int
    deal: int
    moves: int
    position: Position
    seat: int


def exhibits(game: Game, count: int = POSITIONS) -> Iterator[Exhibit]:
    """Yield positions: each of another match, of another number of seats than the one before."""
    seats = list(game.seats)
    for number in range(count):
        deal, part = FIRST_DEAL + number, number // len(seats) % PARTS
        position = Position(game, seats[number % len(seats)], seed=deal)
        bots = [make_bot("net", game, deal + seat) for seat in range(position.seats)]
        found: list[tuple[int, Position, int]] = []
        moves = 0
        position.settle_chance()
        while not position.over:
            seat = position.seat_to_act()
            if len(position.legal(seat)) >= FEWEST_MOVES:
                found.append((moves, copy(position), seat))
            seen, mask = position.seen_by(seat), position.mask(seat)
            position.play(seat, bots[seat].choose(seen, seat, mask, Budget()))
            position.settle_chance()
            moves += 1
        moves, then, seat = found[(2 * part + 1) * len(found) // (2 * PARTS)]
        yield Exhibit(number + 1, deal, moves, then, seat)


def told(exhibit: Exhibit, adviser: Adviser, comment: str) -> str:
    """Return a position as a piece of a page."""
    position, seat = exhibit.position, exhibit.seat
    game = position.match.game
    names = [f"Seat {number + 1}" for number in range(position.seats)]
    voice = speaker(game, "en", names)
    seen, mask = position.seen_by(seat), position.mask(seat)
    hints = adviser.advise(seen, seat, mask)
    thumb = make_bot("heuristic", game, exhibit.deal).choose(seen, seat, mask, Budget())
    table = [voice.say(line) for line in game.view.table(seen, seat)]
    rows = [_row(voice, game, exhibit, hint) for hint in hints]
    rule = voice.say(game.view.label(seen, seat, thumb))
    return "\n".join(
        [
            f"## {exhibit.number}. {position.seats} seats, {names[seat]} to move",
            "",
            f"Deal {exhibit.deal}, after {exhibit.moves} moves; {int(mask.sum())} moves are legal.",
            "",
            "```text",
            *table,
            "```",
            "",
            "| the network would | how likely | chance to win | because |",
            "|---|---|---|---|",
            *rows,
            "",
            f"The rule of thumb: {rule}.",
            "",
            *([f"*Looked at:* {comment}", ""] if comment else []),
        ]
    )


def _row(voice: Speaker, game: Game, exhibit: Exhibit, hint: Hint) -> str:
    seen = exhibit.position.seen_by(exhibit.seat)
    move = voice.say(game.view.label(seen, exhibit.seat, hint.action))
    win = f"{percent(round(1e6 * hint.win[exhibit.seat]), 10**6)} %" if hint.win else ""
    why = "it comes to the same"
    if hint.why is not None:
        one = hint.why
        points, other = whole_points(one.points), one.other or one.source
        why = voice.say(
            text(f"play-hint-{one.kind}", source=one.source, points=points, other=other)
        ).strip()
    return f"| {move} | {round(WHOLE * hint.share)} % | {win} | {why} |"


def page(game: Game, count: int = POSITIONS) -> str:
    """Return a game's page."""
    path = FOLDER / f"{game.name}.toml"
    comments = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    voice = speaker(game, "en", [])
    adviser = Adviser(game)
    parts = [told(one, adviser, comments.get(str(one.number), "")) for one in exhibits(game, count)]
    head = [
        f"# {voice.say(text('game-name'))}: twenty positions",
        "",
        "What the game's network would do and why, with what somebody who looked thought of it. "
        f"`python tools/positions.py {game.name}` makes this page anew;",
        f"comments are in `docs/positions/{game.name}.toml`. Every deal is played by the network "
        "alone up to its position, best actions.",
        "",
    ]
    return "\n".join(head + parts).rstrip() + "\n"


def main(names: list[str]) -> None:
    """Write the pages."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or GAMES:
        (FOLDER / f"{name}.md").write_text(page(find_game(name)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
