"""Many questions of one kind, asked of the database together."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

K = TypeVar("K")
A = TypeVar("A")

MOST: Final = 500
"""How many questions are asked at once."""


class Gathering(Generic[K, A]):
    """Asks in one query whatever came while the one before was answered.

    ``answers`` returns what it finds, by what was asked for. A question alone is asked at once; of
    many who come back at the same time, as after a restart, few cost more than one.
    """

    def __init__(self, answers: Callable[[Sequence[K]], Awaitable[Mapping[K, A]]]) -> None:
        self._answers = answers
        self._waiting: dict[K, asyncio.Future[A | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def ask(self, key: K) -> A | None:
        """Return what there is by now; ``None`` if nothing. Raises whatever ``answers`` does."""
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
