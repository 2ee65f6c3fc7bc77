"""Standing groups of people and their tables; what somebody was shown of a table's chat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add circles, and how many lines of the chat each sitter was shown."""
    op.create_table(
        "circles",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("founder", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("circle_id", sa.String, sa.ForeignKey("circles.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("face", sa.String),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("circle_id", "identity", name="members_once"),
    )
    op.create_index("members_by_identity", "members", ["identity"])
    op.create_table(
        "circle_tables",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("circle_id", sa.String, sa.ForeignKey("circles.id"), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("circle_tables_by_circle", "circle_tables", ["circle_id", "over"])
    op.create_table(
        "declined",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    )
    with op.batch_alter_table("sitters") as sitters:
        sitters.add_column(sa.Column("heard", sa.Integer, nullable=False, server_default="0"))
