"""A person at a browser, who plays what the page offers and notices what is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, expect
from tests.patience import patience
from tests.server.playing import Server
from tests.web.house import House, dealt_by_chance

PHONE = (360, 740)
TABLET = (820, 1180)
DESKTOP = (1440, 900)
SIZES = (PHONE, TABLET, DESKTOP)
#: A desktop at 200 %, and a phone on its side: all has its place, but not all on one screen.
LOW = ((640, 400), (740, 360))
LOWEST = 480
PATIENCE_MS = int(patience(60) * 1000)
LIT_PATIENCE_MS = 15_000
FOLDER = Path(__file__).parent
AUTOPILOT = (FOLDER / "autopilot.js").read_text("utf-8")
HANDS = (FOLDER / "hands.js").read_text("utf-8")
LAYOUT = (FOLDER / "layout.js").read_text("utf-8")
#: Scroll whatever scrolls the page to the top, or on by half a screen; tells whether it moved.
SCROLL = """(to) => {
  const box = document.querySelector('dialog[open] .body')
    ?? document.querySelector('[data-board]') ?? document.scrollingElement;
  const before = box.scrollTop;
  box.scrollTo({ top: to === 'top' ? 0 : before + box.clientHeight / 2, behavior: 'instant' });
  return to === 'top' || box.scrollTop > before + 1;
}"""
#: The least share of a desktop that a board has.
BOARD_SHARE = 0.6
HAS_ITS_SHARE = f"""() => {{
  const {{ width, height }} = document.querySelector('[data-board]').getBoundingClientRect();
  return width * height >= {BOARD_SHARE} * innerWidth * innerHeight;
}}"""
#: Cards dealt in the page, and what an autopilot chooses, are the same every time; ids are not.
STEADY = """(() => {
  let state = 1;
  const word = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
  };
  const drawn = crypto.getRandomValues.bind(crypto);
  const fill = (into) => into.forEach((_, place) => (into[place] = word())) ?? into;
  crypto.getRandomValues = (into) => (into instanceof Uint32Array ? fill(into) : drawn(into));
  Math.random = () => word() / 2 ** 32;
})()"""
#: How many frames a page draws, after it was resized or given another language, before it is looked
#: at; and how many looks it gets until what is wrong counts.
FRAMES, SETTLING = 6, 5
LOOK = f"""async (how) => {{
  for (let frame = 0; frame < {FRAMES}; frame++) await new Promise(requestAnimationFrame);
  return ({LAYOUT})(how);
}}"""
#: Choose another language as another tab of the same browser would, and wait until it is spoken:
#: by the page, and by parts of it that load words of their own and say in `lang` which they have.
SPEAK = """async (language) => {
  const kept = JSON.parse(localStorage.getItem('regency') ?? '{}');
  localStorage.setItem('regency', JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent('storage', { key: 'regency' }));
  const other = `:not(option, [lang="${language}"])`;
  const deadline = performance.now() + 60_000;
  for (let silent; (silent = document.querySelector(`:root${other}, #main [lang]${other}`)); ) {
    if (performance.now() > deadline) throw new Error(`${silent.className} is not ${language}`);
    await new Promise(requestAnimationFrame);
  }
}"""
#: Longer than the autopilot tries at one move before it says that it is stuck.
MOVE_PATIENCE_MS = 240_000
# Five seconds, Playwright's own, are too few on a busy machine.
expect.set_options(timeout=PATIENCE_MS)

#: The most presses that a decision can take.
MOST_PRESSES = 40


class Person:
    """One browser of one's own, at one size."""

    #: Everyone who has not left yet.
    open: ClassVar[list[Person]] = []

    def __init__(
        self,
        browser: Browser,
        house: House | Server,
        size: tuple[int, int] = DESKTOP,
        name: str = "Anne",
        language: str = "en",
        pace: str = "at-once",
        coach: bool = False,
        manners: bool = False,
        **looks: Any,
    ) -> None:
        width, height = size
        settings: dict[str, Any] = {"reduced_motion": "reduce", "locale": language}
        # Only who goes offline needs everything fetched ahead.
        settings |= {"service_workers": "block"} | looks
        self.house = house
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, **settings
        )
        kept: dict[str, Any] = {"name": name, "level": "page", "language": language}
        kept |= {"pace": pace, "coach": coach, "manners": manners}
        self.remember(**kept)
        if not dealt_by_chance():
            self.context.add_init_script(STEADY)
        self.context.set_default_timeout(PATIENCE_MS)
        self.complaints: list[str] = []
        self.page = self.new_page()
        Person.open.append(self)

    def new_page(self) -> Page:
        """Open a tab whose errors are noted."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._hear)
        return page

    def _hear(self, message: Any) -> None:
        # A browser reports a failed request as an error; networks are cut on purpose here.
        # Over plain http it ignores a header, and says so.
        expected = (
            "net::ERR",
            "WebSocket connection",
            "Cross-Origin-Opener-Policy header",
            # The service worker's while no server answers; a wrong answer is told otherwise.
            "An unknown error occurred when fetching the script",
        )
        if message.type == "error" and not any(words in message.text for words in expected):
            self.complaints.append(message.text)

    def remember(self, **kept: Any) -> None:
        """Let the browser remember settings before the page asks."""
        self.context.add_init_script(
            f"""(() => {{
              const kept = JSON.parse(localStorage.getItem('regency') ?? '{{}}');
              localStorage.setItem('regency', JSON.stringify({{...{as_json(kept)}, ...kept}}));
            }})()"""
        )

    def go(self, path: str = "/") -> None:
        """Open an address of the app."""
        self.page.goto(self.house.address + path)
        self.page.wait_for_load_state("networkidle")

    def close(self) -> None:
        """Leave; nothing may have gone wrong on the way."""
        Person.open.remove(self)
        self.context.close()
        assert not self.complaints, self.complaints

    # --- a table

    def open_table(
        self, game: str, seats: Sequence[dict[str, Any]], start: bool = True, **more: Any
    ) -> str:
        """Open a table by the API, as this browser's identity, and go there."""
        me = {"name": "Anne", "language": "en"}
        self.context.request.put(f"{self.house.address}/api/v1/me", data=me)
        wish = {"game": game, "seats": list(seats), "start": start, **more}
        answer = self.context.request.post(f"{self.house.address}/api/v1/tables", data=wish)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.go(f"/table/{table}")
        return table

    @property
    def room(self) -> Locator:
        return self.page.locator(".room")

    @property
    def at(self) -> int:
        return int(self.room.get_attribute("data-at") or 0)

    @property
    def over(self) -> bool:
        return self.room.get_attribute("data-over") == "true"

    def wait_for_turn(self, patience: int = PATIENCE_MS) -> bool:
        """Wait until it is one's turn, or one's seat must be taken, or all is over."""
        self.page.wait_for_function(
            """() => document.querySelector('.room[data-turn="true"], .room[data-over="true"]')
                  || document.querySelector('[aria-labelledby="hand-over"]')""",
            timeout=patience,
        )
        return not self.over

    def act(self) -> None:
        """Make one decision on the board itself: press what is lit, and confirm."""
        before = self.at
        self.page.evaluate(f"window.hands ? 0 : ({HANDS})()")
        self.page.evaluate("window.hands.begin()")
        tried: list[str] = []
        for pressed in range(MOST_PRESSES):
            tried.append(self.aim(pressed, tried))
            self.page.evaluate("window.hands.pressed()")
            self.page.locator("[data-aim]").click()
            self.confirm()
            if self.at != before or self.over:
                return
        raise AssertionError(f"nothing came of {tried}")

    def press(self, name: str) -> None:
        """Press what goes by a name on the board, and confirm."""
        before = self.at
        self.page.locator("[data-board]").get_by_role("button", name=name).first.click()
        self.confirm()
        while self.at == before and not self.over:
            self.page.wait_for_timeout(20)

    def aim(self, pressed: int, tried: list[str]) -> str:
        """Return the name of something that is lit; on a busy machine that may take a while."""
        aim = "(pressed) => window.hands.aim(pressed)"
        try:
            found = self.page.wait_for_function(aim, arg=pressed, timeout=LIT_PATIENCE_MS)
        except TimeoutError as error:
            raise AssertionError(f"the board offers nothing more after {tried}") from error
        return str(found.json_value())

    def start_autopilot(self, most: int = 5000) -> None:
        """Let the page play by itself, while other pages do."""
        self.page.evaluate(
            f"window.piloted = null; ({AUTOPILOT})({most}).then((r) => window.piloted = r); 0"
        )

    def end_of_autopilot(self) -> dict[str, Any]:
        """Wait until the page has stopped playing by itself: as long as it makes moves."""
        before = ""
        while True:
            try:
                found = self.page.wait_for_function(
                    "() => window.piloted", timeout=MOVE_PATIENCE_MS
                )
                break
            except TimeoutError as error:
                told = self._pilot()
                if told == before:
                    raise AssertionError(f"at {self.page.url}: {told}") from error
                before = told
        result: dict[str, Any] = found.json_value()
        assert "stuck" not in result, result
        return result

    def _pilot(self) -> str:
        """Say how far the autopilot is, and what it looks at."""
        told = "() => window.pilotIs?.() ?? 'it was loaded anew'"
        try:
            return str(self.page.wait_for_function(told, timeout=LIT_PATIENCE_MS).json_value())
        except TimeoutError:
            return "the page hangs"

    def autopilot(self, most: int = 5000) -> dict[str, Any]:
        """Let the page play by itself."""
        self.start_autopilot(most)
        return self.end_of_autopilot()

    def speak(self, language: str) -> None:
        """Have the page as it stands say everything in another language."""
        self.page.evaluate(SPEAK, language)

    def check_layout(
        self, sizes: Sequence[tuple[int, int]] = SIZES, languages: Sequence[str] = ()
    ) -> None:
        """Look at the page at every size, in the present language or in each of several.

        Nothing scrolls sideways, overlaps, is cut off or too small. One visit is enough for all
        sizes and languages: a page is opened once, then resized and told to speak another one.
        """
        kept = self.page.viewport_size
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            for language in languages or (None,):
                if language is not None:
                    self.speak(language)
                wrong = self._wrong_at_last(phone=(width, height) == PHONE, low=height < LOWEST)
                where = f"{self.page.url} at {width}×{height} ({language or 'as it is'})"
                assert not wrong, f"{where}: {wrong}"
        if kept is not None:
            self.page.set_viewport_size(kept)

    def _wrong_at_last(self, phone: bool, low: bool) -> list[str]:
        """Return what is still wrong once the page has had time to lay itself out."""
        for _ in range(SETTLING):
            wrong = self._wrong(phone, low)
            if not wrong:
                break
            self.page.wait_for_timeout(200)
        return wrong

    def check_share(self, sizes: Sequence[tuple[int, int]]) -> None:
        """Look whether the board has most of the window."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.settles(HAS_ITS_SHARE, f"the board has {BOARD_SHARE:.0%} of the window")

    def settles(self, wanted: str, what: str) -> None:
        """Wait until something holds on the page, which may still be laying itself out."""
        try:
            self.page.wait_for_function(wanted)
        except TimeoutError as error:
            size = self.page.viewport_size
            raise AssertionError(f"{self.page.url} at {size}: not so: {what}") from error

    def _wrong(self, phone: bool, low: bool) -> list[str]:
        """Return what is wrong with the page; where it scrolls, all the way down."""
        wrong: list[str] = self.page.evaluate(LOOK, [phone, low])
        if not low or not self.page.evaluate(SCROLL, "top"):
            return wrong
        found = dict.fromkeys(wrong)
        while self.page.evaluate(SCROLL, "on"):
            found |= dict.fromkeys(self.page.evaluate(LAYOUT, [phone, low]))
        self.page.evaluate(SCROLL, "top")
        return list(found)

    def confirm(self) -> None:
        """Press Confirm if the page asks for it, and wait while the move is on its way."""
        button = self.page.locator("[data-confirm]")
        if button.count():
            button.click()
        self.page.wait_for_selector('[data-board][aria-busy="false"]')


def as_json(value: Any) -> str:
    return json.dumps(value)
