"""What is shipped: small enough, complete, and in step with the server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request
from tests.web.house import ROOT, House
from tests.web.person import PHONE, Person

from regency.cli import main as regency
from regency.games import names
from regency.server.wire.typescript import main

KB = 1024
FIRST_LOAD_KB = 60
#: The page, two scripts, the words, what the first screen asks for, the manifest and icons.
FIRST_LOAD_FILES = 10
#: A table opened by its link: the board, the words of its game and its rules as well.
TABLE_LOAD_KB = 250
TABLE_LOAD_FILES = 32


def test_wire_is_fresh() -> None:
    assert main([str(ROOT / "web" / "src" / "wire.ts"), "--check"]) == 0, "run `make wire`"


def test_a_stale_wire_is_noticed(tmp_path: Path) -> None:
    stale = tmp_path / "wire.ts"
    assert main([str(stale), "--check"]) == 1
    assert main([str(stale)]) == 0
    assert main([str(stale), "--check"]) == 0


def test_a_game_outside_the_repository_makes_no_wire_stale(tmp_path: Path) -> None:
    assert regency(["new-game", "harbour", "--into", str(tmp_path)]) == 0
    command = [sys.executable, "-m", "regency.server.wire.typescript", "--check"]
    there = os.environ | {"REGENCY_GAMES": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([*command, ROOT / "web" / "src" / "wire.ts"], env=there, check=True)


def test_the_lock_names_no_host() -> None:
    assert "http" not in re.sub(r'"(url|funding)": *"[^"]*"', "", lock_without_funding())


def lock_without_funding() -> str:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    return json.dumps(lock)


def sizes_of(person: Person) -> dict[str, int]:
    """Return the sizes of the files a page loads, by address; they come in as it does."""
    sizes: dict[str, int] = {}

    def note(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    person.page.on("requestfinished", note)
    return sizes


def test_the_first_load_is_small(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    sizes = sizes_of(anne)
    anne.go()
    anne.page.wait_for_selector("article .play")
    total = sum(sizes.values())
    assert 0 < total < FIRST_LOAD_KB * KB, f"{total // KB} KB: {sizes}"
    assert len(sizes) <= FIRST_LOAD_FILES, list(sizes)
    anne.close()


@pytest.mark.parametrize("game", names())
def test_a_table_opened_by_its_link_is_small(browser: Browser, house: House, game: str) -> None:
    bob = Person(browser, house, PHONE)
    bob.go()
    table = bob.open_table(game, [{"kind": "me"}, {"kind": "bot", "level": "page"}])
    bob.close()
    anne = Person(browser, house, PHONE)  # has never been here
    sizes = sizes_of(anne)
    anne.go(f"/table/{table}")
    anne.page.wait_for_selector("[data-board]")
    total = sum(sizes.values())
    assert any(address.endswith(".wasm") for address in sizes), list(sizes)
    assert 0 < total < TABLE_LOAD_KB * KB, f"{total // KB} KB: {sizes}"
    assert len(sizes) <= TABLE_LOAD_FILES, list(sizes)
    anne.close()


def test_the_page_paints_before_any_script(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, java_script_enabled=False)
    anne.go()
    assert anne.page.get_by_text("Regency", exact=True).is_visible()
    assert anne.page.locator(".opening svg").is_visible()
    ground = anne.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert ground == "rgb(246, 236, 214)", "the styles of the first screen are in the page"
    anne.close()


def test_it_can_be_installed(browser: Browser, house: House, web_app: Path) -> None:
    manifest = json.loads((web_app / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (web_app / icon["src"].lstrip("/")).exists()
    anne = Person(browser, house, PHONE, service_workers="allow")
    anne.go()
    anne.page.evaluate("navigator.serviceWorker.ready")
    anne.page.reload()
    anne.page.wait_for_selector("article .play")
    anne.context.set_offline(True)
    anne.page.goto(house.address)
    anne.page.wait_for_selector("article .play")
    anne.context.set_offline(False)
    anne.close()


def test_nothing_for_development_is_shipped(web_app: Path) -> None:
    shipped = {path.name for path in web_app.rglob("*")}
    assert not [name for name in shipped if "gallery" in name.lower() or name.endswith(".map")]


def test_the_lock_is_complete_for_every_platform() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        for needed in package.get("optionalDependencies", {}):
            assert f"node_modules/{needed}" in packages, f"{name} may need {needed}"
