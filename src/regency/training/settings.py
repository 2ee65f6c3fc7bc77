"""What a training run is told: a plain TOML file, every name known, every value checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from regency.core.game import Game

PLANS = Path(__file__).parent / "plans"


class SettingsError(ValueError):
    """A setting is unknown or cannot be; the message says what would be right."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be turned. A plan (`plans/<game>.toml`) says what suits a game.

    What falls (`rate`, `entropy`, `lead`) falls in a straight line from its value to `…_end`.
    """

    seats: tuple[int, ...] = ()  # numbers of seats, in equal shares of the matches; (): all
    matches: int = 32_768  # at once
    steps: int = 32  # decisions of every match between two updates
    epochs: int = 1
    minibatch: int = 16_384
    plan: int = 0  # decisions until all has fallen; 0: what the sitting's minutes allow
    rate: float = 7e-4  # of learning
    rate_end: float = 3e-5
    warm_up: int = 10  # updates over which the rate rises at the start of a sitting
    entropy: float = 0.02  # how much a choice among many is worth in itself
    entropy_end: float = 0.002
    clip: float = 0.2
    log_ratio: float = 1.0  # a choice whose probability's logarithm moved further teaches no more
    stride: float = 0.02  # KL of an update beyond which the rate falls; it rises again below half
    trace: float = 0.95  # lambda of GAE; gamma is 1
    judges: str = "own"  # who judges what a decision led to: the seat's own next look, or every
    lead: float = 0.5  # worth of the lead in points beside the place, which is worth 1
    lead_end: float = 0.05
    lead_scale: float = 0.0  # points that count as one; 0: measured, how far heuristics end apart
    points_told: bool = False  # points so far are public: an input, and paid as they change
    value_weight: float = 0.5
    gradient: float = 0.5  # norm the gradient is cut to
    average: float = (
        0.9  # of the weights, kept from one update to the next, that is judged and kept
    )
    past: float = 0.2  # share of matches in which half of the seats are played by past networks
    past_every: int = 200  # updates between two that are kept
    past_kept: int = 6
    anchor: float = 0.0  # worth of choosing as the network did that the sitting began with (KL)
    heuristic: float = 0.0  # share of the seats that the heuristic plays
    clone: int = 25  # updates at the start that copy the heuristic
    clone_random: float = 0.1  # share of random moves while it is copied, so that more is seen
    clone_rate: float = 5e-4
    width: int = 512
    depth: int = 2  # hidden layers after the first
    card: int = 32  # numbers that stand for a card
    look_every: float = 60.0  # seconds between two points of the curve
    look_matches: int = 2_000  # at each number of seats
    final_matches: int = 8_000
    seed: int = 1

    def to_json(self) -> dict[str, Any]:
        """Return plain values, as a checkpoint keeps them."""
        return {**asdict(self), "seats": list(self.seats)}


JUDGES = ("own", "every")
#: Whole numbers that must be at least 1, shares from 0 to 1, and what may be 0 but not less.
_POSITIVE = ("matches", "steps", "epochs", "minibatch", "past_every", "width", "depth", "card")
_SHARES = ("past", "heuristic", "clone_random", "trace", "average")
_NOT_NEGATIVE = (
    "plan", "rate", "rate_end", "warm_up", "entropy", "entropy_end", "lead", "lead_end",
    "lead_scale",
    "value_weight", "log_ratio", "stride", "past_kept", "clone", "clone_rate",
    "look_every", "look_matches", "anchor",
    "final_matches", "seed",
)  # fmt: skip


def read_settings(
    game: Game, plan: Path | None = None, changes: Mapping[str, Any] | None = None
) -> Settings:
    """Return the settings of the game's plan, or of a file, with changes; raises SettingsError."""
    path = plan or PLANS / f"{game.name}.toml"
    told: dict[str, Any] = {}
    if path.is_file():
        try:
            told = tomllib.loads(path.read_text("utf-8"))
        except tomllib.TOMLDecodeError as wrong:
            raise SettingsError(f"{path}: {wrong}") from wrong
    elif plan is not None:
        raise SettingsError(f"there is no plan {path}")
    return checked(game, {**told, **(changes or {})})


def checked(game: Game, told: Mapping[str, Any]) -> Settings:
    """Return settings for a game from plain values; raises SettingsError."""
    known = {field.name: field.default for field in fields(Settings)}
    values: dict[str, Any] = {}
    for name, value in told.items():
        if name not in known:
            raise SettingsError(f"no setting {name!r}; there are {', '.join(known)}")
        values[name] = _typed(name, value, known[name])
    settings = replace(Settings(), **values)
    _check_ranges(settings)
    seats = settings.seats or tuple(game.seats)
    for count in seats:
        if count not in game.seats:
            there = f"{min(game.seats)} to {max(game.seats)}"
            raise SettingsError(f"{game.name} is played at {there} seats, not {count}")
    return replace(settings, seats=seats)


def parse_change(words: str) -> tuple[str, Any]:
    """Return the name and value of `name=value` as a plan would say it."""
    name, equals, value = words.partition("=")
    if not equals:
        raise SettingsError(f"a change is said as name=value, not {words!r}")
    try:
        return name, tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name, value  # a word without quotes


def _typed(name: str, value: Any, default: Any) -> Any:
    """Return the value as the setting's own type; whole numbers may stand for others."""
    if isinstance(default, tuple):
        if isinstance(value, list | tuple) and all(type(one) is int for one in value):
            return tuple(value)
        raise SettingsError(f"{name} is a list of whole numbers, not {value!r}")
    if isinstance(default, float) and type(value) is int:
        return float(value)
    if type(value) is not type(default):
        kind = {int: "a whole number", float: "a number", bool: "true or false", str: "a word"}
        raise SettingsError(f"{name} is {kind[type(default)]}, not {value!r}")
    return value


def _check_ranges(settings: Settings) -> None:
    for name in _POSITIVE:
        if getattr(settings, name) < 1:
            raise SettingsError(f"{name} is at least 1, not {getattr(settings, name)}")
    for name in _NOT_NEGATIVE:
        if not getattr(settings, name) >= 0:  # NaN too
            raise SettingsError(f"{name} cannot be {getattr(settings, name)}")
    for name in _SHARES:
        if not 0 <= getattr(settings, name) <= 1:
            raise SettingsError(f"{name} is between 0 and 1, not {getattr(settings, name)}")
    if settings.judges not in JUDGES:
        raise SettingsError(f"judges are {' or '.join(JUDGES)}, not {settings.judges!r}")
    if settings.minibatch > settings.matches * settings.steps:
        most = settings.matches * settings.steps
        raise SettingsError(f"minibatch is at most matches × steps = {most}")
