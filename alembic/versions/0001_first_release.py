"""Make the tables of the first release."""

import sqlalchemy as sa

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", KEY, nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token_hash", name="uq_guests_token_hash"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "tables",
        sa.Column("id", KEY, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "members",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("guest_id", KEY, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_members"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_members_guest_id"),
    )
    op.create_index("ix_members_guest_id", "members", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("id", KEY, nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("command", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.UniqueConstraint("table_id", "seq", name="uq_entries_table_id_seq"),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("members")
    op.drop_table("tables")
    op.drop_table("guests")
