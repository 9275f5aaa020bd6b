"""Keep the key by which nodes know one another's messages."""

import secrets

import sqlalchemy as sa

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    made = op.create_table(
        "broadcast_keys",
        sa.Column("id", KEY, nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_broadcast_keys"),
    )
    op.bulk_insert(made, [{"id": 1, "key": secrets.token_bytes(32)}])


def downgrade() -> None:
    op.drop_table("broadcast_keys")
