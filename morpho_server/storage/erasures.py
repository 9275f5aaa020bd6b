"""The guests who were erased, and what the database has of those who are to be."""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import orjson
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from morpho_server.storage.database.errors import DatabaseUnusableError
from morpho_server.storage.database.models import (
    entries,
    erased_players,
    erasures,
    guests,
    members,
    tables,
)
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.messages.events import (
    DeviceKept,
    EntryRequestBound,
    PlayerBound,
    ScreenBound,
)
from morpho_server.tables.model.ids import GuestId, PlayerId, TableCode, TableId
from morpho_server.tables.model.names import erased_name
from morpho_server.tables.ports import Clock, Erasures, LogUnavailableError

ENTRIES_AT_A_TIME: Final = 20_000
"""The entries of all tables that are searched at a time, in about 50 ms."""

_BEGUN = select(erasures.c.guest_id).where(~erasures.c.done).order_by(erasures.c.guest_id)

_LAST_ENTRY = select(func.coalesce(func.max(entries.c.id), 0))

_FOUND_AT = (
    select(entries.c.table_id)
    .distinct()
    .where(
        entries.c.id.between(bindparam("first"), bindparam("last")),
        or_(entries.c.body.like(bindparam("inside")), entries.c.body.like(bindparam("at_end"))),
    )
)

_BINDING = (
    select(entries.c.body)
    .where(entries.c.table_id == bindparam("table"), entries.c.body.like('%"guest":%'))
    .order_by(entries.c.seq)
)

_ERASED = select(erased_players.c.player).where(erased_players.c.table_id == bindparam("table"))

_CODE = select(tables.c.code).where(tables.c.id == bindparam("table"))

_log = logging.getLogger(__name__)


class StoredErasures(Erasures):
    """The erasures in the database. Everything may raise :exc:`LogUnavailableError`.

    ``scrub`` takes deleted bytes out of the database's files.
    """

    def __init__(
        self, writer: Writer, reader: Reader, clock: Clock, scrub: Callable[[], None]
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._clock = clock
        self._scrub = scrub

    async def begin(self, guest: GuestId) -> None:
        """Make a guest nobody, and note that they are to be erased."""
        now = self._clock.now()

        def work(connection: Connection) -> None:
            made_at = connection.execute(
                select(guests.c.made_at).where(guests.c.id == guest).with_for_update()
            ).scalar()
            known = select(erasures.c.guest_id).where(erasures.c.guest_id == guest)
            if made_at is None or connection.execute(known).first() is not None:
                return
            row = {"guest_id": guest, "made_at": made_at, "erased_at": now, "done": False}
            connection.execute(insert(erasures).values(row))
            make_nobody(connection, guest)

        await self._writer.write(work)

    async def begun(self) -> Sequence[GuestId]:
        """Return the guests whose erasure has begun and not ended."""
        return [GuestId(guest) for (guest,) in await self._reader.rows(_BEGUN)]

    async def players(self, guest: GuestId) -> Mapping[TableCode, Mapping[PlayerId, str]]:
        """Return the players of a guest who are not erased, by the code of their table.

        A table may have none where the guest's browser was a screen. Nothing lists those who have
        left, so all logs are searched.
        """
        found = {}
        for table in await self._tables_of(guest):
            erased = {player for (player,) in await self._reader.rows(_ERASED, table=table)}
            bodies = [body for (body,) in await self._reader.rows(_BINDING, table=table)]
            theirs = [p for p in _players_of(guest, bodies) if p not in erased]
            if not theirs and not _was_screen(guest, bodies):
                continue
            for (code,) in await self._reader.rows(_CODE, table=table):
                name = erased_name(min(theirs, key=_number)) if theirs else ""
                found[TableCode(code)] = dict.fromkeys(theirs, name)
        return found

    async def end(self, guest: GuestId) -> None:
        """Remove a guest, and scrub the files."""

        def work(connection: Connection) -> None:
            opened = update(tables).where(tables.c.opened_by == guest)
            connection.execute(opened.values(opened_by=None, opening=None))
            kept = update(tables).where(tables.c.kept_by == guest)
            connection.execute(kept.values(kept_as_of=None, kept_by=None))
            connection.execute(delete(members).where(members.c.guest_id == guest))
            connection.execute(delete(guests).where(guests.c.id == guest))
            ended = update(erasures).where(erasures.c.guest_id == guest)
            connection.execute(ended.values(done=True))

        try:
            await self._writer.write(work)
        except IntegrityError as error:
            raise LogUnavailableError(f"Guest {guest} has come to a table meanwhile.") from error
        await self.scrub()

    async def scrub(self) -> None:
        """Take what was erased out of the files, also what a table's host has erased."""
        try:
            await asyncio.to_thread(self._scrub)
        except DatabaseUnusableError as error:
            _log.warning("The bytes of what was erased can't be overwritten now: %s", error)

    async def _tables_of(self, guest: GuestId) -> Sequence[TableId]:
        [(last,)] = await self._reader.rows(_LAST_ENTRY)
        texts = {"inside": f'%"guest":{guest},%', "at_end": f'%"guest":{guest}}}%'}
        found: set[int] = set()
        for first in range(1, last + 1, ENTRIES_AT_A_TIME):
            part = {"first": first, "last": first + ENTRIES_AT_A_TIME - 1}
            found |= {table for (table,) in await self._reader.rows(_FOUND_AT, **part, **texts)}
        return [TableId(table) for table in sorted(found)]


def make_nobody(connection: Connection, guest: int) -> None:
    """Take a guest's token and name."""
    nobody = {"token_hash": secrets.token_bytes(32), "name": "", "let_in": None, "program": False}
    connection.execute(update(guests).where(guests.c.id == guest).values(nobody))


def _players_of(guest: GuestId, bodies: Sequence[str]) -> Collection[PlayerId]:
    """Return the players that a guest is, or was when they left, by the entries that bind guests.

    Players that went to another device alone are not among them.
    """
    holders: defaultdict[PlayerId, set[GuestId]] = defaultdict(set)
    for body in bodies:
        for event in orjson.loads(body)["events"]:
            _follow(holders, event)
    return [player for player, held_by in holders.items() if guest in held_by]


def _was_screen(guest: GuestId, bodies: Sequence[str]) -> bool:
    """Return whether a guest's browser ever was a screen."""
    events = (event for body in bodies for event in orjson.loads(body)["events"])
    return any(e["kind"] == ScreenBound.kind and e["guest"] == guest for e in events)


def _follow(holders: dict[PlayerId, set[GuestId]], event: Mapping[str, Any]) -> None:
    match event:
        case {"kind": PlayerBound.kind | EntryRequestBound.kind, "player": player, "guest": guest}:
            holders[player].add(guest)
        case {"kind": DeviceKept.kind, "player": player, "guest": guest}:
            holders[player] = {guest}


def _number(player: PlayerId) -> int:
    return int(player[1:])
