"""Reviews of matches: kept beside them, the most thorough of each evaluator."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from regency.store.schema import RECORDS, REVIEWS
from regency.store.store import KeptReview
from regency.store.writer import Batch

#: What tells how a review was made; among those made alike the larger number of deals counts.
MADE_BY = ("version", "weights", "format")


def keep(match_id: str, review: KeptReview, batch: Batch) -> int:
    """Keep a review; return 0 if the same judge's, made in the same way in more deals, is there.

    Another judge's, an older network's or one made in another way gives way, and of two in equal
    deals the first: nobody's stands in the way of what comes later.
    """
    here = (REVIEWS.c.match_id == match_id) & (REVIEWS.c.evaluator == review.evaluator)
    known = batch.connection.execute(select(REVIEWS).where(here)).first()
    if known is not None:
        if known.deals > review.deals and all(
            getattr(known, name) == getattr(review, name) for name in MADE_BY
        ):
            return 0
        batch.connection.execute(delete(REVIEWS).where(here))
    row = vars(review) | {"match_id": match_id, "body": review.body.encode()}
    batch.connection.execute(insert(REVIEWS), row)
    return 1


def find(match_id: str, connection: Connection) -> list[KeptReview]:
    """Return every review of a match, by their evaluators' names."""
    query = select(REVIEWS).where(REVIEWS.c.match_id == match_id).order_by(REVIEWS.c.evaluator)
    return [
        KeptReview(
            row.evaluator,
            row.version,
            row.weights,
            row.format,
            row.deals,
            bytes(row.body).decode(),
        )
        for row in connection.execute(query)
    ]


def forget_with_records(identity: str, batch: Batch) -> None:
    """Delete the reviews of an identity's records, which are about to go."""
    own = select(RECORDS.c.id).where(RECORDS.c.identity == identity)
    batch.connection.execute(delete(REVIEWS).where(REVIEWS.c.match_id.in_(own)))
