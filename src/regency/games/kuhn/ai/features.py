"""What a network sees of Kuhn poker."""

from regency.core.game import Observation
from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.kuhn.data.tables import NUM_CARDS
from regency.games.kuhn.rules.state import MAX_DECISIONS, MAX_SEATS

ACTION_KINDS = 2

OBSERVATION = Observation(
    {
        "seat": (MAX_SEATS,),  # one-hot, all zero for a spectator
        "card": (NUM_CARDS,),  # one-hot, the viewer's own
        "history": (MAX_DECISIONS, ACTION_KINDS),  # one-hot a decision, zero where none yet
        "paid": (MAX_SEATS,),  # chips
    }
)
SIZE = OBSERVATION.size
SEAT = OBSERVATION.start("seat")
CARD = OBSERVATION.start("card")
HISTORY = OBSERVATION.start("history")
PAID = OBSERVATION.start("paid")


def observe(state: State, viewer: int, out: Ints) -> None:
    """Write the viewer's observation."""
    for i in range(SIZE):
        out[i] = 0
    if viewer != SPECTATOR:
        out[SEAT + viewer] = 1
        if state.slot[viewer] != EMPTY:
            out[CARD + int(state.slot[viewer])] = 1
    for i in range(MAX_DECISIONS):
        if state.history[i] != EMPTY:
            out[HISTORY + i * ACTION_KINDS + int(state.history[i])] = 1
    for seat in range(MAX_SEATS):
        out[PAID + seat] = int(state.paid[seat])
