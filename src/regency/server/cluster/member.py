"""A node among the others: a thread keeps its lease, hears letters, and takes over from the dead.

A thread, because a lease must be renewed however busy the loop is with tables. It tells the loop
what it sees and changes nothing there.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Mapping
from typing import Any, Protocol

import orjson

from regency.server.cluster.gate import Gate
from regency.store import InUse
from regency.store.lease import Lease, OtherSecret, Seen, in_use

log = logging.getLogger(__name__)

#: A lease is renewed so often before it would end.
RENEWALS = 5
#: A lease that was not renewed for this part of its length belongs to somebody who may be dead.
LATE = 0.5
#: Seconds in which an older process of the same name may end.
NAME_SECONDS = 10.0
#: Seconds between two looks for tables whose node has left no lease.
ORPHANS_SECONDS = 10.0


class Hears(Protocol):
    """Hears in the loop what the thread sees."""

    def seen(self, nodes: Mapping[str, Seen]) -> None:
        """Hear which nodes there are."""

    def heard(self, letter: dict[str, Any]) -> None:
        """Hear a letter of another node."""

    def connected(self) -> None:
        """Hear that letters may have been missed until now."""

    def renewed(self) -> None:
        """Hear that the lease goes on after it had run out."""

    def fenced(self) -> None:
        """Hear that others have this node's tables; nothing more may be told."""

    def joined(self, epoch: int, owned: set[str]) -> None:
        """Hear that a new stay begins."""


class Member:
    """This node's place among the others."""

    def __init__(self, lease: Lease, gate: Gate, seal: str) -> None:
        self._lease = lease
        self._gate = gate
        self._seal = seal
        self.nodes: Mapping[str, Seen] = {}
        self._seen_at = 0.0
        self._renewed = 0.0
        self._patient_until = 0.0
        self._orphans_at = 0.0
        self._stopping = threading.Event()
        self._dropped = threading.Event()
        self._hears: Hears | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="lease", daemon=True)
        #: Tables taken from others, and how often this node was fenced.
        self.taken = 0
        self.times_fenced = 0

    @property
    def name(self) -> str:
        """Return this node's name."""
        return self._lease.node

    @property
    def seconds(self) -> float:
        """Return how long a lease lasts."""
        return self._lease.seconds

    async def join(self) -> tuple[int, set[str]]:
        """Join the cluster; raises InUse where another node of the same name is in it."""
        owned = await asyncio.to_thread(self._join_first)
        return self._lease.epoch, owned

    def start(self, hears: Hears) -> None:
        """Keep the lease from now on."""
        self._hears = hears
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def drain(self) -> None:
        """Take no tables any more."""
        self._lease.draining = True

    def living(self) -> list[str]:
        """Return the nodes that take tables, as far as this one knows."""
        found = [one.node for one in self.nodes.values() if one.alive and not one.draining]
        return sorted(found)

    def is_late(self, node: str) -> bool:
        """Tell whether a node may be dead: it has not renewed its lease when it should have."""
        seen = self.nodes.get(node)
        if seen is None:
            return True
        return seen.left - (time.monotonic() - self._seen_at) < LATE * self.seconds

    def tables_dropped(self) -> None:
        """Say that nothing of the time before the fence is left, so that a new stay may begin."""
        self._dropped.set()

    async def leave(self) -> None:
        """End the thread and the lease."""
        self._stopping.set()
        if self._thread.ident is not None:
            await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._leave)

    # --- in the thread

    def _join_first(self) -> set[str]:
        deadline = time.monotonic() + NAME_SECONDS
        self._lease.connect()
        while (owned := self._try_to_join()) is None:
            if time.monotonic() >= deadline:
                raise in_use(self.name)
            time.sleep(self.seconds / RENEWALS)
        self._seen_at = time.monotonic()
        self.nodes = {one.node: one for one in self._lease.renew() or ()}
        return owned

    def _try_to_join(self) -> set[str] | None:
        before = time.monotonic()
        owned = self._lease.join(self._seal)
        if owned is not None:
            self._renewed = before
            self._patient_until = before + self.seconds
            self._gate.keep_open(before + self.seconds)
        return owned

    def _leave(self) -> None:
        self._gate.shut()
        try:
            self._lease.leave()
        except Exception as error:  # the others will find out by themselves
            log.warning("the lease could not be ended: %s", type(error).__name__)
        self._lease.disconnect()

    def _run(self) -> None:
        connected = True  # `join` has connected
        while not self._stopping.is_set():
            try:
                if not connected:
                    self._lease.connect()
                    # After a silence, ours or the database's, others deserve the time to come back.
                    self._patient_until = time.monotonic() + self.seconds
                    connected = True
                    self._tell("connected")
                self._step()
            except (InUse, OtherSecret) as error:
                log.error("%s", error)
                self._stopping.wait(self.seconds)
            except Exception as error:  # whatever a lost connection raises
                log.warning("the lease waits for the database: %s", type(error).__name__)
                connected = False
                self._stopping.wait(self.seconds / RENEWALS)

    def _step(self) -> None:
        now = time.monotonic()
        pause = self.seconds / RENEWALS
        if now - self._renewed >= pause:
            if now - self._renewed > self.seconds:  # it may have been us who were frozen
                self._patient_until = now + self.seconds
            found = self._lease.renew()
            if found is None:
                self._rejoin()
                return
            self._renewed = self._seen_at = now
            if self._gate.keep_open(now + self.seconds):
                self._tell("renewed")
            self.nodes = {one.node: one for one in found}
            self._tell("seen", self.nodes)
            if now >= self._patient_until and not self._lease.draining:
                self._take_over(found, now)
        for payload in self._lease.letters(max(0.0, self._renewed + pause - time.monotonic())):
            letter = orjson.loads(payload)
            if letter.get("to") in (None, self.name) and letter.get("from") != self.name:
                self._tell("heard", letter)

    def _take_over(self, found: list[Seen], now: float) -> None:
        for one in found:
            if not one.alive and one.node != self.name:
                count = self._lease.take(one)
                if count is not None:
                    self.taken += count
                    log.warning("node %s is gone: its %d tables have others now", one.node, count)
        if now - self._orphans_at >= ORPHANS_SECONDS:
            self._orphans_at = now
            for node in self._lease.orphans():
                self._lease.adopt_orphans(node)

    def _rejoin(self) -> None:
        """Give everything up, then begin anew under another epoch."""
        log.warning("this node was taken for dead: its tables have others now")
        self.times_fenced += 1
        self._gate.shut()
        self._dropped.clear()
        self._tell("fenced")
        while not self._dropped.wait(0.1):
            if self._stopping.is_set():
                return
        owned = self._try_to_join()
        if owned is None:
            raise in_use(self.name)
        self._tell("joined", self._lease.epoch, owned)

    def _tell(self, what: str, *about: Any) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(getattr(self._hears, what), *about)
        except RuntimeError:
            return  # the loop has ended
