"""The streams of a table: the live one, and the delayed one that spectators may be shown."""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Final, Protocol

from morpho_server.tables.log.entry import Entry, without_texts
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.log.table_log import LogReader
from morpho_server.tables.model.ids import Millis, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Clock
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.release import Schedule, is_delaying
from morpho_server.tables.stream.update import TableUpdate

Listener = Callable[[TableUpdate], None]
"""Is called with each update of a stream, in order."""

AT_ONCE: Final = 20
"""The entries released between two turns of the event loop, about 2 ms."""


class Stream(Protocol):
    """A table as somebody is shown it: live, or as it was a while ago.

    ``table`` and ``projection`` are the result of all entries of the ``log``. The ``listeners`` get
    the update of each new one.
    """

    id: TableId
    table: Table
    projection: Projection
    listeners: list[Listener]

    @property
    def log(self) -> LogReader:
        """Return the log, as far as the stream has come."""

    def now(self) -> Millis:
        """Return the stream's present time."""


class DelayedStream:
    """A table as those who are behind are shown it.

    The live table gives it each entry, and it applies what is released. Chat that was cleared
    meanwhile comes without its text. ``on_end`` is called once nobody is behind any more, or with
    the fault by which it ends.
    """

    def __init__(
        self,
        live: Stream,
        replay: Replay,
        schedule: Schedule,
        clock: Clock,
        on_end: Callable[[Exception | None], None],
    ) -> None:
        self.id = live.id
        self.table, self.projection = replay.table, replay.projection
        self.listeners: list[Listener] = []
        self.log: LogReader = _ReleasedLog(live, self.table)
        self.is_on = is_delaying(self.table)
        self._live = live
        self._replay = replay
        self._schedule = schedule
        self._clock = clock
        self._on_end = on_end
        self._applied_at = clock.steady()
        self._alarm: asyncio.TimerHandle | None = None

    def __str__(self) -> str:
        """Return its name in the log of the server."""
        return f"{self._live}, delayed"

    @property
    def lag(self) -> int:
        """Return by how many milliseconds the stream's time is behind."""
        delay = self.table.delay
        return 0 if delay == "round" else 1000 * delay

    def now(self) -> Millis:
        """Return the time that it was when the table was as this stream shows it."""
        measured = self.table.at + self._clock.steady() - self._applied_at
        return Millis(max(self._clock.now() - self.lag, measured))

    def hear(self, entry: Entry) -> None:
        """Take an entry that the live table has just applied."""
        steady, table = self._clock.steady(), self._live.table
        made_at = Millis(steady - max(0, self._live.now() - entry.at))
        self._schedule.add(entry, made_at, table, round_over=table.phase != "playing")
        self.close()
        self.release()

    def close(self) -> None:
        """Release nothing any more."""
        if self._alarm is not None:
            self._alarm.cancel()

    def release(self) -> None:
        """Apply and publish what is released by now, and set the alarm for what comes next."""
        self._alarm = None
        try:
            for entry in islice(self._schedule.released(self._clock.steady()), AT_ONCE):
                self._apply(entry)
        except Exception as error:  # noqa: BLE001 - the table is loaded anew
            self._on_end(error)
            return
        due = self._schedule.next_at
        if due is not None:
            seconds = max(0, due - self._clock.steady()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(seconds, self.release)
        elif not self.is_on:
            self._on_end(None)

    def _apply(self, entry: Entry) -> None:
        update = self._replay.apply(as_left(entry, self._live.table))
        self._applied_at = self._clock.steady()
        if update.beyond_play:
            self.is_on = is_delaying(self.table)
        for listener in self.listeners:
            listener(update)


def as_left(entry: Entry, live: Table) -> Entry:
    """Return an entry without what was said in it, if the chat was cleared since."""
    return without_texts(entry) if entry.seq < live.cleared_by else entry


class _ReleasedLog:
    """A table's log, as far as it is released."""

    def __init__(self, live: Stream, released: Table) -> None:
        self._live, self._released = live, released
        self.table = live.log.table

    @property
    def history(self) -> str:
        """Return the history that the entries belong to."""
        return self._live.log.history

    async def read(
        self, after: int = 0, most: int | None = None, game: str | None = None
    ) -> list[Entry]:
        """Return the entries above a seq, as :meth:`.TableLog.read`."""
        upto = self._released.seq
        found = await self._live.log.read(after, most, game)
        return [as_left(entry, self._live.table) for entry in found if entry.seq <= upto]
