"""What a training run is told is checked before anything begins; PyTorch is not needed for that."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games import game, games
from regency.training.settings import (
    PLANS,
    SettingsError,
    checked,
    parse_change,
    read_settings,
)

KUHN = game("kuhn")


def test_every_game_has_a_plan_that_holds() -> None:
    for name, one in games().items():
        assert (PLANS / f"{name}.toml").is_file()
        assert read_settings(one).seats == tuple(one.seats)


def test_a_game_without_a_plan_gets_the_defaults(tmp_path: Path) -> None:
    empty = tmp_path / "empty.toml"
    empty.write_text("", "utf-8")
    assert read_settings(KUHN, empty).matches == 32_768


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"rat": 0.1}, "no setting 'rat'; there are seats"),
        ({"rate": "fast"}, "rate is a number, not 'fast'"),
        ({"matches": 1.5}, "matches is a whole number, not 1.5"),
        ({"points_told": 1}, "points_told is true or false, not 1"),
        ({"matches": 0}, "matches is at least 1, not 0"),
        ({"past": 1.5}, "past is between 0 and 1, not 1.5"),
        ({"rate": float("nan")}, "rate cannot be nan"),
        ({"judges": "nobody"}, "judges are own or every, not 'nobody'"),
        ({"seats": [2, 3]}, "kuhn is played at 2 to 2 seats, not 3"),
        ({"seats": 2}, "seats is a list of whole numbers, not 2"),
        ({"matches": 2, "steps": 2, "minibatch": 8}, "minibatch is at most matches × steps = 4"),
    ],
)
def test_what_cannot_be_is_told(told: dict[str, object], said: str) -> None:
    with pytest.raises(SettingsError) as wrong:
        checked(KUHN, told)
    assert said in str(wrong.value)


def test_a_plan_that_is_no_toml_or_not_there_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("rate = = 1", "utf-8")
    with pytest.raises(SettingsError, match=r"broken\.toml"):
        read_settings(KUHN, broken)
    with pytest.raises(SettingsError, match="there is no plan"):
        read_settings(KUHN, tmp_path / "none.toml")


def test_changes_are_said_as_in_a_plan() -> None:
    assert parse_change("rate=0.5") == ("rate", 0.5)
    assert parse_change("seats=[2]") == ("seats", [2])
    assert parse_change("judges=own") == ("judges", "own")
    with pytest.raises(SettingsError, match="name=value"):
        parse_change("rate")


def test_settings_survive_being_kept() -> None:
    settings = read_settings(KUHN, changes={"rate": 0.25})
    assert checked(KUHN, settings.to_json()) == settings
