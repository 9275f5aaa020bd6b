"""Keep a checksum of each entry; entries that were written before have none."""

import sqlalchemy as sa

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("checksum", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("entries", "checksum")
