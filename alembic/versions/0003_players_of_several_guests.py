"""Let a player belong to several guests: to each device on which the table is open."""

import sqlalchemy as sa

from alembic import op

revision = "0003"
down_revision = "0001"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

ALL_AS_BEFORE = """
INSERT INTO members (table_id, player, guest_id)
SELECT table_id, player, guest_id FROM members_before
"""

ONE_OF_SEVERAL = """
DELETE FROM members AS one WHERE EXISTS (
    SELECT 1 FROM members AS other
    WHERE other.table_id = one.table_id AND other.player = one.player
        AND other.guest_id < one.guest_id)
"""


def upgrade() -> None:
    _make_key("table_id", "player", "guest_id")


def downgrade() -> None:
    # What is lost of the index comes back when a newer release loads the table from its log.
    op.execute(ONE_OF_SEVERAL)
    _make_key("table_id", "player")


def _make_key(*columns: str) -> None:
    if op.get_bind().dialect.name == "sqlite":
        _make_anew(*columns)
        return
    op.drop_constraint("pk_members", "members", type_="primary")
    op.create_primary_key("pk_members", "members", list(columns))


def _make_anew(*columns: str) -> None:
    """Make the table again: SQLite can't change a table's key."""
    op.drop_index("ix_members_guest_id", "members")
    op.rename_table("members", "members_before")
    op.create_table(
        "members",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("guest_id", KEY, nullable=False),
        sa.PrimaryKeyConstraint(*columns, name="pk_members"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_members_guest_id"),
    )
    op.execute(ALL_AS_BEFORE)
    op.drop_table("members_before")
    op.create_index("ix_members_guest_id", "members", ["guest_id"])
