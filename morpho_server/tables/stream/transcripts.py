"""The events that the seats of a table, and everybody, saw in the current round, as JSON.

A transcript follows the table, and reads what it missed from the log. So it needs no memory where
no bot plays, and is complete after a restart and on any node.
"""

from typing import Final

import orjson

from morpho_server.games.events import Audience, as_shown, is_addressed
from morpho_server.games.seats import Seat
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.table_log import LogReader
from morpho_server.tables.messages.events import TableEvent
from morpho_server.tables.model.table import Table

PAGE: Final = 200
"""The most entries that are read at a time, in about 4 ms; others have their turn after that."""


class Transcripts:
    """The game's events of the current round, as far as they were heard or read."""

    __slots__ = ("_begun", "_heard", "_seq")

    def __init__(self) -> None:
        self._begun = -1
        self._seq = -1
        self._heard: list[tuple[Audience, bytes]] = []

    def knows_all(self, table: Table) -> bool:
        """Return whether every entry of the round that the table applied is known."""
        return table.match_on.begun_after == self._begun and table.seq == self._seq

    def hear(self, entry: Entry, table: Table) -> None:
        """Add an entry that the table has just applied, if it follows the last known one."""
        if table.match is None:
            return
        begun = table.match.begun_after
        if entry.seq == begun + 1:
            self._begin(begun)
        if begun == self._begun and entry.seq == self._seq + 1:
            self._add(entry)

    async def catch_up(self, log: LogReader, table: Table) -> bool:
        """Read the missing entries of a round; return whether all are known now.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        while not self.knows_all(table):
            begun = table.match_on.begun_after
            known = self._seq if self._begun == begun else begun
            entries = await log.read(known, PAGE)
            if table.match_on.begun_after != begun:
                return False
            if self._begun != begun:
                self._begin(begun)
            for entry in entries:
                # A node's log may be ahead of its table.
                if entry.seq == self._seq + 1 and entry.seq <= table.seq:
                    self._add(entry)
            if self._seq == known:
                return False
        return True

    def events(self, seat: Seat | None) -> list[bytes]:
        """Return the events that a seat (``None``: everybody) saw in the round, in order."""
        return [text for to, text in self._heard if is_addressed(to, seat)]

    def _begin(self, begun: int) -> None:
        self._begun, self._seq, self._heard = begun, begun, []

    def _add(self, entry: Entry) -> None:
        self._seq = entry.seq
        for event in entry.events:
            if not isinstance(event, TableEvent):
                self._heard.append((event.to, orjson.dumps(as_shown(event))))
