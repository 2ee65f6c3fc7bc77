"""Kuhn poker: the model game, smallest and solved; copy this folder to start another."""

from pathlib import Path

from regency.core.game import Game
from regency.games.kuhn import notation, rules, show
from regency.games.kuhn.ai import features, heuristic

GAME = Game(
    name="kuhn",
    seats=range(2, 3),
    rules_version=1,
    minutes=2,
    rules=rules,
    features=features,
    heuristic=heuristic,
    show=show,
    notation=notation,
    folder=Path(__file__).parent,
)
