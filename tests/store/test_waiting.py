"""Calls that wait are kept alike by both databases."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.store.conftest import Run
from tests.store.tables import a_table

from regency.store import CallWishes, WaitingCall, open_store

TURN = WaitingCall("t0", "bob", "turn", 5, "kuhn", '["Ann"]')
LONG = 2**50


def test_calls_wait_until_they_are_made(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        waiting = store.waiting
        assert not await waiting.note(TURN, 100)  # he never said that he wants calls
        await store.calls.keep_wishes(CallWishes("bob", "{}", None, False, None, "en"))
        assert await waiting.note(TURN, 100)
        assert not await waiting.note(TURN, 200)  # it waits already
        assert await waiting.due(99) == []
        later = replace(TURN, at=7)
        assert await waiting.note(later, 200)  # about something newer, at its own moment
        await store.close()
        store = await open_store(address)
        waiting = store.waiting
        assert await waiting.due(100) == [later]
        assert await waiting.take("ann", 100, 400) == []
        assert await waiting.take("bob", 100, 400) == [later]
        assert await waiting.take("bob", 100, 400) == []  # one makes it
        assert await waiting.due(399) == []
        assert await waiting.due(400) == [later]  # whoever made it died
        await waiting.put_back(later, 300)
        assert await waiting.take("bob", 300, 600) == [later]
        newer = replace(TURN, at=9)
        assert await waiting.note(newer, 800)  # while the one before is being made
        await waiting.made([later])
        assert await waiting.due(799) == []
        assert await waiting.take("bob", 800, 900) == [newer]
        await waiting.made([newer])
        assert not await waiting.note(newer, 1000)  # a turn is called once
        assert await waiting.due(LONG) == []
        chat = replace(TURN, kind="chat")
        for _ in range(2):  # what was said again is
            assert await waiting.note(chat, 1)
            await waiting.made([chat])
        await store.close()

    run(scene())


def test_a_guest_is_called_as_the_person_they_turn_out_to_be(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        wishes = CallWishes("guest", "{}", "a@example.org", True, "token", "en")
        await store.calls.keep_wishes(wishes)
        assert await store.waiting.note(replace(TURN, identity="guest"), 1)
        await store.persons.join("guest", "ann")  # who never said what she wants
        assert await store.waiting.due(LONG) == [replace(TURN, identity="ann")]
        assert await store.calls.wishes("ann") == replace(wishes, identity="ann")
        other = CallWishes("other", "[]", "b@example.org", True, "another", "fr")
        await store.calls.keep_wishes(other)
        await store.persons.join("other", "ann")  # by now she has said it
        assert await store.calls.wishes("ann") == replace(wishes, identity="ann")
        assert await store.calls.wishes("other") is None
        await store.close()

    run(scene())


def test_calls_go_with_their_person_and_their_table(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        waiting = store.waiting
        await store.create(a_table("t0", identities=frozenset({"bob"})))
        for who in ("bob", "guest"):
            await store.calls.keep_wishes(CallWishes(who, "{}", None, False, who, "en"))
            await waiting.note(replace(TURN, identity=who), 1)
        other = replace(TURN, identity="guest", kind="chat")
        await waiting.note(other, 1)
        await store.persons.join("guest", "bob")
        found = {(one.identity, one.kind) for one in await waiting.due(1)}
        assert found == {("bob", "turn"), ("bob", "chat")}
        await waiting.postpone("bob", 1, 50)
        assert await waiting.due(49) == []
        over = a_table().changed(stage="over", identities=frozenset({"bob"}))
        await store.save("t0", over, 0)
        assert [one.kind for one in await waiting.due(50)] == ["chat"]
        await store.persons.forget("bob")
        assert await waiting.due(LONG) == []
        await store.calls.keep_wishes(CallWishes("bob", "{}", None, False, None, "en"))
        await waiting.note(TURN, 1)
        await waiting.drop_table("t0")
        assert await waiting.due(LONG) == []
        await store.close()

    run(scene())
