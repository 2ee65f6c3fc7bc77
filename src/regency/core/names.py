"""What a name may hold, wherever somebody can write one."""

from __future__ import annotations

import unicodedata

#: The longest name of a seat in a record.
LONGEST_NAME = 64
#: Letters, marks and signs by their kind that nobody can see.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, range(0xFE00, 0xFE10))
)
#: Characters that say how others are written: right to left, joined, of no width.
_FORMAT = "Cf"


def clean(name: str, longest: int) -> str:
    """Return a name without what cannot be seen and without needless space, cut to a length."""
    seen = (character for character in name if unicodedata.category(character) != _FORMAT)
    kept = "".join(" " if _is_unseen(character) else character for character in seen)
    return " ".join(kept.split())[:longest].rstrip()


def _is_unseen(character: str) -> bool:
    return not character.isprintable() or character in _INVISIBLE


def what_is_wrong(name: str) -> str | None:
    """Return what is wrong with a seat's name in a record; None if nothing is."""
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters, not {len(name)}"
    if any(map(_is_unseen, name)):
        return "a name holds a character that cannot be seen, such as a line break"
    return None
