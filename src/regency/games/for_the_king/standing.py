"""Who leads each office, as far as the cards that are known tell."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import lshift

from regency.core.part import Recent, part
from regency.core.types import HIDDEN, SPECTATOR
from regency.games.for_the_king.plain import HOLDINGS_KEPT, RECENT, Holding, Plain, Row
from regency.games.for_the_king.rules.state import DONE
from regency.games.for_the_king.tables import (
    COPIES,
    FIRST_GOLD,
    FIRST_KING,
    GOLD_CELL,
    IDS,
    IN_PLAY,
    KING_CELL,
    LETTER_SETS,
    LETTER_SUM,
    MAX_TURNS,
    MIN_SEATS,
    NEAREST,
    NUM_CARDS,
    NUM_LETTERS,
    NUM_OFFICES,
    OFFICES,
    PILE,
)

SUMS: list[list[int]] = LETTER_SUM.tolist()
_NEARNESS: list[int] = [NUM_LETTERS - nearest for nearest in NEAREST.tolist()]
_OFFICES_IN_PLAY = [
    [office for office in range(NUM_OFFICES) if bits >> office & 1] for bits in IN_PLAY.tolist()
]
_ALL_LETTERS = LETTER_SETS - 1
#: Government cards are bits by their number here; other cards are none.
_BIT = [1 << card if card < FIRST_GOLD else 0 for card in range(NUM_CARDS)]
_SHIFTS = range(0, FIRST_GOLD, NUM_LETTERS)
#: By number of seats: how many gold and king cards are in play (FK-3).
_IN_BOX: list[tuple[int, int]] = [
    (sum(row[FIRST_GOLD:FIRST_KING]), sum(row[FIRST_KING:])) for row in COPIES.tolist()
]


@dataclass(slots=True, eq=False)
class Standing:
    """One office: known sums by seat, and who would take its tiles; sure: whatever is hidden."""

    office: int
    sums: list[int]
    primary: int | None
    primary_sure: bool
    secondary: int | None
    secondary_sure: bool


@dataclass(slots=True)
class Survey:
    """What is known of the cards: who leads, and how many cards are of unknown place."""

    standings: list[Standing]
    unseen: dict[str, int]  # by office, gold and king


def offices_in_play(seats: int) -> list[int]:
    """Return the offices in play (FK-1)."""
    return _OFFICES_IN_PLAY[seats]


def secondary_value(p: Plain, office: int) -> int:
    """Return what the secondary tile is worth, 0 where there is none (FK-2)."""
    return secondary_of(p.seats, p.tile[office])


def secondary_of(seats: int, primary: int) -> int:
    """Return what the secondary tile beside a primary one is worth (FK-2)."""
    return primary >> 1 if seats > MIN_SEATS else 0


def own_favours(p: Plain, viewer: int) -> Row:
    """Return the pile the viewer put on favour less what has come since (FK-25)."""
    if viewer == SPECTATOR or p.phase == DONE:
        return (0,) * PILE
    return _left(p.holdings[viewer].favoured, p.came)


@lru_cache(maxsize=RECENT)
def _left(put: Row, came: Row) -> Row:
    """Return what is left of a pile of which some cards may have come."""
    letters = [put[o] & ~came[o] for o in range(NUM_OFFICES)]
    rest = zip(put[NUM_OFFICES:], came[NUM_OFFICES:], strict=True)
    return (*letters, *(max(0, mine - gone) for mine, gone in rest))


_SURVEYS: Recent[tuple[bytes, bool], Survey] = Recent(RECENT)


def survey(p: Plain) -> Survey:
    """Rank the seats in every office by the cards known to be in their hands (FK-21)."""
    key = (p.cards, p.phase == DONE)
    return _SURVEYS.get(key) or _SURVEYS.keep(key, _survey(p))


def _survey(p: Plain) -> Survey:
    known = [knowledge(holding) for holding in p.holdings]
    located, golds, kings = _located(p, known)
    blind = tuple([found.blind for found in known])
    sure = list(zip(*[found.sure for found in known], strict=True))
    maybe = list(zip(*[found.maybe for found in known], strict=True))
    standings = []
    unseen = {}
    for office in offices_in_play(p.seats):
        letters = ~located >> NUM_LETTERS * office & _ALL_LETTERS
        unseen[OFFICES[office]] = letters.bit_count()
        two_tiles = secondary_value(p, office) > 0
        standings.append(_stand(office, sure[office], maybe[office], blind, letters, two_tiles))
    unseen["gold"] = _IN_BOX[p.seats][0] - golds
    unseen["king"] = _IN_BOX[p.seats][1] - kings
    return Survey(standings, unseen)


@lru_cache(maxsize=4096)  # a move changes one office or two
def _stand(
    office: int, sure: Row, maybe: Row, blind: Row, unseen: int, two_tiles: bool
) -> Standing:
    """Name first and second by what is sure, and tell whether nothing hidden can change it.

    Blind is -1 for a hand that is known.
    """
    sums = SUMS[office]
    low = [_strength(sums[letters], letters) for letters in sure]
    high = low.copy()
    for seat, unknown in enumerate(blind):
        if unknown >= 0:
            seen = sure[seat] | maybe[seat]
            possible = seen | unseen if unknown else seen
            high[seat] = _strength(sums[seen] + _best(office, unseen)[unknown], possible)
    first, second, *others = sorted(range(len(low)), key=low.__getitem__, reverse=True)
    rest = max([high[seat] for seat in others], default=0)
    primary_sure = low[first] > max(high[second], rest)
    return Standing(
        office,
        [sums[letters] for letters in sure],
        first if low[first] else None,
        primary_sure,
        second if two_tiles and low[second] else None,
        two_tiles and primary_sure and low[second] > rest,
    )


@cache
def _best(office: int, unseen: int) -> list[int]:
    """Return what the best 0, 1, 2 … cards of a set of letters are worth together."""
    values = [SUMS[office][1 << i] for i in range(NUM_LETTERS) if unseen >> i & 1]
    values.sort(reverse=True)
    return [sum(values[:count]) for count in range(MAX_TURNS + 1)]


#: Cards of known place: government cards as bits, and how many gold cards and kings.
Located = tuple[int, int, int]


@dataclass(slots=True)
class Knowledge:
    """What a holding tells: cards that must be in the hand, and those that may have left it."""

    sure: Row  # by office, government cards as bits of letters
    maybe: Row
    sure_ids: list[str]  # of the cards seen going there
    maybe_ids: list[str]
    blind: int  # cards in hand of which nothing is known; -1: the hand is known
    located: Located  # in hand, or discarded from it


@lru_cache(maxsize=HOLDINGS_KEPT)
def knowledge(holding: Holding) -> Knowledge:
    """Sort the cards seen going to a seat; those from before its last loss come first."""
    count = holding.sightings
    unsure = sum([at != holding.losses for at in holding.seen_at[:count]])
    cards = holding.seen[:count]
    ids = [IDS[card] for card in cards]
    bits = [_BIT[card] for card in cards]
    sure, maybe, blind = sum(bits[unsure:]), sum(bits[:unsure]), holding.blind
    located = sure | maybe, count - (sure | maybe).bit_count(), 0
    if holding.known:
        located = in_pile(holding.hand)
        sure, maybe, blind = located[0], 0, -1
    if holding.lost[0] != HIDDEN:
        located = _together([located, in_pile(holding.lost)])
    return Knowledge(
        _by_office(sure), _by_office(maybe), part(ids[unsure:]), part(ids[:unsure]), blind, located
    )


def _by_office(government: int) -> Row:
    return tuple([government >> at & _ALL_LETTERS for at in _SHIFTS])


@lru_cache(maxsize=HOLDINGS_KEPT)
def in_pile(pile: Row) -> Located:
    """Return the cards of a pile."""
    government = sum(map(lshift, pile, _SHIFTS))
    return government, sum(pile[GOLD_CELL:KING_CELL]), sum(pile[KING_CELL:])


def _together(places: Sequence[Located]) -> Located:
    """Return the cards of several places."""
    government, golds, kings = 0, 0, 0
    for here, gold, king in places:
        government |= here
        golds += gold
        kings += king
    return government, golds, kings


def _located(p: Plain, known: Sequence[Knowledge]) -> Located:
    """Return all cards whose place is known."""
    places = [found.located for found in known]
    places.append(in_pile(p.gone))
    for seat, holding in enumerate(p.holdings):
        if holding.favoured[0] != HIDDEN:
            places.append(in_pile(own_favours(p, seat)))
    for card in (*p.centre, *p.held, p.hammer, p.king):
        if card >= 0:
            places.append((_BIT[card], FIRST_GOLD <= card < FIRST_KING, card >= FIRST_KING))
    return _together(places)


def _strength(total: int, letters: int) -> int:
    """Return a number by which seats rank in an office: the sum, then the letter (FK-21)."""
    return total * (NUM_LETTERS + 1) + _NEARNESS[letters] if letters else 0
