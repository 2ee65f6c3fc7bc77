"""The arguments of `regency benchmark` and `regency dataset`."""

from __future__ import annotations

import argparse

#: Summary and example of each command.
BENCHMARK = (
    "measure an agent against the fixed pool on held-out deals",
    "regency benchmark net --game castle-combo\n"
    "  regency benchmark 'command:./my-model' --game kuhn --deals 5 --out mine.ndjson\n"
    "  regency benchmark https://host/v1/chat/completions --model some-model "
    "--key-variable MODEL_KEY --game kuhn\n"
    "  regency verify mine.ndjson",
)
DATASET = (
    "write matches of the game's network as Parquet, with a data card",
    "regency dataset castle-combo --matches 10000 --out data/castle-combo\n"
    "  regency dataset castle-combo --matches 10000 --out data/castle-combo --check",
)


def benchmark(command: argparse.ArgumentParser) -> None:
    """Add who is measured, at what, and where the results go."""
    command.add_argument(
        "agent", nargs="?", help="a bot (heuristic, ismcts:iterations=500), command:… or https://…"
    )
    command.add_argument("--game", metavar="G")
    command.add_argument("--seats", type=int, metavar="N", help="default: the fewest")
    command.add_argument(
        "--deals", type=int, default=20, metavar="D", help="each from every seat (default 20)"
    )
    command.add_argument("--model", metavar="M", help="which model an endpoint is asked for")
    command.add_argument(
        "--key-variable", metavar="NAME",
        help="the environment variable that holds the endpoint's key; nothing else ever does",
    )  # fmt: skip
    command.add_argument(
        "--prompt-budget", type=int, metavar="C", help="characters of a prompt (default 60000)"
    )
    command.add_argument(
        "--out", metavar="FILE", help="results; run the same command again to resume"
    )
    command.add_argument(
        "--table", nargs="+", metavar="FILE", help="instead, print the table of results files"
    )
    command.add_argument(
        "--check", nargs="+", metavar="FILE",
        help="instead, let the pool play the matches of results files again, and compare",
    )  # fmt: skip


def dataset(command: argparse.ArgumentParser) -> None:
    """Add what is played, how much of it, and where it goes."""
    command.add_argument("game")
    command.add_argument("--seats", type=int, metavar="N", help="default: the fewest")
    command.add_argument("--matches", type=int, default=10_000, metavar="M", help="default 10000")
    command.add_argument(
        "--seed", type=int, default=1, metavar="S", help="which matches (default 1)"
    )
    command.add_argument(
        "--out", metavar="FOLDER", help="run the same command again to resume (default GAME-N)"
    )
    command.add_argument(
        "--check", action="store_true", help="instead, play every match again and compare"
    )
