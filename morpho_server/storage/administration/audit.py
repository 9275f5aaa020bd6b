"""The audit log in the database."""

import json
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from morpho_server.administration.audit import (
    AT_A_TIME,
    KEPT_MILLIS,
    MOST_KEPT,
    Action,
    Audited,
    AuditLog,
)
from morpho_server.storage.database.models import audit
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import Millis

_ROW = (audit.c.id, audit.c.at, audit.c.who, audit.c.action, audit.c.details)


class StoredAuditLog(AuditLog):
    """The actions in the database. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def note(self, at: Millis, who: str, action: Action, **details: object) -> None:
        """Add an action that was carried out."""
        row = insert(audit).values(at=at, who=who, action=action, details=json.dumps(details))
        await self._writer.write(lambda connection: connection.execute(row))

    async def entries(self, before: int | None = None) -> Sequence[Audited]:
        """Return some actions, the latest first, from the one before an id on."""
        query = select(*_ROW).order_by(audit.c.id.desc()).limit(AT_A_TIME)
        if before is not None:
            query = query.where(audit.c.id < before)
        rows = await self._reader.rows(query)
        return [
            Audited(key, at, who, action, json.loads(details))
            for key, at, who, action, details in rows
        ]

    async def sweep(self, now: Millis) -> None:
        """Remove what is too old or too much."""
        beyond = select(audit.c.id).order_by(audit.c.id.desc()).offset(MOST_KEPT).limit(1)

        def sweep(connection: Connection) -> None:
            connection.execute(delete(audit).where(audit.c.at < now - KEPT_MILLIS))
            if (last := connection.execute(beyond).scalar()) is not None:
                connection.execute(delete(audit).where(audit.c.id <= last))

        await self._writer.write(sweep)
