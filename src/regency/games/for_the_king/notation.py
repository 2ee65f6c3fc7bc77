"""For the King (and Me) in the open record: whole decisions to staged actions and back."""

from collections import Counter
from collections.abc import Mapping, Sequence

from regency.core.game import Clauses, Expectation
from regency.core.record_values import Refused, want_id, want_ids, want_int, want_one_of
from regency.core.types import EMPTY, State
from regency.games.for_the_king.data.tables import (
    COPIES,
    DECK_SIZE,
    FIRST_GOLD,
    FIRST_KING,
    IDS,
    IN_PLAY,
    KING_CHOICE,
    KING_DOWNS,
    KING_UPS,
    MAX_BID,
    NUM_CARDS,
    OFFICES,
    REMOVED,
    VALUE,
    number_of,
)
from regency.games.for_the_king.rules.kings import can_fall, can_rise
from regency.games.for_the_king.rules.piles import count_of, is_gold
from regency.games.for_the_king.rules.state import (
    BID,
    BID_ACTION,
    CARD_ACTION,
    DEAL,
    DOWN_ACTION,
    KING,
    NOTHING_ACTION,
    PASS_ACTION,
    PAY,
    PENALTY,
    PLACE,
    PLACE_ACTION,
    SHUFFLE,
    TAKE,
    UP_ACTION,
)

CLAUSES = Clauses(seats="FK-5", deal="FK-4", end="FK-20", score="FK-22", places="FK-23")

ZONES = ("self", "centre", "favour")
#: The words a line may `do`, by phase.
WORDS = {
    PLACE: ("place",),
    TAKE: ("take",),
    KING: ("king",),
    BID: ("bid", "pass"),
    PAY: ("pay",),
}
ALL_WORDS = tuple(word for words in WORDS.values() for word in words)


# --- the deal


def card_id(card: int) -> str:
    """Return the id that a record gives a card."""
    return IDS[card]


def read_deal(deal: Mapping[str, object], seats: int) -> list[list[int]]:
    """Read `{"deck": [top first …], "removed": […]}`; the order of `removed` is free."""
    deck = want_ids(deal, "deck", number_of)
    removed = want_ids(deal, "removed", number_of)
    for cards, wanted, where in (
        (deck, int(DECK_SIZE[seats]), "deck"),
        (removed, int(REMOVED[seats]), "removed"),
    ):
        if len(cards) != wanted:
            raise Refused(
                "FK-4", f"{where!r} has {wanted} cards with {seats} seats, not {len(cards)}"
            )
    dealt = Counter(deck + removed)
    for card in range(NUM_CARDS):
        copies = int(COPIES[seats, card])
        if dealt[card] != copies:
            words = f"{IDS[card]} is in play {copies} times with {seats} seats, not {dealt[card]}"
            raise Refused("FK-3", words)
    return [deck]


def write_deal(outcomes: Sequence[Sequence[int]], seats: int) -> dict[str, object]:
    """Write the deck and, sorted, the cards taken out."""
    if not outcomes:
        return {"deck": [], "removed": []}
    left = Counter({card: int(COPIES[seats, card]) for card in range(NUM_CARDS)})
    left.subtract(outcomes[0])
    return {"deck": _ids(outcomes[0]), "removed": _ids(sorted(left.elements()))}


def _ids(cards: Sequence[int]) -> list[str]:
    return [IDS[card] for card in cards]


# --- what is due


def settled(state: State) -> bool:
    """Tell whether no king is half resolved and no payment half made."""
    if state.phase == KING:
        return int(state.changed) == 0
    return state.phase != PAY or int(state.due) == int(state.high)


def expects(state: State) -> Expectation:
    """Say what must come next."""
    turn = int(state.turn)
    phase = int(state.phase)
    if phase == DEAL:
        return Expectation("FK-4", "the deal")
    if phase == PLACE:
        return Expectation("FK-6", f"seat {turn} must place the card it has drawn")
    if phase == TAKE:
        return Expectation("FK-7", f"seat {turn} must take a card from the centre")
    if phase == KING:
        return Expectation("FK-8", f"seat {turn} must resolve {IDS[int(state.king)]}")
    if phase == SHUFFLE:
        return Expectation("FK-12", "the favour deck must be shuffled")
    if phase == BID:
        return Expectation("FK-13", f"seat {turn} must bid or pass")
    if phase == PAY:
        return Expectation("FK-16", f"seat {turn} can pay its bid of {int(state.high)} and must")
    if phase == PENALTY:
        words = f"seat {turn} cannot pay its bid of {int(state.high)} and loses a random card"
        return Expectation("FK-18", words)
    return Expectation("FK-20", "the result")


# --- moves


def read_move(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    """Return the actions of one decision; raises Refused with the clause it breaks."""
    do = want_one_of(line, "do", ALL_WORDS)
    phase = int(state.phase)
    if do not in WORDS[phase]:
        expected = expects(state)
        raise Refused(expected.clause, f"{do!r} is not possible here: {expected.words}")
    if phase == PLACE:
        return _read_place(state, seat, line)
    if phase == TAKE:
        return _read_take(state, line)
    if phase == KING:
        return _read_king(state, line)
    if phase == PAY:
        return _read_payment(state, seat, line)
    return [PASS_ACTION] if do == "pass" else _read_bid(state, seat, line)


def _read_place(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    zone = ZONES.index(want_one_of(line, "to", ZONES))
    held = int(state.held[seat])
    if "card" in line and want_id(line, "card", number_of) != held:
        raise Refused("FK-6", f"the card drawn is {IDS[held]}")
    if int(state.room[zone]) == 0:
        raise Refused("FK-6", f"the zone {ZONES[zone]!r} takes no more cards this turn")
    return [PLACE_ACTION + zone]


def _read_take(state: State, line: Mapping[str, object]) -> list[int]:
    card = want_id(line, "card", number_of)
    centre = [int(c) for c in state.centre if c != EMPTY]
    if card not in centre:
        raise Refused("FK-7", f"{IDS[card]} is not in the centre: {', '.join(_ids(centre))}")
    return [CARD_ACTION + card]


def _read_bid(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    amount = want_int(line, "amount")
    high = int(state.high)
    if int(state.hand_size[seat]) == 0:
        raise Refused("FK-15", f"seat {seat} has no card in hand and must pass")
    if amount > MAX_BID:
        raise Refused("FK-15", f"the highest bid is {MAX_BID}, not {amount}")
    if amount <= high:
        raise Refused("FK-13", f"a bid must be greater than {high}, not {amount}")
    return [BID_ACTION + amount - 1]


def _read_king(state: State, line: Mapping[str, object]) -> list[int]:
    ups = want_ids(line, "up", _office)
    downs = want_ids(line, "down", _office)
    _check_king(state, ups, downs)
    actions = [UP_ACTION + office for office in sorted(ups)]
    actions += [DOWN_ACTION + office for office in sorted(downs)]
    return actions or [NOTHING_ACTION]


def _office(office: str) -> int | None:
    return OFFICES.index(office) if office in OFFICES else None


def _check_king(state: State, ups: list[int], downs: list[int]) -> None:
    """Refuse changes the card does not have (FK-9), or fewer than can be made (FK-10)."""
    card = int(state.king)
    kind = card - FIRST_KING
    for office in ups + downs:
        if not int(IN_PLAY[int(state.seats)]) >> office & 1:
            raise Refused("FK-1", f"{OFFICES[office]} is not in play")
    if len(set(ups + downs)) < len(ups + downs):
        raise Refused("FK-9", "a king changes different tiles, each once")
    free = bool(KING_CHOICE[kind])
    too_many = len(ups) > int(KING_UPS[kind]) or len(downs) > int(KING_DOWNS[kind])
    if len(ups + downs) > 1 if free else too_many:
        raise Refused("FK-9", f"{IDS[card]} does not make these changes")
    rising, falling = can_rise(state), can_fall(state)
    for offices, possible, way in ((ups, rising, "up"), (downs, falling, "down")):
        for office in offices:
            if not possible >> office & 1:
                value = int(state.tile[office])
                raise Refused("FK-9", f"the tile of {OFFICES[office]} at {value} cannot go {way}")
    most = 1 if free else _most_changes(kind, rising, falling)
    if len(ups + downs) < most:
        raise Refused("FK-10", f"{most} of the changes can be made and must be")


def _most_changes(kind: int, rising: int, falling: int) -> int:
    """Return how many changes a king can make on tiles that can rise or fall."""
    up = min(int(KING_UPS[kind]), rising.bit_count())
    down = min(int(KING_DOWNS[kind]), falling.bit_count())
    return min(up + down, (rising | falling).bit_count())


def _read_payment(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    cards = sorted(want_ids(line, "cards", number_of))
    for card, count in Counter(cards).items():
        held = count_of(state.hand[seat], card)
        if count > held:
            raise Refused("FK-16", f"seat {seat} holds {IDS[card]} {held} times, not {count}")
    high = int(state.high)
    if is_gold(int(state.hammer)):
        if len(cards) != high:
            raise Refused("FK-16", f"the payment is {high} cards, not {len(cards)}")
        return [CARD_ACTION + card for card in cards]
    if any(card < FIRST_GOLD for card in cards):
        raise Refused("FK-16", "government and king cards are paid in gold")
    worth = sum(int(VALUE[card]) for card in cards)
    if worth < high:
        raise Refused("FK-16", f"the payment is worth {worth}, the bid was {high}")
    if worth - min(int(VALUE[card]) for card in cards) >= high:
        raise Refused("FK-16", f"a card of the payment is superfluous: the bid was {high}")
    return [CARD_ACTION + card for card in reversed(cards)]


def write_move(state: State, seat: int, actions: Sequence[int]) -> dict[str, object]:
    """Return a decision's `do` and what belongs to it, from the state before it."""
    phase = int(state.phase)
    if phase == PLACE:
        zone = ZONES[actions[0] - PLACE_ACTION]
        return {"do": "place", "to": zone, "card": IDS[int(state.held[seat])]}
    if phase == TAKE:
        return {"do": "take", "card": IDS[actions[0] - CARD_ACTION]}
    if phase == KING:
        ups = sorted(a - UP_ACTION for a in actions if a < DOWN_ACTION)
        downs = sorted(a - DOWN_ACTION for a in actions if DOWN_ACTION <= a < NOTHING_ACTION)
        names = {"up": [OFFICES[o] for o in ups], "down": [OFFICES[o] for o in downs]}
        return {"do": "king", **names}
    if phase == PAY:
        return {"do": "pay", "cards": _ids(sorted(action - CARD_ACTION for action in actions))}
    if actions[0] == PASS_ACTION:
        return {"do": "pass"}
    return {"do": "bid", "amount": actions[0] - BID_ACTION + 1}


# --- chance


def read_chance(
    state: State, line: Mapping[str, object], before: Mapping[str, object]
) -> list[int]:
    """Read the favour deck's shuffle (FK-12) or a penalty (FK-18)."""
    kind = want_one_of(line, "chance", ("shuffle", "penalty"))
    shuffling = state.phase == SHUFFLE
    if (kind == "shuffle") != shuffling:
        expected = expects(state)
        raise Refused(expected.clause, f"a {kind} is not due: {expected.words}")
    if shuffling:
        want_one_of(line, "pile", ("favour",))
        return _read_shuffle(state, want_ids(line, "order", number_of))
    loser = int(state.turn)
    if want_int(line, "seat") != loser:
        raise Refused("FK-18", f"it is seat {loser} that failed to pay")
    card = want_id(line, "card", number_of)
    if count_of(state.hand[loser], card) == 0:
        raise Refused("FK-18", f"seat {loser} does not hold {IDS[card]}")
    return [card]


def _read_shuffle(state: State, order: list[int]) -> list[int]:
    given = Counter(order)
    for card in range(NUM_CARDS):
        there = sum(count_of(state.favoured[seat], card) for seat in range(int(state.seats)))
        if given[card] != there:
            words = f"{IDS[card]} is in the favour deck {there} times, not {given[card]}"
            raise Refused("FK-12", words)
    return order


def write_chance(state: State, outcome: Sequence[int]) -> dict[str, object]:
    """Return a chance line, from the state before it."""
    if state.phase == SHUFFLE:
        return {"chance": "shuffle", "pile": "favour", "order": _ids(outcome)}
    return {"chance": "penalty", "seat": int(state.turn), "card": IDS[outcome[0]]}
