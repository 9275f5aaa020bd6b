"""Let hosts keep tables that would be removed."""

import sqlalchemy as sa

from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("kept_as_of", sa.BigInteger))
    op.add_column(
        "tables", sa.Column("kept_by", sa.BigInteger().with_variant(sa.Integer(), "sqlite"))
    )


def downgrade() -> None:
    op.drop_column("tables", "kept_by")
    op.drop_column("tables", "kept_as_of")
