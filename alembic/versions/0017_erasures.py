"""Note the guests and players who were erased."""

import sqlalchemy as sa

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "erasures",
        sa.Column("guest_id", KEY, autoincrement=False, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("erased_at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="pk_erasures"),
    )
    op.create_table(
        "erased_players",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_erased_players_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_erased_players"),
    )


def downgrade() -> None:
    op.drop_table("erased_players")
    op.drop_table("erasures")
