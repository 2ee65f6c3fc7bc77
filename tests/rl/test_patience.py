"""What takes long says so on a terminal, and nowhere else (S10)."""

from __future__ import annotations

import io
import threading

from regency.rl.patience import Patience


class Terminal(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.said = threading.Event()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal

    def write(self, words: str) -> int:
        self.said.set()
        return super().write(words)


def test_a_terminal_is_told_what_takes_long() -> None:
    out = Terminal(True)
    with Patience("compiling kuhn, once", out, seconds=0.001):
        assert out.said.wait(60)
    assert out.getvalue().startswith("\rcompiling kuhn, once … 0 s")
    assert out.getvalue().endswith("\n")


def test_a_file_and_what_is_quick_are_told_nothing() -> None:
    for out in (Terminal(False), Terminal(True)):
        with Patience("compiling kuhn, once", out, seconds=60):
            pass
        assert out.getvalue() == ""
