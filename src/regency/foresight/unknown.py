"""Whole numbers of which some are unknown: what rules reckon with while a move is foreseen.

An unknown number is one of three far values that no rule reaches. What is reckoned from something
unknown is unknown, an unknown place of an array may be any, and an unknown condition asks the walk
which way is gone this time. What comes out as a plain number in every way is the same in every deal
there can be. All of this compiles; `rewriting` puts it into copies of a game's own functions.
"""

from regency.core.types import EMPTY, HIDDEN, Ints

#: Any number; a true entry of a state, which is never HIDDEN; one that is not EMPTY either.
SOME = 1 << 62
ENTRY = SOME + 1
FILLED = SOME + 2

#: Unknown conditions one after the other on the way through a rule, and ways altogether.
MOST_CONDITIONS = 8
MOST_WAYS = 16
#: Times that loops without a known end may go round on one way.
MOST_ROUNDS = 10_000

# A walk: how many conditions were asked on this way, how many of them are decided, how many there
# may be, whether more is unknown than can be followed, rounds left, how many ways were gone in the
# end (for whoever wants to know), and the decisions themselves.
ASKED, DECIDED, MOST, PUZZLED, ROUNDS, GONE, TURNS = 0, 1, 2, 3, 4, 5, 6
WALK = TURNS + MOST_CONDITIONS

_WORD_BITS = 64


# --- every way


def begin(walk: Ints, conditions: int) -> None:
    """Prepare to go every way, with at most so many unknown conditions on each."""
    walk[DECIDED] = 0
    walk[MOST] = conditions
    walk[PUZZLED] = 0


def set_out(walk: Ints) -> None:
    """Go to the start of a way."""
    walk[ASKED] = 0
    walk[ROUNDS] = MOST_ROUNDS


def another_way(walk: Ints) -> bool:
    """Turn off at the last condition where that is possible, and tell whether it was."""
    decided = int(walk[DECIDED])
    while decided > 0 and walk[TURNS + decided - 1] == 0:
        decided -= 1
    walk[DECIDED] = decided
    if decided == 0:
        return False
    walk[TURNS + decided - 1] = 0
    return True


def puzzle(walk: Ints) -> None:
    """Give up this walk: nothing that is written from here on counts, and no loop goes on."""
    walk[PUZZLED] = 1


def choose(walk: Ints) -> bool:
    """Say how an unknown condition turns out on this way."""
    if walk[PUZZLED] != 0:
        return False
    asked = int(walk[ASKED])
    if asked == walk[DECIDED]:
        if asked == walk[MOST]:
            puzzle(walk)
            return False
        walk[TURNS + asked] = 1
        walk[DECIDED] = asked + 1
    walk[ASKED] = asked + 1
    return bool(walk[TURNS + asked] != 0)


def holds(walk: Ints, condition: int) -> bool:
    """Tell whether a condition holds on this way."""
    if condition >= SOME:
        return choose(walk)
    return condition != 0


def goes_on(walk: Ints) -> bool:
    """Tell whether a loop may go round once more."""
    walk[ROUNDS] -= 1
    if walk[ROUNDS] < 0:
        puzzle(walk)
    return bool(walk[PUZZLED] == 0)


def known(walk: Ints, number: int) -> int:
    """Return a number that must be known; one that is not puzzles."""
    if number >= SOME:
        puzzle(walk)
        return 0
    return number


# --- numbers


def is_never(number: int, other: int) -> bool:
    """Tell whether a number cannot be HIDDEN, or cannot be EMPTY."""
    if number < SOME:
        return number != other
    return number == FILLED or (number == ENTRY and other == HIDDEN)


def merged(one: int, other: int) -> int:
    """Return the number that both are, or an unknown one."""
    if one < SOME and one == other:
        return one
    if not (is_never(one, HIDDEN) and is_never(other, HIDDEN)):
        return SOME
    return FILLED if is_never(one, EMPTY) and is_never(other, EMPTY) else ENTRY


def either(one: int, other: int) -> bool:
    """Tell whether one of two numbers is unknown."""
    return one >= SOME or other >= SOME


def plus(one: int, other: int) -> int:
    """Return one + other."""
    return SOME if either(one, other) else one + other


def minus(one: int, other: int) -> int:
    """Return one - other."""
    return SOME if either(one, other) else one - other


def times(one: int, other: int) -> int:
    """Return one * other."""
    return SOME if either(one, other) else one * other


def common_bits(one: int, other: int) -> int:
    """Return one & other."""
    return SOME if either(one, other) else one & other


def all_bits(one: int, other: int) -> int:
    """Return one | other."""
    return SOME if either(one, other) else one | other


def odd_bits(one: int, other: int) -> int:
    """Return one ^ other."""
    return SOME if either(one, other) else one ^ other


def quotient(walk: Ints, one: int, other: int) -> int:
    """Return one // other."""
    if either(one, other):
        return SOME
    if other == 0:
        puzzle(walk)
        return 0
    return one // other


def remainder(walk: Ints, one: int, other: int) -> int:
    """Return one % other."""
    if either(one, other):
        return SOME
    if other == 0:
        puzzle(walk)
        return 0
    return one % other


def shifted_up(walk: Ints, one: int, by: int) -> int:
    """Return one << by."""
    if either(one, by):
        return SOME
    if by < 0 or by >= _WORD_BITS:
        puzzle(walk)
        return 0
    return one << by


def shifted_down(walk: Ints, one: int, by: int) -> int:
    """Return one >> by."""
    if either(one, by):
        return SOME
    if by < 0 or by >= _WORD_BITS:
        puzzle(walk)
        return 0
    return one >> by


def negative(number: int) -> int:
    """Return -number."""
    return SOME if number >= SOME else -number


def inverted(number: int) -> int:
    """Return ~number."""
    return SOME if number >= SOME else ~number


def magnitude(number: int) -> int:
    """Return abs(number)."""
    return SOME if number >= SOME else abs(number)


def largest(one: int, other: int) -> int:
    """Return max(one, other)."""
    return SOME if either(one, other) else max(one, other)


def smallest(one: int, other: int) -> int:
    """Return min(one, other)."""
    return SOME if either(one, other) else min(one, other)


def unlike(number: int, other: int) -> int:
    """Return 0 if an unknown number is never another one, else that it may be."""
    is_code = HIDDEN <= other <= EMPTY
    return 0 if is_code and is_never(number, other) else SOME


def equal(one: int, other: int) -> int:
    """Return one == other."""
    if not either(one, other):
        return 1 if one == other else 0
    if one < SOME:
        return unlike(other, one)
    return unlike(one, other) if other < SOME else SOME


def different(one: int, other: int) -> int:
    """Return one != other."""
    alike = equal(one, other)
    return SOME if alike >= SOME else 1 - alike


def less(one: int, other: int) -> int:
    """Return one < other."""
    return SOME if either(one, other) else (1 if one < other else 0)


def at_most(one: int, other: int) -> int:
    """Return one <= other."""
    return SOME if either(one, other) else (1 if one <= other else 0)


def greater(one: int, other: int) -> int:
    """Return one > other."""
    return less(other, one)


def at_least(one: int, other: int) -> int:
    """Return one >= other."""
    return at_most(other, one)


# --- arrays: all entries one after the other, from `base` on; axes have the sizes n, m, k


def place(walk: Ints, n: int, i: int) -> int:
    """Return a known place of an axis, counted from its start; one that is not there puzzles."""
    if i < -n or i >= n:
        puzzle(walk)  # no deal leads here: two conditions were unknown that hang together
        return 0
    return i + n if i < 0 else i


def merged_entries(array: Ints, base: int, first: int, end: int, step: int) -> int:
    """Return the number that some entries all are, or an unknown one."""
    found = int(array[base + first])
    for at in range(first + step, end, step):
        found = merged(found, int(array[base + at]))
    return found


def read1(walk: Ints, array: Ints, base: int, n: int, i: int) -> int:
    """Return an entry of an array with one axis."""
    if i >= SOME:
        return merged_entries(array, base, 0, n, 1)
    return int(array[base + place(walk, n, i)])


def read2(walk: Ints, array: Ints, base: int, n: int, m: int, i: int, j: int) -> int:
    """Return an entry of an array with two axes."""
    if i < SOME:
        return read1(walk, array, base + place(walk, n, i) * m, m, j)
    if j < SOME:
        return merged_entries(array, base, place(walk, m, j), n * m, m)
    return merged_entries(array, base, 0, n * m, 1)


def read3(
    walk: Ints, array: Ints, base: int, n: int, m: int, k: int, i: int, j: int, h: int
) -> int:
    """Return an entry of an array with three axes."""
    if i < SOME:
        return read2(walk, array, base + place(walk, n, i) * m * k, m, k, j, h)
    found = read2(walk, array, base, m, k, j, h)
    for row in range(1, n):
        found = merged(found, read2(walk, array, base + row * m * k, m, k, j, h))
    return found


def merge_into(
    walk: Ints, array: Ints, base: int, first: int, end: int, step: int, number: int
) -> None:
    """Change entries any of which may be the one that is meant."""
    if walk[PUZZLED] == 0:
        for at in range(base + first, base + end, step):
            array[at] = merged(int(array[at]), number)


def write1(walk: Ints, array: Ints, base: int, n: int, i: int, number: int) -> None:
    """Change an entry of an array with one axis."""
    if i < SOME:
        at = base + place(walk, n, i)
        if walk[PUZZLED] == 0:
            array[at] = number
    else:
        merge_into(walk, array, base, 0, n, 1, number)


def write2(walk: Ints, array: Ints, base: int, n: int, m: int, i: int, j: int, number: int) -> None:
    """Change an entry of an array with two axes."""
    if i < SOME:
        write1(walk, array, base + place(walk, n, i) * m, m, j, number)
    elif j < SOME:
        merge_into(walk, array, base, place(walk, m, j), n * m, m, number)
    else:
        merge_into(walk, array, base, 0, n * m, 1, number)


def write3(
    walk: Ints, array: Ints, base: int, n: int, m: int, k: int, i: int, j: int, h: int, number: int
) -> None:
    """Change an entry of an array with three axes, the first of them known."""
    write2(walk, array, base + place(walk, n, known(walk, i)) * m * k, m, k, j, h, number)


def row_start(walk: Ints, base: int, n: int, m: int, i: int) -> int:
    """Return where a row of an array with two axes begins; an unknown row puzzles."""
    return base + place(walk, n, known(walk, i)) * m


def row(array: Ints, start: int, size: int) -> Ints:
    """Return so many entries of an array, to be passed on."""
    return array[start : start + size]


# --- arrays with two axes that were passed on, such as events


def read_table(walk: Ints, table: Ints, i: int, j: int) -> int:
    """Return an entry at a known place."""
    row, column = place(walk, table.shape[0], known(walk, i)), known(walk, j)
    return int(table[row, place(walk, table.shape[1], column)])


def write_table(walk: Ints, table: Ints, i: int, j: int, number: int) -> None:
    """Change an entry at a known place."""
    row = place(walk, table.shape[0], known(walk, i))
    column = place(walk, table.shape[1], known(walk, j))
    if walk[PUZZLED] == 0:
        table[row, column] = number
