"""Presence: players whose pages are open at this node, or at another."""

from collections.abc import Mapping
from typing import Protocol

from morpho_server.tables.model.ids import PlayerId, TableId

Lesson = tuple[int, int]
"""The step of a game's lesson that somebody has come to, from 1, and how many there are."""

Here = Mapping[PlayerId, Lesson | None]
"""The players with a page open, each with their place in the lesson if they learn meanwhile."""


class Presence(Protocol):
    """The presence of pages at other nodes, and the reports to them about this node's pages."""

    @property
    def certain(self) -> bool:
        """Return whether the pages of all nodes are known just now.

        If they are not, a player may be here without being known.
        """

    def elsewhere(self, table: TableId) -> Here:
        """Return the players at a table who have a page open at another node."""

    def notify(self, table: TableId, here: Here) -> None:
        """Send other nodes who has a page open at this one."""

    def notify_request(self, table: TableId, player: PlayerId) -> None:
        """Send other nodes that a player has made a REST request just now."""


class NobodyElse(Presence):
    """The presence of a node that is the only one."""

    @property
    def certain(self) -> bool:
        """Return ``True``: all pages are known."""
        return True

    def elsewhere(self, table: TableId) -> Here:  # noqa: ARG002 - nowhere else
        """Return nobody."""
        return {}

    def notify(self, table: TableId, here: Here) -> None:
        """Notify nobody."""

    def notify_request(self, table: TableId, player: PlayerId) -> None:
        """Notify nobody."""
