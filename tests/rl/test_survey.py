"""What is measured over random matches is what the rules give, one match at a time."""

from __future__ import annotations

import pytest

from regency.core.game import Game
from regency.games import games
from regency.rl.describe import END, START, actions, pieces, renewed
from regency.rl.survey import survey

GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


@every_game
def test_both_machines_measure_the_same(game: Game) -> None:
    seats = game.seats[0]
    assert survey(game, seats, 2, 3).tobytes() == survey(game, seats, 2, 3, "python").tobytes()


@every_game
def test_all_wins_are_shared_out(game: Game) -> None:
    report = survey(game, game.seats[-1], 50, 1)
    assert sum(report.wins) == pytest.approx(50)
    assert report.least <= report.decisions / 50 <= report.most


@every_game
def test_every_piece_and_every_span_is_told(game: Game) -> None:
    assert len(pieces(game)) == len(game.features.OBSERVATION.pieces) + 2
    assert len(actions(game)) == len(game.rules.ACTIONS.spans) + 2


def test_a_page_without_markers_is_refused() -> None:
    assert renewed(f"a {START} b {END} c", "new") == f"a {START}\nnew\n{END} c"
    with pytest.raises(ValueError, match="lacks the lines"):
        renewed("nothing", "new")
