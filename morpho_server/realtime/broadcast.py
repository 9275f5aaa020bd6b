"""The broadcast, which carries messages from each node to all others."""

from collections.abc import Callable
from typing import Literal, Protocol

Topic = Literal["entries", "presence"]
"""What a message is about."""

Listener = Callable[[bytes], None]
"""Is called with each message of another node. Must not raise."""


class BadRedisUrlError(Exception):
    """A URL that names no Redis. The text says so for a person, without the URL: secrets."""


class Broadcast(Protocol):
    """Carries messages to all other nodes, each at most once, in the order of its sender.

    Nothing waits for it, and the loss of a message is not reported.
    """

    @property
    def connected(self) -> bool:
        """Return whether messages come through just now, as far as can be known."""

    def send(self, topic: Topic, message: bytes) -> None:
        """Hand a message over, to be sent soon. Never waits or fails."""

    def listen(self, topic: Topic, listener: Listener) -> None:
        """Call a listener with the messages about a topic that other nodes send."""

    def on_connected(self, listener: Callable[[], None]) -> None:
        """Call a listener when messages come through again; earlier ones may be lost."""

    async def run(self) -> None:
        """Carry messages until cancelled."""

    async def finish(self) -> None:
        """Wait until what was handed over is sent, if that is soon."""


class NoBroadcast(Broadcast):
    """The broadcast of a node that can't reach others."""

    @property
    def connected(self) -> bool:
        """Return ``False``: no message gets through."""
        return False

    def send(self, topic: Topic, message: bytes) -> None:
        """Send it to nobody."""

    def listen(self, topic: Topic, listener: Listener) -> None:
        """Receive nothing."""

    def on_connected(self, listener: Callable[[], None]) -> None:
        """Never call it: there is no connection."""

    async def run(self) -> None:
        """Carry nothing."""

    async def finish(self) -> None:
        """Return at once."""
