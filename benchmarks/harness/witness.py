"""Compares the log with what people received: updates, snapshots and acknowledged commands.

Entries are applied as the server applies them to answer questions about the past. Each frame that
a page received must equal, byte for byte, what the log gives for that number.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import orjson

from benchmarks.harness.pages import Play, Table
from morpho_server.games.registry import RULES
from morpho_server.realtime import frames
from morpho_server.storage.database.open import open_database
from morpho_server.system import SystemClock
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import Millis, PlayerId, TableCode, TableId
from morpho_server.tables.model.table import Table as ReplayedTable
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.update import TableUpdate

GAME = RULES["morpho"]


class Witness:
    """Reads the database beside the server and compares; ``faults`` counts what does not agree."""

    def __init__(self, url: str, play: Play) -> None:
        self.faults: Counter[str] = Counter()
        self.entries = 0
        self._url = url
        self._play = play
        self._replays: dict[str, _Replay] = {}

    async def compare(self) -> None:
        """Pause all pages, and compare what they received so far with the log.

        The database is opened again each time, so that none is open when a server is killed.
        """
        play = self._play
        play.going = False
        if not await play.until(lambda: not any(page.unanswered for page in play.pages)):
            self.faults["not answered"] += sum(bool(page.unanswered) for page in play.pages)
        await self._read()
        replays = self._replays.values()
        await play.until(lambda: all(replay.is_up_to_date for replay in replays))
        for replay in replays:
            replay.compare(self.faults)
        self.faults = +self.faults
        play.go_on()

    async def _read(self) -> None:
        event_types = {GAME.name: GAME.event_types}
        async with open_database(self._url, event_types, SystemClock()) as database:
            for table in self._play.tables:
                if table.code not in self._replays:
                    row = await database.index.find(TableCode(table.code))
                    assert row is not None, f"the database has lost table {table.code}"
                    self._replays[table.code] = _Replay(row.id, table)
                replay = self._replays[table.code]
                entries = await database.log.read(replay.id, GAME.name, replay.seq)
                self.entries += len(entries)
                replay.apply(entries, self.faults)


class _Replay:
    """One table's log, replayed as far as it was read."""

    def __init__(self, table_id: TableId, table: Table) -> None:
        self.id = table_id
        self._replayed = ReplayedTable(GAME)
        self._projection = Projection()
        self._pages = {PlayerId(page.player): page for page in table.pages}
        self._done: set[tuple[str, str]] = set()
        self._updates: dict[tuple[PlayerId, int], str] = {}
        self._views: dict[tuple[PlayerId, int], str] = {}

    @property
    def seq(self) -> int:
        """Return how much of the log was read."""
        return self._replayed.seq

    @property
    def is_up_to_date(self) -> bool:
        """Return whether everybody at the table is where the log is."""
        numbers = self._projection.number
        return all(page.n == numbers(player) for player, page in self._pages.items())

    def apply(self, entries: Iterable[Entry], faults: Counter[str]) -> None:
        """Apply entries; note what they show to everybody."""
        for entry in entries:
            apply(self._replayed, entry)
            update = self._projection.apply(entry, self._replayed)
            self._check_command(entry, update, faults)
            for player, page in self._pages.items():
                if update.is_for(player):
                    number = update.number_for(player)
                    self._updates[player, number] = update.text(player)
                    if number in page.snapshots:
                        who = self._replayed.players[player]
                        shown = frames.snapshot(self._projection, who, [], Millis(0))
                        self._views[player, number] = shown

    def _check_command(self, entry: Entry, update: TableUpdate, faults: Counter[str]) -> None:
        if entry.player is None or entry.command is None:
            return
        faults["in the log twice"] += (entry.player, entry.command) in self._done
        self._done.add((entry.player, entry.command))
        acknowledged = self._pages[entry.player].acknowledged.pop(entry.command, None)
        wrong = acknowledged is not None and acknowledged != update.number_for(entry.player)
        faults["acknowledged as another update"] += wrong

    def compare(self, faults: Counter[str]) -> None:
        """Compare what everybody received with what was noted, and forget both."""
        faults["left behind"] += not self.is_up_to_date
        for player, page in self._pages.items():
            faults["acknowledged and lost"] += len(page.acknowledged)
            for number, text in page.updates.items():
                faults["told otherwise"] += text.decode() != self._updates.get((player, number))
            for number, snapshots in page.snapshots.items():
                shown = self._views.get((player, number))
                for text in snapshots:
                    faults["shown otherwise"] += shown is None or _view(text) != _view(shown)
            page.acknowledged.clear()
            page.updates.clear()
            page.snapshots.clear()
        self._updates.clear()
        self._views.clear()


def _view(snapshot: str | bytes) -> Any:
    """Return a snapshot without the time, who is there and which history it is."""
    beside = {"now", "here", "history"}
    return {k: v for k, v in orjson.loads(snapshot).items() if k not in beside}
