"""The bans in the database, and the version by which nodes notice a change."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from morpho_server.administration.bans import MOST_BANS, Ban, network_in
from morpho_server.storage.database.models import bans, members, server_state
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import GuestId, Millis

_CHANGED = update(server_state).values(version=server_state.c.version + 1)

_OWN = members.alias()


class StoredBanList:
    """The bans, as all nodes share them. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def all(self) -> Sequence[Ban]:
        """Return all bans, the oldest first; some may have ended."""
        return [_ban(row) for row in await self._reader.rows(select(bans).order_by(bans.c.id))]

    async def add(self, ban: Ban) -> bool:
        """Add a ban; return whether there was room."""
        row = insert(bans).values(
            guests=json.dumps(ban.guests),
            network=None if ban.network is None else str(ban.network),
            since=ban.since,
            until=ban.until,
            reason=ban.reason,
            who=ban.who,
        )

        def add(connection: Connection) -> bool:
            connection.execute(_CHANGED)
            count = connection.execute(select(func.count()).select_from(bans)).scalar_one()
            if count < MOST_BANS:
                connection.execute(row)
            return count < MOST_BANS

        return await self._writer.write(add)

    async def lift(self, ban: int) -> Ban | None:
        """Remove a ban; return it, or ``None`` if there is none."""

        def lift(connection: Connection) -> Ban | None:
            connection.execute(_CHANGED)
            found = connection.execute(select(bans).where(bans.c.id == ban)).first()
            connection.execute(delete(bans).where(bans.c.id == ban))
            return None if found is None else _ban(found)

        return await self._writer.write(lift)

    async def linked(self, guest: GuestId) -> tuple[GuestId, ...]:
        """Return a guest and those that share a player with it at any table."""
        shared = (members.c.table_id == _OWN.c.table_id) & (members.c.player == _OWN.c.player)
        query = (
            select(members.c.guest_id)
            .distinct()
            .join(_OWN, shared)
            .where(_OWN.c.guest_id == guest, members.c.guest_id != guest)
            .order_by(members.c.guest_id)
        )
        return (guest, *(other for (other,) in await self._reader.rows(query)))

    async def sweep(self, now: Millis) -> None:
        """Remove the bans that have ended."""
        ended = delete(bans).where(bans.c.until <= now)
        await self._writer.write(lambda connection: connection.execute(ended))


def _ban(row: Row[Any]) -> Ban:
    network = None if row.network is None else network_in(row.network)
    guests = tuple(json.loads(row.guests))
    return Ban(guests, network, row.since, row.until, row.reason, row.who, row.id)
