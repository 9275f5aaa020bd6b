"""The broadcast by Redis: publish and subscribe, nothing is stored there."""

import asyncio
import hmac
import logging
import math
from collections import deque
from collections.abc import Callable, Coroutine
from hmac import compare_digest
from typing import Any, Final, NoReturn

from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from morpho_server.realtime.broadcast import (
    BadRedisUrlError,
    Broadcast,
    Listener,
    Subscription,
    Topic,
)
from morpho_server.tables.model.ids import NodeId

logger = logging.getLogger(__name__)

CONNECT_SECONDS: Final = 3.0
"""The most time that Redis may take to let us in."""

SILENT_SECONDS: Final = 6.0
"""The longest silence, even of ourselves, before the connection counts as lost."""

WAITS: Final = (0.1, 0.5, 1.0, 2.0)
"""The pauses before connecting again, after each failed attempt; the last one repeats."""

MOST_WAITING: Final = 2000
"""The most messages that may wait to be sent; others are lost."""


MAC_BYTES: Final = 32
"""The length of an HMAC-SHA256."""

FORGED: Final = (
    "Redis carries messages that no node with this database has sent, and they are dropped. Another"
    " installation has the same MORPHO_REDIS_PREFIX, or somebody forges them."
)
"""Logged once, however many come."""


class RedisBroadcast(Broadcast):
    """The broadcast by Redis, with a channel for each topic; the names begin with a prefix.

    Each message carries a MAC by a key that all nodes have from their database. Others are dropped:
    nobody who can only reach Redis can show a move that was not made.

    Each node must send something every two seconds, which comes back to it: that shows
    that the connection works.
    """

    def __init__(self, pool: ConnectionPool, prefix: str, key: bytes, node: NodeId) -> None:
        self._pool = pool
        self._key = key
        self._node = node.encode()
        self._prefix = prefix
        self._subscriptions: dict[bytes, Subscription] = {}
        self._changed: dict[bytes, None] = {}
        self._some_changed = asyncio.Event()
        self._on_connected: list[Callable[[], None]] = []
        self._waiting: deque[tuple[bytes, bytes]] = deque()
        self._some_wait = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._connected = False
        self._warned = False
        self._heard_at = 0.0

    @property
    def connected(self) -> bool:
        """Return whether messages come through just now, as far as can be known."""
        return self._connected and self._silence() < SILENT_SECONDS

    def publish(self, topic: Topic, message: bytes) -> None:
        """Hand a message over; it is lost if Redis can't be reached."""
        if self._connected and len(self._waiting) < MOST_WAITING:
            channel, content = self._channel(topic), self._node + message
            self._waiting.append((channel, self._mac(channel, content) + content))
            self._some_wait.set()
            self._all_sent.clear()

    def subscribe(
        self, topic: Topic, listener: Listener, subscribed: Callable[[], None] | None = None
    ) -> None:
        """Call a listener with the messages about a topic that other nodes publish from now on."""
        channel = self._channel(topic)
        self._subscriptions[channel] = Subscription(listener, subscribed)
        self._change(channel)

    def unsubscribe(self, topic: Topic) -> None:
        """End a subscription, if there is one."""
        channel = self._channel(topic)
        if self._subscriptions.pop(channel, None) is not None:
            self._change(channel)

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
                self._changed = dict.fromkeys(self._subscriptions)
                await self._send_changes(receiving)
                self._take(await receiving.read_response())
            self._begin()
            await _until_one_ends(
                self._receive(receiving),
                self._keep_subscribed(receiving),
                self._publish(sending),
                self._watch(),
            )
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
        while True:
            response = await connection.read_response(timeout=math.inf)
            self._heard_at = loop.time()
            self._take(response)

    def _take(self, response: list[Any]) -> None:
        kind, channel, message = response
        subscription = self._subscriptions.get(channel)
        if subscription is None:
            return
        if kind == b"message":
            self._take_message(channel, message, subscription.listener)
        elif kind == b"subscribe" and subscription.subscribed is not None:
            subscription.subscribed()

    def _take_message(self, channel: bytes, message: bytes, listener: Listener) -> None:
        mac, content = message[:MAC_BYTES], message[MAC_BYTES:]
        if content.startswith(self._node):
            return
        if compare_digest(mac, self._mac(channel, content)):
            listener(content[len(self._node) :])
        elif not self._warned:
            self._warned = True
            logger.warning(FORGED)

    def _mac(self, channel: bytes, content: bytes) -> bytes:
        return hmac.digest(self._key, channel + b"\0" + content, "sha256")

    async def _keep_subscribed(self, connection: Any) -> NoReturn:
        while True:
            await self._some_changed.wait()
            await self._send_changes(connection)

    async def _send_changes(self, connection: Any) -> None:
        changed, self._changed = self._changed, {}
        self._some_changed.clear()
        commands = [
            ("SUBSCRIBE" if channel in self._subscriptions else "UNSUBSCRIBE", channel)
            for channel in changed
        ]
        await connection.send_packed_command(connection.pack_commands(commands))

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

    def _channel(self, topic: Topic) -> bytes:
        return f"{self._prefix}:{topic}".encode()

    def _change(self, channel: bytes) -> None:
        self._changed[channel] = None
        self._some_changed.set()

    def _silence(self) -> float:
        return asyncio.get_running_loop().time() - self._heard_at


def redis_pool(url: str) -> ConnectionPool:
    """Return a pool of connections to a Redis URL; raises :exc:`BadRedisUrlError`.

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
