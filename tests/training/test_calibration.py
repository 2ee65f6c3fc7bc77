"""What a network expects is compared with what followed, seat by seat, match by match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regency.games import game

torch = pytest.importorskip("torch", reason="torch is not installed: pip install regency[train]")

from regency.bots.weights import (  # noqa: E402 - after the skip
    CALIBRATION,
    PLACE,
    WeightsError,
    read_weights,
)
from regency.training.calibration import (  # noqa: E402 - likewise
    Looks,
    bins,
    calibrate,
    calibration,
    fit,
    main,
    meant,
)
from regency.training.checkpoint import (  # noqa: E402 - likewise
    about_weights,
    add_calibration,
    save_weights,
)
from regency.training.network import Net  # noqa: E402 - likewise
from regency.training.settings import read_settings  # noqa: E402 - likewise

KUHN = game("kuhn")


def constant(value: float) -> Any:
    """Return a network that expects the same place for the seat that looks, whatever it sees."""
    torch.manual_seed(1)  # the same policy each time
    net = Net(KUHN, read_settings(KUHN, changes={"width": 8}))
    with torch.no_grad():
        net.value.weight.zero_()
        net.value.bias.zero_()
        net.value.bias[PLACE] = value
    return net


def test_looks_are_put_into_bins_by_what_they_expected() -> None:
    expected = np.array([0.02, 0.04, 0.55, 1.0], np.float32)
    found = bins(np.array([0, 1, 1, 1]), expected, np.array([0, 1, 0.5, 1], np.float32))
    assert [one.looks for one in found] == [2, 1, 1]
    assert [one.expected for one in found] == pytest.approx([0.03, 0.55, 1.0])
    assert [one.actual for one in found] == pytest.approx([0.5, 0.5, 1.0])


def test_looks_of_one_match_count_less_than_those_of_many() -> None:
    expected, actual = np.full(8, 0.5, np.float32), np.array([1, 0] * 4, np.float32)
    (apart,) = bins(np.arange(8), expected, actual)
    (together,) = bins(np.arange(8) % 2, expected, actual)
    assert together.interval == pytest.approx(2 * apart.interval)


def test_a_modest_network_is_taken_at_its_meaning() -> None:
    """Who wins 80 % where 70 % are expected, and 20 % where 30 %: the fit says so, both ways."""
    rng = np.random.default_rng(1)
    expected = rng.uniform(-0.9, 0.9, 200_000).astype(np.float32)
    actual = np.where(rng.random(len(expected)) < (1 + np.clip(1.5 * expected, -1, 1)) / 2, 1, -1)
    found = fit(Looks(np.arange(len(expected)), expected, actual), seats=2)
    assert found.dtype == np.float32
    assert np.diff(found).min() >= 0
    assert found == pytest.approx(-found[::-1])
    assert meant(np.array([0.4, -0.4, 0.0]), found) == pytest.approx([0.6, -0.6, 0.0], abs=0.02)


def test_a_place_that_is_never_expected_means_what_it_says() -> None:
    expected = np.full(1000, 0.1, np.float32)
    found = fit(Looks(np.arange(1000), expected, np.full(1000, 0.5)), seats=3)
    assert found[0] == pytest.approx(-1)
    assert meant(np.array([0.1], np.float32), found) == pytest.approx([0.5], abs=0.1)


def test_the_meaning_is_kept_in_the_file(tmp_path: Path) -> None:
    path, settings = tmp_path / "weights.npz", read_settings(KUHN, changes={"width": 8})
    save_weights(path, constant(0.5), about_weights(KUHN, settings, 1))
    before = read_weights(path, KUHN)[0]
    kept = calibrate(KUHN, path, "cpu", 40)
    after = read_weights(path, KUHN)[0]
    assert np.array_equal(after.pop(CALIBRATION), kept)
    assert all(np.array_equal(before[name], array) for name, array in after.items())
    add_calibration(path, kept[:, ::-1])
    with pytest.raises(WeightsError, match="a worse one"):
        read_weights(path, KUHN)


def test_what_followed_does_not_depend_on_what_was_expected() -> None:
    """Whoever always says the same is as wrong as that is, each seat by its own result."""
    (sure,), (even,) = (
        calibration(KUHN, constant(value), "cpu", 2, 400, told=False) for value in (0.98, 0.0)
    )
    assert (sure.expected, even.expected) == pytest.approx((0.99, 0.5))
    assert sure.looks == even.looks >= 400
    assert sure.actual == pytest.approx(even.actual, abs=1e-5)
    assert sure.expected - sure.actual > sure.interval


def test_the_command_prints_a_table_or_says_why_not(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "weights.npz"
    settings = read_settings(KUHN, changes={"width": 8})
    save_weights(path, constant(0.0), about_weights(KUHN, settings, 0))
    told = ["--game", "kuhn", "--weights", str(path), "--matches", "50"]
    assert main(told) == 0
    assert "| kuhn | 2 |" in capsys.readouterr().out
    assert main([*told, "--seats", "7"]) == 2
    assert main(["--game", "royals", "--weights", str(path)]) == 2
    assert "of kuhn, not of royals" in capsys.readouterr().err
