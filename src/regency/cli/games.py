"""`regency games`: the games, their seats and options."""

import argparse

from regency.games import games


def run(arguments: argparse.Namespace) -> int:
    """List every game."""
    for name, game in games().items():
        seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        print(f"{name}: {seats} seats, rules version {game.rules_version}")
        for option, declared in game.options.items():
            values = ", ".join(str(value) for value in declared.values)
            print(f"  --option {option}={declared.default} (one of: {values})")
    return 0
