"""What counts as had at the end of a match, for the count of how often a noble wins."""

from collections.abc import Sequence

from regency.core.facts import Fact
from regency.core.types import State
from regency.games.royals.data.tables import CITY_IDS, NOBLES, NUM_TITLES, TITLE_IDS


def held(state: State, facts: Sequence[Fact], seat: int) -> set[str]:
    """Return the ids of the nobles a seat holds, and of the titles on which it alone leads."""
    nobles = {
        f"{CITY_IDS[city]}-{TITLE_IDS[title]}"
        for noble, (city, title) in enumerate(NOBLES)
        if int(state.owned[seat]) >> noble & 1
    }
    cubes = state.title_cubes[:, : int(state.seats)]
    alone = (cubes == cubes.max(axis=1, keepdims=True)).sum(axis=1) == 1
    titles = {
        TITLE_IDS[title]
        for title in range(NUM_TITLES)
        if alone[title] and cubes[title, seat] == cubes[title].max()
    }
    return nobles | titles
