"""The worked examples of the pages on how to play count as the rules do."""

from __future__ import annotations

import json

import pytest

from regency.games import games
from regency.testing.examples import EXAMPLE, example, renewed

GAMES = {name: game for name, game in games().items() if (game.folder / EXAMPLE).exists()}


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_how_the_match_ended(game: str) -> None:
    page = (GAMES[game].folder / EXAMPLE).read_text("utf-8")
    assert page == renewed(GAMES[game], page), "run `python -m regency.testing.examples`"


def test_an_example_of_another_seat_is_noticed() -> None:
    game = games()["castle-combo"]
    page = (game.folder / EXAMPLE).read_text("utf-8")
    other = json.loads(page) | {"seat": 1}
    assert renewed(game, json.dumps(other)) != page
    assert example(game, other["golden"], 1)["total"] != json.loads(page)["total"]
