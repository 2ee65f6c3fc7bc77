"""The key by which push services know this server: made at the first start, kept for good."""

from __future__ import annotations

import base64
import fcntl
import os
import time
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from regency.store.backup import PUSH_KEY_FILE as KEY_FILE

__all__ = ["KEY_FILE", "PushKey"]

OWNER_ONLY = 0o600
#: A signature is good for so long; services allow a day.
SIGNED_SECONDS = 12 * 3600


class PushKey:
    """Signs what is sent to push services."""

    def __init__(self, file: Path, contact: str) -> None:
        self._vapid = _kept(file)
        self._contact = contact

    @property
    def public(self) -> str:
        """Return the public half as browsers take it."""
        public: ec.EllipticCurvePublicKey = self._vapid.public_key
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str) -> dict[str, str]:
        """Return what proves to the service at an endpoint who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def _kept(file: Path) -> Vapid02:
    """Return the key in a file, making one where there is none: whole, or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    folder = os.open(file.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)  # of two first starts one makes it
        if not file.exists():
            made = Vapid02()
            made.generate_keys()
            unfinished = file.with_name(file.name + ".new")
            unfinished.unlink(missing_ok=True)
            handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
            with os.fdopen(handle, "wb") as out:
                out.write(made.private_pem())
                out.flush()
                os.fsync(out.fileno())
            unfinished.rename(file)
            os.fsync(folder)
        return Vapid02.from_pem(file.read_bytes())
    finally:
        os.close(folder)
