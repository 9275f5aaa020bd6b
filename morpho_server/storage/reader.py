"""Reads beside the writer, on connections that can't write."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from morpho_server.tables.ports import LogUnavailableError


class Reader:
    """Reads what is durable."""

    def __init__(self, engine: AsyncEngine, explain: Callable[[Exception], Exception]) -> None:
        self._engine = engine
        self._explain = explain

    async def rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any]:
        """Return the rows that a query finds, as tuples; raises :exc:`LogUnavailableError`."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except SQLAlchemyError as error:
            raise LogUnavailableError(str(self._explain(error))) from error
