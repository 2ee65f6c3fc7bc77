"""Castle Combo in the open record: a key, a recruit with its place, a choice, a discard."""

from collections.abc import Mapping, Sequence

from regency.core.game import Clauses, Expectation
from regency.core.record_values import (
    Refused,
    malformed,
    show,
    want_id,
    want_ids,
    want_int,
    want_list,
    want_one_of,
)
from regency.core.types import State
from regency.games.castle_combo.data.cards import LOCATIONS
from regency.games.castle_combo.data.tables import GRID, IDS, MIDDLE, number_of
from regency.games.castle_combo.rules.state import (
    ACT,
    CHOOSE,
    CHOOSE_LINE,
    DEAL,
    DISCARD,
    DISCARD_SLOT,
    DONE,
    DOWN,
    KEY_MESSENGER,
    KEY_REFRESH,
    PLACE,
    PLACE_AT,
    TAKE_DOWN,
    TAKE_UP,
    UP,
)
from regency.games.castle_combo.rules.turn import discard_location, key_bits, open_cells, price_of

CLAUSES = Clauses(
    seats="CC-2",
    deal="CC-1",
    end="CC-17",
    score="CC-18",
    places="CC-20",
    chance=dict.fromkeys(LOCATIONS, "CC-10"),
)

KEY_USES = {"messenger": KEY_MESSENGER, "refresh": KEY_REFRESH}
FACES = ("up", "down")
#: The clause that says when each kind of line may stand.
KINDS = {"key": "CC-3", "recruit": "CC-4", "choose": "CC-8", "discard": "CC-14"}
OPTIONS = (1, 2)


def card_id(card: int) -> str:
    """Return the id that a record gives a card."""
    return IDS[card]


def read_deal(deal: Mapping[str, object], seats: int) -> list[list[int]]:
    """Read `{"castle": [...], "village": [...]}`, each deck whole, its top first."""
    return [want_ids(deal, location, number_of) for location in LOCATIONS]


def write_deal(outcomes: Sequence[Sequence[int]], seats: int) -> dict[str, object]:
    """Write both decks; the first three of each are the row."""
    return {
        location: [IDS[card] for card in outcome]
        for location, outcome in zip(LOCATIONS, outcomes, strict=False)
    }


def settled(state: State) -> bool:
    """Tell whether no card is between the row and its place."""
    return bool(state.phase != PLACE)


def expects(state: State) -> Expectation:
    """Say what must come next."""
    phase = int(state.phase)
    seat = int(state.turn)
    if phase == DEAL:
        return Expectation("CC-1", "the deal")
    if phase == DONE:
        return Expectation("CC-17", "the result")
    if phase == ACT:
        return Expectation("CC-2", f"it is the turn of seat {seat}: a key or a recruit")
    if phase == PLACE:
        return Expectation("CC-7", f"seat {seat} must place its card")
    if phase == CHOOSE:
        return Expectation("CC-8", f"seat {seat} must choose one side of its card's 'or'")
    if phase == DISCARD:
        location = LOCATIONS[_discard_location(state, seat)]
        return Expectation("CC-14", f"seat {seat} must discard a card of the {location} row")
    return Expectation("CC-10", f"the {LOCATIONS[int(state.pile)]} discards must be shuffled")


def _discard_location(state: State, seat: int) -> int:
    return discard_location(int(state.cell[seat, int(state.placed)]))


def read_move(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    """Read a decision: its form first, then whether it may stand here."""
    kind = want_one_of(line, "do", tuple(KINDS))
    readers = {
        "key": _read_key,
        "recruit": _read_recruit,
        "choose": _read_choice,
        "discard": _read_discard,
    }
    return readers[kind](state, seat, line)


def _must_be_in(state: State, phase: int, kind: str) -> None:
    """Refuse a line of the wrong kind: something else is due, or nothing asks for it."""
    if int(state.phase) == phase:
        return
    if int(state.phase) == ACT:
        raise Refused(KINDS[kind], f"no card asks for a {kind} here")
    expected = expects(state)
    raise Refused(expected.clause, expected.words)


def _read_key(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    action = KEY_USES[want_one_of(line, "use", tuple(KEY_USES))]
    _must_be_in(state, ACT, "key")
    if int(state.key_used):
        raise Refused("CC-3", "only one key may be spent in a turn")
    if int(state.keys[seat]) == 0:
        raise Refused("CC-3", f"seat {seat} has no key")
    if not key_bits(state, seat) >> action & 1:
        raise Refused("CC-11", "the messenger cannot move: the other location is gone")
    return [action]


def _read_recruit(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    card = want_id(line, "card", number_of)
    face = FACES.index(want_one_of(line, "face", FACES))
    row, column = _read_place(line)
    _must_be_in(state, ACT, "recruit")
    location = int(state.messenger)
    slots = [int(c) for c in state.row[location]]
    if card not in slots:
        raise Refused("CC-4", f"{IDS[card]} is not in the messenger's row ({LOCATIONS[location]})")
    price = price_of(state, seat, card)
    if face == UP and price > int(state.gold[seat]):
        gold = int(state.gold[seat])
        raise Refused("CC-5", f"{IDS[card]} costs {price}, seat {seat} has {gold} gold")
    cell = _cell_at(state, seat, row, column)
    take = TAKE_UP if face == UP else TAKE_DOWN
    return [take + slots.index(card), PLACE_AT + cell]


def _read_place(line: Mapping[str, object]) -> tuple[int, int]:
    at = want_list(line, "at")
    if len(at) != len(("row", "column")) or any(type(value) is not int for value in at):
        malformed(f"'at' must be [row, column] in whole numbers, not {show(at)}")
    return at[0], at[1]


def _cell_at(state: State, seat: int, row: int, column: int) -> int:
    """Return the open cell at a place relative to the seat's first card (CC-7)."""
    on_grid = -MIDDLE <= row <= MIDDLE and -MIDDLE <= column <= MIDDLE
    cell = (row + MIDDLE) * GRID + column + MIDDLE
    if not on_grid or not open_cells(state, seat) >> cell & 1:
        where = show([row, column])
        raise Refused("CC-7", f"{where} is taken, not beside a card, or outside a 3x3 square")
    return cell


def _read_choice(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    option = want_int(line, "option")
    if option not in OPTIONS:
        malformed(f"'option' is 1 or 2, not {show(option)}")
    _must_be_in(state, CHOOSE, "choose")
    return [CHOOSE_LINE + OPTIONS.index(option)]


def _read_discard(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    card = want_id(line, "card", number_of)
    _must_be_in(state, DISCARD, "discard")
    location = _discard_location(state, seat)
    slots = [int(c) for c in state.row[location]]
    if card not in slots:
        raise Refused("CC-14", f"{IDS[card]} is not in the {LOCATIONS[location]} row")
    return [DISCARD_SLOT + slots.index(card)]


def write_move(state: State, seat: int, actions: Sequence[int]) -> dict[str, object]:
    """Write the decision."""
    first = actions[0]
    for use, action in KEY_USES.items():
        if first == action:
            return {"do": "key", "use": use}
    if first >= DISCARD_SLOT:
        card = int(state.row[_discard_location(state, seat), first - DISCARD_SLOT])
        return {"do": "discard", "card": IDS[card]}
    if first >= CHOOSE_LINE:
        return {"do": "choose", "option": OPTIONS[first - CHOOSE_LINE]}
    face = DOWN if first >= TAKE_DOWN else UP
    slot = first - (TAKE_UP if face == UP else TAKE_DOWN)
    card = int(state.row[int(state.messenger), slot])
    at = relative(actions[1] - PLACE_AT)
    return {"do": "recruit", "card": IDS[card], "face": FACES[face], "at": at}


def relative(cell: int) -> list[int]:
    """Return a cell as [row, column] from the seat's first card."""
    return [cell // GRID - MIDDLE, cell % GRID - MIDDLE]


def read_chance(
    state: State, line: Mapping[str, object], before: Mapping[str, object]
) -> list[int]:
    """Read `{"chance": "shuffle", "pile": ..., "order": [...]}`."""
    want_one_of(line, "chance", ("shuffle",))
    pile = want_one_of(line, "pile", LOCATIONS)
    order = want_ids(line, "order", number_of)
    if pile != LOCATIONS[int(state.pile)]:
        expected = expects(state)
        raise Refused(expected.clause, expected.words)
    return order


def write_chance(state: State, outcome: Sequence[int]) -> dict[str, object]:
    """Write the new order of a location's discards."""
    order = [IDS[card] for card in outcome]
    return {"chance": "shuffle", "pile": LOCATIONS[int(state.pile)], "order": order}
