"""When people ended their sessions, since when cookies have a date, and who spoke where."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is known of people beside their seats."""
    op.create_table(
        "ended_sessions",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    dates = op.create_table(
        "dates",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(dates, [{"name": "dated-cookies", "at": int(time.time() * 1000)}])
    op.create_table(
        "speakers",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
    )
