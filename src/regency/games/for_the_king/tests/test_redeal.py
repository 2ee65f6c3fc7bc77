"""What each seat knows, and that re-deals respect all of it (FK-24 … FK-26)."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from regency.core.engine import engine
from regency.core.match import Position
from regency.core.notation import record_lines
from regency.core.types import CHANCE, EMPTY, HIDDEN, SPECTATOR
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import COPIES, IDS, NUM_CARDS
from regency.games.for_the_king.redeal_weights import deal_weight
from regency.games.for_the_king.rules.piles import add, clear
from regency.games.for_the_king.rules.redeal import collect_spare, forget, make_rich
from regency.games.for_the_king.rules.state import BID, DONE, PAY, STATE
from regency.games.for_the_king.tests.kit import Script, deal_for, pile_ids
from regency.games.for_the_king.tests.referee import value
from regency.testing.statistics import SUSPICIOUS, chi_square_p

Cards = Counter[str]
Frozen = frozenset[tuple[str, int]]


def cards(pile: Any) -> Cards:
    return Counter(pile_ids(pile))


def walked(seats: int, seed: int, stop: int) -> Position:
    """Return a match played by the heuristic, with some random bids, up to a settled moment."""
    position = Position(GAME, seats, seed=seed)
    dice = random.Random(seed)
    buffers = position.rules.buffers()
    while not position.over:
        settled = GAME.notation.settled(position.state)
        if len(position.match.steps) >= stop and settled and position.to_act() != CHANCE:
            break
        seat = position.seat_to_act()
        if seat < 0:
            position.chance()
            continue
        buffers.rng[:] = [dice.getrandbits(32) | 1 for _ in range(4)]
        mask = position.mask(seat)
        action = int(position.rules.choose(position.states, 0, seat, mask, buffers.rng))
        if position.state.phase == BID and dice.random() < 0.15:
            action = dice.choice(position.legal(seat))
        position.play(seat, action)
    return position


@pytest.mark.clause("FK-24")
def test_what_everybody_sees() -> None:
    position = walked(4, 5, 190)
    views = [GAME.view.view(position.seen_by(v), v) for v in (SPECTATOR, 0, 1, 2, 3)]
    for shared in ("phase", "turn", "tiles", "deck", "centre", "favour", "gone", "king", "auction"):
        assert all(view[shared] == views[0][shared] for view in views), shared
    for seat in range(4):
        for shared in ("hand", "seen", "blind", "losses", "inside", "barred"):
            assert all(v["seats"][seat][shared] == views[0]["seats"][seat][shared] for v in views)
        assert views[0]["seats"][seat]["hand"] == sum(cards(position.state.hand[seat]).values())


@pytest.mark.clause("FK-25")
def test_what_a_seat_alone_knows() -> None:
    script = Script(3, deal_for(3, [["gold-1"], ["gold-2"], ["gold-3"]], ["military-A"]))
    script.do("place", to="self", card="gold-1")
    assert int(script.position.seen_by(1).hand_size[0]) == 1
    script.do("place", to="centre")
    script.do("place", to="centre")
    script.do("place", to="favour", card="military-A")
    for viewer in (SPECTATOR, 0, 1, 2):
        seen = script.position.seen_by(viewer)
        known = viewer == 0
        assert (GAME.view.view(seen, viewer)["favour_own"] == ["military-A"]) == known
        assert (int(seen.hand[0, 6]) == 1) == known
        assert (int(seen.hand[0, 6]) == HIDDEN) != known


@pytest.mark.clause("FK-25")
def test_a_seat_knows_what_it_lost_and_nobody_else_does() -> None:
    script = Script(2, deal_for(2, [["gold-1"], ["gold-2"]], ["military-A"])).influence()
    script.shuffle("military-A")
    loser = script.turn
    script.bids(78, 0)
    card = script.hand(loser)[0]
    script.read(chance="penalty", seat=loser, card=card)
    for viewer in (SPECTATOR, 0, 1):
        view = GAME.view.view(script.position.seen_by(viewer), viewer)
        assert view["seats"][loser]["lost"] == ([card] if viewer == loser else None)
        assert view["seats"][loser]["losses"] == 1


@pytest.mark.clause("FK-25")
def test_nobody_knows_the_order_of_the_favour_deck_not_even_of_its_own_cards() -> None:
    position = walked(3, 2, 150)
    assert position.state.phase in (BID, PAY)
    for viewer in (SPECTATOR, 0, 1, 2):
        left = position.seen_by(viewer).favour[int(position.state.turned) :]
        assert set(left.tolist()) <= {HIDDEN, EMPTY}


@pytest.mark.clause("FK-24", "FK-25")
def test_events_tell_secrets_to_their_owner_only() -> None:
    script = Script(2, deal_for(2, [["gold-1"], ["gold-2"]]))
    facts = script.position.play(0, 0)  # keep the card: gold-1
    kept = next(fact for fact in facts if fact.kind == "kept")
    assert GAME.rules.EVENTS.redact(kept, 0)["card"] == IDS.index("gold-1")
    assert GAME.rules.EVENTS.redact(kept, 1)["card"] == HIDDEN
    line = GAME.view.line(GAME.rules.EVENTS.redact(kept, 1), 1)
    assert line is not None
    assert line.key == "line-kept"


# --- re-deals checked against the record, by other means than the rules


class Public:
    """What the lines of a record show everybody about one seat, in the order of time."""

    def __init__(self, lines: list[dict[str, Any]], seat: int) -> None:
        self.steps: list[tuple[str, str]] = []  # ("gets" | "pays", card) or ("loses", "")
        self.blind = 0
        self.put = 0
        for line in lines[1:]:
            if line.get("chance") == "penalty" and line["seat"] == seat:
                self.steps.append(("loses", ""))
            elif line.get("seat") == seat and "do" in line:
                self._move(line)

    def _move(self, line: dict[str, Any]) -> None:
        do = line["do"]
        won = str(line.get("for"))
        if do == "place":
            king = line["card"].startswith("king:")
            self.blind += line["to"] == "self" and not king
            self.put += line["to"] == "favour"
        elif do == "take" and not line["card"].startswith("king:"):
            self.steps.append(("gets", line["card"]))
        elif do == "pay":
            for card in line["cards"]:
                self.steps.append(("loses", "") if won.startswith("gold") else ("pays", card))
            if not won.startswith("king:"):
                self.steps.append(("gets", won))

    def allows(self, hand: Cards, lost: Cards) -> bool:
        """Tell whether the seat can hold *hand* and have lost *lost*."""
        got = Counter(card for what, card in self.steps if what == "gets")
        paid = Counter(card for what, card in self.steps if what == "pays")
        everything = hand + lost + paid
        if got - everything:
            return False
        blind = everything - got
        if sum(blind.values()) != self.blind or any(c.startswith("king:") for c in blind):
            return False

        @cache
        def possible(at: int, held: Frozen, left: Frozen) -> bool:
            if at == len(self.steps):
                return not left
            now, to_lose = Counter(dict(held)), Counter(dict(left))
            what, card = self.steps[at]
            if what == "gets":
                now[card] += 1
            elif what == "pays":
                if now[card] == 0:
                    return False
                now[card] -= 1
            else:
                return any(
                    possible(at + 1, frozen(now - Counter([c])), frozen(to_lose - Counter([c])))
                    for c in to_lose
                    if now[c] > 0
                )
            return possible(at + 1, frozen(now), frozen(to_lose))

        return possible(0, frozen(blind), frozen(lost))


def frozen(counter: Cards) -> frozenset[tuple[str, int]]:
    return frozenset((+counter).items())


def public_lines(position: Position) -> list[dict[str, Any]]:
    """Return the record so far; each payment also says what it was for."""
    lines = list(record_lines(position.match))
    order: list[str] = []
    at = -1
    bidders = position.seats
    passed: set[int] = set()
    failed: set[int] = set()
    bid = False
    for line in lines[1:]:
        if line.get("chance") == "shuffle":
            order, at = line["order"], 0
        elif line.get("chance") == "penalty":
            failed.add(line["seat"])
            passed, bid = set(), False
            if len(failed) == bidders:
                at, failed = at + 1, set()
        elif line.get("do") == "pay":
            line["for"] = order[at]
            at, passed, failed, bid = at + 1, set(), set(), False
        elif line.get("do") == "bid":
            bid = True
        elif line.get("do") == "pass":
            passed.add(line["seat"])
            if not bid and len(passed | failed) == bidders:
                at, passed, failed = at + 1, set(), set()
    return lines


@pytest.mark.clause("FK-26")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_re_deals_are_possible_by_everything_that_was_seen(seats: int) -> None:
    checked = 0
    for seed in range(4):
        for stop in (25, 110, 170, 215, 260, 330):
            position = walked(seats, seed, stop)
            if position.over and stop > 260:
                continue
            lines = public_lines(position)
            for viewer in range(SPECTATOR, seats):
                for number in range(3):
                    check_redeal(position, lines, viewer, number)
                    checked += 1
    assert checked > 100


def check_redeal(position: Position, lines: list[dict[str, Any]], viewer: int, number: int) -> None:
    other = position.rules.new(1)
    other[0] = position.state
    position.rules.determinize(other, 0, viewer, 1000 + number)
    there = other[0]
    counts = [np.zeros(NUM_CARDS, np.int16) for _ in range(2)]
    position.rules.census(position.states, 0, counts[0])
    position.rules.census(other, 0, counts[1])
    assert (counts[0] == counts[1]).all()
    order = next((line["order"] for line in lines if line.get("chance") == "shuffle"), None)
    left = Counter(IDS[int(card)] for card in there.favour if card != EMPTY)
    for seat in range(position.seats):
        public = Public(lines, seat)
        hand, lost = cards(there.hand[seat]), cards(there.lost[seat])
        assert sum(hand.values()) == int(position.state.hand_size[seat])
        assert public.allows(hand, lost), (seat, viewer)
        if there.phase != DONE:
            put = cards(there.favoured[seat])
            assert sum(put.values()) == public.put
            came = Counter(order[: int(there.turned)]) if order else Counter()
            if order:
                assert not put - came - left, "a card put on favour is there until it comes up"
    if there.phase == PAY and value_of_hammer(there) is None:
        assert purse(cards(there.hand[int(there.turn)])) >= int(there.due)


def purse(hand: Cards) -> int:
    return sum(value(card) * n for card, n in hand.items() if card.startswith("gold"))


def value_of_hammer(state: Any) -> int | None:
    card = IDS[int(state.hammer)]
    return value(card) if card.startswith("gold") else None


# --- re-deals counted, in positions small enough to know every deal


def number(card: str) -> int:
    return IDS.index(card)


def small(unseen: list[str]) -> Any:
    """Return a position of five seats in which few cards are hidden from seat 0.

    Seat 1 kept one card, took military-A, discarded one card, then won a gold-2. Seat 2 kept one
    card, took a gold-2 and discarded one. Two of four favour cards came up, one like seat 0's own.
    """
    states = STATE.new(1)
    position = Position(GAME, 5, machine="python")
    states[0] = position.state
    state = states[0]
    state.phase, state.turn, state.drawn, state.inside = BID, 0, 108, 31
    state.hammer = number("military-I")
    hide(state, 1, 1, [("military-A", 0), ("gold-2", 1)], 1)
    hide(state, 2, 1, [("gold-2", 0)], 1)
    state.favours, state.turned = 4, 2
    state.favoured_count[:3] = (2, 1, 1)
    for card in ("gold-1", "gold-1"):
        add(state.favoured[0], number(card))
    for card in ("gold-1", "diplomacy-A"):
        add(state.came, number(card))
    add(state.hand[0], number("gold-3"))
    state.hand_size[0] = 1
    known = ["military-I", "military-A", "gold-2", "gold-2", "gold-1", "gold-3"]
    elsewhere = Counter([*unseen, *known])
    for kind in range(NUM_CARDS):
        for _ in range(int(COPIES[5, kind]) - elsewhere[IDS[kind]]):
            add(state.gone, kind)
    return states


def hide(state: Any, seat: int, blind: int, seen: list[tuple[str, int]], losses: int) -> None:
    state.blind[seat] = blind
    state.losses[seat] = losses
    state.sightings[seat] = len(seen)
    state.hand_size[seat] = blind + len(seen) - losses
    for i, (card, since) in enumerate(seen):
        state.seen[seat, i] = number(card)
        state.seen_at[seat, i] = since


def drawn(states: Any, times: int, viewer: int = 0) -> dict[bytes, tuple[int, Any]]:
    rules = engine(GAME, "numba")
    found: dict[bytes, tuple[int, Any]] = {}
    for seed in range(times):
        other = rules.new(1)
        other[0] = states[0]
        rules.determinize(other, 0, viewer, 7919 * seed)
        other[0].rng = 0
        key = other[0].tobytes()
        found[key] = (found.get(key, (0, None))[0] + 1, other[0])
    return found


def assert_weighted(found: dict[bytes, tuple[int, Any]], times: int) -> None:
    weights = [deal_weight(state, 0) for _, state in found.values()]
    expected = [times * weight / sum(weights) for weight in weights]
    assert min(expected) > 5
    assert chi_square_p([count for count, _ in found.values()], expected) > SUSPICIOUS


@pytest.mark.clause("FK-26")
def test_re_deals_are_weighted_as_stated() -> None:
    times = 6000
    found = drawn(small(["gold-2", "gold-2", "provisions-A"]), times)
    assert_weighted(found, times)
    lost = [cards(state.lost[1]) for _, state in found.values()]
    # Seat 1 won its gold-2 after its discard; a lost gold-2 can only be the card it kept.
    assert {next(iter(pile)) for pile in lost} == {"military-A", "gold-2", "provisions-A"}
    for _, state in found.values():
        assert cards(state.hand[1])["gold-2"] >= 1
    # By hand: 3 ways to fill (seat 1's, seat 2's, favour) with {g, g, p}; 2 discards for seat 1;
    # seat 2 discards g or its own card (the same if that is g); 2 orders of favour {gold-1, x}; 2
    # ways to share {diplomacy-A, x} out: (g, g, p) 2·1·2·2, (g, p, g) 2·2·2·2, (p, g, g) 2·1·2·2.
    assert len(found) == 8 + 16 + 8


@pytest.mark.clause("FK-26")
def test_a_king_is_never_re_dealt_into_a_hand() -> None:
    found = drawn(small(["gold-2", "king:up", "provisions-A"]), 400)
    for _, state in found.values():
        assert "king:up" in {IDS[int(card)] for card in state.favour if card != EMPTY}


@pytest.mark.clause("FK-26")
def test_whoever_is_about_to_pay_can_pay() -> None:
    states = small(["gold-3", "gold-2", "provisions-A"])
    state = states[0]
    state.phase, state.turn, state.high, state.due, state.largest = PAY, 1, 4, 4, 3
    times = 4000
    found = drawn(states, times)
    assert_weighted(found, times)
    for _, there in found.values():
        assert purse(cards(there.hand[1])) >= 4
    # Its gold-2 is sure, so it kept a gold-3 or gold-2 and discarded military-A.
    assert {frozen(cards(there.lost[1])) for _, there in found.values()} == {
        frozen(Counter(["military-A"]))
    }


@pytest.mark.clause("FK-26")
def test_a_payer_can_be_made_rich_enough_when_luck_fails() -> None:
    states = small(["gold-3", "provisions-B", "provisions-A"])
    state = states[0]
    state.phase, state.turn, state.high, state.due, state.largest = PAY, 1, 5, 5, 3
    forget(state, 0)
    collect_spare(state, 0)
    make_rich(state, 1)
    clear(state.spare)
    assert cards(state.hand[1]) == Counter(["gold-3", "gold-2"])
    assert cards(state.lost[1]) == Counter(["military-A"])


@pytest.mark.clause("FK-26")
def test_gold_paid_is_counted_so_that_all_that_is_possible_stays_possible() -> None:
    """A seat took gold-2, discarded one card face down, then pays gold-2: it kept what is left."""
    script = Script(2, deal_for(2, [["gold-2"], ["gold-2"]])).influence()
    state = script.state
    assert IDS[int(state.seen[1, 0])] == "gold-2"
    before = int(state.sightings[1])
    from regency.games.for_the_king.rules.piles import spend

    spend(state, 1, number("gold-2"))
    assert int(state.sightings[1]) == before - 1
    blind = int(state.blind[0])
    kept_gold = [c for c in script.hand(0) if c == "gold-2"]
    seen_gold = [int(c) for c in state.seen[0] if c == number("gold-2")]
    for _ in kept_gold:
        spend(state, 0, number("gold-2"))
    assert int(state.blind[0]) == blind - (len(kept_gold) - len(seen_gold))
