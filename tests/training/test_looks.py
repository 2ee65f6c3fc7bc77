"""What compiled code finds in a network is what PyTorch finds."""

from __future__ import annotations

import pytest

from regency.bench.network import some_positions
from regency.bots.network import Looker, load_network
from regency.bots.weights import weights_path
from regency.core.engine import engine
from regency.games import game

torch = pytest.importorskip("torch", reason="torch is not installed: pip install regency[train]")

from regency.training.checkpoint import load_weights  # noqa: E402 - after the skip


@pytest.mark.parametrize("name", ["castle-combo", "for-the-king", "royals"])
def test_compiled_looks_are_pytorchs(name: str) -> None:
    one = game(name)
    net, about = load_weights(weights_path(one), one)
    looker, rules = Looker(one, load_network(one)), engine(one)
    states, buffers = rules.new(1), rules.buffers()
    for seats in (2, 5):
        for seen, seat in some_positions(one, seats, 60)[::7]:
            looker.look(seen, seat)
            states[0] = seen
            observation = torch.zeros((1, one.features.OBSERVATION.size), dtype=torch.int8)
            rules.observe(states, 0, seat, observation.numpy()[0])
            shown = torch.zeros((1, one.rules.MAX_SEATS))
            if about["settings"]["points_told"]:
                rules.scores(states, 0, buffers.points)
                points = torch.tensor(buffers.points[:seats, 0], dtype=torch.float32)
                shown[0, :seats] = points.roll(-seat)
            with torch.no_grad():
                logits, value = net(observation, shown)
            assert torch.allclose(logits[0], torch.from_numpy(looker.logits), atol=2e-3)
            assert torch.allclose(value[0], torch.from_numpy(looker.values), atol=2e-3)
