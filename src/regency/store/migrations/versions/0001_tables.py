"""Tables, who sits there, their entries, kept records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "listed", "created"])
    op.create_table(
        "sitters",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("sitters_by_table", "sitters", ["table_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("log", sa.SmallInteger, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("identity", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("records_by_identity", "records", ["identity", "created"])
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "beat": 0}])
