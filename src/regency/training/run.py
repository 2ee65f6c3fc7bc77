"""A sitting of training from the command line.

python -m regency.training.run --game castle-combo --minutes 8 --out DIR [--resume FILE]

Stops by itself in time and leaves in DIR: `run.pt` (to go on from), `weights.npz` (to play with, or
to begin a run with), `curve.ndjson`, `results.md`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import torch

from regency.core.cuda_present import cuda_present
from regency.games import game as find_game
from regency.training.checkpoint import CheckpointError, load_checkpoint
from regency.training.settings import SettingsError, checked, parse_change, read_settings
from regency.training.sitting import Sitting


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and sit; return the exit status."""
    asked = _parser().parse_args(arguments)
    device = asked.device or ("cuda" if torch.cuda.is_available() and cuda_present() else "cpu")
    try:
        game = find_game(asked.game)
        changes = dict(parse_change(words) for words in asked.set)
        settings = read_settings(game, asked.plan, changes)
        if asked.resume and asked.resume.suffix != ".npz" and not asked.plan:
            kept = load_checkpoint(asked.resume, game)["settings"]
            settings = checked(game, {**kept, **changes})
        sitting = Sitting(game, settings, device, asked.out, lambda line: print(line, flush=True))
        if asked.resume:
            sitting.resume(asked.resume)
    except (SettingsError, CheckpointError, KeyError) as wrong:
        print(wrong.args[0], file=sys.stderr)
        return 2
    sitting.run(asked.minutes, asked.updates)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m regency.training.run", description="Teach a network a game by self-play."
    )
    parser.add_argument("--game", required=True, help="which game, such as castle-combo")
    parser.add_argument("--minutes", type=float, default=0.0, help="of the whole sitting; 0: any")
    parser.add_argument("--updates", type=int, default=0, help="stop after this many; 0: never")
    parser.add_argument("--out", type=Path, required=True, help="folder for what is left")
    parser.add_argument("--resume", type=Path, help="run.pt to go on from, or weights.npz")
    parser.add_argument("--plan", type=Path, help="settings; else training/plans/<game>.toml")
    parser.add_argument("--device", choices=("cpu", "cuda"), help="else a GPU where there is one")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="change a setting"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
