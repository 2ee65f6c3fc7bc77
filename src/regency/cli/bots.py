"""`regency bots`: list every bot that can be given a seat."""

import argparse

from regency.bots import bot_makers
from regency.bots.levels import LEVELS, Level
from regency.bots.registry import HUNDREDTHS, OUR_BOTS, SEARCH_HUNDREDTHS
from regency.games import games

WORDS = {
    "random": "plays any legal move",
    "heuristic": "plays by the game's rules of thumb",
    "net": "one look of the game's network; the heuristic where there is none; parameters in "
    "hundredths: temperature, reach, habit",
    "ismcts": "searches; parameters ms (or cpu, by the processor's clock), iterations, threads: "
    "ismcts:ms=500,threads=4",
    "search": "searches with the game's network, where there is none as ismcts; parameters ms (or "
    "cpu), iterations: search:ms=500",
}


def run(arguments: argparse.Namespace) -> int:
    """List every bot, ours and those of installed packages."""
    for name in bot_makers():
        if name in LEVELS:
            print(f"{name}: without a network {_words(LEVELS[name])}")
        else:
            print(f"{name}: {WORDS.get(name, 'from an installed package')}")
    print("\nwhere a game has a network, it plays the levels:")
    for game in games().values():
        for name, spec in game.levels.items():
            print(f"  {game.name}, {name}: {spec}")
    print(f"\nsettings of ismcts, in hundredths: {', '.join(HUNDREDTHS)}")
    print(f"settings of search, in hundredths: {', '.join(SEARCH_HUNDREDTHS)}")
    print("levels, from easy to strong: " + ", ".join(name for name in OUR_BOTS if name in LEVELS))
    return 0


def _words(level: Level) -> str:
    looks = f"up to {level.budget.milliseconds} ms"
    if level.budget.iterations is not None:
        looks = f"searches {level.budget.iterations} continuations, {looks}"
    return looks + ("" if level.looseness == 0 else ", and doesn't always play the best move")
