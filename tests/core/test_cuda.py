"""The CUDA machine in numba-cuda's simulator, where every computer can run it."""

from __future__ import annotations

import os
import subprocess
import sys

COMPARE = """
import numpy as np
from regency.core.cuda_present import cuda_present
from regency.core.engine import engine
from regency.games import games
assert cuda_present()
for name, game in games().items():
    seats, options = game.seats[0], game.option_values({})
    both = [engine(game, m).play(seats, options, 1, 1) for m in ("python", "cuda")]
    assert both[0][0].tobytes() == both[1][0].tobytes(), name
    assert np.array_equal(both[0][1], both[1][1]), name
    print(name, seats)
# The simulator is thousands of times slower than a GPU: the rest is shown on the model game.
kuhn = games()["kuhn"]
python, cuda = engine(kuhn, "python"), engine(kuhn, "cuda")
options = kuhn.option_values({})
both = [rules.play(2, options, 1, 20, [1, 0], audit=True) for rules in (python, cuda)]
assert both[0][0].tobytes() == both[1][0].tobytes()
assert np.array_equal(both[0][1], both[1][1])
assert np.array_equal(python.soak(2, options, 5, 7), cuda.soak(2, options, 5, 7))
assert np.array_equal(python.soak(2, options, 5, 7, [1, 1]), cuda.soak(2, options, 5, 7, [1, 1]))
assert cuda.speed(2, options, 1, 4, 2) > 8
"""


def test_every_game_plays_the_same_matches_on_the_cuda_machine() -> None:
    # The simulator is chosen when numba-cuda is imported, so it needs a process of its own.
    done = subprocess.run(
        [sys.executable, "-c", COMPARE],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "kuhn 2" in done.stdout
