"""Reviews of matches, one an evaluator."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what was found when matches were looked back at."""
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.String, primary_key=True),
        sa.Column("evaluator", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
