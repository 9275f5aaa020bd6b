"""What the seats of a table were told in the round that is on, read from its log.

So it needs no room where no bot plays, and is there after a restart and on any node.
"""

from morpho_server.games.events import Event, as_told, is_told
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.events import TableEvent
from morpho_server.tables.ports import Log
from morpho_server.tables.table import Table
from morpho_server.tables.words import TableId


class Hearing:
    """The game's events of the round that is on, as far as they were read."""

    __slots__ = ("_begun", "_events", "_seq")

    def __init__(self) -> None:
        self._begun = -1
        self._seq = -1
        self._events: list[Event] = []

    async def catch_up(self, log: Log, table_id: TableId, table: Table) -> bool:
        """Read what is new, in a round; tell whether all is known that the table has taken in.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        begun = table.match_on.begun_after
        known = self._seq if self._begun == begun else begun
        entries = await log.read(table_id, table.game.name, known) if known < table.seq else []
        if self._begun != begun:
            self._begun, self._seq, self._events = begun, begun, []
        for entry in entries:
            # Somebody else may have read meanwhile, and a node's log may be ahead of its table.
            if self._seq < entry.seq <= table.seq:
                self._seq = entry.seq
                self._events += [e for e in entry.events if not isinstance(e, TableEvent)]
        return self._seq == table.seq

    def told(self, seat: Seat) -> list[dict[str, Json]]:
        """Return what a seat was told in the round, in order."""
        return [as_told(event) for event in self._events if is_told(event, seat)]
