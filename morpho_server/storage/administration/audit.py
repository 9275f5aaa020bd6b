"""The audit log: who has done what in the administration."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import insert, select

from morpho_server.storage.database.models import audit
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer, drop_old
from morpho_server.tables.model.ids import Millis

KEPT_MILLIS: Final = 400 * 86_400_000
"""The milliseconds for which an audited action is kept."""

MOST_KEPT: Final = 100_000
"""The most audited actions that are kept, the latest."""

AT_A_TIME: Final = 100
"""The audited actions that are read at a time."""

Action = Literal[
    "begin_session",
    "end_session",
    "end_match",
    "remove_person",
    "mute_person",
    "unmute_person",
    "end_screen",
    "erase_guest",
    "ban",
    "unban",
    "change_state",
    "make_opening_link",
    "back_up",
    "check_backup",
    "read_report",
    "delete_report",
]
"""The codes of the actions."""

_ROW = (audit.c.id, audit.c.at, audit.c.who, audit.c.action, audit.c.details)


@dataclass(frozen=True, slots=True)
class Audited:
    """An action: ``who`` is the name of the admin link. ``details`` are JSON without secrets."""

    id: int
    at: Millis
    who: str
    action: str
    details: Mapping[str, Any]


class StoredAuditLog:
    """The actions of administrators. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def note(self, at: Millis, who: str, action: Action, **details: object) -> None:
        """Add an action that was carried out."""
        row = insert(audit).values(at=at, who=who, action=action, details=json.dumps(details))
        await self._writer.write(lambda connection: connection.execute(row))

    async def entries(self, before: int | None = None) -> Sequence[Audited]:
        """Return :data:`AT_A_TIME` actions, the latest first, from the one before an id on."""
        query = select(*_ROW).order_by(audit.c.id.desc()).limit(AT_A_TIME)
        if before is not None:
            query = query.where(audit.c.id < before)
        rows = await self._reader.rows(query)
        return [
            Audited(key, at, who, action, json.loads(details))
            for key, at, who, action, details in rows
        ]

    async def sweep(self, now: Millis) -> None:
        """Remove what is older than :data:`KEPT_MILLIS` or beyond :data:`MOST_KEPT`."""
        before = now - KEPT_MILLIS
        await self._writer.write(lambda to: drop_old(to, audit, before, MOST_KEPT))
