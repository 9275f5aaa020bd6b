"""Presence: players whose pages are open at this node, or at another."""

from collections.abc import Collection
from typing import Protocol

from morpho_server.tables.model.ids import PlayerId, TableId


class Presence(Protocol):
    """The presence of pages at other nodes, and the reports to them about this node's pages."""

    @property
    def certain(self) -> bool:
        """Return whether the pages of all nodes are known just now.

        If they are not, a player may be here without being known.
        """

    def elsewhere(self, table: TableId) -> Collection[PlayerId]:
        """Return the players at a table who have a page open at another node."""

    def notify(self, table: TableId, here: Collection[PlayerId]) -> None:
        """Send other nodes who has a page open at this one."""

    def notify_request(self, table: TableId, player: PlayerId) -> None:
        """Send other nodes that a player has made a REST request just now."""


class NobodyElse(Presence):
    """The presence of a node that is the only one."""

    @property
    def certain(self) -> bool:
        """Return ``True``: all pages are known."""
        return True

    def elsewhere(self, table: TableId) -> Collection[PlayerId]:  # noqa: ARG002 - nowhere else
        """Return nobody."""
        return ()

    def notify(self, table: TableId, here: Collection[PlayerId]) -> None:
        """Notify nobody."""

    def notify_request(self, table: TableId, player: PlayerId) -> None:
        """Notify nobody."""
