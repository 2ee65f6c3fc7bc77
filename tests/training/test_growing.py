"""A network that grows plays as before, and has room to learn more."""

from __future__ import annotations

from typing import Any

import pytest

from regency.bots.weights import CALIBRATION, read_weights, weights_path
from regency.games import game

torch = pytest.importorskip("torch", reason="torch is not installed: pip install regency[train]")

from regency.bots.inputs import told_size  # noqa: E402 - after the skip
from regency.training.checkpoint import CheckpointError, grow_weights, load_weights  # noqa: E402
from regency.training.growing import grown  # noqa: E402
from regency.training.settings import checked, read_settings  # noqa: E402

CASTLE = game("castle-combo")
FILE = weights_path(CASTLE)


def looks(net: Any) -> Any:
    torch.manual_seed(1)
    seen = torch.randint(0, 3, (32, told_size(CASTLE)), dtype=torch.int8)
    with torch.no_grad():
        return net(seen, 10 * torch.randn(32, CASTLE.rules.MAX_SEATS))


def test_a_wider_network_says_what_the_narrower_said() -> None:
    small, about = load_weights(FILE, CASTLE)
    wider = checked(CASTLE, {**about["settings"], "width": about["settings"]["width"] + 64})
    large, _ = grow_weights(FILE, CASTLE, wider)
    assert large.first_bias.shape[0] == wider.width
    for one, other in zip(looks(small), looks(large), strict=True):
        assert torch.allclose(one, other, atol=1e-4)


def test_a_network_begins_deaf_to_new_inputs() -> None:
    arrays, about = read_weights(FILE, CASTLE)
    arrays.pop(CALIBRATION)  # says what is learned, and is not learned itself
    settings = checked(CASTLE, about["settings"])
    seats = CASTLE.rules.MAX_SEATS
    older = {**arrays, "plain": arrays["plain"][[*range(200), *range(-seats, 0)]]}
    net = grown(CASTLE, settings, older)
    assert torch.equal(net.plain[:200], torch.from_numpy(arrays["plain"][:200]))
    assert not net.plain[200:-seats].any()
    assert torch.equal(net.plain[-seats:], torch.from_numpy(arrays["plain"][-seats:]))


def test_a_network_neither_shrinks_nor_deepens() -> None:
    for change in ({"width": 64}, {"depth": 3}):
        with pytest.raises(CheckpointError, match="the width may grow"):
            grow_weights(FILE, CASTLE, read_settings(CASTLE, changes={"width": 640, **change}))
