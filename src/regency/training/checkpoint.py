"""What a sitting leaves: a checkpoint to go on from, weights to play with, a curve, a table."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import torch

from regency.bots.weights import (
    ABOUT,
    CALIBRATION,
    FILE_NAME,
    FORMAT,
    WeightsError,
    read_weights,
    weights_path,
)
from regency.core.game import Game
from regency.training.growing import grown
from regency.training.judging import Result
from regency.training.network import Net
from regency.training.settings import Settings, checked

CHECKPOINT, MATCHES, WEIGHTS = "run.pt", "matches.npz", FILE_NAME
CURVE, RESULTS = "curve.ndjson", "results.md"


class CheckpointError(ValueError):
    """A file cannot be gone on from; the message says why."""


def save_checkpoint(path: Path, kept: dict[str, Any]) -> None:
    """Write a checkpoint whole or not at all."""
    _replace(path, lambda part: torch.save({"format": FORMAT, **kept}, part))


def load_checkpoint(path: Path, game: Game) -> dict[str, Any]:
    """Return what a checkpoint of the game kept; raises CheckpointError."""
    try:
        kept = torch.load(path, map_location="cpu", weights_only=True)
    except (OSError, RuntimeError, EOFError, ValueError, KeyError, UnpicklingError) as wrong:
        raise CheckpointError(f"{path} is no checkpoint: {wrong}") from wrong
    if not isinstance(kept, dict) or kept.get("format") != FORMAT:
        raise CheckpointError(f"{path} is no checkpoint of format {FORMAT}")
    if kept["game"] != game.name:
        raise CheckpointError(f"{path} is a checkpoint of {kept['game']}, not of {game.name}")
    return kept


def save_matches(path: Path, kept: dict[str, Any]) -> None:
    """Write the matches of a checkpoint, so that a run goes on with the very same ones."""
    _replace(path, lambda part: np.savez_compressed(part, **kept))


def load_matches(path: Path) -> dict[str, Any]:
    """Return matches that were kept."""
    with np.load(path) as kept:
        return dict(kept)


def save_weights(path: Path, net: Net, about: dict[str, Any]) -> None:
    """Write a network's weights as float16 arrays by name, with what they are for."""
    arrays = {
        name: tensor.detach().cpu().numpy().astype(np.float16 if tensor.ndim else np.float32)
        for name, tensor in net.state_dict().items()
    }
    told = np.frombuffer(json.dumps(about).encode(), np.uint8)
    whole: dict[str, Any] = {ABOUT: told, **arrays}
    _replace(path, lambda part: np.savez_compressed(part, **whole))


def add_calibration(path: Path, meaning: Any) -> None:
    """Write into a file of weights what the places it expects mean (`weights.CALIBRATION`)."""
    with np.load(path) as kept:
        whole: dict[str, Any] = {name: kept[name] for name in kept.files}
    whole[CALIBRATION] = np.asarray(meaning, np.float32)
    _replace(path, lambda part: np.savez_compressed(part, **whole))


def load_weights(path: Path, game: Game) -> tuple[Net, dict[str, Any]]:
    """Return a network with the weights of a file, and what is said about them."""
    try:
        arrays, about = read_weights(path, game)
    except WeightsError as wrong:
        raise CheckpointError(str(wrong)) from wrong
    net = Net(game, checked(game, about["settings"]))
    layers = {name: torch.from_numpy(array) for name, array in arrays.items()}
    layers.pop(CALIBRATION, None)  # a network learns what it expects as it is
    net.load_state_dict(layers)
    return net, about


def published(game: Game) -> tuple[Net, dict[str, Any]]:
    """Return the network that a game's folder ships, and what is said about it."""
    return load_weights(weights_path(game), game)


def grow_weights(path: Path, game: Game, settings: Settings) -> tuple[Net, dict[str, Any]]:
    """Return a network of these settings, as wide as the file's or wider, that plays as it does."""
    try:
        arrays, about = read_weights(path, game)
    except WeightsError as wrong:
        raise CheckpointError(str(wrong)) from wrong
    arrays.pop(CALIBRATION, None)
    made = about["settings"]
    alike = all(made[name] == getattr(settings, name) for name in ("depth", "card"))
    if not alike or settings.width < made["width"]:
        sizes = {name: made[name] for name in ("width", "depth", "card")}
        raise CheckpointError(f"{path} has {sizes}: depth and card stay, the width may grow")
    return grown(game, settings, arrays), about


def about_weights(game: Game, settings: Settings, decisions: int) -> dict[str, Any]:
    """Return what a file of weights says about itself."""
    return {
        "format": FORMAT, "game": game.name, "rules_version": game.rules_version,
        "decisions": decisions, "settings": settings.to_json(),
    }  # fmt: skip


def add_line(path: Path, point: dict[str, Any]) -> None:
    """Add a point to a curve."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(point) + "\n")


def results_table(name: str, results: Sequence[tuple[str, Result]]) -> str:
    """Return results as a table for people."""
    rows = [
        "| game | seats | played | won | even | place | points ahead | matches |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for how, one in results:
        rows.append(
            f"| {name} | {one.seats} | {how} | {100 * one.won:.1f} ± {100 * one.interval:.1f} % "
            f"| {100 / one.seats:.0f} % | {one.place:+.3f} | {one.lead:+.1f} | {one.matches:,} |"
        )
    return "\n".join(rows) + "\n"


def _replace(path: Path, write: Any) -> None:
    part = path.with_name("part-" + path.name)
    write(part)
    os.replace(part, path)
