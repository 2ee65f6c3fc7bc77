"""How often cards win: the files for the almanac, and how they are counted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regency.arena.wins import FORMAT, WINS, count, held_of, printed_hash
from regency.core.game import Game
from regency.core.match import Position
from regency.core.notation import read_matches
from regency.games import game as find_game
from regency.games import games

#: A game whose figures were not counted yet has no file, and its almanac tells none.
ALL = [pytest.param(one, id=one.name) for one in games().values() if (one.folder / WINS).exists()]


def wins(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((game.folder / WINS).read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", ALL)
def test_figures_belong_to_the_present_rules_and_cards(game: Game) -> None:
    page = wins(game)
    renew = f"count anew: python -m regency.arena.wins --game {game.name}"
    assert page["format"] == FORMAT
    assert page["game"] == game.name
    assert page["rules_version"] == game.rules_version, renew
    assert page["printed"] == printed_hash(game), renew
    assert page["seats"] in game.seats
    assert (page["bot"] == "net" and len(page["weights"]) == 64) or page["bot"] == "heuristic"


@pytest.mark.parametrize("game", ALL)
def test_figures_are_possible(game: Game) -> None:
    page = wins(game)
    known = {card.id for card in game.show.catalogue()}
    assert page["cards"].keys() <= known
    for card, (had, won) in page["cards"].items():
        assert 0 <= won <= had <= page["matches"] * page["seats"], card
    # Nobody but those who had something won: on average it is one in so many seats.
    had, won = (sum(column) for column in zip(*page["cards"].values(), strict=True))
    assert 0.8 / page["seats"] < won / had < 1.4 / page["seats"]


#: Kinds of the catalogue that somebody has at the end.
COUNTED = {
    "kuhn": {"card"},
    "castle-combo": {"castle", "village"},
    "for-the-king": {"government", "gold", "king"},
    "royals": {"noble", "title"},
}


@pytest.mark.parametrize(
    "name", [name for name in COUNTED if (find_game(name).folder / WINS).exists()]
)
def test_every_card_that_can_be_had_was_had_by_many(name: str) -> None:
    page = wins(find_game(name))
    for card in find_game(name).show.catalogue():
        # An office that is not in play with so few has no cards.
        copies = card.values.get("copies")
        played = copies[str(page["seats"])] if isinstance(copies, dict) else 1
        if card.kind in COUNTED[name] and played:
            assert page["cards"][card.id][0] >= 100, card.id
        else:
            assert card.id not in page["cards"]


def test_winners_and_their_cards_are_counted() -> None:
    """Kuhn: each card is had by one of two in two deals of three, and a match has one winner."""
    found = count(find_game("kuhn"), "heuristic", 2, 30)
    assert sum(had for had, _ in found.values()) == 60
    assert sum(won for _, won in found.values()) == 30
    assert found["king"][1] == found["king"][0]


@pytest.mark.parametrize("name", COUNTED)
def test_what_was_had_is_what_the_end_shows(name: str) -> None:
    """A golden match, seat by seat: nothing is had twice, and all of it can be looked at."""
    game = find_game(name)
    record = sorted((game.folder / "golden").glob("*.ndjson"))[0].read_bytes()
    match = read_matches(record, {game.name: game}, "python")[0]
    position = Position(game, match.seats, match.options, machine="python")
    facts = [fact for step in match.steps for fact in position.take(step)]
    held = [held_of(game)(position.state, facts, seat) for seat in range(match.seats)]
    assert all(held)
    known = {card.id: card.kind for card in game.show.catalogue()}
    assert {known[card] for cards in held for card in cards} <= COUNTED[name]
    if name in ("castle-combo", "royals"):
        assert sum(map(len, held)) == len(set().union(*held))
