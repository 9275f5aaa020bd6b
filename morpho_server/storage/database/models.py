"""The tables of the database, for SQLite and PostgreSQL alike.

Times are :data:`~morpho_server.tables.model.ids.Millis`. What is changed here needs a migration.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Only an "INTEGER PRIMARY KEY" counts up by itself in SQLite; it has 64 bits there anyway.
Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

# Guests and tables are named by number in entries: no number may come back after a deletion,
# hence "autoincrement" in SQLite; PostgreSQL's sequences never go back. ``let_in`` is for those who
# may open tables: 0 for a link, else the number of the password that they gave.
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("seen_at", sa.BigInteger, nullable=False),
    sa.Column("let_in", sa.Integer),
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("token_hash"),
    sqlite_autoincrement=True,
)

# ``company`` is JSON: a list of all who are there, [player, name, seat, whether a bot]. A table
# that an earlier release has left has none until it is loaded.
# Up to the entry ``counted``, the last one outside a round, there are ``number`` of which everybody
# has heard; all bodies together have ``size`` characters.
# Until it expires, a table that the guest ``kept_by`` has kept counts as if something had happened
# there at ``kept_as_of``.
# The next evening is ``evening_at``, by the plan ``evening``: JSON, [at, local, zone, repeats].
# ``opening`` is the id under which the guest ``opened_by`` has opened the table, if they gave one.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("company", sa.Text),
    sa.Column("counted", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("number", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("size", sa.BigInteger, nullable=False, server_default=sa.text("0")),
    sa.Column("opened_at", sa.BigInteger, nullable=False),
    sa.Column("updated_at", sa.BigInteger, nullable=False),
    sa.Column("opened_by", Key),
    sa.Column("opening", sa.Text),
    sa.Column("kept_as_of", sa.BigInteger),
    sa.Column("kept_by", Key),
    sa.Column("evening_at", sa.BigInteger),
    sa.Column("evening", sa.Text),
    sa.UniqueConstraint("code"),
    sa.Index(None, "opened_by", "opening", unique=True),
    sqlite_autoincrement=True,
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("guest_id", Key, sa.ForeignKey(guests.c.id), primary_key=True),
    sa.Index(None, "guest_id"),
)

# A match that is over. ``number`` counts those of its table.
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("ended_at", sa.BigInteger, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("called_off", sa.Boolean, nullable=False),
    sa.UniqueConstraint("table_id", "number"),
)

# ``parts`` is JSON: how often each was [dealt, held, won].
match_seats = sa.Table(
    "match_seats",
    metadata,
    sa.Column("match_id", Key, sa.ForeignKey(matches.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("rounds_won", sa.Integer, nullable=False),
    sa.Column("parts", sa.Text, nullable=False),
)

match_guests = sa.Table(
    "match_guests",
    metadata,
    sa.Column("match_id", Key, sa.ForeignKey(matches.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest_id", Key, sa.ForeignKey(guests.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Index(None, "guest_id"),
)

# A player has one link at most for a round; ``round`` is 0 for a whole match.
replay_links = sa.Table(
    "replay_links",
    metadata,
    sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("match", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "player", "match", "round"),
)

# What somebody has sent the host of the server: a sentence, and JSON with what they knew of the
# round that had begun last, which is not to be read before it may be seen again.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("match", sa.Integer),
    sa.Column("round", sa.Integer),
    sa.Column("content", sa.Text, nullable=False),
    sa.Index(None, "table_id"),
    sqlite_autoincrement=True,
)

# Sums over all matches there ever were: they stay when matches are removed.
game_totals = sa.Table(
    "game_totals",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("matches", sa.BigInteger, nullable=False),
    sa.Column("rounds", sa.BigInteger, nullable=False),
)

part_totals = sa.Table(
    "part_totals",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("part", sa.Text, primary_key=True),
    sa.Column("dealt", sa.BigInteger, nullable=False),
    sa.Column("held", sa.BigInteger, nullable=False),
    sa.Column("won", sa.BigInteger, nullable=False),
)

nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("beats", sa.BigInteger, nullable=False),
)

# Guests who were erased, or are about to be until it is ``done``. They stay when a backup is put
# back, which may be older; ``made_at`` says that it is the same guest there.
erasures = sa.Table(
    "erasures",
    metadata,
    sa.Column("guest_id", Key, primary_key=True, autoincrement=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("erased_at", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
)

# Players of erased guests, each with the name in place of theirs.
erased_players = sa.Table(
    "erased_players",
    metadata,
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
)

# One row, made by its migration: all nodes have it, and nobody who only reaches Redis.
broadcast_keys = sa.Table(
    "broadcast_keys",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("key", sa.LargeBinary(32), nullable=False),
)

# One row, made by its migration: what pages and nodes remember holds for one history only. A
# restore makes another one, as does a node that finds entries missing. So does the first node that
# writes to another database server, a standby that took over: it may lack what only pages remember.
histories = sa.Table(
    "histories",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("identity", sa.Text, nullable=False),
    sa.Column("server", sa.Text),
)

# At most one row: when a node was well last. The stored name is older than the one in the code.
heartbeat = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("beat_at", sa.BigInteger, nullable=False),
)

# Tables remember by their numbers up to which they have given time back.
outages = sa.Table(
    "outages",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

# One row, made by its migration. ``version`` counts the changes that all nodes have to notice. The
# rest is what the server's admin has decided, nothing of it at first.
server_state = sa.Table(
    "server_state",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("announcement", sa.Text),
    sa.Column("announced_for", sa.BigInteger),
    sa.Column("announced_at", sa.BigInteger),
    sa.Column("maintenance", sa.Boolean),
    sa.Column("tables_by", sa.Text),
    sa.Column("password", sa.LargeBinary),
    sa.Column("password_number", sa.Integer),
)

opening_links = sa.Table(
    "opening_links",
    metadata,
    sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# What has expired, by the reading of the clock that was announced last: ``tables``, ``guests`` and
# ``tokens``. ``removed`` have gone since the beginning of a ``day``.
expiry = sa.Table(
    "expiry",
    metadata,
    sa.Column("what", sa.Text, primary_key=True),
    sa.Column("before", sa.BigInteger, nullable=False),
    sa.Column("day", sa.BigInteger, nullable=False),
    sa.Column("removed", sa.Integer, nullable=False),
)

admin_links = sa.Table(
    "admin_links",
    metadata,
    sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

admin_sessions = sa.Table(
    "admin_sessions",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("token_hash"),
    sqlite_autoincrement=True,
)

# ``details`` is JSON: an object without secrets.
audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("details", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

# ``guests`` is JSON: a list of numbers, empty for the ban of a network.
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("guests", sa.Text, nullable=False),
    sa.Column("network", sa.Text),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("who", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

# In order of arrival, not clustered by table: a commit then writes few pages. The body is text
# and not JSONB, which would refuse the character U+0000 in a line of chat. The checksum is of all
# columns but the id (`storage/log/codec.py`); a migration that changes them has to renew it.
# ``turn`` is for the index and in no checksum: the letters of the seats that owe a decision after
# the entry, as far as everybody knows. An entry that not everybody hears of has none.
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("id", Key, primary_key=True),
    sa.Column("table_id", Key, sa.ForeignKey(tables.c.id), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("player", sa.Text),
    sa.Column("command", sa.Text),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("checksum", sa.BigInteger),
    sa.Column("turn", sa.Text),
    sa.UniqueConstraint("table_id", "seq"),
)
