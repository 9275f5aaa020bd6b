"""Keep the links by which others see rounds again."""

import sqlalchemy as sa

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "replay_links",
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_replay_links"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_replay_links_table_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint(
            *("table_id", "player", "match", "round"),
            name="uq_replay_links_table_id_player_match_round",
        ),
    )


def downgrade() -> None:
    op.drop_table("replay_links")
