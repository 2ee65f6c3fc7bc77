"""What opens over the table."""

from __future__ import annotations

from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.person import Person

#: Closes the list of actions and opens it again before the browser has told of the closing.
CLOSE_AND_OPEN = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const list = () => document.querySelector('dialog[open] [data-actions]');
  const press = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  press();
  while (!list()) await frame();
  await frame();
  document.querySelector('dialog[open] header button').click();
  await Promise.resolve();
  const closed = !list();
  press();
  for (const _ of [1, 2, 3, 4]) await frame();
  return { closed, open: list() !== null };
}
"""


def test_a_panel_opened_again_at_once_stays_open(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("kuhn", [{"kind": "me"}, {"kind": "bot", "level": "page"}])
    anne.wait_for_turn()
    assert anne.page.evaluate(CLOSE_AND_OPEN) == {"closed": True, "open": True}
    anne.close()
