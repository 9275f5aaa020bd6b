"""Keep who has opened a table, and under which id, so that none is opened twice."""

import sqlalchemy as sa

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_by", KEY))
    op.add_column("tables", sa.Column("opening", sa.Text))
    op.create_index("ix_tables_opened_by_opening", "tables", ["opened_by", "opening"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tables_opened_by_opening", "tables")
    op.drop_column("tables", "opening")
    op.drop_column("tables", "opened_by")
