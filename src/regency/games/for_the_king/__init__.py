"""For the King (and Me): give cards away, then bid for favour; the most esteemed offices win."""

from pathlib import Path

from regency.core.game import Game, Option
from regency.games.for_the_king import notation, rules, show
from regency.games.for_the_king.ai import features, heuristic, levels
from regency.games.for_the_king.redeal_weights import redeal_key, redeal_weight

GAME = Game(
    name="for-the-king",
    seats=range(2, 6),
    rules_version=1,
    minutes=45,
    rules=rules,
    features=features,
    heuristic=heuristic,
    search=heuristic.SEARCH,
    show=show,
    notation=notation,
    folder=Path(__file__).parent,
    levels=levels.LEVELS,
    redeal_key=redeal_key,
    redeal_weight=redeal_weight,
    options={"tie_break": Option(("cards", "sum"), "cards")},
)
