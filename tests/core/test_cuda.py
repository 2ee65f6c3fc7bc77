"""The CUDA machine in numba-cuda's simulator, where every computer can run it."""

from __future__ import annotations

import os
import subprocess
import sys

COMPARE = """
import numpy as np
from regency.core import drivers
from regency.core.cuda_present import cuda_present
from regency.core.engine import engine
from regency.games import games
assert cuda_present()
for game in games().values():
    for seats in (game.seats[0], game.seats[-1]):
        options = game.option_values({})
        players = [1] + [0] * (seats - 1)
        results = [
            engine(game, machine).play(seats, options, 1, {matches}, players, audit=True)
            for machine in ("python", "cuda")
        ]
        assert results[0][0].tobytes() == results[1][0].tobytes(), game.name
        assert np.array_equal(results[0][1], results[1][1]), game.name
        assert not results[0][1][:, drivers.WRONG].any(), game.name
        soaks = [engine(game, name).soak(seats, options, 5, 2) for name in ("python", "cuda")]
        assert np.array_equal(*soaks), game.name
        print(game.name, seats)
assert engine(games()["kuhn"], "cuda").speed(2, games()["kuhn"].option_values({}), 1, 4, 2) > 8
"""


def test_every_game_plays_the_same_matches_on_the_cuda_machine() -> None:
    # The simulator is chosen when numba-cuda is imported, so it needs a process of its own.
    done = subprocess.run(
        [sys.executable, "-c", COMPARE.replace("{matches}", "3")],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "kuhn 2" in done.stdout
