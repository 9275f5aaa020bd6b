"""The broadcast by Redis: publish and subscribe, nothing is stored there."""

import asyncio
import logging
import math
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, NoReturn, get_args

from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from morpho_server.realtime.broadcast import BadRedisUrlError, Broadcast, Listener, Topic
from morpho_server.tables.model.ids import NodeId

logger = logging.getLogger(__name__)

CONNECT_SECONDS: Final = 3.0
"""How long Redis may take to let us in."""

SILENT_SECONDS: Final = 6.0
"""How long nothing may be heard, not even of ourselves, before the connection counts as lost."""

WAITS: Final = (0.1, 0.5, 1.0, 2.0)
"""How long to wait before connecting again, after each failed attempt; the last one repeats."""

MOST_WAITING: Final = 2000
"""How many messages may wait to be sent; others are lost."""


class RedisBroadcast(Broadcast):
    """The broadcast by Redis, on channels that begin with a prefix.

    Each node must send something every two seconds, which comes back to it: that shows
    that the connection works.
    """

    def __init__(self, pool: ConnectionPool, prefix: str, node: NodeId) -> None:
        self._pool = pool
        self._node = node.encode()
        self._channels = {topic: f"{prefix}:{topic}".encode() for topic in get_args(Topic)}
        self._listeners: dict[bytes, list[Listener]] = {c: [] for c in self._channels.values()}
        self._on_connected: list[Callable[[], None]] = []
        self._waiting: deque[tuple[bytes, bytes]] = deque()
        self._some_wait = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._connected = False
        self._heard_at = 0.0

    @property
    def connected(self) -> bool:
        """Return whether messages come through just now, as far as can be known."""
        return self._connected and self._silence() < SILENT_SECONDS

    def send(self, topic: Topic, message: bytes) -> None:
        """Hand a message over; it is lost if Redis can't be reached."""
        if self._connected and len(self._waiting) < MOST_WAITING:
            self._waiting.append((self._channels[topic], self._node + message))
            self._some_wait.set()
            self._all_sent.clear()

    def listen(self, topic: Topic, listener: Listener) -> None:
        """Call a listener with the messages about a topic that other nodes send."""
        self._listeners[self._channels[topic]].append(listener)

    def on_connected(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever Redis has been reached, or reached again."""
        self._on_connected.append(listener)

    async def run(self) -> None:
        """Connect, and connect again whenever the connection is lost; runs until cancelled."""
        in_vain = 0
        while True:
            was_reached = False
            try:
                await self._connect_and_carry()
            except Exception as error:  # noqa: BLE001 - every fault is followed by another attempt
                was_reached = self._connected
                if was_reached or in_vain == 0:
                    logger.warning(
                        "Redis can't be reached (%s). The game goes on; until it is back other"
                        " nodes hear of moves more slowly, and nobody is called away.",
                        error,
                    )
            finally:
                self._connected = False
                self._waiting.clear()
                self._all_sent.set()
            in_vain = 1 if was_reached else in_vain + 1
            await asyncio.sleep(WAITS[min(in_vain, len(WAITS)) - 1])

    async def finish(self) -> None:
        """Wait until what was handed over is sent, if that is soon."""
        await self._all_sent.wait()

    async def _connect_and_carry(self) -> None:
        receiving, sending = _connection(self._pool), _connection(self._pool)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await sending.connect()
                await sending.send_command("CLIENT", "REPLY", "OFF")
                await receiving.connect()
                await receiving.send_command("SUBSCRIBE", *self._listeners)
                for _ in self._listeners:
                    await receiving.read_response()
            self._begin()
            await _until_one_ends(self._receive(receiving), self._publish(sending), self._watch())
        finally:
            for connection in (receiving, sending):
                await connection.disconnect(nowait=True)

    def _begin(self) -> None:
        self._connected = True
        self._heard_at = asyncio.get_running_loop().time()
        logger.info("Redis is reached.")
        for listener in self._on_connected:
            listener()

    async def _receive(self, connection: Any) -> NoReturn:
        loop = asyncio.get_running_loop()
        own = len(self._node)
        while True:
            _, channel, message = await connection.read_response(timeout=math.inf)
            self._heard_at = loop.time()
            if not message.startswith(self._node):
                for listener in self._listeners[channel]:
                    listener(message[own:])

    async def _publish(self, connection: Any) -> NoReturn:
        while True:
            await self._some_wait.wait()
            self._some_wait.clear()
            commands = [("PUBLISH", channel, message) for channel, message in self._waiting]
            self._waiting.clear()
            await connection.send_packed_command(connection.pack_commands(commands))
            if not self._waiting:
                self._all_sent.set()

    async def _watch(self) -> NoReturn:
        while True:
            await asyncio.sleep(SILENT_SECONDS / 3)
            if self._silence() >= SILENT_SECONDS:
                raise TimeoutError("nothing is heard of it")

    def _silence(self) -> float:
        return asyncio.get_running_loop().time() - self._heard_at


def redis_pool(url: str) -> ConnectionPool:
    """Return what connects to the Redis that a URL names; raises :exc:`BadRedisUrlError`.

    Nothing is connected yet.
    """
    try:
        pool = ConnectionPool.from_url(
            url,
            protocol=2,
            socket_connect_timeout=CONNECT_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        # What is heard shows whether a connection works, whatever the URL says. The library would
        # bound what is sent by "asyncio.wait_for", in which a cancellation can get lost before
        # Python 3.12, and the task would go on, on a connection that nobody listens to any more.
        pool.connection_kwargs["socket_timeout"] = None
        _connection(pool)
    except (TypeError, ValueError):
        raise BadRedisUrlError(
            "MORPHO_REDIS can't be read. It should look like redis://127.0.0.1:6379/0, or"
            " redis://:password@host:6379/0; rediss:// with TLS, unix:// for a socket file."
        ) from None
    return pool


def _connection(pool: ConnectionPool) -> Any:
    # "Any", for the library leaves its connections half untyped.
    return pool.make_connection()  # type: ignore[no-untyped-call]


async def _until_one_ends(*works: Coroutine[Any, Any, NoReturn]) -> None:
    """Work at several things until one of them raises, and raise that.

    A group of tasks would raise it even if it is cancelled at that moment, and so go on.
    """
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
