"""How the pieces of the board read; `picture` says which of them are written."""

import json
from collections.abc import Mapping, Sequence

from regency.core.drawing.pieces import Pieces
from regency.core.types import EMPTY, HIDDEN
from regency.games.for_the_king.data.tables import (
    FIRST_GOLD,
    FIRST_KING,
    IDS,
    NUM_LETTERS,
    OFFICES,
    PILE,
)

PHASES = ("deal", "place", "take", "king", "shuffle", "bid", "pay", "penalty", "done")
TIE_BREAKS = ("cards", "sum")
#: Bits for the copies of a gold card or king in a pile.
COPY_BITS = 4

# What a piece of a seat says beside its numbers.
HAND_HIDDEN, ALL_SURE = 1, 2

PIECES = Pieces()


def inside(members: Mapping[str, object]) -> str:
    """Return an object's members as JSON."""
    return json.dumps(members, separators=(",", ":"))[1:-1]


# --- cards


def card_id(card: int) -> str | None:
    """Return a card's id, "hidden" for one that is not known, None where there is none."""
    if card == EMPTY:
        return None
    return "hidden" if card == HIDDEN else IDS[card]


def ids(*cards: int) -> str:
    """Return the ids of some cards as entries of a JSON list."""
    return ",".join(f'"{IDS[card]}"' for card in cards)


def office_ids(office: int, letters: int) -> str:
    """Return the ids of an office's cards."""
    first = office * NUM_LETTERS
    return ids(*(first + letter for letter in range(NUM_LETTERS) if letters >> letter & 1))


def copy_ids(first: int, copies: int) -> str:
    """Return the ids of copies of the cards from *first* on; COPY_BITS say how many of each."""
    counts = [copies >> at & (1 << COPY_BITS) - 1 for at in range(0, PILE * COPY_BITS, COPY_BITS)]
    return ids(*(first + kind for kind, count in enumerate(counts) for _ in range(count)))


CARD = PIECES.value(lambda card: IDS[card])
TWO_CARDS = PIECES.opening(lambda one, other: ids(one, other))
FOUR_CARDS = PIECES.opening(lambda a, b, c, d: ids(a, b, c, d))
# A pile, in the order of card numbers.
OFFICE_CARDS = PIECES.opening(office_ids)
GOLD_CARDS = PIECES.opening(lambda copies: copy_ids(FIRST_GOLD, copies))
KING_CARDS = PIECES.opening(lambda copies: copy_ids(FIRST_KING, copies))


# --- the table


def moment(phase: int, turn: int, adviser: int, by_sum: int) -> dict[str, object]:
    """Show where the match is, and how ties will be broken."""
    return {
        "phase": PHASES[phase],
        "turn": turn,
        "adviser": adviser,
        "tie_break": TIE_BREAKS[by_sum],
    }


def tile(office: int, primary: int, secondary: int) -> dict[str, object]:
    """Show an office's duty tiles; a secondary of 0 is none."""
    return {"office": OFFICES[office], "primary": primary, "secondary": secondary or None}


def king(card: int, ups: int, downs: int, choice: int, changed: int) -> dict[str, object]:
    """Show a king being resolved; the offices changed are bits."""
    return {
        "card": IDS[card],
        "ups": ups,
        "downs": downs,
        "choice": bool(choice),
        "changed": [office for i, office in enumerate(OFFICES) if changed >> i & 1],
    }


def bids(high: int, high_seat: int, due: int) -> dict[str, object]:
    """Show the bids for the card under the hammer."""
    return {"high": high, "high_seat": seat_or_none(high_seat), "due": due}


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for EMPTY."""
    return None if seat == EMPTY else seat


MOMENT = PIECES.members(moment)
DECKS = PIECES.members(lambda deck, favour: {"deck": deck, "favour": favour})
ROOM = PIECES.member(
    "room", lambda own, centre, favour: {"self": own, "centre": centre, "favour": favour}
)
TILES = PIECES.literal('"tiles":[')
TILE = PIECES.value(tile)
CENTRE_CARDS = PIECES.literal('"centre":[')
GONE = PIECES.literal('"gone":[')
KING_MET = PIECES.member("king", king)
NO_KING = PIECES.literal('"king":null')
AUCTION = PIECES.literal('"auction":{')
NO_AUCTION = PIECES.literal('"auction":null')
LOT = PIECES.members(lambda card, first: {"card": card_id(card), "first": first})
BIDS = PIECES.members(bids)


# --- what a viewer knows


def numbers(office: int, values: Sequence[int]) -> dict[str, int]:
    """Give an office and those after it a number each; EMPTY: it is not in play."""
    named = zip(OFFICES[office:], values, strict=False)
    return {name: value for name, value in named if value != EMPTY}


def standing(office: int, one: int, other: int) -> str:
    """Begin an office's standing: its name, and the first sum or two."""
    return f'{{"office":"{OFFICES[office]}","sums":[{one}' + ("" if other < 0 else f",{other}")


def prospects(last: int, first: int, first_sure: int, second: int, second_sure: int) -> str:
    """End an office's standing: the last sum, and who would take the tiles."""
    takers = {
        "primary_seat": seat_or_none(first),
        "primary_sure": bool(first_sure),
        "secondary_seat": seat_or_none(second),
        "secondary_sure": bool(second_sure),
    }
    return f"{last}],{inside(takers)}}}"


def seat_begins(hand: int, blind: int, losses: int, how: int) -> str:
    """Begin a seat, up to the list of the cards seen going there; `how` are flags."""
    shown: dict[str, object] = {"hand": hand, "blind": blind, "losses": losses}
    if how & HAND_HIDDEN:
        shown |= {"cards": None, "sums": None, "gold": None, "lost": None}
    return f"{{{inside(shown)}," + ('"maybe":[],"seen":[' if how & ALL_SURE else '"maybe":[')


def seat_goes_on(favoured: int, bidding: int, barred: int, how: int) -> str:
    """End the list of cards seen and tell the rest of a seat whose hand is hidden, or a part."""
    shown = {"favoured": favoured, "inside": bool(bidding), "barred": bool(barred)}
    return f"],{inside(shown)}" + ("}" if how & HAND_HIDDEN else "")


def unseen_letters(office: int, a: int, b: int, c: int) -> str:
    """Count the cards of unknown place of three offices; the first begin the counts."""
    return ("" if office else '"unseen":{') + inside(numbers(office, (a, b, c)))


HELD = PIECES.member("held", card_id)
FAVOUR_OWN = PIECES.literal('"favour_own":[')
NO_FAVOUR_OWN = PIECES.literal('"favour_own":[]')
UNSEEN_LETTERS = PIECES.opening(unseen_letters)
UNSEEN_OTHERS = PIECES.opening(lambda golds, kings: f'"gold":{golds},"king":{kings}}}')
STANDINGS = PIECES.literal('"standings":[')
STANDING = PIECES.opening(standing)
TWO_SUMS = PIECES.opening(lambda one, other: f"{one},{other}")
PROSPECTS = PIECES.opening(prospects)
SEATS = PIECES.literal('"seats":[')
SEAT = PIECES.opening(seat_begins)
SEEN = PIECES.literal('"seen":[')
SEAT_GOES_ON = PIECES.opening(seat_goes_on)
CARDS = PIECES.literal('"cards":[')
SUMS = PIECES.literal('"sums":{')
SUMS_OF_TWO = PIECES.members(lambda office, a, b: numbers(office, (a, b)))
GOLD = PIECES.member("gold")
LOST = PIECES.literal('"lost":[')
NO_LOST = PIECES.literal('"lost":null')
