"""How many whole playouts a second the search makes on one core, beside OpenSpiel's IS-MCTS.

One simulation is one re-deal, one walk down the tree and one playout to the end of the match, from
the first decision of a match. *Plain* playouts draw random legal actions, as OpenSpiel's do;
*clever* ones, which the bots use, are played by the game's rules of thumb.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regency.bench.agree import SmallTree
from regency.bench.peers import available
from regency.bots.base import Budget
from regency.bots.ismcts import Tree, settings_for
from regency.core.game import Game
from regency.core.match import Position

SEED = 1
WARM_UP = Budget(iterations=64)
#: Nothing is asked of the heuristic.
PLAIN = {"clever": 0.0, "ask": 0.0, "prior_weight": 0.0}
#: A search that takes a number of simulations doubles it until it fills the time.
FIRST_BURST = 64
#: Games of OpenSpiel in which an information state can be re-dealt.
PEER_GAMES = ("kuhn_poker", "leduc_poker", "hearts", "gin_rummy")


@dataclass(frozen=True)
class SearchSpeed:
    """Simulations a second of one search in one game."""

    game: str
    seats: int
    how: str
    per_second: float


def measure_search(
    game: Game, seats: int, seconds: float, machine: str = "numba"
) -> list[SearchSpeed]:
    """Search for about *seconds* each with plain and with clever playouts."""
    position = Position(game, seats, seed=SEED, machine=machine)
    position.settle_chance()
    seat = position.seat_to_act()
    seen = position.seen_by(seat)
    if machine == "wasm":
        return [
            SearchSpeed(game.name, seats, how, _in_node(position, changes, seconds))
            for how, changes in (("plain", PLAIN), ("clever", {}))
        ]
    found = []
    for how, changes in (("plain", PLAIN), ("clever", {})):
        tree = Tree(game, settings_for(game, **changes))
        tree.grow(seen, seat, WARM_UP, SEED, patient=True)
        started = time.perf_counter()
        tree.grow(seen, seat, Budget(milliseconds=int(seconds * 1000)), SEED, patient=True)
        elapsed = time.perf_counter() - started
        found.append(SearchSpeed(game.name, seats, how, tree.visits.sum() / elapsed))
    return found


def _in_node(position: Position, changes: Mapping[str, float], seconds: float) -> float:
    """Return simulations a second of a small tree; calls double until one fills half the time."""
    seat = position.seat_to_act()
    tree = SmallTree(position.rules, settings_for(position.game, **changes))
    tree.states[0] = position.seen_by(seat)
    iterations = FIRST_BURST
    while True:
        started = time.perf_counter()
        tree.grow(seat, position.seats, iterations)
        elapsed = time.perf_counter() - started
        if elapsed >= seconds / 2:
            return iterations / elapsed
        iterations *= 2


def measure_peers(seconds: float, progress: Callable[[str], None]) -> list[SearchSpeed]:
    """Measure OpenSpiel's IS-MCTS, in C++ with random rollouts, in each of its games."""
    if available()["OpenSpiel"] is None:
        progress("OpenSpiel: not installed, skipped (`make bench` installs it)")
        return []
    found = []
    for name in PEER_GAMES:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                found.append(_measure_open_spiel(name, seconds))
            except Exception as error:  # Foreign code: our own figures must still come.
                progress(f"OpenSpiel {name}: failed, skipped ({type(error).__name__})")
    return found


def _measure_open_spiel(name: str, seconds: float) -> SearchSpeed:
    import pyspiel

    game = pyspiel.load_game(name)
    state = _first_choice(game)
    simulations = FIRST_BURST
    while True:
        bot = pyspiel.ISMCTSBot(
            seed=SEED,
            evaluator=pyspiel.RandomRolloutEvaluator(1, SEED),
            uct_c=1.0,
            max_simulations=simulations,
        )
        started = time.perf_counter()
        bot.step(state)
        elapsed = time.perf_counter() - started
        if elapsed >= seconds / 2:
            return SearchSpeed(name, game.num_players(), "OpenSpiel", simulations / elapsed)
        simulations *= 2


def _first_choice(game: Any) -> Any:
    """Return the first position of a match in which somebody has a choice."""
    state = game.new_initial_state()
    rng = random.Random(SEED)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])
    return state
