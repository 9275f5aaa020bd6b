"""Store which database server writes the history: a standby that takes over may be behind."""

import sqlalchemy as sa

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("histories", sa.Column("server", sa.Text))


def downgrade() -> None:
    op.drop_column("histories", "server")
