"""Keep what the server's admin decides, and which guests were let in."""

import sqlalchemy as sa

from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

COLUMNS = (
    ("announcement", sa.Text),
    ("announced_for", sa.BigInteger),
    ("announced_at", sa.BigInteger),
    ("maintenance", sa.Boolean),
    ("tables_by", sa.Text),
    ("password", sa.LargeBinary),
    ("password_number", sa.Integer),
)


def upgrade() -> None:
    for name, kind in COLUMNS:
        op.add_column("server_state", sa.Column(name, kind))
    op.create_table(
        "opening_links",
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_opening_links"),
    )
    op.add_column("guests", sa.Column("let_in", sa.Integer))


def downgrade() -> None:
    op.drop_column("guests", "let_in")
    op.drop_table("opening_links")
    for name, _ in reversed(COLUMNS):
        op.drop_column("server_state", name)
