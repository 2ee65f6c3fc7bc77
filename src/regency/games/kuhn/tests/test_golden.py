"""The golden matches show every way to end."""

from regency.core.match import Move
from regency.core.notation import read_matches, write_match
from regency.games.kuhn import GAME


def test_golden_matches_cover_every_way_to_end() -> None:
    endings = set()
    for file in sorted((GAME.folder / "golden").glob("*.ndjson")):
        (match,) = read_matches(file.read_bytes(), {"kuhn": GAME}, "python")
        endings.add(tuple(step.action for step in match.steps if isinstance(step, Move)))
        assert write_match(match, "python") == file.read_text("utf-8")
    assert endings == {(0, 0), (0, 1, 0), (0, 1, 1), (1, 0), (1, 1)}
