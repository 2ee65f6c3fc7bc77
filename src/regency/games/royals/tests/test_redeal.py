"""What each seat knows, and re-deals that keep to it (RY-22)."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from regency.core.engine import engine
from regency.core.match import Position
from regency.core.secrecy import redact, same
from regency.core.types import HIDDEN, SPECTATOR, State
from regency.games.royals import GAME
from regency.games.royals.data.tables import FIRST_KIND, IN_PLAY, NUM_KINDS, NUM_PILES
from regency.games.royals.rules.state import DRAW
from regency.games.royals.tests.kit import BRITAIN, FRANCE, GERMAN, SPAIN, Table
from regency.testing.laws_of_secrecy import _uniform_here
from regency.testing.walk import Plan, Visit, one_match


def arrangements(state: State, viewer: int) -> float:
    """Return in how many ways cards can lie so that hands and decks look like this, up to a factor.

    Hands are counts: old and new blind cards of a seat can be permuted within their own slots.
    """
    ways = 1.0
    for seat in range(int(state.seats)):
        if seat != viewer:
            for kind in range(NUM_KINDS):
                new = int(state.fresh_own[seat, kind])
                old = int(state.hand[seat, kind]) - int(state.known[seat, kind]) - new
                ways /= math.factorial(new) * math.factorial(old)
    return ways


@pytest.mark.clause("RY-22")
def test_cards_from_the_row_are_known_and_blind_ones_are_not() -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN, *[FRANCE] * 3, SPAIN], plots=["france+spain"])
    table.draw(0, "row", SPAIN)
    table.end(0)
    table.turn(1)
    table.draw(0, "deck", SPAIN)
    table.draw(0, "intrigue")
    assert table.hand(0) == {SPAIN: 2, "france+spain": 1}
    for viewer in (1, SPECTATOR):
        seen = table.position.seen_by(viewer)
        assert set(seen.hand[0].tolist()) == {HIDDEN}
        assert seen.known[0].tolist() == [0, 0, 0, 1] + [0] * 6
        assert seen.hand_size[0].tolist() == [2, 1]
        shown = GAME.view.view(seen, viewer)["seats"][0]
        assert shown["known"] == {SPAIN: 1}
        assert shown["hand"] is None
    drew = [GAME.rules.EVENTS.redact(f, 1)["card"] for f in table.told if f.kind == "drew"]
    assert drew.count(HIDDEN) == 1  # the one seat 0 drew; its own two it sees
    assert [f["card"] for f in table.facts("took")] == [3]


@pytest.mark.clause("RY-22")
def test_what_is_known_falls_with_every_card_of_the_kind_but_not_below_nothing() -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN, SPAIN, SPAIN, FRANCE])
    table.arrange(phase=DRAW)
    table.draw(0, "row", SPAIN)
    table.draw(0, "deck", SPAIN)
    table.draw(0, "deck", SPAIN)
    assert table.state.known[0, 3] == 1
    table.claim(0, "valencia", "marshal", {SPAIN: 1})
    assert table.state.known[0, 3] == 0
    table.claim(0, "seville", "baron", {SPAIN: 2})
    assert table.state.known[0, 3] == 0
    assert table.hand(0) == {}


def redealt(state: State, viewer: int, seed: int) -> Any:
    rules = engine(GAME, "python")
    states = rules.new(1)
    states[0] = state
    rules.determinize(states, 0, viewer, seed)
    return states[0]


@pytest.mark.clause("RY-22")
def test_a_renewed_deck_is_known_but_for_its_order() -> None:
    table = Table(2, top=[SPAIN, SPAIN, BRITAIN, GERMAN, GERMAN, BRITAIN, FRANCE])
    table.arrange(phase=DRAW)
    table.draw(0, "deck", GERMAN)
    table.draw(0, "deck", GERMAN)
    table.draw(0, "row", SPAIN)
    table.end(0)
    table.draw(1, "deck", FRANCE)
    table.drain(0, 1)
    table.draw(1, "deck")
    table.shuffle()
    deck = Counter(table.state.deck[0][: int(table.state.deck_left[0])].tolist())
    hidden = table.hand(0)
    for seed in range(20):
        other = redealt(table.state, 1, seed)
        assert Counter(other.deck[0][: int(other.deck_left[0])].tolist()) == deck
        # All other cards are in sight of seat 1, so the hand of seat 0 is no secret at all.
        assert other.hand[0].tolist() == table.state.hand[0].tolist()
    assert hidden == {GERMAN: 2, SPAIN: 1}


def small_position(seats: int = 2) -> Table:
    """Return a position with few re-deals: a deck of 3, 2 intrigue cards, some blind cards."""
    table = Table(
        seats,
        top=[SPAIN, SPAIN, BRITAIN, FRANCE, FRANCE, GERMAN, BRITAIN, BRITAIN],
        plots=["france+spain"],
    )
    table.arrange(phase=DRAW)
    table.draw(0, "deck", FRANCE)
    table.draw(0, "deck", FRANCE)
    table.draw(0, "row", SPAIN)
    table.end(0)
    table.drain(0, 3)
    table.drain(1, 1)
    return table


@pytest.mark.clause("RY-22")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
@pytest.mark.parametrize("renewed", [False, True])
def test_redeals_are_uniform_over_the_places_of_cards(viewer: int, renewed: bool) -> None:
    table = small_position()
    if renewed:
        # A renewal of four known cards; then seat 1 draws one of them blind.
        state = table.state
        table.drain(0, 1)
        table.draw(1, "deck")
        state.discard[:4] = [1, 0, 2, 1]
        table.shuffle()
        table.draw(1, "deck")
        # The other discards were set aside meanwhile: bring the counts back to the whole deck.
        for kind in range(4):
            there = int(state.hand[:, kind].sum()) + int((state.row == kind).sum())
            there += int((state.deck[0] == kind).sum())
            state.discard[kind] = int(IN_PLAY[2, kind]) - there
    position = Position(GAME, 2)
    position.states[0] = table.state
    whole = replace(GAME, redeal_key=None, redeal_weight=arrangements)
    plan = Plan(whole, redeals=6000)
    assert _uniform_here(plan, Visit(position, None, []), viewer) == 1


@pytest.mark.clause("RY-22")
def test_spent_cards_of_unknown_age_never_lead_into_a_contradiction() -> None:
    """Seats 1 and 2 held old cards {france, spain, spain}; seat 1 drew one of {france, britain}."""
    state, rules = spent_position()
    found = set()
    for seed in range(400):
        other = redealt(state, 0, seed)
        deck = int(other.deck[0, 0])
        found.add((tuple(other.hand[1][:4]), tuple(other.hand[2][:4]), deck))
    # All ways: old cards into slots a, b (seat 1) and c (seat 2), new ones into d (seat 1) and the
    # deck; seat 1 must have had a france card to pay.
    expected = set()
    for old in set(itertools.permutations([0, 3, 3])):
        for new in set(itertools.permutations([0, 2])):
            held = [old[0], old[1], new[0]]
            if 0 in held:
                held.remove(0)
                hands = [tuple(h.count(kind) for kind in range(4)) for h in (held, [old[2]])]
                expected.add((hands[0], hands[1], new[1]))
    assert found == expected
    assert rules is not None


def spent_position() -> tuple[Any, Any]:
    table = Table(3)
    state = table.state
    for slot in range(4):
        state.row[slot] = -1
    state.deck[0] = -1
    state.deck[0, 0] = 2
    state.deck_at[0], state.deck_left[0] = 0, 1
    state.fresh[:4] = [1, 0, 1, 0]
    state.hand[1, :4] = [0, 0, 0, 2]  # it had france from the new deck and paid it
    state.hand[2, :4] = [1, 0, 0, 0]
    state.hand_size[1, 0], state.hand_size[2, 0] = 2, 1
    state.fresh_own[1, :4] = [1, 0, 0, 0]
    state.old_slots[1, 0], state.old_slots[2, 0] = 2, 1
    state.new_slots[1, 0] = 1
    state.spent[1, 0] = 1
    for kind in range(4):
        there = int(state.hand[:, kind].sum()) + int((state.deck[0] == kind).sum())
        state.discard[kind] = int(IN_PLAY[3, kind]) - there
    state.phase = DRAW
    return state, table


def lots(state: State, viewer: int, pile: int) -> tuple[list[int], list[int]]:
    """Return, by kind, the old and new cards *viewer* has not located, spent ones included."""
    old, new = [], []
    for kind in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
        others = [s for s in range(int(state.seats)) if s != viewer]
        unseen = int((state.deck[pile] == kind).sum())
        unseen += sum(int(state.hand[s, kind]) - int(state.known[s, kind]) for s in others)
        unseen += sum(int(state.spent[s, kind]) for s in others)
        fresh = int(state.fresh[kind])
        if viewer >= 0:
            fresh -= int(state.fresh_own[viewer, kind])
        new.append(fresh)
        old.append(unseen - fresh)
    return old, new


def check_knowledge(state: State) -> None:
    """Check that what everybody knows is true of a state."""
    for viewer in range(SPECTATOR, int(state.seats)):
        for pile in range(NUM_PILES):
            kinds = slice(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1]))
            old, new = lots(state, viewer, pile)
            others = [s for s in range(int(state.seats)) if s != viewer]
            assert min(old) >= 0
            assert min(new) >= 0
            assert sum(old) == sum(int(state.old_slots[s, pile]) for s in others)
            drawn = sum(int(state.new_slots[s, pile]) for s in others)
            assert sum(new) == drawn + int(state.deck_left[pile])
            for seat in others:
                hidden = state.hand[seat, kinds] - state.known[seat, kinds]
                assert hidden.min() >= 0
                slots = int(state.old_slots[seat, pile]) + int(state.new_slots[seat, pile])
                assert int(hidden.sum()) == slots - int(state.spent[seat, kinds].sum())
                # No more new cards than were drawn blind, and none that the hand cannot have had.
                assert int(state.fresh_own[seat, kinds].sum()) == int(state.new_slots[seat, pile])
                had = hidden + state.spent[seat, kinds]
                assert (state.fresh_own[seat, kinds] <= had).all()


@pytest.mark.clause("RY-22")
@pytest.mark.parametrize(("seats", "clever"), [(2, False), (3, True), (4, False), (5, True)])
def test_knowledge_is_true_of_the_match_and_of_every_redeal(seats: int, clever: bool) -> None:
    plan = Plan(GAME)
    for number, visit in enumerate(one_match(plan, seats, {}, seed=seats, clever=clever)):
        if number % 7 or visit.position.state.phase < DRAW:
            continue
        state = visit.position.state
        check_knowledge(state)
        for viewer in visit.viewers:
            states = plan.rules.new(1)
            states[0] = state
            plan.rules.determinize(states, 0, viewer, number)
            check_knowledge(states[0])
            assert same(redact(GAME, states[0], viewer), redact(GAME, state, viewer))
