"""Matches in a GPU's memory are the matches in the computer's, byte for byte."""

from __future__ import annotations

import numpy as np
import pytest

from regency.core.cuda_present import cuda_present
from regency.core.game import Game
from regency.games import games

torch = pytest.importorskip("torch", reason="torch is not installed: pip install regency[train]")

from regency.training.matches import Matches, draw_players, spread_seats  # noqa: E402 - after the skip

if not (torch.cuda.is_available() and cuda_present()):
    pytest.skip("there is no GPU", allow_module_level=True)

from regency.training.matches_cuda import CudaMatches  # noqa: E402 - after the skip

#: Long enough for some of them to end and to be dealt anew, whatever the number of seats.
COUNT, STEPS = 1024, 800


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: str(game.name))
@pytest.mark.parametrize("ask", [False, True], ids=["alone", "with the heuristic"])
def test_a_gpu_steps_the_same_matches(game: Game, ask: bool) -> None:
    seats = spread_seats(tuple(game.seats), COUNT)
    players = draw_players(game, seats, 0.2 if ask else 0.0, 1)
    here, there = (
        kind(game, seats, players, np.arange(COUNT), told=True, ask=ask)
        for kind in (Matches, CudaMatches)
    )
    rng, ended = np.random.default_rng(1), 0
    for step in range(STEPS):
        drawn = rng.random(here.mask.shape) * (here.mask.numpy() != 0)
        actions = torch.from_numpy(drawn.argmax(1))
        for matches in (here, there):
            matches.actions.copy_(actions)
            matches.step()
        ended += int((here.done != 0).sum())
        assert torch.equal(here.mask, there.mask.cpu()), step
    assert ended > 0
    kept = here.kept()
    for name, found in there.kept().items():
        assert np.array_equal(kept[name], found), name
