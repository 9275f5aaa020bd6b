"""Keep what was announced to expire: it goes only when another look at the clock agrees."""

import sqlalchemy as sa

from alembic import op

revision = "0012"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    expiry = op.create_table(
        "expiry",
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("before", sa.BigInteger, nullable=False),
        sa.Column("day", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_expiry"),
    )
    nothing_yet = {"before": 0, "day": 0, "removed": 0}
    op.bulk_insert(
        expiry, [{"what": each, **nothing_yet} for each in ("tables", "guests", "tokens")]
    )


def downgrade() -> None:
    op.drop_table("expiry")
