"""Kuhn poker in the open record: `pass` and `bet`, one action a decision."""

from collections.abc import Mapping, Sequence

from regency.core.game import Clauses, Expectation
from regency.core.record_values import Refused, malformed, want_ids, want_one_of
from regency.core.types import State
from regency.games.kuhn.data.tables import IDS, number_of
from regency.games.kuhn.rules.state import BET_ACTION, CHECK_ACTION, DEAL, DONE

CLAUSES = Clauses(seats="KU-1", deal="KU-2", end="KU-5", score="KU-6", places="KU-6")

WORDS = {"pass": CHECK_ACTION, "bet": BET_ACTION}


def card_id(card: int) -> str:
    """Return the id that a record gives a card."""
    return IDS[card]


def read_deal(deal: Mapping[str, object], seats: int) -> list[list[int]]:
    """Read `{"cards": [first seat's, second seat's]}`."""
    return [want_ids(deal, "cards", number_of)]


def write_deal(outcomes: Sequence[Sequence[int]], seats: int) -> dict[str, object]:
    """Write the two cards dealt."""
    return {"cards": [IDS[card] for card in outcomes[0]]} if outcomes else {"cards": []}


def settled(state: State) -> bool:
    """Every action is a whole decision."""
    return True


def expects(state: State) -> Expectation:
    """Say what must come next."""
    if state.phase == DEAL:
        return Expectation("KU-2", "the deal")
    if state.phase == DONE:
        return Expectation("KU-5", "the result")
    return Expectation("KU-3", f"seat {int(state.turn)} must pass or bet")


def read_move(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    """Read `{"do": "pass"}` or `{"do": "bet"}`."""
    return [WORDS[want_one_of(line, "do", tuple(WORDS))]]


def write_move(state: State, seat: int, actions: Sequence[int]) -> dict[str, object]:
    """Write the decision."""
    return {"do": next(word for word, action in WORDS.items() if action == actions[0])}


def read_chance(
    state: State, line: Mapping[str, object], before: Mapping[str, object]
) -> list[int]:
    """Refuse: after the deal nothing is left to chance."""
    malformed("Kuhn poker has no chance lines")


def write_chance(state: State, outcome: Sequence[int]) -> dict[str, object]:
    """Refuse: after the deal nothing is left to chance."""
    raise Refused(CLAUSES.deal, "Kuhn poker has no chance lines")
