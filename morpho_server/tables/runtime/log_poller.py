"""The log poller: lets live tables catch up with what other nodes have written."""

import asyncio
import logging
from math import inf

from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import Log, LogUnavailableError, TableDroppedError, Written
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.session import TableSession

logger = logging.getLogger(__name__)


class LogPoller:
    """Follows the log of the tables that are live here, and loads no others.

    A notification is only a hint: the session applies the entry if it is the next one, and looks
    at the log in any other case.
    """

    def __init__(self, tables: LiveTables, log: Log) -> None:
        self._tables = tables
        self._log = log
        self._missed: dict[TableSession, float] = {}
        self._looking: dict[TableSession, asyncio.Task[None]] = {}

    def receive(self, table: TableId, written: Written, after: int | None) -> None:
        """Apply an entry that another node says it has written, if the table is live here.

        ``after`` is the checksum of the entry before.
        """
        session = self._tables.live(table)
        if session is None:
            return
        try:
            nothing_missed = session.receive(written, after)
        except TableDroppedError:
            pass  # it is logged, and the table is loaded anew
        except Exception:
            logger.exception("%s: an entry that another node sent can't be applied", session)
            self.look_at(session)
        else:
            if not nothing_missed:
                self.look_at(session, written[0])

    def look_at(self, session: TableSession, seq: float = inf) -> None:
        """Look at a table's log soon: up to an entry that is said to be there, or in any case."""
        self._missed[session] = max(seq, self._missed.get(session, 0))
        if session not in self._looking:
            self._looking[session] = asyncio.ensure_future(self._look(session))

    async def look_around(self) -> None:
        """Ask the log which live tables have grown, changed or gone, and look at those.

        Raises :exc:`~.ports.LogUnavailableError`.
        """
        sessions = {session.id: session for session in self._tables}
        known = {table: session.log.head for table, session in sessions.items()}
        for table in await self._log.changed(known) if known else ():
            self.look_at(sessions[table])

    def close(self) -> None:
        """Stop looking."""
        for task in self._looking.values():
            task.cancel()

    async def _look(self, session: TableSession) -> None:
        try:
            while session in self._missed and self._missed.pop(session) > session.table.seq:
                await session.catch_up()
        except LogUnavailableError:
            pass  # the next look around finds it again, unless the table is lost
        except Exception:
            logger.exception("%s: what other nodes wrote can't be applied", session)
        finally:
            self._missed.pop(session, None)
            del self._looking[session]
