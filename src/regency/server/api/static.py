"""The web app's files: read once, sent compressed where a compressed copy lies beside them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from fastapi import APIRouter, Request, Response

from regency.server.refusal import Unknown
from regency.server.wire.common import API

PACKAGED = Path(__file__).parents[1] / "static"
INDEX = "index.html"
#: Pages of one match: they name its game, so that its board is on the way while the app starts.
OF_A_MATCH = re.compile(r"(?:table|replay|review)/([\w-]+)")
TABLE = "table/"
CIRCLE = "circle/"
END_OF_HEAD = "</head>"
OPENING_TAG = '<html lang="en"'
#: Files here have a hash in their name: their content never changes.
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
#: Best first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
#: Worth packing where the build has not done it.
PACKABLE = ("text/", "application/javascript", "application/json", "image/svg")

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Regency</title>
<body>
<h1>Regency is running</h1>
<p>Its web app is not built yet. In a checkout, <code>make web</code> builds it; then start the
server again. <code>regency serve --web FOLDER</code> serves an app built elsewhere.</p>
<p>Programs can use the <a href="/api/v1/openapi.json">API</a> already.</p>
</body>
</html>
"""


@dataclass(frozen=True)
class File:
    """One file as it is sent."""

    kind: str
    cache: str
    tag: str
    body: bytes
    packed: dict[str, bytes] = field(default_factory=dict)

    def response(self, request: Request) -> Response:
        """Return the file in the best form the browser takes, or that it has it already."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, packed in self.packed.items():
            if encoding in accepted:
                headers["Content-Encoding"] = encoding
                return Response(packed, headers=headers, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


class WebApp:
    """The files of a built web app, by address; what is not here cannot be asked for."""

    def __init__(self, folder: Path | None) -> None:
        self.files = read_folder(folder or PACKAGED)
        if INDEX not in self.files:
            self.files[INDEX] = as_sent(INDEX, NOT_BUILT.encode(), {})
        self._of_games: dict[str, File] = {}

    def page_of(self, game: str) -> File:
        """Return the first page, naming the game that it is about to show."""
        if game not in self._of_games:
            page = self.files[INDEX].body.decode()
            named = f'{OPENING_TAG} data-game="{escape(game)}"'
            body = page.replace(OPENING_TAG, named, 1).encode()
            self._of_games[game] = as_sent(INDEX, body, {})
        return self._of_games[game]

    def with_head(self, page: File, head: str) -> File:
        """Return a page with more in its head."""
        body = page.body.decode().replace(END_OF_HEAD, f"  {head}\n  {END_OF_HEAD}", 1)
        return as_sent(INDEX, body.encode(), {})

    def find(self, path: str) -> File:
        """Return a file; an address inside the app is its first page, raises Unknown for others."""
        found = self.files.get(path)
        if found is not None:
            return found
        if path.startswith((HASHED, API.strip("/").split("/")[0] + "/")) or "." in path:
            raise Unknown
        return self.files[INDEX]


def read_folder(folder: Path) -> dict[str, File]:
    """Return the files of a built folder by their paths, with the compressed copies beside them."""
    files = {}
    packed_ends = tuple(ENCODINGS.values())
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and not path.name.endswith(packed_ends):
            name = path.relative_to(folder).as_posix()
            packed = {
                encoding: beside.read_bytes()
                for encoding, end in ENCODINGS.items()
                if (beside := path.with_name(path.name + end)).is_file()
            }
            files[name] = as_sent(name, path.read_bytes(), packed)
    return files


def as_sent(name: str, body: bytes, packed: dict[str, bytes]) -> File:
    """Return a file as it is sent; one with a hash in its name is kept for ever."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if "gzip" not in packed and kind.startswith(PACKABLE):
        packed["gzip"] = gzip.compress(body)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return File(kind, FOREVER if name.startswith(HASHED) else ASK_AGAIN, tag, body, packed)


def pages(
    app: WebApp,
    game_of: Callable[[str], str | None],
    head_of: Callable[[str, Request], Awaitable[str | None]],
    head_of_circle: Callable[[Request], Awaitable[str]],
) -> APIRouter:
    """Return the routes of the web app; they come last, after the API's.

    *game_of* tells the game of a table by its id, None for one that is not at hand; *head_of* what
    its page says to those who preview links to it, *head_of_circle* what any circle's page does.
    """
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str, request: Request) -> Response:
        match = OF_A_MATCH.fullmatch(path)
        head = await head_of(match.group(1), request) if match and path.startswith(TABLE) else None
        if path.startswith(CIRCLE):
            head = await head_of_circle(request)
        game = game_of(match.group(1)) if match else None
        file = app.page_of(game) if game else app.find(path)
        return (file if head is None else app.with_head(file, head)).response(request)

    return router
