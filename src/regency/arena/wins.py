"""How often each card wins, for the almanac: counted in many matches of equally strong bots.

python -m regency.arena.wins [--game NAME] [--matches N] [--seats N] [--bot NAME]

Every seat is played by the same bot. Whoever has a card at the end (`show/holdings.py` of the game
says what that means) shares in its count: how many had it, and how many of those won. The figures
lie in `guide/wins.json` of the game, with all that they depend on; a test refuses them once rules
or printed values are others.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from regency.arena.standings import win_share
from regency.bots import Budget, make_bot
from regency.bots.weights import weights_path
from regency.core.facts import Fact
from regency.core.game import Game
from regency.core.match import Position
from regency.core.types import State
from regency.games import game as find_game
from regency.games import games

WINS = Path("guide", "wins.json")
FORMAT = 1
MATCHES = 20_000
#: Seats of a counted match, where the game allows it: neither a duel nor a crowd.
SEATS = 3
#: Deals nobody else plays: those of training, judging and tournaments are elsewhere.
FIRST_DEAL = 1 << 36
#: Matches between two signs of life.
REPORT = 1000

Held = Callable[[State, Sequence[Fact], int], set[str]]


def count(game: Game, bot: str, seats: int, matches: int) -> dict[str, list[float]]:
    """Play so many matches; return by card how many seats had it and how many of them won."""
    held = held_of(game)
    players = [make_bot(bot, game, seat) for seat in range(seats)]
    found: dict[str, list[float]] = {card.id: [0, 0.0] for card in game.show.catalogue()}
    for number in range(matches):
        position = Position(game, seats, {}, seed=FIRST_DEAL + number)
        facts = _play(position, players)
        places = position.places()
        for seat in range(seats):
            for card in held(position.state, facts, seat):
                found[card][0] += 1
                found[card][1] += win_share(places, seat)
        if (number + 1) % REPORT == 0:
            print(f"{game.name}: {number + 1} of {matches}", file=sys.stderr, flush=True)
    return {card: [had, round(won, 2)] for card, (had, won) in found.items() if had}


def held_of(game: Game) -> Held:
    """Return the game's own word on what a seat has at the end."""
    home = getattr(game.rules, "__name__", "").rpartition(".")[0]
    found: Held = importlib.import_module(f"{home}.show.holdings").held
    return found


def _play(position: Position, players: Sequence[Any]) -> list[Fact]:
    facts = position.settle_chance()
    while not position.over:
        seat = position.seat_to_act()
        seen, mask = position.seen_by(seat), position.mask(seat)
        facts += position.play(seat, players[seat].choose(seen, seat, mask, Budget()))
        facts += position.settle_chance()
    return facts


def printed_hash(game: Game) -> str:
    """Return what tells printed values from others: a digest of the game's data files."""
    digest = hashlib.sha256()
    for file in sorted((game.folder / "data").glob("*.toml")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def usual_bot(game: Game) -> str:
    """Return the strongest bot that plays thousands of matches: the network where there is one."""
    return "net" if weights_path(game).exists() else "heuristic"


def renew(game: Game, bot: str, seats: int, matches: int) -> Path:
    """Count anew and write the file; return where it lies."""
    weights = weights_path(game)
    page = {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "printed": printed_hash(game),
        "bot": bot,
        "weights": hashlib.sha256(weights.read_bytes()).hexdigest() if bot == "net" else None,
        "seats": seats,
        "matches": matches,
        "first_deal": FIRST_DEAL,
        "cards": count(game, bot, seats, matches),
    }
    file = game.folder / WINS
    file.write_text(_lines(page), "utf-8")
    return file


def _lines(page: dict[str, Any]) -> str:
    """Return the page as JSON with a card a line, so that changes can be read."""
    cards = ",\n".join(f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in page["cards"].items())
    rest = {key: value for key, value in page.items() if key != "cards"}
    return json.dumps(rest, indent=1)[:-2] + ',\n "cards": {\n' + cards + "\n }\n}\n"


def main(arguments: list[str] | None = None) -> int:
    """Count for one game or for all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(games()))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bot")
    asked = parser.parse_args(arguments)
    for game in [find_game(asked.game)] if asked.game else games().values():
        seats = asked.seats or min(SEATS, game.seats[-1])
        game.check_seats(seats)
        print(renew(game, asked.bot or usual_bot(game), seats, asked.matches))
    return 0


if __name__ == "__main__":
    sys.exit(main())
