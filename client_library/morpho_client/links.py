"""The ways to a table: a socket, or requests that wait where sockets are blocked."""

import asyncio
import json
from collections.abc import AsyncGenerator, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Self, TypeAlias
from urllib.parse import quote, urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from morpho_client.errors import Refused, Unreachable
from morpho_client.rest import ROOT, Rest
from morpho_client.views import Json

OPENING: Final = 10.0
"""How many seconds a socket may take to open, and then to bring its first message."""
WAIT: Final = 10
"""For how many seconds a request waits for an update."""
PAUSE: Final = 2.0
"""The seconds between two questions whether the host has let one in."""
RETRIAL: Final = 60.0
"""The seconds between two trials whether sockets work again."""
SOCKETS_WORK: Final = "sockets_work"
"""The code with which requests are given up for a socket; no server says it."""
RESEATING: Final = {"sat", "stood", "seat_given", "game_chosen"}
"""Events after which somebody has another view, perhaps this player."""

Message: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Place:
    """A player's place at a table."""

    code: str
    player: str

    def path(self, what: str) -> str:
        """Return the path of something that belongs to the table."""
        return f"/tables/{quote(self.code, safe='')}/{what}"


class Socket:
    """A socket, opened with the number after which to go on; without one it sends a snapshot."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, rest: Rest, place: Place, after: int | None, history: str) -> Self:
        """Open a socket. Raises :exc:`Unreachable`."""
        query: dict[str, object] = {"player": place.player, "version": 1}
        if after is not None:
            query |= {"after": after, "history": history}
        return cls(await _connected(rest, f"{place.path('socket')}?{urlencode(query)}"))

    async def send(self, command: Message) -> None:
        """Send a command."""
        with suppress(ConnectionClosed):
            await self._connection.send(json.dumps(command))

    async def messages(self) -> AsyncGenerator[Message, None]:
        """Yield what comes. It ends by :exc:`Refused` or :exc:`Unreachable`."""
        connection = self._connection
        try:
            async with asyncio.timeout(OPENING):
                first = await connection.recv()
            yield json.loads(first)
            async for frame in connection:
                yield json.loads(frame)
        except TimeoutError:
            raise Unreachable("the socket brought nothing") from None
        except ConnectionClosed:
            pass
        reason = connection.close_reason
        raise Refused(reason) if reason else Unreachable("the connection was lost")

    async def close(self) -> None:
        """Close the socket, without waiting long for an answer."""
        await self._connection.close()


class LongPoll:
    """What a socket does, by requests. It begins with a view, and ends when sockets work."""

    def __init__(self, rest: Rest, place: Place) -> None:
        self._rest, self._place = rest, place
        self._after: int | None = None
        self._history = ""
        self._here: Json = None
        self._came: asyncio.Queue[Message | Exception] = asyncio.Queue()
        self._asked: asyncio.Queue[Message] = asyncio.Queue()
        work = (self._follow(), self._carry_out(), self._try_sockets())
        self._tasks = [asyncio.ensure_future(self._until_fault(each)) for each in work]

    async def send(self, command: Message) -> None:
        """Send a command when those before it are answered: requests may overtake each other."""
        self._asked.put_nowait(command)

    async def messages(self) -> AsyncGenerator[Message, None]:
        """Yield what a socket would bring; it ends as there."""
        while True:
            came = await self._came.get()
            if isinstance(came, Exception):
                raise came
            yield came

    async def close(self) -> None:
        """Stop asking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _until_fault(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Refused, Unreachable) as error:
            self._came.put_nowait(error)

    async def _ask(self, method: str, what: str, body: Json = None, **query: Any) -> Json:
        path, player = self._place.path(what), self._place.player
        return await self._rest.ask(method, path, body, patience=0, player=player, **query)

    async def _follow(self) -> None:
        while True:
            try:
                if self._after is None:
                    view = await self._ask("GET", "view")
                    self._came.put_nowait(view)
                    self._after, self._history = view["n"], view["history"]
                else:
                    await self._hear(self._after)
            except Refused as refused:
                if refused.code == "history_changed":
                    self._after = None
                elif refused.code == "not_admitted":
                    self._came.put_nowait({"type": "waiting"})
                else:
                    raise
                await asyncio.sleep(PAUSE)

    async def _hear(self, after: int) -> None:
        since = {"after": after, "history": self._history, "wait": WAIT}
        told = await self._ask("GET", "updates", **since)
        for update in told["updates"]:
            self._came.put_nowait(update)
            kinds = {event["kind"] for event in update.get("events") or ()}
            self._after = None if kinds & RESEATING else update["n"]
            if self._after is None:
                return
        if told["here"] != self._here:
            self._here = told["here"]
            self._came.put_nowait({"type": "presence", "here": self._here})

    async def _carry_out(self) -> None:
        while True:
            command = await self._asked.get()
            try:
                self._came.put_nowait(await self._ask("POST", "commands", command))
            except Refused as refused:
                told: Message = {"type": "refused", "id": command["id"], "code": refused.code}
                told |= {"reason": refused.reason, "retry_ms": refused.retry_ms}
                self._came.put_nowait(told)

    async def _try_sockets(self) -> None:
        while True:
            await asyncio.sleep(RETRIAL)
            with suppress(Unreachable, TimeoutError, ConnectionClosed):
                connection = await _connected(self._rest, "/connection/socket")
                async with connection, asyncio.timeout(OPENING):
                    await connection.recv()
                raise Refused(SOCKETS_WORK)


async def _connected(rest: Rest, path: str) -> ClientConnection:
    address = rest.address.replace("http", "ws", 1) + ROOT + path
    how: dict[str, Any] = {"open_timeout": OPENING, "close_timeout": 1, "max_size": None}
    try:
        return await connect(address, additional_headers=rest.headers, **how)
    except (OSError, WebSocketException) as error:  # a TimeoutError is an OSError
        raise Unreachable(str(error) or type(error).__name__) from error
