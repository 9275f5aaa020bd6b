"""The index: finds tables by code and by guest."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from morpho_server.storage.database.models import members, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer, add_row
from morpho_server.storage.log.batch_loader import BatchLoader
from morpho_server.tables import ports
from morpho_server.tables.model.ids import GuestId, Millis, Phase, PlayerId, TableCode, TableId

_PHASE_NOTED = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(game=bindparam("game_now"), phase=bindparam("phase"), updated_at=bindparam("at"))
)

_TABLE_ROW = (tables.c.id, tables.c.code, tables.c.game, tables.c.phase)

_BY_CODE = select(*_TABLE_ROW).where(tables.c.code.in_(bindparam("codes", expanding=True)))

_BY_OPENING = select(tables.c.code).where(
    tables.c.opened_by == bindparam("guest"), tables.c.opening == bindparam("command")
)

_MEMBERS = select(members.c.player, members.c.guest_id).where(
    members.c.table_id == bindparam("table")
)


class StoredIndex(ports.Index):
    """The index in the database. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self._by_code = BatchLoader(self._find)

    async def add(
        self, code: TableCode, game: str, at: Millis, opening: ports.Opening | None = None
    ) -> TableId:
        """Add a table; raise :exc:`CodeTakenError`, :exc:`OpenedBeforeError`."""
        guest, command = opening or (None, None)
        row = insert(tables).values(
            code=code,
            game=game,
            phase="waiting",
            opened_at=at,
            updated_at=at,
            opened_by=guest,
            opening=command,
        )

        try:
            return TableId(await self._writer.write(lambda connection: add_row(connection, row)))
        except IntegrityError:
            if opening is not None:
                for (before,) in await self._reader.rows(_BY_OPENING, guest=guest, command=command):
                    raise ports.OpenedBeforeError(before) from None
            raise ports.CodeTakenError(f"There is a table {code}.") from None

    async def find(self, code: TableCode) -> ports.TableRow | None:
        """Return the table with that code."""
        if "\0" in code:
            return None  # PostgreSQL has no such text, not even to ask for
        return await self._by_code.ask(code)

    async def _find(self, codes: Sequence[TableCode]) -> Mapping[TableCode, ports.TableRow]:
        rows = await self._reader.rows(_BY_CODE, codes=codes)
        return {row.code: row for row in (ports.TableRow(*columns) for columns in rows)}

    async def store_phase(self, table: TableId, game: str, phase: Phase, at: Millis) -> None:
        """Remember what is played at a table, and in which phase it is."""
        noted = {"table": table, "game_now": game, "phase": phase, "at": at}
        await self._writer.write(lambda connection: connection.execute(_PHASE_NOTED, noted))

    async def store_player(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Record that a guest may act as that player, as others may."""
        forgotten = _player(table, player).where(members.c.guest_id == guest)
        noted = insert(members).values(table_id=table, guest_id=guest, player=player)

        def work(connection: Connection) -> None:
            connection.execute(forgotten)
            connection.execute(noted)

        try:
            await self._writer.write(work)
        except IntegrityError as error:
            raise ports.LogUnavailableError(
                f"There is no guest {guest} or table {table}."
            ) from error

    async def forget_guest(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Remove a guest from a player."""
        forgotten = _player(table, player).where(members.c.guest_id == guest)
        await self._writer.write(lambda connection: connection.execute(forgotten))

    async def forget_player(self, table: TableId, player: PlayerId) -> None:
        """Remove a player who left."""
        forgotten = _player(table, player)
        await self._writer.write(lambda connection: connection.execute(forgotten))

    async def members(self, table: TableId) -> frozenset[tuple[PlayerId, GuestId]]:
        """Return the players recorded at a table, each with all guests who may act for them."""
        rows = await self._reader.rows(_MEMBERS, table=table)
        return frozenset((player, guest) for player, guest in rows)

    async def is_member(self, code: TableCode, guest: GuestId) -> bool:
        """Return whether a guest may act for anybody at the table with that code."""
        if "\0" in code:
            return False
        query = (
            select(members.c.player)
            .join_from(members, tables)
            .where(members.c.guest_id == guest, tables.c.code == code)
            .limit(1)
        )
        return bool(await self._reader.rows(query))

    async def unfinished(self, guest: GuestId, limit: int = 20) -> Sequence[ports.Membership]:
        """Return a guest's tables whose match is not over, the latest first."""
        query = _memberships_of(guest).where(tables.c.phase != "over").limit(limit)
        return await self._memberships(query)

    async def memberships(self, guest: GuestId) -> Sequence[ports.Membership]:
        """Return all of a guest's players, each with the table, the latest first."""
        return await self._memberships(_memberships_of(guest))

    async def _memberships(self, query: Select[Any]) -> Sequence[ports.Membership]:
        rows = await self._reader.rows(query)
        return [ports.Membership(ports.TableRow(*table), player) for *table, player in rows]


def _memberships_of(guest: GuestId) -> Select[Any]:
    return (
        select(*_TABLE_ROW, members.c.player)
        .join_from(members, tables)
        .where(members.c.guest_id == guest)
        .order_by(tables.c.updated_at.desc(), tables.c.id.desc(), members.c.player)
    )


def _player(table: TableId, player: PlayerId) -> Any:
    return delete(members).where(members.c.table_id == table, members.c.player == player)
