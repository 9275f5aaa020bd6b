"""The tables that are live in this process: opened here, or loaded from the log."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from morpho_server.games.game import Game
from morpho_server.games.options import Options
from morpho_server.tables.decide import playing_on
from morpho_server.tables.decide.opening import open_table
from morpho_server.tables.decide.playing_on import Moment
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import CommandId, GuestId, Strength, TableCode, TableId
from morpho_server.tables.model.names import clean_name, new_code
from morpho_server.tables.model.options import complete
from morpho_server.tables.model.table import MOST_PEOPLE, OfferedGame, Player, Table
from morpho_server.tables.ports import (
    CodeTakenError,
    HistoryChangedError,
    LogUnavailableError,
    OpenedBeforeError,
    Opening,
    TableDroppedError,
    TableGoneError,
)
from morpho_server.tables.runtime import arrivals
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.world import World

Listener = Callable[[TableSession], None]
"""Is called with a session that comes to life, before anything more happens at it, or is let go."""

Opener = Callable[[TableSession], Awaitable[None]]
"""Writes down with what a table begins."""

_NO_BOTS: Final[Mapping[str, tuple[Strength, ...]]] = {}

WAITING_SECONDS: Final = 20.0
"""The most time that anybody waits for a table; what they wait for goes on, for the next."""

LOADING_SECONDS: Final = 300.0
"""The most time that a table may take to load; then the next who asks begins anew."""

MOST_DRAWS = 20
"""The most codes drawn for a table before giving up; even one repetition is unlikely."""


class LiveTables:
    """Finds tables by code and keeps one session for each that is in use.

    ``strengths`` are those of the bots that there are for each game, the weakest first.
    ``most_people`` can be at a table.
    """

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        world: World,
        strengths: Mapping[str, tuple[Strength, ...]] = _NO_BOTS,
        most_people: int = MOST_PEOPLE,
    ) -> None:
        self.games = games
        self.strengths = strengths
        self.world = world
        self._most_people = most_people
        self._offered = {
            name: OfferedGame(rules, strengths.get(name, ())) for name, rules in games.items()
        }
        self.on_loaded: list[Listener] = []
        self.on_forgotten: list[Listener] = []
        self._sessions: dict[TableCode, TableSession] = {}
        self._by_id: dict[TableId, TableSession] = {}
        self._loading: dict[TableCode, asyncio.Future[TableSession]] = {}

    def __iter__(self) -> Iterator[TableSession]:
        """Return the sessions that are live now."""
        return iter(list(self._sessions.values()))

    async def open(
        self,
        game: Game[Any],
        guest: GuestId,
        name: str,
        chosen: Options,
        command: CommandId | None = None,
        *,
        program: bool = False,
    ) -> tuple[TableSession, Player]:
        """Open a table with its host seated, once under an id; raises a refusal."""
        # What may be refused comes before the row, which nobody takes back.
        self.world.capacity.check()
        clean_name(name)
        options = complete(game, chosen)
        code = await self._new_row(game.name, None if command is None else (guest, command))
        opened = open_table(code, game.name, options, self.world.randomness)
        session = await self._begin(code, lambda session: session.open(opened))
        coming = commands.Join(
            guest, session.table.invitation, name, sit=True, id=command, program=program
        )
        host = await arrivals.join(session, coming)
        return session, session.table.players[host.id]

    async def play_on(
        self, command: commands.PlayOn, moment: Moment
    ) -> tuple[TableSession, Player]:
        """Open a table that plays on from a moment, once under an id; raises a refusal."""
        self.world.capacity.check()
        strengths = self._offered[moment.game.name].strengths
        options = playing_on.check(command, moment, strengths)
        code = await self._new_row(moment.game.name, (command.guest, command.id))
        now, randomness = self.world.clock.now(), self.world.randomness
        entries = playing_on.play_on(code, command, moment, options, now, randomness)
        session = await self._begin(code, lambda session: session.copy(entries))
        return session, arrivals.who_came(session, command.guest, command.id)

    def live(self, table: TableId) -> TableSession | None:
        """Return the session of a table, if it is live now."""
        return self._by_id.get(table)

    def with_code(self, code: TableCode) -> TableSession | None:
        """Return the session of the table with that code, if it is live now."""
        return self._sessions.get(code)

    async def find_up_to_date(self, text: str) -> TableSession:
        """Return the session of the table with that code, as far as the table had come before.

        Raises ``no_such_table``, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        async with _within(WAITING_SECONDS, f"The table {text} did not come to look at its log"):
            while True:
                loads = text not in self._sessions and text not in self._loading
                session = await self.find(text)
                if loads:
                    return session
                with suppress(HistoryChangedError, TableDroppedError):  # then it is loaded anew
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
        async with _within(WAITING_SECONDS, f"The table {code} was not loaded"):
            return await asyncio.shield(self._loading.get(code) or self._begin_to_load(code))

    async def _begin(self, code: TableCode, opening: Opener) -> TableSession:
        """Return the session of a table, which begins like that unless it has begun."""
        while (loading := self._loading.get(code)) is not None:
            await asyncio.wait([loading])
        if code in self._sessions:
            return self._sessions[code]
        return await asyncio.shield(self._begin_to_load(code, opening))

    def _begin_to_load(
        self, code: TableCode, opening: Opener | None = None
    ) -> asyncio.Future[TableSession]:
        loading = self._loading[code] = asyncio.ensure_future(self._load(code, opening))
        loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return loading

    def forget(self, session: TableSession) -> None:
        """Let a table that nobody uses go from memory; the log keeps it."""
        self._sessions.pop(TableCode(session.table.code), None)
        self._by_id.pop(session.id, None)
        if session.delayed is not None:
            session.delayed.close()
        for forgotten in self.on_forgotten:
            forgotten(session)

    async def _load(self, code: TableCode, opening: Opener | None) -> TableSession:
        async with _within(LOADING_SECONDS, f"The table {code} could not be loaded"):
            row = await self.world.index.find(code)
            if row is None or row.game not in self.games:
                raise refusal("no_such_table")
            session = self._session(row.id, self.games[row.game])
            session.table.code = code
            await session.begin()
            if session.table.seq == 0:
                if opening is None:
                    raise refusal("no_such_table")
                await opening(session)
        self._put(code, session)
        return session

    def _session(self, table: TableId, game: Game[Any]) -> TableSession:
        offered = self._offered.get(game.name, OfferedGame(game, ()))
        new = Table(
            game,
            offered.strengths,
            self._offered,
            most_people=self._most_people,
            maintenance=self.world.maintenance,
        )
        return TableSession(table, new, self.world)

    async def _new_row(self, game: str, opening: Opening | None) -> TableCode:
        for _ in range(MOST_DRAWS):
            code = new_code(self.world.randomness)
            try:
                await self.world.index.add(code, game, self.world.clock.now(), opening)
            except CodeTakenError:
                continue
            except OpenedBeforeError as before:
                return before.code
            return code
        raise refusal("table_full", "No code is free for another table.")

    def _put(self, code: TableCode, session: TableSession) -> None:
        if (lost := self.live(session.id)) is not None:  # a database that was set back forgot it
            lost.log.be_lost(TableGoneError(session.id))
        self._sessions[code] = self._by_id[session.id] = session
        for loaded in self.on_loaded:
            loaded(session)


@asynccontextmanager
async def _within(seconds: float, what: str) -> AsyncIterator[None]:
    """Let a block take so long at most; raise :exc:`LogUnavailableError`, which says what did not.

    Every query has a timeout, so nothing should get here; a request that does is answered, too.
    """
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise LogUnavailableError(f"{what} within {seconds:.0f} s.") from None
