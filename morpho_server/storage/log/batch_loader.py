"""Many queries of one kind, sent to the database together."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from morpho_server.storage.database.errors import RowUnreadableError

K = TypeVar("K")
A = TypeVar("A")

MOST: Final = 500
"""The most questions that are asked at once."""


class BatchLoader(Generic[K, A]):
    """Sends in one query everything asked while the previous one ran.

    ``answers`` returns the results by key. A lone question is sent at once. Of many that come
    together, as after a restart, a few queries are left.
    """

    def __init__(self, answers: Callable[[Sequence[K]], Awaitable[Mapping[K, A]]]) -> None:
        self._answers = answers
        self._waiting: dict[K, asyncio.Future[A | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def ask(self, key: K) -> A | None:
        """Return the result as of now, or ``None``; raise whatever ``answers`` does."""
        if key not in self._waiting:
            self._waiting[key] = asyncio.get_running_loop().create_future()
        answer = self._waiting[key]
        if self._asking is None:
            self._asking = asyncio.ensure_future(self._ask())
        return await asyncio.shield(answer)

    async def _ask(self) -> None:
        try:
            while self._waiting:
                asked = {key: self._waiting.pop(key) for key in list(self._waiting)[:MOST]}
                await self._answer(asked)
        finally:
            self._asking = None

    async def _answer(self, asked: Mapping[K, "asyncio.Future[A | None]"]) -> None:
        try:
            found = await self._answers(list(asked))
        except Exception as error:  # noqa: BLE001 - it is for those who asked
            if isinstance(error, RowUnreadableError) and len(asked) > 1:
                for key, answer in asked.items():  # one must not keep others from theirs
                    await self._answer({key: answer})
                return
            for answer in asked.values():
                answer.set_exception(error)
                answer.exception()  # seen, should nobody wait for it any more
        except asyncio.CancelledError:
            for answer in (*asked.values(), *self._waiting.values()):
                answer.cancel()
            self._waiting.clear()
            raise
        else:
            for key, answer in asked.items():
                answer.set_result(found.get(key))
