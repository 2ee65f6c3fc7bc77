"""How people are called when they are not there."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add browsers that may be called, and what people want to be called for."""
    op.create_table(
        "callable_browsers",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("identity", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
    )
    op.create_index("callable_browsers_by_identity", "callable_browsers", ["identity"])
    op.create_table(
        "call_wishes",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("mail", sa.String),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String, unique=True),
        sa.Column("language", sa.String, nullable=False),
    )
