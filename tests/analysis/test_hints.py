"""Hints by the network: the same for the same position, in order, no nonsense, nothing hidden."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.edge.small_networks import legal_of

from regency.analysis.hints import FAR_BEHIND, LIKELY, MOST_TOLD, Adviser, Why, percent, whys
from regency.bench.network import some_positions
from regency.bots.network import Looker, load_network
from regency.bots.weights import WeightsError, weights_path
from regency.core.game import Game
from regency.core.match import Position
from regency.core.text import text
from regency.core.told import ScoreLine
from regency.games import game, games
from regency.language import LANGUAGES, speaker

NETWORKS = [one for one in games().values() if weights_path(one).is_file()]
EVERY_NETWORK = pytest.mark.parametrize("game", NETWORKS, ids=lambda game: str(game.name))


def test_a_game_without_a_network_gives_none() -> None:
    with pytest.raises(WeightsError, match="no weights of kuhn"):
        Adviser(game("kuhn"))


@EVERY_NETWORK
def test_the_same_position_gives_the_same_hints(game: Game) -> None:
    """Of another adviser, asked another time, after other questions."""
    first, second = Adviser(game), Adviser(game)
    asked = [(seen, seat, legal_of(game, seen, seat)) for seen, seat in some_positions(game, 2, 30)]
    for seen, seat, legal in asked[3::9]:
        told = first.advise(seen, seat, legal)
        assert first.advise(seen, seat, legal) == told
        second.advise(*asked[0])
        assert second.advise(seen, seat, legal) == told


@EVERY_NETWORK
def test_hints_are_in_the_order_of_their_figures_and_no_nonsense(game: Game) -> None:
    adviser, looker = Adviser(game), Looker(game, load_network(game))
    reasons = 0
    for seats in (game.seats[0], game.seats[-1]):
        for seen, seat in some_positions(game, seats, 24)[5::6]:
            legal = legal_of(game, seen, seat)
            told = adviser.advise(seen, seat, legal)
            assert 1 <= len(told) <= MOST_TOLD
            shown = [(-percent(round(1e6 * one.win[seat]), 1_000_000), -one.share) for one in told]
            assert shown == sorted(shown)
            assert shown[-1][0] - shown[0][0] <= FAR_BEHIND
            looker.look(seen, seat)
            best = np.where(legal != 0, looker.logits, -np.inf).max()
            for one in told:
                assert legal[one.action]
                assert looker.logits[one.action] >= best - LIKELY
                assert sum(one.win) == pytest.approx(1)
                reasons += one.why is not None
    assert reasons > 4, "most moves have a reason"


@EVERY_NETWORK
def test_hints_use_nothing_hidden(game: Game) -> None:
    """Whatever the cards truly are that a seat cannot know, its hints are the same."""
    position = Position(game, game.seats[0], seed=5)
    position.settle_chance()
    for _ in range(12):
        seat = position.seat_to_act()
        position.play(seat, position.legal(seat)[0])
        position.settle_chance()
    seat = position.seat_to_act()
    told = []
    for deal in (1, 2):
        position.rules.determinize(position.states, 0, seat, deal)
        told.append(Adviser(game).advise(position.seen_by(seat), seat, position.mask(seat)))
    assert told[0] == told[1]


def sheets(*told: list[tuple[int, str, int]]) -> Any:
    """Return a game whose states are numbers of the score sheets given: seat, source, points."""
    lines = [
        [
            ScoreLine(seat, points, text("line", card=text(source)), "T-1")
            for seat, source, points in sheet
        ]
        for sheet in told
    ]
    return SimpleNamespace(view=SimpleNamespace(sheet=lambda state: lines[state]))


def test_a_reason_is_what_changes_most_by_the_end() -> None:
    source, other = text("harbour"), text("tower")
    brings = sheets([(0, "harbour", 8), (1, "tower", 3)], [(0, "harbour", 2), (1, "tower", 3)])
    assert whys(brings, 0, [[0], [1]])[0] == Why("brings", source, 6.0)
    denies = sheets([(0, "harbour", 2), (1, "tower", 1)], [(0, "harbour", 2), (1, "tower", 6)])
    assert whys(denies, 0, [[0], [1]])[0] == Why("denies", other, 5.0)
    same = sheets([(0, "harbour", 2)], [(0, "harbour", 2)])
    assert whys(same, 0, [[0], [1]]) == [None, None]


def test_what_keeps_ways_open_brings_now_one_source_and_now_another() -> None:
    nothing: list[tuple[int, str, int]] = [(0, "harbour", 1), (0, "tower", 1)]
    both = sheets(
        [(0, "harbour", 2), (0, "tower", 0)], [(0, "harbour", 0), (0, "tower", 2)], nothing
    )
    (first, _) = whys(both, 0, [[0, 1], [2, 2]])
    assert first == Why("opens", text("harbour"), 0.0, text("tower"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_can_be_said(language: str) -> None:
    say = speaker(games()["castle-combo"], language).say
    for kind in ("brings", "denies", "opens"):
        source, other = text("card-princess"), text("card-scribe")
        said = say(text(f"play-hint-{kind}", source=source, points=3, other=other))
        assert say(source) in said
        assert (say(other) if kind == "opens" else "3") in said
