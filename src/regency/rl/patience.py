"""Says what takes long: compiling a game, once, would otherwise be half a minute of silence."""

from __future__ import annotations

import sys
import threading
import time
from types import TracebackType
from typing import TextIO

#: Nothing is said of what is done sooner, and it is said again this often.
SECONDS = 2.0


class Patience:
    """While something is done that may take long, say so on a terminal every now and then."""

    def __init__(self, words: str, out: TextIO | None = None, seconds: float = SECONDS) -> None:
        self._words = words
        self._out = sys.stderr if out is None else out
        self._seconds = seconds
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._wait, daemon=True)

    def __enter__(self) -> Patience:
        self._began = time.monotonic()
        if self._out.isatty():
            self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self._done.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _wait(self) -> None:
        said = False
        while not self._done.wait(self._seconds):
            said = True
            passed = time.monotonic() - self._began
            self._out.write(f"\r{self._words} … {passed:.0f} s")
            self._out.flush()
        if said:
            self._out.write("\n")
