"""One person on several devices: names, devices, links, passkeys, recovery keys."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what makes one person of several browsers."""
    op.create_table(
        "people",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("face", sa.String),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("identity", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("devices_by_identity", "devices", ["identity"])
    op.create_table(
        "joined",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("identity", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("claimed", sa.String),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("identity", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_identity", "passkeys", ["identity"])
    op.create_table(
        "recovery_keys",
        sa.Column("identity", sa.String, primary_key=True),
        sa.Column("hash", sa.String, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
