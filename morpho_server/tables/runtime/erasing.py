"""Erases guests: at every table where they are or were somebody, and in all that is kept."""

import asyncio
import logging
from collections.abc import Mapping

from morpho_server.tables.decide.people.erasing import erase, leave_to_be_erased
from morpho_server.tables.decide.people.screens import end_screen_of
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import GuestId, PlayerId, TableCode
from morpho_server.tables.ports import Erasures, LogUnavailableError, TableLostError
from morpho_server.tables.runtime.registry import LiveTables

logger = logging.getLogger(__name__)


class Eraser:
    """Erases one guest after another, and goes on with what an earlier run has begun."""

    def __init__(self, tables: LiveTables, erasures: Erasures) -> None:
        self._tables = tables
        self._erasures = erasures
        self._turn = asyncio.Lock()
        self._working: set[asyncio.Task[None]] = set()

    async def erase(self, guest: GuestId) -> None:
        """Erase a guest. They are nobody from now on, whatever happens to the rest.

        Once begun it goes on if the caller is cancelled. What can't be erased now is tried again
        by :meth:`resume`, and logged. Raises :exc:`LogUnavailableError` if it can't begin.
        """
        await self._erasures.begin(guest)
        work = asyncio.ensure_future(self._finish(guest))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        await asyncio.shield(work)

    async def resume(self) -> None:
        """Go on with the erasures that have begun. Raises :exc:`LogUnavailableError`."""
        for guest in await self._erasures.begun():
            await self._finish(guest)

    async def close(self) -> None:
        """Stop; the rest is done after the next start."""
        for work in self._working:
            work.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _finish(self, guest: GuestId) -> None:
        try:
            async with self._turn:
                found = await self._erasures.players(guest)
                whole = [await self._erase_at(code, guest, names) for code, names in found.items()]
                if all(whole):
                    await self._erasures.end(guest)
        except LogUnavailableError as error:
            logger.warning("A guest is not erased completely yet: %s", error)

    async def _erase_at(
        self, code: TableCode, guest: GuestId, names: Mapping[PlayerId, str]
    ) -> bool:
        """Erase a guest's players and screen at a table; return whether that could be done."""
        try:
            for player in names:
                await self._leave(code, player)
            session = await self._tables.find_up_to_date(code)
            await session.act(lambda table, *_: end_screen_of(table, guest))
            await session.act(lambda table, *_: erase(table, names))
        except CommandRefusedError as error:
            return error.code == "no_such_table"
        except TableLostError as error:
            logger.warning("At table %s a guest is not erased yet: %s", code, error)
            return False
        return True

    async def _leave(self, code: TableCode, player: PlayerId) -> None:
        session = await self._tables.find_up_to_date(code)
        await session.act(lambda table, now, _: leave_to_be_erased(table, player, now))
