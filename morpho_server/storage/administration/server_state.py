"""The stored state of the server, and the links by which its admin lets guests in."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from morpho_server.administration.state import (
    BY_LINK,
    NO_STATE,
    Announcement,
    Change,
    ServerState,
)
from morpho_server.storage.database.models import guests, opening_links, server_state
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.model.ids import GuestId, Millis, TokenHash

MOST_LINKS: Final = 100
"""The most opening links that work at a time."""

_READ = select(server_state)


class StoredServerState:
    """The state in the database: one row. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def read(self) -> ServerState:
        """Return the state."""
        return _state((await self._reader.rows(_READ))[0])

    async def change(self, change: Change) -> ServerState:
        """Change the state; return what it is now."""

        def work(connection: Connection) -> ServerState:
            before = _state(connection.execute(_READ.with_for_update()).one())
            after = replace(change(before), version=before.version + 1)
            connection.execute(update(server_state).values(_row(after)))
            return after

        return await self._writer.write(work)

    async def make_link(self, token: TokenHash, until: Millis) -> bool:
        """Let an opening link work until then; return ``False`` if there are too many."""

        def work(connection: Connection) -> bool:
            there = connection.execute(select(func.count()).select_from(opening_links))
            if there.scalar_one() >= MOST_LINKS:
                return False
            made = insert(opening_links).values(token_hash=bytes.fromhex(token), until=until)
            connection.execute(made)
            return True

        return await self._writer.write(work)

    async def use_link(self, token: TokenHash, guest: GuestId, now: Millis) -> bool:
        """Let a guest in by a link, which is then used; return whether there is such a link."""

        def work(connection: Connection) -> bool:
            found = delete(opening_links).where(
                opening_links.c.token_hash == bytes.fromhex(token), opening_links.c.until > now
            )
            if connection.execute(found).rowcount == 0:
                return False
            connection.execute(_letting_in(guest, BY_LINK))
            return True

        return await self._writer.write(work)

    async def let_in(self, guest: GuestId, by: int) -> None:
        """Note that a guest was let in."""
        await self._writer.write(lambda connection: connection.execute(_letting_in(guest, by)))

    async def sweep(self, now: Millis) -> None:
        """Remove the links whose time is over."""
        gone = delete(opening_links).where(opening_links.c.until <= now)
        await self._writer.write(lambda connection: connection.execute(gone))


def _letting_in(guest: GuestId, by: int) -> Any:
    return update(guests).where(guests.c.id == guest).values(let_in=by)


def _state(row: Sequence[Any]) -> ServerState:
    _, version, said, at, since, maintenance, tables_by, password, number = row
    return ServerState(
        version=version,
        announcement=None if said is None else Announcement(said, at, since),
        maintenance=bool(maintenance),
        tables_by=tables_by or NO_STATE.tables_by,
        password=password,
        password_number=number or 0,
    )


def _row(state: ServerState) -> dict[str, object]:
    said = state.announcement
    return {
        "version": state.version,
        "announcement": None if said is None else said.text,
        "announced_for": None if said is None else said.at,
        "announced_at": None if said is None else said.since,
        "maintenance": state.maintenance,
        "tables_by": state.tables_by,
        "password": state.password,
        "password_number": state.password_number,
    }
