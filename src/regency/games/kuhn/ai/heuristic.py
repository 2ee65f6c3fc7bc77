"""A rule-of-thumb player: for Kuhn poker, an exact equilibrium in thirds."""

import numpy as np

from regency.core.kernel import below
from regency.core.types import Mask, RngState, State
from regency.games.kuhn.rules.state import BET_ACTION, CHECK_ACTION
from regency.games.kuhn.rules.turn import facing_bet

ALWAYS = 3

#: int8[seat, facing a bet, rank]: in how many cases of three the player puts a chip in.
#: One of Kuhn's family of equilibria (alpha = 1/3): the first seat bluffs a third of its jacks.
BET_THIRDS = np.array(
    [
        [[1, 0, ALWAYS], [0, 2, ALWAYS]],
        [[1, 0, ALWAYS], [0, 1, ALWAYS]],
    ],
    np.int8,
)
BET_THIRDS.setflags(write=False)


def choose(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Bet or call with the equilibrium's probability."""
    facing = 1 if facing_bet(state) else 0
    if below(rng, ALWAYS) < BET_THIRDS[seat, facing, int(state.slot[seat])]:
        return BET_ACTION
    return CHECK_ACTION
