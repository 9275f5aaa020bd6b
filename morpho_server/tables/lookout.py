"""The lookout: has live tables take in what other nodes have written."""

import asyncio
import logging
from math import inf

from morpho_server.tables.desk import Desk
from morpho_server.tables.live import LiveTables
from morpho_server.tables.ports import Log, LogUnavailableError, Written
from morpho_server.tables.words import TableId

logger = logging.getLogger(__name__)


class Lookout:
    """Follows the log of the tables that are live here, and loads no others.

    A ring is taken as what it is worth: an entry that is the next is taken in as it was handed
    over, anything else is a reason to look at the log.
    """

    def __init__(self, tables: LiveTables, log: Log) -> None:
        self._tables = tables
        self._log = log
        self._missed: dict[Desk, float] = {}
        self._looking: dict[Desk, asyncio.Task[None]] = {}

    def hear(self, table: TableId, written: Written) -> None:
        """Take in an entry that another node says it has written, if the table is live here."""
        desk = self._tables.live(table)
        if desk is None:
            return
        try:
            nothing_missed = desk.hear_of(written)
        except Exception:
            logger.exception("table %s: what another node rang with can't be taken in", table)
            self.look_at(desk)
        else:
            if not nothing_missed:
                self.look_at(desk, written[0])

    def look_at(self, desk: Desk, seq: float = inf) -> None:
        """Look at a table's log soon: up to an entry of which somebody told, or in any case."""
        self._missed[desk] = max(seq, self._missed.get(desk, 0))
        if desk not in self._looking:
            self._looking[desk] = asyncio.ensure_future(self._look(desk))

    async def look_around(self) -> None:
        """Ask the log which of all live tables have grown, or are gone, and look at those.

        Raises :exc:`~.ports.LogUnavailableError`.
        """
        desks = {desk.id: desk for desk in self._tables}
        known = {table: desk.table.seq for table, desk in desks.items()}
        for table in await self._log.grown(known) if known else ():
            self.look_at(desks[table])

    def close(self) -> None:
        """Look no more."""
        for task in self._looking.values():
            task.cancel()

    async def _look(self, desk: Desk) -> None:
        try:
            while desk in self._missed and self._missed.pop(desk) > desk.table.seq:
                await desk.catch_up()
        except LogUnavailableError:
            pass  # the next look around finds it again, unless the table is lost
        except Exception:
            logger.exception("table %s: what other nodes wrote can't be taken in", desk.id)
        finally:
            self._missed.pop(desk, None)
            del self._looking[desk]
