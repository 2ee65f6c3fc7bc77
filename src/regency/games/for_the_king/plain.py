"""A state as plain Python numbers: read once, for everything that is shown."""

from dataclasses import dataclass, fields
from functools import lru_cache

from regency.core.part import read_once
from regency.core.reading import Layout, sort_out, sorted_bytes
from regency.core.types import HIDDEN, State
from regency.games.for_the_king.rules.state import STATE
from regency.games.for_the_king.tables import MAX_SEATS

Row = tuple[int, ...]
#: How much is remembered: a move is shown to a handful of viewers, at many tables in turn.
RECENT = 1024
#: Holdings that are remembered: a move changes one or two.
HOLDINGS_KEPT = 4096


@dataclass(frozen=True, slots=True, eq=False)
class Holding:
    """What is known of a seat's cards; one object for equal ones, a quick key.

    Fields bear their names in the record.
    """

    hand: Row
    lost: Row
    favoured: Row
    seen: Row
    seen_at: Row
    hand_size: int
    losses: int
    blind: int
    sightings: int
    favoured_count: int

    @property
    def known(self) -> bool:
        """Tell whether the hand is shown."""
        return self.hand[0] != HIDDEN


@dataclass(slots=True, eq=False)
class Plain:
    """The fields of a state that are shown, under their names in the record; never changed."""

    #: The bytes of all that tells where cards are: equal for states that differ in bids alone.
    cards: bytes
    holdings: list[Holding]
    seats: int
    ties_by_sum: int
    phase: int
    turn: int
    tile: Row
    gone: Row
    came: Row
    drawn: int
    adviser: int
    room: Row
    held: Row
    centre: Row
    favours: int
    turned: int
    king: int
    ups: int
    downs: int
    choice: int
    changed: int
    first: int
    hammer: int
    high: int
    high_seat: int
    inside: int
    barred: int
    due: int

    @property
    def favoured(self) -> int:
        """Return how many cards were put on the favour deck."""
        return sum([holding.favoured_count for holding in self.holdings])


_HOLDING = [field.name for field in fields(Holding)]
_SHOWN = [field.name for field in fields(Plain)[2:]]
#: Fields beside the holdings that tell where cards are.
_CARDS = ("gone", "came", "seats", "tile", "held", "centre", "king", "hammer")

_LAYOUT = Layout(STATE)
_READ = _LAYOUT.read_fields(_SHOWN)
_READ_HOLDING = _LAYOUT.read_row(_HOLDING)
_ORDER, _SPANS = sort_out(
    [_LAYOUT.row_of(_HOLDING, seat) for seat in range(MAX_SEATS)] + [_LAYOUT.bytes_of(_CARDS)]
)


@read_once
def plain(state: State) -> Plain:
    """Return a state's numbers."""
    return _read(state.tobytes())


@lru_cache(maxsize=RECENT)  # a preview asks for the same states as the table
def _read(record: bytes) -> Plain:
    cards = sorted_bytes(record, _ORDER)
    seats, *values = _READ(record)
    holdings = [_holding(cards[where]) for where in _SPANS[:seats]]
    return Plain(cards, holdings, seats, *values)


@lru_cache(maxsize=HOLDINGS_KEPT)
def _holding(raw: bytes) -> Holding:
    """Return the holding of these bytes, the same object as long as it is remembered."""
    return Holding(*_READ_HOLDING(raw))
