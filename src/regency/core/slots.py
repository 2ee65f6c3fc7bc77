"""The places in a driver that a game fills.

A driver (a playout, a search, a checksum) is written once, against these names; `engine.bind`
makes a copy of it for each game in which every slot is the game's own function or size.
"""

from collections.abc import Callable
from typing import Any, NoReturn

from regency.core.types import Events, Ints, Mask, RngState, Scores, State


class Size(int):
    """A size, type or table that the binder replaces by the game's own, such as a mask's length."""

    name: str

    def __new__(cls, name: str) -> "Size":
        """Make the placeholder; its value is never used."""
        size = super().__new__(cls, 0)
        size.name = name
        return size


class Derived:
    """A function or a table that follows from a game, made when a driver that names it is bound."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        """Remember how it is made: from the binder, which knows the game and fills its slots."""
        self.make = make


NUM_ACTIONS = Size("NUM_ACTIONS")
POOL_SIZE = Size("POOL_SIZE")
NUM_CARDS = Size("NUM_CARDS")
SCORE_COLUMNS = Size("SCORE_COLUMNS")
MAX_SEATS = Size("MAX_SEATS")
MAX_STEPS = Size("MAX_STEPS")
#: The length of an observation.
OBSERVATION_SIZE = Size("OBSERVATION_SIZE")
#: The bytes of a state.
STATE_BYTES = Size("STATE_BYTES")
#: Who may see what of a state and of events, see `core.hiding_tables`.
HIDDEN_FIELDS: Any = Size("HIDDEN_FIELDS")
EVENT_COLUMNS: Any = Size("EVENT_COLUMNS")
#: The compiled type of the game's state, for arrays made inside a kernel.
STATE_TYPE = Size("STATE_TYPE")


def _unbound(name: str) -> NoReturn:
    raise RuntimeError(f"the slot {name!r} is empty: bind the driver with engine(game).bind(…)")


def setup(state: State, seats: int, options: Ints, seed: int) -> None:
    """Prepare an empty match that waits for its deal."""
    _unbound("setup")


def to_act(state: State) -> int:
    """Return the bit mask of seats that may act now, CHANCE, or OVER."""
    _unbound("to_act")


def legal(state: State, seat: int, mask: Mask) -> int:
    """Fill the mask and return how many actions are legal."""
    _unbound("legal")


def apply(state: State, seat: int, action: int, events: Events) -> int:
    """Carry out a legal action; return how many events were written."""
    _unbound("apply")


def pool(state: State, out: Ints) -> int:
    """Write the cards that chance is about to order; return how many."""
    _unbound("pool")


def picks(state: State) -> int:
    """Return how many of the pool's cards the chance step fixes."""
    _unbound("picks")


def chance(state: State, outcome: Ints, events: Events) -> int:
    """Carry out the chance step that is due with the given order of cards."""
    _unbound("chance")


def scores(state: State, out: Scores) -> None:
    """Write points and tie-breaks of every seat."""
    _unbound("scores")


def scores_now(state: State, out: Scores) -> None:
    """Write the points of every seat if the match ended now, whatever is hidden.

    A game whose `scores` says so at any moment may leave it out; tie-breaks stay as they are.
    """
    _unbound("scores_now")


def determinize(state: State, viewer: int, seed: int) -> None:
    """Re-deal in place all that *viewer* cannot know."""
    _unbound("determinize")


def reshuffle(state: State, seed: int) -> None:
    """Re-deal in place only what nobody knows: with open hands all else would be seen.

    A game whose hands are open anyway may leave it out: what a spectator cannot know is dealt anew.
    """
    _unbound("reshuffle")


def observe(state: State, viewer: int, out: Ints) -> None:
    """Write a network's input."""
    _unbound("observe")


def prospects(state: State, viewer: int, out: Ints, start: int) -> None:
    """Write from out[start] on what a network is shown beside the observation.

    A game may bring it along with its layout, `PROSPECTS`: what its rules can work out exactly and
    a network would have to learn, too dear for everybody's observation. Without one nothing is.
    """
    _unbound("prospects")


def census(state: State, counts: Ints) -> None:
    """Count in how many places each card is."""
    _unbound("census")


def sample(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Return a uniformly drawn legal action; a game may do it without filling the mask.

    Whoever writes one draws exactly `below(rng, count)` and returns the action at that position of
    the mask, so that play is the same with and without it. Without one the mask is used.
    """
    _unbound("sample")


def choose(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Return the action of the game's rule-of-thumb player."""
    _unbound("choose")


def settled(state: State) -> bool:
    """Tell whether no decision is half made; a game has it in its notation.py."""
    _unbound("settled")


def plausible(state: State, viewer: int) -> int:
    """Return how well a re-deal fits the way people play, to a viewer's mind; more is likelier.

    A game may bring one along in its ai/heuristic.py: re-deals themselves know only what is
    possible. Without one all re-deals are alike.
    """
    _unbound("plausible")


# What a game shows, as rows of numbers (`core.drawing`).


def draw_view(row: Ints, seen: State, viewer: int) -> None:
    """Draw what a viewer's board shows."""
    _unbound("draw_view")


def draw_line(row: Ints, event: Ints, viewer: int) -> None:
    """Draw the line of the log that tells a redacted event, or nothing."""
    _unbound("draw_line")


def draw_position(row: Ints, seen: State, viewer: int) -> None:
    """Draw the list of sentences that tell the position."""
    _unbound("draw_position")


def draw_why_not(row: Ints, seen: State, seat: int, action: int) -> None:
    """Draw why an action is not legal now."""
    _unbound("draw_why_not")


def draw_prompt(row: Ints, seen: State, viewer: int) -> None:
    """Draw who must do what now, said to the viewer in person where it is its turn."""
    _unbound("draw_prompt")


def draw_label(row: Ints, seen: State, seat: int, action: int) -> None:
    """Draw the name of an action, for the seat that may choose it."""
    _unbound("draw_label")


def draw_sheet(row: Ints, seen: State) -> None:
    """Draw the list of score lines: every point of the present score, as far as it is seen."""
    _unbound("draw_sheet")


def draw_points(row: Ints, seen: State) -> None:
    """Draw the list of every seat's points if the match ended now, as far as they are known."""
    _unbound("draw_points")
