from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.playing import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server
