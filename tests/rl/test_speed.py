"""The measurement of speed runs and tells every game's figures."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install regency[rl]")

from regency.rl import speed


def test_it_tells_both_paces_of_a_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "THEIRS", ("classic/no_such_game-v0",))
    assert speed.main(["kuhn", "--seconds", "0.05", "--count", "8"]) == 0
    skipped, vector, one = capsys.readouterr().out.splitlines()
    assert "skipped" in skipped
    assert "vector of 8" in vector
    assert "PettingZoo:" in one
