"""A game's network in Node does what it does elsewhere: the same bits, whoever looks."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.analysis.matches import finished
from tests.edge import levels_for_pages
from tests.edge.small_networks import FILE, GAMES, told

from regency.analysis.drivers import OPEN_HANDS
from regency.analysis.evaluator import ByNetwork
from regency.bench.network import some_positions
from regency.bots import Budget, net_search
from regency.bots.levels import LEVELS
from regency.bots.net_tree import NetTree, search_settings
from regency.bots.network import Looker, fold, load_network
from regency.bots.weights import weights_path
from regency.core.engine import engine
from regency.core.game import Game
from regency.core.match import Match, Move, Position
from regency.core.notation import read_matches
from regency.edge.build import NET, PARTS, parts_of
from regency.edge.entries import about_network
from regency.games import games

NETWORKS = [one for one in games().values() if weights_path(one).is_file()]
EVERY_NETWORK = pytest.mark.parametrize("game", NETWORKS, ids=lambda game: str(game.name))
ITERATIONS = 40


def golden(game: Game) -> Match:
    """Return a match of the fewest seats from the game's golden ones."""
    for file in sorted((game.folder / "golden").glob("*.ndjson")):
        for match in read_matches(file.read_bytes(), {game.name: game}):
            if match.seats == game.seats[0]:
                return match
    raise AssertionError(f"{game.name} has no golden match of {game.seats[0]} seats")


def test_games_with_weights_have_what_looks_with_them() -> None:
    assert {one.name for one in NETWORKS} == {
        one.name for one in games().values() if NET in parts_of(one)
    }
    assert all(set(parts_of(one)) >= set(PARTS) - {NET} for one in games().values())


@EVERY_NETWORK
def test_looks_at_golden_positions_are_the_same_bits(game: Game) -> None:
    network = load_network(game)
    lookers = [Looker(game, network, machine) for machine in ("numba", "wasm")]
    match = golden(game)
    position = Position(game, match.seats, match.options)
    for number, step in enumerate(match.steps):
        if isinstance(step, Move) and number % (len(match.steps) // 12) == 0:
            for looker in lookers:
                looker.look(position.seen_by(step.seat), step.seat)
            numba, wasm = (looker.out.view(np.int32) for looker in lookers)
            assert (numba == wasm).all()
        position.take(step)
    for seen, seat in some_positions(game, game.seats[-1], 30)[5::10]:
        for looker in lookers:
            looker.look(seen, seat)
        assert lookers[0].out.tobytes() == lookers[1].out.tobytes()


@EVERY_NETWORK
def test_searches_with_the_network_grow_the_same_tree(game: Game) -> None:
    network = load_network(game)
    for seats in (game.seats[0], game.seats[-1]):
        seen, seat = some_positions(game, seats, 12)[11]
        grown = []
        for machine in ("numba", "wasm"):
            tree = NetTree(game, network, search_settings(game), lambda: 0.0)
            tree._search = engine(game, machine).bind(net_search.net_search)
            tree.grow(seen, seat, Budget(iterations=ITERATIONS), 5, patient=True)
            grown.append(tree._nodes.tobytes() + tree._values.tobytes() + tree._priors.tobytes())
        assert grown[0] == grown[1]


@EVERY_NETWORK
def test_it_judges_the_same(game: Game) -> None:
    match = finished(game.name)
    judges = [ByNetwork(game, match.seats, 5, machine) for machine in ("numba", "wasm")]
    position = Position(game, match.seats, match.options)
    judged = 0
    for number, step in enumerate(match.steps):
        legal = position.legal(step.seat) if isinstance(step, Move) else []
        if isinstance(step, Move) and len(legal) > 1 and number > len(match.steps) // 2:
            few, seat = legal[:3], step.seat
            worths = [judge.worth(position.state, 2) for judge in judges]
            assert np.array_equal(worths[0], worths[1])
            for viewer in (seat, OPEN_HANDS):
                found = [judge.weigh(position.state, seat, viewer, few, 2, 7) for judge in judges]
                assert np.array_equal(found[0], found[1])
            ends = [judge.ends(position.state, seat, seat, few[0], 1) for judge in judges]
            assert ends[0].tobytes() == ends[1].tobytes()
            judged += 1
            if judged == 2:
                return
        position.take(step)


def test_cards_are_folded_the_same() -> None:
    dice = np.random.default_rng(3)

    def some(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return dice.standard_normal(shape).astype(np.float32)

    given = [some(9, 5), some(4, 5), some(4), some(9, 4), some(3, 4, 8)]
    cards = np.array([[0, 0], [5, 2], [6, 2], [7, 1]], np.int32)
    found = []
    for machine in ("python", "numba", "wasm"):
        arrays = [array.copy() for array in given]
        tables, bias = np.zeros((27, 8), np.float32), np.ones(8, np.float32)
        engine(NETWORKS[0], machine).bind(fold)(*arrays, cards, tables, bias)
        found.append(tables.tobytes() + bias.tobytes())
        assert not tables[[0, 9, 18]].any(), "card 0 stands for none"
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(("number", "name"), list(enumerate(GAMES)))
def test_the_looks_for_pages_are_fresh(number: int, name: str, tmp_path: Path) -> None:
    kept = json.loads(FILE.read_text("utf-8"))[number]
    path = tmp_path / "kept.npz"
    path.write_bytes(base64.b64decode(kept["weights"]))
    fresh = told(name, tmp_path)
    network = load_network({one.name: one for one in NETWORKS}[name], path)
    assert network.about["settings"]["width"] == network.first.shape[1]
    assert kept["looks"] == fresh["looks"], "run `python -m tests.edge.small_networks`"


def test_the_levels_for_pages_are_fresh() -> None:
    kept = json.loads(levels_for_pages.FILE.read_text("utf-8"))
    assert kept == levels_for_pages.written(), "run `python -m tests.edge.levels_for_pages`"
    assert {one["game"] for one in kept} == {one.folder.name for one in NETWORKS}


@EVERY_NETWORK
def test_a_page_is_told_who_plays_each_level(game: Game) -> None:
    told = about_network(game)["levels"]
    assert list(told) == list(LEVELS)
    assert (
        told == json.loads((game.folder / "wasm" / "network.json").read_text())["network"]["levels"]
    )


def test_a_level_that_no_page_can_play_is_refused() -> None:
    game = replace(NETWORKS[0], levels={"page": "ismcts:iterations=20"})
    with pytest.raises(ValueError, match="a page cannot play ismcts:iterations=20"):
        about_network(game)
