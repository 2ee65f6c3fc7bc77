"""Royals: nobles, cities and intrigue in Europe after 1648, for two to five seats."""

from pathlib import Path

from regency.core.game import Game, Option
from regency.games.royals import notation, redeal_weights, rules, show
from regency.games.royals.ai import features, heuristic, levels
from regency.games.royals.data.tables import ROW_SIZES, SEAT_COUNTS

GAME = Game(
    name="royals",
    seats=range(SEAT_COUNTS[0], SEAT_COUNTS[-1] + 1),
    rules_version=1,
    minutes=60,
    rules=rules,
    features=features,
    heuristic=heuristic,
    show=show,
    notation=notation,
    folder=Path(__file__).parent,
    levels=levels.LEVELS,
    redeal_key=redeal_weights.redeal_key,
    redeal_weight=redeal_weights.redeal_weight,
    options={"open_row": Option(values=ROW_SIZES, default=ROW_SIZES[0])},
)
