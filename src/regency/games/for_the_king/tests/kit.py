"""Matches made to order, for the tests: deals that bring wanted cards, played by script."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from regency.core.match import Position
from regency.core.notation import Reader, write_match
from regency.core.record_values import Refused
from regency.core.types import Ints
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import IDS, OFFICES, PILE
from regency.games.for_the_king.rules.piles import nth_card, pile_count
from regency.games.for_the_king.tests.referee import DECK, box

Line = dict[str, Any]
#: From the script to a king's line: which tiles go up and down.
KingChoice = Callable[["Script"], tuple[list[str], list[str]]]

PHASES = ("deal", "place", "take", "king", "shuffle", "bid", "pay", "penalty", "done")


def pile_ids(pile: Ints) -> list[str]:
    """Return the ids of a pile's cards in the order of their numbers."""
    return [IDS[nth_card(pile, n)] for n in range(pile_count(pile, PILE))]


def deal_for(
    seats: int, hands: Sequence[Iterable[str]], favours: Iterable[str] = (), seed: int = 0
) -> Line:
    """Return a deal that, played by `Script.influence`, brings these cards to hands and favour.

    Each adviser keeps its first card, offers the next ones to its neighbours in turn and puts the
    last one on favour. Places not asked for are filled at random, kings last.
    """
    left = box(seats)
    wanted = [list(hand) for hand in hands] + [list(favours)]
    for card in (card for cards in wanted for card in cards):
        left[card] -= 1
        assert left[card] >= 0, f"{card} is not there so often"
    rest = list(left.elements())
    random.Random(seed).shuffle(rest)
    rest.sort(key=lambda card: card.startswith("king:"))
    turns = DECK[seats] // (seats + 1)
    # Kings not asked for go to the favour deck, where they stay unresolved if nobody bids.
    favour = wanted[-1]
    while len(favour) < turns:
        favour.append(rest.pop())
    deck = []
    for turn in range(turns):
        for i in range(seats):
            cards = wanted[(turn + i) % seats]
            deck.append(cards.pop(0) if cards else rest.pop(0))
        deck.append(favour.pop(0))
    assert not any(wanted), "more cards than turns"
    return {"deck": deck, "removed": rest}


class Script:
    """A record being written, line by line, and the match it describes."""

    def __init__(self, seats: int, deal: Line, **options: str) -> None:
        header = {"record": 1, "game": GAME.name, "seats": seats, "options": options, "deal": deal}
        self.seats = seats
        self.reader = Reader(GAME, header, "python")

    @property
    def position(self) -> Position:
        """Return the match so far."""
        return self.reader.position

    @property
    def state(self) -> Any:
        """Return the state as it is."""
        return self.reader.position.state

    @property
    def phase(self) -> str:
        """Return the phase by name."""
        return PHASES[int(self.state.phase)]

    @property
    def turn(self) -> int:
        """Return the seat to act."""
        return int(self.state.turn)

    def read(self, **line: Any) -> None:
        """Read a line, which must be right."""
        self.reader.read(json.loads(json.dumps(line)))

    def do(self, do: str, **rest: Any) -> None:
        """Let the seat whose turn it is do something."""
        self.read(seat=self.turn, do=do, **rest)

    def refusal(self, **line: Any) -> str:
        """Return the clause by which a line is refused."""
        before = self.state.tobytes()
        try:
            self.reader.read(line)
        except Refused as refused:
            assert self.state.tobytes() == before, "a refused line changed the match"
            return refused.clause
        raise AssertionError(f"{line} was accepted")

    def hand(self, seat: int) -> list[str]:
        """Return the cards a seat holds."""
        return pile_ids(self.state.hand[seat])

    def tiles(self) -> dict[str, int]:
        """Return the primary tiles in play."""
        return {o: int(v) for o, v in zip(OFFICES, self.state.tile, strict=True) if v}

    def influence(self, king: KingChoice | None = None, turns: int | None = None) -> Script:
        """Play the first phase as `deal_for` expects it; stop before the favour deck's shuffle."""
        done = 0
        placed = 0
        while self.phase in ("place", "take", "king"):
            if self.phase == "king":
                up, down = (king or first_changes)(self)
                self.do("king", up=up, down=down)
            elif self.phase == "place":
                if placed == 0 and done == turns:
                    return self
                room = [int(r) for r in self.state.room]
                zone = "self" if room[0] else "centre" if room[1] else "favour"
                self.do("place", to=zone)
                placed = (placed + 1) % (self.seats + 1)
                done += placed == 0
            else:
                self.do("take", card=IDS[next(int(c) for c in self.state.centre if c >= 0)])
        return self

    def shuffle(self, *first: str) -> Script:
        """Shuffle the favour deck so that these cards come first."""
        order = [IDS[card] for card in self.position.pool()]
        for card in first:
            order.remove(card)
        self.read(chance="shuffle", pile="favour", order=[*first, *order])
        return self

    def bids(self, *amounts: int) -> Script:
        """Let the seats bid in turn; 0 is a pass."""
        for amount in amounts:
            if amount:
                self.do("bid", amount=amount)
            else:
                self.do("pass")
        return self

    def passes(self) -> Script:
        """Let everybody pass until the match is over."""
        while self.phase == "bid":
            self.do("pass")
        return self

    def shed(self, keep: Sequence[Iterable[str]]) -> Script:
        """Play the auctions so that each seat ends with the cards to keep, fined for the rest."""
        kept = [Counter(cards) for cards in keep]
        while self.phase != "done":
            if self.phase == "penalty":
                surplus = Counter(self.hand(self.turn)) - kept[self.turn]
                self.read(chance="penalty", seat=self.turn, card=min(surplus))
            elif not self.state.high and Counter(self.hand(self.turn)) - kept[self.turn]:
                self.do("bid", amount=78)
            else:
                self.do("pass")
        return self

    def record(self) -> str:
        """Return the whole match as text."""
        return write_match(self.position.match, "python")


def first_changes(script: Script) -> tuple[list[str], list[str]]:
    """Resolve a king by the lowest legal actions."""
    copy = Position(GAME, script.seats, script.position.match.options, machine="python")
    copy.states[0] = script.state
    up: list[str] = []
    down: list[str] = []
    while copy.state.phase == PHASES.index("king") and copy.state.king == script.state.king:
        before = int(copy.state.changed), int(copy.state.king_from)
        action = copy.legal(script.turn)[0]
        span, office = GAME.rules.ACTIONS.decode(action)
        if span != "nothing":
            (up if span == "up" else down).append(OFFICES[office])
        copy.play(script.turn, action)
        if int(copy.state.changed) == 0 or before == (int(copy.state.changed), -1):
            break
    return up, down


def finished(seats: int, keep: Sequence[Iterable[str]], **options: str) -> Script:
    """Return a finished match in which each seat ends with exactly these cards, all tiles at 3."""
    keep = [list(cards) for cards in keep]
    script = Script(seats, deal_for(seats, keep), **options)
    return script.influence().shuffle().shed(keep)
