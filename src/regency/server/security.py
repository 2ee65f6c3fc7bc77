"""What every answer carries and every request must pass: headers, origins, sizes."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

#: The app loads only its own files; styles may be set by script (motion), never scripts inline.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
LARGEST_BODY = 64 * 1024
#: A record of the longest match, or of many.
LARGEST_RECORD = 8 * 1024 * 1024


def same_origin(connection: HTTPConnection, others: tuple[str, ...]) -> bool:
    """Tell whether a request comes from our own pages; only browsers send an Origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")
