"""A second referee, for the tests: reads records only, knows nothing of the rules package.

Written from the specification with lists and dicts. It replays a record and answers with the clause
that is broken, or recomputes scores and places.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

OFFICES = ["diplomacy", "military", "architecture", "livestock", "entertainment", "provisions"]
HIGH, LOW = [2, 2, 2, 2, 3, 3, 3, 4, 4], [1, 1, 1, 1, 1, 1, 1, 2, 2]
PROFILE = dict(zip(OFFICES, [HIGH, HIGH, LOW, HIGH, LOW, LOW], strict=True))
TIES = ["diplomacy", "entertainment", "livestock", "architecture", "military", "provisions"]
KINGS_FEW = {"up": 2, "down": 2, "up-up": 2, "down-down": 2, "either": 1, "up-down": 1}
KINGS_FIVE = {"up": 3, "down": 3, "up-up": 3, "down-down": 3, "either": 1, "up-down": 2}
CHANGES = {"up": (1, 0), "down": (0, 1), "up-up": (2, 0), "down-down": (0, 2), "up-down": (1, 1)}
GOLD = {2: 9, 3: 10, 4: 11, 5: 13}
DECK = {2: 60, 3: 72, 4: 80, 5: 108}


class Foul(Exception):
    """A clause is broken."""


def need(good: bool, clause: str) -> None:
    """Stop the match at a foul."""
    if not good:
        raise Foul(clause)


def value(card: str) -> int:
    """Return a card's printed value."""
    kind, _, rest = card.partition("-")
    return int(rest) if kind == "gold" else PROFILE[kind]["ABCDEFGHI".index(rest)]


def box(seats: int) -> Counter[str]:
    """Return the cards in play."""
    cards = Counter(f"{o}-{x}" for o in offices(seats) for x in "ABCDEFGHI")
    for i in (1, 2, 3):
        cards[f"gold-{i}"] = GOLD[seats]
    for kind, n in (KINGS_FIVE if seats == 5 else KINGS_FEW).items():
        cards[f"king:{kind}"] = n
    return cards


def offices(seats: int) -> list[str]:
    """Return the offices in play."""
    return OFFICES if seats == 5 else [o for o in OFFICES if o != "livestock"]


class Referee:
    """Follows one match line by line."""

    def __init__(self, record: str) -> None:
        self.lines = [json.loads(raw) for raw in record.splitlines() if raw.strip()]
        header = self.lines[0]
        self.n = header["seats"]
        self.by_sum = header.get("options", {}).get("tie_break", "cards") == "sum"
        self.deck = list(header["deal"]["deck"])
        need(Counter(self.deck + header["deal"]["removed"]) == box(self.n), "FK-3")
        need(len(self.deck) == DECK[self.n], "FK-4")
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        self.tiles = dict.fromkeys(offices(self.n), 3)
        self.favour: list[str] = []
        self.feed: Iterator[dict[str, Any]] = iter(self.lines[1:])

    def next(self, clause: str, **wanted: Any) -> dict[str, Any]:
        """Return the next line, which must have these values."""
        line = next(self.feed)
        need(all(line.get(key) == value for key, value in wanted.items()), clause)
        return line

    def judge(self) -> tuple[list[int], list[int]]:
        """Replay the match; return scores and places, raise Foul at a broken clause."""
        adviser = 0
        while self.deck:
            self.advise(adviser)
            last, adviser = adviser, (adviser + 1) % self.n
        order = self.next("FK-12", chance="shuffle", pile="favour")["order"]
        need(Counter(order) == Counter(self.favour), "FK-12")
        first = (last + 1) % self.n
        for card in order:
            self.auction_until_done(card, first)
            first = (first + 1) % self.n
        scores, places = self.score()
        result = self.next("FK-20")["result"]
        need(result["scores"] == scores, "FK-22")
        need(result["places"] == places, "FK-23")
        need(next(self.feed, None) is None, "FK-20")
        return scores, places

    def get(self, seat: int, card: str) -> None:
        """Give a card to a seat: a king is resolved, anything else goes to its hand."""
        if card.startswith("king:"):
            self.king(seat, card)
        else:
            self.hands[seat].append(card)

    def advise(self, adviser: int) -> None:
        """Replay one turn of the first phase."""
        room = {"self": 1, "centre": self.n - 1, "favour": 1}
        centre: list[str] = []
        for _ in range(self.n + 1):
            card = self.deck.pop(0)
            line = self.next("FK-6", seat=adviser, do="place")
            need(line.get("card", card) == card and room[line["to"]] > 0, "FK-6")
            room[line["to"]] -= 1
            if line["to"] == "self":
                self.get(adviser, card)
            else:
                (centre if line["to"] == "centre" else self.favour).append(card)
        for i in range(1, self.n):
            seat = (adviser + i) % self.n
            card = self.next("FK-7", seat=seat, do="take")["card"]
            need(card in centre, "FK-7")
            centre.remove(card)
            self.get(seat, card)

    def king(self, seat: int, card: str) -> None:
        """Check a king against all complete ways to resolve it."""
        line = self.next("FK-8", seat=seat, do="king")
        chosen = (frozenset(line["up"]), frozenset(line["down"]))
        need(len(line["up"]) + len(line["down"]) == len(chosen[0] | chosen[1]), "FK-9")
        need(chosen in self.ways(card.removeprefix("king:")), "FK-10")
        for office in line["up"]:
            self.tiles[office] += 1
        for office in line["down"]:
            self.tiles[office] -= 1

    def ways(self, kind: str) -> set[tuple[frozenset[str], frozenset[str]]]:
        """Return every way to make as many of a king's changes as can be made."""
        rising = [o for o in self.tiles if self.tiles[o] < 6]
        falling = [o for o in self.tiles if self.tiles[o] > 1]
        kinds = [(1, 0), (0, 1)] if kind == "either" else [CHANGES[kind]]
        found = set()
        for most_up, most_down in kinds:
            for ups in range(most_up + 1):
                for downs in range(most_down + 1):
                    for up in combinations(rising, ups):
                        for down in combinations(falling, downs):
                            if not set(up) & set(down):
                                found.add((frozenset(up), frozenset(down)))
        most = max(len(up) + len(down) for up, down in found)
        return {way for way in found if len(way[0]) + len(way[1]) == most}

    def auction_until_done(self, card: str, first: int) -> None:
        """Auction one card, again without those who cannot pay."""
        allowed = set(range(self.n))
        while allowed:
            winner, bid = self.auction(first, allowed)
            if winner is None:
                return
            hand = self.hands[winner]
            gold = card.startswith("gold")
            purse = sum(value(c) for c in hand if c.startswith("gold"))
            if (len(hand) if gold else purse) >= bid:
                self.payment(winner, bid, gold)
                self.get(winner, card)
                return
            lost = self.next("FK-18", chance="penalty", seat=winner)["card"]
            need(lost in hand, "FK-18")
            hand.remove(lost)
            allowed.remove(winner)

    def auction(self, first: int, allowed: set[int]) -> tuple[int | None, int]:
        """Replay bids and passes; return the winner and its bid."""
        inside = [s % self.n for s in range(first, first + self.n) if s % self.n in allowed]
        high, leader = 0, None
        while inside and not (len(inside) == 1 and leader == inside[0]):
            seat = inside[0]
            line = self.next("FK-13", seat=seat)
            need(line.get("do") in ("bid", "pass"), "FK-13")
            if line["do"] == "pass":
                inside.pop(0)
                continue
            need(line["amount"] > high, "FK-13")
            need(line["amount"] <= 78 and len(self.hands[seat]) > 0, "FK-15")
            high, leader = line["amount"], seat
            inside.append(inside.pop(0))
        return leader, high

    def payment(self, seat: int, bid: int, gold: bool) -> None:
        """Check and make a payment."""
        cards = self.next("FK-16", seat=seat, do="pay")["cards"]
        need(not Counter(cards) - Counter(self.hands[seat]), "FK-16")
        if gold:
            need(len(cards) == bid, "FK-16")
        else:
            need(all(card.startswith("gold") for card in cards), "FK-16")
            worth = [value(card) for card in cards]
            need(sum(worth) >= bid > sum(worth) - min(worth), "FK-16")
        for card in cards:
            self.hands[seat].remove(card)

    def score(self) -> tuple[list[int], list[int]]:
        """Return scores and places from hands and tiles."""
        points = [0] * self.n
        for office, tile in self.tiles.items():
            ranked = []
            for seat, hand in enumerate(self.hands):
                own = [card for card in hand if card.startswith(office)]
                if own:
                    ranked.append((-sum(map(value, own)), min(own), seat))
            ranked.sort()
            if ranked:
                points[ranked[0][2]] += tile
            if len(ranked) > 1 and self.n > 2:
                points[ranked[1][2]] += tile // 2
        chain = [self.chain(seat, points[seat]) for seat in range(self.n)]
        return points, [1 + sum(other > own for other in chain) for own in chain]

    def chain(self, seat: int, points: int) -> tuple[int, ...]:
        """Return what a seat is compared by, step by step; bigger is better."""
        hand = self.hands[seat]
        steps = [points, sum(value(c) for c in hand if c.startswith("gold"))]
        for office in TIES:
            own = [card for card in hand if card.startswith(office)]
            steps.append(sum(map(value, own)) if self.by_sum else len(own))
            steps.append(-ord(min(own)[-1]) if own else -1000)
        return tuple(steps)
