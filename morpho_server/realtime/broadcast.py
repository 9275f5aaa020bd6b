"""The broadcast, which carries messages from each node to the others that subscribe to them."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

Topic = str
"""The topic of a message: all nodes, or one table."""

Listener = Callable[[bytes], None]
"""Is called with each message of another node. Must not raise."""


class Subscription(NamedTuple):
    """A topic's listener, and the callback for the time when the subscription has begun."""

    listener: Listener
    subscribed: Callable[[], None] | None


class BadRedisUrlError(Exception):
    """A URL that names no Redis. The text says so for a person, without the URL: secrets."""


class Broadcast(Protocol):
    """Carries messages to other nodes, each at most once, in the order of its sender.

    Nothing waits for it, and the loss of a message is not reported.
    """

    @property
    def connected(self) -> bool:
        """Return whether messages come through just now, as far as can be known."""

    def publish(self, topic: Topic, message: bytes) -> None:
        """Hand a message over, to be sent soon. Never waits or fails."""

    def subscribe(
        self, topic: Topic, listener: Listener, subscribed: Callable[[], None] | None = None
    ) -> None:
        """Call a listener with the messages about a topic that other nodes publish from now on.

        ``subscribed`` is called when that has begun, each time that it begins.
        """

    def unsubscribe(self, topic: Topic) -> None:
        """End a subscription, if there is one."""

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

    def publish(self, topic: Topic, message: bytes) -> None:
        """Send it to nobody."""

    def subscribe(
        self, topic: Topic, listener: Listener, subscribed: Callable[[], None] | None = None
    ) -> None:
        """Receive nothing."""

    def unsubscribe(self, topic: Topic) -> None:
        """Do nothing: there are no subscriptions."""

    def on_connected(self, listener: Callable[[], None]) -> None:
        """Never call it: there is no connection."""

    async def run(self) -> None:
        """Carry nothing."""

    async def finish(self) -> None:
        """Return at once."""
