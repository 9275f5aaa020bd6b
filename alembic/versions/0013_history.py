"""Keep a random identity of the history that the database holds."""

import secrets

import sqlalchemy as sa

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    made = op.create_table(
        "histories",
        sa.Column("id", KEY, nullable=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_histories"),
    )
    op.bulk_insert(made, [{"id": 1, "identity": secrets.token_hex(8)}])


def downgrade() -> None:
    op.drop_table("histories")
