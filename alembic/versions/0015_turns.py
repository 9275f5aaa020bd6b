"""Note whose turn it is beside each entry, and who is at a table."""

import sqlalchemy as sa

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("turn", sa.Text))
    op.add_column("tables", sa.Column("company", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "company")
    op.drop_column("entries", "turn")
