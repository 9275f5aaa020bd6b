"""Keep a sign of life in the database, and when there was none."""

import sqlalchemy as sa

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", KEY, nullable=False),
        sa.Column("beat_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.create_table(
        "outages",
        sa.Column("id", KEY, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outages"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_table("pulse")
