"""Asking a person in the terminal: one question a line, completion by Tab, nothing redrawn.

The standard readline is used rather than a full-screen toolkit: its output is a plain sequence of
lines, which screen readers follow, and it works in a pipe.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import readline
except ImportError:  # Windows has none: typing works all the same, without completion
    readline = None  # type: ignore[assignment]


class Gone(Exception):
    """Nobody answers any more: the input ended."""


def ask(prompt: str, completions: Sequence[str] = ()) -> str:
    """Return one line typed by the person; raises Gone at the end of input."""
    if readline is not None:
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")
        readline.set_completer(_completer(completions))
    try:
        return input(prompt).strip()
    except EOFError as error:
        raise Gone from error
    finally:
        if readline is not None:
            readline.set_completer(None)


class _completer:  # noqa: N801 - used like the function readline asks for
    """Offers the completions that begin like what was typed, whatever the case."""

    def __init__(self, completions: Sequence[str]) -> None:
        self.completions = completions

    def __call__(self, typed: str, number: int) -> str | None:
        fitting = [c for c in self.completions if plain(c).startswith(plain(typed))]
        return fitting[number] if number < len(fitting) else None


def plain(words: str) -> str:
    """Return words as keyboards type them: any case, simple spaces and apostrophes."""
    return " ".join(words.casefold().replace("’", "'").split())


def pick(typed: str, choices: Sequence[str]) -> list[int]:
    """Return the choices meant: by number from 1, by their words, or by how they begin."""
    if typed.isdecimal() and 1 <= int(typed) <= len(choices):
        return [int(typed) - 1]
    wanted = plain(typed)
    exact = [i for i, choice in enumerate(choices) if plain(choice) == wanted]
    if exact or not wanted:
        return exact
    return [i for i, choice in enumerate(choices) if plain(choice).startswith(wanted)]
