"""A rule-of-thumb player: tries every card in every place, keeps what promises most."""

from regency.core.types import EMPTY, Mask, RngState, State
from regency.games.castle_combo.ai.worth import POINT, evaluate
from regency.games.castle_combo.data.tables import (
    ALL_PLAYERS_GAIN_KEYS,
    CASTLE,
    CHOICE,
    COST,
    DISCARD_FROM_ROW,
    FACE_DOWN,
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    GAIN_GOLD_PER,
    GAIN_KEYS,
    GAIN_KEYS_PER,
    LINE_AMOUNT,
    LINE_KIND,
    LINE_LOCATION,
    LINE_PAYS_KEYS,
    NUM_CELLS,
    OPPONENTS_GAIN_GOLD,
    OPPONENTS_GAIN_KEYS,
    PURSE_ADD_EACH,
    PURSE_FILL,
    VILLAGE,
)
from regency.games.castle_combo.rules.effects import counted, has_line, room_in
from regency.games.castle_combo.rules.state import (
    ACT,
    CHOOSE,
    CHOOSE_LINE,
    DISCARD_SLOT,
    DOWN,
    KEY_MESSENGER,
    KEY_REFRESH,
    PLACE,
    PLACE_AT,
    ROW_SIZE,
    TAKE_DOWN,
    TAKE_UP,
    UP,
)
from regency.games.castle_combo.rules.turn import (
    discard_location,
    key_bits,
    lay,
    open_cells,
    price_of,
    tally_card,
)

#: What suits the search (`bots.ismcts.Settings`): opponents hide nothing, so asking once will do.
SEARCH = {"ask": 1.0}

WORST = -1_000_000
GIFT_COST = 20  # gold or a key given to each opponent

# When a key is spent.
MESSENGER_GAIN = 150  # the other row must be so much better
REFRESH_BELOW = 300  # a row that adds less than this is replaced


# --- trying a card


def purse_gain(state: State, seat: int, card: int, line: int) -> int:
    """Return how much gold a line puts on purses."""
    amount = int(LINE_AMOUNT[card, line])
    total = 0
    most = 0
    second = 0
    for cell in range(NUM_CELLS):
        room = room_in(state, seat, cell)
        total += min(room, amount)
        if room > most:
            second = most
            most = room
        elif room > second:
            second = room
    return total if LINE_KIND[card, line] == PURSE_ADD_EACH else most + second


def dearest(state: State, location: int) -> int:
    """Return the highest printed cost in a row."""
    most = 0
    for slot in range(ROW_SIZE):
        if state.row[location, slot] != EMPTY:
            most = max(most, int(COST[int(state.row[location, slot])]))
    return most


def try_line(state: State, seat: int, card: int, line: int) -> int:
    """Take the goods of an ability line and return the value of what is not goods."""
    kind = LINE_KIND[card, line]
    amount = int(LINE_AMOUNT[card, line])
    gold = 0
    keys = 0
    other = 0
    if kind == GAIN_GOLD_PER:
        gold = amount * counted(state, seat, card, line)
    elif kind == GAIN_KEYS_PER:
        keys = amount * counted(state, seat, card, line)
    elif kind == GAIN_KEYS:
        keys = amount
    elif kind == ALL_PLAYERS_GAIN_KEYS:
        keys = amount
        other = -amount * GIFT_COST
    elif kind in (OPPONENTS_GAIN_GOLD, OPPONENTS_GAIN_KEYS):
        other = -amount * GIFT_COST
    elif kind in (PURSE_ADD_EACH, PURSE_FILL):
        other = purse_gain(state, seat, card, line) * (POINT + POINT)
    elif kind == DISCARD_FROM_ROW and state.gone != LINE_LOCATION[card, line]:
        cost = dearest(state, int(LINE_LOCATION[card, line]))
        if LINE_PAYS_KEYS[card, line] != 0:
            keys = cost
        else:
            gold = cost
    state.gold[seat] = int(state.gold[seat]) + gold
    state.keys[seat] = int(state.keys[seat]) + keys
    return other


def value_after_line(state: State, seat: int, card: int, line: int) -> int:
    """Return the value of the position after one line; the goods are given back."""
    gold = int(state.gold[seat])
    keys = int(state.keys[seat])
    other = try_line(state, seat, card, line)
    value = evaluate(state, seat) + other
    state.gold[seat] = gold
    state.keys[seat] = keys
    return value


def value_of_ability(state: State, seat: int, card: int) -> int:
    """Return the value of the position after a card's ability; the goods are given back."""
    first = 0
    if CHOICE[card] != 0:
        first = value_after_line(state, seat, card, 0)
        return max(first, value_after_line(state, seat, card, 1))
    if not has_line(card, 1):
        return value_after_line(state, seat, card, 0)
    gold = int(state.gold[seat])
    keys = int(state.keys[seat])
    other = try_line(state, seat, card, 0)
    value = value_after_line(state, seat, card, 1) + other
    state.gold[seat] = gold
    state.keys[seat] = keys
    return value


def lift(state: State, seat: int, cell: int, rows: int, columns: int) -> None:
    """Take a card back that `lay` has put down; rows and columns are those in use before."""
    shown = FACE_DOWN
    if (int(state.face_up[seat]) >> cell) & 1:
        shown = int(state.cell[seat, cell])
    clear(state, seat, cell, rows, columns)
    tally_card(state, seat, shown, -1)


def clear(state: State, seat: int, cell: int, rows: int, columns: int) -> None:
    """Empty a cell; rows and columns are those in use without it. The running sums stay."""
    bit = 1 << cell
    state.face_up[seat] = int(state.face_up[seat]) & ~bit
    state.occupied[seat] = int(state.occupied[seat]) ^ bit
    state.cell[seat, cell] = EMPTY
    state.rows_used[seat] = rows
    state.columns_used[seat] = columns


def try_card(state: State, seat: int, card: int, face: int, cell: int) -> int:
    """Return the value of the position after recruiting a card; the state stays as it was."""
    gold = int(state.gold[seat])
    keys = int(state.keys[seat])
    rows = int(state.rows_used[seat])
    columns = int(state.columns_used[seat])
    price = price_of(state, seat, card)
    lay(state, seat, cell, card, face)
    if face == UP:
        state.gold[seat] = gold - price
        value = value_of_ability(state, seat, card)
    else:
        state.gold[seat] = gold + FACE_DOWN_GOLD
        state.keys[seat] = keys + FACE_DOWN_KEYS
        value = evaluate(state, seat)
    lift(state, seat, cell, rows, columns)
    state.gold[seat] = gold
    state.keys[seat] = keys
    return value


def best_cell(state: State, seat: int, card: int, face: int) -> int:
    """Return the cell where a card promises most."""
    best = WORST
    chosen = EMPTY
    places = open_cells(state, seat)
    for cell in range(NUM_CELLS):
        if (places >> cell) & 1:
            value = try_card(state, seat, card, face, cell)
            if value > best:
                best = value
                chosen = cell
    return chosen


def best_value(state: State, seat: int, card: int, face: int) -> int:
    """Return the most a card promises anywhere."""
    return try_card(state, seat, card, face, best_cell(state, seat, card, face))


def best_take(state: State, seat: int, location: int) -> int:
    """Return the slot of the best card to buy in a row, EMPTY if none can be bought."""
    best = WORST
    chosen = EMPTY
    for slot in range(ROW_SIZE):
        card = int(state.row[location, slot])
        if card != EMPTY and price_of(state, seat, card) <= int(state.gold[seat]):
            value = best_value(state, seat, card, UP)
            if value > best:
                best = value
                chosen = slot
    return chosen


def value_of_row(state: State, seat: int, location: int) -> int:
    """Return the most that buying in a row promises."""
    slot = best_take(state, seat, location)
    if slot == EMPTY:
        return WORST
    return best_value(state, seat, int(state.row[location, slot]), UP)


# --- deciding


def choose_turn(state: State, seat: int) -> int:
    """Spend a key if that promises enough, or take the best card of the row."""
    location = int(state.messenger)
    slot = best_take(state, seat, location)
    bought = WORST
    if slot != EMPTY:
        bought = best_value(state, seat, int(state.row[location, slot]), UP)
    hidden = best_value(state, seat, int(state.row[location, 0]), DOWN)
    here = max(bought, hidden)
    keys = key_bits(state, seat)
    if (keys >> KEY_MESSENGER) & 1:
        there = value_of_row(state, seat, CASTLE + VILLAGE - location)
        if there - here > MESSENGER_GAIN:
            return KEY_MESSENGER
    if (keys >> KEY_REFRESH) & 1 and here - evaluate(state, seat) < REFRESH_BELOW:
        return KEY_REFRESH
    if bought >= hidden:
        return TAKE_UP + slot
    return TAKE_DOWN


def choose_discard(state: State, seat: int) -> int:
    """Discard the card that pays most."""
    location = discard_location(int(state.cell[seat, int(state.placed)]))
    best = -1
    chosen = 0
    for slot in range(ROW_SIZE):
        card = int(state.row[location, slot])
        if card != EMPTY and int(COST[card]) > best:
            best = int(COST[card])
            chosen = slot
    return DISCARD_SLOT + chosen


def choose(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Return the most promising action."""
    if state.phase == ACT:
        return choose_turn(state, seat)
    if state.phase == PLACE:
        card = int(state.row[int(state.messenger), int(state.slot)])
        return PLACE_AT + best_cell(state, seat, card, int(state.face))
    if state.phase == CHOOSE:
        card = int(state.cell[seat, int(state.placed)])
        first = value_after_line(state, seat, card, 0)
        second = value_after_line(state, seat, card, 1)
        return CHOOSE_LINE if first > second else CHOOSE_LINE + 1
    return choose_discard(state, seat)
