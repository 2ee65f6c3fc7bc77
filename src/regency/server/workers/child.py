"""What every process beside the server does: answer requests, give way, and end with the server.

A request is a line of JSON, which says under `body` how many bytes follow it; so is an answer.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO

import orjson

#: Such processes give way to the event loop and the store's writer.
NICENESS = 10
#: Of Linux: which signal a process gets when its parent ends.
PR_SET_PDEATHSIG = 1

#: From a request's line and its body to the answer.
Exchange = Callable[[bytes, bytes], bytes]


def serve(requests: BinaryIO, answers: BinaryIO, exchange: Exchange) -> None:
    """Answer until the server hangs up; a body follows a request that says how long it is."""
    for line in iter(requests.readline, b""):
        body = requests.read(orjson.loads(line).get("body", 0))
        try:
            reply = exchange(line, body)
        except Exception as error:  # whatever goes wrong, the server must hear of it
            reply = orjson.dumps({"error": f"{type(error).__name__}: {error}"}) + b"\n"
        answers.write(reply)
        answers.flush()


def die_with_the_server() -> None:
    """Let the system end this process when the server is killed, even in the midst of compiling."""
    with suppress(AttributeError, OSError):  # only Linux can
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def run(exchange: Exchange) -> None:
    """Answer requests: answers leave by the first standard output, prints by standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    die_with_the_server()
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):  # the server is gone: nobody waits for the answer
        serve(sys.stdin.buffer, answers, exchange)
    os._exit(0)  # whatever is left in the pipe's buffer has no reader either
