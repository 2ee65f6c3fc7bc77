"""Several servers over one database: who they are, and which table is whose."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add nodes, their leases, the tables they own, and challenges that any node may take."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.String, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("node", sa.String, nullable=False),
    )
    op.create_index("owners_by_node", "owners", ["node"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary, primary_key=True),
        sa.Column("identity", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
