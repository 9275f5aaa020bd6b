"""Count beside each table what its log holds outside a running round."""

import sqlalchemy as sa

from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

COUNTS = {"counted": sa.Integer, "number": sa.Integer, "size": sa.BigInteger}


def upgrade() -> None:
    for name, kind in COUNTS.items():
        column = sa.Column(name, kind, nullable=False, server_default=sa.text("0"))
        op.add_column("tables", column)


def downgrade() -> None:
    for name in COUNTS:
        op.drop_column("tables", name)
