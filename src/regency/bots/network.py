"""A game's network without PyTorch: weights folded once, then judged by compiled code.

Every input is a whole number or a card, so that the first layer is a sum of table rows; hidden
layers skip what is zero. All arithmetic is float32, each sum in one fixed order, products and sums
rounded apart: whatever machine runs it finds the same bits.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regency.bots.inputs import Inputs, inputs_of, told_size
from regency.bots.weights import (
    CALIBRATION,
    KNOTS,
    PLACE,
    VALUES,
    read_weights,
    weights_path,
)
from regency.core.engine import AnyFunction, Rules, engine, undispatched
from regency.core.game import Game
from regency.core.slots import MAX_SEATS, OBSERVATION_SIZE, observe, prospects, scores
from regency.core.types import Ints, Mask, Scores, State, States

Floats = NDArray[np.float32]
Float = np.float32

#: Counts are small: a fifth of them is near 1.
NUMBER_SCALE = 0.2
#: Rows that are added at once: the sum is read and written a quarter as often.
TOGETHER = 4
#: Columns of a term: what grows, by which entry times which other (`Inputs.focuses`).
GROWS, ENTRY, CHOOSER = range(3)
#: Columns of a card input: where it stands, and its table.
STANDS, TABLE = range(2)
#: Of all that `look` takes behind state and viewer (`looking`): where it counts points, and
#: where it writes its answer.
TOLD, POINTS_SO_FAR, OUT = 0, 14, 19
NOTHING = np.float32(0.0)
#: Places go from -1 to 1: knots to a place, and the first knot of the last stretch.
ONE = np.float32(1.0)
KNOTS_A_PLACE = np.float32((KNOTS - 1) / 2)
LAST_KNOT = np.float32(KNOTS - 1)
LAST_STRETCH = KNOTS - 2


@dataclass(frozen=True)
class Network:
    """A network ready to be looked with: index lists and float32 arrays, all read only.

    `look` takes them in this order.
    """

    told: int  # 1: points so far are inputs
    terms: Ints  # int32[terms, 3]
    numbers: Ints  # int32: entries that are numbers; points come behind them
    cards: Ints  # int32[cards, 2]: entries that tell a card, and the table of each
    kinds: int  # of cards: rows of a table
    first: Floats  # [numbers and points, width]
    tables: Floats  # [tables × kinds, width]: what a card adds beyond an empty place
    first_bias: Floats  # with every place empty
    hidden: Floats  # [depth, width, width], by what comes in
    hidden_bias: Floats  # [depth, width]
    heads: Floats  # [width, actions and values]
    heads_bias: Floats
    calibration: Floats  # [seats from two, KNOTS], see `weights.CALIBRATION`; no rows: as it is
    lead_scale: float  # points that a lead of 1 stands for
    about: dict[str, Any]  # what the file says about itself

    def arrays(self) -> tuple[Any, ...]:
        """Return what `look` takes."""
        return (
            self.told, self.terms, self.numbers, self.cards, self.kinds, self.first, self.tables,
            self.first_bias, self.hidden, self.hidden_bias, self.heads, self.heads_bias,
            self.calibration,
        )  # fmt: skip


def load_network(game: Game, path: Path | None = None) -> Network:
    """Return the network of a game's folder, or of a file; raises WeightsError."""
    arrays, about = read_weights(path or weights_path(game), game)
    inputs = inputs_of(game)
    told = bool(about["settings"].get("points_told", False))
    scales = np.full((len(arrays["plain"]), 1), NUMBER_SCALE, np.float32)
    scales[len(inputs.numbers) :] = 1 / arrays["lead_scale"]
    kinds = len(inputs.printed)
    tables, bias = _fold_cards(game, arrays, inputs)
    depth = int(about["settings"]["depth"])
    hidden = np.stack([arrays[f"hidden.{i}.weight"].T for i in range(depth)])
    return Network(
        int(told), terms_of(inputs), inputs.numbers.astype(np.int32), cards_of(inputs), kinds,
        _kept(arrays["plain"] * scales), _kept(tables), _kept(bias), _kept(hidden),
        _kept(np.stack([arrays[f"hidden.{i}.bias"] for i in range(depth)])),
        _kept(np.concatenate([arrays["policy.weight"], arrays["value.weight"]]).T),
        _kept(np.concatenate([arrays["policy.bias"], arrays["value.bias"]])),
        _kept(arrays.get(CALIBRATION, np.zeros((0, KNOTS), np.float32))),
        float(arrays["lead_scale"]), about,
    )  # fmt: skip


def _kept(array: Floats) -> Floats:
    return np.ascontiguousarray(array, np.float32)


def terms_of(inputs: Inputs) -> Ints:
    """Return what is shown once more as sums of products, in an order that can be followed."""
    terms, grows = [], inputs.size
    for focus in inputs.focuses:
        for column in range(focus.entries.shape[1]):
            for entry, chooser in zip(focus.entries[:, column], focus.chooser, strict=True):
                terms.append((grows + column, entry, chooser))
        grows += focus.entries.shape[1]
    return np.array(terms, np.int32).reshape(-1, 3)


def cards_of(inputs: Inputs) -> Ints:
    """Return entry and table of every card: at places one each, of opponents one an opponent."""
    rows = [(entry, table) for table, entry in enumerate(inputs.places.tolist())]
    for opponent, entries in enumerate(inputs.others.tolist()):
        rows += [(entry, len(inputs.places) + opponent) for entry in entries]
    return np.array(rows, np.int32).reshape(-1, 2)


def _fold_cards(game: Game, arrays: dict[str, Floats], inputs: Inputs) -> tuple[Floats, Floats]:
    """Return the tables' rows beyond card 0, which stands for none, and the bias with it."""
    bias = _kept(arrays["first_bias"]).copy()
    if "place" not in arrays:
        return np.zeros((0, len(bias)), np.float32), bias
    printed, place = _kept(inputs.printed), _kept(arrays["place"])
    tables = np.zeros((len(place) * len(printed), len(bias)), np.float32)
    engine(game).bind(fold)(
        printed, _kept(arrays["read.weight"]), _kept(arrays["read.bias"]),
        _kept(arrays["know"]).copy(), place, cards_of(inputs), tables, bias,
    )  # fmt: skip
    return tables, bias


class Looker:
    """One who looks with a network: its work space, on one machine."""

    def __init__(self, game: Game, network: Network, machine: str = "numba") -> None:
        self._made_of = (game, network, machine)
        rules: Rules = engine(game, machine)
        self._states = rules.new(1)
        self._actions = int(game.rules.ACTIONS.count)
        self._seats = int(game.rules.MAX_SEATS)
        self._given = looking(game, network)
        self.out: Floats = self._given[OUT]
        bound = rules.bind(look_at)
        self._look: AnyFunction = undispatched(bound, self._states, 0, self._given)

    def __reduce__(self) -> tuple[type[Looker], tuple[Game, Network, str]]:
        return Looker, self._made_of  # all it holds is work space

    def look(self, seen: State, seat: int) -> None:
        """Judge a position as a seat sees it: `logits` and `values` hold what was found."""
        self._states[0] = seen
        self._look(self._states, seat, self._given)

    @property
    def logits(self) -> Floats:
        """Return how good every action seems: logarithms of its chance, but for a constant."""
        return self.out[: self._actions]

    @property
    def values(self) -> Floats:
        """Return place (1 first, -1 last) and lead to be expected [seats, VALUES], own first."""
        return self.out[self._actions :].reshape(self._seats, VALUES)

    def best(self, legal: Mask) -> int:
        """Return the legal action that seemed best; of equals the first."""
        return int(np.where(legal != 0, self.logits, -np.inf).argmax())


def looking(game: Game, network: Network) -> tuple[Any, ...]:
    """Return all that `look` takes behind state and viewer: a network, and room to work in."""
    width = len(network.first_bias)
    behind = int(network.terms[:, GROWS].max()) + 1 if len(network.terms) else 0
    seen = np.zeros(max(told_size(game), behind), np.int8)
    points = np.zeros((game.rules.MAX_SEATS, game.rules.SCORE_COLUMNS), np.int32)
    most = max(len(network.first), len(network.cards), width)
    rows, factors = np.zeros(most, np.int32), np.zeros(most, np.float32)
    here, there = (np.zeros(width, np.float32) for _ in range(2))
    out = np.zeros(len(network.heads_bias), np.float32)
    return (*network.arrays(), seen, points, rows, factors, here, there, out)


# --- compiled from here on


def fold(
    printed: Floats, read: Floats, read_bias: Floats, know: Floats, place: Floats, cards: Ints,
    tables: Floats, bias: Floats,
) -> None:  # fmt: skip
    """Write what every card adds at every place beyond card 0, which stands for none.

    The bias becomes that with every place empty. What is read of cards is added to *know*: it is
    overwritten. Sums go from first to last, as those of a look.
    """
    kinds = printed.shape[0]
    for card in range(kinds):
        for i in range(know.shape[1]):
            known = know[card, i] + read_bias[i]
            for column in range(printed.shape[1]):
                known += printed[card, column] * read[i, column]
            know[card, i] = known
    for table in range(place.shape[0]):
        for card in range(kinds):
            row = tables[table * kinds + card]
            for i in range(know.shape[1]):
                weight, reads = know[card, i], place[table, i]
                for j in range(row.shape[0]):
                    row[j] += weight * reads[j]
    for i in range(cards.shape[0]):
        row = tables[cards[i, TABLE] * kinds]
        for j in range(row.shape[0]):
            bias[j] += row[j]
    for table in range(place.shape[0]):
        for card in range(kinds - 1, -1, -1):
            row, nobody = tables[table * kinds + card], tables[table * kinds]
            for j in range(row.shape[0]):
                row[j] -= nobody[j]


def look_at(states: States, viewer: int, net: tuple[Any, ...]) -> None:
    """Judge states[0]; `net` is all that `look` takes behind state and viewer."""
    look(states[0], viewer, *net)


def look(
    state: State, viewer: int, told: int, terms: Ints, numbers: Ints, cards: Ints, kinds: int,
    first: Floats, tables: Floats, first_bias: Floats, hidden: Floats, hidden_bias: Floats,
    heads: Floats, heads_bias: Floats, calibration: Floats, seen: Ints, points: Scores,
    rows: Ints, factors: Floats, here: Floats, there: Floats, out: Floats,
) -> None:  # fmt: skip
    """Write logits and values of what *viewer* sees of a state."""
    observe(state, viewer, seen)
    prospects(state, viewer, seen, OBSERVATION_SIZE)
    for i in range(terms.shape[0]):
        seen[terms[i, GROWS]] = 0
    for i in range(terms.shape[0]):
        chosen = int(seen[terms[i, ENTRY]]) * int(seen[terms[i, CHOOSER]])
        seen[terms[i, GROWS]] += chosen
    count = 0
    for i in range(numbers.shape[0]):
        if seen[numbers[i]] != 0:
            rows[count] = i
            factors[count] = np.float32(seen[numbers[i]])
            count += 1
    if told != 0:
        scores(state, points)
        seats = int(state.seats)
        for i in range(seats):
            seat = viewer + i
            mine = points[seat if seat < seats else seat - seats, 0]
            if mine != 0:
                rows[count] = numbers.shape[0] + i
                factors[count] = np.float32(mine)
                count += 1
    for j in range(here.shape[0]):
        here[j] = first_bias[j]
    add_rows(here, first, rows, factors, count)
    count = 0
    for i in range(cards.shape[0]):
        card = int(seen[cards[i, STANDS]])
        if card != 0:
            rows[count] = cards[i, TABLE] * kinds + card
            factors[count] = np.float32(1.0)
            count += 1
    add_rows(here, tables, rows, factors, count)
    for layer in range(hidden.shape[0]):
        count = rectify(here, rows, factors)
        for j in range(there.shape[0]):
            there[j] = hidden_bias[layer, j]
        add_rows(there, hidden[layer], rows, factors, count)
        for j in range(here.shape[0]):
            here[j] = there[j]
    count = rectify(here, rows, factors)
    for j in range(out.shape[0]):
        out[j] = heads_bias[j]
    add_rows(out, heads, rows, factors, count)
    if calibration.shape[0] > 0:
        seats = int(state.seats)
        first = out.shape[0] - MAX_SEATS * VALUES
        for i in range(seats):
            at = first + i * VALUES + PLACE
            out[at] = calibrated(out[at], calibration[seats - 2])


def calibrated(place: Float, knots: Floats) -> Float:
    """Return what a place that is expected means, in straight lines between knots."""
    along = (place + ONE) * KNOTS_A_PLACE
    along = min(max(along, NOTHING), LAST_KNOT)
    knot = min(int(along), LAST_STRETCH)
    part = along - np.float32(knot)
    here: Float = knots[knot] + part * (knots[knot + 1] - knots[knot])
    return here


def rectify(here: Floats, rows: Ints, factors: Floats) -> int:
    """List what is above zero; return how much."""
    count = 0
    for j in range(here.shape[0]):
        if here[j] > NOTHING:
            rows[count] = j
            factors[count] = here[j]
            count += 1
    return count


def add_rows(out: Floats, table: Floats, rows: Ints, factors: Floats, count: int) -> None:
    """Add rows of a table, each times its factor, in their order."""
    whole = count - count % TOGETHER
    for k in range(0, whole, TOGETHER):
        a, b, c, d = factors[k], factors[k + 1], factors[k + 2], factors[k + 3]
        row_a, row_b = table[rows[k]], table[rows[k + 1]]
        row_c, row_d = table[rows[k + 2]], table[rows[k + 3]]
        for j in range(out.shape[0]):
            out[j] = (((out[j] + a * row_a[j]) + b * row_b[j]) + c * row_c[j]) + d * row_d[j]
    for k in range(whole, count):
        a, row_a = factors[k], table[rows[k]]
        for j in range(out.shape[0]):
            out[j] = out[j] + a * row_a[j]
