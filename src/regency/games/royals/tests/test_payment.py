"""Payments with both kinds of jokers, whole and card by card (RY-9)."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from regency.games.royals.data.tables import (
    COUNTRY_IDS,
    KIND_IDS,
    NOBLE_COST,
    NOBLE_COUNTRY,
    NOBLE_INTRIGUE,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
)
from regency.games.royals.rules.state import CLAIM, PAY_DONE, PAY_KIND
from regency.games.royals.tests.kit import BRITAIN, FRANCE, GERMAN, SPAIN, Table, noble, refused


@pytest.mark.clause("RY-9")
@pytest.mark.parametrize(
    ("pay", "legal"),
    [
        ({FRANCE: 2}, True),  # c = 2, j = 0
        ({FRANCE: 1, SPAIN: 3}, True),  # j = 1: 4 cards, at least one of france
        ({FRANCE: 2, SPAIN: 2}, True),  # a wanted card inside a joker
        ({FRANCE: 4}, True),  # not needed, but allowed
        ({SPAIN: 3, BRITAIN: 3}, True),  # j = 2: six cards of anything
        ({FRANCE: 1, SPAIN: 2, BRITAIN: 3}, True),
        ({SPAIN: 1, BRITAIN: 3}, False),  # j = 1 needs one of france
        ({FRANCE: 1, SPAIN: 1}, False),
        ({FRANCE: 3}, False),  # no overpaying
        ({FRANCE: 2, SPAIN: 3}, False),
        ({FRANCE: 4, SPAIN: 3, BRITAIN: 1}, False),  # j <= c
        ({}, False),
    ],
)
def test_jokers_of_three_country_cards(pay: dict[str, int], legal: bool) -> None:
    table = Table(2)
    table.arrange(s0={FRANCE: 4, SPAIN: 4, BRITAIN: 4})
    if not legal:
        with refused("RY-9"):
            table.claim(0, "dijon", "baron", pay)
        return
    table.claim(0, "dijon", "baron", pay)
    left = Counter({FRANCE: 4, SPAIN: 4, BRITAIN: 4}) - Counter(pay)
    assert table.hand(0) == dict(left)
    assert int(table.state.owner[noble("dijon", "baron")]) == 0


@pytest.mark.clause("RY-9")
@pytest.mark.parametrize(
    ("city", "title", "intrigue", "legal"),
    [
        ("cologne", "baron", ["britain+spain"] * 2, True),  # k = 1, j = 1: any two
        ("cologne", "baron", ["german-states+spain", "britain+spain"], True),
        ("cologne", "baron", ["britain+spain"], False),
        ("cologne", "baron", ["britain+spain"] * 3, False),  # no overpaying
        ("vienna", "king", ["german-states+spain"] * 2, True),
        ("vienna", "king", ["german-states+spain", "britain+spain", "britain+spain"], True),
        ("vienna", "king", ["britain+spain"] * 3, False),  # j = 1 needs one that shows it
        ("vienna", "king", ["britain+spain"] * 3 + ["german-states+spain"], True),  # j = 2
        ("vienna", "king", ["german-states+spain", "britain+spain"], False),
    ],
)
def test_jokers_of_two_intrigue_cards(
    city: str, title: str, intrigue: list[str], legal: bool
) -> None:
    table = Table(2)
    table.grant(1, f"{city} {title}")
    table.arrange(s0={GERMAN: 8, "german-states+spain": 2, "britain+spain": 3})
    pay = {GERMAN: 8 if title == "king" else 2}
    if legal:
        table.claim(0, city, title, pay, intrigue)
        assert int(table.state.owner[noble(city, title)]) == 0
    else:
        with refused("RY-9"):
            table.claim(0, city, title, pay, intrigue)


def all_payments(hand: dict[str, int], target: int, held: bool) -> set[tuple[int, ...]]:
    """Return every payment RY-9 allows, by counting: c + 2j cards, c - j of the country, …"""
    cost, country = int(NOBLE_COST[target]), COUNTRY_IDS[int(NOBLE_COUNTRY[target])]
    plots = int(NOBLE_INTRIGUE[target]) if held else 0
    found = set()
    for counts in itertools.product(*(range(hand.get(name, 0) + 1) for name in KIND_IDS)):
        cards, right = sum(counts[:NUM_COUNTRIES]), counts[COUNTRY_IDS.index(country)]
        schemes = sum(counts[NUM_COUNTRIES:])
        shown = sum(
            n
            for name, n in zip(KIND_IDS[NUM_COUNTRIES:], counts[NUM_COUNTRIES:], strict=True)
            if country in name.split("+")
        )
        country_ok = any(cards == cost + 2 * j and right >= cost - j for j in range(cost + 1))
        intrigue_ok = any(schemes == plots + j and shown >= plots - j for j in range(plots + 1))
        if country_ok and intrigue_ok:
            found.add(counts)
    return found


def walk_payments(table: Table, seat: int, target: int) -> Counter[tuple[int, ...]]:
    """Return how often each payment can be put together, action by action; no dead ends."""
    found: Counter[tuple[int, ...]] = Counter()
    start = table.state.copy()

    def go(laid: tuple[int, ...]) -> None:
        here = table.state.copy()
        actions = table.position.legal(seat)
        assert actions, "a dead end"
        for action in actions:
            table.position.play(seat, action)
            now = laid if action == PAY_DONE else (*laid, action - PAY_KIND)
            if table.phase == "play":
                found[tuple(now.count(kind) for kind in range(NUM_KINDS))] += 1
            else:
                go(now)
            table.position.states[0] = here

    table.position.play(seat, CLAIM + target)
    go(())
    table.position.states[0] = start
    return found


@pytest.mark.clause("RY-9")
@pytest.mark.parametrize("seed", range(12))
def test_staged_payments_are_exactly_the_legal_ones(seed: int) -> None:
    dice = random.Random(seed)
    table = Table(2)
    hand = Counter(dice.choice(COUNTRY_IDS) for _ in range(dice.randint(1, 9)))
    hand += Counter(dice.choice(KIND_IDS[NUM_COUNTRIES:]) for _ in range(dice.randint(0, 4)))
    table.arrange(s0=dict(hand))
    targets = dice.sample(range(NUM_NOBLES), 6)
    for target in targets[:3]:
        table.state.owner[target] = 1
        table.state.owned[1] = int(table.state.owned[1]) | 1 << target
        table.state.claimed = int(table.state.claimed) | 1 << target
    for target in targets:
        expected = all_payments(dict(hand), target, held=target in targets[:3])
        legal = CLAIM + target in table.position.legal(0)
        assert legal == bool(expected)
        if legal:
            found = walk_payments(table, 0, target)
            assert set(found) == expected
            assert set(found.values()) == {1}  # one way to lay each payment
