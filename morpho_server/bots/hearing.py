"""What the seats of a table were told in the round that is on, as JSON.

It is heard as it happens, and read from the table's log where it was not listened to: so it needs
no room where no bot plays, and is there after a restart and on any node.
"""

import orjson

from morpho_server.games.events import Audience, as_told, is_addressed
from morpho_server.games.seats import Seat
from morpho_server.tables.entries import Entry
from morpho_server.tables.events import TableEvent
from morpho_server.tables.table import Table
from morpho_server.tables.table_log import TableLog


class Hearing:
    """The game's events of the round that is on, as far as they were heard or read."""

    __slots__ = ("_begun", "_heard", "_seq")

    def __init__(self) -> None:
        self._begun = -1
        self._seq = -1
        self._heard: list[tuple[Audience, bytes]] = []

    def knows_all(self, table: Table) -> bool:
        """Tell whether all is known that the table has taken in of the round."""
        return table.match_on.begun_after == self._begun and table.seq == self._seq

    def hear(self, entry: Entry, table: Table) -> None:
        """Take in an entry that the table has just taken in, if it follows on what is known."""
        if table.match is None:
            return
        begun = table.match.begun_after
        if entry.seq == begun + 1:
            self._begin(begun)
        if begun == self._begun and entry.seq == self._seq + 1:
            self._take_in(entry)

    async def catch_up(self, log: TableLog, table: Table) -> bool:
        """Read what was not heard, in a round; tell whether all is known now.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        if self.knows_all(table):
            return True
        begun = table.match_on.begun_after
        known = self._seq if self._begun == begun else begun
        entries = await log.read(known)
        if table.match_on.begun_after != begun:
            return False
        if self._begun != begun:
            self._begin(begun)
        for entry in entries:
            # Others may have come meanwhile, and a node's log may be ahead of its table.
            if entry.seq == self._seq + 1 and entry.seq <= table.seq:
                self._take_in(entry)
        return self.knows_all(table)

    def told(self, seat: Seat) -> list[bytes]:
        """Return what a seat was told in the round, in order."""
        return [text for to, text in self._heard if is_addressed(to, seat)]

    def _begin(self, begun: int) -> None:
        self._begun, self._seq, self._heard = begun, begun, []

    def _take_in(self, entry: Entry) -> None:
        self._seq = entry.seq
        for event in entry.events:
            if not isinstance(event, TableEvent):
                self._heard.append((event.to, orjson.dumps(as_told(event))))
