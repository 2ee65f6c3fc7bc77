"""How a game's observation becomes a network's inputs: numbers, cards at places, cards of others.

A game may name in its features `CARD_PIECES` (pieces that tell cards, by rows of `PRINTED`),
`PROSPECTS` (numbers behind the observation, written by `prospects`) and `FOCUS` (what should be
shown once more: the rows of a piece, and the one-hot piece that says which).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from regency.core.game import Game, Observation
from regency.core.types import Ints


@dataclass(frozen=True)
class Focus:
    """Entries that are shown once more: in each column the one of the row that is chosen."""

    entries: Ints  # int[rows, columns]
    chooser: Ints  # int[rows], entries of which one is 1, or none


@dataclass(frozen=True)
class Inputs:
    """Where numbers and cards are in an observation with prospects and focuses behind it."""

    size: int  # of the observation and the prospects
    focuses: tuple[Focus, ...]  # each may point at those before it
    numbers: Ints
    places: Ints  # entries that tell a card at a place
    others: Ints  # int[opponents, entries]: cards of opponents, wherever with them they are
    printed: Ints  # float32[cards, columns]


def inputs_of(game: Game) -> Inputs:
    """Return how a game's observation becomes inputs."""
    features, most = game.features, int(game.rules.MAX_SEATS)
    cards: tuple[str, ...] = getattr(features, "CARD_PIECES", ())
    layout = _entries(features.OBSERVATION, 0)
    size = told_size(game)
    focuses = []
    for name, (piece, chooser) in getattr(features, "FOCUS", {}).items():
        choosing = layout[chooser].flatten()
        focuses.append(Focus(layout[piece].reshape(len(choosing), -1), choosing))
        columns = focuses[-1].entries.shape[1]
        layout[name] = np.arange(size, size + columns)
        size += columns
        if piece in cards:
            cards = (*cards, name)
    if (prospects := getattr(features, "PROSPECTS", None)) is not None:
        layout |= _entries(prospects, features.OBSERVATION.size)
    numbers, places, others = [], [], []
    for name, entries in layout.items():
        if name not in cards:
            numbers.append(entries.flatten())
        elif entries.ndim > 1 and len(entries) == most:  # by seat, the viewer's own first
            places.append(entries[0].flatten())
            others.append(entries[1:].reshape(most - 1, -1))
        else:
            places.append(entries.flatten())
    return Inputs(
        told_size(game), tuple(focuses), np.concatenate(numbers),
        np.concatenate(places) if places else np.zeros(0, int),
        np.concatenate(others, axis=1) if others else np.zeros((0, 0), int),
        getattr(features, "PRINTED", np.zeros((1, 1), np.float32)),
    )  # fmt: skip


def told_size(game: Game) -> int:
    """Return the entries of an observation with the prospects behind it."""
    prospects = getattr(game.features, "PROSPECTS", None)
    return int(game.features.OBSERVATION.size) + (prospects.size if prospects is not None else 0)


def _entries(told: Observation, first: int) -> dict[str, Ints]:
    """Return the entries of every piece, the first of them at *first*."""
    return {
        name: first + told.start(name) + np.arange(math.prod(shape)).reshape(shape)
        for name, shape in dict(told.pieces).items()
    }
