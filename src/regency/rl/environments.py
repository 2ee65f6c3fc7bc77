"""What an environment promises: its version, its bounds, and the fingerprint that holds it to them.

A fingerprint is a hash of what is promised here and of what matches show, for every number of seats
and every option: every observation, mask, turn and reward of random matches, the last state of
matches among heuristic players, who meet what chance alone never does, and in both all columns of
the scores and the places. Whoever changes rules, data, observations or that player, the usual
opponent, changes it, and a test asks for a new version.

    python -m regency.rl.environments           compares the games with what is kept
    python -m regency.rl.environments --keep    keeps the fingerprints of versions that are new
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from regency.core.drivers import HEURISTIC_PLAYER
from regency.core.engine import Rules, engine
from regency.core.game import Game, OptionValue
from regency.core.types import Ints, State, States
from regency.games import games
from regency.rl import steps
from regency.rl.batch import Batch
from regency.rl.rewards import AT_THE_END, PLACES, rate

NAMESPACE = "regency"
KEPT = Path(__file__).with_name("environments.toml")
#: A fingerprint is made of so many matches of each kind, all from this seed.
MATCHES, SEED = 16, 1
#: Observations are made of bytes.
BYTE = np.iinfo(np.int8)
#: What is taken of a game that nobody has described: any byte, and points of five digits at most.
SOME_POINTS = 10_000


@dataclass(frozen=True)
class Environment:
    """The promises of one game's environment."""

    version: int = 1
    points: tuple[int, int] = (-SOME_POINTS, SOME_POINTS)
    zero_sum: bool = False
    counts: tuple[str, ...] = ()
    signed: tuple[str, ...] = ()
    told: int = 8192
    fingerprints: Mapping[str, str] = field(default_factory=dict)
    described: bool = True


@functools.cache
def _kept() -> dict[str, dict[str, Any]]:
    return tomllib.loads(KEPT.read_text("utf-8"))


def environment_of(game: Game) -> Environment:
    """Return the promises of a game; one kept elsewhere promises little."""
    told = _kept().get(game.name)
    if told is None:
        return Environment(described=False)
    lists = {name: tuple(told.get(name, ())) for name in ("points", "counts", "signed")}
    return Environment(**{**told, **lists})


def camel(name: str) -> str:
    """Return a game's name as environment ids write it: `castle-combo` is `CastleCombo`."""
    return "".join(part.capitalize() for part in name.split("-"))


def environment_ids() -> dict[str, str]:
    """Return the id of every game's environment, by the game's name."""
    return {
        name: f"{NAMESPACE}/{camel(name)}-v{environment_of(game).version}"
        for name, game in games().items()
    }


def old_ids() -> dict[str, str]:
    """Return the ids under which old seeds keep their meaning."""
    return {name: f"{NAMESPACE}/{camel(name)}-v0" for name in games()}


def bounds(game: Game) -> tuple[Ints, Ints]:
    """Return the lowest and the highest value of every number of an observation."""
    promised, observation = environment_of(game), game.features.OBSERVATION
    low, high = np.zeros(observation.size, np.float32), np.ones(observation.size, np.float32)
    if not promised.described:
        return low + BYTE.min, high * BYTE.max
    lows, highs = observation.split(low), observation.split(high)
    for name in promised.counts:
        highs[name][...] = BYTE.max
    for name in promised.signed:
        lows[name][...] = -1
    return low, high


def utility_bounds(game: Game, reward: str) -> tuple[float, float]:
    """Return the least and the most that a match can pay a seat."""
    low, high = environment_of(game).points
    if reward == "places":
        return -1.0, 1.0
    return (float(low - high), float(high - low)) if reward == "difference" else (low, high)


def whole_state(game: Game, state: State) -> dict[str, Any]:
    """Return everything of a state by name, hidden cards included, in plain numbers and lists.

    The generator is left out: it is no part of the game.
    """
    names = [name for name in game.rules.STATE.fields if name != "rng"]
    return {name: np.asarray(state[name]).tolist() for name in names}


def fingerprint(game: Game, machine: str = "numba") -> str:
    """Return the hash of what a game's environment shows."""
    digest = hashlib.blake2b(digest_size=16)
    digest.update(repr([array.tolist() for array in bounds(game)]).encode())
    digest.update(repr([utility_bounds(game, reward) for reward in AT_THE_END]).encode())
    promised = environment_of(game)
    digest.update(repr((promised.zero_sum, promised.told)).encode())
    digest.update(repr(dict(game.features.OBSERVATION.pieces)).encode())
    digest.update(repr([(s.name, s.start, s.size) for s in game.rules.ACTIONS.spans]).encode())
    digest.update(repr(game.rules.STATE.dtype.descr).encode())
    for seats in game.seats:
        for options in _variants(game):
            _show(game, seats, options, digest, machine)
            _contest(game, seats, options, digest, machine)
    return digest.hexdigest()


def _variants(game: Game) -> list[dict[str, OptionValue]]:
    """Return the defaults, and each other value of each option by itself."""
    found: list[dict[str, OptionValue]] = [{}]
    for name, option in game.options.items():
        found += [{name: value} for value in option.values if value != option.default]
    return found


def _show(
    game: Game, seats: int, options: dict[str, OptionValue], digest: Any, machine: str
) -> None:
    """Add what random matches show, and how they end."""
    batch = Batch(
        game, seats, MATCHES, options=options, seed=SEED, reward="points", again=False,
        machine=machine,
    )  # fmt: skip
    while (batch.turn != steps.NOBODY_TO_ACT).any():
        for array in (batch.turn, batch.observation, batch.mask, batch.reward, batch.done):
            digest.update(np.ascontiguousarray(array).tobytes())
        batch.step(batch.sample())
    digest.update(batch.reward.tobytes() + batch.observation.tobytes())
    digest.update(_results(batch.rules, batch.states, seats))


def _contest(
    game: Game, seats: int, options: dict[str, OptionValue], digest: Any, machine: str
) -> None:
    """Add how matches among heuristic players end: where chance alone scores nothing, too."""
    rules: Rules = engine(game, machine)
    values = game.option_values(options)
    states, _ = rules.play(seats, values, SEED, MATCHES, [HEURISTIC_PLAYER] * seats)
    digest.update(states.tobytes() + _results(rules, states, seats))


def _results(rules: Rules, states: States, seats: int) -> bytes:
    """Return all columns of the scores of every match, and the places they mean."""
    points = np.zeros((rules.game.rules.MAX_SEATS, rules.game.rules.SCORE_COLUMNS), np.int32)
    places = np.zeros(seats)
    told = b""
    for i in range(len(states)):
        rules.scores(states, i, points)
        rate(points, seats, PLACES, places)
        told += points[:seats].tobytes() + places.tobytes()
    return told


def changed(game: Game) -> str | None:
    """Say what is wrong with a game's version, or nothing."""
    promised = environment_of(game)
    kept = promised.fingerprints.get(str(promised.version))
    if kept is None:
        return f"{game.name}: version {promised.version} has no fingerprint yet: keep it (--keep)"
    if kept != fingerprint(game):
        return (
            f"{game.name}: rules, data, observations or players differ from those of version "
            f"{promised.version}: set version = {promised.version + 1} in {KEPT.name}, then --keep"
        )
    return None


def keep(text: str) -> str:
    """Return the file with a fingerprint for every version that has none."""
    for name, game in games().items():
        promised = environment_of(game)
        if promised.described and str(promised.version) not in promised.fingerprints:
            line = f'{promised.version} = "{fingerprint(game)}"\n'
            heading = re.compile(
                rf"^\[{re.escape(name)}\.fingerprints\]\n(?:\d.*\n)*", re.MULTILINE
            )
            text = heading.sub(lambda found, line=line: found.group() + line, text)  # type: ignore[misc]
    return text


def main() -> int:
    """Compare, or keep."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--keep", action="store_true")
    if parser.parse_args().keep:
        KEPT.write_text(keep(KEPT.read_text("utf-8")), "utf-8")
        _kept.cache_clear()
    wrong = [said for game in games().values() if (said := changed(game)) is not None]
    print("\n".join(wrong) or f"{len(games())} environments are what their versions say")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
