"""The tables of the database, for SQLite and PostgreSQL alike.

Times are :data:`~morpho_server.tables.model.ids.Millis`. What is changed here needs a migration.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Only an "INTEGER PRIMARY KEY" counts up by itself in SQLite; it has 64 bits there anyway.
Key = BigInteger().with_variant(Integer(), "sqlite")

# Guests and tables are named by number in entries: no number may come back after a deletion,
# hence "autoincrement" in SQLite; PostgreSQL's sequences never go back.
guests = Table(
    "guests",
    metadata,
    Column("id", Key, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    UniqueConstraint("token_hash"),
    sqlite_autoincrement=True,
)

# ``opening`` is the id under which the guest ``opened_by`` has opened the table, if they gave one.
tables = Table(
    "tables",
    metadata,
    Column("id", Key, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("opened_by", Key),
    Column("opening", Text),
    UniqueConstraint("code"),
    Index(None, "opened_by", "opening", unique=True),
    sqlite_autoincrement=True,
)

members = Table(
    "members",
    metadata,
    Column("table_id", Key, ForeignKey(tables.c.id), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("guest_id", Key, ForeignKey(guests.c.id), primary_key=True),
    Index(None, "guest_id"),
)

# A match that is over. ``number`` counts those of its table.
matches = Table(
    "matches",
    metadata,
    Column("id", Key, primary_key=True),
    Column("table_id", Key, ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("called_off", Boolean, nullable=False),
    UniqueConstraint("table_id", "number"),
)

# ``parts`` is JSON: how often each was [dealt, held, won].
match_seats = Table(
    "match_seats",
    metadata,
    Column("match_id", Key, ForeignKey(matches.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rounds_won", Integer, nullable=False),
    Column("parts", Text, nullable=False),
)

match_guests = Table(
    "match_guests",
    metadata,
    Column("match_id", Key, ForeignKey(matches.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", Key, ForeignKey(guests.c.id, ondelete="CASCADE"), primary_key=True),
    Index(None, "guest_id"),
)

# A player has one link at most for a round; ``round`` is 0 for a whole match.
replay_links = Table(
    "replay_links",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("table_id", Key, ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("player", Text, nullable=False),
    Column("match", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    UniqueConstraint("table_id", "player", "match", "round"),
)

# Sums over all matches there ever were: they stay when matches are removed.
game_totals = Table(
    "game_totals",
    metadata,
    Column("game", Text, primary_key=True),
    Column("matches", BigInteger, nullable=False),
    Column("rounds", BigInteger, nullable=False),
)

part_totals = Table(
    "part_totals",
    metadata,
    Column("game", Text, primary_key=True),
    Column("part", Text, primary_key=True),
    Column("dealt", BigInteger, nullable=False),
    Column("held", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beats", BigInteger, nullable=False),
)

# One row, made by its migration: all nodes have it, and nobody who only reaches Redis.
broadcast_keys = Table(
    "broadcast_keys",
    metadata,
    Column("id", Key, primary_key=True),
    Column("key", LargeBinary(32), nullable=False),
)

# At most one row: when a node was well last. The stored name is older than the one in the code.
heartbeat = Table(
    "pulse",
    metadata,
    Column("id", Key, primary_key=True),
    Column("beat_at", BigInteger, nullable=False),
)

# Tables remember by their numbers up to which they have given time back.
outages = Table(
    "outages",
    metadata,
    Column("id", Key, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

# What has expired, by the reading of the clock that was announced last: ``tables``, ``guests`` and
# ``tokens``. ``removed`` have gone since the beginning of a ``day``.
expiry = Table(
    "expiry",
    metadata,
    Column("what", Text, primary_key=True),
    Column("before", BigInteger, nullable=False),
    Column("day", BigInteger, nullable=False),
    Column("removed", Integer, nullable=False),
)

# In order of arrival, not clustered by table: a commit then writes few pages. The body is text
# and not JSONB, which would refuse the character U+0000 in a line of chat. The checksum is of all
# columns but the id (`storage/log/checksum.py`); a migration that changes them has to renew it.
entries = Table(
    "entries",
    metadata,
    Column("id", Key, primary_key=True),
    Column("table_id", Key, ForeignKey(tables.c.id), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", Text),
    Column("command", Text),
    Column("body", Text, nullable=False),
    Column("checksum", BigInteger),
    UniqueConstraint("table_id", "seq"),
)
