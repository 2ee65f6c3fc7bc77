"""What compiled code finds in a network is what PyTorch finds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regency.bench.network import some_positions
from regency.bots.inputs import told_size
from regency.bots.network import Looker, load_network
from regency.bots.weights import CALIBRATION, KNOTS, PLACE, weights_path
from regency.core.engine import engine
from regency.games import game

torch = pytest.importorskip("torch", reason="torch is not installed: pip install regency[train]")

from regency.training.checkpoint import load_weights  # noqa: E402 - after the skip


@pytest.mark.parametrize("name", ["castle-combo", "for-the-king", "royals"])
def test_compiled_looks_are_pytorchs(name: str) -> None:
    one = game(name)
    net, about = load_weights(weights_path(one), one)
    network = load_network(one)
    looker, rules = Looker(one, network), engine(one)
    states, buffers = rules.new(1), rules.buffers()
    for seats in (2, 5):
        for seen, seat in some_positions(one, seats, 60)[::7]:
            looker.look(seen, seat)
            states[0] = seen
            observation = torch.zeros((1, told_size(one)), dtype=torch.int8)
            rules.observe(states, 0, seat, observation.numpy()[0])
            if hasattr(one.features, "prospects"):
                behind = one.features.OBSERVATION.size
                one.features.prospects(states[0], seat, observation.numpy()[0], behind)
            shown = torch.zeros((1, one.rules.MAX_SEATS))
            if about["settings"]["points_told"]:
                rules.scores(states, 0, buffers.points)
                points = torch.tensor(buffers.points[:seats, 0], dtype=torch.float32)
                shown[0, :seats] = points.roll(-seat)
            with torch.no_grad():
                logits, value = net(observation, shown)
            assert torch.allclose(logits[0], torch.from_numpy(looker.logits), atol=2e-3)
            if network.calibration.size:  # PyTorch says what it learned
                knots = np.linspace(-1, 1, KNOTS)
                value[0, :seats, PLACE] = torch.from_numpy(
                    np.interp(value[0, :seats, PLACE], knots, network.calibration[seats - 2])
                )
            assert torch.allclose(value[0], torch.from_numpy(looker.values), atol=4e-3)


def test_three_lines_load_a_network_for_pytorch_and_numpy() -> None:
    page = (Path(__file__).parents[2] / "docs" / "training.md").read_text("utf-8")
    _, section = page.split("## In three lines", 1)
    blocks = re.findall(r"```python\n(.*?)```", section, re.DOTALL)[:2]
    found: list[dict[str, Any]] = []
    for block in blocks:
        assert sum(bool(line) for line in block.splitlines()) == 3
        found.append({})
        exec(block, found[-1])  # what the page says, as it says it
    names = set(found[0]["net"].state_dict())
    assert names == set(found[1]["arrays"]) - {CALIBRATION}
    assert found[0]["about"] == found[1]["about"]
