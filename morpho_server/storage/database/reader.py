"""Reads beside the writer, in a few threads, on read-only connections."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Engine, Select, TextClause
from sqlalchemy.exc import SQLAlchemyError

from morpho_server.storage.database.errors import (
    DatabaseUnusableError,
    RowDamagedError,
    RowUnreadableError,
    unavailable,
)
from morpho_server.tables.ports import LogUnavailableError

_Query = Select[*tuple[Any, ...]] | TextClause

MOST_READERS: Final = 8
"""The most connections that read, each in a thread."""

WAITING_SECONDS: Final = 7
"""The most time that a question may wait for one of them."""


class Reader:
    """Reads what is durable."""

    def __init__(
        self, engine: Engine, explain: Callable[[Exception], DatabaseUnusableError]
    ) -> None:
        self._engine = engine
        self._explain = explain
        self._free = asyncio.Semaphore(MOST_READERS)
        self._threads = ThreadPoolExecutor(MOST_READERS, "reader")
        self._closed = False

    async def rows(self, query: _Query, **values: object) -> Sequence[Any]:
        """Return the rows of a query as tuples.

        Raises :exc:`LogUnavailableError`, as :exc:`RowUnreadableError` if a row is damaged.

        ``values`` are its parameters. A query that is built once costs half of one built each time.
        """
        await self._wait_for_one()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._fetch, query, values)
        except SQLAlchemyError as error:
            explained = self._explain(error)
            if isinstance(explained, RowDamagedError):
                # Without the cause, which quotes the row: it may hold cards.
                raise RowUnreadableError(str(explained)) from None
            raise unavailable(explained) from error
        finally:
            self._free.release()

    def close(self) -> None:
        """Stop reading, without waiting for reads in progress, which have time limits."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._engine.pool.dispose()

    async def _wait_for_one(self) -> None:
        try:
            async with asyncio.timeout(WAITING_SECONDS if self._free.locked() else None):
                await self._free.acquire()
        except TimeoutError:
            raise LogUnavailableError("The database was busy for too long.") from None

    def _fetch(self, query: _Query, values: Mapping[str, object]) -> Sequence[Any]:
        try:
            with self._engine.connect() as connection:
                return connection.execute(query, values).all()
        finally:
            if self._closed:
                self._engine.pool.dispose()
