"""Which network made a review, and how; of each match one by every evaluator there is."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add what tells reviews apart; those that are here give way to whatever comes."""
    op.add_column("reviews", sa.Column("weights", sa.String, nullable=False, server_default=""))
    op.add_column("reviews", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    evaluator = sa.column("evaluator", sa.String)
    op.execute(sa.delete(sa.table("reviews")).where(evaluator.not_in(["network", "playouts"])))
