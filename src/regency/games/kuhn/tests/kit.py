"""Tables for tests: cards by name, and matches played to a point."""

from regency.core.match import Position
from regency.games.kuhn import GAME
from regency.games.kuhn.data.tables import NUM_CARDS
from regency.games.kuhn.rules.state import BET_ACTION, CHECK_ACTION

JACK, QUEEN, KING = range(NUM_CARDS)
CHECK, FOLD, CALL = CHECK_ACTION, CHECK_ACTION, BET_ACTION
DEALS = [(a, b) for a in range(NUM_CARDS) for b in range(NUM_CARDS) if a != b]


def dealt(first: int, second: int) -> Position:
    """Return a match in which the two seats hold the given cards."""
    position = Position(GAME, 2, machine="python")
    position.chance((first, second))
    return position


def played(first: int, second: int, *actions: int) -> Position:
    position = dealt(first, second)
    for action in actions:
        position.play(position.seat_to_act(), action)
    return position
