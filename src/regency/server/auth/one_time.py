"""Secrets that open a door: links for a minute, recovery keys for years; only hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

#: A link works for so long, in milliseconds.
LINK_MILLISECONDS = 10 * 60 * 1000
LINK_BYTES = 24
#: A recovery key: groups of letters and digits that cannot be taken for one another.
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
GROUPS, GROUP_SIZE = 6, 4


def new_link() -> str:
    """Return the secret of a link."""
    return secrets.token_urlsafe(LINK_BYTES)


def new_recovery_key() -> str:
    """Return a key to be printed: 118 bits."""
    groups = ["".join(secrets.choice(ALPHABET) for _ in range(GROUP_SIZE)) for _ in range(GROUPS)]
    return "-".join(groups)


def hashed(secret: str) -> str:
    """Return what a secret is known by; nobody can guess so many bits, so nothing slows it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hashed_recovery(typed: str) -> str:
    """Return what a recovery key is known by, however it was typed."""
    letters = "".join(letter for letter in typed.upper() if letter.isalnum())
    return hashed("recovery " + letters)
