"""What a match is worth to each seat: by places, by points, or by points as they come."""

from types import MappingProxyType

from regency.core.types import Ints, Scores

#: How rewards are counted, by name; the compiled side sees the position.
REWARDS = ("places", "difference", "progress", "points")
PLACES = REWARDS.index("places")
DIFFERENCE = REWARDS.index("difference")
#: Each step pays every seat the change of its own points, so that they add up to its score.
PROGRESS = REWARDS.index("progress")
POINTS = REWARDS.index("points")

#: Those that only a finished match pays.
AT_THE_END = ("places", "difference", "points")
#: What each is, for who reads an environment's `metadata`.
MEANINGS = MappingProxyType(
    {
        "places": "at the end: seats beaten less seats lost to, over the other seats; zero-sum",
        "difference": "at the end: the seat's points less the mean of the others'; zero-sum",
        "progress": (
            "shaped: each step pays the change of the points a seat would have if the match ended "
            "now, hidden cards included; a match pays its score, less what the deal brought"
        ),
        "points": "at the end: the seat's own points as the rules count them",
    }
)

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
    """Write every seat's reward for a finished match; all but POINTS add up to zero.

    PLACES: the seats beaten less the seats lost to, over the other seats: 1 is first, -1 is last.
    DIFFERENCE: the seat's points less the mean of the others'. POINTS: its own.
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
        out[seat] = float(points[seat, 0]) if kind == POINTS else total / others
