"""Names for the arrays that travel between the rules and their callers."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

#: One match: a flat NumPy record, read and written by attribute (`core.record.with_attributes`).
State: TypeAlias = Any
#: Many matches: an array of such records; compiled entry points take (states, i).
States: TypeAlias = Any
#: Any array of small integers: cards, counts, masks.
Ints: TypeAlias = NDArray[Any]
#: uint32[4], the state of a random generator.
RngState: TypeAlias = NDArray[np.uint32]
#: uint8[NUM_ACTIONS], 1 where an action is legal.
Mask: TypeAlias = NDArray[np.uint8]
#: int16[rows, EVENT_WIDTH], facts in the order they happened.
Events: TypeAlias = NDArray[np.int16]
#: int32[seats, columns], points first, then tie-breaks.
Scores: TypeAlias = NDArray[np.int32]

SPECTATOR = -1
EMPTY = -1
HIDDEN = -2

#: `to_act` answers with a bit mask of seats, with CHANCE, or with OVER.
CHANCE = 1 << 7
OVER = 0

#: A row of the event buffer: the kind and up to five columns.
EVENT_WIDTH = 6
