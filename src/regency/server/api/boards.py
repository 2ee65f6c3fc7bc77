"""Boards that games outside the app bring along, built: `web/built/` in a game's folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fastapi import APIRouter, Request, Response

from regency.core.game import Game
from regency.server.api.static import File, as_sent, read_folder
from regency.server.refusal import Unknown

#: Where a game's folder has what `make board` wrote.
BUILT = Path("web", "built")
MANIFEST = "board.json"
#: What a game tells that ships no board, in the words of web/src/shipped/contract.ts.
NO_BOARD = b'{"contract": 1}'


class Boards:
    """The files of shipped boards, by game; what is not here cannot be asked for."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._files = {name: _files(game.folder) for name, game in games.items()}

    def find(self, game: str, path: str) -> File:
        """Return a file of a game's board; raises Unknown."""
        found = self._files.get(game, {}).get(path)
        if found is None:
            raise Unknown
        return found


def _files(folder: Path) -> dict[str, File]:
    files = read_folder(folder / BUILT)
    if MANIFEST not in files:
        return {MANIFEST: as_sent(MANIFEST, NO_BOARD, {})}
    return files


def board_files(boards: Boards) -> APIRouter:
    """Return the routes of shipped boards; they come before the pages of the app."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/boards/{game}/{path:path}", methods=["GET", "HEAD"])
    async def file(game: str, path: str, request: Request) -> Response:
        return boards.find(game, path).response(request)

    return router
