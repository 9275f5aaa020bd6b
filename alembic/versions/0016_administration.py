"""Store the links and sessions of administrators, and what they do."""

import sqlalchemy as sa

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "admin_links",
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_admin_links"),
    )
    op.create_table(
        "admin_sessions",
        sa.Column("id", KEY, nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_admin_sessions"),
        sa.UniqueConstraint("token_hash", name="uq_admin_sessions_token_hash"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "audit",
        sa.Column("id", KEY, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    for table in ("audit", "admin_sessions", "admin_links"):
        op.drop_table(table)
