"""The broadcast between processes of one server, whose parent relays it from each to the others."""

from asyncio import IncompleteReadError, StreamReader, StreamWriter
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from struct import Struct
from typing import Final, NamedTuple

from morpho_server.realtime.broadcast import Broadcast, Listener, Subscription, Topic

MOST_WAITING: Final = 4_000_000
"""How many bytes may wait for a process that does not read; later messages are lost to it."""

_PUBLISH: Final = b"p"
_SUBSCRIBE: Final = b"s"
_UNSUBSCRIBE: Final = b"u"

_HEAD: Final = Struct(">cHI")
"""What a frame is, how long its topic is, and how long its message."""


class _Frame(NamedTuple):
    kind: bytes
    topic: bytes
    message: bytes


class Relay:
    """Carries messages from each process to the others that subscribe to their topic."""

    def __init__(self) -> None:
        self._subscribers: defaultdict[bytes, set[StreamWriter]] = defaultdict(set)

    async def carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Carry what a process sends, and to it what it subscribes to, until it ends."""
        try:
            async for frame in _frames(reader):
                if frame.kind == _SUBSCRIBE:
                    self._subscribers[frame.topic].add(writer)
                    _send(writer, frame)  # it learns that its subscription has begun
                elif frame.kind == _UNSUBSCRIBE:
                    self._end(frame.topic, writer)
                else:
                    for other in self._subscribers.get(frame.topic, set()) - {writer}:
                        _send(other, frame)
        finally:
            for topic in list(self._subscribers):
                self._end(topic, writer)
            writer.close()

    def _end(self, topic: bytes, writer: StreamWriter) -> None:
        left = self._subscribers.get(topic, set())
        left.discard(writer)
        if not left:
            self._subscribers.pop(topic, None)


class RelayBroadcast(Broadcast):
    """The broadcast of a process, on its connection to the relay of its parent."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._writer.transport.set_write_buffer_limits(0)
        self._subscriptions: dict[bytes, Subscription] = {}
        self._on_connected: list[Callable[[], None]] = []

    @property
    def connected(self) -> bool:
        """Return whether the parent is there."""
        return not (self._writer.transport.is_closing() or self._reader.at_eof())

    def publish(self, topic: Topic, message: bytes) -> None:
        """Hand a message over."""
        _send(self._writer, _Frame(_PUBLISH, topic.encode(), message))

    def subscribe(
        self, topic: Topic, listener: Listener, subscribed: Callable[[], None] | None = None
    ) -> None:
        """Call a listener with the messages about a topic that others publish from now on."""
        self._subscriptions[topic.encode()] = Subscription(listener, subscribed)
        _send(self._writer, _Frame(_SUBSCRIBE, topic.encode(), b""))

    def unsubscribe(self, topic: Topic) -> None:
        """End a subscription, if there is one."""
        if self._subscriptions.pop(topic.encode(), None) is not None:
            _send(self._writer, _Frame(_UNSUBSCRIBE, topic.encode(), b""))

    def on_connected(self, listener: Callable[[], None]) -> None:
        """Call a listener when this begins to carry messages."""
        self._on_connected.append(listener)

    async def run(self) -> None:
        """Carry messages until the parent ends."""
        for listener in self._on_connected:
            listener()
        async for frame in _frames(self._reader):
            subscription = self._subscriptions.get(frame.topic)
            if subscription is None:
                continue
            if frame.kind == _PUBLISH:
                subscription.listener(frame.message)
            elif subscription.subscribed is not None:
                subscription.subscribed()

    async def finish(self) -> None:
        """Wait until what was handed over is sent."""
        with suppress(ConnectionError):  # the parent has ended
            await self._writer.drain()

    def close(self) -> None:
        """Carry no more."""
        self._writer.close()


def _send(writer: StreamWriter, frame: _Frame) -> None:
    full = writer.transport.get_write_buffer_size() > MOST_WAITING
    if writer.transport.is_closing() or (full and frame.kind == _PUBLISH):
        return
    head = _HEAD.pack(frame.kind, len(frame.topic), len(frame.message))
    writer.write(b"".join((head, frame.topic, frame.message)))


async def _frames(reader: StreamReader) -> AsyncIterator[_Frame]:
    """Yield what comes, until the other end closes."""
    while True:
        try:
            kind, topic, message = _HEAD.unpack(await reader.readexactly(_HEAD.size))
            yield _Frame(kind, await reader.readexactly(topic), await reader.readexactly(message))
        except (IncompleteReadError, ConnectionError):
            return
