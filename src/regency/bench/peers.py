"""Measure games of other libraries beside our own, on the same machine and in the same run.

Every figure counts decisions of players only: a card that chance deals costs time and earns
nothing, in every library alike.  All peers play uniformly random legal actions.

* OpenSpiel, "driven from Python": one Python call a step, as its examples do.
* OpenSpiel, "inside C++, a call a game": ``pyspiel.evaluate_bots`` with the library's own random
  bots plays whole games, deal included.  The history of each game is counted off the clock.
* OpenSpiel, "inside C++, rollouts after the deal": ``RandomRolloutEvaluator`` plays many games a
  call from a position that is dealt already, so neither Python nor the deal is in the figure: it
  is the most favourable reading for OpenSpiel.  The binding has no counter, so decisions are the
  rollouts times the mean length of games played off the clock from the same positions; the error
  of that mean is about one per cent.  ``MCTSBot`` reaches the evaluator and accepts only games
  that pay at the end, so Hanabi has no such row.
* PettingZoo and RLCard, "driven from Python": the usual loop of each, without any agent.
* pgx, "batched, one core": a compiled scan over a batch of tables that reset themselves.

Seconds are the process's own, all its threads together, so that others at work on the machine
count less, and of several parts of a measurement the quickest counts. Every peer is held to one
core: XLA would spread its work over all of them, and their seconds would add up (`one_core`; where
the system cannot do that, pgx's figure is that much worse).
"""

from __future__ import annotations

import importlib.metadata
import itertools
import random
import textwrap
import time
import warnings
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any

from regency.bench.cores import one_core

FROM_PYTHON = "driven from Python"
IN_CPP_GAMES = "inside C++, a call a game"
IN_CPP_ROLLOUTS = "inside C++, rollouts after the deal"
BATCHED = "batched, one core"

SEED = 20_240_229
# The quickest of this many parts counts, for peers and for us: a stall is nobody's speed.
PARTS = 5
# The warm-up fills caches and compiles; a tenth of the measurement is plenty beyond one burst.
WARM_UP_SHARE = 0.1
# Short games come in bursts, so that reading the clock costs nothing next to playing.
GAMES_PER_BURST = 16
# Several deals, since the deal decides the length of some games (Hearts passes cards or not).
ROLLOUT_DEALS = 16
# Long enough to hide the cost of one call for each deal, short enough to end a run on time.
ROLLOUT_BURST_SECONDS = 0.05
ROLLOUT_COUNT_SECONDS = 0.02
BATCH_SIZE = 1024
STEPS_PER_SCAN = 16
# Some libraries list all they have in their errors; the line must stay readable.
REASON_WIDTH = 200

DISTRIBUTIONS = {
    "OpenSpiel": "open_spiel",
    "PettingZoo": "pettingzoo",
    "RLCard": "rlcard",
    "pgx": "pgx",
}


@dataclass(frozen=True)
class PeerResult:
    """Hold the speed of one game of one library, in decisions of players per second."""

    library: str
    version: str
    game: str
    how: str
    steps_per_second: float
    seconds: float


@dataclass(frozen=True)
class Workload:
    """Hold a burst of play, which is timed, and the count of its decisions, which is not."""

    play: Callable[[], Any]
    count: Callable[[Any], float] = float


@dataclass(frozen=True)
class Peer:
    """Hold one row of the table: a game of a library and the function that sets it up."""

    library: str
    game: str
    how: str
    prepare: Callable[[str], Workload]


def _play_open_spiel(state: Any, rng: random.Random) -> int:
    """Play an OpenSpiel state to its end at random and return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _apply_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _apply_chance(state: Any, rng: random.Random) -> None:
    """Let chance act once in an OpenSpiel state."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def _open_spiel_from_python(game_name: str) -> Workload:
    """Set up OpenSpiel games that Python steps one action at a time."""
    import pyspiel

    # Copies of one state: a fresh one of Gin Rummy builds tables that take longer than a game.
    initial = pyspiel.load_game(game_name).new_initial_state()
    rng = random.Random(SEED)
    return Workload(lambda: _play_open_spiel(initial.clone(), rng))


def _open_spiel_games(game_name: str) -> Workload:
    """Set up whole OpenSpiel games between the random bots of its C++ core."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    initial = game.new_initial_state()
    bots = [
        pyspiel.make_uniform_random_bot(player, SEED + player)
        for player in range(game.num_players())
    ]
    seeds = itertools.count(SEED)

    def play() -> list[Any]:
        states = [initial.clone() for _ in range(GAMES_PER_BURST)]
        for state in states:
            pyspiel.evaluate_bots(state, bots, next(seeds))
        return states

    def count(states: list[Any]) -> float:
        # Chance and the end of the game have negative player numbers.
        moves = itertools.chain.from_iterable(state.full_history() for state in states)
        return float(sum(move.player >= 0 for move in moves))

    return Workload(play, count)


def _open_spiel_rollouts(game_name: str) -> Workload:
    """Set up random rollouts of the C++ core of OpenSpiel from dealt positions."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    rng = random.Random(SEED)
    # A search may not start at a chance node: its backup then reads before the start of its path.
    deals = [game.new_initial_state() for _ in range(ROLLOUT_DEALS)]
    for state in deals:
        while state.is_chance_node():
            _apply_chance(state, rng)

    def searcher(rollouts: int) -> Any:
        # A search of one simulation hands its root to the evaluator and does nothing else.
        return pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED),
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=SEED,
            verbose=False,
        )

    def play_with(bot: Any) -> None:
        for state in deals:
            bot.mcts_search(state)

    rollouts = 1
    while _seconds_of(partial(play_with, searcher(rollouts))) < ROLLOUT_BURST_SECONDS:
        rollouts *= 2
    bot = searcher(rollouts)

    def count(_: None) -> float:
        # Only full rounds over the deals: each deal weighs here what it weighs in the rollouts.
        rounds = decisions = 0
        start = time.perf_counter()
        while not rounds or time.perf_counter() - start < ROLLOUT_COUNT_SECONDS:
            decisions += sum(_play_open_spiel(state.clone(), rng) for state in deals)
            rounds += 1
        return rollouts * decisions / rounds

    return Workload(lambda: play_with(bot), count)


def _petting_zoo(game_name: str) -> Workload:
    """Set up a PettingZoo environment in its usual loop over agents."""
    import numpy as np
    import pettingzoo

    name, _, version = game_name.rpartition("_")
    env = pettingzoo.make("aec", f"classic/{name}-{version}")
    env.reset(seed=SEED)
    rng = random.Random(SEED)

    def play() -> int:
        decisions = 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                # The loop wants an empty step of each agent whose game is over: no decision.
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
        return decisions

    return Workload(play)


def _rlcard(game_name: str) -> Workload:
    """Set up an RLCard environment that is stepped without agents."""
    import rlcard

    env = rlcard.make(game_name, config={"seed": SEED})
    rng = random.Random(SEED)

    def play() -> int:
        decisions = 0
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return Workload(play)


def _pgx(game_name: str) -> Workload:
    """Set up a compiled scan over a batch of pgx tables that reset themselves."""
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make(game_name)
    # The label says a core, so an accelerator on the machine must not answer instead.
    cpu = jax.devices("cpu")[0]
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, action_key, step_key = jax.random.split(key, 3)
        action = act_randomly(action_key, state.legal_action_mask)
        return (step(state, action, jax.random.split(step_key, BATCH_SIZE)), key), None

    scan = jax.jit(lambda carry: jax.lax.scan(one_step, carry, None, length=STEPS_PER_SCAN)[0])
    with jax.default_device(cpu):
        init_key, key = jax.random.split(jax.random.key(SEED))
        carry: Any = (jax.jit(jax.vmap(env.init))(jax.random.split(init_key, BATCH_SIZE)), key)

    def play() -> int:
        nonlocal carry
        with jax.default_device(cpu):
            carry = scan(carry)
            # One compiled call ends as a whole, so waiting for its key waits for all of it.
            carry[1].block_until_ready()
        # A table that ends is dealt anew within the same step, so each step is one decision.
        return BATCH_SIZE * STEPS_PER_SCAN

    return Workload(play)


PEERS: tuple[Peer, ...] = (
    Peer("OpenSpiel", "kuhn_poker", FROM_PYTHON, _open_spiel_from_python),
    Peer("OpenSpiel", "leduc_poker", FROM_PYTHON, _open_spiel_from_python),
    Peer("OpenSpiel", "hearts", FROM_PYTHON, _open_spiel_from_python),
    Peer("OpenSpiel", "gin_rummy", FROM_PYTHON, _open_spiel_from_python),
    Peer("OpenSpiel", "hanabi", FROM_PYTHON, _open_spiel_from_python),
    Peer("OpenSpiel", "kuhn_poker", IN_CPP_GAMES, _open_spiel_games),
    Peer("OpenSpiel", "leduc_poker", IN_CPP_GAMES, _open_spiel_games),
    Peer("OpenSpiel", "hearts", IN_CPP_GAMES, _open_spiel_games),
    Peer("OpenSpiel", "gin_rummy", IN_CPP_GAMES, _open_spiel_games),
    Peer("OpenSpiel", "hanabi", IN_CPP_GAMES, _open_spiel_games),
    Peer("OpenSpiel", "kuhn_poker", IN_CPP_ROLLOUTS, _open_spiel_rollouts),
    Peer("OpenSpiel", "leduc_poker", IN_CPP_ROLLOUTS, _open_spiel_rollouts),
    Peer("OpenSpiel", "hearts", IN_CPP_ROLLOUTS, _open_spiel_rollouts),
    Peer("OpenSpiel", "gin_rummy", IN_CPP_ROLLOUTS, _open_spiel_rollouts),
    Peer("PettingZoo", "leduc_holdem_v4", FROM_PYTHON, _petting_zoo),
    Peer("PettingZoo", "texas_holdem_v4", FROM_PYTHON, _petting_zoo),
    Peer("PettingZoo", "hanabi_v5", FROM_PYTHON, _petting_zoo),
    Peer("RLCard", "leduc-holdem", FROM_PYTHON, _rlcard),
    Peer("RLCard", "limit-holdem", FROM_PYTHON, _rlcard),
    Peer("RLCard", "gin-rummy", FROM_PYTHON, _rlcard),
    Peer("pgx", "kuhn_poker", BATCHED, _pgx),
    Peer("pgx", "leduc_holdem", BATCHED, _pgx),
    Peer("pgx", "connect_four", BATCHED, _pgx),
    Peer("pgx", "sparrow_mahjong", BATCHED, _pgx),
)


def available() -> dict[str, str | None]:
    """Return the installed version of each library, or None where it is missing."""
    return {library: _version(name) for library, name in DISTRIBUTIONS.items()}


def _version(distribution: str) -> str | None:
    """Return the version of an installed distribution, without importing it."""
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def _seconds_of(action: Callable[[], object]) -> float:
    """Return the time that an action takes."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def _measure(workload: Workload, seconds: float) -> tuple[float, float]:
    """Return the decisions and the seconds of the quickest part of about the given time."""
    warm_up_end = time.perf_counter() + seconds * WARM_UP_SHARE
    workload.play()
    while time.perf_counter() < warm_up_end:
        workload.play()
    return max(
        (_part(workload, seconds / PARTS) for _ in range(PARTS)), key=lambda part: part[0] / part[1]
    )


def _part(workload: Workload, seconds: float) -> tuple[float, float]:
    """Play bursts for about the given time and return the decisions and the time they took."""
    decisions = elapsed = 0.0
    while not decisions or elapsed < seconds:
        start = time.process_time()
        played = workload.play()
        elapsed += time.process_time() - start
        decisions += workload.count(played)
    return decisions, elapsed


def _run_peer(peer: Peer, version: str, seconds: float) -> PeerResult:
    """Set up and measure one row of the table."""
    with warnings.catch_warnings(), one_core():
        # What a peer deprecates is no concern of who compares speeds.
        warnings.simplefilter("ignore")
        decisions, elapsed = _measure(peer.prepare(peer.game), seconds)
    return PeerResult(
        peer.library, version, peer.game, peer.how, decisions / elapsed, seconds=elapsed
    )


def _selects(name: str, peer: Peer) -> bool:
    """Tell whether a name the user gives, a library or library/game, selects a row."""
    return name.lower() in (peer.library.lower(), f"{peer.library}/{peer.game}".lower())


def run_peers(
    seconds: float,
    only: Collection[str] = (),
    progress: Callable[[str], None] = print,
) -> list[PeerResult]:
    """Measure every peer that is installed, each for about the given time after a warm-up.

    The names in ``only`` are libraries ("pgx") or single games ("pgx/kuhn_poker"), in any case;
    none means all.  A peer that is missing or fails is reported in one line and left out.
    """
    for name in only:
        if not any(_selects(name, peer) for peer in PEERS):
            progress(f"{name}: no such peer; there are {', '.join(DISTRIBUTIONS)}")
    chosen = [p for p in PEERS if not only or any(_selects(name, p) for name in only)]
    versions = available()
    for library in dict.fromkeys(peer.library for peer in chosen):
        if versions[library] is None:
            progress(f"{library}: not installed, skipped (`make bench` installs it)")
    results = []
    for peer in chosen:
        version = versions[peer.library]
        if version is None:
            continue
        label = f"{peer.library} {peer.game}, {peer.how}"
        try:
            result = _run_peer(peer, version, seconds)
        except Exception as error:  # Any failure of foreign code: our own figures must still come.
            reason = textwrap.shorten(str(error), REASON_WIDTH) or "no reason given"
            progress(f"{label}: failed, skipped ({type(error).__name__}: {reason})")
        else:
            progress(f"{label}: {result.steps_per_second:,.0f} decisions a second")
            results.append(result)
    return results
