"""Days on which slow clocks stand still for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add holidays."""
    op.create_table(
        "holidays",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("first", sa.BigInteger, primary_key=True),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
