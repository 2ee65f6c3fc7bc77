"""A second opinion: a referee in plain Python, written from the specification alone.

It reads records and the board file, knows nothing of the rules beside it, and must agree with
`verify` line by line on sound matches and on matches that were tampered with.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

from regency.games.royals import GAME

RAW = tomllib.loads((GAME.folder / "data" / "board.toml").read_text("utf-8"))
COUNTRIES = [c["id"] for c in RAW["country"]]
PAIRS = [f"{a}+{b}" for i, a in enumerate(COUNTRIES) for b in COUNTRIES[i + 1 :]]
TITLES = {t["id"]: t for t in RAW["title"]}
CITIES = {c["id"]: c for c in RAW["city"]}


class Wrong(Exception):
    """A line that breaks the rules or the format."""


def need(condition: object, words: str) -> None:
    if not condition:
        raise Wrong(words)


def whole(value: object) -> int:
    need(type(value) is int, "not a whole number")
    return value  # type: ignore[return-value]


class Referee:
    """One match, from its header on."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.n = whole(header.get("seats"))
        need(2 <= self.n <= 5, "seats")
        options = header.get("options", {})
        need(type(options) is dict and set(options) <= {"open_row"}, "options")
        self.row_size = options.get("open_row", 3)
        need(type(self.row_size) is int and self.row_size in (3, 4), "open_row")
        deal = header.get("deal")
        need(type(deal) is dict, "deal")
        assert isinstance(deal, dict)
        table = next(t for t in RAW["table"] if t["seats"] == self.n)
        cards = {
            c["id"]: c["cards"]["value"] - gone
            for c, gone in zip(RAW["country"], table["removed"]["value"], strict=True)
        }
        need(self.is_pile(deal.get("country"), Counter(cards)), "country deck")
        need(self.is_pile(deal.get("intrigue"), Counter(dict.fromkeys(PAIRS, 4))), "intrigue deck")
        self.deck: list[str] = list(deal["country"])
        self.plots: list[str] = list(deal["intrigue"])
        self.row = [self.deck.pop(0) for _ in range(self.row_size)]
        self.out: Counter[str] = Counter()  # country discards
        self.plots_out: Counter[str] = Counter()
        self.cards: list[Counter[str]] = [Counter() for _ in range(self.n)]
        self.schemes: list[Counter[str]] = [Counter() for _ in range(self.n)]
        self.first = list(table["first_draws"]["value"])
        self.houses = sorted(table["house"]["value"])
        self.owner: dict[tuple[str, str], int] = {}
        self.been: list[set[str]] = [set() for _ in range(self.n)]  # cities with a cube
        self.title_cubes = {t: Counter[int]() for t in TITLES}
        self.city_left = {c: data["bonus"]["value"] for c, data in CITIES.items()}
        self.country_left = {c["id"]: sorted(c["bonus"]["value"]) for c in RAW["country"]}
        self.has_country: set[tuple[int, str]] = set()
        self.has_house: set[int] = set()
        self.markers: list[list[int]] = [[] for _ in range(self.n)]
        self.turn, self.turns, self.period = 0, 0, 0
        self.drawn, self.schemed = 0, 0
        self.stage = "draw"  # draw, play, discard, over
        self.awaits = ""  # "", "draw", "refill", "intrigue": which shuffle must come
        self.promise: str | None = None
        self.ended = False  # the deck has run out in this period
        self.closed = False

    @staticmethod
    def is_pile(cards: object, wanted: Counter[str]) -> bool:
        return (
            type(cards) is list
            and all(type(card) is str for card in cards)
            and Counter(cards) == wanted
        )

    # --- lines

    def line(self, line: dict[str, Any]) -> None:
        need(not self.closed, "after the result")
        kinds = [key for key in ("record", "do", "chance", "result") if key in line]
        need(len(kinds) == 1, "exactly one kind")
        if kinds == ["chance"]:
            self.shuffle(line)
        elif kinds == ["result"]:
            self.result(line["result"])
        else:
            need(not self.awaits and self.stage != "over", "nobody is to act")
            need(whole(line.get("seat")) == self.turn, "not this seat")
            do = line.get("do")
            need(type(do) is str and do in ("draw", "claim", "end", "discard"), "do")
            getattr(self, str(do))(line)

    def draw(self, line: dict[str, Any]) -> None:
        need(self.stage == "draw", "the draw is over")
        source, card = line.get("from"), line.get("card")
        need(source in ("deck", "row", "intrigue"), "from")
        need("card" not in line or card in (PAIRS if source == "intrigue" else COUNTRIES), "card")
        me = self.turn
        if source == "intrigue":
            need(self.turns >= self.n and self.schemed == 0 and self.drawn <= 1, "no intrigue")
            self.schemed = 1
            if not self.plots:
                self.awaits, self.promise = "intrigue", card
                need(card is None or self.plots_out[card] > 0, "no such discard")
                return
            self.take_plot(card)
        elif source == "row":
            need(card in self.row, "not in the row")
            self.row.remove(str(card))
            self.cards[me][str(card)] += 1
            self.drawn += 1
        else:
            top = self.deck.pop(0)
            need(card in (None, top), "another card")
            self.cards[me][top] += 1
            self.drawn += 1
            if not self.deck:
                self.ended, self.awaits = True, "draw"
        self.draw_over()

    def take_plot(self, card: object) -> None:
        top = self.plots.pop(0)
        need(card in (None, top), "another card")
        self.schemes[self.turn][top] += 1

    def draw_over(self) -> None:
        wanted = 1 if self.schemed else 3
        if self.turns < self.n:
            wanted = self.first[self.turn]
        if self.drawn >= wanted:
            self.stage = "play"

    def shuffle(self, line: dict[str, Any]) -> None:
        need(line["chance"] == "shuffle" and self.awaits, "no shuffle is due")
        pile = "intrigue" if self.awaits == "intrigue" else "country"
        need(line.get("pile") == pile, "another pile")
        discards = self.plots_out if pile == "intrigue" else self.out
        need(self.is_pile(line.get("order"), +discards), "not the discards")
        order = list(line["order"])
        discards.clear()
        awaited, self.awaits = self.awaits, ""
        if pile == "intrigue":
            self.plots = order
            self.take_plot(self.promise)
            self.promise = None
            self.draw_over()
            return
        self.deck = order
        if awaited == "refill":
            self.refill()

    def claim(self, line: dict[str, Any]) -> None:
        need(self.stage == "play", "not now")
        me, city, title = self.turn, line.get("city"), line.get("title")
        need(type(city) is str and city in CITIES and type(title) is str, "city and title")
        assert isinstance(city, str)
        assert isinstance(title, str)
        need(title in [noble["title"] for noble in CITIES[city]["nobles"]], "no such noble")
        pay = self.counts(line.get("pay"))
        plots = self.plot_list(line.get("intrigue"))
        land = CITIES[city]["country"]
        holder = self.owner.get((city, title))
        need(holder != me, "its own")
        cost = TITLES[title]["cost"]["value"]
        plot_cost = 0 if holder is None else TITLES[title]["intrigue"]["value"]
        need(all(self.cards[me][c] >= k for c, k in pay.items()), "cards it has not")
        need(all(self.schemes[me][c] >= k for c, k in plots.items()), "intrigue it has not")
        paid, extra = sum(pay.values()), sum(pay.values()) - cost
        need(extra >= 0 and extra % 2 == 0 and extra // 2 <= cost, "size of the payment")
        need(pay[land] >= cost - extra // 2 and paid > 0, "cards of the country")
        jokers = sum(plots.values()) - plot_cost
        need(0 <= jokers <= plot_cost, "size of the intrigue")
        shown = sum(k for c, k in plots.items() if land in c.split("+"))
        need(shown >= plot_cost - jokers, "intrigue that shows it")
        self.cards[me] -= pay
        self.schemes[me] -= plots
        self.out += pay
        self.plots_out += plots
        self.owner[city, title] = me
        self.been[me].add(city)
        self.title_cubes[title][me] += 1
        self.bonuses(me, city, land)

    def bonuses(self, me: int, city: str, land: str) -> None:
        if city in self.city_left:
            self.markers[me].append(self.city_left.pop(city))
        whole_land = {c for c, data in CITIES.items() if data["country"] == land}
        if whole_land <= self.been[me] and (me, land) not in self.has_country:
            self.has_country.add((me, land))
            if self.country_left[land]:
                self.markers[me].append(self.country_left[land].pop())
        if all(cubes[me] for cubes in self.title_cubes.values()) and me not in self.has_house:
            self.has_house.add(me)
            if self.houses:
                self.markers[me].append(self.houses.pop())

    def counts(self, value: object) -> Counter[str]:
        need(type(value) is dict, "counts")
        assert isinstance(value, dict)
        need(set(value) <= set(COUNTRIES), "countries")
        need(all(type(k) is int and k >= 0 for k in value.values()), "numbers")
        return Counter({c: k for c, k in value.items() if k})

    def plot_list(self, value: object) -> Counter[str]:
        need(type(value) is list and all(type(c) is str and c in PAIRS for c in value), "intrigue")
        assert isinstance(value, list)
        return Counter(value)

    def excess(self) -> tuple[int, int]:
        me = self.turn
        return max(0, self.cards[me].total() - 12), max(0, self.schemes[me].total() - 4)

    def end(self, line: dict[str, Any]) -> None:
        need(self.stage == "play", "not now")
        if any(self.excess()):
            self.stage = "discard"
        else:
            self.refill()

    def discard(self, line: dict[str, Any]) -> None:
        need(self.stage == "discard", "not now")
        cards, plots = self.counts(line.get("country")), self.plot_list(line.get("intrigue"))
        need((cards.total(), plots.total()) == self.excess(), "exactly the excess")
        me = self.turn
        need(all(self.cards[me][c] >= k for c, k in cards.items()), "cards it has not")
        need(all(self.schemes[me][c] >= k for c, k in plots.items()), "intrigue it has not")
        self.cards[me] -= cards
        self.schemes[me] -= plots
        self.out += cards
        self.plots_out += plots
        self.refill()

    def refill(self) -> None:
        while len(self.row) < self.row_size:
            self.row.append(self.deck.pop(0))
            if not self.deck:
                self.ended, self.awaits = True, "refill"
                return
        last = self.turn == self.n - 1
        if self.ended and (self.period < 2 or last):
            self.score_period()
            self.ended = False
            self.period += 1
        self.turns += 1
        self.drawn = self.schemed = 0
        self.turn = (self.turn + 1) % self.n
        self.stage = "draw"
        if self.period == 3:
            self.score_titles()
            self.stage = "over"

    def score_period(self) -> None:
        for country in RAW["country"]:
            ranking = []
            for seat in range(self.n):
                mine = [
                    (TITLES[title]["cost"]["value"], CITIES[city]["bonus"]["value"], title)
                    for (city, title), owner in self.owner.items()
                    if owner == seat and CITIES[city]["country"] == country["id"]
                ]
                influence = sum(TITLES[title]["influence"]["value"] for _, _, title in mine)
                best = sorted(((cost, bonus) for cost, bonus, _ in mine), reverse=True)
                if influence:
                    ranking.append((influence, best, -seat))
            ranking.sort(reverse=True)
            for place, (_, _, minus) in enumerate(ranking[:2]):
                self.markers[-minus].append(country["periods"]["value"][self.period][place])

    def score_titles(self) -> None:
        for title, cubes in self.title_cubes.items():
            most = max(cubes.values(), default=0)
            best = [seat for seat in range(self.n) if most and cubes[seat] == most]
            if len(best) in (1, 2):
                for seat in best:
                    self.markers[seat].append(TITLES[title]["marker"]["value"][len(best) - 1])

    def scores(self) -> list[int]:
        return [sum(markers) for markers in self.markers]

    def places(self) -> list[int]:
        keys = [(sum(m), sorted(m, reverse=True)) for m in self.markers]
        return [1 + sum(other > key for other in keys) for key in keys]

    def result(self, result: object) -> None:
        need(self.stage == "over" and not self.awaits, "not over")
        need(type(result) is dict, "result")
        assert isinstance(result, dict)
        for key, truth in (("scores", self.scores()), ("places", self.places())):
            given = result.get(key)
            need(type(given) is list and all(type(v) is int for v in given), key)
            need(given == truth, key)
        self.closed = True


def judge(lines: list[dict[str, Any]]) -> tuple[int, list[int] | None]:
    """Return (number of the first wrong line or 0, scores of a finished match)."""
    referee: Referee | None = None
    for number, line in enumerate(lines, start=1):
        try:
            if "record" in line:
                referee = Referee(line)
            else:
                assert referee is not None
                referee.line(line)
        except Wrong:
            return number, None
    assert referee is not None
    return 0, referee.scores() if referee.closed else None
