"""Access to the administration: a link begins a session once, a session lasts half a day."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Final

from sqlalchemy import Connection, Table, bindparam, delete, insert, select

from morpho_server.storage.database.models import admin_links, admin_sessions
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer, add_row
from morpho_server.tables.model.ids import Millis, TokenHash

LINK_MILLIS: Final = 20 * 60_000
"""The milliseconds for which an admin link works."""

SESSION_MILLIS: Final = 12 * 3_600_000
"""The most milliseconds that an admin session lasts."""

MOST_LINKS: Final = 100
"""The most unused links; when one more is made, the oldest work no more."""

MOST_SESSIONS: Final = 100
"""The most sessions; when one more begins, the oldest end."""

_SECRET_BYTES: Final = 32

_LINKS, _SESSIONS = admin_links.c, admin_sessions.c

_ROW = (_SESSIONS.id, _SESSIONS.name, _SESSIONS.since, _SESSIONS.until)

_BY_TOKEN = select(*_ROW).where(
    _SESSIONS.token_hash == bindparam("token"), _SESSIONS.until > bindparam("now")
)

_GOING_ON = select(*_ROW).where(_SESSIONS.until > bindparam("now")).order_by(_SESSIONS.id)


@dataclass(frozen=True, slots=True)
class AdminSession:
    """A session of the holder of an admin link, under the ``name`` that the link was made for."""

    id: int
    name: str
    since: Millis
    until: Millis


class StoredAdminAccess:
    """The links and sessions of administrators, stored by hashes of their secrets.

    Everything may raise :exc:`LogUnavailableError`.
    """

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def make_link(self, link: TokenHash, name: str, now: Millis) -> None:
        """Let a link begin one session under a name, within :data:`LINK_MILLIS`."""
        row = insert(admin_links).values(
            token_hash=_stored(link), name=name, until=now + LINK_MILLIS
        )

        def make(connection: Connection) -> None:
            connection.execute(row)
            _keep_latest(connection, admin_links, MOST_LINKS)

        await self._writer.write(make)

    async def begin(self, link: TokenHash, session: TokenHash, now: Millis) -> AdminSession | None:
        """Use a link up and begin a session; return ``None`` if the link does not work."""
        of_link = _LINKS.token_hash == _stored(link)
        found = select(_LINKS.name).where(of_link, _LINKS.until > now)

        def use_up(connection: Connection) -> AdminSession | None:
            name = connection.execute(found).scalar()
            # Of two nodes that use it at the same time, one removes it.
            if name is None or not connection.execute(delete(admin_links).where(of_link)).rowcount:
                return None
            until = Millis(now + SESSION_MILLIS)
            row = insert(admin_sessions).values(
                token_hash=_stored(session), name=name, since=now, until=until
            )
            key = add_row(connection, row)
            _keep_latest(connection, admin_sessions, MOST_SESSIONS)
            return AdminSession(key, name, now, until)

        return await self._writer.write(use_up)

    async def find(self, session: TokenHash, now: Millis) -> AdminSession | None:
        """Return a session that goes on."""
        rows = await self._reader.rows(_BY_TOKEN, token=_stored(session), now=now)
        return AdminSession(*rows[0]) if rows else None

    async def sessions(self, now: Millis) -> Sequence[AdminSession]:
        """Return all sessions that go on, the oldest first."""
        return [AdminSession(*row) for row in await self._reader.rows(_GOING_ON, now=now)]

    async def end(self, session: int) -> AdminSession | None:
        """End a session at all nodes; return it, or ``None`` if there is none."""
        row = select(*_ROW).where(_SESSIONS.id == session)
        gone = delete(admin_sessions).where(_SESSIONS.id == session)

        def end(connection: Connection) -> AdminSession | None:
            found = connection.execute(row).first()
            connection.execute(gone)
            return None if found is None else AdminSession(*found)

        return await self._writer.write(end)

    async def sweep(self, now: Millis) -> None:
        """Remove the links and sessions whose time is over."""

        def sweep(connection: Connection) -> None:
            for table in (admin_links, admin_sessions):
                connection.execute(delete(table).where(table.c.until <= now))

        await self._writer.write(sweep)


def new_secret() -> str:
    """Return a random secret of a link or a session."""
    return token_urlsafe(_SECRET_BYTES)


def _keep_latest(connection: Connection, table: Table, most: int) -> None:
    """Remove all but so many rows of a table, those with the latest end."""
    key = table.primary_key.columns[0]
    latest = select(key).order_by(table.c.until.desc(), key.desc()).limit(most)
    kept = connection.execute(latest).scalars().all()
    if len(kept) == most:
        connection.execute(delete(table).where(key.not_in(kept)))


def _stored(token_hash: TokenHash) -> bytes:
    return bytes.fromhex(token_hash)
