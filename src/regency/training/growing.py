"""A network grows: it starts wider, or with more to look at, as good as the smaller one was."""

from __future__ import annotations

import torch

from regency.bots.inputs import inputs_of
from regency.bots.network import Floats
from regency.core.game import Game
from regency.training.network import Net
from regency.training.settings import Settings


@torch.no_grad()
def grown(game: Game, settings: Settings, arrays: dict[str, Floats]) -> Net:
    """Return a network of these settings that says what a narrower one of the same depth says.

    New inputs begin with weights of 0; new units listen at random and are heard by none but new
    ones, until they have learned.
    """
    net = Net(game, settings)
    own = dict(net.named_parameters())
    known = len(arrays["first_bias"])
    for name in ("policy.weight", "value.weight"):
        own[name].zero_()
    for layer in range(settings.depth):
        own[f"hidden.{layer}.weight"][:known, known:] = 0
    numbers = len(inputs_of(game).numbers)
    old_numbers = len(arrays["plain"]) - net.seats
    own["plain"][:, :known] = 0
    for name, array in arrays.items():
        given = torch.from_numpy(array)
        if name == "lead_scale":
            net.lead_scale.copy_(given)
        elif name == "plain":
            own[name][:old_numbers, :known] = given[:old_numbers]
            own[name][numbers:, :known] = given[old_numbers:]
        elif name == "place":
            own[name][:, :, :known] = given
        else:
            own[name][tuple(slice(0, size) for size in given.shape)] = given
    return net
