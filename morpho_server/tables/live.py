"""The tables that are live in this process: opened here, or loaded from the log."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from morpho_server.games.game import Game, Options
from morpho_server.tables import commands as asked
from morpho_server.tables.arranging import open_table
from morpho_server.tables.desk import Desk, World
from morpho_server.tables.errors import refusal
from morpho_server.tables.names import clean_name, new_code
from morpho_server.tables.options import complete
from morpho_server.tables.ports import CodeTakenError
from morpho_server.tables.table import Player, Table
from morpho_server.tables.words import GuestId, Strength, TableCode, TableId

Loaded = Callable[[Desk], None]
"""Is called with each desk when it comes to life, before anything more happens at it."""

_NO_BOTS: Final[Mapping[str, tuple[Strength, ...]]] = {}

MOST_DRAWS = 20
"""How many codes are drawn for a table before giving up; even one repetition is unlikely."""


class LiveTables:
    """Finds tables by code and keeps one desk for each that is in use.

    ``strengths`` are those of the bots that there are for each game, the weakest first.
    """

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        world: World,
        strengths: Mapping[str, tuple[Strength, ...]] = _NO_BOTS,
    ) -> None:
        self.games = games
        self.strengths = strengths
        self.world = world
        self.on_loaded: list[Loaded] = []
        self._desks: dict[TableCode, Desk] = {}
        self._by_id: dict[TableId, Desk] = {}
        self._loading: dict[TableCode, asyncio.Future[Desk]] = {}

    def __iter__(self) -> Iterator[Desk]:
        """Return the desks that are live now."""
        return iter(list(self._desks.values()))

    async def open(
        self, game: Game[Any], guest: GuestId, name: str, chosen: Options
    ) -> tuple[Desk, Player]:
        """Open a table with its host seated; raises a refusal."""
        # What may be refused comes before the row, which nobody takes back.
        clean_name(name)
        options = complete(game, chosen)
        code, table_id = await self._new_row(game.name)
        desk = self._desk(table_id, game)
        await desk.open(open_table(code, game.name, options, self.world.randomness))
        self._put(code, desk)
        return desk, await desk.join(asked.Join(None, None, guest, name, sit=True))

    def live(self, table: TableId) -> Desk | None:
        """Return the desk of a table, if it is live now."""
        return self._by_id.get(table)

    async def find_up_to_date(self, text: str) -> Desk:
        """Return the desk of the table with that code, as far as the table had come before.

        Raises ``no_such_table``, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        while True:
            loads = text not in self._desks and text not in self._loading
            desk = await self.find(text)
            if loads:
                return desk
            await desk.catch_up()
            if self.live(desk.id) is desk:
                return desk

    async def find(self, text: str) -> Desk:
        """Return the desk of the table with that code; another node may be further by now.

        Raises ``no_such_table``, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        code = TableCode(text)
        desk = self._desks.get(code)
        if desk is not None:
            return desk
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    def forget(self, desk: Desk) -> None:
        """Let a table that nobody uses go from memory; the log keeps it."""
        self._desks.pop(TableCode(desk.table.code), None)
        self._by_id.pop(desk.id, None)

    async def _load(self, code: TableCode) -> Desk:
        row = await self.world.index.find(code)
        if row is None or row.game not in self.games:
            raise refusal("no_such_table")
        desk = self._desk(row.id, self.games[row.game])
        await desk.begin()
        if desk.table.seq == 0:
            raise refusal("no_such_table")
        self._put(code, desk)
        return desk

    def _desk(self, table: TableId, game: Game[Any]) -> Desk:
        return Desk(table, Table(game, self.strengths.get(game.name, ())), self.world)

    async def _new_row(self, game: str) -> tuple[TableCode, TableId]:
        for _ in range(MOST_DRAWS):
            code = new_code(self.world.randomness)
            try:
                return code, await self.world.index.add(code, game, self.world.clock.now())
            except CodeTakenError:
                continue
        raise refusal("table_full", "No code is free for another table.")

    def _put(self, code: TableCode, desk: Desk) -> None:
        self._desks[code] = self._by_id[desk.id] = desk
        for loaded in self.on_loaded:
            loaded(desk)
