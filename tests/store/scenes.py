"""Scenes played by processes of their own, which may be killed, starved or shut out."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.store.tables import a_table

from regency.store import Store, Unavailable, open_store

TABLES = 8
NOBODY = 65534


def body(table: int, number: int) -> bytes:
    return f"entry {number} of table {table}".encode()


async def hammer(address: str) -> None:
    """Append at many tables at once, for ever; say each entry that was acknowledged."""
    store = await open_store(address)
    starts = []
    for table in range(TABLES):
        found = await store.load(f"t{table}")
        if found is None:
            await store.create(a_table(f"t{table}"))
        starts.append(0 if found is None else len(found.entries))
    print("ready", flush=True)

    async def play(table: int, number: int) -> None:
        while True:
            await store.append(f"t{table}", number, [body(table, number), body(table, number + 1)])
            number += 2
            print(table, number, flush=True)

    await asyncio.gather(*[play(table, start) for table, start in enumerate(starts)])


async def append_until_refused(store: Store, number: int, size: int) -> tuple[int, Unavailable]:
    while True:
        try:
            await store.append("t0", number, [bytes(size)])
        except Unavailable as refusal:
            return number, refusal
        number += 1


async def full_disk(folder: str) -> None:
    """Fill a small disk, be told, make room, go on."""
    store = await open_store(f"sqlite:///{folder}/regency.db")
    await store.create(a_table("t0"))
    filler = Path(folder, "filler")
    filler.write_bytes(bytes(1_000_000))
    number, refusal = await append_until_refused(store, 0, 10_000)
    print(f"again={refusal.again} unsure={refusal.unsure} {refusal}")
    found = await store.load("t0")
    assert found is not None
    print("kept all that was acknowledged:", len(found.entries) == number > 0)
    filler.unlink()
    await store.append("t0", number, [b"room again"])
    found = await store.load("t0")
    assert found is not None
    print("went on:", found.entries[-1] == b"room again" and len(found.entries) == number + 1)
    await store.close()


async def shut_out(folder: str) -> None:
    """Open a store where nothing may be written; no permission stops root, so be nobody."""
    with tempfile.TemporaryDirectory() as elsewhere:
        # Everything is imported before the change: Python may lie in root's own folder.
        await (await open_store(f"sqlite:///{elsewhere}/regency.db")).close()
    if os.geteuid() == 0:
        os.setuid(NOBODY)
    try:
        await open_store(f"sqlite:///{folder}/regency.db")
    except Unavailable as refusal:
        print(refusal)


SCENES: dict[str, Callable[[str], Awaitable[None]]] = {
    "hammer": hammer,
    "full-disk": full_disk,
    "shut-out": shut_out,
}


async def main() -> None:
    scene, argument = sys.argv[1:]
    await SCENES[scene](argument)


if __name__ == "__main__":
    asyncio.run(main())
