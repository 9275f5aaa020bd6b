"""An answer that is slow to compute, computed once for all who wait for it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

FRESH_SECONDS: Final = 1
"""The time for which an answer is good for everybody who asks."""

_now: Callable[[], float] = time.monotonic


class SharedAnswer(Generic[T]):
    """Finds an answer when somebody asks, at most once at a time and once in a while.

    A failure is raised to all who wait for the answer, and isn't kept.
    """

    def __init__(self, find: Callable[[], Coroutine[Any, Any, T]]) -> None:
        self._find = find
        self._finding: asyncio.Task[T] | None = None
        self._good_until = 0.0

    async def get(self) -> T:
        """Return the answer, or raise what finding it raises."""
        finding = self._finding
        if finding is None or (finding.done() and _now() >= self._good_until):
            self._finding = finding = asyncio.create_task(self._found())
        # Others may wait for it when the one who asked first has gone.
        return await asyncio.shield(finding)

    async def _found(self) -> T:
        answer = await self._find()
        self._good_until = _now() + FRESH_SECONDS
        return answer
