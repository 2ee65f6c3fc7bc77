"""A worker whose processes think as long as they are told, and answer what they are told."""

from __future__ import annotations

import asyncio
import json
import sys
import time

from regency.games import games
from regency.server.workers.thinking import Thinkers


def think(seconds: str, action: str) -> None:
    """Be one of its processes."""
    for line in sys.stdin:
        asked = json.loads(line)
        sys.stdin.read(asked["body"])
        if asked["do"] == "choose":
            time.sleep(float(seconds))
        print(json.dumps({"action": int(action)}), flush=True)


def say(words: str) -> None:
    print(words, flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "think":
        think(*sys.argv[2:])
    else:
        process = (sys.executable, __file__, "think", *sys.argv[2:])
        asyncio.run(Thinkers(sys.argv[1], games(), 1, process).run(say))
