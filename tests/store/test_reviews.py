"""Which review of a match is kept, and that older databases come along."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from tests.store.conftest import Run

from regency.store import open_store
from regency.store.database import database_at
from regency.store.migrations import upgrade
from regency.store.store import KeptReview

MATCH = "record-1"
KEPT = KeptReview("network", 1, "5131f700354e", 2, 72, "kept")


@pytest.mark.parametrize(
    "later",
    [
        {"deals": 80},
        {"deals": 72},
        {"weights": "a27829c5fdbf", "deals": 72},
        {"weights": "a27829c5fdbf", "deals": 20},
        {"version": 2, "deals": 20},
        {"version": 0, "deals": 20},
        {"format": 3, "deals": 20},
    ],
)
def test_what_comes_later_takes_the_place(
    later: dict[str, Any], address: str, run: Run[Any]
) -> None:
    """Unless it is made alike in fewer deals; an older network's stands in nobody's way."""
    store = run(open_store(address))
    new = replace(KEPT, body="new", **later)
    assert run(store.keep_review(MATCH, KEPT))
    assert run(store.keep_review(MATCH, new))
    assert run(store.reviews(MATCH)) == [new]
    run(store.close())


def test_of_those_made_alike_the_more_thorough_stays(address: str, run: Run[Any]) -> None:
    store = run(open_store(address))
    run(store.keep_review(MATCH, KEPT))
    assert not run(store.keep_review(MATCH, replace(KEPT, deals=71, body="new")))
    assert run(store.reviews(MATCH)) == [KEPT]
    run(store.close())


def test_reviews_of_older_databases_give_way(address: str, run: Run[Any]) -> None:
    """Those of judges that never were are gone: each took a place in every match."""
    database = database_at(address)
    database.claim()
    with database.writer.begin() as connection:
        upgrade(connection, "0011")
        for evaluator in ("network", "oracle"):
            connection.execute(
                sa.text(
                    "INSERT INTO reviews (match_id, evaluator, version, deals, body)"
                    " VALUES (:match, :evaluator, 1000000, 1000000, :body)"
                ),
                {"match": MATCH, "evaluator": evaluator, "body": b"old"},
            )
    database.release()
    store = run(open_store(address))
    assert run(store.reviews(MATCH)) == [KeptReview("network", 1000000, "", 1, 1000000, "old")]
    assert run(store.keep_review(MATCH, KEPT))
    assert run(store.reviews(MATCH)) == [KEPT]
    run(store.close())
