"""What you could know: no figure of a seat's own eyes changes with what it could not see."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

import pytest
from tests.analysis.matches import finished

from regency.analysis import Decision, Effort, Review, review
from regency.analysis.decisions import Loss
from regency.analysis.drivers import WIN
from regency.analysis.evaluator import Judge, Playouts
from regency.analysis.review import CLOSER_LOOKS, closer_looks
from regency.core.game import Game
from regency.core.match import Match, Position
from regency.core.types import Ints, State
from regency.games import game

#: Enough decisions that not all of them are looked at more closely.
LITTLE = Effort(ledger=2, decision=4)
CHECK, BET = 0, 1
#: Matches of Kuhn poker in which nobody shows a card: who folds loses.
FOLDED = [(BET, CHECK), (CHECK, BET, CHECK)]
CARDS = {0, 1, 2}
#: In so few deals one's eyes often see no loss where open hands see one.
FEWEST, SEEDS = Effort(ledger=1, decision=2), 4


def of_eyes(found: Review, seat: int) -> tuple[list[Loss], float | None]:
    """Return all that a review says of a seat by what it could know."""
    return [one.eyes for one in found.decisions if one.seat == seat], found.accuracy(seat)


def folded(own: int, rivals: int, seat: int, actions: Sequence[int]) -> Match:
    """Return a match of Kuhn poker by the card of a seat and of its rival."""
    position = Position(game("kuhn"), 2)
    position.chance((own, rivals) if seat == 0 else (rivals, own))
    for number, action in enumerate(actions):
        position.play(number % 2, action)
    return position.match


@pytest.mark.parametrize("own", sorted(CARDS))
@pytest.mark.parametrize("actions", FOLDED)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_with_another_hidden_card_is_the_same_to_ones_eyes(
    seat: int, actions: Sequence[int], own: int
) -> None:
    """The rival never shows which of two cards it holds: to the seat both are one match."""
    for seed in range(SEEDS):
        one, other = (
            of_eyes(review(folded(own, rivals, seat, actions), FEWEST, seed), seat)
            for rivals in sorted(CARDS - {own})
        )
        assert one[0], "the seat had a choice"
        assert one == other


class OtherSecrets(Playouts):
    """What is known beyond one seat's eyes is all different: the very best that can be."""

    keeps = 0  # the seat whose eyes see the same as ever

    def worth(self, state: State, deals: int, first: int = 0) -> Ints:
        """Return the opposite of what it is worth."""
        return super().worth(state, deals, first)[:, :, ::-1].copy()

    def weigh(
        self,
        state: State,
        seat: int,
        viewer: int,
        actions: Sequence[int],
        deals: int,
        first: int = 0,
    ) -> Ints:
        """Return what the eyes of one seat see; to all others every action but the last wins."""
        found = super().weigh(state, seat, viewer, actions, deals, first)
        if viewer != self.keeps:
            found[:, :, WIN] = self.parts
            found[-1, :, WIN] = 0
        return found


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_know_changes_nothing_of_ones_eyes(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not which decisions are looked at more closely, nor what they weigh in the accuracy."""
    match = finished("castle-combo", seats)
    here = review(match, LITTLE, evaluator=Playouts.name)

    def judge(game: Game, seats: int, seed: int, machine: str, _: str | None) -> Judge:
        return OtherSecrets(game, seats, seed, machine)

    monkeypatch.setattr(import_module("regency.analysis.review"), "judge_of", judge)
    there = review(match, LITTLE)
    assert of_eyes(here, 1) != of_eyes(there, 1), "the rival's eyes do see something else"
    assert of_eyes(here, 0) == of_eyes(there, 0)


def lost(step: int, seat: int, eyes: float, hands: float) -> Decision:
    """Return a decision that seems to have lost so much under each lens."""
    losses = (Loss(0, one, one - 5, one + 5, 0.0, 4, 50.0) for one in (eyes, hands))
    return Decision(step, seat, 1, *losses)


def test_lenses_and_seats_do_not_share_their_closer_looks() -> None:
    many = [lost(step, step % 2, eyes=step + 1, hands=30 - step) for step in range(30)]
    wanted = closer_looks([*many, lost(30, 0, eyes=-1, hands=0)], 2)
    share = CLOSER_LOOKS // 2
    for lens, worst in (("eyes", [28, 29]), ("hands", [0, 1])):
        for seat in (0, 1):
            looks = [number for one, number in wanted if one == lens and number % 2 == seat]
            assert len(looks) == share
            assert looks[0] == worst[seat]
    assert 30 not in [number for _, number in wanted], "where nothing seems lost nothing is sought"
