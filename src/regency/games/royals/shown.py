"""What a board of Royals shows, as JSON; receives redacted states only.

Only what changes in a match is here: names, places, costs and marker values are in the catalogue.
"""

from functools import lru_cache
from typing import Any, TypedDict, cast

from regency.core.part import merge, part
from regency.core.types import EMPTY, HIDDEN, SPECTATOR, State
from regency.games.royals.rules.state import DRAW, FULL_DRAW, MIXED_DRAW, PAY, PLAY
from regency.games.royals.standing import (
    COST,
    PLOTS,
    claimable,
    expected,
    gain,
    kept,
    payment,
    plain,
    points_now,
    settled,
)
from regency.games.royals.tables import (
    COUNTRY_PILE,
    FIRST_DRAWS,
    HOUSE_BONUS,
    INTRIGUE_PILE,
    KIND_IDS,
    LIMIT,
    NUM_COUNTRIES,
    NUM_PERIODS,
)

#: Hands and seats that are remembered.
CARDS_KEPT = 4096
PHASE_NAMES = (
    "deal",
    "deal",
    "draw",
    "play",
    "pay",
    "discard",
    "shuffle-country",
    "shuffle-intrigue",
    "done",
)
FIRST_TURN_DRAWS: list[list[int]] = FIRST_DRAWS.tolist()
HOUSES: list[list[int]] = [[v for v in row if v > 0] for row in HOUSE_BONUS.tolist()]
LIMITS: list[int] = LIMIT.tolist()


class PilesView(TypedDict):
    """A number for each of the two sorts of cards."""

    country: int
    intrigue: int


class SeatView(TypedDict):
    """A seat: points, hand sizes, cards everybody knows, and the hand where the viewer sees it."""

    points: int  # of the markers it has
    standing: int  # its points if the match ended now
    country_cards: int
    intrigue_cards: int
    known: dict[str, int]
    hand: dict[str, int] | None


class CountryView(TypedDict):
    """A country: influence by seat, who took its markers, and who leads now."""

    influence: list[int]
    bonus: list[int]  # by place: the seat, or -1
    periods: list[list[int]]  # by period and place: the seat, or -1
    ranking: list[int]  # seats with influence, the leading one first


class TitleView(TypedDict):
    """A title marker: cubes by seat, who would take it now, and who took it in the end."""

    cubes: list[int]
    leaders: list[int]
    taken: list[int]


class PaymentView(TypedDict):
    """A payment: country cards by country, and intrigue cards."""

    pay: dict[str, int]
    intrigue: list[str]


class OfferView(PaymentView):
    """A noble the viewer may claim: the price, the cheapest payment, and what it would bring."""

    cost: int
    plots: int
    city: int  # points of the bonuses taken at once
    country: int
    house: int
    standing: int  # by how much the points would change if the match ended then


class RoyalsView(TypedDict):
    """What a board shows; cities, nobles, countries and titles in the order of the catalogue."""

    phase: str
    turn: int
    period: int
    ran_out: bool  # the country deck ran out: the period is scored at the end of this turn
    last_round: bool
    row: list[str | None]
    decks: PilesView
    discards: dict[str, int]
    draws: PilesView  # cards the seat whose turn it is may still draw
    excess: PilesView  # cards it holds above the limits
    seats: list[SeatView]
    owners: list[int]  # by noble: the seat, or -1
    cathedrals: list[list[int]]  # by city: cubes by seat
    cities: list[int]  # by city: the seat that took the bonus, or -1
    countries: list[CountryView]
    titles: list[TitleView]
    houses: list[int]  # by place: the seat, or -1
    claiming: int | None
    staged: PaymentView
    offers: dict[str, OfferView]  # by the number of the noble


def view(state: State, viewer: int) -> RoyalsView:
    """Return what a viewer's board shows."""
    seen = plain(state)
    seats = kept(seen, _seats)
    own = [seat for seat, hand in enumerate(seen.hand[: seen.seats]) if hand[0] != HIDDEN]
    if own:
        seats = list(seats)
        for seat in own:
            seats[seat] = {**seats[seat], "hand": _cards(tuple(seen.hand[seat]))}
    mine = {"seats": seats, "offers": _offers(seen, viewer)}
    return cast(RoyalsView, merge(settled(seen, _board), kept(seen, _turn), mine))


def _board(seen: Any) -> dict[str, Any]:
    """Show what only claims and scorings change."""
    seats = seen.seats
    rankings, leaders = settled(seen, expected)
    titles: list[TitleView] = [
        {"cubes": cubes[:seats], "leaders": leading, "taken": [s for s in taken if s != EMPTY]}
        for cubes, leading, taken in zip(seen.title_cubes, leaders, seen.title_taken, strict=True)
    ]
    return part(
        {
            "period": seen.period,
            "owners": seen.owner,
            "cathedrals": [cubes[:seats] for cubes in seen.cathedral],
            "cities": seen.city_taken,
            "countries": [_country_view(seen, c, rankings[c]) for c in range(NUM_COUNTRIES)],
            "titles": titles,
            "houses": seen.house_taken[: len(HOUSES[seats])],
        }
    )


def _turn(seen: Any) -> dict[str, Any]:
    """Show what changes with the cards and is the same for everybody."""
    return part(
        {
            "phase": PHASE_NAMES[seen.phase],
            "turn": seen.turn,
            "ran_out": bool(seen.ran_out),
            "last_round": last_round(seen),
            "row": [None if c == EMPTY else KIND_IDS[c] for c in seen.row[: seen.row_size]],
            "decks": _piles(*seen.deck_left),
            "discards": _cards(seen.discard),
            "draws": draws(seen),
            "excess": excess(seen),
            "claiming": None if seen.noble == EMPTY else seen.noble,
            "staged": _payment(dict(enumerate(seen.staged))),
        }
    )


def _seats(seen: Any) -> list[SeatView]:
    """Show the seats as a spectator sees them."""
    standing = settled(seen, points_now)
    shown = []
    for seat in range(seen.seats):
        sizes, points = seen.hand_size[seat], seen.points[seat]
        shown.append(_seat_view(points, standing[seat], sizes, seen.known[seat]))
    return part(shown)


def _country_view(seen: Any, country: int, ranked: list[int]) -> CountryView:
    return {
        "influence": seen.influence[country][: seen.seats],
        "bonus": seen.country_taken[country],
        "periods": [seen.period_taken[period][country] for period in range(NUM_PERIODS)],
        "ranking": ranked,
    }


def _piles(country: int, intrigue: int) -> PilesView:
    return {"country": country, "intrigue": intrigue}


def last_round(seen: Any) -> bool:
    """Tell whether the last period's deck has run out."""
    return bool(seen.ran_out) and seen.period == NUM_PERIODS - 1


def draws(seen: Any) -> PilesView:
    """Return how many country cards and intrigue cards the turn may still draw (RY-5)."""
    if seen.phase != DRAW:
        return _piles(0, 0)
    country, intrigue = seen.drawn[COUNTRY_PILE], seen.drawn[INTRIGUE_PILE]
    if seen.turns < seen.seats:
        return _piles(FIRST_TURN_DRAWS[seen.seats][seen.turn] - country, 0)
    if intrigue > 0:
        return _piles(MIXED_DRAW - country, 0)
    return _piles(FULL_DRAW - country, int(country <= MIXED_DRAW))


def excess(seen: Any) -> PilesView:
    """Return how many cards the seat whose turn it is holds above the limits (RY-12)."""
    sizes = seen.hand_size[seen.turn]
    return _piles(*(max(0, sizes[pile] - LIMITS[pile]) for pile in (COUNTRY_PILE, INTRIGUE_PILE)))


@lru_cache(maxsize=CARDS_KEPT)
def _cards(counts: tuple[int, ...]) -> dict[str, int]:
    return part({KIND_IDS[kind]: count for kind, count in enumerate(counts) if count > 0})


def _payment(counts: dict[int, int]) -> PaymentView:
    return {
        "pay": {KIND_IDS[k]: n for k, n in counts.items() if k < NUM_COUNTRIES and n > 0},
        "intrigue": [
            KIND_IDS[k] for k, n in counts.items() if k >= NUM_COUNTRIES for _ in range(n)
        ],
    }


@lru_cache(maxsize=CARDS_KEPT)
def _seat_view(
    points: int, standing: int, sizes: tuple[int, ...], known: tuple[int, ...]
) -> SeatView:
    shown: SeatView = {
        "points": points,
        "standing": standing,
        "country_cards": sizes[COUNTRY_PILE],
        "intrigue_cards": sizes[INTRIGUE_PILE],
        "known": _cards(known),
        "hand": None,
    }
    return part(shown)


def _offers(seen: Any, viewer: int) -> dict[str, OfferView]:
    """Return every noble the viewer may claim now, or the one it is paying for."""
    if viewer == SPECTATOR or viewer != seen.turn or seen.phase not in (PLAY, PAY):
        return {}
    nobles = [seen.noble] if seen.phase == PAY else claimable(seen, viewer)
    offers: dict[str, OfferView] = {}
    for noble in nobles:
        brings = gain(seen, viewer, noble)
        offers[str(noble)] = {
            **_payment(payment(seen, viewer, noble)),
            "cost": COST[noble],
            "plots": PLOTS[noble] if seen.owner[noble] != EMPTY else 0,
            "city": brings.city,
            "country": brings.country,
            "house": brings.house,
            "standing": brings.standing,
        }
    return offers
