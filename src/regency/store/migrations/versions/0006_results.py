"""How matches ended, for histories and statistics; which tables somebody still has to do with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add results, and note which sitters' matches are over."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("identity", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("place", sa.SmallInteger),
        sa.Column("points", sa.Integer),
        sqlite_with_rowid=False,
    )
    columns = ["identity", "finished", "table_id", "game", "seats", "place"]
    op.create_index("results_by_identity", "results", columns)
    with op.batch_alter_table("sitters") as sitters:
        sitters.add_column(sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
        sitters.add_column(
            sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
        )
    op.create_index("sitters_by_stage", "sitters", ["identity", "over"])
    op.execute(
        "UPDATE sitters SET over = (1 = 1) WHERE table_id IN "
        "(SELECT id FROM tables WHERE stage = 'over')"
    )
