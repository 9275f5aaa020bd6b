"""The index: finds tables by code and by guest."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    ScalarSelect,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from morpho_server.games.seats import Seat, letter, seat_of
from morpho_server.storage.database.models import entries, members, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer, add_row
from morpho_server.storage.log.batch_loader import BatchLoader
from morpho_server.storage.log.rewriting import erased_names, lock
from morpho_server.tables import ports
from morpho_server.tables.model.evening import Plan
from morpho_server.tables.model.ids import GuestId, Millis, Phase, PlayerId, TableCode, TableId

_TABLE_ROW = (tables.c.id, tables.c.code, tables.c.game, tables.c.phase)

_BY_CODE = select(*_TABLE_ROW).where(tables.c.code.in_(bindparam("codes", expanding=True)))

_BY_OPENING = select(tables.c.code).where(
    tables.c.opened_by == bindparam("guest"), tables.c.opening == bindparam("command")
)

_MEMBERS = select(members.c.player, members.c.guest_id).where(
    members.c.table_id == bindparam("table")
)


def _last_heard(column: ColumnElement[Any]) -> ScalarSelect[Any]:
    """Return a column of the last entry of each table that everybody has heard of."""
    of_table = select(column).where(entries.c.table_id == tables.c.id, entries.c.turn.is_not(None))
    return of_table.order_by(entries.c.seq.desc()).limit(1).scalar_subquery()


SUMMARY = (tables.c.game, tables.c.phase, tables.c.company, tables.c.evening)
"""The columns of a summary, for :func:`summary_of`."""

_NOTED = select(*SUMMARY, _last_heard(entries.c.seq), _last_heard(entries.c.turn)).where(
    tables.c.id == bindparam("table")
)

_UNCOUNTED = (
    (entries.c.table_id == tables.c.id)
    & (entries.c.seq > tables.c.counted)
    & (entries.c.seq <= bindparam("upto"))
)

_SUMMARIZED = update(tables).where(tables.c.id == bindparam("of"))

_COUNTED = _SUMMARIZED.values(
    counted=func.coalesce(
        select(func.max(entries.c.seq)).where(_UNCOUNTED).scalar_subquery(), tables.c.counted
    ),
    number=tables.c.number + select(func.count(entries.c.turn)).where(_UNCOUNTED).scalar_subquery(),
    size=tables.c.size
    + select(func.coalesce(func.sum(func.length(entries.c.body)), 0))
    .where(_UNCOUNTED)
    .scalar_subquery(),
)

AT = func.coalesce(_last_heard(entries.c.at), tables.c.updated_at).label("at")
"""When everybody at a table was last sent something."""

_UNFINISHED = (
    select(
        *(tables.c.code, members.c.player, *SUMMARY),
        *(_last_heard(entries.c.turn), AT, tables.c.opened_at),
    )
    .join_from(members, tables)
    .where(
        members.c.guest_id == bindparam("guest"),
        or_(
            tables.c.phase != "over",
            tables.c.evening_at.is_not(None),
            AT.element >= bindparam("since", type_=BigInteger),
        ),
    )
    .order_by(tables.c.opened_at.desc(), tables.c.code.desc(), members.c.player)
    .limit(bindparam("limit", type_=Integer))
)
_UNFINISHED_BEFORE = _UNFINISHED.where(
    or_(
        tables.c.opened_at < bindparam("at"),
        (tables.c.opened_at == bindparam("at")) & (tables.c.code < bindparam("code")),
        (tables.c.code == bindparam("code")) & (members.c.player > bindparam("player")),
    )
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

    async def store_summary(
        self, table: TableId, summary: ports.Summary, at: Millis, seq: int
    ) -> None:
        """Remember what a table is in short, and outside a round how much its log holds."""
        game, phase, company, plan = summary

        row = {"of": table, "game": game, "phase": phase, "updated_at": at}
        row |= {"evening_at": None, "evening": None}
        if plan is not None:
            row |= {"evening_at": plan.at, "evening": json.dumps(plan)}
        statement = _SUMMARIZED
        if phase != "playing":
            statement, row = _COUNTED, row | {"upto": seq}

        def work(connection: Connection) -> None:
            lock(connection, table)
            erased = erased_names(connection, table)  # another node may not know of it yet
            rest = json.dumps([each for each in company if each.player not in erased])
            connection.execute(statement, row | {"company": rest})

        await self._writer.write(work)

    async def store_turn(self, table: TableId, heard: int, turn: tuple[Seat, ...]) -> None:
        """Note the public turn after an entry that was written without it."""
        of_entry = update(entries).where(entries.c.table_id == table, entries.c.seq == heard)
        noted = of_entry.values(turn="".join(map(letter, turn)))
        await self._writer.write(lambda connection: connection.execute(noted))

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

    async def notes_of(self, table: TableId) -> ports.Noted:
        """Return the notes on a table, with its players and every guest who may act for them."""
        rows = await self._reader.rows(_MEMBERS, table=table)
        present = frozenset((player, guest) for player, guest in rows)
        for *summary, heard, turn in await self._reader.rows(_NOTED, table=table):
            return ports.Noted(present, summary_of(*summary), heard, _seats(turn or ""))
        return ports.Noted(present, None, None, ())

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

    async def unfinished(
        self,
        guest: GuestId,
        limit: int = 100,
        before: tuple[Millis, TableCode, PlayerId] | None = None,
        since: Millis | None = None,
    ) -> Sequence[ports.Unfinished]:
        """Return a guest's unfinished tables, those opened last first. None is loaded.

        With ``since`` also those where something has happened since.
        """
        query = _UNFINISHED if before is None else _UNFINISHED_BEFORE
        place = {} if before is None else dict(zip(("at", "code", "player"), before, strict=True))
        rows = await self._reader.rows(query, guest=guest, limit=limit, since=since, **place)
        return [
            # What an earlier release has written last says nothing of the turn either.
            ports.Unfinished(
                code,
                player,
                None if turn is None else summary_of(*summary),
                _seats(turn or ""),
                at,
                opened_at,
            )
            for code, player, *summary, turn, at, opened_at in rows
        ]

    async def memberships(self, guest: GuestId) -> Sequence[ports.Membership]:
        """Return all of a guest's players, each with the table, the latest first."""
        query = (
            select(*_TABLE_ROW, members.c.player)
            .join_from(members, tables)
            .where(members.c.guest_id == guest)
            .order_by(tables.c.updated_at.desc(), tables.c.id.desc(), members.c.player)
        )
        rows = await self._reader.rows(query)
        return [ports.Membership(ports.TableRow(*table), player) for *table, player in rows]


def summary_of(
    game: str, phase: Phase, company: str | None, evening: str | None
) -> ports.Summary | None:
    """Return the summary in a row, if this release has written it."""
    if company is None:
        return None
    plan = None if evening is None else Plan(*json.loads(evening))
    there = tuple(ports.Attendee(*each) for each in json.loads(company))
    return ports.Summary(game, phase, there, plan)


def _seats(letters: str) -> tuple[Seat, ...]:
    return tuple(map(seat_of, letters))


def _player(table: TableId, player: PlayerId) -> Any:
    return delete(members).where(members.c.table_id == table, members.c.player == player)
