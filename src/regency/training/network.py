"""The network: one wide first layer over numbers and cards, hidden layers, a policy and values.

Every input is a number, a card at a place, or a card somewhere with an opponent, so that the first
layer is one product here and a sum of table rows for a single look. One network serves all numbers
of seats: values are told for every seat, the one that looks first.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from regency.bots.inputs import inputs_of
from regency.bots.network import NUMBER_SCALE
from regency.bots.weights import VALUES
from regency.core.game import Game
from regency.training.settings import Settings

#: Columns of the first product are filled up to a multiple of this, as matrix units like it.
ALIGNMENT = 16
#: Logits of illegal actions.
NEVER = -1e9
#: Inputs of a plain game that are not zero, about: the first weights keep their sum near 1.
BUSY_INPUTS = 200


class Net(nn.Module):
    """Logits of all actions and values float[count, seats, VALUES] of int8 observations.

    Arithmetic is bfloat16 on a GPU and float32 elsewhere; weights are float32.
    """

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__()
        self.inputs = inputs_of(game)
        self.actions, self.seats = int(game.rules.ACTIONS.count), int(game.rules.MAX_SEATS)
        width, card = settings.width, settings.card
        self._index_inputs()
        plain = len(self.inputs.numbers) + self.seats
        self.filling = -plain % ALIGNMENT
        busy = min(plain, BUSY_INPUTS)
        self.plain = nn.Parameter(torch.randn(plain, width) * (2 / busy) ** 0.5)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.tables = len(self.inputs.places) + len(self.inputs.others)
        if self.tables:
            self.read = nn.Linear(self.inputs.printed.shape[1], card)
            self.know = nn.Parameter(0.3 * torch.randn(len(self.inputs.printed), card))
            spread = (self.tables * card) ** -0.5
            self.place = nn.Parameter(torch.randn(self.tables, card, width) * spread)
        self.hidden = nn.ModuleList(nn.Linear(width, width) for _ in range(settings.depth))
        for layer in self.hidden:
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        self.policy = nn.Linear(width, self.actions)
        self.value = nn.Linear(width, self.seats * VALUES)
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)
        #: Points that count as one: how far apart heuristic players end, about.
        self.register_buffer("lead_scale", torch.ones(()))

    def _index_inputs(self) -> None:
        """Keep the index lists where the network is; they are no weights."""
        inputs = self.inputs
        lists = {"numbers": inputs.numbers, "places": inputs.places, "others": inputs.others}
        for i, focus in enumerate(inputs.focuses):
            lists |= {f"entries_{i}": focus.entries, f"chooser_{i}": focus.chooser}
        for name, entries in lists.items():
            self.register_buffer(f"at_{name}", torch.from_numpy(entries), persistent=False)
        printed = torch.tensor(inputs.printed)
        self.register_buffer("printed", printed, persistent=False)
        cards = torch.arange(len(printed), dtype=torch.int8)
        self.register_buffer("cards", cards, persistent=False)

    def first_weights(self) -> list[Tensor]:
        """Return the first layer: of numbers and points, cards by place, cards by opponent."""
        weights = [functional.pad(self.plain, (0, 0, 0, self.filling))]
        if self.tables:
            known = self.read(self.printed) + self.know
            tables = torch.einsum("ce,tew->tcw", known, self.place)
            by_place = len(self.inputs.places)
            parts = (tables[:by_place], tables[by_place:])
            weights += [part.flatten(0, 1) for part in parts if len(part)]
        return weights

    def encode(self, seen: Tensor, shown: Tensor, dtype: torch.dtype) -> list[Tensor]:
        """Return the inputs of the first layer, in the parts of `first_weights`.

        They are never one tensor: a compiler would work out all parts for each column of it.
        """
        whole = seen
        for i in range(len(self.inputs.focuses)):
            entries = getattr(self, f"at_entries_{i}")
            rows = whole[:, entries.flatten()].view(-1, *entries.shape)
            chosen = whole[:, getattr(self, f"at_chooser_{i}")].unsqueeze(2)
            whole = torch.cat([whole, (rows * chosen).sum(1, dtype=torch.int8)], 1)
        numbers = whole[:, self.at_numbers].to(dtype) * NUMBER_SCALE
        points = (shown / self.lead_scale).to(dtype)
        filling = numbers.new_zeros((len(seen), self.filling))
        parts = [torch.cat([numbers, points, filling], 1)]
        if len(self.inputs.places):
            hot = whole[:, self.at_places].unsqueeze(2) == self.cards
            parts.append(hot.to(dtype).flatten(1))
        if len(self.inputs.others):
            held = whole[:, self.at_others.flatten()].view(-1, *self.at_others.shape)
            # Written out one by one: a compiler makes a slow reduction of a sum this short.
            count = (held[:, :, :1] == self.cards).to(dtype)
            for entry in range(1, held.shape[2]):
                count = count + (held[:, :, entry : entry + 1] == self.cards)
            parts.append(count.flatten(1))
        return parts

    def forward(self, seen: Tensor, shown: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits and values; *shown* are the points so far, the viewer's first."""
        dtype = torch.bfloat16 if seen.is_cuda else torch.float32
        total = self.first_bias.to(dtype)
        for inputs, weights in zip(
            self.encode(seen, shown, dtype), self.first_weights(), strict=True
        ):
            total = torch.addmm(total, inputs, weights.to(dtype))
        thought = torch.relu(total)
        for layer in self.hidden:
            thought = torch.relu(_linear(layer, thought))
        value = _linear(self.value, thought).float().view(-1, self.seats, VALUES)
        return _linear(self.policy, thought).float(), value


def _linear(layer: nn.Linear, inputs: Tensor) -> Tensor:
    kind = inputs.dtype
    return functional.linear(inputs, layer.weight.to(kind), layer.bias.to(kind))


def log_chances(logits: Tensor, mask: Tensor) -> Tensor:
    """Return log-probabilities of the legal actions; the others cannot be drawn."""
    return torch.log_softmax(logits.masked_fill(mask == 0, NEVER), 1)


def draw(logs: Tensor) -> Tensor:
    """Draw an action from log-probabilities (the Gumbel trick)."""
    noise = torch.empty_like(logs).exponential_().clamp_min_(1e-20).log()
    return (logs - noise).argmax(1)
