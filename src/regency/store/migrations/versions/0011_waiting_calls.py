"""Calls that are still to be made."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add calls that wait, so that a restart forgets none."""
    op.create_table(
        "waiting_calls",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("held", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Boolean, nullable=False),
    )
    op.create_index("waiting_calls_by_identity", "waiting_calls", ["identity"])
    op.create_index("waiting_calls_by_moment", "waiting_calls", ["made", "due"])
