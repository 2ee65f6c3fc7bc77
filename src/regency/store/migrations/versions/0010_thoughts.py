"""What bots are to think about on other machines, and which rules servers play."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add thoughts that are asked for, and the rules of those who ask."""
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("asker", sa.String, nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("request", sa.LargeBinary, nullable=False),
    )
    op.create_index("thoughts_by_age", "thoughts", ["stamp", "asked"])
    op.create_table(
        "rules_played",
        sa.Column("stamp", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Whoever asked asks again after a crash: nothing of it needs to be durable.
        op.execute("ALTER TABLE thoughts SET UNLOGGED")
