"""Networks without PyTorch: the same bits on every machine, quick, strong, and never trusted."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regency.bench.network import measure_looks, some_positions
from regency.bots import Budget, make_bot
from regency.bots import net as net_bot
from regency.bots.inputs import inputs_of
from regency.bots.network import NUMBER_SCALE, Looker, load_network
from regency.bots.table import play_out
from regency.bots.weights import (
    ABOUT,
    CALIBRATION,
    KNOTS,
    LEAD,
    PLACE,
    VALUES,
    WeightsError,
    read_weights,
    weights_path,
)
from regency.core.engine import engine
from regency.core.game import Game
from regency.core.match import Position
from regency.core.types import Ints, State
from regency.games import game, games

NETWORKS = [one for one in games().values() if weights_path(one).is_file()]
EVERY_NETWORK = pytest.mark.parametrize("game", NETWORKS, ids=lambda game: str(game.name))
ROYALS = game("royals")
KING = game("for-the-king")
MEGABYTE = 1 << 20
#: Float32 sums of some hundred terms, beside the same in float64.
CLOSE = 2e-3
MOST_MICROSECONDS = 150


def test_the_three_large_games_have_a_network() -> None:
    assert {one.name for one in NETWORKS} >= {"castle-combo", "for-the-king", "royals"}


@EVERY_NETWORK
def test_weights_are_small_and_have_a_card(game: Game) -> None:
    path = weights_path(game)
    assert path.stat().st_size <= 4 * MEGABYTE
    card = path.with_name("README.md").read_text("utf-8")
    _, about = read_weights(path, game)
    assert f"{about['decisions'] / 1e9:.2f} G decisions" in card


@EVERY_NETWORK
def test_python_and_numba_find_the_same_bits(game: Game) -> None:
    network = load_network(game)
    lookers = [Looker(game, network, machine) for machine in ("python", "numba")]
    for seats in (game.seats[0], game.seats[-1]):
        for seen, seat in some_positions(game, seats, 40)[5::15]:
            for looker in lookers:
                looker.look(seen, seat)
            python, numba = (looker.out.view(np.int32) for looker in lookers)
            assert (python == numba).all()


@EVERY_NETWORK
def test_a_calibrated_place_is_the_same_bits_everywhere_and_nothing_else_changes(
    game: Game,
) -> None:
    plain = replace(load_network(game), calibration=np.zeros((0, KNOTS), np.float32))
    knots = np.linspace(-1, 1, KNOTS, dtype=np.float32)
    bent = np.stack([np.sign(knots) * np.abs(knots) ** (1 / seats) for seats in range(2, 6)])
    network = replace(plain, calibration=bent.astype(np.float32))
    before = Looker(game, plain)
    lookers = [Looker(game, network, machine) for machine in ("python", "numba")]
    for seats in (game.seats[0], game.seats[-1]):
        seen, seat = some_positions(game, seats, 20)[13]
        for looker in (before, *lookers):
            looker.look(seen, seat)
        python, numba = (looker.out.view(np.int32) for looker in lookers)
        assert (python == numba).all()
        told, raw = lookers[1].values, before.values
        expected = np.interp(raw[:seats, PLACE], knots, bent[seats - 2])
        assert told[:seats, PLACE] == pytest.approx(expected, abs=1e-5)
        assert (told[:, LEAD] == raw[:, LEAD]).all()
        assert (lookers[1].logits == before.logits).all()


def plainly(game: Game, seen: State, seat: int) -> tuple[Ints, Ints]:
    """Return logits and values as one-hots and float64 products find them, from the file alone."""
    arrays, about = read_weights(weights_path(game), game)
    w = {name: array.astype(np.float64) for name, array in arrays.items()}
    inputs, rules = inputs_of(game), engine(game)
    states, buffers = rules.new(1), rules.buffers()
    states[0] = seen
    whole = np.zeros(inputs.size, np.int8)
    rules.observe(states, 0, seat, whole)
    if hasattr(game.features, "prospects"):
        game.features.prospects(states[0], seat, whole, game.features.OBSERVATION.size)
    for focus in inputs.focuses:
        again = (whole[focus.entries] * whole[focus.chooser][:, None]).sum(0)
        whole = np.concatenate([whole, again])
    points = np.zeros(game.rules.MAX_SEATS)
    if about["settings"]["points_told"]:
        rules.scores(states, 0, buffers.points)
        seats = int(seen.seats)
        points[:seats] = np.roll(buffers.points[:seats, 0], -seat) / w["lead_scale"]
    here = np.concatenate([whole[inputs.numbers] * NUMBER_SCALE, points]) @ w["plain"]
    here += w["first_bias"]
    if "place" in w:
        known = inputs.printed @ w["read.weight"].T + w["read.bias"] + w["know"]
        cards = [[entry] for entry in inputs.places] + inputs.others.tolist()
        for table, entries in enumerate(cards):
            for entry in entries:
                here = here + known[whole[entry]] @ w["place"][table]
    for i in range(about["settings"]["depth"]):
        here = w[f"hidden.{i}.weight"] @ np.maximum(here, 0) + w[f"hidden.{i}.bias"]
    here = np.maximum(here, 0)
    logits, values = (
        w[f"{name}.weight"] @ here + w[f"{name}.bias"] for name in ("policy", "value")
    )
    values = values.reshape(-1, VALUES)
    if CALIBRATION in w:
        seats = int(seen.seats)
        places = values[:seats, PLACE]
        values[:seats, PLACE] = np.interp(
            places, np.linspace(-1, 1, KNOTS), w[CALIBRATION][seats - 2]
        )
    return logits, values


@EVERY_NETWORK
def test_a_look_is_what_the_weights_say(game: Game) -> None:
    looker = Looker(game, load_network(game))
    for seats in game.seats:
        for seen, seat in some_positions(game, seats, 60)[::9]:
            looker.look(seen, seat)
            logits, values = plainly(game, seen, seat)
            assert np.abs(looker.logits - logits).max() < CLOSE
            assert np.abs(looker.values - values).max() < CLOSE


@EVERY_NETWORK
def test_a_look_is_quick(game: Game) -> None:
    found = measure_looks(game, "numba", game.seats[-1], seconds=0.3)
    assert found.microseconds <= MOST_MICROSECONDS


@EVERY_NETWORK
def test_the_network_beats_the_heuristic(game: Game) -> None:
    """Also notices an observation that changed its meaning under weights that did not."""
    won = 0.0
    for deal in range(20):
        for chair in range(2):
            names = ["heuristic", "heuristic"]
            names[chair] = "net"
            position = Position(game, 2, seed=9_000 + deal)
            play_out(position, [make_bot(name, game, deal) for name in names], Budget())
            places = position.places()
            won += (places[chair] == 1) / places.count(1)
    assert won > 24


@EVERY_NETWORK
def test_one_look_is_always_the_same(game: Game) -> None:
    for seen, seat in some_positions(game, game.seats[0], 5):
        mask = _mask(game, seen, seat)
        chosen = {make_bot("net", game, s).choose(seen, seat, mask, Budget()) for s in (1, 2)}
        assert len(chosen) == 1
        assert mask[chosen.pop()]


def _mask(game: Game, seen: State, seat: int) -> Any:
    rules = engine(game)
    states, mask = rules.new(1), rules.buffers().mask
    states[0] = seen
    rules.legal(states, 0, seat, mask)
    return mask


def royals_file() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the arrays of a good file as they are kept, and what it says about itself."""
    with np.load(weights_path(ROYALS)) as kept:
        arrays = dict(kept)
    return arrays, json.loads(arrays.pop(ABOUT).tobytes())


def written(path: Path, arrays: dict[str, Any], about: Any) -> Path:
    told: Any = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez(path, **{ABOUT: told, **arrays})
    return path


def _settings(about: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**about, "settings": {**about["settings"], **changes}}


def test_foreign_weights_are_refused_with_a_reason(tmp_path: Path) -> None:
    arrays, about = royals_file()
    path = tmp_path / "weights.npz"
    nan = np.full_like(arrays["plain"], np.nan)
    wrong: list[tuple[dict[str, Any], Any, str]] = [
        (arrays, {**about, "game": "kuhn"}, "of kuhn, not of royals"),
        (arrays, {**about, "format": 2}, "no weights of format 1"),
        (arrays, {**about, "rules_version": 99}, "version 99 of the rules, not"),
        (arrays, ["royals"], "no weights of format 1"),
        (arrays, {**about, "settings": 5}, "holds no weights"),
        (arrays, _settings(about, width=1 << 40), "not between 1 and 4096"),
        (arrays, _settings(about, depth=True), "not between 1 and 16"),
        (arrays, _settings(about, depth=3), "does not fit"),
        ({**arrays, "plain": arrays["plain"][:3]}, about, "does not fit"),
        ({**arrays, "more": arrays["plain"]}, about, "does not fit"),
        ({**arrays, "plain": arrays["plain"].astype(np.int8)}, about, "does not fit"),
        ({**arrays, "plain": nan}, about, "no numbers"),
        ({**arrays, "lead_scale": np.float32(0)}, about, "the scale of leads is 0"),
    ]
    for kept, told, words in wrong:
        with pytest.raises(WeightsError, match=words):
            read_weights(written(path, kept, told), ROYALS)
    read_weights(written(path, arrays, about), ROYALS)
    path.write_bytes(b"")
    with pytest.raises(WeightsError, match="holds no weights"):
        read_weights(path, ROYALS)
    with pytest.raises(WeightsError, match="there are no weights of royals"):
        read_weights(tmp_path / "none.npz", ROYALS)


def test_damaged_weights_are_refused_or_whole(tmp_path: Path) -> None:
    good = weights_path(ROYALS).read_bytes()
    whole, about = read_weights(weights_path(ROYALS), ROYALS)
    rng, path = np.random.default_rng(1), tmp_path / "weights.npz"
    refused = 0
    for number in range(60):
        bad = bytearray(good)
        if number % 3 == 0:
            del bad[int(rng.integers(len(bad))) :]
        else:
            # Half of the damage goes where a zip file says what is where.
            first = 0 if number % 3 == 1 else len(bad) - 2000
            for at in rng.integers(first, len(bad), 1 + number % 4):
                bad[at] ^= 1 << int(rng.integers(8))
        path.write_bytes(bad)
        try:
            found, told = read_weights(path, ROYALS)
        except WeightsError:
            refused += 1
        else:
            assert told == about
            assert all((found[name] == whole[name]).all() for name in whole)
    assert refused > 40


def test_without_a_network_the_heuristic_plays_and_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = tmp_path / "weights.npz"
    damaged.write_bytes(weights_path(ROYALS).read_bytes()[:1000])
    monkeypatch.setattr(net_bot, "weights_path", lambda game: damaged)
    monkeypatch.setattr(net_bot, "_known", {})
    with caplog.at_level(logging.WARNING):
        for seed in (3, 4):
            ours, theirs = (make_bot(name, ROYALS, seed) for name in ("net", "heuristic"))
            for seen, seat in some_positions(ROYALS, 2, 5):
                mask = _mask(ROYALS, seen, seat)
                both = {bot.choose(seen, seat, mask, Budget()) for bot in (ours, theirs)}
                assert len(both) == 1
    (line,) = caplog.messages  # once a process, not once a bot
    assert "holds no weights" in line
    assert line.endswith("; the heuristic plays")


def test_a_warmer_network_plays_more_freely_and_never_nonsense() -> None:
    cold, warm, hot = (make_bot(f"net:temperature={t}", KING, 5) for t in (0, 100, 800))
    looker, rules = Looker(KING, load_network(KING)), engine(KING)
    states, mask = rules.new(1), rules.buffers().mask
    other = {"warm": 0, "hot": 0}
    for seen, seat in some_positions(KING, 3, 60):
        states[0] = seen
        rules.legal(states, 0, seat, mask)
        looker.look(seen, seat)
        best = looker.best(mask)
        assert cold.choose(seen, seat, mask, Budget()) == best
        for name, bot in (("warm", warm), ("hot", hot)):
            taken = bot.choose(seen, seat, mask, Budget())
            assert mask[taken]
            assert looker.logits[best] - looker.logits[taken] <= net_bot.NEXT_TO_IMPOSSIBLE
            other[name] += taken != best
    assert 0 < other["warm"] < other["hot"]


def test_habit_takes_rules_of_thumb_and_reach_lets_more_be_drawn() -> None:
    habit, near, far, best, thumb = (
        make_bot(name, KING, 5)
        for name in (
            "net:habit=100",
            "net:temperature=3000,reach=300",
            "net:temperature=3000,reach=3000",
            "net",
            "heuristic",
        )
    )
    other = {near: 0, far: 0}
    for seen, seat in some_positions(KING, 3, 60):
        mask = _mask(KING, seen, seat)
        wanted = best.choose(seen, seat, mask, Budget())
        for bot in other:
            other[bot] += bot.choose(seen, seat, mask, Budget()) != wanted
        by_rule = thumb.choose(seen, seat, mask, Budget())
        assert habit.choose(seen, seat, mask, Budget()) == by_rule
    assert other[near] < other[far]
    with pytest.raises(ValueError, match="habit is a share of 100, not 101"):
        make_bot("net:habit=101", KING, 5)
