"""A rule-of-thumb player: tries every card in every place and keeps the tableau that promises most.

A tableau is valued in hundredths of a point: what its scrolls pay now, what they may still come to
pay for each place that is empty, and what gold, keys and discounts are good for until then.
"""

from regency.core.kernel import count_bits
from regency.core.types import EMPTY, Mask, State, Words
from regency.games.castle_combo.rules.effects import counted, has_line, room_in, room_in_all
from regency.games.castle_combo.rules.scoring import (
    cells_in_scope,
    scroll_points,
    times,
)
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
)
from regency.games.castle_combo.tables import (
    ALL_PLAYERS_GAIN_KEYS,
    BANNER_TALLY,
    CASTLE,
    CHOICE,
    COLUMN_OF,
    COST,
    DISCARD_FROM_ROW,
    DISCOUNT_TALLY,
    DISTINCT_TALLY,
    EMPTY_TALLY,
    FACE_DOWN,
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    FIRST_ORIGIN,
    GAIN_GOLD_PER,
    GAIN_KEYS,
    GAIN_KEYS_PER,
    IF_FACE_DOWN_CARD,
    IF_SHIELD_MISSING,
    IN_TABLEAU,
    LAST_ORIGIN,
    LINE_AMOUNT,
    LINE_KIND,
    LINE_LOCATION,
    LINE_PAYS_KEYS,
    MISSING_TALLY,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_SHIELDS,
    NUM_TALLIES,
    OPPONENTS_GAIN_GOLD,
    OPPONENTS_GAIN_KEYS,
    PER_BANNER,
    PER_BANNER_SET,
    PER_DISTINCT_SHIELD_TYPE,
    PER_GOLD_ON_ALL_PURSES,
    PER_GOLD_ON_THIS_PURSE,
    PER_IDENTICAL_SHIELD_SET,
    PER_KEY,
    PER_MISSING_SHIELD_TYPE,
    PER_SHIELD,
    PER_SHIELD_SET,
    POSITION,
    PURSE_ADD_EACH,
    PURSE_FILL,
    ROW_OF,
    SCROLL_BANNERS,
    SCROLL_KIND,
    SCROLL_PLACES,
    SCROLL_POINTS,
    SCROLL_SCOPE,
    SCROLL_SET,
    SCROLL_SIZE,
    SHIELD_TALLY,
    SIDE,
    TALLY,
    VILLAGE,
)

#: What suits the search (`bots.ismcts.Settings`): opponents hide nothing, so asking once will do.
SEARCH = {"ask": 1.0}

POINT = 100  # all values are hundredths of a point
WORST = -1_000_000

# What is expected of each place that is still empty, in hundredths.
SHIELD_RATE = 40  # a shield of a wanted type
TYPE_RATE = 60  # a new type of shield, in a row or column
SET_RATE = 25  # progress on each part of a set
BANNER_RATE = 50  # a wanted banner
CARD_RATE = 30  # a card that meets a condition
IDENTICAL_RATE = 10  # progress on sets of equal shields
KEYS_RATE = 120  # keys
SPOIL_RATE = 6  # how likely a place spoils a type that should stay missing
MISSING_RATE = 30  # how much a place takes from the number of missing types
FACE_DOWN_RATE = 12  # how likely a place is filled face down
STEER = 70  # how surely a card that may still end in its place does so

# What goods are worth.
GOLD_NEED = 4  # gold a place will cost
GOLD_WORTH = 60  # gold that will be spent
SPARE_WORTH = 10  # gold beyond what purses hold
PURSE_TRUST = 90  # how surely spare gold ends on a purse, in per cent
ROOM_RATE = 2  # gold a place may still bring for a purse with room
ROOM_WORTH = 60
KEY_WORTH = 130
DISCOUNT_RATE = 40  # a discount, for each place
GIFT_COST = 20  # gold or a key given to each opponent

# When a key is spent.
MESSENGER_GAIN = 150  # the other row must be so much better
REFRESH_BELOW = 300  # a row that adds less than this is replaced


def count_cells(cells: int) -> int:
    """Return how many cells are in a set."""
    return count_bits(cells)


def empty_in_scope(state: State, seat: int, cell: int, scope: int) -> int:
    """Return how many places of the card's row, column or both are still empty."""
    taken = int(state.occupied[seat]) & cells_in_scope(cell, scope)
    size = SIDE if scope != SIDE else SIDE + SIDE - 1
    return size - count_cells(taken)


def expect_place(state: State, seat: int, cell: int, card: int) -> int:
    """Return how surely the card ends on a place its scroll asks for, in per cent."""
    rows = int(state.rows_used[seat])
    columns = int(state.columns_used[seat])
    hits = 0
    all_ends = 0
    for top in range(int(FIRST_ORIGIN[rows]), int(LAST_ORIGIN[rows]) + 1):
        for left in range(int(FIRST_ORIGIN[columns]), int(LAST_ORIGIN[columns]) + 1):
            place = (int(ROW_OF[cell]) - top) * SIDE + int(COLUMN_OF[cell]) - left
            all_ends += 1
            hits += (int(SCROLL_PLACES[card]) >> place) & 1
    if hits == all_ends:
        return POINT
    if hits == 0:
        return 0
    return STEER + (POINT - STEER) * hits // all_ends


def expect_shield_set(state: State, seat: int, card: int, left: int) -> int:
    """Return the sets of different shields to be expected, in hundredths."""
    wanted = int(SCROLL_SET[card])
    least = POINT * NUM_CELLS
    for shield in range(NUM_SHIELDS):
        if (wanted >> shield) & 1:
            shields = int(state.tally[seat, SHIELD_TALLY + shield])
            least = min(least, shields * POINT + SET_RATE * left)
    return least


def expect_banner_set(state: State, seat: int, card: int, left: int) -> int:
    """Return the sets of banners to be expected, in hundredths."""
    least = POINT * NUM_CELLS
    for location in range(NUM_LOCATIONS):
        wanted = int(SCROLL_BANNERS[card, location])
        if wanted > 0:
            banners = int(state.tally[seat, BANNER_TALLY + location])
            least = min(least, (banners * POINT + BANNER_RATE * left) // wanted)
    return least


def expect_identical(state: State, seat: int, card: int, left: int) -> int:
    """Return the sets of equal shields to be expected, in hundredths."""
    size = int(SCROLL_SIZE[card])
    sets = IDENTICAL_RATE * left
    for shield in range(NUM_SHIELDS):
        shields = int(state.tally[seat, SHIELD_TALLY + shield])
        sets += shields // size * POINT + shields % size * POINT // (size + size)
    return sets


def expect(state: State, seat: int, cell: int, card: int, left: int) -> int:
    """Return how often a scroll will pay, in hundredths, with *left* places still empty."""
    kind = SCROLL_KIND[card]
    if kind == POSITION:
        return expect_place(state, seat, cell, card)
    if kind == PER_GOLD_ON_THIS_PURSE:
        return int(state.purse[seat, cell]) * POINT
    if kind == PER_GOLD_ON_ALL_PURSES:
        return times(state, seat, cell, card) * PURSE_TRUST
    if kind == PER_SHIELD_SET:
        return expect_shield_set(state, seat, card, left)
    if kind == PER_BANNER_SET:
        return expect_banner_set(state, seat, card, left)
    if kind == PER_IDENTICAL_SHIELD_SET:
        return expect_identical(state, seat, card, left)
    now = times(state, seat, cell, card) * POINT
    scope = int(SCROLL_SCOPE[card])
    if kind == PER_SHIELD:
        return now + SHIELD_RATE * empty_in_scope(state, seat, cell, scope)
    if kind == PER_DISTINCT_SHIELD_TYPE:
        empty = left if scope == IN_TABLEAU else empty_in_scope(state, seat, cell, scope)
        return min(now + TYPE_RATE * empty, NUM_SHIELDS * POINT)
    if kind == IF_SHIELD_MISSING:
        return now - SPOIL_RATE * left if now > 0 else 0
    if kind == PER_MISSING_SHIELD_TYPE:
        return max(now - MISSING_RATE * left, 0)
    if kind == PER_KEY:
        return now + KEYS_RATE * left
    if kind == PER_BANNER:
        return now + BANNER_RATE * left
    if kind == IF_FACE_DOWN_CARD:
        return max(now, FACE_DOWN_RATE * left)
    return now + CARD_RATE * left


def value_of_gold(state: State, seat: int, left: int) -> int:
    """Return what the gold in hand is good for: to buy, to fill purses, to break ties."""
    gold = int(state.gold[seat])
    spent = min(gold, GOLD_NEED * left)
    room = room_in_all(state, seat)
    kept = min(gold - spent, room)
    value = spent * GOLD_WORTH + kept * (POINT + POINT) * PURSE_TRUST // POINT
    value += (gold - spent - kept) * SPARE_WORTH
    return value + min(room - kept, ROOM_RATE * left) * ROOM_WORTH


def evaluate(state: State, seat: int) -> int:
    """Return what a seat's tableau and goods promise."""
    left = int(state.tally[seat, EMPTY_TALLY])
    shown = int(state.face_up[seat])
    if left == 0:
        value = int(state.keys[seat]) * POINT
        for cell in range(NUM_CELLS):
            if (shown >> cell) & 1:
                value += scroll_points(state, seat, cell) * POINT
        return value
    value = int(state.keys[seat]) * KEY_WORTH + value_of_gold(state, seat, left)
    discounts = int(state.tally[seat, DISCOUNT_TALLY]) + int(state.tally[seat, DISCOUNT_TALLY + 1])
    value += discounts * DISCOUNT_RATE * left
    for cell in range(NUM_CELLS):
        if (shown >> cell) & 1:
            card = int(state.cell[seat, cell])
            value += int(SCROLL_POINTS[card]) * expect(state, seat, cell, card, left)
    return value


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
    bit = 1 << cell
    shown = FACE_DOWN
    if int(state.face_up[seat]) & bit:
        shown = int(state.cell[seat, cell])
        state.face_up[seat] = int(state.face_up[seat]) ^ bit
    state.occupied[seat] = int(state.occupied[seat]) ^ bit
    state.cell[seat, cell] = EMPTY
    state.rows_used[seat] = rows
    state.columns_used[seat] = columns
    missing = 0
    for column in range(NUM_TALLIES):
        state.tally[seat, column] = int(state.tally[seat, column]) - int(TALLY[shown, column])
    for shield in range(NUM_SHIELDS):
        if state.tally[seat, SHIELD_TALLY + shield] == 0:
            missing += 1
    state.tally[seat, MISSING_TALLY] = missing
    state.tally[seat, DISTINCT_TALLY] = NUM_SHIELDS - missing


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


def choose(state: State, seat: int, mask: Mask, rng: Words) -> int:
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
