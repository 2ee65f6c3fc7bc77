"""What a match is worth to each seat: by places, by points, or by points as they come."""

from regency.core.types import Ints, Scores

#: How rewards are counted, by name; the compiled side sees the position.
REWARDS = ("places", "difference", "progress")
PLACES = REWARDS.index("places")
DIFFERENCE = REWARDS.index("difference")
#: Each step pays every seat the change of its own points, so that they add up to its score.
PROGRESS = REWARDS.index("progress")

#: Those that only a finished match pays, and that add up to zero.
AT_THE_END = ("places", "difference")

#: What an illegal action costs the seat that tried it; the match ends there.
ILLEGAL_REWARD = -1.0


def reward_kind(name: str) -> int:
    """Return the number of a way to count; raises ValueError with the names there are."""
    if name not in REWARDS:
        raise ValueError(f"no reward named {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS.index(name)


def check_at_the_end(name: str) -> None:
    """Raise ValueError for a reward that is paid before a match ends."""
    if name not in AT_THE_END:
        raise ValueError(f"rewards here are {' or '.join(AT_THE_END)}, not {name!r}")


def beats(points: Scores, a: int, b: int) -> int:
    """Return 1 if seat *a* is ahead of seat *b*, -1 if it is behind, 0 if they share a place."""
    for column in range(points.shape[1]):
        if points[a, column] > points[b, column]:
            return 1
        if points[a, column] < points[b, column]:
            return -1
    return 0


def rate(points: Scores, seats: int, kind: int, out: Ints) -> None:
    """Write every seat's reward for a finished match; they add up to zero.

    PLACES: the seats beaten less the seats lost to, over the other seats: 1 is first, -1 is last.
    DIFFERENCE: the seat's points less the mean of the others'.
    """
    others = max(seats - 1, 1)
    for seat in range(seats):
        total = 0.0
        for other in range(seats):
            if other != seat:
                if kind == DIFFERENCE:
                    total += float(points[seat, 0]) - float(points[other, 0])
                else:
                    total += beats(points, seat, other)
        out[seat] = total / others
