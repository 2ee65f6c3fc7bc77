"""A game in another package brings its board: built into the app, or shipped beside it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import ROOT, House
from tests.web.person import DESKTOP, Person

from regency.cli.new_game import new_game

NAME = "harbour"
BOARD = Path(__file__).parent / "outside_board"
BOT = {"kind": "bot", "level": "page"}
#: The sea of the board's own theme.css, as a browser tells it.
SEA = "rgb(29, 78, 121)"


def npm(script: str, environment: Mapping[str, str], *arguments: str) -> str:
    """Run a script of package.json; returns what it said, raises if it failed."""
    done = subprocess.run(
        [ROOT / "tools" / "with-node", "npm", "run", "--silent", script, "--", *arguments],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder outside the repository with one game, which has a small board."""
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(BOARD, new_game(NAME, folder) / "web")
    return folder


@pytest.fixture(scope="module", params=["bundled", "shipped"])
def outside(
    request: pytest.FixtureRequest,
    games: Path,
    web_app: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[House]:
    """Return a server with the game: in the app's own build, or shipped beside the usual app."""
    there = {"REGENCY_GAMES": str(games)}
    built = games / NAME / "web" / "built"
    app = web_app
    if request.param == "bundled":
        app = tmp_path_factory.mktemp("app")
        npm("build", there, "--outDir", str(app), "--emptyOutDir", "--logLevel", "warn")
        assert not built.exists()
    else:
        npm("build:board", {"GAME": str(games / NAME)}, "--logLevel", "warn")
    house = House(tmp_path_factory.mktemp("data"), options=("--web", str(app)), environment=there)
    try:
        house.start()
        house.warm_up([NAME])
        yield house
    finally:
        house.stop()
        shutil.rmtree(built, ignore_errors=True)


def test_its_board_is_seen_and_played_on(browser: Browser, outside: House) -> None:
    anne = Person(browser, outside, DESKTOP, reduced_motion="no-preference")
    anne.go()
    card = anne.page.locator(f"article[aria-labelledby='game-{NAME}']")
    expect(card.get_by_test_id("own-emblem")).to_be_visible()
    expect(card).to_contain_text("Three cards, two players, one bet")
    table = anne.open_table(NAME, [{"kind": "me"}, BOT])
    board = anne.page.get_by_test_id("own-board")
    expect(board).to_contain_text("2 chips in the pot.")
    colour = board.locator(".berth").first.evaluate("one => getComputedStyle(one).color")
    assert colour == SEA, "its theme.css is not there"
    board.get_by_role("button", name="bet 1").click()
    anne.page.get_by_role("button", name="Confirm").click()
    expect(board.locator("li").first).to_have_text("bet")
    anne.page.wait_for_function(
        """async (table) => {
          const { steps } = await (await fetch(`/api/v1/matches/${table}/replay`)).json();
          return steps >= 3;
        }""",
        arg=table,
    )
    anne.close()


def test_its_words_follow_the_language(browser: Browser, outside: House) -> None:
    ben = Person(browser, outside, DESKTOP, language="fr")
    ben.open_table(NAME, [{"kind": "me"}, BOT])
    expect(ben.page.get_by_test_id("own-board")).to_contain_text("jetons au pot")
    ben.close()


def test_what_is_shipped_is_named_by_its_hash_and_kept(outside: House, games: Path) -> None:
    """Bundled, it ships nothing; shipped, all but the manifest is kept for ever."""
    base = f"{outside.address}/boards/{NAME}/"
    with urllib.request.urlopen(base + "board.json") as answer:
        manifest = json.load(answer)
        assert answer.headers["Cache-Control"] == "no-cache"
    if not (games / NAME / "web" / "built").exists():
        assert manifest == {"contract": 1}
        return
    files = [manifest["module"], manifest["style"], *manifest["words"].values()]
    assert len(files) == 7, "the board, its styles and five languages"
    for file in files:
        with urllib.request.urlopen(base + file) as answer:
            assert "immutable" in answer.headers["Cache-Control"]
            assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    for path in ("..%2findex.ts", "index.ts", "assets/none.js"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(base + path)


def test_a_folder_of_another_shape_is_not_built(games: Path, tmp_path: Path) -> None:
    game = tmp_path / NAME
    shutil.copytree(games / NAME, game, ignore=shutil.ignore_patterns("built"))
    (game / "web" / "helpers.ts").write_text("export {};\n", "utf-8")
    (game / "web" / "theme.css").unlink()
    with pytest.raises(AssertionError) as failed:
        npm("build:board", {"GAME": str(game)})
    assert "harbour: web/theme.css is missing: the paints" in str(failed.value)
    assert "harbour: web/helpers.ts: no board has a file of this name" in str(failed.value)
