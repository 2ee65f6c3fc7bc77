"""Who leads each office, as far as the cards that are known tell."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import lshift

from regency.core.part import Recent, part
from regency.core.types import HIDDEN, SPECTATOR
from regency.games.for_the_king.plain import RECENT, Plain, Row
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


def knows_hand(p: Plain, seat: int) -> bool:
    """Tell whether the state shows a seat's hand."""
    return p.hand[seat][0] != HIDDEN


def secondary_value(p: Plain, office: int) -> int:
    """Return what the secondary tile is worth, 0 where there is none (FK-2)."""
    return secondary_of(p.seats, p.tile[office])


def secondary_of(seats: int, primary: int) -> int:
    """Return what the secondary tile beside a primary one is worth (FK-2)."""
    return primary >> 1 if seats > MIN_SEATS else 0


def own_favours(p: Plain, viewer: int) -> list[int]:
    """Return the pile the viewer put on favour less what has come since (FK-25)."""
    if viewer == SPECTATOR or p.phase == DONE:
        return [0] * PILE
    put = p.favoured[viewer]
    letters = [put[o] & ~p.came[o] for o in range(NUM_OFFICES)]
    rest = zip(put[NUM_OFFICES:], p.came[NUM_OFFICES:], strict=True)
    return letters + [max(0, mine - came) for mine, came in rest]


_SURVEYS: Recent[tuple[bytes, bool], Survey] = Recent(RECENT)


def survey(p: Plain) -> Survey:
    """Rank the seats in every office by the cards known to be in their hands (FK-21)."""
    key = (p.cards, p.phase == DONE)
    return _SURVEYS.get(key) or _SURVEYS.keep(key, _survey(p))


def _survey(p: Plain) -> Survey:
    sure, maybe = _hands(p)
    located, golds, kings = _located(p, sure, maybe)
    blind = tuple([-1 if knows_hand(p, s) else p.blind[s] for s in range(p.seats)])
    standings = []
    unseen = {}
    for office in offices_in_play(p.seats):
        at = NUM_LETTERS * office
        letters = ~located >> at & _ALL_LETTERS
        unseen[OFFICES[office]] = letters.bit_count()
        mine = tuple([cards >> at & _ALL_LETTERS for cards in sure])
        perhaps = tuple([cards >> at & _ALL_LETTERS for cards in maybe])
        two_tiles = secondary_value(p, office) > 0
        standings.append(_stand(office, mine, perhaps, blind, letters, two_tiles))
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


@dataclass(slots=True)
class Sightings:
    """Cards seen going to a seat: those that must be there still, and those that may be lost."""

    sure: int  # government cards, as bits
    maybe: int
    sure_ids: list[str]
    maybe_ids: list[str]


@lru_cache(maxsize=4096)  # the same for every viewer
def sightings(seen: Row, seen_at: Row, count: int, losses: int) -> Sightings:
    """Sort the cards seen going to a seat; those from before its last loss come first."""
    unsure = sum([at != losses for at in seen_at[:count]])
    cards = seen[:count]
    ids = [IDS[card] for card in cards]
    bits = [_BIT[card] for card in cards]
    return Sightings(sum(bits[unsure:]), sum(bits[:unsure]), part(ids[unsure:]), part(ids[:unsure]))


def _hands(p: Plain) -> tuple[list[int], list[int]]:
    """Return by seat the government cards surely in hand, and those that may have been lost."""
    sure, maybe = [], []
    for seat in range(p.seats):
        if knows_hand(p, seat):
            sure.append(_government(p.hand[seat]))
            maybe.append(0)
            continue
        found = sightings(p.seen[seat], p.seen_at[seat], p.sightings[seat], p.losses[seat])
        sure.append(found.sure)
        maybe.append(found.maybe)
    return sure, maybe


def _government(pile: Sequence[int]) -> int:
    """Return the government cards of a pile as bits by card number."""
    return sum(map(lshift, pile, _SHIFTS))


def _located(p: Plain, sure: list[int], maybe: list[int]) -> tuple[int, int, int]:
    """Return the government cards whose place is known, and how many gold cards and kings."""
    piles: list[Sequence[int]] = [p.gone]
    government, golds, kings = 0, 0, 0
    for seat in range(p.seats):
        if knows_hand(p, seat):
            piles.append(p.hand[seat])
        else:
            seen = sure[seat] | maybe[seat]
            government |= seen
            golds += p.sightings[seat] - seen.bit_count()
        if p.lost[seat][0] != HIDDEN:
            piles.append(p.lost[seat])
        if p.favoured[seat][0] != HIDDEN:
            piles.append(own_favours(p, seat))
    for pile in piles:
        government |= _government(pile)
        golds += sum(pile[GOLD_CELL:KING_CELL])
        kings += sum(pile[KING_CELL:])
    for card in (*p.centre, *p.held, p.hammer, p.king):
        if card >= 0:
            government |= _BIT[card]
            golds += FIRST_GOLD <= card < FIRST_KING
            kings += card >= FIRST_KING
    return government, golds, kings


def _strength(total: int, letters: int) -> int:
    """Return a number by which seats rank in an office: the sum, then the letter (FK-21)."""
    return total * (NUM_LETTERS + 1) + _NEARNESS[letters] if letters else 0
