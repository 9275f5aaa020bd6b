"""Note when the next evening of a table is."""

import sqlalchemy as sa

from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("evening_at", sa.BigInteger))
    op.add_column("tables", sa.Column("evening", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "evening")
    op.drop_column("tables", "evening_at")
