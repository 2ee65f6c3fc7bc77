"""What is shown of Royals: views, offers, live points, prompts and the catalogue."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from regency.core.match import Position
from regency.core.text import text
from regency.core.types import CHANCE, SPECTATOR
from regency.games.royals import GAME
from regency.games.royals.data.board import BOARD
from regency.games.royals.data.tables import (
    KIND_IDS,
    NOBLE_COST,
    NOBLE_COUNTRY,
    NOBLE_INTRIGUE,
    NOBLES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    SHOWS,
)
from regency.games.royals.rules import claim, deck, payment, scoring
from regency.games.royals.rules.state import CLAIM, DISCARD, DONE, DRAW, END, PAY, PLAY
from regency.games.royals.tests.kit import BRITAIN, FRANCE, GERMAN, NO_EVENTS, SPAIN, Table, noble
from regency.language import LANGUAGES, locale_keys, speaker


def walk(seats: int, seed: int) -> Iterator[Position]:
    """Play a match at random, claiming where possible, and stop at every decision."""
    position = Position(GAME, seats, {}, machine="numba")
    dice = random.Random(seed)
    while not position.over:
        if position.to_act() == CHANCE:
            position.settle_chance()
            continue
        yield position
        seat = position.seat_to_act()
        legal = position.legal(seat)
        position.play(seat, dice.choice(legal[:-1] or legal))
    yield position


def shown(table: Table, viewer: int) -> Any:
    return GAME.view.view(table.position.seen_by(viewer), viewer)


# --- offers


def test_the_cheapest_payment_is_offered() -> None:
    table = Table(2)
    table.grant(1, "dijon baron", "vienna king")
    table.arrange(
        s0={FRANCE: 1, GERMAN: 5, BRITAIN: 2, SPAIN: 4, "britain+spain": 3, "france+spain": 1}
    )
    offers = shown(table, 0)["offers"]
    # Bordeaux' marshal costs one france card, and there is one.
    marshal = offers[str(noble("bordeaux", "marshal"))]
    assert (marshal["pay"], marshal["intrigue"]) == ({FRANCE: 1}, [])
    assert (marshal["cost"], marshal["plots"]) == (1, 0)
    # Dijon's baron costs two: one card, and a joker from what the seat has least of.
    baron = offers[str(noble("dijon", "baron"))]
    assert baron["pay"] == {FRANCE: 1, BRITAIN: 2, SPAIN: 1}
    assert baron["intrigue"] == ["france+spain"]
    # Munich's duke costs four german-states cards: no joker while there are enough.
    assert offers[str(noble("munich", "duke"))]["pay"] == {GERMAN: 4}
    assert str(noble("vienna", "king")) not in offers  # 8 cards: 5 and three jokers are too many
    assert shown(table, 1)["offers"] == {}


def test_every_offer_can_be_paid() -> None:
    table = Table(2)
    table.grant(1, "dijon baron", "madrid king", "berlin countess")
    hand = {FRANCE: 2, GERMAN: 3, BRITAIN: 2, SPAIN: 7, "britain+spain": 2}
    table.arrange(s0={**hand, "german-states+spain": 2})
    offers = shown(table, 0)["offers"]
    before = table.state.copy()
    assert str(noble("madrid", "king")) in offers
    for number, offer in offers.items():
        city, title = NOBLES[int(number)]
        names = BOARD.cities[city].id, BOARD.titles[title].id
        table.claim(0, *names, offer["pay"], offer["intrigue"])
        table.position.states[0] = before


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_offers_agree_with_the_rules(seats: int) -> None:
    """Nobles that can be paid for, cheapest payments and gains are the rules' own."""
    seen_offers = 0
    for position in walk(seats, seats):
        state, seat = position.state, position.seat_to_act()
        if seat < 0 or state.phase not in (PLAY, PAY):
            continue
        offers = GAME.view.view(position.seen_by(seat), seat)["offers"]
        if state.phase == PAY:
            assert list(offers) == [str(state.noble)]
        else:
            claims = [action - CLAIM for action in position.legal(seat) if action != END]
            assert list(offers) == [str(number) for number in claims]
            assert claims == [n for n in range(NUM_NOBLES) if payable(state, seat, n)]
        for number in [int(name) for name in offers][:3]:
            offer = offers[str(number)]
            planned = [payment.planned(state, seat, number, kind) for kind in range(NUM_KINDS)]
            assert planned == cheapest(state, seat, number)
            assert offer["pay"] == {KIND_IDS[k]: planned[k] for k in range(4) if planned[k]}
            intrigue = [KIND_IDS[k] for k in range(4, NUM_KINDS) for _ in range(planned[k])]
            assert offer["intrigue"] == intrigue
            gains = tuple(offer[name] for name in ("city", "country", "house", "standing"))
            assert gains == gain_by_rules(state, seat, number)
            seen_offers += 1
    assert seen_offers > 100


def prices(state: Any, number: int) -> list[tuple[range, int, int]]:
    """Return kinds, price and size of a joker for country cards, and for intrigue (RY-8, RY-9)."""
    plots = int(NOBLE_INTRIGUE[number]) if state.owner[number] >= 0 else 0
    return [(range(4), int(NOBLE_COST[number]), 3), (range(4, NUM_KINDS), plots, 2)]


def payable(state: Any, seat: int, number: int) -> bool:
    """Tell whether a seat's cards suffice for a noble that is not its own."""
    hand, shows = state.hand[seat].tolist(), SHOWS[NOBLE_COUNTRY[number]]
    for kinds, price, joker in prices(state, number):
        right = sum(hand[kind] for kind in kinds if shows[kind])
        strange = sum(hand[kind] for kind in kinds) - right
        if right < price and joker * (price - right) > strange:
            return False
    return bool(state.owner[number] != seat)


def cheapest(state: Any, seat: int, number: int) -> list[int]:
    """Pay with what fits and then with jokers, each from the kinds the seat has fewest of."""
    hand, shows = (state.hand[seat] + state.staged).tolist(), SHOWS[NOBLE_COUNTRY[number]]
    chosen = [0] * NUM_KINDS
    for kinds, price, joker in prices(state, number):
        by_number = sorted(kinds, key=lambda kind: hand[kind])
        right = sum(hand[kind] for kind in kinds if shows[kind])
        for fits, wanted in ((1, min(price, right)), (0, joker * max(0, price - right))):
            left = wanted
            for kind in by_number:
                if shows[kind] == fits:
                    chosen[kind] = min(hand[kind], left)
                    left -= chosen[kind]
    return chosen


def gain_by_rules(state: Any, seat: int, number: int) -> tuple[int, int, int, int]:
    """Make the claim on a copy and look what the rules wrote."""
    after = state.copy()
    after.noble = number
    events = np.zeros((16, 6), np.int16)
    count = claim.finish_claim(after, seat, events, 0)
    points = {"city": 0, "country": 0, "house": 0}
    for row in events[:count]:
        fact = GAME.rules.EVENTS.read(row)
        if fact.kind in points:
            points[fact.kind] = fact["points"]
    change = score_now(after)[seat] - score_now(state)[seat]
    return points["city"], points["country"], points["house"], change


# --- live points


def score_now(state: Any) -> list[int]:
    """Return the points the rules give if the period and the titles are scored at once."""
    after = state.copy()
    if after.phase != DONE:
        scoring.score_period(after, NO_EVENTS, 0)
        scoring.score_titles(after, NO_EVENTS, 0)
    return [int(after.points[seat]) for seat in range(int(after.seats))]


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_live_points_are_those_of_an_end_now(seats: int) -> None:
    """Points, their sheet and the view agree at every step, from every seat."""
    for number, position in enumerate(walk(seats, seats + 10)):
        if number % 7 and not position.over:
            continue
        wanted = score_now(position.state)
        for viewer in (SPECTATOR, 0):
            seen = position.seen_by(viewer)
            assert GAME.view.points(seen, viewer) == wanted
            view = GAME.view.view(seen, viewer)
            assert [seat["standing"] for seat in view["seats"]] == wanted
            lines = GAME.view.sheet(seen)
            for seat in range(seats):
                assert sum(x.points for x in lines if x.seat == seat) == wanted[seat]
        if position.over:
            assert wanted == position.points()
            assert not any(line.reason.key.endswith("-now") for line in lines)


def test_live_points_name_the_clause_of_each_line() -> None:
    table = Table(2)
    table.grant(0, "dijon baron")
    lines = {
        (line.reason.key, line.seat, line.points, line.clause)
        for line in GAME.view.sheet(table.position.seen_by(1))
    }
    assert lines == {
        ("sheet-city", 0, 3, "RY-13"),
        ("sheet-majority-now", 0, 7, "RY-18"),
        ("sheet-title-now", 0, 6, "RY-20"),
    }


# --- what may be drawn and must be discarded


def test_draws_and_excess_agree_with_the_rules() -> None:
    phases = set()
    for position in walk(3, 5):
        state = position.state
        view = GAME.view.view(position.seen_by(SPECTATOR), SPECTATOR)
        phases.add(view["phase"])
        if state.phase == DRAW:
            left = {"country": deck.draws_left(state), "intrigue": int(deck.may_scheme(state))}
            assert view["draws"] == left
        else:
            assert view["draws"] == {"country": 0, "intrigue": 0}
        sizes = [int(size) for size in state.hand_size[int(state.turn)]]
        over = {"country": max(0, sizes[0] - 12), "intrigue": max(0, sizes[1] - 4)}
        assert view["excess"] == over
    assert {"draw", "play", "pay", "discard", "done"} <= phases


# --- hands


def test_only_the_own_hand_is_shown() -> None:
    table = Table(3)
    table.arrange(s0={FRANCE: 2}, s1={SPAIN: 1, "france+spain": 1})
    hands = [seat["hand"] for seat in shown(table, 1)["seats"]]
    assert hands == [None, {SPAIN: 1, "france+spain": 1}, None]
    assert [seat["hand"] for seat in shown(table, SPECTATOR)["seats"]] == [None] * 3
    opened = GAME.view.view(table.state, SPECTATOR)["seats"]  # a replay with all cards open
    assert opened[0]["hand"] == {FRANCE: 2}


# --- prompts


def prompts(table: Table) -> list[str]:
    return [GAME.view.prompt(table.position.seen_by(v), v).key for v in (0, 1, SPECTATOR)]


def test_prompts_say_who_must_do_what() -> None:
    table = Table(2)
    assert prompts(table) == ["prompt-you-draw", "prompt-other-draw", "prompt-other-draw"]
    table.arrange(phase=DRAW)
    assert prompts(table)[0] == "prompt-you-draw-any"
    table.state.drawn[0] = 1
    assert prompts(table)[0] == "prompt-you-draw-either"
    table.state.drawn[0] = 2
    assert prompts(table)[0] == "prompt-you-draw"
    table.arrange(s0={FRANCE: 1})
    assert prompts(table) == ["prompt-you-play", "prompt-other-play", "prompt-other-play"]
    table.arrange(s0={})
    assert prompts(table)[0] == "prompt-you-end"
    table.state.noble = 0
    table.arrange(phase=PAY)
    assert prompts(table) == ["prompt-you-pay", "prompt-other-pay", "prompt-other-pay"]
    table.arrange(phase=DISCARD, s0={FRANCE: 13})
    assert prompts(table)[:2] == ["prompt-you-discard", "prompt-other-discard"]
    table.arrange(phase=DISCARD, s0={"france+spain": 5})
    assert prompts(table)[0] == "prompt-you-discard-plots"
    table.state.phase = DONE
    assert prompts(table) == ["prompt-over"] * 3


def test_prompts_and_live_sheets_are_said_in_every_language() -> None:
    voices = [speaker(GAME, language) for language in LANGUAGES]
    said = set()
    for number, position in enumerate(walk(4, 3)):
        for viewer in range(4):
            asked = GAME.view.prompt(position.seen_by(viewer), viewer)
            said.add(asked.key)
            if number % 25 == 0:
                texts = [asked, *(line.reason for line in GAME.view.sheet(position.state))]
                assert all(voice.say(each) for voice in voices for each in texts)
    assert {"prompt-you-draw", "prompt-you-play", "prompt-you-pay", "prompt-over"} <= said


# --- the catalogue


def test_the_catalogue_has_every_piece_with_its_place_in_the_view() -> None:
    cards = GAME.view.catalogue()
    assert len({card.id for card in cards}) == len(cards)
    counts = {kind: [c for c in cards if c.kind == kind] for kind in {c.kind for c in cards}}
    sizes = {kind: len(found) for kind, found in counts.items()}
    wanted = {"country": 4, "intrigue": 6, "title": 7, "city": 16, "noble": 29, "period": 3}
    assert sizes == {**wanted, "house": 1}
    for kind in ("country", "title", "city", "noble", "period"):
        assert [card.values["number"] for card in counts[kind]] == list(range(sizes[kind]))
    assert [c.id for c in counts["country"] + counts["intrigue"]] == list(KIND_IDS)
    assert [c.values["number"] for c in counts["intrigue"]] == list(range(NUM_COUNTRIES, NUM_KINDS))


def test_the_catalogue_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        voice = speaker(GAME, language)
        for card in GAME.view.catalogue():
            assert voice.say(card.name)
            assert len(card.words) > 1
            assert all(voice.say(words) for words in card.words)


def test_reconstructed_values_are_marked_and_explained() -> None:
    cards = {card.id: card for card in GAME.view.catalogue()}
    assert cards["paris"].values["confidence"]["bonus"] == "D"
    assert cards["berlin"].values["confidence"]["city"] == "D"
    assert cards["vienna"].values["confidence"]["city"] == "A"
    assert cards["dijon-baron"].values["confidence"]["place"] == "B"  # the rulebook's example
    assert not cards["house"].reconstructed
    assert not cards["france+spain"].reconstructed
    for card in cards.values():
        explained = any(words.key.startswith("about-reconstructed") for words in card.words)
        assert card.reconstructed == explained


# --- the web folder

WEB = GAME.folder / "web"


def test_the_map_knows_every_city() -> None:
    land = (WEB / "art" / "map" / "land.ts").read_text("utf-8")
    places = (WEB / "art" / "map" / "places.ts").read_text("utf-8")
    for city in BOARD.cities:
        assert f"\n  {city.id}: [" in land, "run web/art/map/build.mjs"
        assert places.count(f"\n  {city.id}: [") == 2  # on a large map and on a phone
    for country in BOARD.countries:
        assert re.search(rf"\n  '?{country.id}'?:\s+'", land)


def test_letters_tell_countries_apart_and_mean_nothing_else() -> None:
    known = {key for key in locale_keys(GAME.folder / "locales", "en") if "letter" in key}
    assert known == {f"board-letter-{country.id}" for country in BOARD.countries}
    for language in LANGUAGES:
        voice = speaker(GAME, language)
        letters = [voice.say(text(f"board-letter-{country.id}")) for country in BOARD.countries]
        assert len(set(letters)) == len(letters)
        assert max(map(len, letters)) == 1


def test_the_board_says_only_what_every_language_has() -> None:
    sources = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    used = {key for file in sources for key in re.findall(r"'(board-[a-z-]+)'", file.read_text())}
    known = {key for key in locale_keys(GAME.folder / "locales", "en") if key.startswith("board-")}
    assert {key for key in known if not key.startswith("board-letter-")} == used
