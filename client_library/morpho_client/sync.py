"""The same without ``async``: each call waits for its end, on a loop in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from morpho_client import client, table
from morpho_client.views import Json, Update, View

T = TypeVar("T")
P = ParamSpec("P")


class _Loop:
    """An event loop in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run some work in the thread of the loop; return its result."""
        running = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return running.result()
        except BaseException:
            running.cancel()  # somebody has pressed Ctrl+C
            raise

    def stop(self) -> None:
        """Stop for good."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def _waited(
    method: Callable[Concatenate[Any, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Any, P], T]:
    """Return a method that waits for the end of another."""

    @wraps(method)
    def wait(face: Any, /, *given: P.args, **named: P.kwargs) -> T:
        loop: _Loop = face._loop  # noqa: SLF001 - its own
        return loop.run(method(face._inner, *given, **named))  # noqa: SLF001

    return wait


class Table:
    """A player's place at a table; see :class:`morpho_client.Table`, of which it is the face."""

    do = _waited(table.Table.do)
    move = _waited(table.Table.move)
    until = _waited(table.Table.until)
    leave = _waited(table.Table.leave)

    def __init__(self, loop: _Loop, inner: table.Table) -> None:
        self._loop, self._inner = loop, inner
        self.code, self.player, self.memory = inner.code, inner.player, inner.memory

    @property
    def view(self) -> View:
        """The newest view; :meth:`until` and iteration wait for the first one."""
        return self._inner.view

    def turns(self, *, again: bool = False) -> Iterator[View]:
        """Be ready for a match, and yield each view in which the player has to decide."""
        turns = self._inner.turns(again=again)

        async def following() -> View | None:
            return await anext(turns, None)

        while (view := self._loop.run(following())) is not None:
            yield view

    def __iter__(self) -> Iterator[Update]:
        while True:
            yield self._loop.run(self._inner.__anext__())


class Client:
    """A guest of a server; see :class:`morpho_client.Client`, of which it is the face."""

    ask = _waited(client.Client.ask)

    def __init__(self, address: str, keep: Path | str | None = None, **more: Any) -> None:
        self._inner = client.Client(address, keep, **more)
        self._loop = _Loop()

    def open(self, game: str, name: str, *, id: str | None = None, options: Json = None) -> Table:
        """Open a table and sit down there as its host; the same ``id`` opens one table only."""
        opened = self._inner.open(game, name, id=id, options=options)
        return Table(self._loop, self._loop.run(opened))

    def join(self, to: str, name: str, *, sit: bool = True) -> Table:
        """Come to a table by its code or invitation."""
        return Table(self._loop, self._loop.run(self._inner.join(to, name, sit=sit)))

    def close(self) -> None:
        """Close all connections."""
        self._loop.run(self._inner.close())
        self._loop.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
