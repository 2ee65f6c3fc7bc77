"""A network's weights as a file: arrays by name and what they are for, read without PyTorch."""

from __future__ import annotations

import hashlib
import json
import zlib
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from regency.bots.inputs import inputs_of
from regency.core.game import Game
from regency.core.types import Ints

FORMAT = 1
#: In a file of weights: what they are for, as JSON.
ABOUT = "about"
FILE_NAME = "weights.npz"
#: What a value is told for: the place, and the lead over `lead_scale`.
PLACE, LEAD, VALUES = 0, 1, 2
#: In a file of weights: what a place that is expected comes to mean, by number of seats (from two)
#: at KNOTS places from last to first; between them in straight lines. A file may do without.
CALIBRATION, KNOTS = "calibration", 11
#: The largest layers a file may ask for, so that a foreign one cannot take all memory.
MOST_WIDTH, MOST_DEPTH, MOST_CARD = 4096, 16, 512


class WeightsError(ValueError):
    """A file of weights cannot be used; the message says why."""


def weights_path(game: Game) -> Path:
    """Return where a game's folder keeps the weights of its network."""
    return game.folder / "ai" / "weights" / FILE_NAME


def weights_hash(game: Game) -> str:
    """Return the SHA-256 of a game's network, empty where it has none: which network it is."""
    path = weights_path(game)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def read_weights(path: Path, game: Game) -> tuple[dict[str, Ints], dict[str, Any]]:
    """Return a file's arrays, all float32, and what it says about itself; raises WeightsError."""
    try:
        # Opened here, so that a damaged file is closed too.
        with path.open("rb") as file, np.load(file) as kept:
            about = json.loads(kept[ABOUT].tobytes())
            _check_about(path, about, game)
            wanted = shapes_of(game, about["settings"])
            found = {name: kept[name] for name in kept.files if name != ABOUT}
            if CALIBRATION in found:
                wanted[CALIBRATION] = (int(game.rules.MAX_SEATS) - 1, KNOTS)
    except FileNotFoundError as wrong:
        raise WeightsError(f"there are no weights of {game.name}: no file {path}") from wrong
    except WeightsError:
        raise
    except (
        OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile, NotImplementedError,
        RuntimeError, zlib.error,
    ) as wrong:  # fmt: skip
        raise WeightsError(f"{path} holds no weights: {wrong}") from wrong
    shapes = {name: array.shape for name, array in found.items()}
    if shapes != wanted or any(array.dtype.kind != "f" for array in found.values()):
        raise WeightsError(f"{path} does not fit: {shapes} where {wanted} is wanted")
    arrays = {name: array.astype(np.float32) for name, array in found.items()}
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise WeightsError(f"{path} holds weights that are no numbers")
    if not arrays["lead_scale"] > 0:
        raise WeightsError(f"{path}: the scale of leads is {arrays['lead_scale']}")
    if (np.diff(arrays.get(CALIBRATION, np.zeros((0, KNOTS)))) < 0).any():
        raise WeightsError(f"{path}: a better place expected would mean a worse one")
    return arrays, about


def _check_about(path: Path, about: Any, game: Game) -> None:
    """Refuse a file of another format, game or edition of the rules."""
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise WeightsError(f"{path} holds no weights of format {FORMAT}")
    if about.get("game") != game.name:
        raise WeightsError(f"{path} holds weights of {about.get('game')}, not of {game.name}")
    if about.get("rules_version") != game.rules_version:
        made_for = about.get("rules_version")
        raise WeightsError(
            f"{path} was made for version {made_for} of the rules, not {game.rules_version}"
        )


def shapes_of(game: Game, settings: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """Return the arrays that a network of these settings has, and their shapes."""
    width, depth, card = (settings[name] for name in ("width", "depth", "card"))
    for size, most in ((width, MOST_WIDTH), (depth, MOST_DEPTH), (card, MOST_CARD)):
        if type(size) is not int or not 1 <= size <= most:
            raise WeightsError(f"a layer of {size!r} is not between 1 and {most}")
    inputs, seats = inputs_of(game), int(game.rules.MAX_SEATS)
    shapes: dict[str, tuple[int, ...]] = {
        "plain": (len(inputs.numbers) + seats, width), "first_bias": (width,), "lead_scale": (),
    }  # fmt: skip
    tables = len(inputs.places) + len(inputs.others)
    if tables:
        cards, columns = inputs.printed.shape
        shapes |= {
            "read.weight": (card, columns), "read.bias": (card,), "know": (cards, card),
            "place": (tables, card, width),
        }  # fmt: skip
    for i in range(depth):
        shapes |= {f"hidden.{i}.weight": (width, width), f"hidden.{i}.bias": (width,)}
    for head, size in (("policy", int(game.rules.ACTIONS.count)), ("value", seats * VALUES)):
        shapes |= {f"{head}.weight": (size, width), f"{head}.bias": (size,)}
    return shapes
