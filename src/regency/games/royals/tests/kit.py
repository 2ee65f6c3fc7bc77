"""What the tests of Royals share: tables with arranged positions, moves as record lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from regency.core.facts import Fact
from regency.core.match import Position
from regency.core.notation import Reader
from regency.core.record_values import Refused
from regency.games.royals import GAME
from regency.games.royals.data.tables import (
    CITY_IDS,
    COUNTRY_IDS,
    IN_PLAY,
    KIND_IDS,
    NUM_COUNTRIES,
    TITLE_IDS,
    noble_at,
)
from regency.games.royals.rules.claim import finish_claim
from regency.games.royals.rules.deck import leave_deck
from regency.games.royals.rules.state import PLAY

NO_EVENTS = np.zeros((0, 6), np.int16)
FRANCE, GERMAN, BRITAIN, SPAIN = COUNTRY_IDS


def full_deal(seats: int, top: Sequence[str] = (), plots: Sequence[str] = ()) -> dict[str, Any]:
    """Return a whole deal that begins with the given cards, the rest in order of kinds."""
    decks: list[list[str]] = [[], []]
    for kind, name in enumerate(KIND_IDS):
        decks[int(kind >= NUM_COUNTRIES)] += [name] * int(IN_PLAY[seats, kind])
    for deck, first in zip(decks, (top, plots), strict=True):
        for card in first:
            deck.remove(card)
        deck[:0] = list(first)
    return {"country": decks[0], "intrigue": decks[1]}


class Table:
    """A match on the interpreted machine that is moved by record lines, or arranged by hand."""

    def __init__(
        self,
        seats: int = 2,
        top: Sequence[str] = (),
        plots: Sequence[str] = (),
        deal: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        header = {
            "record": 1,
            "game": "royals",
            "seats": seats,
            "options": options,
            "deal": deal or full_deal(seats, top, plots),
        }
        self.reader = Reader(GAME, header, "python")
        self.position: Position = self.reader.position
        self.told: list[Fact] = []
        inner = self.position._facts

        def listen(count: int) -> list[Fact]:
            facts = inner(count)
            self.told += facts
            return facts

        self.position._facts = listen  # type: ignore[method-assign]

    @property
    def state(self) -> Any:
        return self.position.state

    def read(self, **line: Any) -> None:
        self.reader.read(line)

    # --- moves

    def draw(self, seat: int, source: str, card: str | None = None) -> None:
        line = {"seat": seat, "do": "draw", "from": source}
        self.reader.read(line if card is None else {**line, "card": card})

    def claim(
        self, seat: int, city: str, title: str, pay: Mapping[str, int], intrigue: Sequence[str] = ()
    ) -> None:
        self.read(
            seat=seat, do="claim", city=city, title=title, pay=dict(pay), intrigue=list(intrigue)
        )

    def end(self, seat: int) -> None:
        self.read(seat=seat, do="end")

    def discard(self, seat: int, country: Mapping[str, int], intrigue: Sequence[str] = ()) -> None:
        self.read(seat=seat, do="discard", country=dict(country), intrigue=list(intrigue))

    def shuffle(self, pile: str = "country", first: Sequence[str] = ()) -> None:
        order = self.discards(pile)
        for card in first:
            order.remove(card)
        self.read(chance="shuffle", pile=pile, order=[*first, *order])

    def discards(self, pile: str) -> list[str]:
        kinds = range(NUM_COUNTRIES) if pile == "country" else range(NUM_COUNTRIES, len(KIND_IDS))
        return [KIND_IDS[k] for k in kinds for _ in range(int(self.state.discard[k]))]

    def turn(self, seat: int) -> None:
        """Play a whole dull turn: three cards (or the first turn's) from the deck, then end."""
        while self.phase == "draw":
            self.draw(seat, "deck")
            if self.phase == "shuffle-country":
                self.shuffle()
        self.end(seat)
        if self.phase == "discard":
            self.discard_any(seat)
        if self.phase == "shuffle-country":
            self.shuffle()

    def discard_any(self, seat: int) -> None:
        while self.phase == "discard" and self.position.seat_to_act() == seat:
            self.position.play(seat, self.position.legal(seat)[0])

    @property
    def phase(self) -> str:
        return str(GAME.view.view(self.position.seen_by(-1), -1)["phase"])

    # --- arranging

    def arrange(self, turn: int = 0, phase: int = PLAY, **hands: Mapping[str, int]) -> None:
        """Put the match in the middle of a later turn, with hands `s0={...}`; all of them known."""
        state = self.state
        state.turns = int(state.seats) * 2 + turn
        state.turn = turn
        state.phase = phase
        for name, cards in hands.items():
            self.hold(int(name[1:]), cards)

    def hold(self, seat: int, cards: Mapping[str, int]) -> None:
        """Give a seat exactly these cards, taken from nowhere and known to all."""
        state = self.state
        for kind, name in enumerate(KIND_IDS):
            state.hand[seat, kind] = cards.get(name, 0)
            state.known[seat, kind] = cards.get(name, 0)
        state.hand_size[seat, 0] = int(state.hand[seat, :NUM_COUNTRIES].sum())
        state.hand_size[seat, 1] = int(state.hand[seat, NUM_COUNTRIES:].sum())
        state.old_slots[seat] = state.new_slots[seat] = 0
        state.fresh_own[seat] = state.spent[seat] = 0

    def grant(self, seat: int, *nobles: str) -> None:
        """Let a seat have claimed nobles, written `city title`, bonuses included."""
        for words in nobles:
            city, title = words.split()
            phase = int(self.state.phase)
            self.state.noble = noble(city, title)
            finish_claim(self.state, seat, NO_EVENTS, 0)
            self.state.phase = phase

    def drain(self, pile: int, left: int) -> None:
        """Move cards from the top of a deck to its discards until so many are left."""
        while int(self.state.deck_left[pile]) > left:
            kind = leave_deck(self.state, pile)
            self.state.fresh[kind] = int(self.state.fresh[kind]) - 1
            self.state.discard[kind] = int(self.state.discard[kind]) + 1

    def hand(self, seat: int) -> dict[str, int]:
        return {KIND_IDS[k]: int(n) for k, n in enumerate(self.state.hand[seat]) if int(n) > 0}

    def facts(self, kind: str) -> list[dict[str, int]]:
        return [dict(fact.values) for fact in self.told if fact.kind == kind]

    def points(self) -> list[int]:
        return self.position.points()


def noble(city: str, title: str) -> int:
    found = noble_at(CITY_IDS.index(city), TITLE_IDS.index(title))
    assert found is not None
    return found


@contextmanager
def refused(clause: str) -> Iterator[None]:
    """Expect a line to be refused with this clause."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.clause == clause, str(caught.value)
