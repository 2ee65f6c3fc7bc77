"""Somebody whose page is closed is called: from the move to the notification on the screen."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, expect, sync_playwright
from tests.server.playing import Person as Friend
from tests.server.playing import Server, running
from tests.server.push_service import Browser as Subscriber
from tests.server.push_service import PushService, push_service
from tests.web.house import BROWSERS
from tests.web.person import PHONE, Person

from regency.language import LANGUAGES

#: What a browser's vendor would answer to a page that wants to be called: here is none.
SUBSCRIBE = """PushManager.prototype.subscribe = async function ({{ applicationServerKey }}) {{
  window.keyOfServer = applicationServerKey;
  const {{ endpoint, ...keys }} = {keys};
  return {{ toJSON: () => ({{ endpoint, keys }}) }};
}};"""
#: How a browser answers that may not, or cannot, be called.
CANNOT = """Notification.requestPermission = async () => '{answer}';
PushManager.prototype.subscribe = async () => {{
  throw new DOMException('push service not available', 'AbortError');
}};"""
#: The shell without a head knows no notifications: the whole browser is needed.
WHOLE = next((path for name in BROWSERS[1:] if (path := shutil.which(name))), None)
SHOWN = """async () => (await self.registration.getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def server(web_app: Path, tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, web=web_app, call_after=0.05, push_own_network=True) as found:
        yield found


def registration(context: BrowserContext) -> tuple[CDPSession, str]:
    """Return a way to the service workers, from a page that is none of the app's, and the app's."""
    elsewhere = context.new_page()
    session = context.new_cdp_session(elsewhere)
    known: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"])
    )
    session.send("ServiceWorker.enable")
    while not known:
        elsewhere.wait_for_timeout(20)
    return session, str(known[-1]["registrationId"])


@pytest.mark.skipif(WHOLE is None, reason="no whole Chromium here, only its headless shell")
def test_my_turn_is_shown_with_every_page_closed(server: Server, service: PushService) -> None:
    mine: Subscriber = service.browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=WHOLE, args=["--no-sandbox"])
        anne = Person(browser, server, service_workers="allow", permissions=["notifications"])
        anne.context.add_init_script(SUBSCRIBE.format(keys=json.dumps(mine.keys())))
        seats = [{"kind": "open"}, {"kind": "me"}]
        table = anne.open_table("kuhn", seats, start=False)
        bob = Friend(server, "Bob")
        bob.post(f"/tables/{table}/join")
        anne.context.request.post(f"{server.address}/api/v1/tables/{table}/start")
        anne.go("/settings")
        anne.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        anne.page.get_by_role("button", name="Call me on this device").click()
        expect(anne.page.get_by_role("button", name="Don’t call me on this device")).to_be_visible()
        for kind in ("My turn", "Invitations", "Rematches", "Messages"):
            expect(anne.page.get_by_role("checkbox", name=kind)).to_be_checked()
        # At night nobody is called, whenever this test runs.
        anne.page.get_by_role("checkbox", name="Not during quiet hours").uncheck()
        expect(anne.page.get_by_label("From")).to_have_count(0)
        key = anne.page.evaluate("window.keyOfServer")
        session, number = registration(anne.context)
        anne.page.close()
        session.send("ServiceWorker.stopAllWorkers")
        with bob.at(table) as socket:
            socket.wait_for_state()
            socket.play(0)
            to, message = service.next(key)
            card = socket.state["view"]
        assert to is mine
        assert message["url"] == f"/table/{table}"
        assert card  # Bob has a hand, of which nothing is told:
        assert set(message) == {"title", "body", "tag", "url"}
        # From here on the vendor's part is the browser's own: it wakes the worker with the message.
        deliver = {"origin": server.address, "registrationId": number, "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", deliver)
        elsewhere = anne.context.pages[0]
        while not (shown := shown_by(anne.context)):
            elsewhere.wait_for_timeout(50)
        assert shown == [{"title": "Your turn: Kuhn poker", "body": "Bob", **shown_at(message)}]
        anne.close()
        browser.close()


@pytest.mark.parametrize(
    ("answer", "words"),
    [("denied", "doesn’t allow notifications"), ("granted", "couldn’t reach its notification")],
)
def test_a_browser_that_cannot_be_called_says_why(
    browser: Browser, server: Server, answer: str, words: str
) -> None:
    """Somebody said no to it once; or it has no push service, as some browsers have none."""
    anne = Person(browser, server, PHONE, service_workers="allow")
    anne.context.add_init_script(CANNOT.format(answer=answer))
    anne.go("/settings")
    anne.page.get_by_role("button", name="Call me on this device").click()
    expect(anne.page.get_by_text(words)).to_be_visible()
    expect(anne.page.get_by_role("button", name="Call me on this device")).to_be_enabled()
    anne.check_layout([PHONE], LANGUAGES)
    anne.close()


def shown_by(context: BrowserContext) -> list[dict[str, Any]]:
    """Return the notifications on the screen, as the service worker knows them."""
    workers = context.service_workers
    found: list[dict[str, Any]] = workers[-1].evaluate(SHOWN) if workers else []
    return found


def shown_at(message: dict[str, Any]) -> dict[str, Any]:
    return {name: message[name] for name in ("tag", "url")}
