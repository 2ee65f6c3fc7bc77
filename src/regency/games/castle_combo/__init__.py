"""Castle Combo: nine characters a seat, hired where the messenger stands."""

from pathlib import Path

from regency.core.game import Game
from regency.games.castle_combo import features, heuristic, notation, rules, view

GAME = Game(
    name="castle-combo",
    seats=range(2, 6),
    rules_version=1,
    rules=rules,
    features=features,
    heuristic=heuristic,
    view=view,
    notation=notation,
    folder=Path(__file__).parent,
)
