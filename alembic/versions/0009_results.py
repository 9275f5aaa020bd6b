"""Keep the results of matches for those who played them, and sums of all of them."""

import sqlalchemy as sa

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", KEY, nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("called_off", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_matches_table_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("table_id", "number", name="uq_matches_table_id_number"),
    )
    op.create_table(
        "match_seats",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("rounds_won", sa.Integer, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_match_seats"),
        _of_match("match_seats"),
    )
    op.create_table(
        "match_guests",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest_id", KEY, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", "guest_id", name="pk_match_guests"),
        _of_match("match_guests"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_match_guests_guest_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_match_guests_guest_id", "match_guests", ["guest_id"])
    op.create_table(
        "game_totals",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("matches", sa.BigInteger, nullable=False),
        sa.Column("rounds", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_game_totals"),
    )
    op.create_table(
        "part_totals",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("part", sa.Text, nullable=False),
        sa.Column("dealt", sa.BigInteger, nullable=False),
        sa.Column("held", sa.BigInteger, nullable=False),
        sa.Column("won", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "part", name="pk_part_totals"),
    )


def downgrade() -> None:
    # A newer release notes them again from the logs of the tables that it loads.
    for table in ("part_totals", "game_totals", "match_guests", "match_seats", "matches"):
        op.drop_table(table)


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE"
    )
