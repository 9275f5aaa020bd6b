"""Stored links to replays of rounds."""

from collections.abc import Sequence

from sqlalchemy import Connection, Delete, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from morpho_server.storage.database.models import replay_links, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import PlayerId, TableCode, TableId, TokenHash
from morpho_server.tables.model.replay_link import Found, ReplayLink, Shown
from morpho_server.tables.ports import LogUnavailableError

_WHOLE_MATCH = 0
"""The stored round of a link to a whole match."""

_BY_TOKEN = (
    select(tables.c.code, replay_links.c.match, replay_links.c.round)
    .join_from(replay_links, tables)
    .where(replay_links.c.token_hash == bindparam("token"))
)

_OF_PLAYER = (
    select(replay_links.c.match, replay_links.c.round)
    .where(
        replay_links.c.table_id == bindparam("table"), replay_links.c.player == bindparam("player")
    )
    .order_by(replay_links.c.match, replay_links.c.round)
)


class StoredReplayLinks:
    """The links to replays of rounds, stored by hashes of their secrets.

    Everything may raise :exc:`LogUnavailableError`.
    """

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def make(self, link: ReplayLink) -> None:
        """Let a link work, in place of an earlier one of its player for the same.

        Raises ``token_taken``.
        """

        def replace(connection: Connection) -> None:
            connection.execute(_same(link.table, link.player, link.shown))
            connection.execute(
                insert(replay_links).values(
                    token_hash=_stored(link.token_hash),
                    table_id=link.table,
                    player=link.player,
                    match=link.shown.match,
                    round=link.shown.round or _WHOLE_MATCH,
                )
            )

        try:
            await self._writer.write(replace)
        except IntegrityError as error:
            if await self.find(link.token_hash) is not None:
                raise refusal("token_taken") from error
            # Somebody has made the same at another node at this moment, or the table is gone.
            raise LogUnavailableError("A link can't be made just now.") from error

    async def end(self, table: TableId, player: PlayerId, shown: Shown) -> None:
        """Let a player's link to something work no more, if there is one."""
        await self._writer.write(lambda connection: connection.execute(_same(table, player, shown)))

    async def of_player(self, table: TableId, player: PlayerId) -> Sequence[Shown]:
        """Return the replays that a player's links at a table lead to."""
        rows = await self._reader.rows(_OF_PLAYER, table=table, player=player)
        return [Shown(match, number or None) for match, number in rows]

    async def find(self, token_hash: TokenHash) -> Found | None:
        """Return the replay that a link's secret leads to, or ``None``."""
        for code, match, number in await self._reader.rows(_BY_TOKEN, token=_stored(token_hash)):
            return Found(TableCode(code), Shown(match, number or None))
        return None


def _same(table: TableId, player: PlayerId, shown: Shown) -> Delete:
    return delete(replay_links).where(
        replay_links.c.table_id == table,
        replay_links.c.player == player,
        replay_links.c.match == shown.match,
        replay_links.c.round == (shown.round or _WHOLE_MATCH),
    )


def _stored(token_hash: TokenHash) -> bytes:
    return bytes.fromhex(token_hash)
