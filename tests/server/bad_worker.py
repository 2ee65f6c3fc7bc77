"""A bot process that misbehaves at some levels, for the tests of the runner."""

from __future__ import annotations

import os
import time
from typing import Any

from regency.server.workers import bot_worker

honest = bot_worker.answer


def answer(request: dict[str, Any]) -> dict[str, Any]:
    level = request.get("level")
    if os.environ.get("REGENCY_TEST_NEVER_READY"):
        time.sleep(3600)
    if request["do"] == "warm":
        return honest(request)
    if level == "page":
        os._exit(3)
    if level == "squire":
        time.sleep(3600)
    if level == "herald":
        raise ValueError("no idea")
    if level == "knight":
        return {"action": 10_000}
    if level == "chancellor":
        print("this goes to standard error and harms nobody")
    if os.environ.get("REGENCY_TEST_ALL_BAD"):
        os._exit(4)
    return honest(request | {"level": "heuristic"})


if __name__ == "__main__":
    bot_worker.answer = answer
    bot_worker.main()
