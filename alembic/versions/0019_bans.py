"""Store bans, and a version by which nodes notice a change."""

import sqlalchemy as sa

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("network", sa.Text),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
        sqlite_autoincrement=True,
    )
    state = op.create_table(
        "server_state",
        sa.Column("id", KEY, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_server_state"),
    )
    op.bulk_insert(state, [{"id": 1, "version": 0}])


def downgrade() -> None:
    op.drop_table("server_state")
    op.drop_table("bans")
