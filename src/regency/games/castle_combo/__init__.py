"""Castle Combo: nine characters a seat, hired where the messenger stands."""

from pathlib import Path

from regency.core.game import Game
from regency.games.castle_combo import notation, rules, show
from regency.games.castle_combo.ai import features, heuristic, levels
from regency.games.castle_combo.redeal_weights import redeal_key

GAME = Game(
    name="castle-combo",
    seats=range(2, 6),
    rules_version=1,
    minutes=25,
    rules=rules,
    features=features,
    heuristic=heuristic,
    search=heuristic.SEARCH,
    show=show,
    notation=notation,
    folder=Path(__file__).parent,
    levels=levels.LEVELS,
    redeal_key=redeal_key,
)
