"""Who meets whom: duplicate deals with seats rotated, so that luck cancels."""

from __future__ import annotations

import itertools
from dataclasses import asdict, dataclass, field
from typing import Any

from regency.core.game import OptionValue

#: Keeps the seeds of the bots in one match apart from each other and from the deal's.
SEAT_STRIDE = 1 << 33


@dataclass(frozen=True)
class Pairing:
    """One match of a tournament: its number, the deal's seed, and who sits where."""

    match: int
    deal: int
    bots: tuple[str, ...]

    def bot_seed(self, seat: int) -> int:
        """Return the seed of a seat's bot, different for each."""
        return self.match + (seat + 1) * SEAT_STRIDE


@dataclass(frozen=True)
class Tournament:
    """What is played: the same tournament always has the same pairings."""

    game: str
    bots: tuple[str, ...]
    seats: int
    matches: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    records: bool = False
    #: How far apart in the list of bots those at one table may be; None: any distance. Far apart
    #: on a ladder of strengths little is learnt from a match.
    reach: int | None = None
    #: Deals in which the luck of every match is looked at; 0: it is not.
    luck: int = 0

    def lineups(self) -> list[tuple[str, ...]]:
        """Return the tables that meet: every choice of bots, or all of them, repeated to fill."""
        if len(self.bots) < self.seats:
            return [tuple(itertools.islice(itertools.cycle(self.bots), self.seats))]
        chosen = itertools.combinations(range(len(self.bots)), self.seats)
        return [
            tuple(self.bots[i] for i in table)
            for table in chosen
            if self.reach is None or table[-1] - table[0] <= self.reach
        ]

    @property
    def duplicates(self) -> int:
        """Return how many matches share a deal: every table in every rotation of its seats."""
        return len(self.lineups()) * self.seats

    @property
    def total(self) -> int:
        """Return the matches played: as many as wanted, rounded up to whole duplicates."""
        return -(-self.matches // self.duplicates) * self.duplicates

    def pairing(self, match: int) -> Pairing:
        """Return one match of the schedule."""
        deal, within = divmod(match, self.duplicates)
        lineup, rotation = divmod(within, self.seats)
        bots = self.lineups()[lineup]
        return Pairing(match, self.seed + deal, bots[rotation:] + bots[:rotation])

    def to_json(self) -> dict[str, Any]:
        """Return the header of a results file."""
        told = {"arena": 1, **asdict(self), "bots": list(self.bots)}
        if not self.luck:
            del told["luck"]
        return told
