"""Who is present: players whose pages are open at this node, or at another."""

from collections.abc import Collection
from typing import Protocol

from morpho_server.tables.words import PlayerId, TableId


class Presence(Protocol):
    """What this node knows of the pages at other nodes, and tells them of its own."""

    @property
    def certain(self) -> bool:
        """Tell whether the pages of all nodes are known just now.

        Else whoever is not known to be here may still be.
        """

    def elsewhere(self, table: TableId) -> Collection[PlayerId]:
        """Return the players at a table who have a page open at another node."""

    def tell(self, table: TableId, here: Collection[PlayerId]) -> None:
        """Have other nodes know who has a page open at this one."""

    def tell_heard(self, table: TableId, player: PlayerId) -> None:
        """Have other nodes know that a player has asked something by REST just now."""


class NobodyElse(Presence):
    """The presence of a node that is the only one."""

    @property
    def certain(self) -> bool:
        """Return that all pages are known."""
        return True

    def elsewhere(self, table: TableId) -> Collection[PlayerId]:  # noqa: ARG002 - nowhere else
        """Return nobody."""
        return ()

    def tell(self, table: TableId, here: Collection[PlayerId]) -> None:
        """Tell nobody."""

    def tell_heard(self, table: TableId, player: PlayerId) -> None:
        """Tell nobody."""
