"""The tables that are live in this process: opened here, or loaded from the log."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from morpho_server.games.game import Game
from morpho_server.games.options import Options
from morpho_server.tables.decide.lobby import open_table
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import GuestId, Strength, TableCode, TableId
from morpho_server.tables.model.names import clean_name, new_code
from morpho_server.tables.model.options import complete
from morpho_server.tables.model.table import OfferedGame, Player, Table
from morpho_server.tables.ports import CodeTakenError
from morpho_server.tables.runtime.session import TableSession, World

Loaded = Callable[[TableSession], None]
"""Is called with each session when it comes to life, before anything more happens at it."""

_NO_BOTS: Final[Mapping[str, tuple[Strength, ...]]] = {}

MOST_DRAWS = 20
"""How many codes are drawn for a table before giving up; even one repetition is unlikely."""


class LiveTables:
    """Finds tables by code and keeps one session for each that is in use.

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
        self._offered = {
            name: OfferedGame(rules, strengths.get(name, ())) for name, rules in games.items()
        }
        self.on_loaded: list[Loaded] = []
        self._sessions: dict[TableCode, TableSession] = {}
        self._by_id: dict[TableId, TableSession] = {}
        self._loading: dict[TableCode, asyncio.Future[TableSession]] = {}

    def __iter__(self) -> Iterator[TableSession]:
        """Return the sessions that are live now."""
        return iter(list(self._sessions.values()))

    async def open(
        self, game: Game[Any], guest: GuestId, name: str, chosen: Options
    ) -> tuple[TableSession, Player]:
        """Open a table with its host seated; raises a refusal."""
        # What may be refused comes before the row, which nobody takes back.
        clean_name(name)
        options = complete(game, chosen)
        code, table_id = await self._new_row(game.name)
        session = self._session(table_id, game)
        await session.open(open_table(code, game.name, options, self.world.randomness))
        self._put(code, session)
        return session, await session.join(commands.Join(guest, name, sit=True))

    def live(self, table: TableId) -> TableSession | None:
        """Return the session of a table, if it is live now."""
        return self._by_id.get(table)

    async def find_up_to_date(self, text: str) -> TableSession:
        """Return the session of the table with that code, as far as the table had come before.

        Raises ``no_such_table``, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        while True:
            loads = text not in self._sessions and text not in self._loading
            session = await self.find(text)
            if loads:
                return session
            await session.catch_up()
            if self.live(session.id) is session:
                return session

    async def find(self, text: str) -> TableSession:
        """Return the session of the table with that code; another node may be further by now.

        Raises ``no_such_table``, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        code = TableCode(text)
        session = self._sessions.get(code)
        if session is not None:
            return session
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    def forget(self, session: TableSession) -> None:
        """Let a table that nobody uses go from memory; the log keeps it."""
        self._sessions.pop(TableCode(session.table.code), None)
        self._by_id.pop(session.id, None)

    async def _load(self, code: TableCode) -> TableSession:
        row = await self.world.index.find(code)
        if row is None or row.game not in self.games:
            raise refusal("no_such_table")
        session = self._session(row.id, self.games[row.game])
        await session.begin()
        if session.table.seq == 0:
            raise refusal("no_such_table")
        self._put(code, session)
        return session

    def _session(self, table: TableId, game: Game[Any]) -> TableSession:
        offered = self._offered.get(game.name, OfferedGame(game, ()))
        return TableSession(table, Table(game, offered.strengths, self._offered), self.world)

    async def _new_row(self, game: str) -> tuple[TableCode, TableId]:
        for _ in range(MOST_DRAWS):
            code = new_code(self.world.randomness)
            try:
                return code, await self.world.index.add(code, game, self.world.clock.now())
            except CodeTakenError:
                continue
        raise refusal("table_full", "No code is free for another table.")

    def _put(self, code: TableCode, session: TableSession) -> None:
        self._sessions[code] = self._by_id[session.id] = session
        for loaded in self.on_loaded:
            loaded(session)
