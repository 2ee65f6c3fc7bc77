"""A second opinion: a referee in plain Python that reads records and shares no code with the rules.

It knows the text of the record and the card file, nothing else; the rules are written here again
from the specification, slowly and with dictionaries.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any

from regency.games.castle_combo import GAME

CARD_FILE = tomllib.loads((GAME.folder / "data" / "cards.toml").read_text("utf-8"))
CARD: dict[str, dict[str, Any]] = {
    row["id"]: {**row, "home": home}
    for home in ("castle", "village")
    for row in CARD_FILE["deck"][home]
}
TYPES = ["nobility", "faith", "scholarship", "military", "craftsmanship", "peasantry"]
OTHER = {"castle": "village", "village": "castle"}


class Foul(Exception):
    """The record breaks a rule."""


def need(condition: bool, words: str) -> None:
    if not condition:
        raise Foul(words)


class Seat:
    """A seat's goods; the tableau maps (row, column) to [id, face, gold]."""

    def __init__(self) -> None:
        self.gold, self.keys = 15, 2
        self.tableau: dict[tuple[int, int], list[Any]] = {}

    def shown(self) -> list[dict[str, Any]]:
        return [CARD[name] for name, face, _ in self.tableau.values() if face == "up"]

    def shields(self, kind: str) -> int:
        return sum(card["shields"].count(kind) for card in self.shown())

    def banners(self, home: str) -> int:
        return sum(card["home"] == home for card in self.shown())

    def purses(self) -> list[list[Any]]:
        """The entries of face-up purses in reading order."""
        places = sorted(self.tableau)
        entries = [self.tableau[place] for place in places]
        return [e for e in entries if e[1] == "up" and CARD[e[0]]["purse"] > 0]

    def discount(self, home: str) -> int:
        total = 0
        for card in self.shown():
            words = card["ability"].split()
            if words[0] == "discount":
                total += int(words[words.index(home) - 1])
        return total


class Referee:
    """Follows one match line by line."""

    def __init__(self, header: dict[str, Any]) -> None:
        need(header["game"] == "castle-combo", "another game")
        need(2 <= header["seats"] <= 5, "seats")
        self.decks = {home: list(header["deal"][home]) for home in OTHER}
        for home, deck in self.decks.items():
            need(sorted(deck) == sorted(i for i, c in CARD.items() if c["home"] == home), "deal")
        self.rows: dict[str, list[str]] = {home: [] for home in OTHER}
        self.discards: dict[str, list[str]] = {home: [] for home in OTHER}
        for home in OTHER:
            self.rows[home] = [self.decks[home].pop(0) for _ in range(3)]
        self.seats = [Seat() for _ in range(header["seats"])]
        self.messenger, self.turn, self.key_spent = "village", 0, False
        self.gone: str | None = None
        self.due: tuple[str, Any] = ("turn", None)
        self.new: tuple[int, int] | None = None

    # --- lines

    def line(self, line: dict[str, Any]) -> None:
        if "chance" in line:
            self.chance(line)
        elif "result" in line:
            self.result(line["result"])
        else:
            need(self.due[0] in ("turn", "choose", "discard"), f"{self.due[0]} is due")
            need(line["seat"] == self.turn, "not its turn")
            {"key": self.key, "recruit": self.recruit, "choose": self.choose, "discard": self.drop}[
                line["do"]
            ](line, self.seats[self.turn])

    def key(self, line: dict[str, Any], me: Seat) -> None:
        need(self.due[0] == "turn" and not self.key_spent and me.keys > 0, "no key now")
        me.keys -= 1
        self.key_spent = True
        if line["use"] == "messenger":
            need(self.gone is None, "the messenger stays")
            self.messenger = OTHER[self.messenger]
        else:
            need(line["use"] == "refresh", "use")
            home = self.messenger
            self.discards[home] += self.rows[home]
            self.rows[home] = []
            self.draw(home, "refresh")

    def recruit(self, line: dict[str, Any], me: Seat) -> None:
        need(self.due[0] == "turn", "no recruit now")
        name, face, place = line["card"], line["face"], tuple(line["at"])
        need(name in self.rows[self.messenger], "not in the row")
        self.check_place(me, place)
        home = CARD[name]["home"]
        if face == "up":
            price = max(0, CARD[name]["cost"] - me.discount(home))
            need(price <= me.gold, "too dear")
            me.gold -= price
        else:
            need(face == "down", "face")
            me.gold += 6
            me.keys += 2
        self.rows[home].remove(name)
        me.tableau[place] = [name, face, 0]
        self.new = place
        ability = CARD[name]["ability"]
        if face == "up" and " or " in ability:
            self.due = ("choose", ability.split(" or "))
        elif face == "up":
            self.abilities(ability.split(" and "), me)
        else:
            self.end_turn()

    def check_place(self, me: Seat, place: tuple[int, int]) -> None:
        if not me.tableau:
            need(place == (0, 0), "the first card is at [0, 0]")
            return
        need(place not in me.tableau, "taken")
        row, column = place
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        need(any(p in me.tableau for p in around), "not beside a card")
        for axis in (0, 1):
            used = [p[axis] for p in [*me.tableau, place]]
            need(max(used) - min(used) <= 2, "wider than three")

    def choose(self, line: dict[str, Any], me: Seat) -> None:
        need(self.due[0] == "choose" and line["option"] in (1, 2), "no choice now")
        self.abilities([self.due[1][line["option"] - 1]], me)

    def drop(self, line: dict[str, Any], me: Seat) -> None:
        need(self.due[0] == "discard", "no discard now")
        home, pays = self.due[1]
        need(line["card"] in self.rows[home], "not in that row")
        self.rows[home].remove(line["card"])
        self.discards[home].append(line["card"])
        cost = CARD[line["card"]]["cost"]
        me.gold += cost if pays == "gold" else 0
        me.keys += cost if pays == "keys" else 0
        self.end_turn()

    # --- abilities

    def abilities(self, lines: list[str], me: Seat) -> None:
        for ability in lines:
            if self.ability(ability.split(), me):
                return
        self.end_turn()

    def ability(self, words: list[str], me: Seat) -> bool:
        """Do one line; True if a discard has to be chosen."""
        kind = words[0]
        others = [seat for seat in self.seats if seat is not me]
        if kind in ("gain_gold_per", "gain_keys_per"):
            gained = int(words[1]) * self.count(words[2:], me)
            if kind == "gain_gold_per":
                me.gold += gained
            else:
                me.keys += gained
        elif kind == "gain_keys":
            me.keys += int(words[1])
        elif kind in ("opponents_gain_gold", "opponents_gain_keys", "all_players_gain_keys"):
            for seat in self.seats if kind.startswith("all") else others:
                seat.gold += int(words[1]) if kind.endswith("gold") else 0
                seat.keys += int(words[1]) if kind.endswith("keys") else 0
        elif kind == "purse_add_each":
            for entry in me.purses():
                entry[2] = min(CARD[entry[0]]["purse"], entry[2] + int(words[1]))
        elif kind == "purse_fill":
            # Sorting keeps reading order among purses with equal room.
            by_room = sorted(me.purses(), key=lambda e: e[2] - CARD[e[0]]["purse"])
            for entry in by_room[: int(words[1])]:
                entry[2] = CARD[entry[0]]["purse"]
        elif kind == "discard_from_row":
            if self.gone != words[1]:
                self.due = ("discard", (words[1], words[2]))
                return True
        else:
            need(kind == "discount", f"unknown ability {kind}")
        return False

    def count(self, words: list[str], me: Seat) -> int:
        if words[-1] == "neighbour":
            n = len(self.seats)
            sides = {(self.turn + 1) % n, (self.turn - 1) % n}
            return max(self.count(words[:-1], self.seats[side]) for side in sides)
        kind, rest = words[0], words[1:]
        if kind == "shield":
            return me.shields(rest[0])
        if kind == "banner":
            return me.banners(rest[0])
        if kind == "cards_with_shield_count":
            return sum(len(card["shields"]) == int(rest[0]) for card in me.shown())
        if kind == "cards_with_cost":
            return sum(meets(card["cost"], rest) for card in me.shown())
        present = sum(me.shields(kind) > 0 for kind in TYPES)
        return {
            "distinct_shield_types": present,
            "missing_shield_types": 6 - present,
            "occupied_positions": len(me.tableau),
            "empty_positions": 9 - len(me.tableau),
            "cards_with_purse": len(me.purses()),
        }[kind]

    # --- messenger, refill, chance

    def end_turn(self) -> None:
        assert self.new is not None
        name, face, _ = self.seats[self.turn].tableau[self.new]
        if face == "up" and CARD[name]["messenger"] and self.gone is None:
            self.messenger = OTHER[CARD[name]["home"]]
        self.refill()

    def refill(self) -> None:
        for home in ("castle", "village"):
            if home != self.gone and not self.draw(home, "refill"):
                return
        self.turn = (self.turn + 1) % len(self.seats)
        self.key_spent, self.new = False, None
        over = all(len(seat.tableau) == 9 for seat in self.seats)
        self.due = ("result", None) if over else ("turn", None)

    def draw(self, home: str, why: str) -> bool:
        """Fill a row; False if a shuffle has to come first."""
        while len(self.rows[home]) < 3:
            if self.decks[home]:
                self.rows[home].append(self.decks[home].pop(0))
            elif self.discards[home]:
                self.due = ("shuffle", (home, why))
                return False
            else:
                self.gone, self.messenger = home, OTHER[home]
                self.rows[home] = []
                break
        if why == "refresh":
            self.due = ("turn", None)
        return True

    def chance(self, line: dict[str, Any]) -> None:
        need(self.due[0] == "shuffle" and line["chance"] == "shuffle", "no shuffle now")
        home, why = self.due[1]
        need(line["pile"] == home, "the other pile")
        need(sorted(line["order"]) == sorted(self.discards[home]), "not the discards")
        self.decks[home], self.discards[home] = list(line["order"]), []
        if why == "refresh":
            self.draw(home, why)
        else:
            self.refill()

    # --- the end

    def result(self, result: dict[str, Any]) -> None:
        need(self.due[0] == "result", "not over")
        totals = [final(seat) for seat in self.seats]
        need(result["scores"] == [points for points, _ in totals], f"scores are {totals}")
        places = [1 + sum(other > mine for other in totals) for mine in totals]
        need(result["places"] == places, f"places are {places}")
        self.due = ("nothing", None)


def meets(cost: int, condition: list[str]) -> bool:
    return cost == int(condition[1]) if condition[0] == "=" else cost >= int(condition[1])


def final(seat: Seat) -> tuple[int, int]:
    """Points and loose gold at the end."""
    for entry in seat.purses():
        more = min(seat.gold, CARD[entry[0]]["purse"] - entry[2])
        entry[2] += more
        seat.gold -= more
    points = seat.keys
    for place, (name, face, gold) in seat.tableau.items():
        if face == "up":
            points += scroll(seat, place, CARD[name]["scroll"].split(), gold)
    return points, seat.gold


def scroll(seat: Seat, place: tuple[int, int], words: list[str], gold: int) -> int:
    kind, points, rest = words[0], int(words[1]), words[2:]
    top = min(row for row, _ in seat.tableau)
    left = min(column for _, column in seat.tableau)
    row, column = place[0] - top, place[1] - left
    if kind == "position":
        hit = {
            "top_row": row == 0,
            "middle_row": row == 1,
            "bottom_row": row == 2,
            "left_column": column == 0,
            "middle_column": column == 1,
            "right_column": column == 2,
            "corner": row != 1 and column != 1,
            "edge_not_corner": (row == 1) != (column == 1),
        }[rest[0]]
        return points * hit
    if kind in ("per_shield", "per_distinct_shield_type"):
        scope = rest[-1]
        near = [
            CARD[name]
            for (r, c), (name, face, _) in seat.tableau.items()
            if face == "up"
            and (
                scope == "tableau"
                or (r == place[0] and scope != "column")
                or (c == place[1] and scope != "row")
            )
        ]
        found = [shield for card in near for shield in card["shields"]]
        return points * (found.count(rest[0]) if kind == "per_shield" else len(set(found)))
    counts: dict[str, Callable[[], int]] = {
        "per_gold_on_this_purse": lambda: gold,
        "if_shield_missing": lambda: int(seat.shields(rest[0]) == 0),
        "per_banner": lambda: seat.banners(rest[0]),
        "per_shield_set": lambda: min(seat.shields(kind) for kind in rest),
        "per_card_with_cost": lambda: sum(meets(card["cost"], rest) for card in seat.shown()),
        "per_key": lambda: seat.keys,
        "per_banner_set": lambda: min(seat.banners(h) // rest.count(h) for h in set(rest)),
        "per_missing_shield_type": lambda: sum(seat.shields(kind) == 0 for kind in TYPES),
        "per_discount_card": lambda: sum("discount" in card["ability"] for card in seat.shown()),
        "per_identical_shield_set": lambda: sum(seat.shields(t) // int(rest[0]) for t in TYPES),
        "per_gold_on_all_purses": lambda: sum(entry[2] for entry in seat.purses()),
        "per_card_with_shield_count": lambda: sum(
            len(card["shields"]) == int(rest[0]) for card in seat.shown()
        ),
        "if_face_down_card": lambda: int(any(e[1] == "down" for e in seat.tableau.values())),
    }
    return points * counts[kind]()


def judge(record: str) -> None:
    """Follow a record; raises Foul."""
    lines = [json.loads(line) for line in record.splitlines()]
    referee = Referee(lines[0])
    for line in lines[1:]:
        referee.line(line)
